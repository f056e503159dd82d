package import Declarations

extension Maker {
  /// An initialiser that the compiler makes: memberwise, or without parameters.
  static func initializer(synthesized function: FunctionDeclaration, _ evaluation: Evaluation) -> FunctionCode {
    let settled = evaluation.program.settled
    let generics = settled.genericParameters(of: function)
    guard let nominal = function.parentNominal else { return FunctionCode(function.name, argumentCount: 0) }
    let isClass = nominal.isClass
    let count = generics.count + (isClass ? 1 : 0) + function.parameters.count
    let code = FunctionCode("init", argumentCount: count) { made in
      if let mistake = settled.mistake(around: function) {
        return refuse(made, mistake)
      }
      let maker = Maker(evaluation, function, CaptureWalk(settled))
      for parameter in generics { maker.generics[parameter] = maker.slot() }
      let own = isClass ? maker.slot() : nil
      var parameters: [String: Int] = [:]
      for parameter in function.parameters { parameters[parameter.name] = maker.slot() }
      let built = maker.builtParameters(of: function)
      let fields = maker.storedProperties(of: nominal).map {
        maker.field($0, parameters[$0.name], isBuilt: built.contains($0.name))
      }
      let start = maker.inheritedCount(of: nominal)
      made.slotCount = maker.highest
      made.body = Do { (frame: Frame) throws(Interruption) in
        guard let own else {
          var values: [Value] = []
          values.reserveCapacity(fields.count)
          for field in fields { values.append(try field.value(frame)) }
          return .structure(values)
        }
        guard case .object(let object) = frame.slots[own] else { throw frame.evaluation.mistake("an object") }
        for (index, field) in fields.enumerated() { object.fields[start + index] = try field.value(frame) }
        return .object(object)
      }
      made.slotCount = maker.highest
    }
    code.owner = nominal
    return code
  }

  /// A property's value in a memberwise initialiser: the argument, else its initial value.
  private func field(_ variable: VariableDeclaration, _ slot: Int?, isBuilt: Bool) -> Code {
    let initial = initialValue(of: variable) ?? Constant(.void)
    guard let slot else { return initial }
    // Of a property with a result builder that holds no function, the argument is a function that makes the value.
    if isBuilt, !isFunction(settled.type(of: variable)) {
      return Do { (frame: Frame) throws(Interruption) in
        var made = Value.void
        swap(&made, &frame.slots[slot])
        if case .closure = made { return try frame.evaluation.call(made, []) }
        if case .void = made { return try initial.value(frame) }
        return made
      }
    }
    let isWeak = variable.attributes.flags.contains(.weak) || variable.attributes.flags.contains(.unowned)
    var wrapping = wrappingWithArguments(variable)
    if wrapping == nil, let wrapper = settled.settledWrapper(of: variable), let initializer = wrapper.initializer {
      let type = type(wrapper.type)
      wrapping = { (frame: Frame, value: Value) throws(Interruption) in
        let own = try type.type(frame)
        let target = frame.evaluation.bound(initializer, .body, in: own, own: [])
        let values = [value] + initializer.parameters.dropFirst().map { _ in Value.void }
        return try frame.evaluation.construct(target, initializer, own, values, nil)
      }
    }
    return Do { (frame: Frame) throws(Interruption) in
      var value = Value.void
      swap(&value, &frame.slots[slot])
      if case .void = value { return try initial.value(frame) }
      if let wrapping { return try wrapping(frame, value) }
      return isWeak ? Self.weak(value) : value
    }
  }
  /// What wraps an argument by a wrapper that is written with arguments of its own: they are those of the initial value.
  private func wrappingWithArguments(_ variable: VariableDeclaration)
    -> (@MainActor (Frame, Value) throws(Interruption) -> Value)?
  {
    guard let wrapper = settled.settledWrapper(of: variable), let initial = settled.initialValue(of: variable),
      case .call(let callee, let list) = initial.kind, list.arguments.count > 1,
      list.arguments[0].label == "wrappedValue",
      let choice = settled.choice(of: initial) ?? settled.choice(of: callee), let initializer = choice.declaration as? FunctionDeclaration
    else { return nil }
    let evaluation = evaluation
    let generics = settled.genericParameters(of: variable)
    let types = generics.map { self.type(.parameter($0)) }
    let code = FunctionCode(variable.name, argumentCount: generics.count + 1) { function in
      let walk = CaptureWalk(evaluation.program.settled)
      walk.walk(initial)
      walk.finish()
      let maker = Maker(evaluation, variable, walk)
      for parameter in generics { maker.generics[parameter] = maker.slot() }
      let own = maker.slot()
      var arguments = Arguments()
      maker.arguments(initializer, choice, list, into: &arguments, initial.range)
      arguments.codes[0] = SlotCode(own)
      let (codes, made) = (arguments.codes, maker.type(wrapper.type))
      function.body = Do { (frame: Frame) throws(Interruption) in
        var values: [Value] = []
        for code in codes { values.append(try code.value(frame)) }
        let type = try made.type(frame)
        let target = frame.evaluation.bound(initializer, .body, in: type, own: [])
        return try frame.evaluation.construct(target, initializer, type, values, nil)
      }
      function.slotCount = maker.highest
    }
    return { (frame: Frame, value: Value) throws(Interruption) in
      var captured: [Value] = []
      for type in types { captured.append(try type.value(frame)) }
      var arguments = [value]
      return try frame.evaluation.call(code, captured, &arguments)
    }
  }
  /// The parameters whose arguments a result builder makes.
  private func builtParameters(of function: FunctionDeclaration) -> Set<String> {
    let interface = settled.interface(of: function)
    return Set(zip(function.parameters, interface.parameters).filter { $0.1.builder != nil }.map(\.0.name))
  }
  private func isFunction(_ type: Type) -> Bool {
    if case .function = optionalObject(type) ?? type { return true }
    return false
  }

