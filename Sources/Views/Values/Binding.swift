/// A value that lives elsewhere: read and written through two functions.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let origin: Origin
  private var told: TransactionBox?

  /// What makes two bindings the same input of a view.
  private enum Origin {
    /// Two functions: nobody knows what they do.
    case functions
    case constant
    /// A place that counts its changes, and the way from there to the value.
    case source(any DataSource, path: [AnyHashable])
  }
  private init(get: @escaping () -> Value, set: @escaping (Value) -> Void, origin: Origin) {
    self.get = get
    self.set = set
    self.origin = origin
  }

  /// A binding that reads and writes by the given functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.init(get: get, set: set, origin: .functions) }
  /// A binding that reads and writes by the given functions; writing is told of how the change moves, which is in no way here.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) }, origin: .functions)
  }
  init(source: any DataSource, path: [AnyHashable] = [], get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, origin: .source(source, path: path))
  }
  /// A binding to a part of an observed object: whoever reads it depends on the object. The path tells it from other bindings to the same object.
  public init(observing object: ObservableObjectPublisher, path: [AnyHashable], get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(
      source: object, path: path,
      get: {
        Reads.note(object)
        return get()
      }, set: set)
  }
  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  /// A binding to a value as an optional: nil is not written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.member(key: "optional", get: { $0 }, set: { if let new = $1 { $0 = new } })
  }
  /// A binding to the value inside an optional; nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self = base.member(key: "wrapped", get: { $0 ?? now }, set: { if $0 != nil { $0 = $1 } })
  }
  /// A binding to a value that never changes; writing does nothing.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }, origin: .constant) }
  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// The value, without making the body that runs now depend on it.
  @MainActor public func peek() -> Value { Reads.ignoring { get() } }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    member(key: keyPath, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// A binding to something that is read from the value and written into it; `key` tells it from others of the same value.
  public func member<Subject>(
    key: some Hashable, get: @escaping (Value) -> Subject, set: @escaping (inout Value, Subject) -> Void
  ) -> Binding<Subject> {
    let origin: Binding<Subject>.Origin =
      switch origin {
      case .functions: .functions
      case .constant: .constant
      case .source(let source, let path): .source(source, path: path + [AnyHashable(key)])
      }
    return Binding<Subject>(
      get: { get(wrappedValue) },
      set: {
        var value = wrappedValue
        set(&value, $0)
        wrappedValue = value
      }, origin: origin)
  }
}

extension Binding: InputComparable {
  /// Bindings to the same place are the same, whatever value is there: who reads it depends on the place. Constants are compared by value.
  public func isSameInput(as other: Binding<Value>) -> Bool {
    switch (origin, other.origin) {
    case (.source(let a, let x), .source(let b, let y)): a === b && x == y
    case (.constant, .constant): InputComparison.isSame(get(), other.get())
    default: false
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
}
extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last one.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The next place.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to the element at a place. An element that is gone is read as it was, and is not written.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let now = wrappedValue[position]
    func isThere(_ value: Value) -> Bool { position >= value.startIndex && position < value.endIndex }
    return member(key: "\(position)", get: { isThere($0) ? $0[position] : now }, set: { if isThere($0) { $0[position] = $1 } })
  }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The place before.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}
extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding {
  /// How changes through the binding move; in a still picture they are there at once.
  public var transaction: Transaction {
    get { told?.transaction ?? Transaction() }
    set { told = TransactionBox(newValue) }
  }
  /// The same binding, whose changes move: in a still picture what is written through it is there at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  /// The same binding, whose changes move: in a still picture what is written through it is there at once.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

/// A transaction, one word of each binding.
private final class TransactionBox: Sendable {
  let transaction: Transaction
  init(_ transaction: Transaction) { self.transaction = transaction }
}
