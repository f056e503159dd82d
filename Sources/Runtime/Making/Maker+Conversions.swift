internal import Declarations

/// Changes a value's form where a type becomes another: into an existential, an optional of an optional.
typealias Conversion = @MainActor (Frame, Value) throws(Interruption) -> Value

extension Maker {
  /// An expression, converted to the type that its surroundings want.
  func expression(_ expression: Expression, as wanted: Type) -> Code {
    if case .closure(let closure) = expression.kind, case .function(let target) = withoutOptional(withoutPlace(wanted)),
      case .function(let own) = withoutPlace(expression.type)
    {
      _ = (closure, target, own)
    }
    let code = self.expression(expression)
    return converted(code, from: expression.type, to: wanted)
  }
  private func withoutOptional(_ type: Type) -> Type { optionalObject(type).map { withoutOptional($0) } ?? type }

  func converted(_ code: Code, from: Type, to: Type) -> Code {
    guard let conversion = conversion(from: withoutPlace(from), to: withoutPlace(to)) else { return code }
    return Do { (frame: Frame) throws(Interruption) in try conversion(frame, try code.value(frame)) }
  }

  /// nil if values of both types have one form.
  func conversion(from: Type, to: Type) -> Conversion? {
    if from == to || from == .hole { return nil }
    // Where nothing is known of a place, its values say of which type they are.
    if to == .hole { return conversion(from: from, to: .any) }
    if case .member(.existential, _) = from { return conversion(from: .any, to: to) }
    if case .member(.existential, _) = to { return conversion(from: from, to: .any) }
    if let target = optionalObject(to) {
      if let source = optionalObject(from) {
        guard let inner = conversion(from: source, to: target) else { return nil }
        return { (frame: Frame, value: Value) throws(Interruption) in
          guard let value = value.unwrapped else { return .none }
          return try inner(frame, value).wrapped
        }
      }
      let inner = conversion(from: from, to: target)
      if canBeNil(target) || inner != nil {
        return { (frame: Frame, value: Value) throws(Interruption) in (try inner?(frame, value) ?? value).wrapped }
      }
      return nil
    }
    switch (from, to) {
    case (.existential, .existential), (.existential, .existentialMetatype): return nil
    case (_, .existential): return existentialConversion(from)
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      let parts = zip(left, right).map { conversion(from: $0.type, to: $1.type) }
      if parts.allSatisfy({ $0 == nil }) { return nil }
      return { (frame: Frame, value: Value) throws(Interruption) in
        guard case .tuple(var values) = value else { return value }
        for index in values.indices { if let part = parts[index] { values[index] = try part(frame, values[index]) } }
        return .tuple(values)
      }
    case (.function(let left), .function(let right)): return functionConversion(left, right)
    case (.nominal(let a, let left), .nominal(let b, let right)) where a == b && a.isStandard:
      return collectionConversion(a.name, left, right)
    // It is an existential with another name.
    case (_, .nominal(let wanted, _)) where wanted.name == "AnyHashable" && wanted.isStandard:
      return existentialConversion(from)
    case (.existential(let existential), _):
      // `any Error` of a typed throw stays what it is; a superclass' existential is the object.
      _ = existential
      return { (_: Frame, value: Value) throws(Interruption) in
        if case .existential(let own) = value { return own.value }
        return value
      }
    default: return nil
    }
  }
  /// True if a value of the type may be nil of some optional.
  private func canBeNil(_ type: Type) -> Bool {
    switch type {
    case .parameter, .member, .opaque: return true
    default: return optionalObject(type) != nil
    }
  }

  private func existentialConversion(_ from: Type) -> Conversion {
    let type = type(from)
    let isOptional = optionalObject(from) != nil
    return { (frame: Frame, value: Value) throws(Interruption) in
      if case .object(let object) = value, !isOptional {
        return .existential(ExistentialValue(value, object.type))
      }
      let type = try type.type(frame)
      if type.isExistential, case .existential = value { return value }
      return .existential(ExistentialValue(value, type))
    }
  }

