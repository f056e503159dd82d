internal import Declarations

/// The arguments of a call: code for each parameter, and the places that the call changes.
@MainActor
struct Arguments {
  var codes: [Code] = []
  var changes: [(index: Int, place: Place)] = []
  mutating func add(_ place: Place) {
    changes.append((codes.count, place))
    codes.append(
      Do { (frame: Frame) throws(Interruption) in
        try place.prepare(frame)
        return .void
      })
  }
}

/// What stands before a member.
enum Receiver {
  case none
  case value(Expression)
  /// A value that is made already.
  case code(Code)
  case place(Place)
}

extension Maker {
  func call(_ expression: Expression, _ callee: Expression, _ list: Expression.ArgumentList) -> Code {
    if let choice = settled.choice(of: expression), choice.declaration is FunctionDeclaration {
      return functionCall(expression, choice, .value(callee), list)
    }
    let called: Expression
    if case .specialization(let base, _) = callee.kind { called = base } else { called = callee }
    if case .reference(let reference) = called.kind, reference.name == "type", list.arguments.count == 1,
      list.arguments[0].label == "of"
    {
      return typeOf(list.arguments[0].value)
    }
    if let choice = settled.choice(of: called), choice.interface != nil, choice.kind != .unapplied,
      let function = choice.declaration as? FunctionDeclaration, choice.kind != .dynamicKeyPath,
      choice.kind != .dynamicString, function.kind != .subscriptMember
    {
      if let code = intrinsic(function, choice, list, expression) { return code }
      switch called.kind {
      case .member(let base, _): return functionCall(expression, choice, .value(base), list)
      default: return functionCall(expression, choice, .none, list)
      }
    }
    return closureCall(called, list)
  }

  func closureCall(_ callee: Expression, _ list: Expression.ArgumentList) -> Code {
    var arguments = Arguments()
    var parameters: [FunctionType.Parameter] = []
    if case .function(let function) = withoutPlace(callee.type) { parameters = function.parameters }
    for (index, argument) in list.arguments.enumerated() {
      if case .inOut(let object) = argument.value.kind {
        arguments.add(place(object))
      } else {
        let wanted = parameters.indices.contains(index) ? parameters[index].type : argument.value.type
        if parameters.indices.contains(index), parameters[index].isAutoclosure {
          arguments.codes.append(autoclosure(argument.value, wanted, isEscaping: true))
        } else {
          arguments.codes.append(self.expression(argument.value, as: wanted))
        }
      }
    }
    return ClosureCall(self.expression(callee), arguments.codes, arguments.changes)
  }

  func typeOf(_ value: Expression) -> Code {
    let code = expression(value)
    let type = type(withoutPlace(value.type))
    return Do { (frame: Frame) throws(Interruption) in
      let value = try code.value(frame)
      return .metatype(frame.evaluation.dynamicType(of: value, try type.type(frame)))
    }
  }

