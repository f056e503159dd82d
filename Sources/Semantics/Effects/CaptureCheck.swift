internal import Declarations

/// Checks what closures that escape may capture: no `inout` parameter, no function that does not escape, `self` only if it is written.
/// Says too where something is used that is not available.
struct CaptureCheck {
  let checker: Checker

  /// What holds at a place in the code.
  private struct Place {
    let file: SourceUnit?
    /// The closures around the place that may outlive the call, the outermost first.
    var escaping: [Frame] = []
    /// How many escaping closures stood around the declaration of a `self`; 0 for the function's own.
    var selfDepths: [Declaration: Int] = [:]
    /// `self` that is captured by name: closures inside of its closure capture it too.
    var written: Set<Declaration> = []
    var isSelfInOut = false
  }
  private struct Frame {
    let offset: Int
    let allowsImplicitSelf: Bool
  }

  func run(_ units: [CodeUnit]) {
    for unit in units {
      var place = Place(file: unit.declaration.place?.file)
      place.isSelfInOut = isSelfInOut(unit)
      for statement in unit.statements { visit(.statement(statement), place) }
    }
  }

  /// True where `self` is a value that the code may change.
  private func isSelfInOut(_ unit: CodeUnit) -> Bool {
    guard let nominal = unit.declaration.parentNominal, !nominal.isClass else { return false }
    switch unit.role {
    case .function:
      guard let function = unit.declaration as? FunctionDeclaration else { return false }
      return function.isMutating || function.kind == .initializer
    case .setter, .observer:
      let accessors =
        (unit.declaration as? VariableDeclaration)?.accessors ?? (unit.declaration as? FunctionDeclaration)?.accessors
      return accessors?.isSetterNonmutating == false && !unit.declaration.isStatic && !nominal.isProtocol
    case .getter, .initialValue: return false
    }
  }

  private func report(_ message: String, _ offset: Int, _ place: Place) {
    if checker.diagnostics.contains(where: { $0.offset == offset && $0.message == message }) { return }
    checker.report(message, at: offset, in: place.file)
  }

  private func visit(_ part: TreeNode, _ place: Place) {
    switch part {
    case .expression(let expression): visit(expression, place)
    case .statement(let statement): visit(statement, place)
    case .pattern(let pattern): for part in pattern.children { visit(part, place) }
    }
  }

  private func visit(_ statement: Statement, _ place: Place) {
    switch statement.kind {
    case .declaration(let declaration):
      guard let function = declaration as? FunctionDeclaration, let body = checker.code.bodies[function] else { return }
      var inner = Place(file: place.file)
      inner.isSelfInOut = false
      for statement in body { visit(statement, inner) }
    case .returnStatement(let value?):
      if let parameter = nonEscaping(value) {
        report(
          "using non-escaping parameter '\(parameter.name)' in a context expecting an '@escaping' closure",
          value.range.start, place)
      }
      visit(value, place)
    default:
      for part in statement.children { visit(part, place) }
    }
  }

  // MARK: Expressions

  private func visit(_ expression: Expression, _ place: Place) {
    unavailable(expression, place)
    switch expression.kind {
    case .reference: captured(expression, nil, place)
    case .member(let base, let name):
      if case .reference = base.kind {
        captured(base, base.range == expression.range ? name.name : nil, place, member: expression)
      }
      visitInside(base, place)
    case .closure(let closure): visit(closure, ClosureUse(), place)
    case .call(let callee, let list): call(expression, callee, list, place)
    case .assignment(let left, let right):
      if let parameter = nonEscaping(right), !isDiscard(left) {
        report(
          "assigning non-escaping parameter '\(parameter.name)' to an '@escaping' closure", right.range.start, place)
      }
      visit(left, place)
      visit(right, place)
    case .array(let elements):
      for element in elements {
        if let parameter = nonEscaping(element) {
          report(
            "using non-escaping parameter '\(parameter.name)' in a context expecting an '@escaping' closure",
            element.range.start, place)
        }
        visit(element, place)
      }
    default: for part in expression.children { visit(part, place) }
    }
  }

  private func isDiscard(_ expression: Expression) -> Bool {
    if case .discard = expression.kind { return true }
    return false
  }

  private func visitInside(_ base: Expression, _ place: Place) {
    if case .reference = base.kind { return unavailable(base, place) }
    visit(base, place)
  }

