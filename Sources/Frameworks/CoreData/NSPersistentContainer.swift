// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Says where a store lies. Whatever it says, objects are kept in memory.
open class NSPersistentStoreDescription {
  /// Where the store would lie.
  open var url: URL?
  /// What kind of store it is.
  open var type = NSSQLiteStoreType
  /// Whether nothing can be changed.
  open var isReadOnly = false
  /// Whether older stores are translated.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the store finds out by itself what is translated.
  open var shouldInferMappingModelAutomatically = true
  /// Whether the store is added later.
  open var shouldAddStoreAsynchronously = false
  /// Which database of CloudKit is kept in step: none here.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  private var options: [String: Any] = [:]
  /// Makes a description without a place.
  public init() {}
  /// Makes a description of a place.
  public init(url: URL) { self.url = url }
  /// Sets an option.
  open func setOption(_ option: Any?, forKey key: String) { options[key] = option }
}

/// Which database of CloudKit is kept in step.
open class NSPersistentCloudKitContainerOptions {
  /// The container's name.
  public let containerIdentifier: String
  /// Makes options of a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A store in a database.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in one file.
public let NSBinaryStoreType = "Binary"
/// Whether changes are written down.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes by others are told.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Whether older stores are translated.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the store finds out by itself what is translated.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// A store.
open class NSPersistentStore {
  /// Where the store would lie.
  open var url: URL?
  /// What kind of store it is.
  public let type: String
  init(type: String, url: URL?) {
    self.type = type
    self.url = url
  }
}

/// Keeps the saved objects.
open class NSPersistentStoreCoordinator {
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The saved objects, in the order in which they were inserted.
  private(set) var objects: [NSManagedObject] = []
  /// Makes a coordinator of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  /// Adds a store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let made = NSPersistentStore(type: storeType, url: storeURL)
    persistentStores.append(made)
    return made
  }
  /// Takes a store away.
  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
  func take(_ new: [NSManagedObject], without old: [NSManagedObject]) {
    objects.removeAll { object in old.contains { $0 === object } }
    objects += new
  }
}

/// A model, a store in memory, and a context for views.
open class NSPersistentContainer {
  /// The model's name.
  public let name: String
  /// The context for views.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// Keeps the saved objects.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Say where stores lie.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Makes a container of a model's name.
  public convenience init(name: String) { self.init(name: name, managedObjectModel: .ofProgram) }
  /// Makes a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  /// The folder of stores.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }
  /// Makes the stores, which are empty, and tells of each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      _ = try? persistentStoreCoordinator.addPersistentStore(
        ofType: description.type, configurationName: nil, at: description.url)
      block(description, nil)
    }
  }
  /// A context for work that views do not wait for.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let made = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    made.persistentStoreCoordinator = persistentStoreCoordinator
    return made
  }
  /// Runs a closure with a context of its own.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
  /// Runs a closure with a context of its own, and gives what it gives.
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container that would be kept in step with CloudKit.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
  /// Prepares the database: there is none.
  open func initializeCloudKitSchema() throws {}
}
