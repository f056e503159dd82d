internal import Declarations

extension Maker {
  /// An expression as something that can be changed; a value that is no place gets one for the time.
  func place(_ expression: Expression) -> Place {
    switch expression.kind {
    case .reference(let reference):
      let declaration = settled.choice(of: expression)?.declaration ?? reference.chosen ?? reference.candidates.first
      if let declaration, declaration is VariableDeclaration || declaration is ParameterDeclaration {
        let found = place(of: declaration)
        if settled.choice(of: expression)?.kind == .forced { return UnwrappedPlace(found, isForced: true) }
        return found
      }
    case .inOut(let value), .awaitExpression(let value), .tryExpression(.plain, let value), .selfOf(let value):
      return place(value)
    case .optionalChain(let value): return place(value)
    case .force(let value): return UnwrappedPlace(place(value), isForced: true)
    case .optionalBind(let value): return UnwrappedPlace(place(value), isForced: false)
    case .tuple(let elements) where elements.count == 1: return place(elements[0].value)
    case .member(let base, let name): if let found = memberPlace(expression, base, name) { return found }
    case .implicitMember(let name): if let found = memberPlace(expression, nil, name) { return found }
    case .subscriptCall(let base, let list): if let found = subscriptPlace(expression, base, list) { return found }
    case .superReference: if let own = selfVariable { return place(of: own) }
    default: break
    }
    return TemporaryPlace(self.expression(expression), slot: slot())
  }

  /// A variable's place.
  func place(of declaration: Declaration) -> Place {
    if let variable = declaration as? VariableDeclaration {
      if let origin = settled.wrapped(by: variable), slots[origin] != nil { return wrapperPlace(variable, origin) }
      if slots[variable] != nil, let wrapper = settled.settledWrapper(of: variable) {
        return wrapped(slotPlace(variable), wrapper, wrapper.wrappedValue)
      }
      if case .computed? = slots[variable] { return localComputed(variable) }
      let flags = variable.attributes.flags
      if slots[variable] != nil, isReference(variable) { return weakPlace(slotPlace(variable)) }
      if slots[variable] != nil, flags.contains(.lazy), let value = settled.initialValue(of: variable) {
        return lazy(slotPlace(variable), expression(value, as: settled.type(of: variable)))
      }
      if slots[variable] != nil, variable.accessors?.hasObservers == true {
        return observed(slotPlace(variable)) { self.localAccessor(variable, $0) }
      }
      if slots[variable] == nil { return globalPlace(variable) }
    }
    if let parameter = declaration as? ParameterDeclaration, let wrapper = wrappers[parameter] {
      return wrapped(slotPlace(parameter), wrapper, wrapper.wrappedValue)
    }
    return slotPlace(declaration)
  }
  func slotPlace(_ declaration: Declaration) -> Place {
    switch slots[declaration] {
    case .plain(let slot)?: return SlotPlace(slot)
    case .boxed(let slot)?: return BoxPlace(slot)
    default:
      return GlobalPlace { (frame: Frame) throws(Interruption) in
        throw frame.evaluation.mistake("'\(declaration.name)' has no place")
      }
    }
  }
  /// `_x` and `$x` of a local variable with a wrapper.
  func wrapperPlace(_ variable: VariableDeclaration, _ origin: VariableDeclaration) -> Place {
    guard variable.name.hasPrefix("$"), let wrapper = settled.settledWrapper(of: origin),
      let projected = wrapper.projectedValue
    else { return slotPlace(origin) }
    return wrapped(slotPlace(origin), wrapper, projected)
  }

  /// A property of a wrapper, as the place that its variable is.
  func wrapped(
    _ base: Place, _ wrapper: SettledWrapper, _ property: VariableDeclaration, _ range: SourceSpan = SourceSpan(0, 0)
  ) -> Place {
    guard case .nominal(let nominal, let arguments) = wrapper.type else { return base }
    let map = Dictionary(uniqueKeysWithValues: zip(settled.genericParameters(of: nominal), arguments))
    let choice = SettledChoice(
      property, .plain, base: wrapper.type, map, matching: nil, type: settled.type(of: property), interface: nil)
    return place(of: property, choice, in: .place(base), baseType: wrapper.type, range)
  }

