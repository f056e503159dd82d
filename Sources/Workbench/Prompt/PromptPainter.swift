internal import Drawing
internal import SwiftSource
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
  ///   - decoration: what is shown beside the text.
  public func block(_ text: String, cursor: Int, window: CellCount, decoration: PromptDecoration = PromptDecoration()) -> PromptBlock {
    let width = max(window.columns, 20) - 1
    let height = max(window.rows, 2) - 1
    var flow = PromptFlow(width: width)
    flow.write(prompt, .dim)
    let classes = colors == .none ? [] : PromptEntry.classifications(of: text)
    var spans = classes[...]
    let mistake = decoration.mistake
    for (index, character) in text.enumerated() {
      if index == cursor { flow.markCursor() }
      if index == mistake?.range.lowerBound { flow.markMistake() }
      while let span = spans.first, span.range.upperBound <= index { spans.removeFirst() }
      if character.isNewline {
        flow.breakLine()
        flow.write(continuation, .dim)
      } else {
        let syntax = spans.first.flatMap { $0.range.contains(index) ? $0.syntaxClass : nil }
        let style = syntax.map { PromptStyle($0) } ?? .plain
        flow.write(cleaned(String(character), keepsLineBreaks: false), mistake?.range.contains(index) == true ? .mistaken : style)
      }
    }
    if cursor >= text.count {
      flow.markCursor()
      if let suggestion = decoration.suggestion, colors != .none {
        let line = suggestion.prefix { !$0.isNewline }
        flow.write(cleaned(String(line), keepsLineBreaks: false) + (line.count < suggestion.count ? " …" : ""), .suggested)
      }
    }
    // Without colours nothing is underlined: the mistake is said.
    if let mistake, colors == .none { flow.say("^" + String(repeating: "^", count: max(mistake.range.count - 1, 0)), mistake.message) }
    return flow.block(height: height, painter: TextPainter(colors: colors))
  }
}

/// The rows of an entry, ready to be sent, and where the cursor stands among them.
public struct PromptBlock: Hashable, Sendable {
  /// Each with its colours, without a line break.
  public var rows: [TerminalText]
  /// How many cells each row takes.
  public var widths: [Int]
  /// The cursor's row.
  public var cursorRow: Int
  /// The cursor's column.
  public var cursorColumn: Int
}
