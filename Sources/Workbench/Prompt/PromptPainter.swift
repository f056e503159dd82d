internal import Drawing
internal import Interpreter
public import Terminal

/// The entry that is being typed, as rows of cells. A pure function: nothing of it reaches a terminal by itself.
public struct PromptPainter: Sendable {
  /// How many colours the terminal shows.
  public var colors: ColorSupport
  /// What stands before the first line.
  public var prompt: String
  /// What stands before the lines that follow.
  public var continuation: String

  /// A painter for a terminal.
  public init(colors: ColorSupport, prompt: String = "> ", continuation: String = "… ") {
    self.colors = colors
    self.prompt = prompt
    self.continuation = continuation
  }

  /// The rows of an entry in a window. The last column stays free, because terminals disagree about what happens behind it.
  ///
  /// An entry higher than the window is cut around the cursor.
  /// - Parameters:
  ///   - cursor: how many characters stand before the cursor.
  ///   - window: columns × rows; unknown or tiny windows count as 20×2 at least.
  ///   - suggestion: what could follow the text: shown faintly behind it, and no part of it.
  ///   - marks: characters that are wrong, underlined; without colours a sign behind the text names the first.
  public func block(_ text: String, cursor: Int, window: CellCount, suggestion: String = "", marks: [Range<Int>] = []) -> PromptBlock {
    let width = max(window.columns, 20) - 1
    let height = max(window.rows, 2) - 1
    var flow = Flow(width: width)
    flow.write(prompt, .dim)
    let classes = colors == .none ? [] : PromptEntry.classifications(of: text)
    var spans = classes[...]
    for (index, character) in text.enumerated() {
      if index == cursor { flow.markCursor() }
      while let span = spans.first, span.range.upperBound <= index { spans.removeFirst() }
      if character.isNewline {
        flow.breakLine()
        flow.write(continuation, .dim)
      } else {
        let syntax = spans.first.flatMap { $0.range.contains(index) ? $0.syntaxClass : nil }
        var style = syntax.map { PromptStyle($0) } ?? .plain
        if marks.contains(where: { $0.contains(index) }) { style.attributes.insert(.underline) }
        flow.write(cleaned(String(character), keepsLineBreaks: false), style)
      }
    }
    if cursor >= text.count { flow.markCursor() }
    if colors != .none { flow.write(cleaned(suggestion, keepsLineBreaks: false), .dim) }
    if colors == .none, let mark = marks.first { flow.write("  ← \(cleaned(String(Array(text)[mark.clamped(to: 0..<text.count)]), keepsLineBreaks: false))?", .dim) }
    return flow.block(height: height, painter: TextPainter(colors: colors))
  }
}

/// The rows of an entry, ready to be sent, and where the cursor stands among them.
public struct PromptBlock: Hashable, Sendable {
  /// Each with its colours, without a line break.
  public var rows: [String]
  /// How many cells each row takes.
  public var widths: [Int]
  /// The cursor's row.
  public var cursorRow: Int
  /// The cursor's column.
  public var cursorColumn: Int
}

/// How a part of an entry is drawn.
struct PromptStyle: Hashable {
  var foreground = CellColor.standard
  var attributes: Cell.Attributes = []
  static let plain = PromptStyle()
  static let dim = PromptStyle(attributes: .dim)

  private init(foreground: CellColor = .standard, attributes: Cell.Attributes = []) {
    self.foreground = foreground
    self.attributes = attributes
  }
  init(_ syntax: PromptEntry.SyntaxClass) {
    switch syntax {
    case .keyword, .directive, .attribute: self.init(foreground: .rgb(205, 80, 160), attributes: .bold)
    case .type: self.init(foreground: .rgb(60, 160, 200))
    case .string: self.init(foreground: .rgb(200, 90, 70))
    case .number: self.init(foreground: .rgb(180, 150, 60))
    case .comment: self.init(attributes: .dim)
    case .label: self.init(foreground: .rgb(100, 160, 120))
    case .identifier, .operator: self.init()
    }
  }
}

/// Characters on their way into rows.
private struct Flow {
  private struct Glyph {
    var text: String
    var columns: Int
    var style: PromptStyle
  }
  private let width: Int
  private var rows: [[Glyph]] = [[]]
  private var column = 0
  private var cursor = (row: 0, column: 0)

  init(width: Int) { self.width = width }

  mutating func write(_ text: String, _ style: PromptStyle) {
    for character in text {
      let columns = Drawing.columns(of: character)
      if column + columns > width { breakLine() }
      rows[rows.count - 1].append(Glyph(text: String(character), columns: columns, style: style))
      column += columns
    }
  }
  mutating func breakLine() {
    rows.append([])
    column = 0
  }
  mutating func markCursor() {
    if column >= width { breakLine() }
    cursor = (rows.count - 1, column)
  }
  func block(height: Int, painter: TextPainter) -> PromptBlock {
    let first = max(0, min(cursor.row - height / 2, rows.count - height))
    let shown = rows[first..<min(first + height, rows.count)]
    var lines: [String] = []
    var widths: [Int] = []
    for row in shown {
      let columns = row.reduce(0) { $0 + $1.columns }
      widths.append(columns)
      guard columns > 0, var grid = try? CellGrid(columns: columns, rows: 1) else {
        lines.append("")
        continue
      }
      var place = 0
      for glyph in row {
        grid.write(glyph.text, column: place, row: 0, foreground: glyph.style.foreground, attributes: glyph.style.attributes)
        place += glyph.columns
      }
      lines.append(painter.ansi(grid, isScreen: true))
    }
    return PromptBlock(rows: lines, widths: widths, cursorRow: cursor.row - first, cursorColumn: cursor.column)
  }
}
