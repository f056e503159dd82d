/// A property of an observable object: setting it says that the object changes.
@propertyWrapper
public struct Published<Value> {
  private var value: Value
  /// Whom the property tells its values; nil until somebody asks for its publisher.
  private var changes: PublishedChanges<Value>?
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
  /// What sends the property's value at once, and each new one before it is set.
  public var projectedValue: Publisher {
    mutating get {
      let known = changes ?? PublishedChanges(value)
      changes = known
      return Publisher(known)
    }
    set { changes = newValue.changes }
  }
  /// The value in its object.
  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>, storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get {
      let property = owner[keyPath: storage]
      return property.changes?.value ?? property.value
    }
    set {
      (owner.objectWillChange as? ObservableObjectPublisher)?.send()
      guard let changes = owner[keyPath: storage].changes else {
        owner[keyPath: storage].value = newValue
        return
      }
      changes.value = newValue
    }
  }
  /// The property's publisher, in its object.
  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner, projected projected: ReferenceWritableKeyPath<Owner, Publisher>, storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get {
      let publisher = owner[keyPath: storage].projectedValue
      publisher.changes.willChange = { [weak owner] in (owner?.objectWillChange as? ObservableObjectPublisher)?.send() }
      return publisher
    }
    set { owner[keyPath: storage].projectedValue = newValue }
  }

  /// What sends the values of a published property.
  public struct Publisher {
    let changes: PublishedChanges<Value>
    init(_ changes: PublishedChanges<Value>) { self.changes = changes }
    /// A publisher of a property that others store.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void, willChange: @escaping () -> Void) {
      changes = PublishedChanges(get: get, set: set)
      changes.willChange = willChange
    }
    /// The property's value.
    public var value: Value { changes.value }
    /// Sets the property: its object says that it changes.
    public func set(_ value: Value) {
      changes.willChange()
      changes.value = value
    }
    /// Whether anybody hears of new values.
    public var isObserved: Bool { !changes.observers.isEmpty }
    /// Tells a value that is about to be set.
    public func tell(_ value: Value) { changes.observers.tell(value) }
    /// Runs an action with each new value before it is set, as long as what is returned is held.
    public func observe(_ action: @escaping (Value) -> Void) -> ChangeObservation { changes.observers.add(action) }
    /// Holds something as long as the property lives.
    public func keep(_ object: AnyObject) { changes.kept.append(object) }
  }
}

/// The value of a published property that has a publisher, and who hears of it.
final class PublishedChanges<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  let observers = ChangeObservers<Value>()
  /// Says that the property's object changes.
  var willChange: () -> Void = {}
  var kept: [AnyObject] = []

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  convenience init(_ value: Value) {
    var value = value
    self.init {
      value
    } set: {
      value = $0
    }
  }
  /// Who hears of a new value still finds the old one.
  var value: Value {
    get { get() }
    set {
      observers.tell(newValue)
      set(newValue)
    }
  }
}
