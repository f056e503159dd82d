internal import Declarations

extension Maker {
  /// A closure: its code takes the generic arguments and what it captures first.
  func closure(_ closure: ClosureExpression, _ expression: Expression) -> Code {
    var result = Type.void
    if case .function(let function) = withoutPlace(expression.type) { result = function.result }
    let captured = walk.captures[ObjectIdentifier(closure)] ?? []
    let listed = closure.captures.map { capture -> Code in
      guard let value = settled.captureValue(of: capture) else { return Constant(.void) }
      let code = self.expression(value)
      let flags = capture.attributes.flags
      guard flags.contains(.weak) || flags.contains(.unowned) else { return code }
      return Do { (frame: Frame) throws(Interruption) in Self.weak(try code.value(frame)) }
    }
    let generics = self.generics.sorted { $0.value < $1.value }
    let parameters = closure.parameters
    let body = closure.body
    let isSingle = closure.single != nil && body.count == 1
    let count = generics.count + captured.count + listed.count + parameters.count
    let code = FunctionCode("closure", argumentCount: count)
    let maker = Maker(evaluation, owner, walk)
    maker.selfVariable = selfVariable
    maker.wrappers = wrappers
    maker.result = result
    for (parameter, _) in generics { maker.generics[parameter] = maker.slot() }
    for variable in captured { maker.adopt(variable) }
    for capture in closure.captures {
      let slot = maker.slot()
      maker.slots[capture] = .plain(slot)
    }
    var entries: [Code] = []
    var exits: [Code] = []
    for parameter in parameters {
      maker.argument(parameter, &entries, &exits)
      maker.wrap(parameter, &entries)
    }
    maker.isClosure = true
    if let wrong = body.first.flatMap({ isSingle ? maker.mistaken($0) : nil }) {
      code.body = wrong
    } else if isSingle, case .expression(let value) = body[0].kind, entries.isEmpty {
      code.body = result == .void ? maker.expression(value) : maker.expression(value, as: result)
    } else if isSingle, case .expression(let value) = body[0].kind {
      let statement = result == .void ? maker.expression(value) : ReturnCode(maker.expression(value, as: result))
      code.body = FunctionBody(entries, statement, exits, last: nil)
    } else {
      code.body = FunctionBody(entries, maker.block(body, isFunction: true), exits, last: nil)
    }
    code.slotCount = max(maker.highest, count)
    let values: [Code] = generics.map { SlotCode($0.value) } + captured.map { capture($0) } + listed
    if values.isEmpty {
      let made = Value.closure(Closure(code))
      return Constant(made)
    }
    return Do { (frame: Frame) throws(Interruption) in
      var captured: [Value] = []
      captured.reserveCapacity(values.count)
      for value in values { captured.append(try value.value(frame)) }
      return .closure(Closure(code, captured: captured))
    }
  }

  /// An argument that is evaluated when its parameter is called.
  func autoclosure(_ value: Expression, _ type: Type, isEscaping: Bool = false) -> Code {
    var result = type
    if case .function(let function) = type { result = function.result }
    if case .closure = value.kind, case .function = type { return expression(value, as: type) }
    let code = expression(value, as: result)
    if isEscaping { return escaping(code) }
    // It runs on the frame that it stands in, which is there for as long as it may be called.
    return Do { (frame: Frame) throws(Interruption) in
      let slots = frame.slots
      return .closure(
        Closure { (call: inout NativeCall) throws(Interruption) in
          try code.value(Frame(slots: slots, evaluation: call.evaluation))
        })
    }
  }
  /// It may be called once the frame is gone: it runs on a copy.
  func escaping(_ code: Code) -> Code {
    if let constant = code as? Constant {
      let made = constant.constant
      return Constant(.closure(Closure { (_: inout NativeCall) throws(Interruption) in made }))
    }
    let count = highest
    return Do { (frame: Frame) throws(Interruption) in
      let values = Snapshot(frame, count).values
      return .closure(
        Closure { (call: inout NativeCall) throws(Interruption) in
          let frame = try call.evaluation.temporaryFrame(values, count)
          defer { call.evaluation.release(frame, count) }
          return try code.value(frame)
        })
    }
  }
}
