import Foundation
import SwiftUI

extension NSManagedObjectContext {
  /// The objects that a request asks for.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    found(by: request).compactMap { $0 as? T }
  }
  /// How many objects a request asks for.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { found(by: request).count }
  /// Does what a request asks for.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? NSBatchDeleteRequest {
      for object in objects where object.entity.name == request.entityName { delete(object) }
      try save()
    }
    return NSPersistentStoreResult()
  }

  private func found<T>(by request: NSFetchRequest<T>) -> [NSManagedObject] {
    changes.follow()
    let name = request.entityName
    let asked = request.includesSubentities ? model.entities.first { $0.name == name } : nil
    var found = objects.filter { object in
      (name == nil || object.entity.name == name || asked.map { object.entity.isKindOf(entity: $0) } ?? false)
        && (request.predicate?.evaluate(with: object) ?? true)
    }
    if let order = request.sortDescriptors, !order.isEmpty { found = found.sorted { Self.isBefore($0, $1, order) } }
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found
  }
  private static func isBefore(_ a: NSManagedObject, _ b: NSManagedObject, _ order: [NSSortDescriptor]) -> Bool {
    for descriptor in order {
      let result = descriptor.compare(a, to: b)
      if result != .orderedSame { return result == .orderedAscending }
    }
    return false
  }
}

/// What a store can be asked to do.
open class NSPersistentStoreRequest {
  /// Makes a request.
  public init() {}
}
/// What a store has done.
open class NSPersistentStoreResult {
  /// Makes a result.
  public init() {}
}

/// What a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The objects: the only one here.
  public static var managedObjectResultType: NSFetchRequestResultType { [] }
  /// The objects' names.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Asks for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity's name.
  open var entityName: String?
  /// The entity.
  open var entity: NSEntityDescription? {
    get { entityName.map { NSManagedObjectContext.lastModel.entity(named: $0) } }
    set { entityName = newValue?.name }
  }
  /// What holds for the objects.
  open var predicate: NSPredicate?
  /// The order; objects that are equal in it stand in the order in which they were inserted.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of objects; 0 for any.
  open var fetchLimit = 0
  /// How many objects are left out at the beginning.
  open var fetchOffset = 0
  /// How many objects come at once: all do.
  open var fetchBatchSize = 0
  /// What is given.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects count that are not saved: they always do.
  open var includesPendingChanges = true
  /// Whether values come with the objects: they always do.
  open var includesPropertyValues = true
  /// Whether objects of other entities count that inherit from this one.
  open var includesSubentities = true
  /// Whether values are left out at first: they never are.
  open var returnsObjectsAsFaults = true
  /// Whether equal results are given once.
  open var returnsDistinctResults = false
  /// The properties that are given.
  open var propertiesToFetch: [Any]?
  /// The relationships that are needed: all are there.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Asks for objects of any entity.
  public override init() { super.init() }
  /// Asks for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

/// Asks to delete all objects of an entity.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let entityName: String?
  /// Deletes the objects that a request asks for.
  public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
    entityName = fetch.entityName
    super.init()
  }
}

/// Told of what changes in the results of a fetch: nobody is told here.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// The results of a fetch.
open class NSFetchedResultsController<ResultType> {
  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context that is asked.
  public let managedObjectContext: NSManagedObjectContext
  /// The property by whose values the objects are parted.
  public let sectionNameKeyPath: String?
  /// Told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects that were found.
  open private(set) var fetchedObjects: [ResultType]?

  /// Asks a context.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
  }
  /// Looks for the objects.
  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
  /// The object of a row.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let found = fetchedObjects, let row = indexPath.last, found.indices.contains(row) else {
      fatalError("no object at this index path")
    }
    return found[row]
  }
}
