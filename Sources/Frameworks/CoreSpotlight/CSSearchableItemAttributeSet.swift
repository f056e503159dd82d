import Foundation
import SwiftUI

/// What is known of an item, and by what it is found. Values that have no name of their own have a key.
open class CSSearchableItemAttributeSet: Hashable, @unchecked Sendable {
  /// What is known, by its names.
  var values: [String: Any] = [:]

  /// Nothing yet, of a content of a kind.
  public init(itemContentType: String) { values["contentType"] = itemContentType }
  /// Nothing yet, of a content of a kind.
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }

  /// Keeps a value under a key of the app's own.
  open func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) { values[key.keyName] = value }
  /// The value under a key of the app's own.
  open func value(forCustomKey key: CSCustomAttributeKey) -> Any? { values[key.keyName] }
  /// Keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value under a name.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Takes values of another one where this one has none or another.
  func take(_ other: CSSearchableItemAttributeSet) { values.merge(other.values) { $1 } }
  /// The same once more; changes of one do not change the other.
  open func copy() -> Any {
    let other = CSSearchableItemAttributeSet(itemContentType: contentType ?? "")
    other.values = values
    return other
  }
  /// Whether both are one.
  public static func == (a: CSSearchableItemAttributeSet, b: CSSearchableItemAttributeSet) -> Bool { a === b }
  /// Tells sets from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A key of an app's own.
open class CSCustomAttributeKey: Hashable, @unchecked Sendable {
  /// The name.
  public let keyName: String
  /// Whether items are found by it.
  public let isSearchable: Bool
  /// Whether it is found without its own name.
  public let isSearchableByDefault: Bool
  /// Whether there are few values.
  public let isUnique: Bool
  /// Whether a value is a list.
  public let isMultiValued: Bool

  /// A key of a name of letters, digits and low lines; nil for other names.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: false, searchableByDefault: false, unique: false, multiValued: false)
  }
  /// A key of a name of letters, digits and low lines; nil for other names.
  public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
    guard !keyName.isEmpty, keyName.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
  }
  /// Whether both have one name.
  public static func == (a: CSCustomAttributeKey, b: CSCustomAttributeKey) -> Bool { a.keyName == b.keyName }
  /// Tells keys from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(keyName) }
}

/// A person that an item knows of.
open class CSPerson: Hashable, @unchecked Sendable {
  /// The name that is shown.
  public let displayName: String?
  /// Addresses.
  public let handles: [String]
  /// The kind of the addresses, as `emailAddresses`.
  public let handleIdentifier: String
  /// The name by which the contacts know the person.
  open var contactIdentifier: String?

  /// A person.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
  }
  /// Whether both have the same addresses.
  public static func == (a: CSPerson, b: CSPerson) -> Bool {
    a.displayName == b.displayName && a.handles == b.handles && a.handleIdentifier == b.handleIdentifier
  }
  /// Tells persons from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(handles) }
}
