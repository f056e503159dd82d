internal import Foundation

/// A number besides `Int`, `Double` and `CGFloat`: kept as Swift's own, with its size and its rounding.
protocol NumericValue: LibraryValue, Comparable, Hashable {
  /// The number that a literal names; nil where it is too large, or has a fraction.
  static func literal(_ digits: String, radix: Int, isWhole: Bool) -> Self?
  /// The number nearest to another one; nil where Swift would trap.
  static func converting(_ number: Double) -> Self?
  static func converting(_ number: Int) -> Self?
  /// `+`, `-`, `*`, `/`, `%` and the operators on bits, as far as the type has them.
  static var operators: Set<String> { get }
  static func apply(_ name: String, _ a: Self, _ b: Self) throws(OperationFailure) -> Self
  var double: Double { get }
  /// Without its fraction; nil where no `Int` is that large.
  var whole: Int? { get }
  var negated: Self? { get }
}

/// A whole number of a fixed size.
protocol IntegerValue: NumericValue, FixedWidthInteger {}

extension IntegerValue {
  static var libraryType: LibraryType {
    LibraryType(
      _typeName(Self.self, qualified: false),
      ["Hashable", "Equatable", "Comparable", "CustomStringConvertible", "FixedWidthInteger", "CVarArg", isSigned ? "SignedInteger" : "UnsignedInteger", "Codable", "Sendable"])
  }
  static func literal(_ digits: String, radix: Int, isWhole: Bool) -> Self? { isWhole ? Self(digits, radix: radix) : nil }
  static func converting(_ number: Double) -> Self? { Self(exactly: number.rounded(.towardZero)) }
  static func converting(_ number: Int) -> Self? { Self(exactly: number) }
  static var operators: Set<String> { ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*"] }
  static func apply(_ name: String, _ a: Self, _ b: Self) throws(OperationFailure) -> Self {
    switch name {
    case "+": return try checked(a.addingReportingOverflow(b))
    case "-": return try checked(a.subtractingReportingOverflow(b))
    case "*": return try checked(a.multipliedReportingOverflow(by: b))
    case "&": return a & b
    case "|": return a | b
    case "^": return a ^ b
    case "<<": return a << b
    case ">>": return a >> b
    case "&+": return a &+ b
    case "&-": return a &- b
    case "&*": return a &* b
    default:
      if b == 0 { throw .divisionByZero }
      return try checked(name == "/" ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b))
    }
  }
  private static func checked(_ result: (partialValue: Self, overflow: Bool)) throws(OperationFailure) -> Self {
    if result.overflow { throw .overflow }
    return result.partialValue
  }
  var double: Double { Double(self) }
  var whole: Int? { Int(exactly: self) }
  var negated: Self? {
    let (value, overflow) = Self.zero.subtractingReportingOverflow(self)
    return overflow ? nil : value
  }
}

extension Int8: IntegerValue {}
extension Int16: IntegerValue {}
extension Int32: IntegerValue {}
extension Int64: IntegerValue {}
extension UInt: IntegerValue {}
extension UInt8: IntegerValue {}
extension UInt16: IntegerValue {}
extension UInt32: IntegerValue {}
extension UInt64: IntegerValue {}

extension Float: NumericValue {
  static var libraryType: LibraryType {
    LibraryType("Float", ["Hashable", "Equatable", "Comparable", "CustomStringConvertible", "BinaryFloatingPoint", "CVarArg", "Codable", "Sendable"])
  }
  static func literal(_ digits: String, radix: Int, isWhole: Bool) -> Float? { radix == 10 ? Float(digits) : Int(digits, radix: radix).map { Float($0) } }
  static func converting(_ number: Double) -> Float? { Float(number) }
  static func converting(_ number: Int) -> Float? { Float(number) }
  static var operators: Set<String> { ["+", "-", "*", "/"] }
  static func apply(_ name: String, _ a: Float, _ b: Float) throws(OperationFailure) -> Float {
    switch name {
    case "+": a + b
    case "-": a - b
    case "*": a * b
    default: a / b
    }
  }
  var double: Double { Double(self) }
  var whole: Int? { Int(exactly: rounded(.towardZero)) }
  var negated: Float? { -self }
}

