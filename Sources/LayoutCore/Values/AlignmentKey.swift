/// Names an alignment guide: a small value, because an interpreted `AlignmentID` has no metatype.
public struct AlignmentKey: Hashable, Sendable, BitwiseCopyable {
  /// Built in: 0…7. Custom: from 8 on, even ones horizontal, odd ones vertical.
  let id: Int32

  private init(id: Int32) { self.id = id }
  /// Its own guide number `index` (from 0). What a view answers that sets no such guide is registered with `LayoutTree.setDefault(of:_:)`.
  public init(custom index: Int32, axis: Axis) {
    id = 8 + (max(index, 0) & 0x0fff_ffff) * 2 + Int32(axis.rawValue)
  }
  /// The leading edge.
  public static let leading = AlignmentKey(id: 0)
  /// The middle.
  public static let horizontalCenter = AlignmentKey(id: 1)
  /// The trailing edge.
  public static let trailing = AlignmentKey(id: 2)
  /// The top edge.
  public static let top = AlignmentKey(id: 3)
  /// The middle.
  public static let verticalCenter = AlignmentKey(id: 4)
  /// The bottom edge.
  public static let bottom = AlignmentKey(id: 5)
  /// The topmost line's baseline. A view without text answers its height (reverse-engineered).
  public static let firstTextBaseline = AlignmentKey(id: 6)
  /// The lowest line's baseline; without text the height.
  public static let lastTextBaseline = AlignmentKey(id: 7)

  /// The axis along which the guide is a distance.
  public var axis: Axis { id < 3 || (isCustom && id & 1 == 0) ? .horizontal : .vertical }
  /// As SwiftUI names it; nil for a custom one.
  public var name: String? {
    let names = ["leading", "center", "trailing", "top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
    return isCustom ? nil : names[Int(id)]
  }
  /// Of a custom one, the index that it was made with.
  public var customIndex: Int? { isCustom ? (Int(id) - 8) / 2 : nil }
  /// Whether it was made, not built in.
  public var isCustom: Bool { id > 7 }
  var isBaseline: Bool { id == 6 || id == 7 }
  /// The default value as a share of the length along `axis`; NaN where a custom key's own function decides.
  var fraction: Double {
    switch id {
    case 0, 3: 0
    case 1, 4: 0.5
    case 2, 5, 6, 7: 1
    default: .nan
    }
  }
  /// The part of a view's length at which the guide lies where nothing sets it: 0, a half or 1; nil where the alignment's own function decides.
  public var defaultPart: Double? { isCustom ? nil : fraction }
  /// The place of a key in an event and in a node's record.
  var code: Int32 { id }
  init?(code: Int32) {
    guard code >= 0 else { return nil }
    id = code
  }
}
