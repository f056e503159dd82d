// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwiftUI

/// Where the work of a context runs: here it always runs at once.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Where it is asked for (older spelling).
  case confinementConcurrencyType = 0
  /// On a queue of its own.
  case privateQueueConcurrencyType = 1
  /// On the main queue.
  case mainQueueConcurrencyType = 2
}

/// Which of two changes counts.
open class NSMergePolicy: @unchecked Sendable {
  /// How changes of the same object are merged.
  public enum MergeType: UInt, Sendable {
    /// Saving fails.
    case errorMergePolicyType = 0
    /// The store's values count.
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    /// The context's values count.
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    /// The context's objects count.
    case overwriteMergePolicyType = 3
    /// The store's objects count.
    case rollbackMergePolicyType = 4
  }
  /// How changes are merged.
  public let mergeType: MergeType
  /// Makes a policy.
  public init(merge type: MergeType) { mergeType = type }
  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The store's values count.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The context's values count.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The context's objects count.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store's objects count.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// Saving fails (older spelling).
public let NSErrorMergePolicy = NSMergePolicy.error
/// The store's values count (older spelling).
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The context's values count (older spelling).
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The context's objects count (older spelling).
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The store's objects count (older spelling).
public let NSRollbackMergePolicy = NSMergePolicy.rollback

extension Notification.Name {
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

/// Works on the objects of a store.
open class NSManagedObjectContext: Equatable {
  static var lastModel = NSManagedObjectModel.ofProgram
  /// What keeps the objects.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      if let newValue { Self.lastModel = newValue.managedObjectModel }
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// The context that changes are saved into.
  open var parent: NSManagedObjectContext?
  /// Whether changes of others are taken over: they always are.
  open var automaticallyMergesChangesFromParent = false
  /// Which of two changes counts.
  open var mergePolicy: Any = NSMergePolicy.error
  /// The context's name.
  open var name: String?
  /// Whether objects are kept that no one else keeps.
  open var retainsRegisteredObjects = false
  /// What would undo changes: nothing does.
  open var undoManager: UndoManager?
  private var inserted: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []
  let changes = ObjectChanges()
  private let type: NSManagedObjectContextConcurrencyType

  /// Makes a context without a store.
  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) { self.type = type }
  /// Where the context's work runs.
  open var concurrencyType: NSManagedObjectContextConcurrencyType { type }

  /// Tells whether both are the same object.
  public static func == (lhs: NSManagedObjectContext, rhs: NSManagedObjectContext) -> Bool { lhs === rhs }
  var model: NSManagedObjectModel { persistentStoreCoordinator?.managedObjectModel ?? Self.lastModel }

  /// The objects that were inserted and not saved.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// The objects that were changed and not saved.
  open var updatedObjects: Set<NSManagedObject> { Set(objects.filter { $0.isUpdated }) }
  /// The objects that were deleted and not saved.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  /// All objects.
  open var registeredObjects: Set<NSManagedObject> { Set(objects) }
  /// Whether something is not saved.
  open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || objects.contains { $0.hasChanges } }

  /// All objects that are seen here, in the order in which they were inserted.
  var objects: [NSManagedObject] {
    let saved = parent?.objects ?? persistentStoreCoordinator?.objects ?? []
    let gone = deleted
    return saved.filter { object in !gone.contains { $0 === object } } + inserted
  }

  /// Takes an object in.
  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    inserted.append(object)
    changes.note()
  }
  /// Deletes an object.
  open func delete(_ object: NSManagedObject) {
    if object.isDeleted { return }
    object.prepareForDeletion()
    object.isDeleted = true
    object.leaveOthers()
    if inserted.contains(where: { $0 === object }) {
      inserted.removeAll { $0 === object }
    } else {
      deleted.append(object)
    }
    changes.note()
  }
  func noteChange() { changes.note() }
  /// Makes all changes known to the store, or to the context above.
  open func save() throws {
    for object in inserted + deleted { object.willSave() }
    let (new, old) = (inserted, deleted)
    for object in objects { object.keepChanges() }
    inserted = []
    deleted = []
    if let parent {
      parent.take(new, without: old)
    } else {
      persistentStoreCoordinator?.take(new, without: old)
    }
    for object in new { object.didSave() }
    changes.note()
  }
  private func take(_ new: [NSManagedObject], without old: [NSManagedObject]) {
    for object in new { insert(object) }
    for object in old { delete(object) }
  }
  /// Takes back everything that was not saved.
  open func rollback() {
    inserted = []
    for object in deleted { object.isDeleted = false }
    deleted = []
    for object in objects { object.takeChangesBack() }
    changes.note()
  }
  /// Forgets everything that was not saved.
  open func reset() { rollback() }
  /// Takes back what was done last: nothing is.
  open func undo() {}
  /// Takes the store's values over: they are there already.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// Takes the store's values over: they are there already.
  open func refreshAllObjects() {}
  /// Takes over what another context has saved: it is there already.
  open func mergeChanges(fromContextDidSave notification: Notification) { changes.note() }
  /// Does what waits: nothing does.
  open func processPendingChanges() {}
  /// Gives the objects names that last.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// The object of that name.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    objects.first { $0.objectID == objectID }
      ?? NSManagedObject(entity: model.entity(named: objectID.entityName), insertInto: nil)
  }
  /// The object of that name, if it is known.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects.first { $0.objectID == objectID }
  }
  /// The object of that name; throws if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = registeredObject(for: objectID) else { throw CocoaError(.coderValueNotFound) }
    return found
  }
  /// Runs a closure.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Runs a closure.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Runs a closure, and gives what it gives.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// Runs a closure, and gives what it gives.
  open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
  /// When a closure runs.
  public enum ScheduledTaskType: Sendable {
    /// At once.
    case immediate
    /// After what waits already.
    case enqueued
  }
}