extension Decimal: NumericValue {
  static var libraryType: LibraryType {
    LibraryType("Decimal", ["Hashable", "Equatable", "Comparable", "CustomStringConvertible", "SignedNumeric", "Codable", "Sendable"])
  }
  static func literal(_ digits: String, radix: Int, isWhole: Bool) -> Decimal? {
    // Foundation ends the program for a number that is infinite.
    radix == 10 ? (isWhole ? Decimal(string: digits) : Double(digits).flatMap { converting($0) }) : Int(digits, radix: radix).map { Decimal($0) }
  }
  static func converting(_ number: Double) -> Decimal? { number.isFinite ? Decimal(number) : nil }
  static func converting(_ number: Int) -> Decimal? { Decimal(number) }
  static var operators: Set<String> { ["+", "-", "*", "/"] }
  static func apply(_ name: String, _ a: Decimal, _ b: Decimal) throws(OperationFailure) -> Decimal {
    switch name {
    case "+": return a + b
    case "-": return a - b
    case "*": return a * b
    default:
      if b == 0 { throw .divisionByZero }
      return a / b
    }
  }
  var double: Double { NSDecimalNumber(decimal: self).doubleValue }
  var whole: Int? { Int(exactly: double.rounded(.towardZero)) }
  var negated: Decimal? { -self }
}

/// The numbers besides `Int`, `Double` and `CGFloat`, by their names.
@MainActor
enum NumberTypes {
  static let all: [any NumericValue.Type] = [Float.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self, Decimal.self]
  private static let named: [String: any NumericValue.Type] = Dictionary(uniqueKeysWithValues: all.map { ($0.libraryType.name, $0) })

  /// The number type of a static type; nil for anything else.
  static func type(_ type: StaticType) -> (any NumericValue.Type)? {
    guard case .library(let library, _) = type else { return nil }
    return named[library.name]
  }
  /// A literal of a type.
  static func literal(_ type: any NumericValue.Type, _ digits: String, radix: Int, isWhole: Bool) -> Value? {
    func opened<T: NumericValue>(_ type: T.Type) -> Value? { T.literal(digits, radix: radix, isWhole: isWhole)?.value }
    return opened(type)
  }
  /// `~number`.
  static func inverted(_ number: any NumericValue) -> Value? {
    func opened<T: IntegerValue>(_ number: T) -> Value { (~number).value }
    return (number as? any IntegerValue).map { opened($0) }
  }
  /// A binary operator of a type.
  static func operation(_ type: any NumericValue.Type, _ name: String) -> BinaryExpression.Operation? {
    func opened<T: NumericValue>(_ type: T.Type) -> BinaryExpression.Operation? {
      guard T.operators.contains(name) else { return nil }
      return { a, b throws(OperationFailure) -> Value in
        guard case .library(let x) = a, let x = x as? T else { return .void }
        let other: T?
        switch b {
        case .library(let y): other = y as? T
        // How far bits are shifted is any whole number.
        case .int(let y): other = T.converting(y)
        default: other = nil
        }
        guard let other else { throw .overflow }
        return .library(try T.apply(name, x, other))
      }
    }
    return opened(type)
  }
}

extension Value {
  /// A number of a type besides `Int`, `Double` and `CGFloat`.
  var numeric: (any NumericValue)? {
    if case .library(let value) = self { return value as? any NumericValue }
    return nil
  }
  /// The order of two values of one type of the library.
  static func isLess(_ a: Any, _ b: Any) -> Bool {
    func opened<T: Comparable>(_ x: T) -> Bool { (b as? T).map { x < $0 } ?? false }
    guard let a = a as? any Comparable else { return false }
    return opened(a)
  }
}
