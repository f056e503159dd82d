internal import Drawing
public import Terminal

/// What stands at the bottom of a terminal without a screen of its own: output, and under it the entry that is being typed. Each change is one string to be
/// sent at once; it knows what it sent before and takes that away.
///
/// No scroll regions, no clearing of the screen: both go wrong in tmux when the window changes its size.
public struct InlineScreen: Sendable {
  private var shown: PromptBlock?
  /// The output directly above the entry, when the next one of the same key may take its place.
  private var replaceable: (key: String, rows: Int)?
  private var window: CellCount
  /// Whether the terminal breaks rows anew that a narrower window has no room for, as most do, or cuts them, as xterm does; nil if that is not known yet.
  public private(set) var reflows: Bool?

  /// A screen of which nothing is known but its size, and perhaps what its terminal does with rows.
  public init(window: CellCount, reflows: Bool? = nil) {
    self.window = window
    self.reflows = reflows
  }

  /// The entry as it is now.
  public mutating func paint(_ block: PromptBlock) -> TerminalText {
    if shown == block { return "" }
    let text = moveToStart() + eraseRows(shown?.rows.count ?? 0) + draw(block)
    shown = block
    return InlineScreen.frame(text)
  }

  /// Whether output of a key stands directly above the entry, so that the next of the same key takes its place.
  public func replaces(_ key: String?) -> Bool {
    guard let key, let replaceable else { return false }
    return replaceable.key == key && replaceable.rows + (shown?.rows.count ?? 0) < window.rows
  }

  /// Output above the entry, which stays as it is.
  /// - Parameters:
  ///   - lines: each with its colours, without a line break; `widths` are their cells.
  ///   - key: output of the same key that stands directly above the entry is replaced.
  public mutating func show(_ lines: [TerminalText], widths: [Int], key: String? = nil) -> TerminalText {
    var text = moveToStart()
    var old = shown?.rows.count ?? 0
    let rows = zip(lines, widths).reduce(0) { $0 + InlineScreen.rows(of: $1.1, in: window) }
    if let replaceable, replaces(key) {
      text += EscapeSequence.up(replaceable.rows)
      old += replaceable.rows
    }
    text += eraseRows(old)
    for line in lines { text += line + EscapeSequence.nextRow }
    if let block = shown { text += draw(block) }
    replaceable = key.map { ($0, rows) }
    return InlineScreen.frame(text)
  }

  /// The entry is finished: it stays where it is, and what comes next stands below it.
  public mutating func finish() -> TerminalText {
    guard let block = shown else { return "" }
    shown = nil
    replaceable = nil
    return EscapeSequence.down(block.rows.count - 1 - block.cursorRow) + EscapeSequence.nextRow
  }
  /// Takes the entry away.
  public mutating func clear() -> TerminalText {
    let text = moveToStart() + eraseRows(shown?.rows.count ?? 0)
    shown = nil
    return InlineScreen.frame(text)
  }
  /// The terminal shows something else now, as after a stop: nothing is taken away.
  public mutating func forget() {
    shown = nil
    replaceable = nil
  }

  /// Whether a window has no room for what is shown: then where the cursor is tells what became of it.
  public func isUnclear(in window: CellCount) -> Bool {
    shown.map { $0.widths.contains { $0 > window.columns } || $0.cursorColumn >= window.columns } ?? false
  }
  /// The window has another size. Terminals that break rows anew move the cursor with them; the rows are counted as they stand then.
  /// - Parameter cursorColumn: where the terminal has its cursor now; nil if it does not say.
  public mutating func resized(_ window: CellCount, cursorColumn: Int? = nil) -> TerminalText {
    defer { self.window = window }
    guard window.columns < self.window.columns, let block = shown else { return "" }
    let columns = max(window.columns, 1)
    let (broken, cut) = (block.cursorColumn % columns, min(block.cursorColumn, columns - 1))
    if let cursorColumn, broken != cut { reflows = cursorColumn == broken }
    var (above, all) = (block.cursorRow, block.rows.count)
    // Where nothing tells, a row too many that stays is better than one of the output that goes.
    if reflows ?? (cursorColumn != nil) {
      above = block.widths.prefix(block.cursorRow).reduce(0) { $0 + InlineScreen.rows(of: $1, in: window) } + block.cursorColumn / columns
      all = block.widths.reduce(0) { $0 + InlineScreen.rows(of: $1, in: window) }
    }
    shown = nil
    replaceable = nil
    return EscapeSequence.startOfRow + EscapeSequence.up(above) + eraseRows(all)
  }

  // MARK: Parts

  private func moveToStart() -> TerminalText { EscapeSequence.startOfRow + EscapeSequence.up(shown?.cursorRow ?? 0) }
  /// Blanks rows from the cursor's on, and comes back.
  private func eraseRows(_ count: Int) -> TerminalText {
    guard count > 0 else { return "" }
    let below = EscapeSequence.down(1) + EscapeSequence.startOfRow
    return repeatElement(EscapeSequence.eraseToEndOfRow, count: count).joined(separator: below) + EscapeSequence.up(count - 1)
  }
  private func draw(_ block: PromptBlock) -> TerminalText {
    block.rows.joined(separator: EscapeSequence.nextRow) + EscapeSequence.up(block.rows.count - 1 - block.cursorRow) + EscapeSequence.column(block.cursorColumn)
  }
  /// How many rows of a window a line of some cells takes.
  private static func rows(of cells: Int, in window: CellCount) -> Int { max(1, (cells + window.columns - 1) / max(window.columns, 1)) }
  private static func frame(_ text: TerminalText) -> TerminalText {
    EscapeSequence.beginFrame + EscapeSequence.hideCursor + text + EscapeSequence.showCursor + EscapeSequence.endFrame
  }
}
