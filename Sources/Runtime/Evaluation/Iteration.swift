internal import Declarations

/// A sequence of the library that is kept in a `LibraryValue`: a slice, a part of a text, the keys of a dictionary.
package protocol NativeSequence {
  var elements: [Value] { get }
}

/// A walk over the elements of a sequence.
package struct Iteration {
  private enum Source {
    case elements([Value], Int)
    case pairs([Table.Entry], Int)
    case keys([Table.Entry], Int)
    case counted(Int, Int)
    case iterator(Value, BoundTarget)
    case queue(ResultQueue)
  }
  private var source: Source

  package init(elements: [Value]) { source = .elements(elements, 0) }
  package init(pairs table: Table) { source = .pairs(table.all, 0) }
  package init(keys table: Table) { source = .keys(table.all, 0) }
  fileprivate init(from start: Int, to end: Int) { source = .counted(start, end) }
  fileprivate init(_ queue: ResultQueue) { source = .queue(queue) }
  fileprivate init(_ iterator: Value, _ next: BoundTarget) { source = .iterator(iterator, next) }

  /// The next element; nil at the end.
  @MainActor
  package mutating func next(_ evaluation: Evaluation) throws(Interruption) -> Value? {
    switch source {
    case .elements(let elements, let index):
      guard index < elements.count else { return nil }
      source = .elements(elements, index + 1)
      return elements[index]
    case .pairs(let entries, let index):
      guard index < entries.count else { return nil }
      source = .pairs(entries, index + 1)
      return .tuple([entries[index].key, entries[index].value])
    case .keys(let entries, let index):
      guard index < entries.count else { return nil }
      source = .keys(entries, index + 1)
      return entries[index].key
    case .counted(let index, let end):
      guard index < end else { return nil }
      source = .counted(index + 1, end)
      return .int(index)
    case .queue(let queue): return try queue.next(evaluation)
    case .iterator(let iterator, let next):
      var arguments = [iterator]
      source = .elements([], 0)
      defer { source = .iterator(arguments[0], next) }
      return try evaluation.invoke(next, &arguments).unwrapped
    }
  }
}

extension Evaluation {
  /// Starts a walk over a sequence of that type: by what the runtime knows, else by `makeIterator()`.
  package func iteration(of value: Value, _ type: RuntimeType) throws(Interruption) -> Iteration {
    switch value {
    case .array(let elements): return Iteration(elements: elements)
    case .dictionary(let table): return Iteration(pairs: table)
    case .set(let table): return Iteration(keys: table)
    case .existential(let existential): return try iteration(of: existential.value, existential.type)
    case .library(let library):
      if let queue = library.value as? ResultQueue { return Iteration(queue) }
      if let iteration = library.value as? Iteration { return iteration }
      if let sequence = library.value as? any NativeSequence { return Iteration(elements: sequence.elements) }
      if let elements = try elements(of: library.value, type) { return Iteration(elements: elements) }
    case .string(let text) where type.isStandard("String"):
      return Iteration(elements: text.map { .string(String($0)) })
    case .structure(let fields) where fields.count == 2 && type.arguments.first?.isStandard("Int") == true:
      if case .int(let low) = fields[0], case .int(let high) = fields[1] {
        if type.isStandard("Range") { return Iteration(from: low, to: high) }
        if type.isStandard("ClosedRange"), high < .max { return Iteration(from: low, to: high + 1) }
      }
    default: break
    }
    if value.isAbsent { throw fail("what is walked over here is not in the playground yet") }
    let isAsync = program.settled.standard("Sequence").map { !types.conforms(type, to: $0) } ?? false
    let (owner, iterator, made) =
      isAsync
      ? ("AsyncSequence", "AsyncIteratorProtocol", "makeAsyncIterator")
      : ("Sequence", "IteratorProtocol", "makeIterator")
    guard let make = standardRequirement(owner, made), let next = standardRequirement(iterator, "next"),
      let sequence = program.settled.standard(owner),
      let associated = program.settled.associatedType(named: isAsync ? "AsyncIterator" : "Iterator", in: sequence)
    else { throw mistake("sequences are not known") }
    let own = dynamicType(of: value, type)
    guard let iteratorType = types.associated(associated, of: own) else {
      throw mistake("the iterator of '\(own)' is not known")
    }
    let started = try invoke(requirement(make, .body, of: own), [value])
    return Iteration(started, requirement(next, .body, of: dynamicType(of: started, iteratorType)))
  }
  /// The elements of a library's collection; reading them may trap.
  private func elements(of value: Any, _ type: RuntimeType) throws(Interruption) -> [Value]? {
    let name = type.nominal.map { "\($0.module.name).\($0.name).makeIterator()" } ?? "makeIterator()"
    let natives = natives
    let found = try guarded(name) { natives.elements(value, Self.elementLimit + 1) }
    if let found { try makeRoom(elements: found.count) }
    return found
  }
}
