import Foundation

/// Types of values of a model.
public enum MLFeatureType: Int, Sendable {
  /// None.
  case invalid = 0
  /// A number.
  case int64 = 1
  /// A fraction.
  case double = 2
  /// A text.
  case string = 3
  /// A picture.
  case image = 4
  /// Numbers in rows.
  case multiArray = 5
  /// Numbers of names.
  case dictionary = 6
  /// Values one after the other.
  case sequence = 7
  /// What a model remembers.
  case state = 8
}

/// A value that a model takes or gives.
open class MLFeatureValue: Hashable, CustomStringConvertible, @unchecked Sendable {
  private enum Content {
    case none
    case int64(Int64)
    case double(Double)
    case string(String)
    case multiArray(MLMultiArray)
    case dictionary([AnyHashable: NSNumber])
    case sequence(MLSequence)
  }
  /// The type.
  public let type: MLFeatureType
  private let content: Content

  private init(_ type: MLFeatureType, _ content: Content) {
    self.type = type
    self.content = content
  }
  /// A number.
  public convenience init(int64 value: Int64) { self.init(.int64, .int64(value)) }
  /// A fraction.
  public convenience init(double value: Double) { self.init(.double, .double(value)) }
  /// A text.
  public convenience init(string value: String) { self.init(.string, .string(value)) }
  /// Numbers in rows.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, .multiArray(value)) }
  /// Values one after the other.
  public convenience init(sequence: MLSequence) { self.init(.sequence, .sequence(sequence)) }
  /// Numbers of names; all names are texts, or all are numbers.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    let areTexts = value.keys.allSatisfy { $0.base is String }
    let areNumbers = value.keys.allSatisfy { $0.base is Int || $0.base is Int64 || $0.base is NSNumber }
    guard areTexts || areNumbers else { throw MLModelError(.featureType) }
    self.init(.dictionary, .dictionary(value))
  }
  /// No value, of a type.
  public convenience init(undefined type: MLFeatureType) { self.init(type, .none) }

  /// Whether there is no value.
  open var isUndefined: Bool {
    if case .none = content { return true }
    return false
  }
  /// The number; 0 for values of other types.
  open var int64Value: Int64 {
    if case .int64(let value) = content { return value }
    return 0
  }
  /// The fraction; 0 for values of other types.
  open var doubleValue: Double {
    if case .double(let value) = content { return value }
    return 0
  }
  /// The text; empty for values of other types.
  open var stringValue: String {
    if case .string(let value) = content { return value }
    return ""
  }
  /// The numbers in rows.
  open var multiArrayValue: MLMultiArray? {
    if case .multiArray(let value) = content { return value }
    return nil
  }
  /// The numbers of names; empty for values of other types.
  open var dictionaryValue: [AnyHashable: NSNumber] {
    if case .dictionary(let value) = content { return value }
    return [:]
  }
  /// The values one after the other.
  open var sequenceValue: MLSequence? {
    if case .sequence(let value) = content { return value }
    return nil
  }
  /// The value as a text.
  open var description: String {
    switch content {
    case .none: return "undefined"
    case .int64(let value): return "Int64 : \(value)"
    case .double(let value): return "Double : \(value)"
    case .string(let value): return "String : \(value)"
    case .multiArray(let value): return "MultiArray : \(value.description)"
    case .dictionary(let value): return "Dictionary : \(value)"
    case .sequence(let value): return "Sequence : \(value.count) values"
    }
  }
  /// Whether a value is the same.
  open func isEqual(to value: MLFeatureValue) -> Bool {
    guard type == value.type else { return false }
    switch (content, value.content) {
    case (.none, .none): return true
    case (.int64(let a), .int64(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.multiArray(let a), .multiArray(let b)): return a == b
    case (.dictionary(let a), .dictionary(let b)):
      return a.count == b.count && a.allSatisfy { b[$0.key]?.doubleValue == $0.value.doubleValue }
    case (.sequence(let a), .sequence(let b)):
      return a.stringValues == b.stringValues && a.numbers == b.numbers
    default: return false
    }
  }
  /// Whether both are the same.
  public static func == (a: MLFeatureValue, b: MLFeatureValue) -> Bool { a.isEqual(to: b) }
  /// Tells values from each other.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(int64Value)
    hasher.combine(doubleValue)
    hasher.combine(stringValue)
  }
}

/// Values one after the other.
open class MLSequence: @unchecked Sendable {
  /// The type of the values.
  public let type: MLFeatureType
  /// The texts.
  public let stringValues: [String]
  /// The numbers.
  open var int64Values: [NSNumber] { numbers.map { NSNumber(value: $0) } }
  let numbers: [Int64]
  /// How many there are.
  var count: Int { stringValues.count + numbers.count }
  private init(_ type: MLFeatureType, _ texts: [String], _ numbers: [Int64]) {
    self.type = type
    stringValues = texts
    self.numbers = numbers
  }
  /// No values of a type.
  public convenience init(empty type: MLFeatureType) { self.init(type, [], []) }
  /// Texts.
  public convenience init(strings stringValues: [String]) { self.init(.string, stringValues, []) }
  /// Numbers.
  public convenience init(int64s int64Values: [NSNumber]) {
    self.init(.int64, [], int64Values.map { Int64($0.intValue) })
  }
}
