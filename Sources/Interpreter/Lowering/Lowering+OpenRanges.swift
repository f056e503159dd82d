internal import SwiftSyntax

extension Lowering {
  /// `..<end` and `...end`.
  func openRange(_ name: String, _ end: Expression, _ span: SourceFile.Span) -> Expression? {
    let type = LibraryType(name == "..<" ? "PartialRangeUpTo" : "PartialRangeThrough")
    guard hasOpenRanges(end.type) else { return nil }
    return OpenRangeExpression(end, name == "..<" ? .upTo : .through, .library(type, [end.type]), span)
  }
  /// `start...`.
  func openRange(_ syntax: PostfixOperatorExprSyntax, _ span: SourceFile.Span) -> Expression {
    if syntax.operator.text != "..." {
      let operand = lower(syntax.expression, expecting: nil)
      if operand.type.isSilent { return FailedExpression(span) }
      if let own = prefixCall(syntax.operator.text, operand, span) { return own }
    }
    guard syntax.operator.text == "..." else { return refuse(.notSupported("the operator '\(syntax.operator.text)'", at: range(syntax.operator)), span) }
    let start = lower(syntax.expression, expecting: nil)
    if start.type.isSilent { return FailedExpression(span) }
    guard hasOpenRanges(start.type) else { return refuse(.unaryOperator("...", start.type, at: range(syntax.operator)), span) }
    return OpenRangeExpression(start, .from, .library(LibraryType("PartialRangeFrom"), [start.type]), span)
  }
  /// Numbers, and values of the library that can be ordered, such as dates.
  private func hasOpenRanges(_ type: StaticType) -> Bool {
    if type == .int || type.isFloatingPoint { return true }
    guard case .library(let library, []) = type else { return false }
    return library.protocols.contains("Comparable")
  }
}

/// A range with one end.
final class OpenRangeExpression: Expression {
  enum Kind { case from, upTo, through }
  let end: Expression
  let kind: Kind
  init(_ end: Expression, _ kind: Kind, _ type: StaticType, _ span: SourceFile.Span) {
    self.end = end
    self.kind = kind
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    switch try end.evaluate(evaluation) {
    case .int(let number):
      switch kind {
      case .from: return .range(number..<Int.max)
      case .upTo: return .range(Int.min..<number)
      case .through: return .range(Int.min..<(number == .max ? number : number + 1))
      }
    case .double(let number):
      try expectOrder(number, evaluation)
      switch kind {
      case .from: return .library(number...)
      case .upTo: return .library(..<number)
      case .through: return .library(...number)
      }
    case .library(let library):
      guard let bound = library as? any Comparable else { return .void }
      func opened<T: Comparable>(_ bound: T) throws(Interruption) -> Value {
        try expectOrder(bound, evaluation)
        return switch kind {
        case .from: .library(bound...)
        case .upTo: .library(..<bound)
        case .through: .library(...bound)
        }
      }
      return try opened(bound)
    default: return .void
    }
  }
  /// What is no number cannot be a bound.
  private func expectOrder(_ bound: some Comparable, _ evaluation: Evaluation) throws(Interruption) {
    if bound != bound { throw evaluation.failure(.arithmetic(.emptyRange, at: evaluation.range(span))) }
  }
  override var printed: String { kind == .from ? end.printed + "..." : "..<" + end.printed }
}
