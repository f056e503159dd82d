internal import Declarations

/// What is assigned, passed with `&` or used by a mutating member must be a place that can be changed.
///
/// The rule and its words are those of the compiler's `AssignmentFailure`: the innermost part of the place that cannot be changed is named.
struct MutabilityCheck {
  let checker: Checker
  let declaration: Declaration
  /// True where `self` is a value that the code may change.
  var isSelfMutable: Bool
  /// Local constants of this code that have no initial value.
  var uninitialized: Set<VariableDeclaration> = []
  var captures: Set<VariableDeclaration> = []
  /// What the patterns of `case` and `catch` bind: the code after them has copies that have no keyword of their own.
  var bound: Set<VariableDeclaration> = []
  /// How many closures are around the place, in the code of `declaration`.
  var closureDepth = 0

  init(_ checker: Checker, _ declaration: Declaration, isSelfMutable: Bool) {
    self.checker = checker
    self.declaration = declaration
    self.isSelfMutable = isSelfMutable
  }

  /// What a place is used for.
  enum Use { case assignment, argument, leftOperand, operand, member, getter }

  /// True in an initialiser of a value that calls another.
  private var delegates = false

  /// Looks at all code of a body.
  mutating func checkBody(_ statements: [Statement]) {
    let isInitializer = (declaration as? FunctionDeclaration)?.kind == .initializer
    delegates =
      isInitializer && declaration.parentNominal?.isClass == false
      && statements.contains { InitializerCalls.in(.statement($0)).callsOwn }
    check(statements)
  }

  private mutating func check(_ statements: [Statement]) {
    for statement in statements { visit(.statement(statement)) }
  }

  private mutating func visit(_ node: TreeNode) {
    switch node {
    case .statement(let statement):
      switch statement.kind {
      case .binding(_, nil, let variables): uninitialized.formUnion(variables.filter(\.isLet))
      case .switchStatement(_, _, let cases): bound.formUnion(cases.flatMap { $0.items.flatMap(\.pattern.variables) })
      case .doBlock(_, _, let clauses): bound.formUnion(clauses.flatMap { $0.items.flatMap(\.pattern.variables) })
      default: break
      }
    case .expression(let expression):
      if case .closure(let closure) = expression.kind {
        let outer = uninitialized
        uninitialized = []
        captures.formUnion(closure.captures)
        closureDepth += 1
        check(closure.body)
        closureDepth -= 1
        uninitialized = outer
        return
      }
      check(expression)
    case .pattern: break
    }
    for child in node.children { visit(child) }
  }

