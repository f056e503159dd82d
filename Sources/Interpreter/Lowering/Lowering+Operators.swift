internal import SwiftSyntax

extension Lowering {
  func span(_ sequence: OperandSequence) -> SourceFile.Span {
    SourceFile.Span(start: sequence.elements.first.map { span($0).start } ?? 0, end: sequence.elements.last.map { span($0).end } ?? 0)
  }
  func lower(_ sequence: OperandSequence, as type: StaticType, for purpose: Diagnostic.Purpose) -> Expression {
    convert(lower(sequence, expecting: type), to: type, for: purpose)
  }

  /// Operands and operators, by precedence.
  func lowerNew(_ sequence: OperandSequence, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    guard sequence.elements.count <= OperandSequence.limit else {
      return refuse(.notSupported("an expression with more than \(OperandSequence.limit / 2) operators", at: range(span)), span)
    }
    guard let index = sequence.lastApplied(operators), index > 0, index + 1 < sequence.elements.count else {
      let unknown = sequence.elements.first { $0.is(BinaryOperatorExprSyntax.self) } ?? sequence.elements[0]
      return refuse(.notSupported("the operator '\(unknown.trimmedDescription)'", at: range(unknown)), span)
    }
    let (left, right) = (sequence.prefix(index), sequence.suffix(index))
    let syntax = sequence.elements[index]
    if let ternary = syntax.as(UnresolvedTernaryExprSyntax.self) { return choice(left, ternary.thenExpression, right, expected, span) }
    if let cast = cast(left, syntax, right, span) { return cast }
    guard let name = syntax.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      let words = syntax.is(AssignmentExprSyntax.self) ? "an assignment inside an expression" : "'\(syntax.firstToken(viewMode: .sourceAccurate)?.text ?? "")'"
      return refuse(.notSupported(words, at: range(syntax)), span)
    }
    switch name {
    case "&&", "||":
      return LogicalExpression(isAnd: name == "&&", lower(left, as: .bool, for: .condition), lower(right, as: .bool, for: .condition), span)
    case "??": return coalescing(left, right, expected, span)
    case "~=":
      // `200..<300 ~= code`.
      let range = lower(left, expecting: nil)
      guard isRange(range.type), operatorFunctions(name, range.type).isEmpty else { break }
      let value = lower(right, expecting: nil)
      return value.type.isSilent ? FailedExpression(span) : MatchExpression(value, [(.contains(range), nil)], span)
    default: break
    }
    let isComparison = ["==", "!=", "<", ">", "<=", ">="].contains(name)
    // What is calculated is no optional, where one is wanted.
    let calculated = ["+", "-", "*", "/", "%"].contains(name) ? expected.map { $0.wrapped ?? $0 } : expected
    let hint = isComparison || name == "..<" || name == "..." ? nil : calculated
    if needsContext(left), !needsContext(right) {
      let other = lower(right, expecting: hint)
      if let own = operatorCall(name, { [self] in lower(left, expecting: $0) }, { _ in other }, known: other.type, expected, span, range(syntax)) { return own }
      if let known = libraryOperator(name, { [self] in lower(left, expecting: $0) }, { _ in other }, known: other.type, expected, span) { return known }
      if let expected, let known = libraryOperator(name, { [self] in lower(left, expecting: $0) }, { _ in other }, known: expected.wrapped ?? expected, expected, span) {
        return known
      }
      return combine(name, lower(left, expecting: other.type), other, expecting: expected, span, range(syntax))
    }
    var first = lower(left, expecting: hint)
    // Two literals: one with a fraction makes both 'Double'.
    if needsContext(left), needsContext(right), first.type == .int, lower(right, expecting: hint).type == .double { first = lower(left, expecting: .double) }
    if needsContext(left),
      let own = operatorCall(name, { [self] in lower(left, expecting: $0) }, { [self] in lower(right, expecting: $0) }, known: first.type, expected, span, range(syntax))
    {
      return own
    }
    return binary(name, first, { [self] in lower(right, expecting: $0) }, expecting: expected, span, range(syntax))
  }
  func binary(
    _ name: String, _ left: Expression, _ right: (StaticType?) -> Expression, expecting expected: StaticType?, _ span: SourceFile.Span,
    _ place: SourceRange
  ) -> Expression {
    if let own = operatorCall(name, { _ in left }, right, known: left.type, expected, span, place) { return own }
    if let known = libraryOperator(name, { _ in left }, right, known: left.type, expected, span) { return known }
    return combine(name, left, right(left.type == .failed ? nil : operandHint(name, left.type)), expecting: expected, span, place)
  }

  /// True for what takes its type from its surroundings: numbers, `.name`, `nil`, `[…]`.
  private func needsContext(_ sequence: OperandSequence) -> Bool {
    sequence.elements.enumerated().allSatisfy { index, element in index % 2 == 1 ? element.is(BinaryOperatorExprSyntax.self) : needsContext(element) }
  }
  private func needsContext(_ syntax: ExprSyntax) -> Bool {
    switch syntax.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .arrayExpr: return true
    case .prefixOperatorExpr: return syntax.as(PrefixOperatorExprSyntax.self).map { needsContext($0.expression) } ?? false
    case .memberAccessExpr: return syntax.as(MemberAccessExprSyntax.self)?.base == nil
    case .functionCallExpr: return syntax.as(FunctionCallExprSyntax.self).map { needsContext($0.calledExpression) } ?? false
    case .tupleExpr:
      guard let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first?.expression else { return false }
      return needsContext(inner)
    case .sequenceExpr: return syntax.as(SequenceExprSyntax.self).map { needsContext(OperandSequence(Array($0.elements))) } ?? false
    default: return false
    }
  }

  private func choice(_ condition: OperandSequence, _ first: ExprSyntax, _ second: OperandSequence, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    let test = lower(condition, as: .bool, for: .condition)
    var (a, b): (Expression, Expression)
    if expected?.wrapped == nil, first.is(NilLiteralExprSyntax.self) || second.single?.is(NilLiteralExprSyntax.self) == true {
      // Nothing is wanted, or something generic: nil is none of what the other one is.
      let isFirst = first.is(NilLiteralExprSyntax.self)
      let other = isFirst ? lower(second, expecting: expected) : lower(first, expecting: expected)
      if other.type.isSilent { return FailedExpression(span) }
      let type = other.type.wrapped == nil ? StaticType.optional(other.type) : other.type
      let (value, none) = (converted(other, to: type) ?? other, ConstantExpression(.none, type, span))
      return ChoiceExpression(test, isFirst ? none : value, isFirst ? value : none, type, span)
    }
    if let expected {
      a = lower(first, expecting: expected)
      b = lower(second, expecting: expected)
      if let x = converted(a, to: expected), let y = converted(b, to: expected) { return ChoiceExpression(test, x, y, expected, span) }
      if a.type != b.type, let joined = joinedChoice(a, first, b, second) { return ChoiceExpression(test, joined.0, joined.1, joined.0.type, span) }
    } else if needsContext(first) {
      b = lower(second, expecting: nil)
      a = lower(first, expecting: b.type)
    } else {
      a = lower(first, expecting: nil)
      b = lower(second, expecting: a.type)
    }
    if a.type == .failed || b.type == .failed { return FailedExpression(span) }
    if let converted = converted(b, to: a.type) { return ChoiceExpression(test, a, converted, a.type, span) }
    if let converted = converted(a, to: b.type) { return ChoiceExpression(test, converted, b, b.type, span) }
    // `isLate ? .red : .secondary` where any style is wanted: a member of what the other one is.
    let isSecondOpen = second.single.map { needsContext($0) } ?? second.elements.contains { needsContext($0) }
    for (isOpen, other) in [(isSecondOpen, a.type), (needsContext(first), b.type)] where isOpen {
      let (pair, said) = quietly { (lower(first, expecting: other), lower(second, expecting: other)) }
      if said.isEmpty, let x = converted(pair.0, to: other), let y = converted(pair.1, to: other) { return ChoiceExpression(test, x, y, other, span) }
    }
    return refuse(Diagnostic("result values in '? :' expression have mismatching types '\(a.type)' and '\(b.type)'", at: range(span)), span)
  }

  /// `.white : .primary`, where what is wanted is generic: both of the type that has them both.
  private func joinedChoice(_ a: Expression, _ first: ExprSyntax, _ b: Expression, _ second: OperandSequence) -> (Expression, Expression)? {
    if a.type.isSilent || b.type.isSilent || canConvert(b.type, to: a.type) || canConvert(a.type, to: b.type) { return nil }
    let (other, said) = quietly { lower(second, expecting: a.type) }
    if !said.contains(where: \.isError), let other = converted(other, to: a.type) { return (a, other) }
    let (changed, alsoSaid) = quietly { lower(first, expecting: b.type) }
    if !alsoSaid.contains(where: \.isError), let changed = converted(changed, to: b.type) { return (changed, b) }
    return nil
  }

  private func coalescing(_ left: OperandSequence, _ right: OperandSequence, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    let optional = lower(left, expecting: expected.map { $0.wrapped == nil ? .optional($0) : $0 })
    if optional.type.isSilent { return FailedExpression(span) }
    guard let wrapped = optional.type.wrapped else { return refuse(.notOptional(optional.type, at: range(optional.span)), span) }
    let other = lower(right, expecting: wrapped)
    if other.type.isSilent { return FailedExpression(span) }
    if other.type.wrapped != nil, let other = converted(other, to: optional.type) { return CoalescingExpression(optional, other, optional.type, span) }
    return CoalescingExpression(optional, convert(other, to: wrapped, for: .argument), wrapped, span)
  }

  // MARK: Types of operands

  private func combine(
    _ name: String, _ left: Expression, _ right: Expression, expecting expected: StaticType?, _ span: SourceFile.Span, _ place: SourceRange
  ) -> Expression {
    if left.type.isSilent || right.type.isSilent { return FailedExpression(span) }
    if let call = libraryOperator(name, { _ in left }, { _ in right }, known: left.type, nil, span) { return call }
    switch name {
    case "+", "-", "*", "/", "%":
      if let type = arithmeticType(name, left.type, right.type, expected), let operation = Arithmetic.operation(name, type) {
        return BinaryExpression(name, left, right, type, span, operation)
      }
    case "==", "!=":
      let isEqual = name == "=="
      if let (a, b) = unified(left, right), isEquatable(a.type) {
        return EqualityExpression(a, b, isEqual: isEqual, span)
      }
      if right.type.wrapped != nil || left.type.wrapped != nil,
        (left as? ConstantExpression).map({ if case .none = $0.value { true } else { false } }) == true
          || (right as? ConstantExpression).map({ if case .none = $0.value { true } else { false } }) == true
      {
        return EqualityExpression(left, right, isEqual: isEqual, span)
      }
    case "<", ">", "<=", ">=":
      if let (a, b) = unified(left, right) {
        if a.type.isNumeric || a.type == .string { return BinaryExpression(name, a, b, .bool, span, Arithmetic.comparison(name)) }
        if isComparable(a.type) { return ComparisonExpression(name, a, b, span) }
      }
    case "..<", "...":
      if case .library(_, let bounds)? = expected?.wrapped ?? expected, bounds.first?.isFloatingPoint == true, let range = floatingRange(name, left, right, span) { return range }
      if left.type == .int, right.type == .int { return BinaryExpression(name, left, right, name == "..." ? .closedRange : .range, span, Arithmetic.range(name)) }
      if let range = floatingRange(name, left, right, span) { return range }
      if let (a, b) = unified(left, right), a.type.isFloatingPoint || a.type == .string {
        return BinaryExpression(name, a, b, .library(name == "..." ? .closedRange : .range, [a.type]), span, Arithmetic.rangeOfValues(name))
      }
    case "===", "!==":
      if isReference(left.type.wrapped ?? left.type), isReference(right.type.wrapped ?? right.type) {
        return BinaryExpression(name, left, right, .bool, span) { x, y in
          let (a, b) = (x.object, y.object)
          return .bool((a === b) == (name == "==="))
        }
      }
    case "&", "|", "^", "<<", ">>", "&+", "&-", "&*":
      if left.type == .int, right.type == .int { return BinaryExpression(name, left, right, .int, span, Arithmetic.bits(name)) }
    default: return refuse(.notSupported("the operator '\(name)'", at: place), span)
    }
    if let number = numberOperator(name, left, right, span) ?? libraryOperator(name, { _ in left }, { _ in right }, known: right.type, expected, span) { return number }
    return refuse(.binaryOperator(name, left.type, right.type, at: place), span)
  }
  /// A range of floating-point numbers; whole literals are read as such.
  private func floatingRange(_ name: String, _ left: Expression, _ right: Expression, _ span: SourceFile.Span) -> Expression? {
    func floating(_ operand: Expression) -> Expression? {
      if operand.type.isFloatingPoint { return operand }
      guard let constant = operand as? ConstantExpression, case .int(let number) = constant.value else { return nil }
      return ConstantExpression(.double(Double(number)), .double, operand.span)
    }
    guard let a = floating(left), let b = floating(right) else { return nil }
    return BinaryExpression(name, a, b, .library(name == "..." ? .closedRange : .range, [.double]), span) { x, y throws(OperationFailure) -> Value in
      guard case .double(let x) = x, case .double(let y) = y else { return .void }
      guard x <= y else { throw .emptyRange }
      return name == "..." ? .library(x...y) : .library(x..<y)
    }
  }
  private func arithmeticType(_ name: String, _ a: StaticType, _ b: StaticType, _ expected: StaticType?) -> StaticType? {
    if a == b, a.isNumeric { return a.isFloatingPoint && name == "%" ? nil : a }
    // Swift prefers 'Double' where 'CGFloat' and 'Double' meet, unless 'CGFloat' is asked for (SE-0307).
    if a.isFloatingPoint, b.isFloatingPoint, name != "%" { return expected == .cgFloat || expected?.wrapped == .cgFloat ? .cgFloat : .double }
    if name == "+", a == .string, b == .string { return a }
    if name == "+", a.element != nil, canConvert(b, to: a) { return a }
    if name == "+", case .library(.array, _) = a, case .library(.array, _) = b, a == b { return a }
    return nil
  }
  private func unified(_ a: Expression, _ b: Expression) -> (Expression, Expression)? {
    if let converted = converted(b, to: a.type) { return (a, converted) }
    if let converted = converted(a, to: b.type) { return (converted, b) }
    return nil
  }
  /// `<` and its like: what is compared in the order of the file's own operator, or part by part.
  func isComparable(_ type: StaticType) -> Bool {
    if case .tuple(let elements) = type { return elements.allSatisfy { $0.type.isNumeric || isComparable($0.type) } }
    return conforms(type, to: "Comparable")
  }
  /// What the other operand may be: the fallback of `??` and elements of arrays follow other rules.
  private func operandHint(_ name: String, _ type: StaticType) -> StaticType? {
    if ["<<", ">>"].contains(name) { return .int }
    return type
  }
  func isEquatable(_ type: StaticType) -> Bool {
    if let wrapped = type.wrapped { return isEquatable(wrapped) }
    if let element = type.element { return isEquatable(element) }
    if case .tuple(let elements) = type { return elements.allSatisfy { isEquatable($0.type) } }
    return conforms(type, to: "Equatable") || conforms(type, to: "Hashable")
  }
}

