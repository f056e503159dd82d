import Foundation

/// Adds an item to the keychain. Nothing is returned.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.add(attributes).status
}
/// Adds an item to the keychain, and returns what it asks for.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: inout CFTypeRef?) -> OSStatus {
  let answer = Keychain.shared.add(attributes)
  result = answer.value
  return answer.status
}
/// Adds an item to the keychain, and returns what it asks for as an object.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: inout AnyObject?) -> OSStatus {
  let answer = Keychain.shared.add(attributes)
  result = object(answer.value)
  return answer.status
}
/// Tells whether the keychain has items that match a query. Nothing is returned.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.find(query).status
}
/// Finds the items that match a query, and returns what it asks for: bytes, attributes, or a list of them.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: inout CFTypeRef?) -> OSStatus {
  let answer = Keychain.shared.find(query)
  result = answer.value
  return answer.status
}
/// Finds the items that match a query, and returns what it asks for as an object.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: inout AnyObject?) -> OSStatus {
  let answer = Keychain.shared.find(query)
  result = object(answer.value)
  if answer.value != nil && result == nil { return errSecUnimplemented }
  return answer.status
}
/// Changes the attributes and bytes of all items that match a query.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  Keychain.shared.update(query, attributesToUpdate)
}
/// Deletes all items that match a query.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }

/// A value as an object; nil if it cannot be one.
private func object(_ value: Any?) -> AnyObject? {
  guard let value else { return nil }
  return converted(value, to: AnyObject.self)
}
private func converted<T>(_ value: Any, to type: T.Type) -> T? { value as? T }
