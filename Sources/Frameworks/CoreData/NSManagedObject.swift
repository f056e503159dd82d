import Foundation
import SwiftUI

/// Names an object in its store.
public final class NSManagedObjectID: Hashable, CustomStringConvertible, @unchecked Sendable {
  let entityName: String
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true
  init(entityName: String) { self.entityName = entityName }
  /// The entity's name.
  public var description: String { "<x-coredata:///\(entityName)>" }
  /// Names the object outside of the program.
  public func uriRepresentation() -> URL { URL(fileURLWithPath: "/" + entityName) }
  /// Tells whether both name the same object.
  public static func == (lhs: NSManagedObjectID, rhs: NSManagedObjectID) -> Bool { lhs === rhs }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a fetch can find.
public protocol NSFetchRequestResult: AnyObject {}

extension NSManagedObjectID: NSFetchRequestResult {}

/// An object of a store. Subclasses declare its properties with `@NSManaged`.
open class NSManagedObject: ObservableObject, Hashable, NSFetchRequestResult {
  /// What the object is.
  public let entity: NSEntityDescription
  /// Names the object in its store.
  public let objectID: NSManagedObjectID
  /// The context that the object belongs to.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object was deleted and not saved.
  public internal(set) var isDeleted = false
  /// Whether the object was inserted and not saved.
  public internal(set) var isInserted = false
  private var values: [String: Any] = [:]
  private var savedValues: [String: Any?] = [:]
  private let changes = ObjectChanges()

  /// Makes an object of an entity, and inserts it into a context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entityName: entity.name ?? "")
    for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
    context?.insert(self)
    if context != nil { awakeFromInsert() }
  }
  /// Makes an object of the class's entity, and inserts it into a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: context.model.entity(named: Self.entityName), insertInto: context)
  }
  /// Makes an object of the class's entity that is in no context.
  public convenience init() { self.init(entity: Self.entity(), insertInto: nil) }
  static var entityName: String { NSManagedObjectContext.lastModel.entityName(ofClass: String(describing: Self.self)) }
  /// The class's entity.
  open class func entity() -> NSEntityDescription { NSManagedObjectContext.lastModel.entity(named: entityName) }
  /// Asks for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: entityName) }

  /// Whether a property was changed and not saved.
  open var isUpdated: Bool { !isInserted && !savedValues.isEmpty }
  /// Whether something of the object is not saved.
  open var hasChanges: Bool { isInserted || isDeleted || !savedValues.isEmpty }
  /// Whether the values are not there yet: they always are.
  open var isFault: Bool { false }

  /// The value of a property.
  open func value(forKey key: String) -> Any? {
    changes.follow()
    if let relationship = entity.relationship(key) { return related(by: relationship) }
    return values[key]
  }
  /// The value at the end of a way through several objects.
  open func value(forKeyPath path: String) -> Any? {
    var current: Any? = self
    for key in path.split(separator: ".") { current = (current as? NSManagedObject)?.value(forKey: String(key)) }
    return current
  }
  /// Changes a property.
  open func setValue(_ value: Any?, forKey key: String) {
    if let relationship = entity.relationship(key) {
      relate(to: Self.objects(in: value.flatMap { $0 }), by: relationship)
    } else {
      change(value, forKey: key)
    }
  }
  func change(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    if savedValues[key] == nil { savedValues[key] = .some(values[key]) }
    if let value = value.flatMap({ $0 }) { values[key] = value } else { values[key] = nil }
    changes.note()
    managedObjectContext?.noteChange()
  }
  /// The value of a property.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Changes a property without telling anybody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Told before a property is read.
  open func willAccessValue(forKey key: String?) {}
  /// Told after a property was read.
  open func didAccessValue(forKey key: String?) {}
  /// Told before a property changes.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Told after a property has changed.
  open func didChangeValue(forKey key: String) { changes.note() }
  /// The values that were changed and not saved.
  open func changedValues() -> [String: Any] { values.filter { savedValues[$0.key] != nil } }
  /// The values that were saved last.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    var found = values
    for (key, value) in savedValues { found[key] = value }
    return found.filter { keys?.contains($0.key) ?? true }
  }
  func keepChanges() {
    savedValues = [:]
    isInserted = false
    objectID.isTemporaryID = false
  }
  func takeChangesBack() {
    for (key, value) in savedValues { values[key] = value }
    savedValues = [:]
    changes.note()
  }

  /// Called when the object was inserted first.
  open func awakeFromInsert() {}
  /// Called when the object was fetched first.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Throws if the object may not be inserted.
  open func validateForInsert() throws {}
  /// Throws if the object may not be changed so.
  open func validateForUpdate() throws {}
  /// Throws if the object may not be deleted.
  open func validateForDelete() throws {}

  /// Tells whether both are the same object.
  public static func == (lhs: NSManagedObject, rhs: NSManagedObject) -> Bool { lhs === rhs }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells views that something has changed.
@Observable
final class ObjectChanges {
  private var count = 0
  /// Views that are made from now on hear of changes.
  func follow() { _ = count }
  func note() { count += 1 }
}
