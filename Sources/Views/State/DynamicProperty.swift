/// A stored property of a view that the library keeps up to date before `body` runs: `@State`, `@Environment`, or a struct made of such.
public protocol DynamicProperty {
  /// Called before `body` runs, after the properties inside were connected.
  mutating func update()
  /// Connects the property with what belongs to its view. Types of your own need none: their own dynamic properties are connected.
  @MainActor mutating func connect(to connection: PropertyConnection)
}

extension DynamicProperty {
  /// Nothing is to be done.
  public mutating func update() {}
  /// Connects the dynamic properties inside.
  @MainActor public mutating func connect(to connection: PropertyConnection) {
    connection.connectFields(of: &self)
    update()
  }
  @MainActor static func connect(at place: UnsafeMutableRawPointer, to connection: PropertyConnection) {
    place.assumingMemoryBound(to: Self.self).pointee.connect(to: connection)
  }
}

/// The place of a dynamic property: its view's record, and its name there.
@MainActor
public struct PropertyConnection {
  let record: BodyRecord
  let graph: ViewGraph
  /// From the view to the property: names of stored properties.
  let name: String
  /// Where Swift's types do not tell the property's type, its name: a value of another type is not the property's.
  var type = ""

  /// The connection of a property inside, by its name in source, and by its type where Swift's types do not tell.
  public func named(_ name: String, type: String = "") -> PropertyConnection {
    PropertyConnection(record: record, graph: graph, name: self.name.isEmpty ? name : self.name + "." + name, type: type)
  }
  /// Whether a type stores dynamic properties.
  static func isNeeded(by type: Any.Type) -> Bool { !dynamicFields(of: type).isEmpty }
  /// Connects every dynamic property that is stored in a value.
  public func connectFields<Value>(of value: inout Value) {
    let fields = PropertyConnection.dynamicFields(of: Value.self)
    if fields.isEmpty { return }
    withUnsafeMutablePointer(to: &value) { place in
      for field in fields { field.type.connect(at: UnsafeMutableRawPointer(place) + field.offset, to: named(field.name)) }
    }
  }
  /// What the property's value is kept under.
  public var key: String { type.isEmpty ? name : name + ": " + type }
  /// What is kept for the property as long as its view lives, made at first use. Of another type it is made anew.
  public func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let kept = record.kept[key] as? Kept { return kept }
    let kept = make()
    record.kept[key] = kept
    return kept
  }

  /// The object that is handed down under a name; the view's body depends on which one it is. `type` is what traces call it.
  public func handedDown(_ name: KeyName, type: String) -> AnyObject? {
    let object = record.surroundings.values[name]
    Reads.note(EnvironmentRead(key: name, name: type, value: ObjectIdentity(object)) { ObjectIdentity($0[name]) })
    return object.map { $0 as AnyObject }
  }
  /// What all views share under a key, made at first use.
  func shared<Kept: AnyObject>(_ key: String, _ make: () -> Kept) -> Kept {
    if let kept = graph.shared[key] as? Kept { return kept }
    let kept = make()
    graph.shared[key] = kept
    return kept
  }

  private struct DynamicField {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }
  private static var known: [ObjectIdentifier: [DynamicField]] = [:]
  private static func dynamicFields(of type: Any.Type) -> [DynamicField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = (StoredFields.of(type) ?? []).compactMap { field in
      (field.type as? any DynamicProperty.Type).map { DynamicField(name: InputComparison.displayed(field.name), offset: field.offset, type: $0) }
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
