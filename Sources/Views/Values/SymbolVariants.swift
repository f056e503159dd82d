/// Which of the drawings of a symbol is shown: filled, in a shape, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  /// The drawing that the name says.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = none.fill
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Crossed out.
  public static let slash = none.slash

  /// The same, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The same in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// The same in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// The same, crossed out.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Both, where the other says something.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    other == .none ? .none : with { $0 = SymbolVariants(shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed) }
  }
  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) { (self.shape, self.isFilled, self.isSlashed) = (shape, isFilled, isSlashed) }
  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }
  /// What is added to a name.
  var parts: String { (shape.map { ".\($0)" } ?? "") + (isSlashed ? ".slash" : "") + (isFilled ? ".fill" : "") }
}
