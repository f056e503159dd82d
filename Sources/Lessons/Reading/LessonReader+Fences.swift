internal import CMark

extension LessonReader {
  struct Fence {
    var info: String
    /// Of the opening fence, from 1.
    var line: Int
    var lines: [String]
    var prefix: String
    var marker: String
    var isClosed: Bool
    /// Of the closing fence.
    var endLine: Int
  }

  /// All fenced code blocks, in order; cmark walks its tree without recursion.
  static func fences(of text: LessonText) -> [Fence] {
    var source = text.text
    let document = source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
    }
    guard let document else { return [] }
    defer { cmark_node_free(document) }
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    var fences: [Fence] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator), cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK else { continue }
      if let fence = fence(node, text) { fences.append(fence) }
    }
    return fences
  }

  private static func fence(_ node: OpaquePointer, _ text: LessonText) -> Fence? {
    let (start, end) = (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_end_line(node)))
    let opening = text.line(start)
    // cmark counts columns in bytes
    let before = String(decoding: opening.utf8.prefix(max(Int(cmark_node_get_start_column(node)) - 1, 0)), as: UTF8.self)
    let fenced = opening.dropFirst(before.count).drop { $0 == " " }
    guard let mark = fenced.first, mark == "`" || mark == "~" else { return nil }
    let marker = String(fenced.prefix { $0 == mark })
    guard marker.count >= 3 else { return nil }
    let closing = text.line(end).trimmed(of: "> \t")
    let isClosed = end > start && closing.count >= marker.count && closing.allSatisfy { $0 == mark }
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    return Fence(
      info: info, line: start, lines: LessonText(literal).lines.map(\.content), prefix: String(before.map { $0 == ">" || $0 == "\t" ? $0 : " " }), marker: marker,
      isClosed: isClosed, endLine: end)
  }
}

extension String {
  /// Without the given characters at both ends.
  fileprivate func trimmed(of characters: String) -> Substring {
    var part = Substring(self)
    while let first = part.first, characters.contains(first) { part.removeFirst() }
    while let last = part.last, characters.contains(last) { part.removeLast() }
    return part
  }
}
