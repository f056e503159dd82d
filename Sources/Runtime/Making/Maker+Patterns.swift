internal import Declarations

extension Maker {
  typealias Match = @MainActor (Frame, Value) throws(Interruption) -> Bool

  /// Compares a value with a pattern, and binds the pattern's variables.
  func matcher(_ pattern: Pattern, ofError: Bool = false) -> Match {
    switch pattern.kind {
    case .wildcard: return { (_: Frame, _: Value) throws(Interruption) in true }
    case .variable(let variable):
      switch declare(variable) {
      case .plain(let slot):
        return { (frame: Frame, value: Value) throws(Interruption) in
          frame.slots[slot] = value
          return true
        }
      case .boxed(let slot):
        return { (frame: Frame, value: Value) throws(Interruption) in
          frame.slots[slot] = .box(Box(value))
          return true
        }
      case .computed: return { (_: Frame, _: Value) throws(Interruption) in true }
      }
    case .tuple(let elements):
      let parts = elements.map { matcher($0.pattern) }
      return { (frame: Frame, value: Value) throws(Interruption) in
        if parts.isEmpty { return true }
        guard case .tuple(let values) = value, values.count == parts.count else {
          throw frame.evaluation.mistake("a tuple was expected")
        }
        for (part, value) in zip(parts, values) where !(try part(frame, value)) { return false }
        return true
      }
    case .some(let inner):
      let match = matcher(inner)
      return { (frame: Frame, value: Value) throws(Interruption) in
        guard let value = value.unwrapped else { return false }
        return try match(frame, value)
      }
    case .enumCase(let declaration, let inner): return caseMatcher(pattern, declaration, inner)
    case .cast(let target, let inner):
      let from = type(ofError ? settledError : pattern.type)
      let to = type(target)
      let match = inner.map { matcher($0) }
      return { (frame: Frame, value: Value) throws(Interruption) in
        guard let cast = try frame.evaluation.cast(value, from.type(frame), to.type(frame)) else { return false }
        return try match?(frame, cast) ?? true
      }
    case .expression(let call): return comparison(pattern, call)
    case .error: return { (frame: Frame, _: Value) throws(Interruption) in throw frame.evaluation.mistake("a pattern") }
    }
  }
  private var settledError: Type {
    settled.standard("Error").map { .existential(Existential([$0])) } ?? .any
  }

  private func caseMatcher(_ pattern: Pattern, _ declaration: FunctionDeclaration, _ inner: Pattern?) -> Match {
    let match = inner.map { matcher($0) }
    let owner = declaration.parentNominal
    if owner?.isStandard == true, owner?.name == "Optional" {
      let isNone = declaration.name == "none"
      return { (frame: Frame, value: Value) throws(Interruption) in
        guard let inner = value.unwrapped else { return isNone }
        return isNone ? false : try match?(frame, inner) ?? true
      }
    }
    guard let owner, let index = settled.cases(of: owner).firstIndex(of: declaration) else {
      return { (frame: Frame, _: Value) throws(Interruption) in throw frame.evaluation.missing(declaration) }
    }
    let count = declaration.parameters.count
    let isTuple: Bool
    if case .tuple(let elements)? = inner?.kind { isTuple = elements.count == count } else { isTuple = false }
    var depth = 0
    var subject = withoutPlace(pattern.type)
    while let object = optionalObject(subject), owner.name != "Optional" {
      subject = object
      depth += 1
    }
    let found = CaseMatch(
      owner: owner, index: index, count: count, isTuple: isTuple, depth: depth, inner: match,
      native: evaluation.natives.match(declaration))
    return { (frame: Frame, value: Value) throws(Interruption) in try found.matches(frame, value) }
  }

