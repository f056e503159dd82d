internal import Declarations

extension EffectsCheck {
  func visit(_ expression: Expression, _ outer: Place) {
    var place = outer
    place.isChanged = false
    switch expression.kind {
    case .tryExpression(let kind, let value):
      place.tryOffset = expression.range.start
      if kind != .plain { place.handling = .all }
      place.isChanged = outer.isChanged
      visit(value, place)
    case .awaitExpression(let value):
      place.isAwaited = true
      place.isChanged = outer.isChanged
      visit(value, place)
    case .closure(let closure): visit(closure, of: expression, ClosureUse(), place)
    case .call(let callee, let list): call(expression, callee, list, place)
    case .assignment(let left, let right):
      var changed = place
      changed.isChanged = true
      visit(left, changed)
      visit(right, place)
    case .inOut(let value):
      place.isChanged = true
      visit(value, place)
    case .reference:
      use(expression, nil, expression.range.start, outer)
    case .member(let base, let name):
      place.isChanged = outer.isChanged && isValue(base)
      visit(base, place)
      use(expression, base, name.range.start, outer)
    case .subscriptCall(let base, let list):
      place.isChanged = outer.isChanged && isValue(base)
      visit(base, place)
      place.isChanged = false
      for argument in list.arguments { visit(argument.value, place) }
      use(expression, base, base.range.end, outer)
    case .force(let value), .optionalBind(let value), .optionalChain(let value):
      place.isChanged = outer.isChanged
      visit(value, place)
    default: for part in expression.children { visit(part, place) }
    }
  }

  /// True if a part of the value is changed together with the place that holds it.
  private func isValue(_ base: Expression) -> Bool {
    if case .type = base.kind { return false }
    switch plain(base.type) {
    case .nominal(let declaration, _): return !declaration.isClass
    case .tuple: return true
    default: return false
    }
  }

  func plain(_ type: Type) -> Type {
    switch type {
    case .lvalue(let object), .inOut(let object): return plain(object)
    default: return checker.optionalObject(type).map { plain($0) } ?? type
    }
  }

  // MARK: Closures

  func visit(_ closure: ClosureExpression, of expression: Expression, _ use: ClosureUse, _ outer: Place) {
    var place = Place(file: outer.file)
    let context: FunctionType?
    if case .function(let function) = expression.type { context = function } else { context = nil }
    if expression.type != .hole, let context {
      invalidConversion(closure, context, expression, outer)
      place.handling = closure.effects.isThrowing ? .all : .none
      place.isAsync = closure.effects.isAsync || context.isAsync
    } else {
      place.handling = .all
      place.isAsync = true
    }
    let isMainActor = closure.isMainActor || use.isMainActor || context?.isMainActor == true
    if isMainActor {
      place.isolation = checker.mainActor
    } else if (use.isSending || context?.isSendable == true) && !use.inheritsIsolation {
      place.isolation = outer.isolation.isUnknown ? .unknown : .none
    } else {
      place.isolation = outer.isolation
    }
    place.isInitializer = outer.isInitializer
    for statement in closure.body { visit(.statement(statement), place) }
  }

  private func invalidConversion(
    _ closure: ClosureExpression, _ context: FunctionType, _ expression: Expression, _ place: Place
  ) {
    var own = context
    if closure.effects.isThrowing { own.thrown = checker.anyError }
    own.isAsync = own.isAsync || closure.effects.isAsync
    if closure.effects.isThrowing && context.thrown == nil {
      report(
        "invalid conversion from throwing function of type '\(Type.function(own))' to non-throwing function type '\(Type.function(context))'",
        expression.range.start, place)
    } else if closure.effects.isAsync && !context.isAsync {
      report(
        "invalid conversion from 'async' function of type '\(Type.function(own))' to synchronous function type '\(Type.function(context))'",
        expression.range.start, place)
    }
  }

  // MARK: Calls

