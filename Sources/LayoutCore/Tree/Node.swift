/// One cache line. What a, b, c mean depends on the kind:
/// - text: ideal width and height, least width (payload: the rest)
/// - fixed, resizable: width, height
/// - bar, divider: –, thickness
/// - spacer: least length along a row (a), along a column (b)
/// - stack: spacing (NaN: preferred), guide fraction (NaN: custom) (payload: alignment key)
/// - lazy stack: as a stack (optionA: in a row)
/// - frame: width, height (NaN: none)
/// - offset, position: x, y
/// - aspectRatio: width to height (NaN: the child's)
/// - GridRow: payload is the code of its alignment key, -1 for none
/// - safeAreaInset: spacing (payload: alignment key; optionA: at a vertical edge, optionB: at the end)
/// - ignoringSafeArea: payload is a set of edges
/// - scroll: parts of the anchor, c: 1 for longer content alone, 0 for shorter (payload: margins)
/// - ZStack, frame, secondary: payload is a pair of alignment keys (secondary: a is the set of edges where it reaches
///   into the safe area)
/// - flexibleFrame, padding, safeAreaPadding, resizable, relativeFrame, guide, lazy grid, grid, cell: payload is the
///   record in the kind's own table
struct Node {
  let kind: NodeKind
  var flags: UInt8 = 0
  /// Index in the tree's table of preferred distances; 0: plain on all edges.
  var edges: UInt16 = 0
  var payload: Int32 = -1
  var parent: NodeID = -1
  var first: NodeID = -1
  var next: NodeID = -1
  var count: Int32 = 0
  var memo: Int32 = -1
  /// The owner's own: a text, a colour.
  var content: Int32 = -1
  var priority: Double = 0
  var a: Double = .nan
  var b: Double = .nan
  var c: Double = .nan

  init(_ kind: NodeKind) { self.kind = kind }

  /// An explicit alignment guide lies in the subtree.
  static let hasGuides: UInt8 = 1
  /// A text lies in the subtree, so that it has explicit baselines.
  static let hasBaselines: UInt8 = 2
  /// Something in the subtree may turn an offer into nil while placing.
  static let bringsNil: UInt8 = 4
  /// Must be placed even where proposal and size are the same.
  static let needsPlacement: UInt8 = 8
  /// spacer, fixedSize, scroll: horizontal · lazy stack, lazy grid: see there · divider: lies flat · text: one line · secondary: a background · aspectRatio: fills.
  static let optionA: UInt8 = 16
  /// spacer, fixedSize, scroll: vertical.
  static let optionB: UInt8 = 32

  /// Something in the subtree reads where it lies: it reaches into the safe area.
  static let readsPlace: UInt8 = 64
  /// Text runs from right to left here: what is inside is placed from the right.
  static let mirrors: UInt8 = 128

  @inline(__always) func has(_ flag: UInt8) -> Bool { flags & flag != 0 }
}
