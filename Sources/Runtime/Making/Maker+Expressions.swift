internal import Declarations

extension Maker {
  /// An expression, without the conversion that its surroundings ask for.
  func expression(_ expression: Expression) -> Code {
    if let code = absent(expression) { return code }
    let outer = made
    made = expression.range
    defer { made = outer }
    switch expression.kind {
    case .integer(let text): return integer(text, expression)
    case .fraction(let text): return fraction(text, expression)
    case .string(let segments): return string(segments, expression)
    case .boolean(let flag): return literal(.bool(flag), "ExpressibleByBooleanLiteral", "booleanLiteral", expression)
    case .nilLiteral: return nilLiteral(expression)
    case .regularExpression(let pattern): return regularExpression(pattern, expression)
    case .magic(let name): return magic(name, expression)
    case .reference(let reference): return self.reference(reference, expression)
    case .type(let type): return dynamicMetatype(expression) ?? self.type(instance(expression.type) ?? type)
    case .selfOf(let base): return self.expression(base)
    case .module: return Constant(.void)
    case .superReference: return selfVariable.map { reference($0) } ?? fail("'super' here", expression.range)
    case .member(let base, let name): return member(expression, base, name)
    case .implicitMember(let name): return member(expression, nil, name)
    case .call(let callee, let list): return call(expression, callee, list)
    case .subscriptCall(let base, let list): return subscriptCall(expression, base, list)
    case .specialization(let base, _): return self.expression(base)
    case .tuple(let elements): return tuple(elements)
    case .array(let elements): return array(elements, expression)
    case .dictionary(let entries): return dictionary(entries, expression)
    case .closure(let closure): return self.closure(closure, expression)
    case .ternary(let condition, let first, let second):
      let test = self.expression(condition)
      let (one, two) = (self.expression(first, as: expression.type), self.expression(second, as: expression.type))
      return Do { (frame: Frame) throws(Interruption) in
        try test.bool(frame) ? try one.value(frame) : try two.value(frame)
      }
    case .assignment(let left, let right): return assignment(left, right)
    case .cast(let kind, let value, let type): return cast(kind, value, type, expression)
    case .tryExpression(let kind, let value): return tryValue(kind, value, expression)
    case .awaitExpression(let value): return self.expression(value)
    case .inOut(let value): return self.expression(value)
    case .force(let value):
      let code = self.expression(value)
      let place = place(expression.range)
      return Do { (frame: Frame) throws(Interruption) in
        guard let value = try code.value(frame).unwrapped else {
          throw frame.evaluation.trap("Unexpectedly found nil while unwrapping an Optional value", at: place)
        }
        return value
      }
    case .optionalBind(let value):
      let code = self.expression(value)
      return Do { (frame: Frame) throws(Interruption) in
        guard let value = try code.value(frame).unwrapped else { throw Interruption(.endOfChain) }
        return value
      }
    case .optionalChain(let value):
      let code = converted(self.expression(value), from: value.type, to: withoutPlace(expression.type))
      return Do { (frame: Frame) throws(Interruption) in
        let top = frame.evaluation.top
        do throws(Interruption) { return try code.value(frame) } catch {
          guard error.kind == .endOfChain else { throw error }
          frame.evaluation.top = top
          return .none
        }
      }
    case .keyPath(let keyPath): return self.keyPath(keyPath, expression)
    case .statement(let statement): return branches(statement, expression)
    case .discard: return Constant(.void)
    case .macro("selector", let arguments):
      return Constant(.string(arguments.arguments.first.map { Self.path($0.value) } ?? ""))
    case .macro(let name, _): return absentMacro(name, expression)
    case .error: return absentCode(expression)
    }
  }
  /// `Owner.method(_:)` as a text: objects are never asked for a method by its name, so any text that tells it will do.
  private static func path(_ expression: Expression) -> String {
    switch expression.kind {
    case .reference(let reference): reference.name
    case .member(let owner, let name): [path(owner), name.shown].filter { !$0.isEmpty }.joined(separator: ".")
    case .implicitMember(let name): name.shown
    case .type(let type): "\(type)"
    case .cast(_, let value, _): path(value)
    default: ""
    }
  }
  /// What a metatype is the type of.
  func instance(_ type: Type) -> Type? {
    if case .metatype(let object) = withoutPlace(type) { return object }
    return nil
  }

