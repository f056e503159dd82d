internal import Declarations

extension Maker {
  func block(_ statements: [Statement], isFunction: Bool = false) -> Code {
    let saved = slots
    let (codes, used) = scope { () -> [Code] in
      // Local functions are named before they stand.
      return statements.enumerated().map { index, statement in
        if let branch = branchValue, index == statements.count - 1, case .expression(let value) = statement.kind,
          mistaken(statement) == nil
        {
          return self.branch(value, branch)
        }
        return self.statement(statement)
      }
    }
    slots = saved
    return Block(codes, used, hasDefers: codes.contains { $0 is Deferred })
  }

  /// The last expression of a branch of an `if` or `switch` that is a value.
  private func branch(_ value: Expression, _ branch: (slot: Int, type: Type)) -> Code {
    let outer = branchValue
    branchValue = nil
    defer { branchValue = outer }
    let code = expression(value, as: branch.type)
    let slot = branch.slot
    return Do { (frame: Frame) throws(Interruption) in
      frame.slots[slot] = try code.value(frame)
      return .void
    }
  }

  /// What an initialiser has done for its effect, as `load()`. Where the library lacks something, the object is made
  /// without the rest of that.
  private func sparing(_ value: Expression) -> Code {
    let code = expression(value)
    guard case .call = value.kind, value.type == .void else { return code }
    return Do { (frame: Frame) throws(Interruption) in
      do throws(Interruption) { return try code.value(frame) } catch {
        if frame.evaluation.setAside(error) { return .void }
        throw error
      }
    }
  }

  func statement(_ statement: Statement) -> Code {
    if let wrong = mistaken(statement) { return wrong }
    let outer = branchValue
    switch statement.kind {
    case .ifStatement, .switchStatement: break
    default: branchValue = nil
    }
    defer { branchValue = outer }
    switch statement.kind {
    case .expression(let value): return isInitializer ? sparing(value) : expression(value)
    case .binding(let pattern, let value, let variables): return binding(pattern, value, variables)
    case .declaration(let declaration): return local(declaration)
    case .returnStatement(let value): return returning(value)
    case .throwStatement(let value): return throwing(value)
    case .ifStatement(let conditions, let body, let otherwise):
      let saved = slots
      defer { slots = saved }
      let (code, used) = scope { () -> Code in
        let condition = self.conditions(conditions)
        let made = self.block(body)
        slots = saved
        return IfCode(condition, made, otherwise.map { self.block($0) })
      }
      return conditions.allSatisfy({ if case .expression = $0 { true } else { false } })
        ? code : Block([code], used, hasDefers: false)
    case .guardStatement(let conditions, let body):
      let condition = self.conditions(conditions)
      let (code, _) = scope { self.block(body) }
      return Run { (frame: Frame) throws(Interruption) in try condition.bool(frame) ? .next : try code.run(frame) }
    case .whileLoop(let label, let conditions, let body):
      return loop(label) { number in
        let condition = self.conditions(conditions)
        return WhileCode(number, condition, self.block(body), isRepeat: false, at: self.place(statement.range))
      }
    case .repeatLoop(let label, let body, let condition):
      return loop(label) { number in
        let code = self.block(body)
        return WhileCode(number, self.expression(condition), code, isRepeat: true, at: self.place(statement.range))
      }
    case .forLoop(let label, let pattern, let sequence, let condition, let body):
      return loop(label) { self.forLoop($0, pattern, sequence, condition, body) }
    case .switchStatement(let label, let subject, let cases): return switchCode(label, subject, cases)
    case .doBlock(let label, let body, let clauses): return doBlock(label, body, clauses)
    case .deferBlock(let body): return Deferred(block(body))
    case .breakStatement(let label):
      let number = targets.last { label == nil || $0.label == label }?.number ?? -1
      return Run { (_: Frame) throws(Interruption) in .left(number) }
    case .continueStatement(let label):
      let number = targets.last { $0.isLoop && (label == nil || $0.label == label) }?.number ?? -1
      return Run { (_: Frame) throws(Interruption) in .continued(number) }
    case .fallthroughStatement: return Run { (_: Frame) throws(Interruption) in .fellThrough }
    case .builder(let statements, let value):
      let codes = statements.map { self.statement($0) }
      let last = ReturnCode(expression(value, as: result))
      return Block(codes + [last], 0..<0, hasDefers: false)
    }
  }

