internal import Declarations

extension Maker {
  func keyPath(_ keyPath: Expression.KeyPath, _ expression: Expression) -> Code {
    let type = withoutPlace(expression.type)
    var (root, value) = (Type.hole, Type.hole)
    var isFunction = false
    switch type {
    case .nominal(_, let arguments) where arguments.count == 2: (root, value) = (arguments[0], arguments[1])
    case .nominal(_, let arguments) where arguments.count == 1: root = arguments[0]
    case .function(let function):
      (root, value) = (function.parameters.first?.type ?? .hole, function.result)
      isFunction = true
    default: break
    }
    if let written = keyPath.root, root == .hole { root = written }
    guard let (parts, end) = components(keyPath, expression, root) else {
      return type.hasHole ? absentCode(expression) : fail("this key path", expression.range)
    }
    let rootCode = self.type(root == .hole ? .any : root)
    // A key path of which only the root is known gives what it leads to, as `Any`.
    let valueCode = self.type(value == .hole ? end : value)
    let make = Do { (frame: Frame) throws(Interruption) in
      var made: [KeyPathValue.Component] = []
      for part in parts { made.append(try part(frame)) }
      return .keyPath(KeyPathValue(root: try rootCode.type(frame), value: try valueCode.type(frame), made))
    }
    guard isFunction else { return make }
    return Do { (frame: Frame) throws(Interruption) in
      guard case .keyPath(let path) = try make.value(frame) else { return .void }
      return .closure(
        Closure { (call: inout NativeCall) throws(Interruption) in
          try call.evaluation.read(path, of: call.arguments[0])
        })
    }
  }
  private typealias Part = @MainActor (Frame) throws(Interruption) -> KeyPathValue.Component

  private func components(_ keyPath: Expression.KeyPath, _ expression: Expression, _ root: Type) -> ([Part], Type)? {
    var parts: [Part] = []
    var current = withoutPlace(root)
    var chainStart: Int?
    for (index, component) in keyPath.components.enumerated() {
      switch component {
      case .identity: continue
      case .optionalChain, .force:
        let isForced: Bool
        if case .force = component { isForced = true } else { isForced = false }
        if !isForced { chainStart = chainStart ?? index }
        current = optionalObject(current) ?? current
        parts.append(Self.constant(Self.optionalPart(isForced)))
      case .member(let name):
        guard let choice = settled.choice(of: expression, component: index) else {
          guard case .tuple(let elements) = current,
            let position = elements.firstIndex(where: { $0.label == name.name }) ?? Int(name.name)
          else { return nil }
          current = elements[position].type
          parts.append(Self.constant(Self.tuplePart(position)))
          continue
        }
        parts.append(part(choice, [], identity: name.name))
        current = withoutPlace(choice.interface?.result ?? choice.type)
      case .subscriptCall(let list, _):
        guard let choice = settled.choice(of: expression, component: index),
          let function = choice.declaration as? FunctionDeclaration
        else { return nil }
        var arguments = Arguments()
        self.arguments(function, choice, list, into: &arguments, expression.range)
        parts.append(part(choice, arguments.codes, identity: "subscript"))
        current = withoutPlace(choice.interface?.result ?? choice.type)
      }
    }
    guard chainStart != nil, optionalObject(current) == nil, let optional = settled.standard("Optional") else {
      return (parts, current)
    }
    return (parts, .nominal(optional, [current]))
  }

  private static func constant(_ component: KeyPathValue.Component) -> Part {
    { (_: Frame) throws(Interruption) -> KeyPathValue.Component in component }
  }
  private static func optionalPart(_ isForced: Bool) -> KeyPathValue.Component {
    KeyPathValue.Component(
      identity: isForced ? "!" : "?",
      get: { (evaluation: Evaluation, value: Value) throws(Interruption) in
        if let inner = value.unwrapped { return inner }
        if isForced { throw evaluation.trap("Unexpectedly found nil while unwrapping an Optional value") }
        throw Interruption(.endOfChain)
      },
      set: { (_: Evaluation, own: inout Value, value: Value) throws(Interruption) in
        if own.isNil { throw Interruption(.endOfChain) }
        own = value.wrapped
      })
  }
  private static func tuplePart(_ position: Int) -> KeyPathValue.Component {
    KeyPathValue.Component(
      identity: position,
      get: { (evaluation: Evaluation, value: Value) throws(Interruption) in
        guard case .tuple(let values) = value else { throw evaluation.mistake("a tuple") }
        return values[position]
      },
      set: { (evaluation: Evaluation, own: inout Value, value: Value) throws(Interruption) in
        guard case .tuple(var values) = own else { throw evaluation.mistake("a tuple") }
        own = .void
        values[position] = value
        own = .tuple(values)
      })
  }