  func weakPlace(_ base: Place) -> Place {
    ComputedPlace(
      base, prepare: { (_: Frame) throws(Interruption) in },
      get: { (_: Frame, value: Value) throws(Interruption) in Self.strong(value) },
      set: { (_: Frame, own: inout Value, value: Value) throws(Interruption) in own = Self.weak(value) })
  }
  func lazy(_ base: Place, _ initial: Code) -> Place { LazyPlace(base, initial) }

  func localAccessor(_ variable: VariableDeclaration, _ part: CodePart) -> (
    @MainActor (Frame, Value) throws(Interruption) -> Value
  )? {
    guard let code = settled.code(of: variable, part) else { return nil }
    let slot = slot()
    if let parameter = code.parameters.first { slots[parameter] = .plain(slot) }
    let outer = result
    result = settled.type(of: variable)
    let body = block(code.statements, isFunction: true)
    result = outer
    return { (frame: Frame, value: Value) throws(Interruption) in
      frame.slots[slot] = value
      let flow = try body.run(frame)
      var made = Value.void
      if flow == .returned { swap(&made, &frame.evaluation.result) }
      return made
    }
  }
  func localComputed(_ variable: VariableDeclaration) -> Place {
    let get = localAccessor(variable, .get)
    let set = localAccessor(variable, .set)
    return ComputedPlace(
      nil, prepare: { (_: Frame) throws(Interruption) in },
      get: { (frame: Frame, _: Value) throws(Interruption) in
        try get?(frame, .void) ?? .void
      },
      set: { (frame: Frame, _: inout Value, value: Value) throws(Interruption) in _ = try set?(frame, value) })
  }
  func observed(
    _ base: Place, _ accessor: (CodePart) -> (@MainActor (Frame, Value) throws(Interruption) -> Value)?
  ) -> Place {
    ObservedPlace(base, willSet: accessor(.willSet), didSet: accessor(.didSet))
  }

  func globalPlace(_ variable: VariableDeclaration) -> Place {
    if variable.isStored, !variable.isInterface, settled.settledWrapper(of: variable) == nil {
      let base = stored(variable, [])
      guard variable.accessors?.hasObservers == true else { return base }
      return observed(base) { part in
        guard case .code(let code) = self.evaluation.target(of: variable, part) else { return nil }
        return { (frame: Frame, value: Value) throws(Interruption) in
          var arguments = code.argumentCount == 0 ? [] : [value]
          return try frame.evaluation.call(code, [], &arguments)
        }
      }
    }
    let choice = SettledChoice(
      variable, .plain, base: nil, [:], matching: nil, type: settled.type(of: variable), interface: nil)
    return place(of: variable, choice, in: .none, baseType: nil, SourceSpan(0, 0))
  }
  /// A static variable whose changes are observed.
  func observedStatic(_ variable: VariableDeclaration, _ base: Place, _ choice: SettledChoice) -> Place {
    guard variable.accessors?.hasObservers == true, owner != variable else { return base }
    var types: [Code] = types(of: variable, choice.substitution)
    if evaluation.takesMetatype(variable), let nominal = variable.parentNominal {
      types.insert(type(selfType(of: nominal)), at: 0)
    }
    return observed(base) { part in
      guard self.settled.code(of: variable, part) != nil,
        case .code(let code) = self.evaluation.target(of: variable, part)
      else { return nil }
      return { (frame: Frame, value: Value) throws(Interruption) in
        var captured: [Value] = []
        for type in types { captured.append(try type.value(frame)) }
        var arguments = code.argumentCount > captured.count ? [value] : []
        return try frame.evaluation.call(code, captured, &arguments)
      }
    }
  }

