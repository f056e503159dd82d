internal import Declarations

/// What the code of declarations became: bodies, accessors and initial values, with the names that they see.
struct CheckedCode {
  var bodies: [Declaration: [Statement]] = [:]
  var accessorBodies: [Declaration: [[Statement]]] = [:]
  var initialValues: [VariableDeclaration: Expression] = [:]
  var defaultValues: [ParameterDeclaration: Expression] = [:]
  var names: [CodeKey: CodeNames] = [:]

  /// Takes out the code of a declaration and of what is declared in that code.
  mutating func remove(_ declaration: Declaration) -> CheckedCode {
    func isInside(_ other: Declaration) -> Bool {
      var current: Declaration? = other
      while let here = current {
        if here == declaration { return true }
        current = here.parent
      }
      return false
    }
    func take<Key: Hashable, Value>(_ table: inout [Key: Value], _ owner: (Key) -> Declaration) -> [Key: Value] {
      let taken = table.filter { isInside(owner($0.key)) }
      for key in taken.keys { table[key] = nil }
      return taken
    }
    return CheckedCode(
      bodies: take(&bodies) { $0 }, accessorBodies: take(&accessorBodies) { $0 },
      initialValues: take(&initialValues) { $0 }, defaultValues: take(&defaultValues) { $0 },
      names: take(&names) { $0.declaration })
  }
  /// Adds what is not there yet.
  mutating func complete(with other: CheckedCode) {
    bodies.merge(other.bodies) { own, _ in own }
    accessorBodies.merge(other.accessorBodies) { own, _ in own }
    initialValues.merge(other.initialValues) { own, _ in own }
    defaultValues.merge(other.defaultValues) { own, _ in own }
    names.merge(other.names) { own, _ in own }
  }

  /// The roots of all code.
  var nodes: [TreeNode] {
    bodies.values.joined().map { .statement($0) } + accessorBodies.values.joined().joined().map { .statement($0) }
      + initialValues.values.map { .expression($0) } + defaultValues.values.map { .expression($0) }
  }
}