/// The language's operators on values.
@MainActor
enum Arithmetic {
  static func operation(_ name: String, _ type: StaticType) -> BinaryExpression.Operation? {
    switch type {
    case .int: return integers(name)
    case .string:
      return { a, b throws(OperationFailure) -> Value in
        guard case .string(let x) = a, case .string(let y) = b else { return .void }
        guard x.utf8.count + y.utf8.count <= SourceFile.byteLimit else { throw .tooLong }
        return .string(x + y)
      }
    case _ where type.isFloatingPoint: return floats(name)
    case .library(.array, _):
      return { a, b throws(OperationFailure) -> Value in
        guard case .array(let x) = a, case .array(let y) = b else { return .void }
        guard x.count + y.count <= 1_000_000 else { throw .tooLong }
        return .array(x + y)
      }
    default: return nil
    }
  }
  private static func integers(_ name: String) -> BinaryExpression.Operation {
    return { a, b throws(OperationFailure) -> Value in
      guard case .int(let x) = a, case .int(let y) = b else { return .void }
      let result: (partialValue: Int, overflow: Bool)
      switch name {
      case "+": result = x.addingReportingOverflow(y)
      case "-": result = x.subtractingReportingOverflow(y)
      case "*": result = x.multipliedReportingOverflow(by: y)
      case "/", "%":
        if y == 0 { throw .divisionByZero }
        result = name == "/" ? x.dividedReportingOverflow(by: y) : x.remainderReportingOverflow(dividingBy: y)
      default: return .void
      }
      if result.overflow { throw .overflow }
      return .int(result.partialValue)
    }
  }
  private static func floats(_ name: String) -> BinaryExpression.Operation {
    return { a, b throws(OperationFailure) -> Value in
      guard case .double(let x) = a, case .double(let y) = b else { return .void }
      switch name {
      case "+": return .double(x + y)
      case "-": return .double(x - y)
      case "*": return .double(x * y)
      default: return .double(x / y)
      }
    }
  }
  static func comparison(_ name: String) -> BinaryExpression.Operation {
    return { a, b throws(OperationFailure) -> Value in
      switch name {
      case "<": .bool(a.isLess(than: b))
      case ">": .bool(b.isLess(than: a))
      case "<=": .bool(a.isLess(than: b) || a == b)
      default: .bool(b.isLess(than: a) || a == b)
      }
    }
  }
  static func range(_ name: String) -> BinaryExpression.Operation {
    return { a, b throws(OperationFailure) -> Value in
      guard case .int(let x) = a, case .int(let y) = b else { return .void }
      guard x <= y else { throw .emptyRange }
      guard name == "..." || !y.subtractingReportingOverflow(x).overflow else { throw .overflow }
      return name == "..<" ? .range(x..<y) : .closedRange(x...y)
    }
  }
}