  /// The getter or setter of a stored property, where it stands for a requirement or is overridden.
  static func accessor(ofStored variable: VariableDeclaration, _ part: CodePart, _ evaluation: Evaluation)
    -> FunctionCode
  {
    let settled = evaluation.program.settled
    let generics = settled.genericParameters(of: variable)
    let hasSelf = !variable.isStatic && variable.isProperty
    let isClassMember = evaluation.takesMetatype(variable)
    let count = generics.count + (hasSelf || isClassMember ? 1 : 0) + (part == .set ? 1 : 0)
    return FunctionCode(variable.name, argumentCount: count) { made in
      let maker = Maker(evaluation, variable.parent ?? variable, CaptureWalk(settled))
      if isClassMember { _ = maker.slot() }
      for parameter in generics { maker.generics[parameter] = maker.slot() }
      let own = hasSelf ? maker.slot() : nil
      let value = part == .set ? maker.slot() : nil
      let map = Dictionary(uniqueKeysWithValues: generics.map { ($0, Type.parameter($0)) })
      let choice = SettledChoice(
        variable, .plain, base: nil, map, matching: nil, type: settled.type(of: variable), interface: nil)
      let receiver: Receiver = own.map { .place(SlotPlace($0)) } ?? .none
      let place: Place
      if let above = settled.overridden(by: variable) as? VariableDeclaration {
        place = maker.observed(above, by: variable, choice, receiver)
      } else {
        place = maker.place(of: variable, choice, in: receiver, baseType: nil, SourceSpan(0, 0), isSuper: true)
      }
      made.body = Do { (frame: Frame) throws(Interruption) in
        try place.prepare(frame)
        guard let value else { return try place.read(frame) }
        try place.write(frame, frame.slots[value])
        return .void
      }
      made.slotCount = maker.highest
    }
  }
}

