internal import Declarations

/// Places that code reads and writes: computed properties, subscripts, key paths, and what observers watch.
extension Maker {
  /// An inherited property whose changes a subclass observes.
  func observed(
    _ above: VariableDeclaration, by variable: VariableDeclaration, _ choice: SettledChoice, _ receiver: Receiver
  ) -> Place {
    let base = place(of: above, choice, in: receiver, baseType: nil, SourceSpan(0, 0), isSuper: true)
    guard let owner = variable.parentNominal else { return base }
    return observing(variable, base, choice, owner, receiver)
  }

  func observing(
    _ variable: VariableDeclaration, _ field: Place, _ choice: SettledChoice, _ owner: NominalDeclaration,
    _ receiver: Receiver
  ) -> Place {
    let types = types(of: variable, choice.substitution)
    func accessor(_ part: CodePart) -> (@MainActor (Frame, inout Value, Value) throws(Interruption) -> Void)? {
      guard settled.code(of: variable, part) != nil,
        case .code(let code) = evaluation.target(of: variable, part)
      else { return nil }
      return { (frame: Frame, own: inout Value, value: Value) throws(Interruption) in
        var captured: [Value] = []
        for type in types { captured.append(try type.value(frame)) }
        var arguments = [own] + (code.argumentCount - captured.count > 1 ? [value] : [])
        own = .void
        defer { own = arguments[0] }
        _ = try frame.evaluation.call(code, captured, &arguments)
      }
    }
    let base: Place
    switch receiver {
    case .value(let expression):
      base = owner.isClass ? TemporaryPlace(self.expression(expression), slot: slot()) : place(expression)
    case .place(let place): base = place
    case .code(let code): base = TemporaryPlace(code, slot: slot())
    case .none: base = selfVariable.map { place(of: $0) } ?? SlotPlace(0)
    }
    return ObservedField(base, field, willSet: accessor(.willSet), didSet: accessor(.didSet))
  }

  /// In an initialiser the first value of a wrapped property makes the wrapper.
  func initializingPlace(_ made: Place, _ field: Place, _ wrapper: SettledWrapper) -> Place {
    guard let initializer = wrapper.initializer, case .nominal(let nominal, _) = wrapper.type else { return made }
    let type = type(wrapper.type)
    _ = nominal
    return ComputedPlace(
      nil, prepare: { (frame: Frame) throws(Interruption) in try field.prepare(frame) },
      get: { (frame: Frame, _: Value) throws(Interruption) in
        try made.prepare(frame)
        return try made.read(frame)
      },
      set: { (frame: Frame, _: inout Value, value: Value) throws(Interruption) in
        if case .void = try field.read(frame) {
          try field.prepare(frame)
          let evaluation = frame.evaluation
          let own = try type.type(frame)
          let target = evaluation.bound(initializer, .body, in: own, own: [])
          let values = [value] + initializer.parameters.dropFirst().map { _ in Value.void }
          try field.write(frame, try evaluation.construct(target, initializer, own, values, nil))
        } else {
          try made.prepare(frame)
          try made.write(frame, value)
        }
      })
  }

  func lazyInitial(
    _ variable: VariableDeclaration, _ value: Expression, _ choice: SettledChoice, _ receiver: Receiver
  ) -> @MainActor (Frame, Value) throws(Interruption) -> Value {
    let evaluation = evaluation
    let key = Evaluation.TargetKey(declaration: variable, part: .body)
    let generics = settled.genericParameters(of: variable)
    let types = types(of: variable, choice.substitution)
    let code: FunctionCode
    if case .code(let known)? = evaluation.targets[key] {
      code = known
    } else {
      let own = settled.selfVariable(ofInitialValue: variable)
      code = FunctionCode(variable.name, argumentCount: generics.count + 1) { made in
        let walk = CaptureWalk(evaluation.program.settled)
        if let own { walk.declare(own) }
        walk.walk(value)
        walk.finish()
        let maker = Maker(evaluation, variable, walk)
        for parameter in generics { maker.generics[parameter] = maker.slot() }
        var entries: [Code] = []
        var exits: [Code] = []
        if let own {
          maker.argument(own, &entries, &exits)
          maker.selfVariable = own
        } else {
          _ = maker.slot()
        }
        let wanted = maker.settled.type(of: variable)
        let last = maker.mistaken(value) ?? maker.expression(value, as: wanted)
        made.body = FunctionBody(entries, Block([], 0..<0, hasDefers: false), exits, last: last)
        made.slotCount = maker.highest
      }
      evaluation.targets[key] = .code(code)
    }
    return { (frame: Frame, own: Value) throws(Interruption) in
      var captured: [Value] = []
      for type in types { captured.append(try type.value(frame)) }
      var arguments = [own]
      return try frame.evaluation.call(code, captured, &arguments)
    }
  }

