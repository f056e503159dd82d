/// Protocols, types and functions of the language and of the library that a file names, or uses by a word that stands for them: read when one does.
extension LibraryProtocols {
  /// Own containers.
  static let layout = LibraryStandIns.Topic(
    """
    protocol Layout: Animatable {
      associatedtype Cache = Void
      typealias Subviews = LayoutSubviews
      static var layoutProperties: LayoutProperties { get }
      func makeCache(subviews: LayoutSubviews) -> Cache
      func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)
      func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing
      func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
    }
    extension Layout where Cache == Void { func makeCache(subviews: LayoutSubviews) { } }
    protocol LayoutValueKey { associatedtype Value; static var defaultValue: Value { get } }
    """, only: ["Layout", "LayoutValueKey"])
  /// Own looks of controls.
  static let styles = LibraryStandIns.Topic(
    """
    protocol LabelStyle { @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Any }
    protocol GroupBoxStyle { @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Any }
    protocol ButtonStyle { @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Any }
    protocol PrimitiveButtonStyle { @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Any }
    protocol ToggleStyle { @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Any }
    protocol ProgressViewStyle { @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Any }
    protocol TextFieldStyle { @ViewBuilder func _body(configuration: TextField) -> Any }
    """, only: ["LabelStyle", "GroupBoxStyle", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "ProgressViewStyle", "TextFieldStyle"])
  /// Modifiers of the environment and of the geometry.
  static let modifiers = LibraryStandIns.Topic(
    """
    protocol EnvironmentalModifier: ViewModifier { func resolve(in environment: EnvironmentValues) -> Any }
    extension EnvironmentalModifier { func body(content: ViewModifierContent) -> Any { content } }
    protocol GeometryEffect: ViewModifier, Animatable { func effectValue(size: CGSize) -> ProjectionTransform }
    extension GeometryEffect { func body(content: ViewModifierContent) -> Any { content }; func ignoredByLayout() -> Self { self } }
    protocol Transition { @ViewBuilder func body(content: ViewModifierContent, phase: TransitionPhase) -> Any
      static var properties: TransitionProperties { get } }
    extension Transition { static var properties: TransitionProperties { TransitionProperties() } }
    """, only: ["EnvironmentalModifier", "GeometryEffect", "Transition"])
  /// A value or an error.
  static let result = LibraryStandIns.Topic(
    """
    enum Result<Success, Failure: Error> { case success(Success); case failure(Failure)
      init(catching body: () throws -> Success) { do { self = .success(try body()) } catch { self = .failure(error as! Failure) } }
      func get() throws -> Success { switch self { case .success(let value): return value; case .failure(let error): throw error } }
      func map<New>(_ transform: (Success) -> New) -> Result<New, Failure> {
        switch self { case .success(let value): return .success(transform(value)); case .failure(let error): return .failure(error) } }
      func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
        switch self { case .success(let value): return transform(value); case .failure(let error): return .failure(error) } }
      func mapError<New: Error>(_ transform: (Failure) -> New) -> Result<Success, New> {
        switch self { case .success(let value): return .success(value); case .failure(let error): return .failure(transform(error)) } }
    }
    """, only: ["Result"])
  /// How a publisher ends.
  static let completion = LibraryStandIns.Topic(
    """
    enum Subscribers { enum Completion<Failure: Error> { case finished; case failure(Failure) } }
    """, only: ["Subscribers", "sink", "receiveCompletion"])
  /// The phases of an image from an address.
  static let images = LibraryStandIns.Topic(
    """
    enum AsyncImagePhase {
      case empty
      case success(Image)
      case failure(Error)
      var image: Image? { if case .success(let image) = self { return image } else { return nil } }
      var error: Error? { if case .failure(let error) = self { return error } else { return nil } }
    }
    """, only: ["AsyncImage", "AsyncImagePhase"])
  /// Sets of options.
  static let options = LibraryStandIns.Topic(
    """
    protocol OptionSet: Hashable { var rawValue: Int { get }
      var isEmpty: Bool { get }
      func contains(_ member: Self) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func subtracting(_ other: Self) -> Self
      mutating func insert(_ member: Self)
      mutating func remove(_ member: Self)
      mutating func formUnion(_ other: Self)
      init(rawValue: Int) }
    extension OptionSet {
      var isEmpty: Bool { rawValue == 0 }
      func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
      func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
      func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
      func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
      mutating func insert(_ member: Self) { self = Self(rawValue: rawValue | member.rawValue) }
      mutating func remove(_ member: Self) { self = Self(rawValue: rawValue & ~member.rawValue) }
      mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
    }
    """, only: ["OptionSet"])
  /// Pairs of what can be animated.
  static let animatable = LibraryStandIns.Topic(
    """
    struct AnimatablePair<First, Second> { var first: First; var second: Second; init(_ first: First, _ second: Second) { self.first = first; self.second = second } }
    struct EmptyAnimatableData { }
    """, only: ["AnimatablePair", "EmptyAnimatableData"])
  /// Exchanging two values.
  static let swap = LibraryStandIns.Topic(
    """
    func swap<T>(_ a: inout T, _ b: inout T) { let kept = a; a = b; b = kept }
    """, only: ["swap"])
  /// Printing a value with all its parts, which a preview does not show.
  static let dump = LibraryStandIns.Topic(
    """
    @discardableResult func dump<T>(_ value: T) -> T { print("- \\(value)"); return value }
    """, only: ["dump"])

  static let topics = [layout, styles, modifiers, result, completion, images, options, animatable, swap, dump]
}