  /// Code for each parameter, from the arguments that it takes.
  func arguments(
    _ function: FunctionDeclaration, _ choice: SettledChoice, _ list: Expression.ArgumentList,
    into arguments: inout Arguments,
    _ range: SourceSpan
  ) {
    let interface = choice.interface ?? settled.interface(of: function)
    let start = arguments.codes.count
    var defaults: [Int] = []
    defer { evaluateLast(defaults, start, &arguments) }
    for (index, parameter) in interface.parameters.enumerated() {
      let positions = choice.matching.map { $0.indices.contains(index) ? $0[index] : [] } ?? [index]
      let values = positions.compactMap { list.arguments.indices.contains($0) ? list.arguments[$0].value : nil }
      if case .expansion = settled.interface(of: function).parameters[index].type {
        let codes = values.map { expression($0) }
        arguments.codes.append(
          Do { (frame: Frame) throws(Interruption) in
            var values: [Value] = []
            for code in codes { values.append(try code.value(frame)) }
            return .tuple(values)
          })
        continue
      }
      if parameter.isVariadic {
        let codes = values.map { expression($0, as: parameter.type) }
        arguments.codes.append(
          Do { (frame: Frame) throws(Interruption) in
            var values: [Value] = []
            for code in codes { values.append(try code.value(frame)) }
            return .array(values)
          })
        continue
      }
      guard let value = values.first else {
        defaults.append(arguments.codes.count)
        let code = defaultValue(function, index, choice, range)
        arguments.codes.append(parameter.isAutoclosure && hasDefault(function, index) ? escaping(code) : code)
        continue
      }
      if case .inOut = parameter.type {
        if case .inOut(let object) = value.kind { arguments.add(place(object)) } else { arguments.add(place(value)) }
      } else if case .inOut(let object) = value.kind {
        // A pointer: what it leads to is read and written back.
        arguments.add(place(object))
      } else if parameter.isAutoclosure {
        arguments.codes.append(autoclosure(value, parameter.type, isEscaping: parameter.isEscaping))
      } else {
        arguments.codes.append(expression(value, as: parameter.type))
      }
    }
  }

  /// Defaults are evaluated after all arguments that are written: those that stand behind one are kept in slots.
  private func evaluateLast(_ defaults: [Int], _ start: Int, _ arguments: inout Arguments) {
    guard let first = defaults.first(where: { !(arguments.codes[$0] is Constant) }),
      first < arguments.codes.count - 1
    else { return }
    let written = (first + 1..<arguments.codes.count).filter { !defaults.contains($0) && !(arguments.codes[$0] is Constant) }
    if written.isEmpty { return }
    let kept = written.map { (slot: slot(), code: arguments.codes[$0]) }
    for (index, part) in zip(written, kept) { arguments.codes[index] = SlotCode(part.slot) }
    let own = arguments.codes[first]
    arguments.codes[first] = Do { (frame: Frame) throws(Interruption) in
      for part in kept { frame.slots[part.slot] = try part.code.value(frame) }
      return try own.value(frame)
    }
  }

  private func hasDefault(_ function: FunctionDeclaration, _ index: Int) -> Bool {
    guard function.parameters.indices.contains(index) else { return false }
    return settled.defaultValue(of: function.parameters[index], in: function) != nil
  }
  /// What a parameter is without an argument.
  func defaultValue(_ function: FunctionDeclaration, _ index: Int, _ choice: SettledChoice, _ range: SourceSpan)
    -> Code
  {
    guard function.parameters.indices.contains(index) else { return Constant(.void) }
    let parameter = function.parameters[index]
    guard let value = settled.defaultValue(of: parameter, in: function) else { return Constant(.void) }
    if case .magic(let name) = value.kind {
      let here = Expression(.magic(name), range)
      here.type = value.type
      return magic(name, here)
    }
    let evaluation = evaluation
    let generics = settled.genericParameters(of: function)
    let key = Evaluation.TargetKey(declaration: parameter, part: .body)
    let code: FunctionCode
    if case .code(let known)? = evaluation.targets[key] {
      code = known
    } else {
      var type = settled.interface(of: function).parameters[index].type
      if settled.interface(of: function).parameters[index].isAutoclosure, case .function(let made) = type {
        type = made.result
      }
      let wanted = type
      code = FunctionCode(parameter.name, argumentCount: generics.count) { made in
        let walk = CaptureWalk(evaluation.program.settled)
        walk.walk(value)
        walk.finish()
        let maker = Maker(evaluation, function, walk)
        for parameter in generics { maker.generics[parameter] = maker.slot() }
        made.body = maker.mistaken(value) ?? maker.expression(value, as: wanted)
        made.slotCount = maker.highest
      }
      evaluation.targets[key] = .code(code)
    }
    return CallCode(code, types(of: function, choice.substitution), place(range))
  }

  // MARK: Functions and methods

