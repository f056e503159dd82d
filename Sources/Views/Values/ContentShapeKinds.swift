/// What the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Kinds of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where a finger or a pointer hits the view.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// What is seen of the view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// What is seen of the view above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What a pointer over the view lights up.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// What the focus goes around.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// What is outlined for people to whom the screen is read.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