  private func call(_ expression: Expression, _ callee: Expression, _ list: Expression.ArgumentList, _ place: Place) {
    let called = checker.called(expression, callee, list)
    if case .closure(let closure) = callee.kind {
      var use = ClosureUse()
      use.isEscaping = false
      visit(closure, of: callee, use, place)
    } else {
      calleeParts(callee, called?.function, place)
    }
    let interface = called.map { checker.interface(of: $0.function) }
    for (position, argument) in list.arguments.enumerated() {
      var inner = place
      var use = ClosureUse()
      if let called, let interface, let index = called.parameters[position],
        interface.parameters.indices.contains(index)
      {
        use = ClosureUse(called.function, index, interface)
        if ClosureUse.isMainQueue(callee) { use.isMainActor = true }
        if interface.parameters[index].isAutoclosure {
          inner.isAsync = false
          inner.isAwaited = false
          inner.asyncPlace = "autoclosure"
        }
        if called.function.isOperator, case .inOut = interface.parameters[index].type { inner.isChanged = true }
      }
      let value = checker.withoutMarks(argument.value)
      if case .closure(let closure) = value.kind {
        visit(closure, of: value, use, inner)
      } else {
        visit(argument.value, inner)
      }
    }
    if let called, let interface {
      let crossed = crossing(
        of: called.function, base: base(of: callee), callee, callOffset(callee), place, isCall: true)
      let start = called.function.isOperator ? callee.range.start : expression.range.start
      thrown(by: called.function, interface, called.parameters, list, start, place)
      if called.function.effects.isAsync, !crossed { wait("call", start, place) }
      return
    }
    guard case .function(let function) = plainFunction(callee.type) else { return }
    if function.isMainActor, !place.isolation.isUnknown, place.isolation != checker.mainActor,
      let declaration = checker.chosen(callee)
    {
      if place.isAsync {
        if !place.isAwaited {
          report("expression is 'async' but is not marked with 'await'", expression.range.start, place)
        }
      } else {
        let words = declaration is ParameterDeclaration ? "parameter" : Isolation.kind(declaration)
        report(
          "call to main actor-isolated \(words) '\(declaration.name)' in a synchronous \(place.isolation.contextWords) context",
          expression.range.start, place)
      }
      return
    }
    if let type = function.thrown {
      if case .asParameters = place.handling, checker.chosen(callee) is ParameterDeclaration {
        if place.tryOffset == nil {
          report("call can throw but is not marked with 'try'", expression.range.start, place)
        }
      } else {
        throwSite("call", type, expression.range.start, place)
      }
    }
    if function.isAsync { wait("call", expression.range.start, place) }
  }

  private func plainFunction(_ type: Type) -> Type {
    if case .lvalue(let object) = type { return object }
    return type
  }

  /// The callee's own parts: its base, not the function itself.
  private func calleeParts(_ callee: Expression, _ function: FunctionDeclaration?, _ place: Place) {
    guard function != nil else { return visit(callee, place) }
    var inner = place
    switch callee.kind {
    case .member(let base, _):
      inner.isChanged = function?.isMutating == true && isValue(base)
      visit(base, inner)
    case .specialization(let base, _): calleeParts(base, function, place)
    case .optionalChain(let base), .optionalBind(let base), .force(let base): calleeParts(base, function, place)
    case .reference: break
    default: for part in callee.children { visit(part, place) }
    }
  }
  private func base(of callee: Expression) -> Expression? {
    switch callee.kind {
    case .member(let base, _): return base
    case .specialization(let inner, _): return base(of: inner)
    default: return nil
    }
  }
  private func callOffset(_ callee: Expression) -> Int {
    if case .member(_, let name) = callee.kind { return name.range.start }
    return callee.range.start
  }

  // MARK: What throws

  private func thrown(
    by function: FunctionDeclaration, _ interface: FunctionInterface, _ parameters: [Int?],
    _ list: Expression.ArgumentList, _ offset: Int,
    _ place: Place
  ) {
    let word = function.isOperator ? "operator" : "call"
    var isConditional = interface.isRethrowing
    if case .parameter? = interface.thrown { isConditional = true }
    if !isConditional {
      guard let type = interface.thrown else { return }
      throwSite(word, type, offset, place)
      return
    }
    for (position, argument) in list.arguments.enumerated() {
      guard let index = parameters[position], interface.parameters.indices.contains(index) else { continue }
      if interface.parameters[index].isAutoclosure { continue }
      guard case .function(let wanted) = plain(interface.parameters[index].type), wanted.thrown != nil else { continue }
      switch argumentThrows(argument.value, place) {
      case .never: continue
      case .asParameter:
        if place.tryOffset == nil { report("\(word) can throw but is not marked with 'try'", offset, place) }
      case .always(let type):
        throwSite(word, type, offset, place, isConditional: true)
      }
      return
    }
  }

