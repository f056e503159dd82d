internal import SwiftSyntax

extension Lowering {
  /// An operator that the file declares for these operands; nil if there is none that fits.
  /// - Parameters:
  ///   - left: lowers the left operand where a type is wanted; `right` the other.
  ///   - known: the type of the operand that does not depend on its surroundings.
  func operatorCall(
    _ name: String, _ left: (StaticType?) -> Expression, _ right: (StaticType?) -> Expression, known: StaticType, _ expected: StaticType?, _ span: SourceFile.Span,
    _ place: SourceRange
  ) -> Expression? {
    let found = operatorFunctions(name, known)
    if found.isEmpty || known.isSilent { return nil }
    var best: (call: Expression, cost: Int)?
    attemptDepth += 1
    defer { attemptDepth -= 1 }
    for function in found where function.parameters.count == 2 {
      guard work.spend() else { return nil }
      var bindings = ownerBindings(function.owner, known)
      let parameters = function.typeParameters + (function.owner.map { if case .parameter(let own) = $0 { [own] } else { [] } } ?? [])
      let types = function.parameters.map { $0.type.substituting(completed(bindings)) }
      let (a, firstSaid) = quietly { left(types[0].mentions(parameters) ? nil : types[0]) }
      guard !firstSaid.contains(where: \.isError), unify(types[0], a.type, &bindings, parameters) else { continue }
      let second = types[1].substituting(completed(bindings))
      let (b, secondSaid) = quietly { right(second.mentions(parameters) ? nil : second) }
      guard !secondSaid.contains(where: \.isError), unify(second, b.type, &bindings, parameters) else { continue }
      let wanted = types.map { $0.substituting(completed(bindings)) }
      guard let x = converted(a, to: wanted[0]), let y = converted(b, to: wanted[1]) else { continue }
      let result = function.result.substituting(completed(bindings))
      var cost = conversionCost(a.type, to: wanted[0]) + conversionCost(b.type, to: wanted[1])
      if let expected, !canConvert(result, to: expected) { cost += 10 }
      if best.map({ cost < $0.cost }) ?? true {
        let typeArguments = function.typeParameters.compactMap { parameter in bindings[parameter].map { (parameter, $0) } }
        let target: Expression? = function.owner.map { _ in metatype(a.type.wrapped ?? a.type, span) }
        best = (FunctionCall(function, target, [x, y], typeArguments: typeArguments, result, span), cost)
      }
    }
    return best?.call
  }
  /// Functions of an operator, in a type, its extensions and protocols, and outside of types.
  func operatorFunctions(_ name: String, _ type: StaticType) -> [FunctionDeclaration] {
    let inTypes = members(of: .metatype(type), named: name) + (type.wrapped.map { members(of: .metatype($0), named: name) } ?? [])
    let elsewhere =
      typeOrder.filter { $0.selfType != type && $0.members[name] != nil }.flatMap { $0.members[name] ?? [] }
      + extensions.values.flatMap { $0[name] ?? [] }.filter { member in !inTypes.contains { other in same(member, other) } }
    let all = (inTypes + elsewhere).compactMap { member -> FunctionDeclaration? in
      if case .function(let function) = member { return function }
      return nil
    }
    return all + (functions[name] ?? [])
  }
  private func same(_ a: Member, _ b: Member) -> Bool {
    if case .function(let x) = a, case .function(let y) = b { return x === y }
    return false
  }
  /// The operator with two operands of a type of the file, for library code that compares values.
  func ownOperator(_ name: String, _ declaration: TypeDeclaration) -> FunctionDeclaration? {
    if let known = ownOperators[declaration]?[name] { return known }
    let type = declaration.selfType
    let found = operatorFunctions(name, type).first { function in
      guard function.parameters.count == 2, !function.isRequirement else { return false }
      let bindings = ownerBindings(function.owner, type)
      return function.parameters.allSatisfy { parameter in
        let wanted = parameter.type.substituting(bindings)
        if wanted == type { return true }
        if case .declared(let other, _) = wanted { return declaration.inherits(from: other) }
        return false
      }
    }
    ownOperators[declaration, default: [:]][name] = .some(found)
    return found
  }

  /// `-value` of the file's own.
  func prefixCall(_ name: String, _ operand: Expression, _ span: SourceFile.Span) -> Expression? {
    let found = operatorFunctions(name, operand.type).first { function in
      guard function.parameters.count == 1 else { return false }
      return canConvert(operand.type, to: function.parameters[0].type.substituting(ownerBindings(function.owner, operand.type)))
    }
    guard let found else { return nil }
    return FunctionCall(found, found.owner.map { _ in metatype(operand.type, span) }, [operand], found.result.substituting(ownerBindings(found.owner, operand.type)), span)
  }

  /// An operator as a function: `reduce(0, +)`.
  func operatorValue(_ token: TokenSyntax, _ name: String, _ expected: StaticType?) -> Expression {
    let span = span(token)
    guard case .function(let inputs, _)? = expected, inputs.count == 2 else {
      return refuse(Diagnostic("the types of the operands of '\(name)' are not known here: write a closure", at: range(token)), span)
    }
    let operands = inputs.indices.map { SlotExpression($0, inputs[$0], span) }
    let value: Expression
    if name == "&&" || name == "||" {
      value = LogicalExpression(isAnd: name == "&&", operands[0], operands[1], span)
    } else {
      value = binary(name, operands[0], { _ in operands[1] }, expecting: nil, span, range(token))
    }
    if value.type.isSilent { return FailedExpression(span) }
    let body = FunctionBody()
    body.slotCount = 2
    body.statements = [ReturnStatement(value, span)]
    return ClosureExpression(body, captures: [], .function(inputs, value.type), span)
  }

