import Foundation
import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  /// The context that fetch requests ask.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// What a view asks for; views can change it.
@Observable
final class FetchSettings {
  var predicate: NSPredicate?
  var order: [NSSortDescriptor]?
}

/// The objects that a view shows; they follow the context's changes.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var settings = FetchSettings()
  private let request: NSFetchRequest<Result>

  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(request, settings, context) }
  /// What is asked for.
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding {
      Configuration(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
    } set: { new in
      results.nsSortDescriptors = new.nsSortDescriptors
      results.nsPredicate = new.nsPredicate
    }
  }
  /// What is asked for.
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What holds for the objects.
    public var nsPredicate: NSPredicate?
    /// The order, as descriptors of the class; it is read as none, as descriptors of keys know no class.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { [] }
      set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
    }
  }

  /// The objects that a request asks for.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }
  /// The objects that a request asks for.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }
  /// The objects of an entity, in an order.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: entity.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }
  /// The objects of a class, in an order.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
  where Result: NSManagedObject {
    request = NSFetchRequest(entityName: Result.entityName)
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }
  /// The objects of a class, in an order.
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
  where Result: NSManagedObject {
    request = NSFetchRequest(entityName: Result.entityName)
    request.sortDescriptors = sortDescriptors.map { NSSortDescriptor($0) }
    request.predicate = predicate
  }
}

/// The objects that a fetch request has found.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
  private let settings: FetchSettings
  private let request: NSFetchRequest<Result>
  private let objects: [Result]

  init(_ request: NSFetchRequest<Result>, _ settings: FetchSettings, _ context: NSManagedObjectContext) {
    let asked = NSFetchRequest<Result>()
    asked.entityName = request.entityName
    asked.fetchLimit = request.fetchLimit
    asked.fetchOffset = request.fetchOffset
    asked.predicate = settings.predicate ?? request.predicate
    asked.sortDescriptors = settings.order ?? request.sortDescriptors
    self.request = asked
    self.settings = settings
    objects = (try? context.fetch(asked)) ?? []
  }
  /// What holds for the objects.
  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { settings.predicate = newValue ?? NSPredicate(value: true) }
  }
  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { settings.order = newValue }
  }
  /// The order, as descriptors of the class.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set { settings.order = newValue.map { NSSortDescriptor($0) } }
  }
  /// The place of the first object.
  public var startIndex: Int { 0 }
  /// The place after the last object.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }
}
