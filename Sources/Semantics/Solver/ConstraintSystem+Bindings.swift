internal import Declarations

/// What the constraints say that a variable may be.
struct Bindings {
  var variable: Int
  /// Types that convert to it.
  var lower: [Type] = []
  /// Types that it converts to.
  var upper: [Type] = []
  /// Literals that convert to it.
  var literals: [LiteralKind] = []
  /// What it is if nothing else decides.
  var defaults: [Type] = []
  /// Variables that convert to it, or to which it converts, and that are not known yet.
  var related: [Int] = []
  var protocols: [NominalDeclaration] = []
  /// True while a member, call or choice will say what it is.
  var isDelayed = false

  var isEmpty: Bool { lower.isEmpty && upper.isEmpty && literals.isEmpty && defaults.isEmpty }
}

extension ConstraintSystem {
  /// What is known of each variable that is not fixed.
  func potentialBindings() -> [Bindings] {
    var found: [Int: Bindings] = [:]
    func number(_ type: Type) -> Int? {
      if case .variable(let variable) = resolved(type) { return representative(variable) }
      return nil
    }
    func note(_ type: Type, _ change: (inout Bindings) -> Void) {
      guard let number = number(type) else { return }
      change(&found[number, default: Bindings(variable: number)])
    }
    for constraint in state.pending {
      switch constraint {
      case .relation(let relation, let first, let second, _):
        var (left, right) = (resolved(first), resolved(second))
        if relation == .load {
          note(right) { $0.isDelayed = true }
          continue
        }
        // What converts is the value of a place: `[.red][0]` says of its element what is wanted of it.
        if relation != .equal, case .lvalue(let object) = left { left = resolved(object) }
        if relation != .equal, case .lvalue(let object) = right { right = resolved(object) }
        switch (number(left), number(right)) {
        case (let a?, let b?):
          note(left) { $0.related.append(b) }
          note(right) { $0.related.append(a) }
          if let literal = state.variables[a].literal {
            note(right) { $0.literals.append(literal) }
          } else if state.variables[a].canBeLValue || state.variables[a].isClosure || state.variables[a].keyPath != nil {
            note(right) { $0.isDelayed = true }
          }
        case (_?, nil): note(left) { $0.upper.append(right) }
        case (nil, _?): note(right) { $0.lower.append(left) }
        default: break
        }
      case .member(_, _, let type, _), .implicitMember(_, _, let type, _), .dependentMember(_, _, let type, _),
        .optionalObject(_, let type, _),
        .dynamicType(let type, _, _):
        note(type) { $0.isDelayed = true }
      case .disjunction(let disjunction):
        note(disjunction.type) { $0.isDelayed = true }
        if let call = calls[disjunction.locator.expression] { note(call.result) { $0.isDelayed = true } }
      case .applicable(_, let call): note(call.result) { $0.isDelayed = true }
      case .conforms(let type, let declaration, _): note(type) { $0.protocols.append(declaration) }
      case .literalElements(let type, let elements, let kind, _):
        let value = kind == .array ? checker.array(elements[0]) : checker.dictionary(elements[0], elements[1])
        note(type) { $0.defaults.append(value) }
      case .defaultable(let type, let value, _): note(type) { $0.defaults.append(value) }
      case .keyPath(let type, let root, let value, let path, _):
        note(value) { $0.isDelayed = true }
        note(type) { $0.isDelayed = true }
        if path.components.isEmpty { _ = root }
      case .closure(let type, _, _): note(type) { $0.isDelayed = true }
      }
    }
    // The results of calls whose callee is a member that is not found yet.
    for constraint in state.pending {
      if case .member(_, _, _, let locator) = constraint, let call = calls[locator.expression] {
        note(call.result) { $0.isDelayed = true }
      }
      if case .implicitMember(_, _, _, let locator) = constraint, let call = calls[locator.expression] {
        note(call.result) { $0.isDelayed = true }
      }
    }
    // Literals of which a member or the like is wanted count too.
    for constraint in state.pending {
      switch constraint {
      case .member(let base, _, _, _), .optionalObject(let base, _, _), .dependentMember(let base, _, _, _),
        .applicable(let base, _),
        .dynamicType(_, let base, _):
        note(base) { _ in }
      case .closure(let type, let closure, _):
        // A body waits for the literals that its parameters are made of.
        guard case .function(let function) = resolved(type) else { break }
        for type in function.parameters.map(\.type) + captured(closure) {
          visit(type) { note(.variable(TypeVariable($0))) { _ in } }
        }
      default: break
      }
    }
    for number in found.keys {
      if let literal = state.variables[number].literal { found[number]?.literals.append(literal) }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  /// The types to try for a variable, best first.
  func candidates(_ bindings: Bindings) -> [Type] {
    var made: [Type] = []
    func add(_ type: Type?) {
      guard let type, !made.contains(type) else { return }
      if case .variable = type { return }
      made.append(type)
    }
    let own = state.variables[bindings.variable].literal
    let lower = bindings.lower.map { simplified($0) }.map { type -> Type in
      if case .lvalue(let object) = type { return object }
      return type
    }
    if !lower.isEmpty {
      let joined = join(lower)
      var best = joined
      if let type = best, bindings.literals.contains(.nilLiteral), checker.optionalObject(type) == nil {
        best = checker.optional(type)
      }
      if let type = best, bindings.literals.contains(.fraction), checker.isStandard(type, "Int"), lower.isEmpty {
        best = checker.double
      }
      add(best)
      for type in lower { add(type) }
      for type in lower { superclasses(type).forEach { add($0) } }
      if isElement(bindings.variable), joined == nil || !bindings.literals.isEmpty {
        let isOptional = lower.contains { checker.optionalObject($0) != nil } || bindings.literals.contains(.nilLiteral)
        add(common(bindings.variable, isOptional: isOptional))
      }
    }
    if own == nil, lower.isEmpty, bindings.upper.contains(where: { isExistential(simplified($0)) }),
      let kind = bindings.literals.max(by: { rank($0) < rank($1) }), kind != .array, kind != .dictionary
    {
      // A literal is what it is by itself before it is anything that its place would take.
      add(literalDefault(kind, nil, bindings))
    }
    for type in bindings.upper.map({ simplified($0) }) where !waitsForLiteral(bindings) {
      if own != nil && own != .nilLiteral {
        let (object, depth) = checker.withoutOptionals(type)
        if depth > 0 { add(object) }
        if case .existential = object { continue }
        if depth == 0 { add(type) }
      } else {
        add(type)
        if own == nil, lower.isEmpty, let object = checker.optionalObject(type) { add(object) }
      }
    }
    if let kind = bindings.literals.max(by: { rank($0) < rank($1) }) {
      let others = Set(bindings.literals)
      var value = literalDefault(kind, own == nil ? nil : bindings.variable, bindings)
      if let known = value, kind == .integer, !bindings.protocols.allSatisfy({ checker.conforms(known, to: $0) }),
        bindings.protocols.allSatisfy({ checker.conforms(checker.double, to: $0) })
      {
        value = checker.double
      }
      if others.contains(.nilLiteral), kind != .nilLiteral, own == nil { value = value.map { checker.optional($0) } }
      add(value)
      // Literals of different kinds have only `Any` in common.
      if own == nil, isElement(bindings.variable), Set(others.subtracting([.nilLiteral]).map { family($0) }).count > 1 {
        add(common(bindings.variable, isOptional: others.contains(.nilLiteral)))
      }
    }
    bindings.defaults.forEach { add(simplified($0)) }
    return made
  }

  /// A variable of which nothing is known but a collection literal and a place that takes more: the literal comes first.
  func waitsForLiteral(_ bindings: Bindings) -> Bool {
    mayBecomeOther(bindings) && (bindings.literals.contains(.array) || bindings.literals.contains(.dictionary))
  }
  /// A generic parameter of which nothing is known but literals and a place that takes anything: what else it is used
  /// for says more.
  func mayBecomeOther(_ bindings: Bindings) -> Bool {
    state.variables[bindings.variable].literal == nil && bindings.lower.isEmpty && !bindings.literals.isEmpty
      && state.variables[bindings.variable].parameter != nil && takesAnything(bindings)
  }
  /// Whether all that it converts to is existential.
  func takesAnything(_ bindings: Bindings) -> Bool { bindings.upper.allSatisfy { isExistential(simplified($0)) } }
  private func isExistential(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return false
  }
  /// A collection literal; before it what it becomes, if that is wanted to be something: `flag ? .top : [.top, .bottom]`.
  func collection(_ open: [Bindings]) -> Bindings? {
    guard let literal = open.first(where: { isCollectionLiteral($0.variable) }), literal.upper.isEmpty else {
      return open.first { isCollectionLiteral($0.variable) }
    }
    return open.first { literal.related.contains($0.variable) && !$0.upper.isEmpty && !takesAnything($0) } ?? literal
  }
  private func isCollectionLiteral(_ number: Int) -> Bool {
    state.variables[number].literal == .array || state.variables[number].literal == .dictionary
  }
  /// True for the elements, keys and values of a collection literal: only they may become `Any`.
  func isElement(_ number: Int) -> Bool {
    switch state.variables[number].locator?.part {
    case .element?, .key?: return true
    default: return false
    }
  }
  /// What elements that have nothing else in common become: keys `AnyHashable`, for a key can be hashed; others `Any`.
  private func common(_ number: Int, isOptional: Bool) -> Type {
    if case .key? = state.variables[number].locator?.part { return checker.standardType("AnyHashable") }
    return isOptional ? checker.optional(.any) : .any
  }
  private func family(_ kind: LiteralKind) -> Int {
    switch kind {
    case .integer, .fraction: return 0
    case .string, .character, .scalar, .interpolation: return 1
    case .boolean: return 2
    case .array: return 3
    case .dictionary: return 4
    case .nilLiteral, .regularExpression: return 5
    }
  }
  private func rank(_ kind: LiteralKind) -> Int {
    switch kind {
    case .nilLiteral: return 0
    case .integer: return 1
    default: return 2
    }
  }

  private func literalDefault(_ kind: LiteralKind, _ own: Int?, _ bindings: Bindings) -> Type? {
    switch kind {
    case .array, .dictionary: return bindings.defaults.first.map { simplified($0) }
    case .nilLiteral, .regularExpression: return nil
    default: return kind.defaultName.map { checker.standardType($0) }
    }
  }

  private func superclasses(_ type: Type) -> [Type] {
    var found: [Type] = []
    var current = type
    while case .nominal(let declaration, let arguments) = current, let parent = checker.superclass(of: declaration),
      found.count < 20
    {
      current = parent.substituting(checker.substitution(of: declaration, arguments))
      found.append(current)
    }
    return found
  }

  /// The least type that all convert to; nil if there is none but `Any`.
  func join(_ types: [Type]) -> Type? {
    guard var result = types.first else { return nil }
    for type in types.dropFirst() {
      guard let next = join(result, type) else { return nil }
      result = next
    }
    return result
  }

  func join(_ a: Type, _ b: Type) -> Type? {
    if a == b || b == .hole { return a }
    if a == .hole { return b }
    switch (checker.optionalObject(a), checker.optionalObject(b)) {
    case (let x?, let y?): return join(x, y).map { checker.optional($0) }
    case (let x?, nil): return join(x, b).map { checker.optional($0) }
    case (nil, let y?): return join(a, y).map { checker.optional($0) }
    default: break
    }
    if isNever(a) { return b }
    if isNever(b) { return a }
    if checker.isStandard(a, "Double") && isCGFloat(b) { return a }
    if isCGFloat(a) && checker.isStandard(b, "Double") { return b }
    switch (a, b) {
    case (.nominal(let x, let first), .nominal(let y, let second)):
      if x == y, first.count == second.count, x.isStandard, ["Array", "Set", "Dictionary"].contains(x.name) {
        let joined = zip(first, second).map { join($0, $1) }
        if joined.allSatisfy({ $0 != nil }) { return .nominal(x, joined.compactMap { $0 }) }
        return nil
      }
      let others = [b] + superclasses(b)
      return ([a] + superclasses(a)).first { others.contains($0) }
    case (.tuple(let first), .tuple(let second)) where first.count == second.count:
      var elements: [Type.TupleElement] = []
      for (x, y) in zip(first, second) {
        guard let type = join(x.type, y.type) else { return nil }
        elements.append(Type.TupleElement(x.label == y.label ? x.label : nil, type))
      }
      return .tuple(elements)
    case (.existential(let bounds), _) where bounds.isAny: return a
    case (_, .existential(let bounds)) where bounds.isAny: return b
    case (.existential(let bounds), _) where bounds.protocols.allSatisfy({ checker.conforms(b, to: $0) }): return a
    case (_, .existential(let bounds)) where bounds.protocols.allSatisfy({ checker.conforms(a, to: $0) }): return b
    default: return nil
    }
  }
  private func isNever(_ type: Type) -> Bool { checker.isStandard(type, "Never") }
  private func isCGFloat(_ type: Type) -> Bool {
    if case .nominal(let declaration, _) = type { return declaration.name == "CGFloat" && declaration.module.isLibrary }
    return false
  }
}