  // MARK: Assigning operators

  /// True for `+=` and its like, the file's own included.
  func isAssigning(_ name: String) -> Bool {
    ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="].contains(name) || operators[name] == 1
      || name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) && functions[name] != nil
  }
  /// `place += value` with a function of the file.
  func assigningCall(_ name: String, _ place: Place, _ type: StaticType, _ right: OperandSequence, _ span: SourceFile.Span) -> Expression? {
    for function in operatorFunctions(name, type) where function.parameters.count == 2 && function.parameters[0].isInout {
      let bindings = ownerBindings(function.owner, type)
      guard let target = function.parameters[0].type.inoutTarget?.substituting(bindings), canConvert(type, to: target) else { continue }
      let wanted = function.parameters[1].type.substituting(bindings)
      let (value, said) = quietly { lower(right, expecting: wanted) }
      guard !said.contains(where: \.isError), let value = converted(value, to: wanted) else { continue }
      let owner = function.owner.map { _ in metatype(type, span) }
      return WritingCall(function, nil, owner, [InOutExpression(place, type, span), value], typeArguments: [], .void, span)
    }
    return nil
  }

  /// `infix operator ** : MultiplicationPrecedence`.
  func collectOperator(_ syntax: OperatorDeclSyntax) {
    guard syntax.fixitySpecifier.text == "infix" else { return }
    let group = syntax.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
    operators[syntax.name.text] = OperandSequence.groups[group] ?? precedences[group] ?? 3
  }
  /// A precedence group takes the rank of the group that it is higher or lower than (our choice: groups between two others are not told apart).
  func collectPrecedence(_ syntax: PrecedenceGroupDeclSyntax) {
    var rank = 3
    for attribute in syntax.groupAttributes {
      guard case .precedenceGroupRelation(let relation) = attribute, let other = relation.precedenceGroups.first?.name.text else { continue }
      let base = OperandSequence.groups[other] ?? precedences[other] ?? 3
      rank = relation.higherThanOrLowerThanLabel.text == "higherThan" ? min(base + 1, 12) : max(base - 1, 3)
    }
    precedences[syntax.name.text] = rank
  }
}

/// `==` and `!=`.
final class EqualityExpression: Expression {
  let left: Expression
  let right: Expression
  let isEqual: Bool
  init(_ left: Expression, _ right: Expression, isEqual: Bool, _ span: SourceFile.Span) {
    self.left = left
    self.right = right
    self.isEqual = isEqual
    super.init(.bool, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let (a, b) = (try left.evaluate(evaluation), try right.evaluate(evaluation))
    evaluation.note(span)
    return .bool(try evaluation.areEqual(a, b, at: span) == isEqual)
  }
  override var printed: String { "(\(left.printed) \(isEqual ? "==" : "!=") \(right.printed))" }
}

/// `<` and its like, in the order that a type of the file declares.
final class ComparisonExpression: Expression {
  let name: String
  let left: Expression
  let right: Expression
  init(_ name: String, _ left: Expression, _ right: Expression, _ span: SourceFile.Span) {
    self.name = name
    self.left = left
    self.right = right
    super.init(.bool, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let (a, b) = (try left.evaluate(evaluation), try right.evaluate(evaluation))
    evaluation.note(span)
    switch name {
    case "<": return .bool(try evaluation.isLess(a, b, at: span))
    case ">": return .bool(try evaluation.isLess(b, a, at: span))
    case "<=": return .bool(try !evaluation.isLess(b, a, at: span))
    default: return .bool(try !evaluation.isLess(a, b, at: span))
    }
  }
  override var printed: String { "(\(left.printed) \(name) \(right.printed))" }
}

extension Value {
  /// The object, also inside an optional.
  var object: Object? {
    switch self {
    case .object(let object): object
    case .some(let wrapped): wrapped.object
    default: nil
    }
  }
}

extension Arithmetic {
  /// Operators on the bits of whole numbers, and those that wrap around.
  static func bits(_ name: String) -> BinaryExpression.Operation {
    { a, b throws(OperationFailure) -> Value in
      guard case .int(let x) = a, case .int(let y) = b else { return .void }
      switch name {
      case "&": return .int(x & y)
      case "|": return .int(x | y)
      case "^": return .int(x ^ y)
      case "<<": return .int(x << y)
      case ">>": return .int(x >> y)
      case "&+": return .int(x &+ y)
      case "&-": return .int(x &- y)
      default: return .int(x &* y)
      }
    }
  }
  /// Ranges of fractions and of texts.
  static func rangeOfValues(_ name: String) -> BinaryExpression.Operation {
    { a, b throws(OperationFailure) -> Value in
      switch (a, b) {
      case (.double(let x), .double(let y)):
        guard x <= y else { throw .emptyRange }
        return .library(name == "..." ? x...y as Any : x..<y as Any)
      case (.string(let x), .string(let y)):
        guard x <= y else { throw .emptyRange }
        return .library(name == "..." ? x...y as Any : x..<y as Any)
      default: return .void
      }
    }
  }
}