  // MARK: Names

  /// A variable's value.
  func reference(_ declaration: Declaration) -> Code {
    switch slots[declaration] {
    case .plain(let slot)?: return SlotCode(slot)
    case .boxed(let slot)?: return BoxCode(slot)
    default: return place(of: declaration).reading
    }
  }

  private func reference(_ reference: Expression.Reference, _ expression: Expression) -> Code {
    let choice = settled.choice(of: expression)
    guard let declaration = choice?.declaration ?? reference.chosen ?? reference.candidates.first else {
      return fail("'\(reference.name)'", expression.range)
    }
    switch declaration {
    case let variable as VariableDeclaration: return forced(self.variable(variable), choice, expression)
    case let parameter as ParameterDeclaration:
      if wrappers[parameter] != nil { return place(of: parameter).reading }
      return forced(self.reference(declaration), choice, expression)
    case is FunctionDeclaration:
      guard let choice else { return fail("'\(reference.name)'", expression.range) }
      return functionValue(choice, base: nil, expression)
    default: return instance(expression.type).map { type($0) } ?? fail("'\(reference.name)'", expression.range)
    }
  }
  /// A `T!` that is read as `T`.
  func forced(_ code: Code, _ choice: SettledChoice?, _ expression: Expression) -> Code {
    guard choice?.kind == .forced else { return code }
    let place = place(expression.range)
    return Do { (frame: Frame) throws(Interruption) in
      guard let value = try code.value(frame).unwrapped else {
        throw frame.evaluation.trap(
          "Unexpectedly found nil while implicitly unwrapping an Optional value", at: place)
      }
      return value
    }
  }

  /// True for a `weak` or `unowned` variable.
  func isReference(_ variable: VariableDeclaration) -> Bool {
    variable.isLocalReference || variable.attributes.flags.contains(.weak)
      || variable.attributes.flags.contains(.unowned)
  }

  /// A local or global variable's value.
  func variable(_ variable: VariableDeclaration) -> Code {
    let isWeak = isReference(variable)
    if slots[variable] != nil, settled.settledWrapper(of: variable) == nil, !isWeak,
      variable.accessors == nil, !variable.attributes.flags.contains(.lazy)
    {
      return reference(variable)
    }
    return place(of: variable).reading
  }

  // MARK: Assignments

  private func assignment(_ left: Expression, _ right: Expression) -> Code {
    if case .discard = left.kind {
      let code = expression(right)
      return Do { (frame: Frame) throws(Interruption) in
        _ = try code.value(frame)
        return .void
      }
    }
    if case .tuple(let elements) = left.kind {
      let places = elements.map { element -> Place? in
        if case .discard = element.value.kind { return nil }
        return self.place(element.value)
      }
      let code = expression(right, as: withoutPlace(left.type))
      return Do { (frame: Frame) throws(Interruption) in
        for place in places { try place?.prepare(frame) }
        guard case .tuple(let values) = try code.value(frame) else { throw frame.evaluation.mistake("a tuple") }
        for (place, value) in zip(places, values) { try place?.write(frame, value) }
        return .void
      }
    }
    let code = expression(right, as: withoutPlace(left.type))
    let place = self.place(left)
    if let slot = (place as? SlotPlace)?.slot {
      return Do { (frame: Frame) throws(Interruption) in
        frame.slots[slot] = try code.value(frame)
        return .void
      }
    }
    return Do { (frame: Frame) throws(Interruption) in
      do throws(Interruption) {
        try place.prepare(frame)
        try place.write(frame, try code.value(frame))
      } catch {
        guard error.kind == .endOfChain else { throw error }
        throw error
      }
      return .void
    }
  }

  // MARK: Others