  private enum ArgumentThrows {
    case never
    case asParameter
    case always(Type)
  }
  private func argumentThrows(_ argument: Expression, _ place: Place) -> ArgumentThrows {
    let value = checker.withoutMarks(argument)
    if case .closure(let closure) = value.kind {
      if !closure.effects.isThrowing { return .never }
      if case .asParameters = place.handling { return .asParameter }
      return .always(.hole)
    }
    if let parameter = checker.chosen(value) as? ParameterDeclaration, case .function(let type)? = parameter.type {
      if type.thrown == nil { return .never }
      if case .asParameters = place.handling { return .asParameter }
      return .always(.hole)
    }
    if let function = checker.chosen(value) as? FunctionDeclaration {
      let interface = checker.interface(of: function)
      if interface.isRethrowing { return .never }
      return interface.thrown.map { .always($0) } ?? .never
    }
    if case .function(let type) = plain(value.type), type.thrown != nil, !(value.converted != nil) {
      if let declaration = checker.chosen(value) as? VariableDeclaration,
        case .function(let own)? = declaration.type.map({ plain($0) })
      {
        return own.thrown == nil ? .never : .always(.hole)
      }
    }
    return .never
  }

  func throwSite(_ word: String, _ type: Type, _ offset: Int, _ place: Place, isConditional: Bool = false) {
    if type == checker.never { return }
    switch place.handling {
    case .all:
      if place.tryOffset == nil { report("\(word) can throw but is not marked with 'try'", offset, place) }
    case .thrown(let wanted):
      if let marked = place.tryOffset {
        mismatch(type, wanted, marked, place)
      } else {
        report("\(word) can throw but is not marked with 'try'", offset, place)
      }
    case .asParameters:
      report(
        "\(word) can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does",
        offset, place)
    case .none:
      if let marked = place.tryOffset {
        if isConditional {
          report("\(word) can throw, but the error is not handled", offset, place)
        } else {
          report("errors thrown from here are not handled", marked, place)
        }
      } else {
        report("\(word) can throw, but it is not marked with 'try' and the error is not handled", offset, place)
      }
    case .incompleteCatch(let caught):
      if place.tryOffset != nil, caught.contains(type) || caught.contains(checker.anyError) { return }
      if let marked = place.tryOffset {
        report("errors thrown from here are not handled because the enclosing catch is not exhaustive", marked, place)
      } else {
        report(
          "\(word) can throw, but it is not marked with 'try' and the enclosing catch is not exhaustive", offset, place)
      }
    case .collected(let box): box.types.append(type)
    case .forbidden(let words): report("\(word) can throw, but errors cannot be thrown out of \(words)", offset, place)
    }
  }

  // MARK: What waits

  func wait(_ word: String, _ offset: Int, _ place: Place) {
    if place.isAsync {
      if !place.isAwaited { report("expression is 'async' but is not marked with 'await'", offset, place) }
    } else if place.asyncPlace == "autoclosure" {
      report("'async' \(word) in an autoclosure that does not support concurrency", offset, place)
    } else if let words = place.asyncPlace {
      report("'async' \(word) cannot occur in \(words)", offset, place)
    } else {
      report("'async' \(word) in a function that does not support concurrency", offset, place)
    }
  }

  // MARK: Uses of variables and subscripts

  private func use(_ expression: Expression, _ base: Expression?, _ offset: Int, _ place: Place) {
    guard let declaration = checker.chosen(expression) else { return }
    if let function = declaration as? FunctionDeclaration {
      guard function.kind == .subscriptMember else { return }
      effects(function.accessors?.effects, "subscript access", function, expression, base, offset, place)
    } else if let variable = declaration as? VariableDeclaration {
      if variable.isAsyncLet {
        wait("let", offset, place)
        if let type = checker.asyncLetErrors[variable] { throwSite("call", type, offset, place) }
        return
      }
      effects(variable.accessors?.effects, "property access", variable, expression, base, offset, place)
    }
  }

  private func effects(
    _ effects: Effects?, _ word: String, _ declaration: Declaration, _ expression: Expression, _ base: Expression?,
    _ offset: Int, _ place: Place
  ) {
    let crossed = crossing(of: declaration, base: base, expression, offset, place, isCall: false)
    guard let effects else { return }
    if effects.isThrowing {
      throwSite(word, effects.thrownSyntax == nil ? checker.anyError : .hole, expression.range.start, place)
    }
    if effects.isAsync, !crossed { wait(word, expression.range.start, place) }
  }
}
