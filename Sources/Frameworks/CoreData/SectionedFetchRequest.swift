import Foundation
import SwiftUI

/// The objects that a view shows, in sections of equal values; they follow the context's changes.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var settings = FetchSettings()
  private let request: NSFetchRequest<Result>
  private let section: KeyPath<Result, SectionIdentifier>
  @State private var changed = ChangedSection<SectionIdentifier, Result>()

  /// The sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(FetchedResults(request, settings, context), changed.path ?? section, changed)
  }
  /// What is asked for.
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding {
      Configuration(
        sectionIdentifier: results.sectionIdentifier, nsSortDescriptors: results.nsSortDescriptors,
        nsPredicate: results.nsPredicate)
    } set: { new in
      results.sectionIdentifier = new.sectionIdentifier
      results.nsSortDescriptors = new.nsSortDescriptors
      results.nsPredicate = new.nsPredicate
    }
  }
  /// What is asked for.
  public struct Configuration {
    /// The property that parts the objects.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
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
  /// The objects that a request asks for, parted by a property.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    section = sectionIdentifier
  }
  /// The objects that a request asks for, parted by a property.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    request = fetchRequest
    section = sectionIdentifier
  }
  /// The objects of an entity, in an order, parted by a property.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: entity.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    section = sectionIdentifier
  }
  /// The objects of a class, in an order, parted by a property.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    request = NSFetchRequest(entityName: Result.entityName)
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    section = sectionIdentifier
  }
  /// The objects of a class, in an order, parted by a property.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    request = NSFetchRequest(entityName: Result.entityName)
    request.sortDescriptors = sortDescriptors.map { NSSortDescriptor($0) }
    request.predicate = predicate
    section = sectionIdentifier
  }
}

/// The property that views chose to part the objects by.
@Observable
final class ChangedSection<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  var path: KeyPath<Result, SectionIdentifier>?
}

/// The sections that a fetch request has found.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  @preconcurrency RandomAccessCollection
{
  /// Objects that have the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]
    /// The place of the first object.
    public var startIndex: Int { 0 }
    /// The place after the last object.
    public var endIndex: Int { objects.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] }
  }
  private let results: FetchedResults<Result>
  private let sections: [Section]
  private let path: KeyPath<Result, SectionIdentifier>
  private let changed: ChangedSection<SectionIdentifier, Result>

  init(
    _ results: FetchedResults<Result>, _ path: KeyPath<Result, SectionIdentifier>,
    _ changed: ChangedSection<SectionIdentifier, Result>
  ) {
    self.results = results
    self.path = path
    self.changed = changed
    var found: [Section] = []
    for object in results {
      let id = object[keyPath: path]
      if let last = found.last, last.id == id {
        found[found.count - 1].objects.append(object)
      } else {
        found.append(Section(id: id, objects: [object]))
      }
    }
    sections = found
  }
  /// The property that parts the objects.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path }
    nonmutating set { changed.path = newValue }
  }
  /// The order, as descriptors of the class; it is read as none, as descriptors of keys know no class.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set { results.sortDescriptors = newValue }
  }
  /// What holds for the objects.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }
  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The place after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }
}
