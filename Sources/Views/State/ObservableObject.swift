internal import LayoutCore
internal import Synchronization

/// An object that says when it is about to change. Combine's protocol: Linux has no Combine.
public protocol ObservableObject: AnyObject {
  /// What says it.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The object's own publisher, made at first use.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: DataSource, Sendable {
  private let changes = Atomic(0)
  let name: String
  var version: Int { changes.load(ordering: .acquiring) }
  var reason: LayoutEvent.Reason { .dependency }

  /// A publisher of an object.
  public convenience init() { self.init(named: "an observed object") }
  /// A publisher of an object that traces call by a name.
  public init(named name: String) { self.name = name }
  /// The object is about to change: views that observe it are brought up to date afterwards.
  public func send() { changes.add(1, ordering: .releasing) }
  /// Makes the body that runs now depend on the object.
  public func noteRead() { Reads.note(self) }

  /// The publishers of all objects that were asked for theirs.
  private static let table = Mutex<[ObjectIdentifier: TableEntry]>([:])
  private struct TableEntry: Sendable {
    let holder: WeakObject
    let publisher: ObservableObjectPublisher
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

/// A property of an observable object: setting it says that the object changes.
@propertyWrapper
public struct Published<Value> {
  private var value: Value
  /// A property that begins with a value.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// A property that begins with a value.
  public init(initialValue: Value) { value = initialValue }
  /// Only objects have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  /// The value in its object.
  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>, storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].value = newValue
    }
  }
}
