/// What nodes show, by the indices that they keep. Texts of one printable line need 24 bytes and count no references: their looks are kept once.
struct NodeContents {
  private struct Plain {
    let string: String
    let look: Int32
  }
  /// Under odd indices.
  private var plain: ContiguousArray<Plain> = []
  private var looks: ContiguousArray<TextLook> = []
  /// Under even indices.
  private var others: ContiguousArray<NodeContent> = []
  /// The content of all spacers; -1 while there is none.
  private var ofSpacers: Int32 = -1

  subscript(index: Int) -> NodeContent {
    if index & 1 == 0 { return others[index >> 1] }
    let text = plain[index >> 1]
    return .text(TextContent(plain: text.string, look: looks[Int(text.look)]))
  }
  /// - Returns: the index of the new content.
  mutating func append(_ content: NodeContent) -> Int32 {
    others.append(content)
    return Int32(truncatingIfNeeded: others.count - 1) << 1
  }
  /// - Parameter look: its number.
  /// - Returns: the index of the new content.
  mutating func append(plain string: String, look: Int32) -> Int32 {
    plain.append(Plain(string: string, look: look))
    return Int32(truncatingIfNeeded: plain.count - 1) << 1 | 1
  }
  /// - Returns: the index of the content of spacers.
  mutating func spacer() -> Int32 {
    if ofSpacers < 0 { ofSpacers = append(.spacer) }
    return ofSpacers
  }
  /// The number of a look of plain texts.
  mutating func number(of look: TextLook) -> Int32 {
    if looks.last !== look { looks.append(look) }
    return Int32(truncatingIfNeeded: looks.count - 1)
  }

  // MARK: Room

  /// How much there is.
  var counts: (plain: Int, others: Int) { (plain.count, others.count) }
  /// Room for so many more of each kind.
  mutating func reserve(_ more: (plain: Int, others: Int)) {
    plain.reserve(more.plain)
    others.reserve(more.others)
  }
}

extension ContiguousArray {
  /// Room for so many more. Storage grows by half at least, so that many small wishes cost no more than appending.
  mutating func reserve(_ more: Int) {
    let wanted = count + more
    if wanted > capacity { reserveCapacity(Swift.max(wanted, capacity + capacity / 2)) }
  }
}
