/// The protocols of the language and of the library that types of a file can conform to, and a few types and functions of the language, as Swift declares them:
/// read once, with the interpreter's own reader.
///
/// What the library calls on a conforming type is a requirement here; what it makes by itself (`==` of a struct whose fields are `Equatable`) is in
/// `Lowering+Conformance`.
enum LibraryProtocols {
  /// The tree of ``source``, read once, on whichever thread asks first.
  static let parsed = ParsedSource(source)
  /// Protocols without requirements, and what they refine.
  static let plain: KeyValuePairs<String, [String]> = [
    "View": [], "Scene": [], "ShapeStyle": [], "InsettableShape": ["Shape"], "Animatable": [], "VectorArithmetic": ["AdditiveArithmetic"],
    "AnimatableModifier": ["ViewModifier", "Animatable"], "ObservableObject": ["AnyObject"], "Observable": [], "StringProtocol": [], "Sendable": [], "CVarArg": [], "Copyable": [],
    "AnyObject": [], "Equatable": [], "Comparable": ["Equatable"], "LosslessStringConvertible": ["CustomStringConvertible"], "Encodable": [], "Decodable": [],
    "Codable": ["Encodable", "Decodable"], "CustomNSError": ["Error"], "ExpressibleByStringLiteral": [], "ExpressibleByIntegerLiteral": [],
    "ExpressibleByFloatLiteral": [], "ExpressibleByBooleanLiteral": [], "ExpressibleByArrayLiteral": [], "ExpressibleByNilLiteral": [], "Collection": ["Sequence"],
    "BidirectionalCollection": ["Collection"], "MutableCollection": ["Collection"], "RangeReplaceableCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"], "AdditiveArithmetic": ["Equatable"], "Numeric": ["AdditiveArithmetic"], "SignedNumeric": ["Numeric"],
    "Strideable": ["Comparable"], "BinaryInteger": ["Hashable", "Numeric", "Strideable", "CustomStringConvertible"], "SignedInteger": ["BinaryInteger", "SignedNumeric"],
    "FixedWidthInteger": ["BinaryInteger"], "FloatingPoint": ["Hashable", "SignedNumeric", "Strideable"], "BinaryFloatingPoint": ["FloatingPoint"], "Formatter": [], "Decoder": [],
    "VisualEffect": [], "BitwiseCopyable": [], "Transferable": [], "TransferRepresentation": [],
    "Encoder": [],
  ]
  /// What nearly every file needs, if only by what the library calls.
  static let source = """
    protocol App { @ViewBuilder var body: Any { get } }
    protocol PreviewProvider { @ViewBuilder static var previews: Any { get } }
    protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }
    protocol PreferenceKey { associatedtype Value; static var defaultValue: Value { get }; static func reduce(value: inout Value, nextValue: () -> Value) }
    protocol Shape: View { func path(in rect: CGRect) -> Path }
    protocol ViewModifier { @ViewBuilder func body(content: ViewModifierContent) -> Any }
    protocol DynamicProperty { mutating func update() }
    extension DynamicProperty { mutating func update() { } }
    protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
    protocol Hashable: Equatable { var hashValue: Int { get } }
    protocol Identifiable { associatedtype ID: Hashable; var id: ID { get } }
    protocol CaseIterable { associatedtype AllCases; static var allCases: [Self] { get } }
    protocol RawRepresentable { associatedtype RawValue; var rawValue: RawValue { get } }
    protocol CustomStringConvertible { var description: String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol CodingKey { var stringValue: String { get } }
    protocol Error { var localizedDescription: String { get } }
    extension Error { var localizedDescription: String { "\\(self)" } }
    protocol LocalizedError: Error { var errorDescription: String? { get } }
    extension LocalizedError {
      var errorDescription: String? { nil }
      var localizedDescription: String { errorDescription ?? "The operation couldn’t be completed." } }
    protocol Sequence { associatedtype Element }
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    protocol IteratorProtocol { associatedtype Element; mutating func next() -> Element? }
    protocol AsyncSequence { associatedtype Element }
    protocol AsyncIteratorProtocol { associatedtype Element }
    """

  /// What conforming types call types of the library by shorter names.
  static let aliases: [String: [String: String]] = [
    "ViewModifier": ["Content": "ViewModifierContent"], "Transition": ["Content": "ViewModifierContent"], "ButtonStyle": ["Configuration": "ButtonStyleConfiguration"],
    "PrimitiveButtonStyle": ["Configuration": "PrimitiveButtonStyleConfiguration"], "ToggleStyle": ["Configuration": "ToggleStyleConfiguration"],
    "ProgressViewStyle": ["Configuration": "ProgressViewStyleConfiguration"], "LabelStyle": ["Configuration": "LabelStyleConfiguration"],
    "GroupBoxStyle": ["Configuration": "GroupBoxStyleConfiguration"], "TextFieldStyle": ["_Label": "Text"],
  ]

  /// Members that the language gives to conforming types, or that have a default: no type must have them.
  static let made: Set<String> = [
    "Hashable.hashValue", "RawRepresentable.rawValue", "CodingKey.stringValue", "Layout.layoutProperties", "Layout.updateCache", "Layout.spacing",
  ]
}