  private func check(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let left, _): checkAssigned(left)
    case .inOut(let value): checkPlace(value, .argument, at: expression.range.start)
    case .call(let callee, let list): checkCall(callee, list)
    case .member(let base, let name):
      guard let variable = choice(of: expression) as? VariableDeclaration, !variable.isStatic,
        hasMutatingGetter(variable), isValue(base)
      else { return }
      checkPlace(base, .getter, at: name.range.start)
    default: break
    }
  }

  private func checkAssigned(_ left: Expression) {
    if case .tuple(let elements) = left.kind {
      for element in elements { checkAssigned(element.value) }
      return
    }
    if delegates, case .member(let base, let name) = left.kind, let variable = choice(of: left) as? VariableDeclaration,
      isInitialized(variable, of: base)
    {
      let message =
        "'let' property '\(name.name)' may not be initialized directly; use \"self.init(...)\" or \"self = ...\" instead"
      checker.report(message, at: base.range.start, in: declaration.place?.file)
      return
    }
    checkPlace(left, .assignment, at: offset(of: left))
  }

  private func checkCall(_ callee: Expression, _ list: Expression.ArgumentList) {
    if case .reference(let reference) = callee.kind, reference.isOperator {
      guard let parameters = checker.choices[callee]?.interface?.parameters, parameters.count == list.arguments.count
      else { return }
      for (parameter, argument) in zip(parameters, list.arguments) {
        guard case .inOut = parameter.type else { continue }
        if case .inOut = argument.value.kind { continue }
        checkPlace(argument.value, parameters.count == 1 ? .operand : .leftOperand, at: callee.range.start)
      }
      return
    }
    guard case .member(let base, let name) = callee.kind, let chosen = checker.choices[callee],
      chosen.choice.kind == .plain,
      let function = chosen.choice.declaration as? FunctionDeclaration, function.kind == .function, function.isMutating,
      !function.isStatic
    else { return }
    if case .metatype = place(base.type) { return }
    checkPlace(base, .member, at: name.range.start)
  }

  private func checkPlace(_ place: Expression, _ use: Use, at offset: Int) {
    guard let reason = reason(place, use) else { return }
    let isFunction = use == .assignment && choice(of: target(place)) is FunctionDeclaration && target(place).isMember
    let words = isFunction ? "cannot assign to value: " : words(place, use)
    checker.report(words + reason, at: offset, in: declaration.place?.file)
  }

  private func words(_ place: Expression, _ use: Use) -> String {
    switch use {
    case .argument: return "cannot pass immutable value as inout argument: "
    case .leftOperand: return "left side of mutating operator isn't mutable: "
    case .operand: return "cannot pass immutable value to mutating operator: "
    case .member: return "cannot use mutating member on immutable value: "
    case .getter: return "cannot use mutating getter on immutable value: "
    case .assignment:
      switch target(place).kind {
      case .member: return "cannot assign to property: "
      case .subscriptCall: return "cannot assign through subscript: "
      case .call: return "expression is not assignable: "
      default: return "cannot assign to value: "
      }
    }
  }

  private func target(_ place: Expression) -> Expression {
    if case .optionalChain(let inner) = place.kind { return target(inner) }
    return place
  }
  private func offset(of place: Expression) -> Int {
    if case .member(_, let name) = target(place).kind { return name.range.start }
    return place.range.start
  }

  /// Why a place cannot be changed; nil if it can, or if it is not known.
  func reason(_ expression: Expression, _ use: Use) -> String? {
    switch expression.kind {
    case .reference(let reference):
      let candidates = reference.candidates
      return reason(
        reference: choice(of: expression) ?? reference.chosen ?? (candidates.count == 1 ? candidates[0] : nil), use)
    case .member(let base, _): return reason(member: expression, of: base, use)
    case .subscriptCall(let base, let list):
      if list.arguments.count == 1, list.arguments[0].label == "keyPath" {
        return reason(keyPath: list.arguments[0].value, of: base)
      }
      return reason(subscript: expression, of: base)
    case .force(let inner), .optionalBind(let inner), .optionalChain(let inner), .selfOf(let inner), .inOut(let inner):
      return reason(inner, use)
    case .call(let callee, _):
      guard case .reference(let reference) = callee.kind else { return "function call returns immutable value" }
      return (reference.isOperator ? "operator" : "'\(reference.name)'") + " returns immutable value"
    case .integer, .fraction, .string, .boolean, .nilLiteral, .array, .dictionary: return "literals are not mutable"
    case .ternary: return "result of conditional operator '? :' is never mutable"
    default: return nil
    }
  }

  private func reason(reference declaration: Declaration?, _ use: Use) -> String? {
    switch declaration {
    case let variable as VariableDeclaration:
      if variable.name == "self", variable.place == nil { return isSelfMutable ? nil : "'self' is immutable" }
      if captures.contains(variable) { return "'\(variable.name)' is an immutable capture" }
      if variable.isLet, use == .assignment, uninitialized.contains(variable) { return nil }
      if variable.isLet, variable.place == nil || bound.contains(variable) { return "'\(variable.name)' is immutable" }
      return reason(variable)
    case let parameter as ParameterDeclaration:
      switch parameter.type {
      case .inOut, .lvalue, .hole, .variable, nil: return nil
      default:
        return parameter.name.hasPrefix("$")
          ? "'\(parameter.name)' is immutable" : "'\(parameter.name)' is a 'let' constant"
      }
    case let function as FunctionDeclaration where function.kind == .function: return "'\(function.name)' is a function"
    default: return nil
    }
  }

  private func reason(member expression: Expression, of base: Expression, _ use: Use) -> String? {
    guard let chosen = checker.choices[expression] else {
      if case .tuple = place(base.type) { return reason(base, use == .assignment ? .argument : use) }
      return nil
    }
    guard chosen.choice.kind == .plain else { return nil }
    if let function = chosen.choice.declaration as? FunctionDeclaration {
      return function.kind == .function ? "'\(function.name)' is a method" : nil
    }
    guard let variable = chosen.choice.declaration as? VariableDeclaration else { return nil }
    if !(use == .assignment && isInitialized(variable, of: base)), let reason = reason(variable) { return reason }
    guard !variable.isStatic, hasMutatingSetter(variable), isValue(base) else { return nil }
    return reason(base, .member)
  }

  private func reason(subscript expression: Expression, of base: Expression) -> String? {
    guard let chosen = checker.choices[expression], chosen.choice.kind == .plain,
      let function = chosen.choice.declaration as? FunctionDeclaration,
      function.kind == .subscriptMember
    else { return nil }
    guard let accessors = function.accessors, accessors.hasSetter else { return "subscript is get-only" }
    if !isSetterAccessible(function) { return "subscript setter is inaccessible" }
    guard !function.isStatic, !accessors.isSetterNonmutating, isValue(base) else { return nil }
    return reason(base, .member)
  }

  private func reason(keyPath: Expression, of base: Expression) -> String? {
    guard case .nominal(let nominal, _) = place(keyPath.type), nominal.isStandard else { return nil }
    switch nominal.name {
    case "WritableKeyPath": return isValue(base) ? reason(base, .member) : nil
    case "KeyPath":
      guard case .reference(let reference) = keyPath.kind else { return nil }
      return "'\(reference.name)' is a read-only key path"
    default: return nil
    }
  }

  /// Why a variable itself cannot be changed.
  private func reason(_ variable: VariableDeclaration) -> String? {
    if variable.isLet { return "'\(variable.name)' is a 'let' constant" }
    if variable.isComputed, variable.accessors?.hasSetter != true {
      return "'\(variable.name)' is \(variable.name.hasPrefix("$") ? "immutable" : "a get-only property")"
    }
    if let value = wrappedValue(variable) {
      if value.isLet || value.isComputed && value.accessors?.hasSetter != true {
        return "'\(variable.name)' is a get-only property"
      }
      if !isSetterAccessible(value) { return "'\(variable.name)' setter is inaccessible" }
    }
    return isSetterAccessible(variable) ? nil : "'\(variable.name)' setter is inaccessible"
  }

  /// An initialiser gives the constants of its own type their values.
  private func isInitialized(_ variable: VariableDeclaration, of base: Expression) -> Bool {
    guard variable.isLet, !variable.isStatic, closureDepth == 0, case .reference(let reference) = base.kind,
      reference.name == "self", let function = declaration as? FunctionDeclaration, function.kind == .initializer
    else { return false }
    return function.parentNominal == variable.parentNominal
  }

  private func isSetterAccessible(_ declaration: Declaration) -> Bool {
    guard declaration.attributes.setterAccess == .private, let owner = declaration.parentNominal else { return true }
    var current: Declaration? = self.declaration
    while let place = current {
      if place == owner || (place as? ExtensionDeclaration)?.nominal == owner { return true }
      current = place.parent
    }
    return false
  }

  private func wrappedValue(_ variable: VariableDeclaration) -> VariableDeclaration? {
    guard !variable.attributes.custom.isEmpty, let wrapper = checker.wrapper(of: variable)?.declaration else {
      return nil
    }
    return checker.wrappedValue(of: wrapper)
  }

  /// True if a change of the property changes the value that it belongs to.
  private func hasMutatingSetter(_ variable: VariableDeclaration) -> Bool {
    if let value = wrappedValue(variable) {
      return !(value.parentNominal?.isClass ?? false) && !(value.accessors?.isSetterNonmutating ?? false)
    }
    return !(variable.accessors?.isSetterNonmutating ?? false)
  }
  private func hasMutatingGetter(_ variable: VariableDeclaration) -> Bool {
    variable.attributes.flags.contains(.lazy) || variable.accessors?.isGetterMutating == true
  }

  private func choice(of expression: Expression) -> Declaration? { checker.choices[expression]?.choice.declaration }

  /// True if members of an expression's value are part of it, and not of an object that it refers to.
  private func isValue(_ base: Expression) -> Bool {
    switch place(base.type) {
    case .hole, .metatype, .existentialMetatype, .variable: return false
    case let type: return !checker.isClassType(type)
    }
  }
  private func place(_ type: Type) -> Type {
    switch type {
    case .lvalue(let object), .inOut(let object): return place(object)
    default: return type
    }
  }
}

extension Expression {
  fileprivate var isMember: Bool {
    if case .member = kind { return true }
    return false
  }
}
