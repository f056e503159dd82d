import Foundation

/// Keeps the items as long as the program runs. Nothing is written anywhere.
final class Keychain: @unchecked Sendable {
  /// The only one.
  static let shared = Keychain()
  private var items: [[String: Any]] = []
  private var count = 0

  /// Adds an item, unless one of its kind has the same names.
  func add(_ attributes: CFDictionary) -> (status: OSStatus, value: Any?) {
    let given = Keychain.named(attributes)
    guard let kind = given[kSecClass] as? String else { return (errSecParam, nil) }
    guard let primary = Keychain.primary[kind] else { return (errSecNoSuchClass, nil) }
    var item = given.filter { !Keychain.isCommand($0.key) || $0.key == kSecValueData }
    if let text = item[kSecValueData] as? String { item[kSecValueData] = Data(text.utf8) }
    if item[kSecAttrAccessible] == nil { item[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked }
    let isThere = items.contains { other in
      primary.allSatisfy { key in Keychain.areEqual(item[key], other[key]) }
    }
    if isThere { return (errSecDuplicateItem, nil) }
    let now = Date()
    count += 1
    item[kSecValuePersistentRef] = Data("item\(count)".utf8)
    item[kSecAttrCreationDate] = now
    item[kSecAttrModificationDate] = now
    items.append(item)
    return (errSecSuccess, Keychain.part(of: item, for: given))
  }
  /// What a query asks for of the items that match it.
  func find(_ query: CFDictionary) -> (status: OSStatus, value: Any?) {
    let given = Keychain.named(query)
    let found = items.filter { Keychain.matches($0, given) }
    guard let first = found.first else { return (errSecItemNotFound, nil) }
    if let limit = given[kSecMatchLimit] as? String, limit == kSecMatchLimitAll {
      return (errSecSuccess, Keychain.list(of: found, for: given))
    }
    if let limit = given[kSecMatchLimit] as? Int, limit > 1 {
      return (errSecSuccess, Keychain.list(of: Array(found.prefix(limit)), for: given))
    }
    return (errSecSuccess, Keychain.part(of: first, for: given))
  }
  /// Changes all items that match a query.
  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let given = Keychain.named(query)
    let values = Keychain.named(changes)
    var status = errSecItemNotFound
    for index in items.indices where Keychain.matches(items[index], given) {
      for (key, value) in values { items[index][key] = value }
      items[index][kSecAttrModificationDate] = Date()
      status = errSecSuccess
    }
    return status
  }
  /// Deletes all items that match a query.
  func delete(_ query: CFDictionary) -> OSStatus {
    let given = Keychain.named(query)
    let rest = items.filter { !Keychain.matches($0, given) }
    if rest.count == items.count { return errSecItemNotFound }
    items = rest
    return errSecSuccess
  }

  /// The attributes that no two items of a kind share, by kind.
  private static let primary: [String: [String]] = [
    kSecClassGenericPassword: [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
    kSecClassInternetPassword: [
      kSecClass, kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
    ],
    kSecClassCertificate: [kSecClass, kSecAttrLabel, kSecValueData],
    kSecClassKey: [kSecClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrType, kSecAttrKeyClass],
    kSecClassIdentity: [kSecClass, kSecAttrLabel, kSecValueData],
  ]
  /// The entries whose keys are names.
  private static func named(_ dictionary: CFDictionary) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in dictionary {
      if let name = key.base as? String { result[name] = value }
    }
    return result
  }
  /// Whether a key says what to return, what to match or how, and is no attribute.
  private static func isCommand(_ key: String) -> Bool {
    key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") || key.hasPrefix("v_") || key == "nleg"
  }
  private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    for (key, value) in query {
      if key == kSecValuePersistentRef {
        if !areEqual(item[key], value) { return false }
      } else if key == kSecAttrSynchronizable {
        if (value as? String) == kSecAttrSynchronizableAny { continue }
        if (value as? Bool ?? false) != (item[key] as? Bool ?? false) { return false }
      } else if !isCommand(key) && !areEqual(item[key], value) {
        return false
      }
    }
    return true
  }
  /// Whether two attributes are the same; none is as an empty text.
  private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    if let a = first as? Data, let b = second as? Data { return a == b }
    if let a = first as? Int, let b = second as? Int { return a == b }
    if let a = first as? Bool, let b = second as? Bool { return a == b }
    if let a = first as? Date, let b = second as? Date { return a == b }
    if first is Data || second is Data { return false }
    return (first as? String ?? "") == (second as? String ?? "")
  }
  private static func asks(_ query: [String: Any], _ key: String) -> Bool { query[key] as? Bool ?? false }
  /// What a query asks for of one item: bytes, attributes, both, a name, or nothing.
  private static func part(of item: [String: Any], for query: [String: Any]) -> Any? {
    let bytes = item[kSecValueData] as? Data
    if asks(query, kSecReturnAttributes) {
      var attributes = item.filter { !isCommand($0.key) }
      if asks(query, kSecReturnData), let bytes { attributes[kSecValueData] = bytes }
      if asks(query, kSecReturnPersistentRef) { attributes[kSecValuePersistentRef] = item[kSecValuePersistentRef] }
      return attributes
    }
    if asks(query, kSecReturnData) { return bytes }
    if asks(query, kSecReturnPersistentRef) { return item[kSecValuePersistentRef] }
    return nil
  }
  private static func list(of items: [[String: Any]], for query: [String: Any]) -> Any? {
    let parts = items.compactMap { part(of: $0, for: query) }
    if parts.isEmpty { return nil }
    if let attributes = parts as? [[String: Any]] { return attributes }
    if let bytes = parts as? [Data] { return bytes }
    return parts
  }
}
