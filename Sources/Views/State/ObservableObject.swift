internal import LayoutCore
internal import Synchronization

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The type of what says it.
  associatedtype ObjectWillChangePublisher: ChangePublisher = ObservableObjectPublisher
  /// What says it.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, made at first use.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

extension ObservableObject {
  /// What bodies that read the object depend on.
  var changes: ObservableObjectPublisher {
    let publisher = objectWillChange
    if let own = publisher as? ObservableObjectPublisher { return own }
    return ObservableObjectPublisher.of(self) { changes in publisher.observeChanges { changes.send() } }
  }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: DataSource, ChangePublisher, Sendable {
  private let changes = Atomic(0)
  private let observers = ChangeObservers<Void>()
  let name: String
  var version: Int { changes.load(ordering: .acquiring) }
  var reason: LayoutEvent.Reason { .dependency }

  /// A publisher of an object.
  public convenience init() { self.init(named: "an observed object") }
  /// A publisher of an object that traces call by a name.
  public init(named name: String) { self.name = name }
  /// The object is about to change: views that observe it are brought up to date afterwards.
  public func send() {
    changes.add(1, ordering: .releasing)
    observers.tell(())
  }
  /// Runs an action before each change, as long as what is returned is held.
  public func observeChanges(_ action: @escaping () -> Void) -> ChangeObservation { observers.add(action) }
  /// Makes the body that runs now depend on the object.
  public func noteRead() { Reads.note(self) }

  /// The publishers of all objects that were asked for theirs.
  private static let table = Mutex<[ObjectIdentifier: TableEntry]>([:])
  // Proof of safety: the observation is only kept, never used.
  private struct TableEntry: @unchecked Sendable {
    let holder: WeakObject
    let publisher: ObservableObjectPublisher
    var observation: ChangeObservation?
  }
  /// The publisher of an object, made at first use; `follow` makes it tell what the object tells by a publisher of its own.
  static func of(_ object: some AnyObject, follow: ((ObservableObjectPublisher) -> ChangeObservation)) -> ObservableObjectPublisher {
    let publisher = of(object)
    let isNew = table.withLock { $0[ObjectIdentifier(object)]?.observation == nil }
    if isNew {
      let observation = follow(publisher)
      nonisolated(unsafe) let kept = observation
      table.withLock { $0[ObjectIdentifier(object)]?.observation = kept }
    }
    return publisher
  }
  static func of(_ object: some AnyObject) -> ObservableObjectPublisher {
    let holder = WeakObject(object)
    return table.withLock { table in
      if let entry = table[ObjectIdentifier(object)], entry.holder.object === object { return entry.publisher }
      if table.count > 64, table.count.nonzeroBitCount == 1 { table = table.filter { $0.value.holder.object != nil } }
      let publisher = ObservableObjectPublisher(named: "\(type(of: object))")
      table[ObjectIdentifier(object)] = TableEntry(holder: holder, publisher: publisher)
      return publisher
    }
  }
}

/// An object as long as others hold it.
// Proof of safety: the reference is only compared, never used.
private final class WeakObject: @unchecked Sendable {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