  private func call(_ expression: Expression, _ callee: Expression, _ list: Expression.ArgumentList, _ place: Place) {
    if case .closure(let closure) = callee.kind {
      var use = ClosureUse()
      use.isEscaping = false
      visit(closure, use, place)
    } else {
      visit(callee, place)
    }
    let called = checker.called(expression, callee, list)
    let interface = called.map { checker.interface(of: $0.function) }
    var types: [FunctionType.Parameter] = []
    if called == nil, case .function(let function) = callee.type { types = function.parameters }
    for (position, argument) in list.arguments.enumerated() {
      let value = checker.withoutMarks(argument.value)
      var use: ClosureUse?
      if let called, let interface, let index = called.parameters[position],
        interface.parameters.indices.contains(index)
      {
        use = ClosureUse(called.function, index, interface)
        if let parameter = nonEscaping(value) {
          passed(
            parameter, called.function, interface.parameters[index], use?.isEscaping ?? true, value.range.start, place)
        }
        if interface.parameters[index].isAutoclosure {
          autoclosure(argument.value, isEscaping: use?.isEscaping ?? false, place)
          continue
        }
      } else if types.count == list.arguments.count, case .function(let function) = types[position].type {
        use = ClosureUse()
        use?.isEscaping = function.isEscaping
      }
      if case .closure(let closure) = value.kind {
        visit(closure, use ?? unknown, place)
      } else {
        visit(argument.value, place)
      }
    }
  }
  /// A closure of which it is not known whether it escapes.
  private var unknown: ClosureUse {
    var use = ClosureUse()
    use.isEscaping = false
    return use
  }

  private func autoclosure(_ value: Expression, isEscaping: Bool, _ outer: Place) {
    var place = outer
    if isEscaping { place.escaping.append(Frame(offset: value.range.start, allowsImplicitSelf: true)) }
    visit(value, place)
  }

  private func visit(_ closure: ClosureExpression, _ use: ClosureUse, _ outer: Place) {
    var place = outer
    if use.isEscaping {
      place.escaping.append(Frame(offset: closure.range.start, allowsImplicitSelf: use.allowsImplicitSelf))
    }
    for capture in closure.captures {
      place.selfDepths[capture] = place.escaping.count
      if capture.name == "self", checker.optionalObject(capture.type ?? .hole) == nil { place.written.insert(capture) }
    }
    for statement in closure.body { visit(statement, place) }
  }

  // MARK: Captures

  private func captured(_ expression: Expression, _ implicitMember: String?, _ place: Place, member: Expression? = nil) {
    guard case .reference(let reference) = expression.kind, let declaration = reference.candidates.first,
      !place.escaping.isEmpty
    else { return }
    if let parameter = declaration as? ParameterDeclaration {
      guard let function = parameter.parent as? FunctionDeclaration, function.parameters.contains(parameter) else {
        return
      }
      if case .inOut? = parameter.type {
        afterTyping("escaping closure captures 'inout' parameter '\(parameter.name)'", place)
      } else if isNonEscaping(parameter, function) {
        afterTyping("escaping closure captures non-escaping parameter '\(parameter.name)'", place)
      }
      return
    }
    guard reference.name == "self", let variable = declaration as? VariableDeclaration, let type = variable.type else {
      return
    }
    if place.isSelfInOut, variable.place == nil, place.selfDepths[variable] == nil {
      afterTyping("escaping closure captures mutating 'self' parameter", place)
      return
    }
    guard let name = implicitMember, isClass(type) else { return }
    // A local `self` belongs to the closure in which it is unwrapped.
    var depth = place.selfDepths[variable] ?? 0
    if let offset = variable.place?.offset, place.selfDepths[variable] == nil {
      depth = place.escaping.firstIndex { $0.offset > offset } ?? place.escaping.count
    }
    let around = place.escaping.dropFirst(depth)
    if place.written.contains(variable) || around.isEmpty || around.contains(where: \.allowsImplicitSelf) { return }
    let isMethod = member.flatMap { checker.chosen($0) } is FunctionDeclaration
    let words = isMethod ? "call to method" : "reference to property"
    report(
      "\(words) '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit",
      expression.range.start, place)
  }

  private func isClass(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { return nominal.kind == .classType }
    return false
  }

  /// What the compiler says only of programs whose types are right.
  private func afterTyping(_ message: String, _ place: Place) {
    guard let frame = place.escaping.first,
      !checker.diagnostics.contains(where: {
        $0.severity == .error && !$0.message.hasPrefix("escaping closure captures")
      })
    else { return }
    report(message, frame.offset, place)
  }

  // MARK: Functions that do not escape

  /// The parameter that an expression names, if its function does not escape.
  private func nonEscaping(_ expression: Expression) -> ParameterDeclaration? {
    guard case .reference(let reference) = expression.kind,
      let parameter = reference.candidates.first as? ParameterDeclaration,
      let function = parameter.parent as? FunctionDeclaration, function.parameters.contains(parameter),
      isNonEscaping(parameter, function)
    else { return nil }
    return parameter
  }