extension Evaluation {
  /// Makes an object whose properties have no value yet; those below the class that initialises it get theirs now.
  package func allocate(_ type: RuntimeType) throws(Interruption) -> Object {
    guard let nominal = type.nominal, let layout = types.layout(of: type) else { throw mistake("a class was expected") }
    let object = Object(type, fields: Array(repeating: .void, count: layout.properties.count))
    if let finalizers = finalizers(of: nominal) {
      object.finalize = { [weak self] object in
        MainActor.assumeIsolated { self?.finalize(object, finalizers) }
      }
    }
    return object
  }
  /// Gives the properties of an object's classes below the one that initialises it their initial values.
  func initializeFields(of object: Object, above owner: NominalDeclaration?, from first: NominalDeclaration? = nil)
    throws(Interruption)
  {
    var current: RuntimeType? = first.flatMap { types.upcast(object.type, to: $0) } ?? object.type
    while let found = current, found.nominal != owner, let declaration = found.nominal {
      if declaration.module.isLibrary { break }
      if let code = initialFieldsCode(of: declaration) {
        _ = try call(code, found.arguments.map { .metatype($0) }, object)
      }
      current = types.superclass(of: found)
    }
  }
  private func call(_ code: FunctionCode, _ types: [Value], _ object: Object) throws(Interruption) -> Value {
    var arguments = [Value.object(object)]
    return try call(code, types, &arguments)
  }
  private func initialFieldsCode(of nominal: NominalDeclaration) -> FunctionCode? {
    let key = TargetKey(declaration: nominal, part: .body)
    if case .code(let code)? = targets[key] { return code }
    let settled = program.settled
    let generics = settled.genericParameters(of: nominal)
    let code = FunctionCode(nominal.name, argumentCount: generics.count + 1) { made in
      let maker = Maker(self, nominal, CaptureWalk(settled))
      for parameter in generics { maker.generics[parameter] = maker.slot() }
      let own = maker.slot()
      let initial = maker.storedProperties(of: nominal).map { maker.initialValue(of: $0) }
      let start = maker.inheritedCount(of: nominal)
      made.body = Do { (frame: Frame) throws(Interruption) in
        guard case .object(let object) = frame.slots[own] else { return .void }
        for (index, code) in initial.enumerated() {
          if let code { object.fields[start + index] = try code.value(frame) }
        }
        return .void
      }
      made.slotCount = maker.highest
    }
    targets[key] = .code(code)
    return code
  }

  /// The `deinit`s of a class and those above it, the nearest first; nil if there are none.
  private func finalizers(of nominal: NominalDeclaration) -> [FunctionDeclaration]? {
    if let known = deinitializers[nominal] { return known.isEmpty ? nil : known }
    var found: [FunctionDeclaration] = []
    var current: NominalDeclaration? = nominal
    while let type = current {
      if !type.module.isLibrary {
        found += type.members.all.compactMap { $0 as? FunctionDeclaration }.filter { $0.kind == .deinitializer }
      }
      if case .nominal(let parent, _)? = program.settled.superclass(of: type) { current = parent } else { break }
    }
    deinitializers[nominal] = found
    return found.isEmpty ? nil : found
  }
  private func finalize(_ object: Object, _ finalizers: [FunctionDeclaration]) {
    if failure != nil { return }
    let (outerResult, outerThrown) = (result, thrown)
    defer { (result, thrown) = (outerResult, outerThrown) }
    for function in finalizers {
      guard case .code(let code) = target(of: function, .body) else { continue }
      let owner = function.parentNominal.flatMap { types.upcast(object.type, to: $0) }
      do throws(Interruption) {
        _ = try call(code, owner?.arguments.map { .metatype($0) } ?? [], object)
      } catch {
        parked = error
      }
    }
  }

  /// Makes an object of a program's class by `init()`.
  package func object(of type: RuntimeType) throws(Interruption) -> Value {
    guard let nominal = type.nominal, nominal.isClass else { throw mistake("a class was expected") }
    let own = members(of: nominal, named: "init").first { ($0 as? FunctionDeclaration)?.parameters.isEmpty == true }
    if let own { return try construct(bound(own, .body, in: type, own: []), own, type, [], nil) }
    // Its own values are all that it has: what a library's class adds is nothing that can be seen.
    let object = try allocate(type)
    try initializeFields(of: object, above: nil)
    return .object(object)
  }

  /// Makes a value by an initialiser; of a class, an object first.
  package func construct(
    _ bound: BoundTarget, _ initializer: Declaration, _ type: RuntimeType, _ arguments: [Value], _ place: SourcePlace?
  ) throws(Interruption) -> Value {
    if type.isClass, case .code(let code) = bound.target {
      let owner = code.owner ?? initializer.parentNominal
      if owner?.hasObjects == true {
        let object = try allocate(type)
        if !initializer.attributes.flags.contains(.convenience) { try initializeFields(of: object, above: owner) }
        var values = [Value.object(object)] + arguments
        return try invoke(bound, &values, place)
      }
    }
    return try invoke(bound, arguments, place)
  }
}