  private func loop(_ label: String?, _ make: (Int) -> Code) -> Code {
    nextTarget += 1
    targets.append((label, nextTarget, true))
    let number = nextTarget
    let saved = slots
    let (code, used) = scope { make(number) }
    slots = saved
    targets.removeLast()
    return Block([code], used, hasDefers: false)
  }

  private func returning(_ value: Expression?) -> Code {
    guard let value else {
      return Run { (frame: Frame) throws(Interruption) in
        frame.evaluation.result = .void
        return .returned
      }
    }
    if isInitializer, case .nilLiteral = value.kind { return ReturnCode(Constant(.none)) }
    return ReturnCode(expression(value, as: result))
  }

  private func throwing(_ value: Expression) -> Code {
    let code = expression(value, as: errorType(value.type))
    let place = place(value.range)
    return Do { (frame: Frame) throws(Interruption) in
      let error = try code.value(frame)
      if let place { frame.evaluation.place = place }
      throw frame.evaluation.raise(error)
    }
  }
  /// Errors travel as `any Error`.
  private func errorType(_ type: Type) -> Type {
    settled.standard("Error").map { .existential(Existential([$0])) } ?? type
  }

  // MARK: Bindings

  private func binding(_ pattern: Pattern, _ value: Expression?, _ variables: [VariableDeclaration]) -> Code {
    guard let value else {
      let slots = variables.map { declare($0) }
      let isOptional = variables.map { !$0.isLet && self.optionalObject(self.settled.type(of: $0)) != nil }
      return Do { (frame: Frame) throws(Interruption) in
        for (slot, isOptional) in zip(slots, isOptional) {
          let initial = isOptional ? Value.none : .void
          switch slot {
          case .plain(let slot): frame.slots[slot] = initial
          case .boxed(let slot): frame.slots[slot] = .box(Box(initial))
          case .computed: break
          }
        }
        return .void
      }
    }
    let code = expression(value, as: pattern.type)
    if case .variable(let variable) = pattern.kind {
      return store(code, variable)
    }
    let match = matcher(pattern)
    return Do { (frame: Frame) throws(Interruption) in
      _ = try match(frame, try code.value(frame))
      return .void
    }
  }
  private func store(_ code: Code, _ variable: VariableDeclaration) -> Code {
    let isWeak = isReference(variable)
    switch declare(variable) {
    case .plain(let slot):
      return Do { (frame: Frame) throws(Interruption) in
        let value = try code.value(frame)
        frame.slots[slot] = isWeak ? Self.weak(value) : value
        return .void
      }
    case .boxed(let slot):
      return Do { (frame: Frame) throws(Interruption) in
        let value = try code.value(frame)
        frame.slots[slot] = .box(Box(isWeak ? Self.weak(value) : value))
        return .void
      }
    case .computed: return code
    }
  }

  static func weak(_ value: Value) -> Value {
    switch value {
    case .object(let object): return .library(LibraryValue(WeakReference(object)))
    case .existential(let existential):
      guard case .object(let object) = existential.value else { return value }
      return .library(LibraryValue(WeakReference(object, existential.type)))
    default: return value
    }
  }
  static func strong(_ value: Value) -> Value {
    if case .library(let library) = value, let reference = library.value as? WeakReference {
      guard let object = reference.object else { return .none }
      return reference.type.map { .existential(ExistentialValue(.object(object), $0)) } ?? .object(object)
    }
    return value
  }

