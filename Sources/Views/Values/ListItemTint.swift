/// The colour of symbols in the rows of a list.
public struct ListItemTint: Hashable, Sendable {
  let color: Color
  private let isFixed: Bool
  private init(_ color: Color, isFixed: Bool) { (self.color, self.isFixed) = (color, isFixed) }
  /// A colour, whatever people prefer.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint, isFixed: true) }
  /// A colour, unless people prefer another one: here nobody does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint, isFixed: false) }
  /// The colour of the text.
  public static let monochrome = ListItemTint(.primary, isFixed: true)
}
