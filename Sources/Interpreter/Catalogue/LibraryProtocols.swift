/// The protocols of the language and of the library that types of a file can conform to, and a few types and functions of the language, as Swift declares them:
/// read once, with the interpreter's own reader.
///
/// What the library calls on a conforming type is a requirement here; what it makes by itself (`==` of a struct whose fields are `Equatable`) is in
/// `Lowering+Conformance`.
enum LibraryProtocols {
  /// The tree of ``source``, read once, on whichever thread asks first.
  static let parsed = ParsedSource(source)
  static let source = """
    protocol View { }
    protocol Scene { }
    protocol App { @ViewBuilder var body: Any { get } }
    protocol PreviewProvider { @ViewBuilder static var previews: Any { get } }
    protocol ShapeStyle { }
    protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }
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
    protocol PreferenceKey { associatedtype Value; static var defaultValue: Value { get }; static func reduce(value: inout Value, nextValue: () -> Value) }
    protocol Shape: View { func path(in rect: CGRect) -> Path }
    protocol InsettableShape: Shape { }
    protocol Animatable { }
    protocol VectorArithmetic: AdditiveArithmetic { }
    protocol AnimatableModifier: ViewModifier, Animatable { }
    protocol LabelStyle { @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Any }
    protocol GroupBoxStyle { @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Any }
    protocol ViewModifier { @ViewBuilder func body(content: ViewModifierContent) -> Any }
    protocol EnvironmentalModifier: ViewModifier { func resolve(in environment: EnvironmentValues) -> Any }
    extension EnvironmentalModifier { func body(content: ViewModifierContent) -> Any { content } }
    protocol GeometryEffect: ViewModifier, Animatable { func effectValue(size: CGSize) -> ProjectionTransform }
    extension GeometryEffect { func body(content: ViewModifierContent) -> Any { content }; func ignoredByLayout() -> Self { self } }
    protocol ObservableObject: AnyObject { }
    protocol Observable { }
    protocol DynamicProperty { mutating func update() }
    extension DynamicProperty { mutating func update() { } }
    protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
    protocol ButtonStyle { @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Any }
    protocol PrimitiveButtonStyle { @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Any }
    protocol ToggleStyle { @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Any }
    protocol ProgressViewStyle { @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Any }
    protocol TextFieldStyle { @ViewBuilder func _body(configuration: TextField) -> Any }
    protocol StringProtocol { }
    protocol Sendable { }
    protocol Copyable { }
    protocol AnyObject { }
    protocol Equatable { }
    protocol Hashable: Equatable { var hashValue: Int { get } }
    protocol Comparable: Equatable { }
    protocol Identifiable { associatedtype ID: Hashable; var id: ID { get } }
    protocol CaseIterable { associatedtype AllCases; static var allCases: [Self] { get } }
    protocol RawRepresentable { associatedtype RawValue; var rawValue: RawValue { get } }
    protocol CustomStringConvertible { var description: String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { }
    protocol Encodable { }
    protocol Decodable { }
    protocol Codable: Encodable, Decodable { }
    protocol CodingKey { var stringValue: String { get } }
    protocol Error { var localizedDescription: String { get } }
    extension Error { var localizedDescription: String { "\\(self)" } }
    protocol LocalizedError: Error { }
    protocol CustomNSError: Error { }
    protocol ExpressibleByStringLiteral { }
    protocol ExpressibleByIntegerLiteral { }
    protocol ExpressibleByFloatLiteral { }
    protocol ExpressibleByBooleanLiteral { }
    protocol ExpressibleByArrayLiteral { }
    protocol ExpressibleByNilLiteral { }
    protocol Sequence { associatedtype Element }
    protocol Collection: Sequence { }
    protocol BidirectionalCollection: Collection { }
    protocol MutableCollection: Collection { }
    protocol RangeReplaceableCollection: Collection { }
    protocol RandomAccessCollection: BidirectionalCollection { }
    protocol AdditiveArithmetic: Equatable { }
    protocol Numeric: AdditiveArithmetic { }
    protocol SignedNumeric: Numeric { }
    protocol Strideable: Comparable { }
    protocol BinaryInteger: Hashable, Numeric, Strideable, CustomStringConvertible { }
    protocol SignedInteger: BinaryInteger, SignedNumeric { }
    protocol FixedWidthInteger: BinaryInteger { }
    protocol FloatingPoint: Hashable, SignedNumeric, Strideable { }
    protocol BinaryFloatingPoint: FloatingPoint { }
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
    enum Subscribers { enum Completion<Failure: Error> { case finished; case failure(Failure) } }
    enum AsyncImagePhase {
      case empty
      case success(Image)
      case failure(Error)
      var image: Image? { if case .success(let image) = self { return image } else { return nil } }
      var error: Error? { if case .failure(let error) = self { return error } else { return nil } }
    }
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
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    protocol IteratorProtocol { associatedtype Element; mutating func next() -> Element? }
    protocol AsyncSequence { associatedtype Element }
    protocol AsyncIteratorProtocol { associatedtype Element }
    protocol Formatter { }
    protocol Decoder { }
    protocol Encoder { }
    struct AnimatablePair<First, Second> { var first: First; var second: Second; init(_ first: First, _ second: Second) { self.first = first; self.second = second } }
    struct EmptyAnimatableData { }
    func swap<T>(_ a: inout T, _ b: inout T) { let kept = a; a = b; b = kept }
    """

  /// What conforming types call types of the library by shorter names.
  static let aliases: [String: [String: String]] = [
    "ViewModifier": ["Content": "ViewModifierContent"], "ButtonStyle": ["Configuration": "ButtonStyleConfiguration"],
    "PrimitiveButtonStyle": ["Configuration": "PrimitiveButtonStyleConfiguration"], "ToggleStyle": ["Configuration": "ToggleStyleConfiguration"],
    "ProgressViewStyle": ["Configuration": "ProgressViewStyleConfiguration"], "LabelStyle": ["Configuration": "LabelStyleConfiguration"],
    "GroupBoxStyle": ["Configuration": "GroupBoxStyleConfiguration"], "TextFieldStyle": ["_Label": "Text"],
  ]

  /// Members that the language gives to conforming types, or that have a default: no type must have them.
  static let made: Set<String> = [
    "Hashable.hashValue", "RawRepresentable.rawValue", "CodingKey.stringValue", "Layout.layoutProperties", "Layout.updateCache", "Layout.spacing",
  ]
}
