import Foundation

extension PredicateReader {
  /// The value of an object at a way of keys.
  static func value(of object: Any?, at path: String) -> Any? {
    if path.uppercased() == "SELF" { return object }
    if let object = object as? NSManagedObject { return object.value(forKeyPath: path) }
    if let object = object as? [String: Any] { return object[path] }
    return nil
  }
  /// The elements of a collection.
  static func elements(of value: Any?) -> [Any?] {
    if let value = value as? [Any?] { return value }
    if let value = value as? Set<AnyHashable> { return value.map { $0.base } }
    return []
  }

  static func holds(_ left: Any?, _ sign: String, _ right: Any?, _ options: String) -> Bool {
    switch sign {
    case "=", "==": return isEqual(left, right, options)
    case "!=", "<>": return !isEqual(left, right, options)
    case "<": return isOrdered(left, right) { $0 == .orderedAscending }
    case ">": return isOrdered(left, right) { $0 == .orderedDescending }
    case "<=", "=<": return isOrdered(left, right) { $0 != .orderedDescending }
    case ">=", "=>": return isOrdered(left, right) { $0 != .orderedAscending }
    case "IN": return contains(right, left, options)
    case "CONTAINS": return contains(left, right, options)
    default: return isAlike(left, sign, right, options)
    }
  }
  static func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    let bounds = elements(of: bounds)
    guard bounds.count == 2 else { return false }
    return holds(value, ">=", bounds[0], "") && holds(value, "<=", bounds[1], "")
  }

  private static func isOrdered(_ left: Any?, _ right: Any?, _ holds: (ComparisonResult) -> Bool) -> Bool {
    guard left != nil, right != nil else { return false }
    return holds(KeyOrder.compare(left, right))
  }
  private static func isEqual(_ left: Any?, _ right: Any?, _ options: String) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = KeyOrder.number(left), let right = KeyOrder.number(right) { return left == right }
    if let left = left as? String, let right = right as? String {
      return folded(left, options) == folded(right, options)
    }
    if let left = left as? NSManagedObject, let right = right as? NSManagedObject { return left === right }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }
  private static func contains(_ whole: Any?, _ part: Any?, _ options: String) -> Bool {
    if let whole = whole as? String {
      guard let part = part as? String else { return false }
      return folded(whole, options).contains(folded(part, options))
    }
    return elements(of: whole).contains { isEqual($0, part, options) }
  }
  private static func isAlike(_ left: Any?, _ sign: String, _ right: Any?, _ options: String) -> Bool {
    guard let left = left as? String, let right = right as? String else { return false }
    let (text, wanted) = (folded(left, options), folded(right, options))
    switch sign {
    case "BEGINSWITH": return text.hasPrefix(wanted)
    case "ENDSWITH": return text.hasSuffix(wanted)
    case "LIKE": return isLike(Array(text)[...], Array(wanted)[...])
    case "MATCHES": return text.range(of: "^(?:" + right + ")$", options: .regularExpression) != nil
    default: return false
    }
  }
  /// `*` stands for any letters, `?` for one.
  private static func isLike(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return isLike(text, pattern.dropFirst()) || !text.isEmpty && isLike(text.dropFirst(), pattern)
    }
    guard let letter = text.first, first == "?" || first == letter else { return false }
    return isLike(text.dropFirst(), pattern.dropFirst())
  }
  /// The text as it is compared: `c` leaves case out of account, `d` accents.
  private static func folded(_ text: String, _ options: String) -> String {
    var made = text
    if options.contains("d") { made = made.folding(options: .diacriticInsensitive, locale: nil) }
    if options.contains("c") { made = made.lowercased() }
    return made
  }
}
