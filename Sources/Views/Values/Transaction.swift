/// What is known of a change while it is made. A still picture has no changes: it is a value, and nothing reads it.
public struct Transaction: Sendable {
  /// How the change moves.
  public var animation: Animation?
  /// Whether animations inside are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a finger moves.
  public var isContinuous = false
  /// Whether speeds are measured of what changes; here nothing measures them.
  public var tracksVelocity = false
  /// Where a scroll view puts what it scrolls to; here the place that the scroll view was told counts.
  public var scrollTargetAnchor: UnitPoint?
  /// Whether a scroll view that is moved by a program goes on as fast as before; here it stands.
  public var scrollPositionUpdatePreservesVelocity = false
  private var values = OwnTransactionValues()
  /// A change that moves as an animation says.
  public init(animation: Animation? = nil) { self.animation = animation }
  /// The value of a key of a program's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values.all[KeyName(key)] as? K.Value ?? K.defaultValue }
    set { values.all[KeyName(key)] = newValue }
  }
  /// What is due when the change has moved to its end: as other work that is due later it does not run in a still
  /// picture (our choice).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

/// A key of what is known of a change: the type of its value, and the value where nobody sets one.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The values of keys of a program's own.
// Proof of safety: transactions are made and read on the main thread only.
private struct OwnTransactionValues: @unchecked Sendable {
  var all: [KeyName: Any] = [:]
}

/// Changes at once what would move as the transaction says.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

/// Changes at once what would move, with one value of a transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

/// What two views share that `matchedGeometryEffect` connects.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit a property.
  public let rawValue: UInt32
  /// The properties of the bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Changes how changes of the view move; kept, not run.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { Noted(self, "transaction") }
  /// Changes how changes of the view move when a value changes; kept, not run.
  nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View { Noted(self, "transaction") }
  /// Connects the view with others of the same id while they come and go; a still picture shows each where it lies.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { Noted(self, "matchedGeometryEffect") }
  /// The view from which a screen comes.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { Noted(self, "matchedTransitionSource") }
  /// The view from which a screen comes, and how it looks on its way.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { Noted(self, "matchedTransitionSource") }
  /// How a screen comes and goes.
  nonisolated public func navigationTransition(_ style: NavigationTransition) -> some View { Noted(self, "navigationTransition") }
  /// Keeps the views inside together while they move.
  nonisolated public func geometryGroup() -> some View { Noted(self, "geometryGroup") }
  /// Does not make the view anew while it is equal to the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// How a screen comes and goes.
public struct NavigationTransition: Sendable {
  /// As the system does it.
  public static let automatic = NavigationTransition()
  /// Out of the view with the id.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition { NavigationTransition() }
}

/// How the view from which a screen comes looks on its way: a still picture shows none of it.
public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// What lies behind it.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// How it is cut.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// Its shadow, in points.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
/// A view on its way without anything said of it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable { package init() {} }
