internal import Declarations

/// Existentials that a call opens, and calls of local functions with what they capture.
extension Maker {
  /// The arguments that are existentials where a generic parameter takes what is in them.
  func openings(_ declaration: Declaration, _ choice: SettledChoice, firstArgument: Int) -> [(argument: Int, type: Int)] {
    guard let function = declaration as? FunctionDeclaration, !function.genericParameters.isEmpty else { return [] }
    let parameters = settled.genericParameters(of: function)
    let declared = settled.interface(of: function).parameters
    var found: [(argument: Int, type: Int)] = []
    for (index, parameter) in declared.enumerated() {
      guard case .parameter(let generic) = parameter.type, function.genericParameters.contains(generic),
        case .existential? = choice.substitution[generic], let position = parameters.firstIndex(of: generic),
        declared.filter({ $0.type.contains { $0 == .parameter(generic) } }).count == 1,
        function.signature?.requirements.contains(where: { requirement in
          if case .conformance(.parameter(generic), _) = requirement { return true }
          return false
        }) == true
      else { continue }
      found.append((index + firstArgument, position))
    }
    return found
  }

  /// A requirement's result that is `Self` or an associated type is known by its existential only.
  func erasedResult(_ code: Code, _ declaration: Declaration, _ choice: SettledChoice) -> Code {
    let result: Type
    let used: Type?
    switch declaration {
    case let function as FunctionDeclaration:
      (result, used) = (settled.interface(of: function).result, choice.interface?.result)
    case let variable as VariableDeclaration: (result, used) = (settled.type(of: variable), choice.type)
    default: return code
    }
    // `where RawValue == String` says what it is.
    if let used, isKnown(used) { return code }
    var (inner, depth) = (result, 0)
    while let object = optionalObject(inner) { (inner, depth) = (object, depth + 1) }
    var parameter: GenericParameterDeclaration?
    switch inner {
    case .parameter(let own): parameter = own
    case .member(.parameter(let own), _): parameter = own
    default: return code
    }
    guard let parameter, case .existential? = choice.substitution[parameter].map({ known($0) }) else { return code }
    let evaluation = evaluation
    _ = evaluation
    return Do { (frame: Frame) throws(Interruption) in
      let value = try code.value(frame)
      if value.isNil && depth > 0 { return value }
      if case .existential = value { return value }
      guard let opened = frame.evaluation.lastOpened, let type = frame.evaluation.types.make(inner, { _ in opened })
      else {
        return value
      }
      if case .object(let object) = value, type.optionalObject == nil {
        return .existential(ExistentialValue(value, object.type))
      }
      return type.isExistential ? value : .existential(ExistentialValue(value, type))
    }
  }

  /// Whether a type names what its values are.
  private func isKnown(_ type: Type) -> Bool {
    var inner = withoutPlace(type)
    while let object = optionalObject(inner) { inner = object }
    switch inner {
    case .nominal, .tuple, .function: return true
    default: return false
    }
  }

  // MARK: Local functions

  func localCall(
    _ function: FunctionDeclaration, _ choice: SettledChoice, _ arguments: Arguments, _ range: SourceSpan
  ) -> Code {
    let (code, captures) = localCode(function)
    let types = types(of: function, choice.substitution)
    let openings = openings(function, choice, firstArgument: captures.count)
    if openings.isEmpty { return direct(code, types + captures, arguments, place(range)) }
    var all = Arguments()
    all.codes = captures + arguments.codes
    all.changes = arguments.changes.map { (index: $0.index + captures.count, place: $0.place) }
    return OpeningCall(.code(code), types, all, openings, place(range))
  }
  /// A local function's code, and the captured values that it takes first.
  func localCode(_ function: FunctionDeclaration) -> (FunctionCode, [Code]) {
    let captured = walk.captures[ObjectIdentifier(function)] ?? []
    let codes = captured.map { self.capture($0) }
    let key = Evaluation.TargetKey(declaration: function, part: .body)
    if case .code(let known)? = evaluation.targets[key] { return (known, codes) }
    let generics = settled.genericParameters(of: function)
    let settledCode = settled.code(of: function, .body)
    let count = generics.count + captured.count + (settledCode?.parameters.count ?? 0)
    let (evaluation, walk, settled) = (evaluation, walk, settled)
    let outer = self
    let code = FunctionCode(function.name, argumentCount: count) { made in
      if let mistake = settled.mistake(of: function) {
        return Self.refuse(made, mistake)
      }
      let maker = Maker(evaluation, function, walk)
      maker.selfVariable = outer.selfVariable
      for parameter in generics { maker.generics[parameter] = maker.slot() }
      for variable in captured { maker.adopt(variable) }
      var entries: [Code] = []
      var exits: [Code] = []
      guard let settledCode else { return }
      for parameter in settledCode.parameters {
        maker.argument(parameter, &entries, &exits)
        maker.wrap(parameter, &entries)
      }
      maker.result = settled.interface(of: function).result
      let body = maker.block(settledCode.statements, isFunction: true)
      made.body = FunctionBody(entries, body, exits, last: nil)
      made.slotCount = max(maker.highest, count)
    }
    evaluation.targets[key] = .code(code)
    return (code, codes)
  }
  /// What is handed over of a variable: its box, or its value.
  func capture(_ variable: Declaration) -> Code {
    switch slots[variable] {
    case .plain(let slot)?, .boxed(let slot)?: return SlotCode(slot)
    default: return Constant(.void)
    }
  }
  /// Gives a captured variable a slot of this function.
  func adopt(_ variable: Declaration) {
    let slot = slot()
    if let variable = variable as? VariableDeclaration, variable.isComputed, settled.settledWrapper(of: variable) == nil {
      slots[variable] = .computed
      return
    }
    slots[variable] = walk.boxed.contains(variable) ? .boxed(slot) : .plain(slot)
  }
}