  /// A local function, type, or variable with code.
  private func local(_ declaration: Declaration) -> Code {
    guard let variable = declaration as? VariableDeclaration else { return Constant(.void) }
    if let wrapper = settled.settledWrapper(of: variable) {
      guard let value = settled.initialValue(of: variable) else {
        _ = declare(variable)
        return Constant(.void)
      }
      let code = expression(value, as: wrapper.type)
      return store(code, variable)
    }
    if variable.isComputed {
      slots[variable] = .computed
      return Constant(.void)
    }
    guard !variable.attributes.flags.contains(.lazy), let value = settled.initialValue(of: variable) else {
      return store(Constant(.void), variable)
    }
    return store(expression(value, as: settled.type(of: variable)), variable)
  }

  private func isExistential(_ type: Type) -> Bool {
    switch type {
    case .existential, .hole: return true
    default: return false
    }
  }

  /// Whether the pattern of a `catch` is matched with the error alone. A case looks at the error's type first.
  private func takesTyped(_ pattern: Pattern) -> Bool {
    if case .enumCase = pattern.kind { return false }
    return !isExistential(pattern.type)
  }

  // MARK: Conditions

  func conditions(_ conditions: [Statement.Condition]) -> Code {
    let codes = conditions.map { condition -> Code in
      switch condition {
      case .expression(let value): return isInitializer ? sparing(value) : expression(value)
      case .pattern(let pattern, let value):
        let code = expression(value)
        let match = matcher(pattern)
        return BoolDo { (frame: Frame) throws(Interruption) in try match(frame, try code.value(frame)) }
      case .availability: return Constant(.bool(true))
      }
    }
    if codes.count == 1 { return codes[0] }
    return BoolDo { (frame: Frame) throws(Interruption) in
      for code in codes where !(try code.bool(frame)) { return false }
      return true
    }
  }

  // MARK: Errors

  private func doBlock(_ label: String?, _ body: [Statement], _ clauses: [Statement.CatchClause]) -> Code {
    nextTarget += 1
    let number = nextTarget
    if label != nil { targets.append((label, number, false)) }
    defer { if label != nil { targets.removeLast() } }
    let code = block(body)
    let catches = clauses.map { clause -> (match: @MainActor (Frame, Value) throws(Interruption) -> Bool, body: Code) in
      let saved = slots
      defer { slots = saved }
      let (made, used) = scope { () -> (@MainActor (Frame, Value) throws(Interruption) -> Bool, Code) in
        let items = clause.items.map { item in
          (
            pattern: self.matcher(item.pattern, ofError: self.isExistential(item.pattern.type)),
            isTyped: self.takesTyped(item.pattern), condition: item.condition.map { self.expression($0) }
          )
        }
        let store = clause.error.map { error in
          (
            match: self.matcher(Pattern(.variable(error), self.settled.type(of: error), clause.range)),
            isTyped: !self.isExistential(self.settled.type(of: error)), type: self.type(self.settled.type(of: error))
          )
        }
        return (
          { (frame: Frame, error: Value) throws(Interruption) in
            var inner = error
            if case .existential(let existential) = error { inner = existential.value }
            if let store {
              // In generic code, the type of the error may stand for an existential.
              var takesInner = store.isTyped
              if takesInner, case .existential = try store.type.type(frame).kind { takesInner = false }
              return try store.match(frame, takesInner ? inner : error)
            }
            if items.isEmpty { return true }
            for item in items where try item.pattern(frame, item.isTyped ? inner : error) {
              if try item.condition?.bool(frame) ?? true { return true }
            }
            return false
          }, self.block(clause.body)
        )
      }
      return (made.0, Block([made.1], used, hasDefers: false))
    }
    return Run { (frame: Frame) throws(Interruption) in
      let flow: Flow
      do throws(Interruption) { flow = try code.run(frame) } catch {
        guard error.kind == .thrown, !catches.isEmpty, let thrown = frame.evaluation.thrown else { throw error }
        for clause in catches where try clause.match(frame, thrown) {
          frame.evaluation.thrown = nil
          let flow = try clause.body.run(frame)
          return flow == .left(number) ? .next : flow
        }
        frame.evaluation.thrown = thrown
        throw error
      }
      return flow == .left(number) ? .next : flow
    }
  }
}
