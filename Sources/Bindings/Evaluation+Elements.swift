internal import Declarations
internal import Runtime

// What the library asks of values of every type.
extension Evaluation {
  /// The type of a sequence's elements.
  func element(of type: RuntimeType) -> RuntimeType? { associated("Element", "Sequence", of: type) }
  /// The type of what identifies values of a type.
  func identity(of type: RuntimeType) -> RuntimeType? { associated("ID", "Identifiable", of: type) }

  /// Whether a type leaves a requirement to the library.
  func isLibrary(_ requirement: Declaration, of type: RuntimeType) -> Bool {
    types.witness(of: requirement, for: type)?.declaration.module.isLibrary ?? true
  }

  func associated(_ name: String, _ owner: String, of type: RuntimeType) -> RuntimeType? {
    guard let owner = program.settled.standard(owner),
      let declaration = program.settled.associatedType(named: name, in: owner)
    else { return nil }
    return types.associated(declaration, of: type)
  }

  /// What identifies a value: its `id`; the value itself where its type has none.
  func identity(of held: Held) -> Held {
    guard let type = held.type, let requirement = standardRequirement("Identifiable", "id") else { return held }
    guard let id = try? invoke(self.requirement(requirement, .get, of: type), [held.value]) else { return held }
    return Held(id, identity(of: type), self)
  }

  /// Whether a value comes before another one of its type.
  func isLess(_ a: Held, _ b: Held) -> Bool {
    guard let type = a.type else { return false }
    return (try? isLess(a.value, b.value, type)) ?? false
  }

  /// The elements of a sequence of the program.
  func elements(of value: Value, sequence type: RuntimeType) throws(Interruption) -> [Value] {
    var iteration = try iteration(of: value, type)
    var elements: [Value] = []
    while let element = try iteration.next(self) {
      elements.append(element)
      try charge(1)
      // Too many of them are refused before they fill the memory.
      if elements.count & (elements.count - 1) == 0 { try makeRoom(elements: elements.count) }
    }
    return elements
  }
}