  /// A global or static variable's own box.
  func stored(_ variable: VariableDeclaration, _ types: [TypeCode]) -> Place {
    let initial = initialValueOfGlobal(variable)
    return GlobalPlace { (frame: Frame) throws(Interruption) in
      let evaluation = frame.evaluation
      if types.isEmpty, let box = evaluation.globals[variable] { return box }
      var made: [RuntimeType] = []
      for type in types { made.append(try type.type(frame)) }
      let key = Evaluation.StaticKey(declaration: variable, types: made)
      if !types.isEmpty, let box = evaluation.statics[key] { return box }
      let box = Box(.void)
      var arguments = made.map { Value.metatype($0) }
      if let initial { box.value = try evaluation.call(initial, [], &arguments) } else { box.value = .none }
      if types.isEmpty { evaluation.globals[variable] = box } else { evaluation.statics[key] = box }
      return box
    }
  }
  func initialValueOfGlobal(_ variable: VariableDeclaration) -> FunctionCode? {
    guard let value = settled.initialValue(of: variable) else { return nil }
    let key = Evaluation.TargetKey(declaration: variable, part: .body)
    if case .code(let known)? = evaluation.targets[key] { return known }
    let evaluation = evaluation
    let generics = settled.genericParameters(of: variable)
    let type = settled.type(of: variable)
    let code = FunctionCode(variable.name, argumentCount: generics.count) { made in
      if let mistake = evaluation.program.settled.mistake(of: variable) { return Self.refuse(made, mistake) }
      let walk = CaptureWalk(evaluation.program.settled)
      walk.walk(value)
      walk.finish()
      let maker = Maker(evaluation, variable, walk)
      for parameter in generics { maker.generics[parameter] = maker.slot() }
      let wanted = variable.isDestructured ? maker.withoutPlace(value.type) : type
      made.body = maker.mistaken(value) ?? maker.part(of: variable, maker.expression(value, as: wanted))
      made.slotCount = maker.highest
    }
    evaluation.targets[key] = .code(code)
    return code
  }

  // MARK: Members

  func memberPlace(_ expression: Expression, _ base: Expression?, _ name: Expression.MemberName) -> Place? {
    guard let choice = settled.choice(of: expression) else {
      guard let base, case .tuple(let elements) = withoutPlace(base.type),
        let index = elements.firstIndex(where: { $0.label == name.name }) ?? Int(name.name)
      else { return nil }
      return FieldPlace(place(base), index)
    }
    if let function = choice.declaration as? FunctionDeclaration, function.kind == .subscriptMember, let base {
      return dynamicPlace(expression, base, name, choice, function)
    }
    guard let variable = choice.declaration as? VariableDeclaration else { return nil }
    var isSuper = false
    if case .superReference? = base?.kind { isSuper = true }
    var found = place(
      of: variable, choice, in: base.map { .value($0) } ?? .none, baseType: base.map { withoutPlace($0.type) },
      expression.range, isSuper: isSuper)
    if choice.kind == .forced { found = UnwrappedPlace(found, isForced: true) }
    return found
  }

  /// A stored property with a wrapper, observers and the like, on a base.
  func place(
    of variable: VariableDeclaration, in receiver: Receiver, _ range: SourceSpan = SourceSpan(0, 0), isSuper: Bool
  ) -> Place {
    let map: Substitution
    var baseType: Type?
    if case .value(let base) = receiver { baseType = withoutPlace(base.type) }
    if case .nominal(let nominal, let arguments)? = baseType {
      map = Dictionary(uniqueKeysWithValues: zip(settled.genericParameters(of: nominal), arguments))
    } else {
      map = [:]
    }
    let choice = SettledChoice(
      variable, .plain, base: baseType, map, matching: nil, type: settled.type(of: variable), interface: nil)
    return place(of: variable, choice, in: receiver, baseType: baseType, range, isSuper: isSuper)
  }

