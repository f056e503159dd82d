import Foundation

/// A value of a contact with a word for which one it is, such as the number at home.
open class CNLabeledValue<ValueType: NSObject>: NSObject {
  /// What is unlike for each value.
  public let identifier: String
  /// The word: one of the `CNLabel…`, or any other.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// A value with a word.
  public init(label: String?, value: ValueType) {
    identifier = UUID().uuidString
    self.label = label
    self.value = value
    super.init()
  }
  private init(identifier: String, label: String?, value: ValueType) {
    self.identifier = identifier
    self.label = label
    self.value = value
    super.init()
  }
  /// The same value with another word.
  open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
    CNLabeledValue<ValueType>(identifier: identifier, label: label, value: value)
  }
  /// Another value with the same word.
  open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue<ValueType>(identifier: identifier, label: label, value: value)
  }
  /// Another value with another word.
  open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue<ValueType>(identifier: identifier, label: label, value: value)
  }
  /// A word as a person reads it.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return String(label.dropFirst(4).dropLast(4)).lowercased()
  }
}
