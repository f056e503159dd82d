internal import SwiftOperators
internal import SwiftSyntax

/// Operands and operators as they stand in a row: `a + b * c`. The syntax stays attached to its file, so that places are right.
struct OperandSequence {
  let elements: [ExprSyntax]
  init(_ elements: [ExprSyntax]) { self.elements = elements }

  /// More operands and operators than this are refused: swiftc would call it too complex (our choice).
  static let limit = 400

  /// The only operand, if there is no operator.
  var single: ExprSyntax? { elements.count == 1 ? elements[0] : nil }

  /// The index of the operator that is applied last; nil if one has no known precedence.
  /// - Parameter own: the ranks of the file's own operators.
  func lastApplied(_ own: [String: Int]) -> Int? {
    var best: (index: Int, rank: Int)?
    for index in stride(from: 1, to: elements.count, by: 2) {
      guard let rank = OperandSequence.rank(of: elements[index], own) else { return nil }
      // Right-associative operators are applied from the right: the leftmost one is last.
      let isRight = rank == 1 || rank == 2 || rank == 7
      if let found = best, isRight ? rank >= found.rank : rank > found.rank { continue }
      best = (index, rank)
    }
    return best?.index
  }
  func prefix(_ index: Int) -> OperandSequence { OperandSequence(Array(elements[..<index])) }
  func suffix(_ index: Int) -> OperandSequence { OperandSequence(Array(elements[(index + 1)...])) }

  static let groups = [
    "AssignmentPrecedence": 1, "TernaryPrecedence": 2, "DefaultPrecedence": 3, "LogicalDisjunctionPrecedence": 4, "LogicalConjunctionPrecedence": 5,
    "ComparisonPrecedence": 6, "NilCoalescingPrecedence": 7, "CastingPrecedence": 8, "RangeFormationPrecedence": 9, "AdditionPrecedence": 10,
    "MultiplicationPrecedence": 11, "BitwiseShiftPrecedence": 12,
  ]
  private static func rank(of syntax: ExprSyntax, _ own: [String: Int]) -> Int? {
    switch syntax.kind {
    case .assignmentExpr: return 1
    case .unresolvedTernaryExpr: return 2
    case .unresolvedAsExpr, .unresolvedIsExpr: return 8
    case .binaryOperatorExpr:
      let name = syntax.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      if let rank = own[name] { return rank }
      return OperatorTable.standardOperators.infixOperator(named: name)?.precedenceGroup.flatMap { groups[$0] }
    default: return nil
    }
  }
}