  func place(
    of variable: VariableDeclaration, _ choice: SettledChoice, in receiver: Receiver, baseType: Type?,
    _ range: SourceSpan, isSuper: Bool = false
  ) -> Place {
    let origin = settled.wrapped(by: variable)
    if variable.isStatic, isOwnStored(origin ?? variable) {
      let owner = origin ?? variable
      let base = stored(owner, types(of: owner, choice.substitution))
      if origin == nil, let wrapper = settled.settledWrapper(of: owner) {
        return wrapped(base, wrapper, wrapper.wrappedValue)
      }
      return observedStatic(owner, base, choice)
    }
    let storage = origin ?? variable
    if isOwnStored(storage), !variable.isStatic, let owner = storage.parentNominal, let index = fieldIndex(of: storage),
      isSuper || !owner.isClass || !settled.isOverridden(variable) || isInitializer && owner == self.owner.parentNominal
    {
      let field = fieldPlace(index, owner, receiver)
      if let origin {
        guard variable.name.hasPrefix("$"), let wrapper = settled.settledWrapper(of: origin),
          let projected = wrapper.projectedValue
        else { return field }
        if let held = field as? ObjectFieldPlace,
          let made = evaluation.natives.observation(origin, owner, evaluation)?.projected
        {
          return ProjectedPlace(held, made)
        }
        return wrapped(field, substituted(wrapper, choice), projected, range)
      }
      let made = specialPlace(variable, field, choice, owner, receiver, range)
      guard let held = field as? ObjectFieldPlace,
        let observation = evaluation.natives.observation(variable, owner, evaluation)
      else { return made }
      // An object that is being made has no observers; who follows one of its properties has asked for it before.
      let isBeingMade = isInitializer && owner == self.owner.parentNominal
      if isBeingMade, observation.follow == nil { return made }
      return NotifyingPlace(made, slot: held.slot, observation)
    }
    return computedPlace(variable, choice, receiver, range, isSuper: isSuper)
  }
  func substituted(_ wrapper: SettledWrapper, _ choice: SettledChoice) -> SettledWrapper {
    SettledWrapper(
      type: wrapper.type.substituting(choice.substitution), wrappedValue: wrapper.wrappedValue,
      projectedValue: wrapper.projectedValue, initializer: wrapper.initializer)
  }

  func fieldPlace(_ index: Int, _ owner: NominalDeclaration, _ receiver: Receiver) -> Place {
    switch receiver {
    case .value(let base):
      if owner.isClass { return ObjectFieldPlace(expression(base), slot: slot(), index) }
      return FieldPlace(place(base), index)
    case .place(let place):
      if owner.isClass { return ObjectFieldPlace(place.reading, slot: slot(), index) }
      return FieldPlace(place, index)
    case .code(let code):
      if owner.isClass { return ObjectFieldPlace(code, slot: slot(), index) }
      return FieldPlace(TemporaryPlace(code, slot: slot()), index)
    case .none: return FieldPlace(selfVariable.map { place(of: $0) } ?? SlotPlace(0), index)
    }
  }

  func specialPlace(
    _ variable: VariableDeclaration, _ field: Place, _ choice: SettledChoice, _ owner: NominalDeclaration,
    _ receiver: Receiver, _ range: SourceSpan
  ) -> Place {
    let flags = variable.attributes.flags
    if flags.contains(.weak) || flags.contains(.unowned) { return weakPlace(field) }
    if flags.contains(.lazy), let value = settled.initialValue(of: variable) {
      return LazyPlace(field, lazyInitial(variable, value, choice, receiver))
    }
    let isOwn = owner == self.owner.parentNominal
    var made = field
    if let wrapper = settled.settledWrapper(of: variable) {
      made = wrapped(field, substituted(wrapper, choice), wrapper.wrappedValue, range)
      if isInitializer, isOwn, wrapper.initializer != nil {
        return initializingPlace(made, field, substituted(wrapper, choice))
      }
    }
    guard variable.accessors?.hasObservers == true else { return made }
    if isOwn, isInitializer || self.owner == variable { return made }
    return observing(variable, made, choice, owner, receiver)
  }
}
