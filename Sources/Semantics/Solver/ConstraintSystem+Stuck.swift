internal import Declarations

/// What is done where nothing is left to try.
extension ConstraintSystem {
  /// A literal of a generic parameter whose type nothing names: what is missing is said by the caller.
  func stuck(_ bound: Score?) -> Solution? {
    let wrong = state.variables.indices.filter {
      state.variables[$0].parent == $0 && state.variables[$0].fixed == nil && state.variables[$0].meetsHole
    }
    if !wrong.isEmpty {
      for number in wrong { state.variables[number].fixed = .hole }
      return search(bound: bound)
    }
    // Closures whose builders nothing else tells.
    for case .closure(_, let closure, _) in state.pending where !state.openBuilders.contains(ObjectKey(closure)) {
      if let builder = builders[ObjectKey(closure)], simplified(builder).hasVariable {
        state.openBuilders.insert(ObjectKey(closure))
        return search(bound: bound)
      }
    }
    // Closures and key paths without any context.
    for constraint in state.pending {
      switch constraint {
      case .closure(let type, let closure, let locator):
        if case .variable(let variable) = resolved(type) {
          if bind(representative(variable), to: own(closure, locator)) { return search(bound: bound) }
        } else if case .function(let function) = resolved(type) {
          // Its parameters are not known: they become holes, and that is said.
          guard allowsFixes else { continue }
          var isHelped = false
          for type in function.parameters.map(\.type) + captured(closure) {
            visit(type) { number in
              _ = self.record(.noContext("unable to infer type of a closure parameter in the current context"), locator)
              self.state.variables[number].fixed = .hole
              isHelped = true
            }
          }
          if isHelped { return search(bound: bound) }
        }
      case .implicitMember(let base, let name, _, let locator):
        guard allowsFixes,
          record(.noContext("reference to member '\(name.name)' cannot be resolved without a contextual type"), locator)
        else { continue }
        if case .variable(let variable) = resolved(base), bind(representative(variable), to: .hole) {
          return search(bound: bound)
        }
      case .keyPath(_, let root, _, _, let locator):
        guard allowsFixes, record(.noKeyPathRoot, locator) else { continue }
        if case .variable(let variable) = resolved(root), bind(representative(variable), to: .hole) {
          return search(bound: bound)
        }
      default: break
      }
    }
    // What is left are variables without any type: in diagnosis they stay open.
    let left = state.pending
    for constraint in left {
      switch constraint {
      case .defaultable: continue
      case .conforms, .dependentMember: if !allowsFixes { return nil }
      case .relation(let relation, let first, let second, let locator):
        if relation != .equal {
          state.pending.removeAll {
            if case .relation(_, first, second, locator) = $0 { return true } else { return false }
          }
          if attempt(first, second, .equal, locator) == .failed { return nil }
          return search(bound: bound)
        }
      default: if !allowsFixes { return nil }
      }
    }
    state.pending = []
    return Solution(state: state)
  }
}
