internal import SwiftSyntax

extension Lowering {
  /// An operator that a type of the library declares for these operands, `Date + TimeInterval`; nil if there is none that fits.
  /// - Parameters:
  ///   - left: lowers the left operand where a type is wanted; `right` the other.
  ///   - known: the type that may have the operator.
  func libraryOperator(
    _ name: String, _ left: (StaticType?) -> Expression, _ right: (StaticType?) -> Expression, known: StaticType, _ expected: StaticType?, _ span: SourceFile.Span
  ) -> Expression? {
    guard case .library(let type, _) = known else { return nil }
    let entries = catalogue.members(of: type.name, named: name).filter { $0.kind == .staticMethod && $0.parameters.count == 2 }
    var best: (call: Expression, cost: Int)?
    attemptDepth += 1
    defer { attemptDepth -= 1 }
    for entry in entries {
      guard work.spend() else { return nil }
      var bindings: [TypeParameter: StaticType] = [:]
      if let owner = entry.ownerType, !unify(owner, known, &bindings, entry.typeParameters) { continue }
      let (first, second) = (entry.parameters[0].type.substituting(bindings), entry.parameters[1].type.substituting(bindings))
      let result = entry.result.substituting(bindings)
      let (a, firstSaid) = quietly { left(first) }
      guard !firstSaid.contains(where: \.isError), let x = converted(a, to: first) else { continue }
      let (b, secondSaid) = quietly { right(second) }
      guard !secondSaid.contains(where: \.isError), let y = converted(b, to: second) else { continue }
      var cost = conversionCost(a.type, to: first) + conversionCost(b.type, to: second)
      if let expected, !canConvert(result, to: expected) { cost += 10 }
      if best.map({ cost < $0.cost }) ?? true { best = (CatalogueCall(entry, nil, [x, y], site: nil, result, span), cost) }
    }
    return best?.call
  }

  /// An operator of `Float`, `UInt8` and the other numbers, or of a generic number.
  func numberOperator(_ name: String, _ left: Expression, _ right: Expression, _ span: SourceFile.Span) -> Expression? {
    if name == "<<" || name == ">>", left.type.isWholeNumber, right.type.isWholeNumber, let type = NumberTypes.type(left.type), let apply = NumberTypes.operation(type, name) {
      return BinaryExpression(name, left, right, left.type, span, apply)
    }
    if let type = NumberTypes.type(left.type), left.type == right.type, let apply = NumberTypes.operation(type, name) {
      return BinaryExpression(name, left, right, left.type, span, apply)
    }
    if name == "..<" || name == "...", left.type == right.type, case .library = left.type, conforms(left.type, to: "Comparable") {
      return BinaryExpression(name, left, right, .library(name == "..." ? .closedRange : .range, [left.type]), span, Arithmetic.rangeOfLibraryValues(name))
    }
    guard case .parameter = left.type, left.type == right.type, ["+", "-", "*", "/", "%"].contains(name), conforms(left.type, to: "AdditiveArithmetic") else { return nil }
    if name == "*", !conforms(left.type, to: "Numeric") { return nil }
    if name == "/", !conforms(left.type, to: "BinaryInteger"), !conforms(left.type, to: "FloatingPoint") { return nil }
    if name == "%", !conforms(left.type, to: "BinaryInteger") { return nil }
    return BinaryExpression(name, left, right, left.type, span, Arithmetic.generic(name))
  }

  /// A value in a text with a label that says how it is written: `\(price, specifier: "%.2f")`.
  func interpolation(_ syntax: [LabeledExprSyntax], _ span: SourceFile.Span) -> Expression {
    let arguments = syntax.map { Argument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false) }
    let entries = catalogue.members(of: "LocalizedStringKey.StringInterpolation", named: "appendInterpolation")
    return resolve(entries.map { Candidate($0) }, nil, arguments, name: "interpolation", place: span, whole: span, .string)
  }
}

extension Arithmetic {
  /// An operator on two numbers of a type that is known when the program runs.
  static func generic(_ name: String) -> BinaryExpression.Operation {
    { a, b throws(OperationFailure) -> Value in
      switch a {
      case .int: return try operation(name, .int)?(a, b) ?? .void
      case .double: return try operation(name, .double)?(a, b) ?? .void
      default:
        guard let number = a.numeric, let apply = NumberTypes.operation(type(of: number), name) else { return .void }
        return try apply(a, b)
      }
    }
  }
  /// A range between two values of one type of the library.
  static func rangeOfLibraryValues(_ name: String) -> BinaryExpression.Operation {
    { a, b throws(OperationFailure) -> Value in
      func opened<T: Comparable>(_ x: T) -> Value? {
        guard case .library(let y) = b, let y = y as? T, x <= y else { return nil }
        return .library(name == "..." ? x...y as Any : x..<y as Any)
      }
      guard case .library(let x) = a, let x = x as? any Comparable, let range = opened(x) else { throw .emptyRange }
      return range
    }
  }
}
