internal import Declarations

extension Maker {
  func member(_ expression: Expression, _ base: Expression?, _ name: Expression.MemberName) -> Code {
    guard let choice = settled.choice(of: expression) else {
      if let base, case .tuple(let elements) = withoutPlace(base.type),
        let index = elements.firstIndex(where: { $0.label == name.name }) ?? Int(name.name)
      {
        return FieldCode(self.expression(base), index)
      }
      return fail("'\(name.name)'", expression.range)
    }
    if choice.kind == .dynamicKeyPath || choice.kind == .dynamicString || isDynamicMember(choice, name) {
      return place(expression).reading
    }
    switch choice.declaration {
    case let variable as VariableDeclaration:
      return forced(property(variable, choice, base, expression), choice, expression)
    case let function as FunctionDeclaration:
      if function.kind == .enumCase, !function.hasParameters { return enumCase(function) }
      return functionValue(choice, base: base, expression)
    default: return instance(expression.type).map { type($0) } ?? fail("'\(name.name)'", expression.range)
    }
  }
  func isDynamicMember(_ choice: SettledChoice, _ name: Expression.MemberName) -> Bool {
    guard let function = choice.declaration as? FunctionDeclaration else { return false }
    return function.kind == .subscriptMember && name.name != "subscript"
      && function.parameters.first?.label == "dynamicMember"
  }

  private func enumCase(_ function: FunctionDeclaration) -> Code {
    guard let owner = function.parentNominal else { return Constant(.void) }
    if owner.isStandard, owner.name == "Optional" { return Constant(.none) }
    if let thunk = evaluation.natives.thunk(function, .body) {
      var call = NativeCall(evaluation, arguments: [])
      if let value = try? thunk(&call) { return Constant(value) }
    }
    let index = settled.cases(of: owner).firstIndex(of: function) ?? 0
    return Constant(.enumeration(index, []))
  }

  /// A property's value.
  private func property(
    _ variable: VariableDeclaration, _ choice: SettledChoice, _ base: Expression?, _ expression: Expression
  ) -> Code {
    if let base, !variable.isStatic, isPlain(variable), let owner = variable.parentNominal,
      let index = fieldIndex(of: variable)
    {
      let type = withoutPlace(base.type)
      if owner.kind == .structure, case .nominal = type { return FieldCode(self.expression(base), index) }
      if owner.isClass, case .nominal = type, !settled.isOverridden(variable) {
        let read = evaluation.natives.observation(variable, owner, evaluation)?.read
        return ObjectFieldCode(self.expression(base), index, read)
      }
    }
    if variable.isStatic, isOwnStored(variable) { return place(expression).reading }
    if let base, isOwnStored(variable), !variable.isStatic, isSpecial(variable), !isProtocolMember(variable) {
      return readSpecial(variable, base, expression.range)
    }
    var arguments = Arguments()
    var metatype: Code?
    if variable.isStatic {
      metatype = base.flatMap { dynamicMetatype($0) }
    } else if let base {
      if variable.accessors?.isGetterMutating == true {
        arguments.add(place(base))
      } else {
        arguments.codes.append(self.expression(base))
      }
    }
    var isSuper = false
    if case .superReference? = base?.kind { isSuper = true }
    let code = dispatch(
      variable, .get, choice, arguments, isMember: !variable.isStatic, metatype: metatype, isSuper: isSuper,
      expression.range)
    return erasedResult(code, variable, choice)
  }

  /// True for a property that is just a field.
  func isPlain(_ variable: VariableDeclaration) -> Bool { isOwnStored(variable) && !isSpecial(variable) }
  func isOwnStored(_ variable: VariableDeclaration) -> Bool {
    if settled.wrapped(by: variable) != nil { return true }
    return !variable.isInterface && variable.isStored && !isProtocolMember(variable)
  }
  func isProtocolMember(_ variable: VariableDeclaration) -> Bool { variable.parentNominal?.isProtocol == true }
  /// True if something happens when it is read.
  func isSpecial(_ variable: VariableDeclaration) -> Bool {
    let flags = variable.attributes.flags
    return flags.contains(.lazy) || flags.contains(.weak) || flags.contains(.unowned)
      || !variable.attributes.custom.isEmpty && settled.settledWrapper(of: variable) != nil
      || settled.wrapped(by: variable) != nil
  }
  private func readSpecial(_ variable: VariableDeclaration, _ base: Expression, _ range: SourceSpan) -> Code {
    let isLazy = variable.attributes.flags.contains(.lazy)
    let isValue = variable.parentNominal?.isClass != true
    if isLazy && isValue { return place(of: variable, in: .place(place(base)), range, isSuper: false).reading }
    return place(of: variable, in: .value(base), range, isSuper: false).reading
  }

