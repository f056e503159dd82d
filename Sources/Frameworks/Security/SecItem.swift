import Foundation

/// Adds an item to the keychain, and writes what it asks for where the pointer points to.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let answer = Keychain.shared.add(attributes)
  result?.pointee = answer.value
  return answer.status
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
  result = answer.value.map { $0 as AnyObject }
  return answer.status
}
/// Finds the items that match a query, and writes what it asks for where the pointer points to.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let answer = Keychain.shared.find(query)
  result?.pointee = answer.value
  return answer.status
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
  result = answer.value.map { $0 as AnyObject }
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