  /// A property or subscript that is read and written by code.
  func computedPlace(
    _ declaration: Declaration, _ choice: SettledChoice, _ receiver: Receiver, _ range: SourceSpan,
    parameters: [Code] = [], isSuper: Bool = false
  ) -> Place {
    let isMember = isTypeMember(declaration) && !declaration.isStatic
    let (receiverSlot, valueSlot) = (slot(), slot())
    let slots = parameters.map { _ in slot() }
    var get = Arguments()
    var set = Arguments()
    if isMember {
      get.codes.append(SlotCode(receiverSlot))
      set.changes.append((0, SlotPlace(receiverSlot)))
      set.codes.append(Constant(.void))
    }
    get.codes += slots.map { SlotCode($0) }
    set.codes += slots.map { SlotCode($0) } + [SlotCode(valueSlot)]
    var metatype: Code?
    if declaration.isStatic, case .value(let base) = receiver { metatype = dynamicMetatype(base) }
    var base: Place?
    if isMember {
      switch receiver {
      case .value(let expression):
        if case .superReference = expression.kind {
          base = selfVariable.map { TemporaryPlace(reference($0), slot: slot()) }
        } else if isClassType(withoutPlace(expression.type)) || hasNonmutatingSetter(declaration) {
          base = TemporaryPlace(self.expression(expression), slot: slot())
        } else {
          base = place(expression)
        }
      case .place(let place): base = place
      case .code(let code): base = TemporaryPlace(code, slot: slot())
      case .none: base = nil
      }
    }
    let getter = erasedResult(
      dispatch(declaration, .get, choice, get, isMember: isMember, metatype: metatype, isSuper: isSuper, range),
      declaration,
      choice)
    let setter = dispatch(
      declaration, .set, choice, set, isMember: isMember, metatype: metatype, isSuper: isSuper, range)
    return ComputedPlace(
      base,
      prepare: { (frame: Frame) throws(Interruption) in
        for (slot, code) in zip(slots, parameters) { frame.slots[slot] = try code.value(frame) }
      },
      get: { (frame: Frame, own: Value) throws(Interruption) in
        frame.slots[receiverSlot] = own
        defer { frame.slots[receiverSlot] = .void }
        return try getter.value(frame)
      },
      set: { (frame: Frame, own: inout Value, value: Value) throws(Interruption) in
        swap(&own, &frame.slots[receiverSlot])
        frame.slots[valueSlot] = value
        defer {
          swap(&own, &frame.slots[receiverSlot])
          frame.slots[valueSlot] = .void
        }
        _ = try setter.value(frame)
      })
  }

  /// Whether setting it changes nothing of the value that it belongs to, and reading neither.
  private func hasNonmutatingSetter(_ declaration: Declaration) -> Bool {
    let accessors = (declaration as? VariableDeclaration)?.accessors ?? (declaration as? FunctionDeclaration)?.accessors
    return accessors?.isSetterNonmutating == true && accessors?.isGetterMutating != true
  }

  func subscriptPlace(_ expression: Expression, _ base: Expression, _ list: Expression.ArgumentList) -> Place? {
    let type = withoutPlace(base.type)
    if standardName(type) == "Array", list.arguments.count == 1, list.arguments[0].label == nil,
      standardName(withoutPlace(list.arguments[0].value.type)) == "Int"
    {
      return ElementPlace(place(base), self.expression(list.arguments[0].value), slot: slot())
    }
    guard let choice = settled.choice(of: expression), let function = choice.declaration as? FunctionDeclaration else {
      guard list.arguments.first?.label == "keyPath" else { return nil }
      return keyPathPlace(place(base), self.expression(list.arguments[0].value))
    }
    var arguments = Arguments()
    self.arguments(function, choice, list, into: &arguments, expression.range)
    return computedPlace(function, choice, .value(base), expression.range, parameters: arguments.codes)
  }
  func keyPathPlace(_ base: Place, _ path: Code) -> Place {
    let slot = slot()
    return ComputedPlace(
      base, prepare: { (frame: Frame) throws(Interruption) in frame.slots[slot] = try path.value(frame) },
      get: { (frame: Frame, own: Value) throws(Interruption) in
        guard case .keyPath(let path) = frame.slots[slot] else { throw frame.evaluation.mistake("a key path") }
        return try frame.evaluation.read(path, of: own)
      },
      set: { (frame: Frame, own: inout Value, value: Value) throws(Interruption) in
        guard case .keyPath(let path) = frame.slots[slot] else { throw frame.evaluation.mistake("a key path") }
        try frame.evaluation.write(path, of: &own, value)
      })
  }

  /// What `@dynamicMemberLookup` finds: a subscript with a key path or the name.
  func dynamicPlace(
    _ expression: Expression, _ base: Expression, _ name: Expression.MemberName, _ choice: SettledChoice,
    _ function: FunctionDeclaration
  ) -> Place? {
    let parameter = choice.interface?.parameters.first?.type ?? .hole
    var argument: Code = Constant(.string(name.name))
    if case .nominal(let nominal, let arguments) = parameter, nominal.name.hasSuffix("KeyPath"),
      let root = arguments.first
    {
      argument = dynamicKeyPath(expression, name, root, arguments.count > 1 ? arguments[1] : .hole)
    }
    return computedPlace(function, choice, .value(base), expression.range, parameters: [argument])
  }
}