  private func collectionConversion(_ name: String, _ left: [Type], _ right: [Type]) -> Conversion? {
    let parts = zip(left, right).map { conversion(from: $0, to: $1) }
    if parts.allSatisfy({ $0 == nil }) { return nil }
    switch name {
    case "Array":
      guard let part = parts[0] else { return nil }
      return { (frame: Frame, value: Value) throws(Interruption) in
        guard case .array(let elements) = value else { return value }
        var made: [Value] = []
        made.reserveCapacity(elements.count)
        for element in elements { made.append(try part(frame, element)) }
        return .array(made)
      }
    case "Dictionary":
      let key = type(right[0])
      return { (frame: Frame, value: Value) throws(Interruption) in
        guard case .dictionary(let table) = value else { return value }
        var made = Table()
        let rules = frame.evaluation.keyRules(of: try key.type(frame))
        for entry in table.all {
          let newKey = try parts[0]?(frame, entry.key) ?? entry.key
          made[Key(newKey, rules)] = try parts[1]?(frame, entry.value) ?? entry.value
        }
        return .dictionary(made)
      }
    case "Set":
      let key = type(right[0])
      return { (frame: Frame, value: Value) throws(Interruption) in
        guard case .set(let table) = value else { return value }
        var made = Table()
        let rules = frame.evaluation.keyRules(of: try key.type(frame))
        for entry in table.all { made[Key(try parts[0]?(frame, entry.key) ?? entry.key, rules)] = .void }
        return .set(made)
      }
    default: return nil
    }
  }

  /// A function whose parameters or result change their form.
  private func functionConversion(_ left: FunctionType, _ right: FunctionType) -> Conversion? {
    let result = right.result == .void ? nil : conversion(from: left.result, to: right.result)
    var parameters: [Conversion?] = []
    var spreads = false
    let takesNothing = left.parameters.isEmpty && right.parameters.count == 1
    if left.parameters.count == right.parameters.count {
      parameters = zip(left.parameters, right.parameters).map { conversion(from: $1.type, to: $0.type) }
    } else if right.parameters.count == 1, left.parameters.count > 1 {
      spreads = true
    }
    if result == nil, !spreads, !takesNothing, parameters.allSatisfy({ $0 == nil }) { return nil }
    let count = generics.values.max().map { $0 + 1 } ?? 0
    return { (frame: Frame, value: Value) throws(Interruption) in
      guard case .closure = value else { return value }
      let snapshot = Snapshot(frame, count)
      return .closure(
        Closure { (call: inout NativeCall) throws(Interruption) in
          let frame = snapshot.frame(call.evaluation)
          defer { snapshot.release(frame) }
          var arguments = call.arguments
          if takesNothing { arguments = [] }
          if spreads, case .tuple(let parts)? = arguments.first { arguments = parts }
          for index in parameters.indices where index < arguments.count {
            if let parameter = parameters[index] { arguments[index] = try parameter(frame, arguments[index]) }
          }
          let made = try call.evaluation.call(value, changing: &arguments)
          if !spreads, parameters.allSatisfy({ $0 == nil }) { call.arguments = arguments }
          return try result?(frame, made) ?? made
        })
    }
  }
}

/// The generic arguments of a frame, for what runs after it.
@MainActor
struct Snapshot {
  let values: [Value]
  init(_ frame: Frame, _ count: Int) { values = (0..<count).map { frame.slots[$0] } }
  func frame(_ evaluation: Evaluation) -> Frame {
    let slots = UnsafeMutablePointer<Value>.allocate(capacity: max(values.count, 1))
    slots.initialize(from: values, count: values.count)
    return Frame(slots: slots, evaluation: evaluation)
  }
  func release(_ frame: Frame) {
    frame.slots.deinitialize(count: values.count)
    frame.slots.deallocate()
  }
}
