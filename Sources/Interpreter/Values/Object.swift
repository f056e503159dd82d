internal import LayoutCore
internal import Views

/// An instance of a class of the file: all that know it share it.
final class Object {
  let declaration: TypeDeclaration
  /// Those of the superclasses first; `void` is "not yet initialised".
  var fields: [Value]
  /// What its generic parameters stand for.
  var arguments: [StaticType] = []
  /// Says that the object is about to change, if somebody observes it.
  private(set) lazy var publisher = ObservableObjectPublisher(named: declaration.name)
  private var sources: [Int: ObservableObjectPublisher] = [:]
  /// Those that wait for values of a `@Published` property, by its index.
  private(set) var listeners: [Int: Listeners] = [:]

  init(_ declaration: TypeDeclaration, fieldCount: Int) {
    self.declaration = declaration
    fields = Array(repeating: .void, count: fieldCount)
  }
  deinit { LongChains.release(&fields) }

  /// What says that one property has changed.
  @MainActor func source(of field: FieldDeclaration) -> ObservableObjectPublisher {
    if let known = sources[field.index] { return known }
    let source = ObservableObjectPublisher(named: declaration.name + "." + field.name)
    sources[field.index] = source
    return source
  }
  /// Sends the property's value now, and each one that it gets.
  @MainActor func add(_ subscriber: Subscriber, to field: FieldDeclaration) throws(Interruption) {
    listeners[field.index, default: Listeners()].add(subscriber)
    try subscriber.receive(fields[field.index])
  }
  /// What views that observe the object depend on: a publisher of its own, or the one that every object has.
  @MainActor var observed: ObservableObjectPublisher {
    if let own = declaration.allFields.first(where: { $0.name == "objectWillChange" }), fields.indices.contains(own.index), case .library(let library) = fields[own.index],
      let publisher = library as? ObservableObjectPublisher
    {
      return publisher
    }
    return publisher
  }
}