  /// A member of a key path: its code runs on a frame of its own, with the base in the first slot after the generic arguments.
  private func part(_ choice: SettledChoice, _ arguments: [Code], identity: String) -> Part {
    let declaration = choice.declaration
    let count = generics.values.max().map { $0 + 1 } ?? 0
    let maker = Maker(evaluation, owner, walk)
    maker.generics = generics
    for _ in 0..<count { _ = maker.slot() }
    let baseSlot = maker.slot()
    let slots = arguments.map { _ in maker.slot() }
    let base = SlotPlace(baseSlot)
    let place: Place
    if let variable = declaration as? VariableDeclaration {
      place = maker.place(of: variable, choice, in: .place(base), baseType: choice.base, SourceSpan(0, 0))
    } else if let function = declaration as? FunctionDeclaration, function.parameters.first?.label == "dynamicMember",
      arguments.isEmpty
    {
      let parameter = choice.interface?.parameters.first?.type ?? .hole
      var argument: Code = Constant(.string(identity))
      if case .nominal(let nominal, let types) = parameter, nominal.name.hasSuffix("KeyPath"), let root = types.first {
        argument = maker.plainKeyPath(identity, root, types.count > 1 ? types[1] : .hole)
      }
      place = maker.computedPlace(declaration, choice, .place(base), SourceSpan(0, 0), parameters: [argument])
    } else {
      place = maker.computedPlace(
        declaration, choice, .place(base), SourceSpan(0, 0), parameters: slots.map { SlotCode($0) })
    }
    let total = maker.highest
    return { (frame: Frame) throws(Interruption) in
      let snapshot = Snapshot(frame, count)
      var values: [Value] = []
      for code in arguments { values.append(try code.value(frame)) }
      var key: [AnyHashable] = [ObjectIdentifier(declaration), identity]
      for value in values { if let part = Self.hashable(value) { key.append(part) } }
      let made = values
      return KeyPathValue.Component(
        identity: key,
        get: { (evaluation: Evaluation, value: Value) throws(Interruption) in
          let frame = try evaluation.temporaryFrame(snapshot.values + [value] + made, total)
          defer { evaluation.release(frame, total) }
          try place.prepare(frame)
          return try place.read(frame)
        },
        set: { (evaluation: Evaluation, own: inout Value, value: Value) throws(Interruption) in
          let frame = try evaluation.temporaryFrame(snapshot.values + [own] + made, total)
          own = .void
          defer {
            own = frame.slots[baseSlot]
            evaluation.release(frame, total)
          }
          try place.prepare(frame)
          try place.write(frame, value)
        })
    }
  }
  private static func hashable(_ value: Value) -> AnyHashable? {
    switch value {
    case .int(let number): return number
    case .string(let text): return text
    case .bool(let flag): return flag
    default: return nil
    }
  }

  /// The key path that `@dynamicMemberLookup` gives its subscript.
  func dynamicKeyPath(_ expression: Expression, _ name: Expression.MemberName, _ root: Type, _ value: Type) -> Code {
    plainKeyPath(name.name, root, value)
  }
  /// A key path to what is a dynamic member itself: a name, which only the library reads.
  private func namedPath(_ name: String, _ root: TypeCode, _ value: TypeCode) -> Code {
    let component = KeyPathValue.Component(
      identity: name,
      get: { (evaluation: Evaluation, _: Value) throws(Interruption) in
        throw evaluation.fail("'\(name)' by a key path is not in the playground yet")
      }, set: nil)
    return Do { (frame: Frame) throws(Interruption) in
      .keyPath(KeyPathValue(root: try root.type(frame), value: try value.type(frame), [component]))
    }
  }
  func plainKeyPath(_ name: String, _ root: Type, _ value: Type) -> Code {
    guard let choice = settled.property(named: name, of: root) else {
      if case .tuple(let elements) = root,
        let position = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(position)
      {
        let component = Self.tuplePart(position)
        let (rootCode, valueCode) = (type(root), type(elements[position].type))
        return Do { (frame: Frame) throws(Interruption) in
          .keyPath(KeyPathValue(root: try rootCode.type(frame), value: try valueCode.type(frame), [component]))
        }
      }
      return namedPath(name, type(root), type(value == .hole ? .any : value))
    }
    let part = part(choice, [], identity: name)
    let (rootCode, valueCode) = (type(root), type(value == .hole ? .any : value))
    return Do { (frame: Frame) throws(Interruption) in
      .keyPath(KeyPathValue(root: try rootCode.type(frame), value: try valueCode.type(frame), [try part(frame)]))
    }
  }
}

extension Evaluation {
  /// Reads what a key path leads to.
  package func read(_ path: KeyPathValue, of root: Value) throws(Interruption) -> Value {
    var value = root
    var wraps = false
    do throws(Interruption) {
      for component in path.components {
        if component.identity == AnyHashable("?") { wraps = true }
        value = try component.get(self, value)
      }
    } catch {
      guard error.kind == .endOfChain else { throw error }
      return .none
    }
    _ = wraps
    return value
  }
  /// Changes what a key path leads to.
  package func write(_ path: KeyPathValue, of root: inout Value, _ value: Value) throws(Interruption) {
    try write(path.components[...], of: &root, value)
  }
  private func write(_ components: ArraySlice<KeyPathValue.Component>, of own: inout Value, _ value: Value)
    throws(Interruption)
  {
    guard let first = components.first else {
      own = value
      return
    }
    guard let set = first.set else { throw mistake("a key path that cannot be written") }
    if components.count == 1 { return try set(self, &own, value) }
    var inner = try first.get(self, own)
    try write(components.dropFirst(), of: &inner, value)
    try set(self, &own, inner)
  }

  /// A frame beside the running ones, with values in its first slots.
  func temporaryFrame(_ values: [Value], _ count: Int? = nil) throws(Interruption) -> Frame {
    let base = top
    let total = max(count ?? 0, values.count) + 64
    try reserve(base + total)
    for (index, value) in values.enumerated() { base[index] = value }
    top = base + total
    return Frame(slots: base, evaluation: self)
  }
  func release(_ frame: Frame, _ count: Int) {
    clear(frame.slots, count + 64)
    top = frame.slots
  }
}