  // MARK: Functions as values

  func functionValue(_ choice: SettledChoice, base: Expression?, _ expression: Expression) -> Code {
    guard let function = choice.declaration as? FunctionDeclaration else { return fail("this", expression.range) }
    let range = expression.range
    if walk.localFunctions.contains(function) {
      let (code, captures) = localCode(function)
      let values = types(of: function, choice.substitution) + captures
      return Do { (frame: Frame) throws(Interruption) in
        var captured: [Value] = []
        for value in values { captured.append(try value.value(frame)) }
        return .closure(Closure(code, captured: captured))
      }
    }
    let isMember = isTypeMember(function) && !function.isStatic && function.kind != .initializer
    let isUnapplied = choice.kind == .unapplied
    let baseCode = isMember && !isUnapplied ? base.map { self.expression($0) } : nil
    let metatype = function.isStatic ? base.flatMap { dynamicMetatype($0) } : nil
    let constructed = function.kind == .initializer ? constructedType(choice, base, expression) : nil
    // The call reads its arguments from slots of a frame of its own.
    let count = (choice.interface ?? settled.interface(of: function)).parameters.count
    let first = generics.values.max().map { $0 + 1 } ?? 0
    var arguments = Arguments()
    let total = count + (isMember ? 1 : 0)
    for index in 0..<total { arguments.codes.append(SlotCode(first + index)) }
    let interface = settled.interface(of: function)
    for index in 0..<count {
      guard interface.parameters.indices.contains(index), case .inOut = interface.parameters[index].type else {
        continue
      }
      let position = index + (isMember ? 1 : 0)
      arguments.changes.append((position, SlotPlace(first + position)))
    }
    let code: Code
    if let constructed {
      code = construction(function, choice, constructed, arguments, range)
    } else {
      code = dispatch(function, .body, choice, arguments, isMember: isMember, metatype: metatype, range)
    }
    let changed = arguments.changes.map(\.index)
    return Do { (frame: Frame) throws(Interruption) in
      let receiver = try baseCode?.value(frame)
      let snapshot = Snapshot(frame, first)
      let run: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
        let frame = try call.evaluation.temporaryFrame(snapshot.values + call.arguments)
        defer { call.evaluation.release(frame, snapshot.values.count + call.arguments.count) }
        let result = try code.value(frame)
        for index in changed { call.arguments[index] = frame.slots[first + index] }
        return result
      }
      if isUnapplied {
        return .closure(
          Closure { (call: inout NativeCall) throws(Interruption) in
            .closure(Closure(captured: [call.arguments[0]], run))
          })
      }
      return .closure(Closure(captured: receiver.map { [$0] } ?? [], run))
    }
  }

  // MARK: Initialisers

  private func constructedType(_ choice: SettledChoice, _ base: Expression?, _ expression: Expression) -> Type {
    if let base, case .metatype(let type) = withoutPlace(base.type) { return type }
    if let base = choice.base, case .metatype(let type) = base { return type }
    return choice.interface?.result ?? withoutPlace(expression.type)
  }

  func initializerCall(
    _ expression: Expression, _ choice: SettledChoice, _ function: FunctionDeclaration, _ receiver: Receiver,
    _ list: Expression.ArgumentList
  ) -> Code {
    var arguments = Arguments()
    let range = site(of: expression)
    if case .value(let base) = receiver {
      if case .superReference = base.kind { return delegation(function, choice, list, expression, isSuper: true) }
      if case .reference(let reference) = base.kind, reference.name == "self", isInitializer,
        instance(base.type) == nil
      {
        return delegation(function, choice, list, expression, isSuper: false)
      }
    }
    self.arguments(function, choice, list, into: &arguments, range)
    var base: Expression?
    if case .value(let value) = receiver { base = value }
    if let base, let metatype = dynamicMetatype(base) {
      return dynamicConstruction(function, choice, metatype, arguments, range)
    }
    var type: Type
    if case .call(let callee, _) = expression.kind, let metatype = dynamicMetatype(unspecialized(callee)) {
      return dynamicConstruction(function, choice, metatype, arguments, range)
    }
    if case .call(let callee, _) = expression.kind, case .type = unspecialized(callee).kind,
      let own = instance(unspecialized(callee).type)
    {
      type = own
    } else {
      type = constructedType(choice, base, expression)
    }
    if choice.kind == .viaOptional || function.isFailable { type = strippedOptional(type, function) }
    return sited(construction(function, choice, type, arguments, range), type, range)
  }
  /// A structure that is to know where it was made has that behind its properties.
  private func sited(_ code: Code, _ type: Type, _ range: SourceSpan) -> Code {
    guard case .nominal(let nominal, _) = type, nominal.kind == .structure, !nominal.module.isLibrary,
      let place = place(range), evaluation.isSited(nominal)
    else { return code }
    let site = Value.library(LibraryValue(place))
    return Do { (frame: Frame) throws(Interruption) in
      let made = try code.value(frame)
      guard case .structure(var fields) = made else { return made }
      if made.site == nil { fields.append(site) } else { fields[fields.count - 1] = site }
      return .structure(fields)
    }
  }
  private func unspecialized(_ expression: Expression) -> Expression {
    if case .specialization(let base, _) = expression.kind { return base }
    return expression
  }
  private func strippedOptional(_ type: Type, _ function: FunctionDeclaration) -> Type {
    if function.parentNominal?.name == "Optional" { return type }
    return optionalObject(type) ?? type
  }

  /// Makes a value of a type that is known by the tree.
  func construction(
    _ function: FunctionDeclaration, _ choice: SettledChoice, _ type: Type, _ arguments: Arguments, _ range: SourceSpan
  ) -> Code {
    if case .nominal(let nominal, _) = type, nominal.isClass, function.parentNominal?.isProtocol != true {
      let target = evaluation.target(of: function, .body)
      if !nominal.hasObjects, case .code = target {
      } else if case .code(let code) = target {
        let typeCode = self.type(type)
        let isConvenience = function.attributes.flags.contains(.convenience)
        let allocation = Do { (frame: Frame) throws(Interruption) in
          let object = try frame.evaluation.allocate(typeCode.type(frame))
          if !isConvenience { try frame.evaluation.initializeFields(of: object, above: function.parentNominal) }
          return .object(object)
        }
        var all = Arguments()
        all.codes = [allocation] + arguments.codes
        all.changes = arguments.changes.map { (index: $0.index + 1, place: $0.place) }
        return direct(code, types(of: function, choice.substitution), all, place(range))
      }
      if !nominal.module.isLibrary, function.parameters.isEmpty, function.parentNominal?.module.isLibrary == true {
        // What a library's class does for an object of a program's class (`NSObject()`) is nothing that can be seen.
        let typeCode = self.type(type)
        return Do { (frame: Frame) throws(Interruption) in
          let object = try frame.evaluation.allocate(typeCode.type(frame))
          try frame.evaluation.initializeFields(of: object, above: nil)
          return .object(object)
        }
      }
      return OpeningCall(target, types(of: function, choice.substitution), arguments, [], place(range))
    }
    if function.parentNominal?.hasObjects == true {
      switch type {
      // Of a class that only the run knows: `C()` where `C: Control<T>`.
      case .parameter, .member: return dynamicConstruction(function, choice, self.type(type), arguments, range)
      default: break
      }
    }
    if function.parentNominal?.isProtocol == true {
      let own = self.type(type)
      let isRequirement = function.parent is NominalDeclaration
      let place = place(range)
      let evaluation = evaluation
      _ = evaluation
      let rest = settled.genericParameters(of: function).dropFirst().map {
        self.type(choice.substitution[$0] ?? .parameter($0))
      }
      if isRequirement, isClassType(type) || own.constant == nil {
        return dynamicConstruction(function, choice, own, arguments, range)
      }
      return TargetCall(arguments.codes, arguments.changes, place) { (frame: Frame, _: [Value]) throws(Interruption) in
        var types: [RuntimeType] = []
        for code in rest { types.append(try code.type(frame)) }
        let own = try own.type(frame)
        if isRequirement { return frame.evaluation.requirement(function, .body, of: own, own: types) }
        return BoundTarget(frame.evaluation.target(of: function, .body), [own] + types)
      }
    }
    return dispatch(function, .body, choice, arguments, isMember: false, range)
  }

  /// Makes a value of a type that is a value itself: `T.init`, `type.init()`.
  private func dynamicConstruction(
    _ function: FunctionDeclaration, _ choice: SettledChoice, _ metatype: Code, _ arguments: Arguments,
    _ range: SourceSpan
  ) -> Code {
    let place = place(range)
    let codes = arguments.codes
    let ownCount = function.genericParameters.count
    let own = settled.genericParameters(of: function).suffix(ownCount).map {
      type(choice.substitution[$0] ?? .parameter($0))
    }
    return Do { (frame: Frame) throws(Interruption) in
      guard case .metatype(let type) = try metatype.value(frame) else {
        throw frame.evaluation.mistake("a type was expected")
      }
      var values: [Value] = []
      for code in codes { values.append(try code.value(frame)) }
      var types: [RuntimeType] = []
      for code in own { types.append(try code.type(frame)) }
      if let built = values.first.flatMap({
        values.count == 1 && function.module.isLibrary ? Self.literalInit(function, $0, type) : nil
      }) {
        return built
      }
      let bound: BoundTarget
      if function.parentNominal?.isProtocol == true {
        if function.parent is NominalDeclaration {
          bound = frame.evaluation.requirement(function, .body, of: type, own: types)
        } else {
          bound = BoundTarget(frame.evaluation.target(of: function, .body), [type] + types)
        }
      } else {
        bound = frame.evaluation.bound(function, .body, in: type, own: types)
      }
      return try frame.evaluation.construct(bound, function, type, values, place)
    }
  }
  private static func literalInit(_ function: FunctionDeclaration, _ value: Value, _ type: RuntimeType) -> Value? {
    guard function.parameters.first?.label?.hasSuffix("Literal") == true else { return nil }
    return builtIn(value, type)
  }

  /// `self.init(…)` and `super.init(…)`.
  private func delegation(
    _ function: FunctionDeclaration, _ choice: SettledChoice, _ list: Expression.ArgumentList, _ expression: Expression,
    isSuper: Bool
  ) -> Code {
    guard let own = selfVariable else { return fail("'init' here", expression.range) }
    var arguments = Arguments()
    let isClass = owner.parentNominal?.hasObjects == true
    if isClass { arguments.codes.append(reference(own)) }
    self.arguments(function, choice, list, into: &arguments, expression.range)
    if isSuper, function.module.isLibrary, case .missing = evaluation.target(of: function, .body),
      list.arguments.isEmpty
    {
      return Constant(.void)
    }
    let code: Code
    if isClass, !isSuper, arguments.changes.isEmpty, !function.module.isLibrary {
      code = ownDelegation(function, choice, arguments, expression.range)
    } else if isClass {
      let target = evaluation.target(of: function, .body)
      if isSuper, !function.module.isLibrary { initializeBetween(function, &arguments) }
      if case .code(let known) = target {
        code = direct(known, types(of: function, choice.substitution), arguments, place(expression.range))
      } else {
        code = OpeningCall(target, types(of: function, choice.substitution), arguments, [], place(expression.range))
      }
    } else {
      code = dispatch(function, .body, choice, arguments, isMember: false, expression.range)
    }
    return Delegation(code, isClass ? nil : self.place(of: own))
  }

  /// `super.init(…)` of an initialiser that a class in between inherits: that class's properties get their values first.
  private func initializeBetween(_ function: FunctionDeclaration, _ arguments: inout Arguments) {
    guard let below = owner.parentNominal, case .nominal(let parent, _)? = settled.superclass(of: below),
      parent != function.parentNominal, !arguments.codes.isEmpty
    else { return }
    let code = arguments.codes[0]
    arguments.codes[0] = Do { (frame: Frame) throws(Interruption) in
      let value = try code.value(frame)
      if case .object(let object) = value {
        try frame.evaluation.initializeFields(of: object, above: function.parentNominal, from: parent)
      }
      return value
    }
  }

  /// `self.init(…)` of a class: the initialiser that the object's own class has, after the properties of the classes below it.
  private func ownDelegation(
    _ function: FunctionDeclaration, _ choice: SettledChoice, _ arguments: Arguments, _ range: SourceSpan
  ) -> Code {
    let own = types(of: function, choice.substitution).suffix(function.genericParameters.count)
    let isConvenience = function.attributes.flags.contains(.convenience)
    return TargetCall(arguments.codes, [], place(range)) { (frame: Frame, values: [Value]) throws(Interruption) in
      guard case .object(let object) = values[0] else { throw frame.evaluation.mistake("an object was expected") }
      var types: [RuntimeType] = []
      for code in own { types.append(try code.type(frame)) }
      let bound = frame.evaluation.bound(function, .body, in: object.type, own: types)
      if !isConvenience, case .code(let code) = bound.target {
        try frame.evaluation.initializeFields(of: object, above: code.owner ?? function.parentNominal)
      }
      return bound
    }
  }
}