  func functionCall(
    _ expression: Expression, _ choice: SettledChoice, _ receiver: Receiver, _ list: Expression.ArgumentList
  ) -> Code {
    guard let function = choice.declaration as? FunctionDeclaration else { return fail("this call", expression.range) }
    var arguments = Arguments()
    let range = site(of: expression)
    if function.kind == .initializer { return initializerCall(expression, choice, function, receiver, list) }
    let isMember = function.parentNominal != nil && !function.isStatic && isTypeMember(function)
    var own: Type?
    var isSuper = false
    if isMember {
      switch receiver {
      case .value(let base):
        own = withoutPlace(base.type)
        if case .superReference = base.kind { isSuper = true }
        if function.isMutating, !isClassType(own ?? .hole) {
          arguments.add(place(base))
        } else {
          arguments.codes.append(self.expression(base))
        }
      case .code(let code): arguments.codes.append(code)
      case .place(let place): arguments.add(place)
      case .none: break
      }
    }
    var metatype: Code?
    if function.isStatic, case .value(let base) = receiver {
      metatype = dynamicMetatype(base)
      if case .superReference = base.kind { isSuper = true }
    }
    self.arguments(function, choice, list, into: &arguments, range)
    let code = dispatch(
      function, .body, choice, arguments, isMember: isMember, metatype: metatype, isSuper: isSuper, range)
    return erasedResult(code, function, choice)
  }

