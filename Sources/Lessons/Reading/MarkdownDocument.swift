internal import CMark

/// Markdown as blocks of words, read by cmark: what a terminal sets anew at its own width.
public struct MarkdownDocument: Sendable {
  /// A stretch of text in one style.
  public struct Span: Hashable, Sendable {
    /// How it stands out.
    public enum Style: Sendable { case plain, emphasis, strong, code }
    /// May hold line breaks, where the source demands them.
    public var text: String
    /// How it stands out.
    public var style: Style
  }
  /// A part that begins on a line of its own.
  public enum Block: Hashable, Sendable {
    /// A title.
    case heading([Span])
    /// Words, behind a mark such as a list's number; indented by the columns of the lists and quotes around.
    case paragraph([Span], mark: String, indent: Int)
    /// Lines that stay as they are.
    case lines([String], indent: Int)
  }
  /// In order.
  public private(set) var blocks: [Block] = []

  /// Reads any text; HTML is left out.
  public init(_ markdown: String) {
    var markdown = markdown
    let document = markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
    }
    guard let document else { return }
    defer { cmark_node_free(document) }
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    var reader = Reader()
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard let node = cmark_iter_get_node(iterator) else { continue }
      if event == CMARK_EVENT_ENTER { reader.enter(node) } else { reader.leave(node) }
    }
    blocks = reader.blocks
  }

  /// Goes through the tree of cmark without recursion.
  private struct Reader {
    var blocks: [Block] = []
    private var spans: [Span] = []
    private var style: [Span.Style] = [.plain]
    /// The number of the next item of each list around; nil for lists with bullets.
    private var lists: [Int?] = []
    private var indent = 0
    private var mark = ""
    private var link: String?

    mutating func enter(_ node: OpaquePointer) {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: spans = []
      case CMARK_NODE_BLOCK_QUOTE: indent += 2
      case CMARK_NODE_LIST: lists.append(cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(node)) : nil)
      case CMARK_NODE_ITEM:
        if let number = lists.last ?? nil {
          mark = "\(number). "
          lists[lists.count - 1] = number + 1
        } else {
          mark = "- "
        }
        indent += mark.count
      case CMARK_NODE_CODE_BLOCK:
        blocks.append(.lines(LessonText(literal(node)).lines.map(\.content), indent: indent + 4))
      case CMARK_NODE_TEXT: spans.append(Span(text: literal(node), style: style.last ?? .plain))
      case CMARK_NODE_CODE: spans.append(Span(text: literal(node), style: .code))
      case CMARK_NODE_SOFTBREAK:
        // Rows of a table stay rows.
        spans.append(Span(text: spans.first?.text.hasPrefix("|") == true ? "\n" : " ", style: style.last ?? .plain))
      case CMARK_NODE_LINEBREAK: spans.append(Span(text: "\n", style: style.last ?? .plain))
      case CMARK_NODE_EMPH: style.append(.emphasis)
      case CMARK_NODE_STRONG: style.append(.strong)
      case CMARK_NODE_LINK: link = cmark_node_get_url(node).map { String(cString: $0) }
      default: break
      }
    }
    mutating func leave(_ node: OpaquePointer) {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HEADING: blocks.append(.heading(spans))
      case CMARK_NODE_PARAGRAPH:
        blocks.append(.paragraph(spans, mark: mark, indent: indent - mark.count))
        mark = ""
      case CMARK_NODE_BLOCK_QUOTE: indent -= 2
      case CMARK_NODE_LIST: lists.removeLast()
      case CMARK_NODE_ITEM:
        // As deep as before its mark: a bullet takes two columns, a number as many as its digits and two.
        let digits = lists.last.flatMap { $0 }.map { String($0 - 1).count } ?? 0
        indent -= digits + 2
        mark = ""
      case CMARK_NODE_EMPH, CMARK_NODE_STRONG: style.removeLast()
      case CMARK_NODE_LINK:
        if let link, spans.last?.text != link { spans.append(Span(text: " (\(link))", style: .plain)) }
        link = nil
      default: break
      }
    }
    private func literal(_ node: OpaquePointer) -> String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
  }
}