  private func tuple(_ elements: [Expression.Argument]) -> Code {
    let codes = elements.map { expression($0.value) }
    if codes.isEmpty { return Constant(.void) }
    if codes.count == 1 { return codes[0] }
    return Do { (frame: Frame) throws(Interruption) in
      var values: [Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code.value(frame)) }
      return try frame.evaluation.probed(.tuple(values))
    }
  }

  /// `text as NSString`, and back.
  private func isBridging(_ from: Type, _ to: Type) -> Bool {
    [from, to].contains { type in
      if case .nominal(let nominal, _) = type { return Evaluation.isBridged(nominal) }
      return false
    } && from != to
  }
  private func cast(_ kind: Expression.CastKind, _ value: Expression, _ target: Type, _ expression: Expression) -> Code {
    if kind == .coercion {
      let wanted = withoutPlace(expression.type)
      guard isBridging(withoutPlace(value.type), wanted) else { return self.expression(value, as: wanted) }
      let (code, from, to) = (self.expression(value), type(withoutPlace(value.type)), type(wanted))
      return Do { (frame: Frame) throws(Interruption) in
        let value = try code.value(frame)
        return try frame.evaluation.cast(value, from.type(frame), to.type(frame)) ?? value
      }
    }
    let code = self.expression(value)
    let from = type(withoutPlace(value.type))
    let wanted: Type
    switch kind {
    case .conditional: wanted = optionalObject(withoutPlace(expression.type)) ?? target
    case .forced: wanted = withoutPlace(expression.type)
    default: wanted = target
    }
    let to = type(wanted)
    let place = place(expression.range)
    return Do { (frame: Frame) throws(Interruption) in
      let value = try code.value(frame)
      let (source, target) = (try from.type(frame), try to.type(frame))
      let made = try frame.evaluation.cast(value, source, target)
      switch kind {
      case .test: return .bool(made != nil)
      case .conditional: return Value(optional: made)
      default:
        if let made { return made }
        let own = frame.evaluation.dynamicType(of: value, source)
        if value.isNil, source.optionalObject != nil {
          throw frame.evaluation.trap("Unexpectedly found nil while unwrapping an Optional value", at: place)
        }
        throw frame.evaluation.trap(
          "Could not cast value of type '\(own.reflected)' to '\(target.reflected)'.", at: place)
      }
    }
  }

  private func tryValue(_ kind: Expression.TryKind, _ value: Expression, _ expression: Expression) -> Code {
    switch kind {
    case .plain: return self.expression(value)
    case .optional:
      let code = self.expression(value, as: withoutPlace(expression.type))
      return Do { (frame: Frame) throws(Interruption) in
        do throws(Interruption) { return try code.value(frame) } catch {
          guard error.kind == .thrown else { throw error }
          frame.evaluation.thrown = nil
          return .none
        }
      }
    case .forced:
      let code = self.expression(value)
      let place = place(expression.range)
      return Do { (frame: Frame) throws(Interruption) in
        do throws(Interruption) { return try code.value(frame) } catch {
          guard error.kind == .thrown, let thrown = frame.evaluation.thrown else { throw error }
          let text = try frame.evaluation.describe(thrown, frame.evaluation.types.void, reflecting: true)
          throw frame.evaluation.trap("'try!' expression unexpectedly raised an error: \(text)", at: place)
        }
      }
    }
  }

  /// `if` or `switch` as a value.
  private func branches(_ statement: Statement, _ expression: Expression) -> Code {
    let slot = slot()
    let outer = branchValue
    branchValue = (slot, withoutPlace(expression.type))
    let code = self.statement(statement)
    branchValue = outer
    return Do { (frame: Frame) throws(Interruption) in
      _ = try code.run(frame)
      var value = Value.void
      swap(&value, &frame.slots[slot])
      return value
    }
  }
}

extension Place {
  /// Reads the place.
  var reading: Code {
    Do { (frame: Frame) throws(Interruption) in
      try self.prepare(frame)
      return try self.read(frame)
    }
  }
}
