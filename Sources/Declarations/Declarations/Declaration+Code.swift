extension Declaration {
  /// Takes over the code of the same declaration, read from a later text: nothing else of it may have changed.
  /// - Returns: false where more has changed; then nothing was taken over.
  package func takeCode(of later: Declaration) -> Bool {
    switch (self, later) {
    case (let own as FunctionDeclaration, let later as FunctionDeclaration):
      guard own.kind == later.kind, (own.body == nil) == (later.body == nil), own.accessors.isAlike(later.accessors)
      else { return false }
      (own.body, own.accessors) = (later.body, later.accessors)
    case (let own as VariableDeclaration, let later as VariableDeclaration):
      guard (own.initializer == nil) == (later.initializer == nil), own.accessors.isAlike(later.accessors) else {
        return false
      }
      (own.initializer, own.accessors) = (later.initializer, later.accessors)
    default: return false
    }
    return name == later.name
  }
}

extension Accessors? {
  /// Whether there are the same accessors, whatever their code.
  fileprivate func isAlike(_ other: Accessors?) -> Bool {
    guard let self, let other else { return (self == nil) == (other == nil) }
    return self.bodies.map(\.kind) == other.bodies.map(\.kind)
      && self.bodies.map(\.parameter) == other.bodies.map(\.parameter)
      && (self.isGetterMutating, self.isSetterNonmutating) == (other.isGetterMutating, other.isSetterNonmutating)
      && (self.effects.isAsync, self.effects.isThrowing) == (other.effects.isAsync, other.effects.isThrowing)
  }
}
