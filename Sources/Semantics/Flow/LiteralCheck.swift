internal import Declarations

/// Whole numbers that are written and do not fit into their type. The compiler notices when it folds constants.
struct LiteralCheck {
  let checker: Checker
  let unit: CodeUnit

  func check() {
    for statement in unit.statements { visit(.statement(statement)) }
  }

  private func visit(_ node: TreeNode) {
    guard case .expression(let expression) = node else {
      node.children.forEach(visit)
      return
    }
    switch expression.kind {
    case .integer(let text): check(text, isNegative: false, expression, at: expression)
    case .call(let callee, let list):
      // A sign right before a number is a part of it.
      if case .reference(let reference) = callee.kind, reference.isOperator, reference.name == "-",
        list.arguments.count == 1, case .integer(let text) = list.arguments[0].value.kind,
        list.arguments[0].value.range.start == callee.range.start + 1
      {
        return check(text, isNegative: true, list.arguments[0].value, at: expression)
      }
      node.children.forEach(visit)
    default: node.children.forEach(visit)
    }
  }

  private func check(_ text: String, isNegative: Bool, _ literal: Expression, at place: Expression) {
    guard case .nominal(let declaration, _) = withoutPlace(literal.type), declaration.isStandard,
      let type = Self.types[declaration.name]
    else { return }
    let (digits, radix, hasSign) = LiteralText.parts(ofInteger: text)
    let isNegative = isNegative || hasSign
    let magnitude = UInt128(digits, radix: radix)
    let most = (UInt128(1) << (type.isSigned ? type.bits - 1 : type.bits)) - (type.isSigned && isNegative ? 0 : 1)
    let isUnsignedNegative = isNegative && !type.isSigned && magnitude != 0
    if let magnitude, magnitude <= most, !isUnsignedNegative { return }
    let number = (isNegative ? "-" : "") + (magnitude.map { "\($0)" } ?? digits)
    let message =
      isUnsignedNegative
      ? "negative integer '\(number)' overflows when stored into unsigned type '\(declaration.name)'"
      : "integer literal '\(number)' overflows when stored into '\(declaration.name)'"
    checker.report(message, at: isUnsignedNegative ? place.range.start + 1 : place.range.start, in: unit.declaration.place?.file)
  }
  private func withoutPlace(_ type: Type) -> Type {
    if case .lvalue(let object) = type { return object }
    return type
  }

  private static let types: [String: (bits: Int, isSigned: Bool)] = [
    "Int": (64, true), "Int8": (8, true), "Int16": (16, true), "Int32": (32, true), "Int64": (64, true),
    "UInt": (64, false), "UInt8": (8, false), "UInt16": (16, false), "UInt32": (32, false), "UInt64": (64, false),
  ]
}
