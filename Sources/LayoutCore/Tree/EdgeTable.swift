/// The distinct edge spacings of a tree, so that a node needs two bytes for them. Entry 0 is plain on all edges.
struct EdgeTable {
  private var entries: ContiguousArray<EdgeSpacing> = [EdgeSpacing()]
  private var codes: [EdgeSpacing: UInt16] = [EdgeSpacing(): 0]
  /// The code of lines of text of one height, looked up last: neighbours mostly have one font.
  private var line: (height: Double, code: UInt16) = (.nan, 0)
  /// The edges of two to four children of a stack, in order, 16 bits each.
  struct Joined: Equatable {
    var codes: UInt64 = 0
    var kind: UInt8 = 0
    var count: UInt8 = 0

    fileprivate var place: Int { Int(truncatingIfNeeded: ((codes ^ UInt64(kind)) &* 0x9E37_79B9_7F4A_7C15) >> 60) }
  }
  /// What such stacks have for edges themselves: rows of a list are alike.
  private var stacks = ContiguousArray<(joined: Joined, code: UInt16)>(repeating: (Joined(), 0), count: 16)

  /// The edges of a stack of such children; nil if none was remembered.
  func code(of joined: Joined) -> UInt16? {
    let stack = stacks[joined.place]
    return stack.joined == joined ? stack.code : nil
  }
  mutating func remember(_ joined: Joined, _ code: UInt16) { stacks[joined.place] = (joined, code) }

  /// The codes of spacers along rows and columns, and outside of both; 0 while there is none.
  private var spacers: (row: UInt16, column: UInt16, free: UInt16) = (0, 0, 0)
  /// A spacer's: no distance along its stack, no opinion across it.
  mutating func code(ofSpacerAlong axis: Axis?) -> UInt16 {
    let known = axis == .horizontal ? spacers.row : axis == .vertical ? spacers.column : spacers.free
    if known != 0 { return known }
    let (along, across) = (axis == .vertical ? EdgeSpacing.Category.none : .zero, axis == .horizontal ? EdgeSpacing.Category.none : .zero)
    let code = code(of: EdgeSpacing(leading: along, trailing: along, top: across, bottom: across))
    switch axis {
    case .horizontal: spacers.row = code
    case .vertical: spacers.column = code
    case nil: spacers.free = code
    }
    return code
  }

  @inline(__always) subscript(code: UInt16) -> EdgeSpacing { entries[Int(code)] }
  /// Beyond 65,535 distinct spacings, a new one is plain.
  mutating func code(of spacing: EdgeSpacing) -> UInt16 {
    // Most trees have a handful: they are found without hashing.
    for code in 0..<min(entries.count, 8) where entries[code] == spacing { return UInt16(code) }
    if let code = codes[spacing] { return code }
    guard entries.count <= Int(UInt16.max) else { return 0 }
    let code = UInt16(entries.count)
    entries.append(spacing)
    codes[spacing] = code
    return code
  }
  /// A text's: its lines above and below, plain at its sides.
  @inline(__always) mutating func code(ofLinesHigh height: Double) -> UInt16 {
    if line.height == height { return line.code }
    let edge = EdgeSpacing.Category.text(height)
    line = (height, code(of: EdgeSpacing(leading: .plain, trailing: .plain, top: edge, bottom: edge)))
    return line.code
  }
}
