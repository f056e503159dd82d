import Foundation
@_exported import Observation

/// A class whose objects a store keeps. `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What the store knows of the object.
  var persistentBackingData: ModelRecord { get }
  /// The stored properties, in the order of the source.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// The context that the object was inserted into; nil before that, and after it was deleted and saved.
  public var modelContext: ModelContext? { persistentBackingData.context }
  /// Names the object in its store.
  public var persistentModelID: PersistentIdentifier { persistentBackingData.identifier(of: Self.self) }
  /// The object's name in its store.
  public var id: PersistentIdentifier { persistentModelID }
  /// Whether a property was changed after the context was saved.
  public var hasChanges: Bool { persistentBackingData.hasChanges }
  /// Whether the object was deleted from its context.
  public var isDeleted: Bool { persistentBackingData.isDeleted }
  /// Tells whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a store knows of one object. `@Model` adds a record to each object.
public final class ModelRecord {
  /// The context that the object belongs to.
  public internal(set) weak var context: ModelContext?
  var isDeleted = false
  /// The values that changed properties had when the context was saved.
  var savedValues: [String: Any] = [:]
  private var number: Int?
  private var properties: [Schema.PropertyMetadata]?
  private var related: [String: [any PersistentModel]] = [:]

  /// Makes the record of an object that no context knows.
  public init() {}

  var hasChanges: Bool { !savedValues.isEmpty }

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    let known = number ?? IdentifierNumbers.shared.next()
    number = known
    return PersistentIdentifier(entityName: Schema.entityName(for: type), number: known)
  }

  /// The stored properties of the record's object.
  func properties<Model: PersistentModel>(of model: Model) -> [Schema.PropertyMetadata] {
    if let properties { return properties }
    let made = Model.schemaMetadata
    properties = made
    return made
  }

  /// Takes note that a property has a new value. What `@Model` adds to a property calls it.
  public func changed<Model: PersistentModel>(_ name: String, from oldValue: Any, of model: Model) {
    if let context {
      if savedValues[name] == nil { savedValues[name] = oldValue }
      context.noteChange(of: model)
    }
    guard let property = properties(of: model).first(where: { $0.name == name }), let relation = property.relation else {
      return
    }
    follow(relation, named: name, of: model)
  }

  /// Brings the other sides of all relationships up to date.
  func followAll<Model: PersistentModel>(of model: Model) {
    for property in properties(of: model) {
      if let relation = property.relation { follow(relation, named: property.name, of: model) }
    }
  }

  private func follow<Model: PersistentModel>(_ relation: Schema.Relation, named name: String, of model: Model) {
    let now = relation.models(model)
    let before = related[name] ?? []
    related[name] = now
    let inverse = relation.inverse(of: Model.self)
    for other in before where !now.contains(where: { $0 === other }) { inverse?.unlink(other, model) }
    for other in now {
      if !before.contains(where: { $0 === other }) { inverse?.link(other, model) }
      if let context, other.modelContext == nil { context.insertAny(other) }
      if context == nil, let context = other.modelContext { context.insertAny(model) }
    }
  }
}

/// Numbers for the names of objects.
final class IdentifierNumbers: @unchecked Sendable {
  static let shared = IdentifierNumbers()
  private let lock = NSLock()
  private var last = 0
  private init() {}

  func next() -> Int {
    lock.lock()
    last += 1
    let number = last
    lock.unlock()
    return number
  }
}
