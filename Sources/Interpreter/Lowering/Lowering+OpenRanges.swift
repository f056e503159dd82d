internal import SwiftSyntax

extension Lowering {
  /// `..<end` and `...end`.
  func openRange(_ name: String, _ end: Expression, _ span: SourceFile.Span) -> Expression? {
    let type = LibraryType(name == "..<" ? "PartialRangeUpTo" : "PartialRangeThrough")
    guard end.type == .int || end.type.isFloatingPoint else { return nil }
    return OpenRangeExpression(end, name == "..<" ? .upTo : .through, .library(type, [end.type]), span)
  }
  /// `start...`.
  func openRange(_ syntax: PostfixOperatorExprSyntax, _ span: SourceFile.Span) -> Expression {
    guard syntax.operator.text == "..." else { return refuse(.notSupported("the operator '\(syntax.operator.text)'", at: range(syntax.operator)), span) }
    let start = lower(syntax.expression, expecting: nil)
    if start.type.isSilent { return FailedExpression(span) }
    guard start.type == .int || start.type.isFloatingPoint else { return refuse(.unaryOperator("...", start.type, at: range(syntax.operator)), span) }
    return OpenRangeExpression(start, .from, .library(LibraryType("PartialRangeFrom"), [start.type]), span)
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
      switch kind {
      case .from: return .library(number...)
      case .upTo: return .library(..<number)
      case .through: return .library(...number)
      }
    default: return .void
    }
  }
  override var printed: String { kind == .from ? end.printed + "..." : "..<" + end.printed }
}