  /// A value that is compared with `~=`; the compared one is a variable of its own.
  private func comparison(_ pattern: Pattern, _ call: Expression) -> Match {
    if case .nilLiteral = call.kind {
      return { (_: Frame, value: Value) throws(Interruption) in value.isNil }
    }
    guard case .call(let callee, let list) = call.kind, list.arguments.count == 2,
      case .reference(let reference) = list.arguments[1].value.kind, let subject = reference.candidates.first
    else { return { (frame: Frame, _: Value) throws(Interruption) in throw frame.evaluation.mistake("a pattern") } }
    let slot = slot()
    slots[subject] = .plain(slot)
    // Literals are compared at once.
    if let choice = settled.choice(of: callee), choice.declaration.isStandard {
      switch (list.arguments[0].value.kind, standardName(withoutPlace(pattern.type))) {
      case (.integer(let text), "Int"?) where standardName(list.arguments[0].value.type) == "Int":
        if let number = LiteralText.integer(text) {
          return { (_: Frame, value: Value) throws(Interruption) in
            if case .int(let other) = value { return number == other }
            return false
          }
        }
      case (.string(let segments), "String"?) where segments.allSatisfy { $0.arguments == nil }:
        let text = segments.map { LiteralText.unescaped($0.text) }.joined()
        return { (_: Frame, value: Value) throws(Interruption) in
          if case .string(let other) = value { return text == other }
          return false
        }
      default: break
      }
    }
    let code = expression(call)
    return { (frame: Frame, value: Value) throws(Interruption) in
      frame.slots[slot] = value
      return try code.bool(frame)
    }
  }

  // MARK: switch

  func switchCode(_ label: String?, _ subject: Expression, _ cases: [Statement.Case]) -> Code {
    let code = expression(subject)
    nextTarget += 1
    let number = nextTarget
    targets.append((label, number, false))
    defer { targets.removeLast() }
    struct Branch {
      var items: [(match: Match, condition: Code?)]
      var isDefault: Bool
      var body: Code
    }
    let branches = cases.map { branch -> Branch in
      let saved = slots
      defer { slots = saved }
      let (made, used) = scope { () -> Branch in
        let outer = branchValue
        branchValue = nil
        var first: [String: Slot] = [:]
        let items = branch.items.enumerated().map { index, item -> (match: Match, condition: Code?) in
          // All patterns of a case bind the same variables.
          let match = self.matcher(item.pattern)
          for variable in item.pattern.variables {
            if index == 0 { first[variable.name] = self.slots[variable] }
          }
          let copying = self.copying(match, item.pattern.variables, to: first, isFirst: index == 0)
          // What follows may name the variable of any of the patterns.
          for variable in item.pattern.variables { self.slots[variable] = first[variable.name] ?? self.slots[variable] }
          return (copying, item.condition.map { self.expression($0) })
        }
        branchValue = outer
        return Branch(items: items, isDefault: branch.isDefault, body: self.block(branch.body))
      }
      var branch = made
      branch.body = Block([made.body], used, hasDefers: false)
      return branch
    }
    return Run { (frame: Frame) throws(Interruption) in
      let value = try code.value(frame)
      var isChosen = false
      for branch in branches {
        if !isChosen {
          if branch.isDefault { isChosen = true }
          for item in branch.items where try item.match(frame, value) {
            if try item.condition?.bool(frame) ?? true {
              isChosen = true
              break
            }
          }
        }
        guard isChosen else { continue }
        let flow = try branch.body.run(frame)
        if flow == .fellThrough { continue }
        return flow == .left(number) ? .next : flow
      }
      return .next
    }
  }
  /// The variables of a later pattern are those of the first one.
  private func copying(
    _ match: @escaping Match, _ variables: [VariableDeclaration], to first: [String: Slot], isFirst: Bool
  )
    -> Match
  {
    if isFirst || variables.isEmpty { return match }
    let pairs = variables.compactMap { variable -> (Int, Int)? in
      guard let from = slots[variable], let to = first[variable.name] else { return nil }
      switch (from, to) {
      case (.plain(let a), .plain(let b)), (.boxed(let a), .boxed(let b)), (.plain(let a), .boxed(let b)),
        (.boxed(let a), .plain(let b)):
        return (a, b)
      default: return nil
      }
    }
    return { (frame: Frame, value: Value) throws(Interruption) in
      guard try match(frame, value) else { return false }
      for (from, to) in pairs { frame.slots[to] = frame.slots[from] }
      return true
    }
  }

  // MARK: for