  /// True for what stands in a type or extension, and not in a function of one.
  func isTypeMember(_ declaration: Declaration) -> Bool {
    declaration.parent is NominalDeclaration || declaration.parent is ExtensionDeclaration
  }
  func isClassType(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal, _): return nominal.isClass
    default: return false
    }
  }
  /// The type on which a static member is used, if it is known only while the program runs.
  func dynamicMetatype(_ base: Expression) -> Code? {
    switch base.kind {
    case .type:
      guard settled.isDynamicSelf(base), let own = selfVariable, owner.parentNominal?.isClass == true else {
        return nil
      }
      let code = reference(own)
      return Do { (frame: Frame) throws(Interruption) in
        let value = try code.value(frame)
        if case .object(let object) = value { return .metatype(object.type) }
        return value
      }
    case .superReference: return selfVariable.map { reference($0) }
    default:
      // The name of a type: `.Inner(…)` where a value of its superclass is wanted.
      if case .implicitMember = base.kind, !(settled.choice(of: base)?.declaration is VariableDeclaration) { return nil }
      switch withoutPlace(base.type) {
      case .metatype, .existentialMetatype: return expression(base)
      default: return nil
      }
    }
  }

  /// Calls what a choice means: directly if it is known now, else by the type that `self` has while the program runs.
  func dispatch(
    _ declaration: Declaration, _ part: CodePart, _ choice: SettledChoice, _ arguments: Arguments, isMember: Bool,
    metatype: Code? = nil, isSuper: Bool = false, _ range: SourceSpan
  ) -> Code {
    let place = place(range)
    if let function = declaration as? FunctionDeclaration, walk.localFunctions.contains(function) {
      return localCall(function, choice, arguments, range)
    }
    let owner = isTypeMember(declaration) ? declaration.parentNominal : nil
    let parameters = settled.genericParameters(of: declaration)
    let substitution = choice.substitution
    if let owner, owner.isProtocol, let selfParameter = owner.selfParameter {
      let selfType = known(substitution[selfParameter] ?? .parameter(selfParameter))
      let own = parameters.dropFirst().map { type(substitution[$0] ?? .parameter($0)) }
      let isRequirement = declaration.parent is NominalDeclaration
      var opens = false
      switch selfType {
      case .existential, .existentialMetatype: opens = isMember
      default: break
      }
      let selfCode = opens ? nil : type(selfType)
      let find: @MainActor (Frame, [Value]) throws(Interruption) -> BoundTarget = {
        (frame: Frame, values: [Value]) throws(Interruption) in
        var receiver: RuntimeType
        if let metatype {
          guard case .metatype(let type) = try metatype.value(frame) else {
            throw frame.evaluation.mistake("a type was expected")
          }
          receiver = type
        } else if isMember, case .existential(let existential)? = values.first, opens {
          receiver = existential.type
        } else if let selfCode {
          receiver = try selfCode.type(frame)
        } else if case .object(let object)? = values.first {
          receiver = object.type
        } else {
          throw frame.evaluation.mistake("the type of 'self' is not known")
        }
        if isMember, case .object(let object)? = values.first { receiver = object.type }
        var types: [RuntimeType] = []
        for code in own { types.append(try code.type(frame)) }
        if isRequirement { return frame.evaluation.requirement(declaration, part, of: receiver, own: types) }
        return BoundTarget(frame.evaluation.target(of: declaration, part), [receiver] + types)
      }
      // A type that is known now decides at once.
      if !isMember || !isClassType(selfType), !opens, metatype == nil, let constant = selfCode?.constant, own.isEmpty,
        isRequirement
      {
        let bound = evaluation.requirement(declaration, part, of: constant)
        if case .code(let code) = bound.target {
          return direct(code, bound.types.map { Constant(.metatype($0)) }, arguments, place)
        }
      }
      if !opens, !isRequirement, metatype == nil, let selfCode,
        case .code(let code) = evaluation.target(of: declaration, part)
      {
        return direct(code, [selfCode] + own, arguments, place)
      }
      return TargetCall(arguments.codes, arguments.changes, opensFirst: opens, place, find)
    }
    var types: [Code] = parameters.map { type(substitution[$0] ?? .parameter($0)) }
    let own = types.suffix(declaration.genericParameters.count).compactMap { $0 as? TypeCode }
    if let owner, evaluation.takesMetatype(declaration), !isMember {
      types.insert(metatype ?? type(choice.base.flatMap { instance($0) } ?? selfType(of: owner)), at: 0)
    }
    if let owner, owner.isClass, !isSuper {
      let isVirtual = settled.isOverridden(declaration)
      if isMember, isVirtual || isExistential(choice) {
        return TargetCall(arguments.codes, arguments.changes, opensFirst: isExistential(choice), place) {
          (frame: Frame, values: [Value]) throws(Interruption) in
          var receiver = values[0]
          if case .existential(let existential) = receiver { receiver = existential.value }
          guard case .object(let object) = receiver else { throw frame.evaluation.mistake("an object was expected") }
          var made: [RuntimeType] = []
          for code in own { made.append(try code.type(frame)) }
          return frame.evaluation.bound(declaration, part, in: object.type, own: made)
        }
      }
      if let metatype, isVirtual {
        return TargetCall(arguments.codes, arguments.changes, place) {
          (frame: Frame, _: [Value]) throws(Interruption) in
          guard case .metatype(let type) = try metatype.value(frame) else {
            throw frame.evaluation.mistake("a type was expected")
          }
          var made: [RuntimeType] = []
          for code in own { made.append(try code.type(frame)) }
          return frame.evaluation.bound(declaration, part, in: type, own: made)
        }
      }
    }
    let openings = self.openings(declaration, choice, firstArgument: isMember ? 1 : 0)
    let target = evaluation.target(of: declaration, part)
    if openings.isEmpty, case .code(let code) = target { return direct(code, types, arguments, place) }
    return OpeningCall(target, types.compactMap { $0 as? TypeCode }, arguments, openings, place)
  }
  func isExistential(_ choice: SettledChoice) -> Bool {
    guard let base = choice.base else { return false }
    switch withoutPlace(base) {
    case .existential: return true
    default: return false
    }
  }

  func direct(_ code: FunctionCode, _ types: [Code], _ arguments: Arguments, _ place: SourcePlace?) -> Code {
    if arguments.changes.isEmpty { return CallCode(code, types + arguments.codes, place) }
    let changes = arguments.changes.map { (index: $0.index + types.count, place: $0.place) }
    return ChangingCall(code, types + arguments.codes, changes, place)
  }
}
