/// The distinct edge spacings of a tree, so that a node needs two bytes for them. Entry 0 is plain on all edges.
struct EdgeTable {
  private var entries: ContiguousArray<EdgeSpacing> = [EdgeSpacing()]
  private var codes: [EdgeSpacing: UInt16] = [EdgeSpacing(): 0]
  /// The code of lines of text of one height, looked up last: neighbours mostly have one font.
  private var line: (height: Double, code: UInt16) = (.nan, 0)

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