  func forLoop(
    _ number: Int, _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: [Statement]
  ) -> Code {
    let type = withoutPlace(sequence.type)
    if standardName(type) == "Range" || standardName(type) == "ClosedRange", let range = countedRange(sequence) {
      let (low, high, isClosed) = range
      let step = loopStep(number, pattern, condition, body, at: place(sequence.range))
      return Run { (frame: Frame) throws(Interruption) in
        let (start, end) = (try low.int(frame), try high.int(frame))
        if start > end {
          throw frame.evaluation.trap("Range requires lowerBound <= upperBound")
        }
        if !isClosed && start == end { return .next }
        var index = start
        while true {
          switch try step(frame, .int(index)) {
          case .next?: break
          case nil: return .next
          case let flow?: return flow
          }
          if isClosed ? index == end : index + 1 == end { return .next }
          index += 1
        }
      }
    }
    let code = expression(sequence)
    let sequenceType = self.type(type)
    let step = loopStep(number, pattern, condition, body, at: place(sequence.range))
    return Run { (frame: Frame) throws(Interruption) in
      let value = try code.value(frame)
      if case .array(let elements) = value {
        for element in elements {
          switch try step(frame, element) {
          case .next?: break
          case nil: return .next
          case let flow?: return flow
          }
        }
        return .next
      }
      var iteration = try frame.evaluation.iteration(of: value, sequenceType.type(frame))
      while let element = try iteration.next(frame.evaluation) {
        switch try step(frame, element) {
        case .next?: break
        case nil: return .next
        case let flow?: return flow
        }
      }
      return .next
    }
  }
  /// One round: nil after `break`.
  private func loopStep(
    _ number: Int, _ pattern: Pattern, _ condition: Expression?, _ body: [Statement], at place: SourcePlace?
  )
    -> @MainActor (Frame, Value) throws(Interruption) -> Flow?
  {
    let match = matcher(pattern)
    let condition = condition.map { expression($0) }
    let code = block(body)
    return { (frame: Frame, value: Value) throws(Interruption) in
      try frame.evaluation.step(at: place)
      guard try match(frame, value), try condition?.bool(frame) ?? true else { return .next }
      switch try code.run(frame) {
      case .next, .fellThrough: return .next
      case .returned: return .returned
      case .left(let target): return target == number ? nil : .left(target)
      case .continued(let target): return target == number ? .next : .continued(target)
      }
    }
  }
  /// `a..<b` and `a...b` of `Int`, written in place.
  private func countedRange(_ expression: Expression) -> (Code, Code, Bool)? {
    guard case .call(let callee, let list) = expression.kind, list.arguments.count == 2,
      case .reference(let reference) = callee.kind, reference.isOperator,
      settled.choice(of: callee)?.declaration.isStandard == true,
      reference.name == "..<" || reference.name == "...",
      case .nominal(_, let arguments) = withoutPlace(expression.type), arguments.count == 1,
      standardName(arguments[0]) == "Int"
    else { return nil }
    return (
      self.expression(list.arguments[0].value), self.expression(list.arguments[1].value), reference.name == "..."
    )
  }
}

/// A case of an enumeration as a pattern.
@MainActor
private struct CaseMatch {
  let owner: NominalDeclaration
  let index: Int
  let count: Int
  let isTuple: Bool
  /// How many optionals lie around the case.
  let depth: Int
  let inner: Maker.Match?
  /// Of a case of a library.
  let native: NativeFunction?

  func matches(_ frame: Frame, _ subject: Value) throws(Interruption) -> Bool {
    var value = subject
    for _ in 0..<depth {
      guard let inner = value.unwrapped else { return false }
      value = inner
    }
    if case .existential(let existential) = value {
      guard existential.type.nominal == owner else { return false }
      value = existential.value
    }
    if let native {
      var call = NativeCall(frame.evaluation, arguments: [value])
      let held = try native(&call)
      if held.isNil { return false }
      guard let inner else { return true }
      if case .tuple(let payload) = held, count == 1, !isTuple { return try inner(frame, payload[0]) }
      return try inner(frame, held)
    }
    guard case .enumeration(let found, let payload) = value else {
      throw frame.evaluation.mistake("a case was expected")
    }
    if found != index { return false }
    guard let inner else { return true }
    return try inner(frame, count == 1 && !isTuple ? payload[0] : .tuple(payload))
  }
}
