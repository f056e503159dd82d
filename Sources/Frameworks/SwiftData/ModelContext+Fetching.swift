import Foundation

extension ModelContext {
  /// The objects that a descriptor asks for.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found: [T] = []
    for model in descriptor.includePendingChanges ? visibleModels : savedModels {
      guard let model = model as? T else { continue }
      if let predicate = descriptor.predicate, try !predicate.evaluate(model) { continue }
      found.append(model)
    }
    if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    for model in found where model.modelContext == nil { model.persistentBackingData.context = self }
    return found
  }
  /// The objects that a descriptor asks for, as a collection.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(try fetch(descriptor))
  }
  /// How many objects a descriptor asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  /// The names of the objects that a descriptor asks for.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map { $0.persistentModelID }
  }
  /// The names of the objects that a descriptor asks for, as a collection.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(try fetchIdentifiers(descriptor))
  }
  /// Runs a closure with each object that a descriptor asks for.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }
  /// The object of that name; the program ends if there is none.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let found = visibleModels.first(where: { $0.persistentModelID == persistentModelID }) else {
      fatalError("no object of the store has the identifier")
    }
    return found
  }
  /// The object of that name, if this context knows it.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    visibleModels.first { $0.persistentModelID == persistentModelID } as? T
  }
}

/// What is asked of a context: which objects, in which order, and how many.
public struct FetchDescriptor<T: PersistentModel> {
  /// What holds for the objects; nil for all objects.
  public var predicate: Predicate<T>?
  /// The order; objects that are equal in it stand in the order in which they were inserted.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of objects; nil for any.
  public var fetchLimit: Int?
  /// How many objects are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether objects count that are not saved.
  public var includePendingChanges = true
  /// The properties that are needed: all are there.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are needed: all are there.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Asks for the objects for which a predicate holds, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Objects that were found.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }
  /// The place of the first object.
  public var startIndex: Int { elements.startIndex }
  /// The place after the last object.
  public var endIndex: Int { elements.endIndex }
  /// The object at a place.
  public subscript(position: Int) -> Element { elements[position] }
}
