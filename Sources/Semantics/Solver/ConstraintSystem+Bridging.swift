internal import Declarations

/// What `as` converts on Apple's systems: values of Swift to classes of Foundation, and texts and sets back
/// ("Working with Foundation Types", Apple). What the playground does not convert yet is told elsewhere.
extension ConstraintSystem {
  /// Whether `as` makes the one type of the other.
  func isBridged(_ left: Type, _ right: Type, _ locator: Locator) -> Bool {
    guard locator.part == .context(.coercion) else { return false }
    return checker.isBridged(left, right)
  }
}

extension Checker {
  private static let pairs = [
    "String": "NSString", "NSString": "String", "NSMutableString": "String", "Set": "NSSet", "NSSet": "Set",
    "Decimal": "NSDecimalNumber", "NSDecimalNumber": "Decimal",
  ]
  private static let numbers: Set = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
    "CGFloat", "Decimal",
  ]

  func isBridged(_ left: Type, _ right: Type) -> Bool {
    // Any value is put into an object.
    if case .existential(let bounds) = right, bounds.isAnyObject { return !left.hasVariable }
    guard case .nominal(let target, _) = right, target.module.isLibrary else { return false }
    if isError(right) { return standard("Error").map { conforms(left, to: $0) } ?? false }
    guard case .nominal(let source, _) = left, source.module.isLibrary else { return false }
    return Self.pairs[source.name] == target.name
      || target.name == "NSNumber" && target.isClass && Self.numbers.contains(source.name)
  }
  /// `NSError`: every error is one.
  func isError(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return nominal.name == "NSError" && nominal.isClass && nominal.module.isLibrary
  }
}
