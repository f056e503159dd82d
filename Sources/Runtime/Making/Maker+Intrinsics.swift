internal import Declarations

extension Maker {
  /// A call of the standard library that has code of its own: operators of numbers, `&&`, `??`.
  func intrinsic(
    _ function: FunctionDeclaration, _ choice: SettledChoice, _ list: Expression.ArgumentList, _ expression: Expression
  ) -> Code? {
    guard function.isStandard, function.isOperator else { return nil }
    let values = list.arguments.map(\.value)
    let place = place(expression.range)
    if values.count == 1 { return prefix(function.name, values[0], choice, place) }
    guard values.count == 2 else { return nil }
    if function.name == "==" || function.name == "!=", let code = nilComparison(values, function.name == "==") {
      return code
    }
    switch function.name {
    case "&&", "||":
      guard standardName(withoutPlace(values[0].type)) == "Bool" else { return nil }
      let (left, right) = (self.expression(values[0]), self.expression(values[1]))
      let isAnd = function.name == "&&"
      return BoolDo { (frame: Frame) throws(Interruption) in
        let first = try left.bool(frame)
        if first != isAnd { return first }
        return try right.bool(frame)
      }
    case "??": return coalescing(function, choice, values)
    default: break
    }
    let own = withoutPlace(values[0].type)
    let isCompound =
      function.name.hasSuffix("=") && !["==", "!=", "<=", ">=", "==="].contains(function.name)
      && function.name != "!=="
    guard let interface = choice.interface, interface.parameters.count == 2 else { return nil }
    let (first, second) = (withoutPlace(interface.parameters[0].type), withoutPlace(interface.parameters[1].type))
    guard first == second, own == first || isCompound, let name = standardName(first) else { return nil }
    if isCompound { return compound(String(function.name.dropLast()), name, values, place, first) }
    let (left, right) = (self.expression(values[0], as: first), self.expression(values[1], as: second))
    if name == "Int" { return IntOperation.make(function.name, left, right, place) }
    if name == "Double" { return DoubleOperation.make(function.name, left, right) }
    return name == "String" ? TextOperation.make(function.name, left, right) : nil
  }

  /// `x == nil`: what `x` is does not matter.
  private func nilComparison(_ values: [Expression], _ isEqual: Bool) -> Code? {
    let other: Expression
    if case .nilLiteral = values[1].kind {
      other = values[0]
    } else if case .nilLiteral = values[0].kind {
      other = values[1]
    } else {
      return nil
    }
    guard optionalObject(withoutPlace(other.type)) != nil else { return nil }
    let code = expression(other)
    return BoolDo { (frame: Frame) throws(Interruption) in try code.value(frame).isNil == isEqual }
  }

  /// An operator of `Int` or `Double` as a function.
  static func operatorCode(_ function: FunctionDeclaration, _ evaluation: Evaluation) -> FunctionCode? {
    guard function.isStandard, function.isOperator, let interface = function.interface,
      interface.parameters.count == 2, case .nominal(let nominal, _) = interface.parameters[0].type,
      interface.parameters[0].type == interface.parameters[1].type, nominal.isStandard
    else { return nil }
    let (left, right) = (SlotCode(0), SlotCode(1))
    let body: Code?
    switch nominal.name {
    case "Int": body = IntOperation.make(function.name, left, right, nil)
    case "Double": body = DoubleOperation.make(function.name, left, right)
    case "String": body = TextOperation.make(function.name, left, right)
    default: body = nil
    }
    guard let body else { return nil }
    let code = FunctionCode(function.name, argumentCount: 2)
    code.body = body
    code.slotCount = 2
    return code
  }

  private func coalescing(_ function: FunctionDeclaration, _ choice: SettledChoice, _ values: [Expression]) -> Code? {
    guard let interface = choice.interface, optionalObject(withoutPlace(values[0].type)) != nil else { return nil }
    let result = interface.result
    var wanted = interface.parameters[1].type
    if case .function(let function) = wanted { wanted = function.result }
    let left = self.expression(values[0], as: interface.parameters[0].type)
    let right = self.expression(values[1], as: wanted)
    let isOptional =
      optionalObject(result) != nil && optionalObject(wanted) == result
      || wanted == result && optionalObject(result) != nil
    return Do { (frame: Frame) throws(Interruption) in
      let value = try left.value(frame)
      guard let inner = value.unwrapped else { return try right.value(frame) }
      return isOptional && wanted == result && interface.parameters[0].type == result ? value : inner
    }
  }

  private func prefix(_ name: String, _ value: Expression, _ choice: SettledChoice, _ place: SourcePlace?) -> Code? {
    guard let type = standardName(withoutPlace(value.type)) else { return nil }
    switch (name, type) {
    case ("!", "Bool"):
      let code = expression(value)
      return BoolDo { (frame: Frame) throws(Interruption) in !(try code.bool(frame)) }
    case ("-", "Int"):
      let code = expression(value)
      return IntOperation.make("-", IntConstant(0), code, place)
    case ("-", "Double"):
      let code = expression(value)
      return Do { (frame: Frame) throws(Interruption) in .double(-(try code.double(frame))) }
    default: return nil
    }
  }

  private func compound(
    _ name: String, _ type: String, _ values: [Expression], _ sourcePlace: SourcePlace?, _ wanted: Type
  ) -> Code? {
    guard type == "Int" || type == "Double" || type == "String" && name == "+" else { return nil }
    let target = place(values[0])
    let right = self.expression(values[1], as: wanted)
    switch type {
    case "String":
      return Do { (frame: Frame) throws(Interruption) in
        try target.prepare(frame)
        guard case .string(let more) = try right.value(frame) else { return .void }
        try target.modify(frame) { (value: inout Value) throws(Interruption) in
          guard case .string(var text) = value else { throw frame.evaluation.mistake("a text was expected") }
          value = .void
          if more.utf8.count > 1_024 { try frame.evaluation.makeRoom(bytes: text.utf8.count + more.utf8.count) }
          text += more
          value = .string(text)
        }
        return .void
      }
    case "Int":
      let temporary = slot()
      guard let operation = IntOperation.make(name, SlotCode(temporary), right, sourcePlace) else { return nil }
      if let slot = (target as? SlotPlace)?.slot,
        let direct = IntOperation.make(name, SlotCode(slot), right, sourcePlace)
      {
        return Do { (frame: Frame) throws(Interruption) in
          frame.slots[slot] = .int(try direct.int(frame))
          return .void
        }
      }
      let other = slot()
      guard let changing = IntOperation.make(name, SlotCode(temporary), SlotCode(other), sourcePlace) else {
        return operation
      }
      return Do { (frame: Frame) throws(Interruption) in
        try target.prepare(frame)
        frame.slots[other] = .int(try right.int(frame))
        try target.modify(frame) { (value: inout Value) throws(Interruption) in
          frame.slots[temporary] = value
          value = .int(try changing.int(frame))
        }
        return .void
      }
    default:
      let (temporary, other) = (slot(), slot())
      guard let changing = DoubleOperation.make(name, SlotCode(temporary), SlotCode(other)) else { return nil }
      return Do { (frame: Frame) throws(Interruption) in
        try target.prepare(frame)
        frame.slots[other] = .double(try right.double(frame))
        try target.modify(frame) { (value: inout Value) throws(Interruption) in
          frame.slots[temporary] = value
          value = .double(try changing.double(frame))
        }
        return .void
      }
    }
  }
}