  private func isNonEscaping(_ parameter: ParameterDeclaration, _ function: FunctionDeclaration) -> Bool {
    let interface = checker.interface(of: function)
    guard let index = function.parameters.firstIndex(of: parameter), interface.parameters.indices.contains(index) else {
      return false
    }
    let declared = interface.parameters[index]
    if declared.isEscaping || declared.isVariadic { return false }
    if declared.isAutoclosure { return true }
    if case .function(let type) = declared.type { return !type.isEscaping }
    return false
  }

  private func passed(
    _ argument: ParameterDeclaration, _ function: FunctionDeclaration, _ parameter: FunctionInterface.Parameter,
    _ isEscaping: Bool, _ offset: Int,
    _ place: Place
  ) {
    switch parameter.type {
    case .function:
      guard isEscaping, !parameter.isAutoclosure else { return }
      report(
        "passing non-escaping parameter '\(argument.name)' to function expecting an '@escaping' closure", offset, place)
    case .parameter(let generic):
      report(
        "converting non-escaping parameter '\(argument.name)' to generic parameter '\(generic.name)' may allow it to escape",
        offset, place)
    case .existential(let bounds) where bounds.isAny:
      report("converting non-escaping value to 'Any' may allow it to escape", offset, place)
    default:
      if case .function? = checker.optionalObject(parameter.type) {
        report(
          "using non-escaping parameter '\(argument.name)' in a context expecting an '@escaping' closure", offset, place
        )
      }
    }
  }

  // MARK: Availability

  private func unavailable(_ expression: Expression, _ place: Place) {
    guard let declaration = checker.chosen(expression) else { return }
    if let first = declaration.attributes.firstSystem, first > checker.target {
      return ofLaterSystem(declaration, first, expression, place)
    }
    guard declaration.attributes.flags.contains(.unavailable),
      let entry = declaration.attributes.availability.first(where: \.isUnavailable)
    else { return }
    // What the Foundation of this system leaves out is there on Apple's.
    if declaration.module.name == "Foundation", declaration.parentNominal?.isClass == true {
      checker.report(
        "the playground does not have '\(declaration.name)' yet", at: expression.range.start, in: place.file, .unsupported)
      return
    }
    var offset = expression.range.start
    if case .member(_, let name) = expression.kind { offset = name.range.start }
    let name = (declaration as? FunctionDeclaration)?.fullName ?? declaration.name
    let shown =
      (declaration as? FunctionDeclaration)?.kind == .subscriptMember ? "subscript" + name.drop { $0 != "(" } : name
    if let renamed = entry.renamed {
      report("'\(shown)' has been renamed to '\(renamed)'" + (entry.message.map { ": \($0)" } ?? ""), offset, place)
    } else {
      report("'\(shown)' is unavailable" + (entry.message.map { ": \($0)" } ?? ""), offset, place)
    }
  }

  /// A modifier of every view that older systems have for one type alone, as `bold()` for `Text`.
  private func ofLaterSystem(_ declaration: Declaration, _ first: Int, _ expression: Expression, _ place: Place) {
    guard case .member(let base, let name) = expression.kind else { return }
    var type = base.type
    if case .lvalue(let object) = type { type = object }
    let owner = checker.older(declaration)
    var message = "'\(type)' has no modifier '\(name.name)'"
    if let owner { message += ": \(name.name)() belongs to \(owner); apply it to the \(owner) inside" }
    if case .opaque = type {
      message = "value of type '\(type)' has no member '\(name.name)': general modifiers return 'some View'"
      var previous: String?
      if case .call(let callee, _) = base.kind, case .member(_, let name) = callee.kind { previous = name.name }
      let then = previous.map { ", then \($0)()" } ?? ""
      if let owner { message += "; apply \(name.name)() to the \(owner) first\(then)" }
    }
    let note =
      "since iOS \(first) SwiftUI has it on every view; the playground follows the documents that it teaches, where only "
      + "\(owner ?? "one view") has it, unless the project or the file itself needs iOS \(first): '--target ios\(first)' says so"
    checker.report(message, at: name.range.start, in: place.file, note: note)
  }
}

extension Checker {
  /// The type of the library that has a member of the same name on all systems: it conforms to the protocol that all have
  /// the member of.
  fileprivate func older(_ declaration: Declaration) -> String? {
    guard let module = module(named: declaration.module.name), let shared = declaration.parentNominal else { return nil }
    return module.owners(ofMembers: declaration.name).first { name in
      guard let found = module.topLevel.named(name).first as? NominalDeclaration, found != shared else { return false }
      return allConformances(of: found)[shared] != nil
    }
  }
}
