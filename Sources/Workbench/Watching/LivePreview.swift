internal import Drawing
internal import Foundation
internal import SwiftSource
public import Terminal
internal import Views

/// The full-screen preview of a watched file as a state machine: what was read comes in, a screen comes out. It reads, writes and waits for nothing.
///
/// The last good picture stays when the file cannot be shown; it is marked as stale, with what is wrong beside it.
@MainActor
public struct LivePreview {
  /// The file's path, as it was given.
  public let path: String
  /// How the file is laid out; its window is the one without the status line.
  public private(set) var request: Request
  private var good: Preview?
  /// The last version's program, for the next one.
  private var program: Program?
  private var usedFiles: [SourceFile] = []
  private var problems: [DiagnosticPiece] = []
  /// The last lines that the program printed.
  private var printed: [DiagnosticPiece] = []
  /// At most so many of them are shown (our choice).
  private static let shownPrints = 3
  private var isStale = false
  /// How many versions of the file, and of those that it takes something from, were laid out.
  public private(set) var saves = 0
  private var staleSaves = 0
  private var staleSince: ContinuousClock.Instant?
  /// At most so many mistakes are shown (our choice).
  private static let shownProblems = 5
  /// How the file is watched, where a person should know it: why it is looked at at intervals.
  public var notice: String?
  /// Saves that changed no byte.
  public var unchanged = 0
  private var text: String?
  /// The file's previews, in order.
  private var previews = PreviewList()
  private var isChosenByKey = false
  /// How long the last version took from its bytes to its screen, set by whoever measures.
  public var drawingTime: Duration?

  /// The last version that was read, right or wrong; nil where the file is gone.
  public private(set) var latest: Preview?
  /// What swiftc says of the last version, set by whoever asks it.
  public var verdict: String?

  /// Whether there is a picture, be it a stale one.
  public var showsSomething: Bool { good != nil }

  /// A preview of a file that was not read yet.
  public init(path: String, request: Request) {
    self.path = path
    self.request = request
  }

  /// What was found at the path.
  public enum Found: Sendable {
    case text(String)
    case missing
    case unreadable(String)
  }

  /// A version of the file was read. Equal text changes nothing.
  /// - Returns: whether the screen is another one now.
  public mutating func read(_ found: Found) -> Bool {
    switch found {
    case .text(let new):
      guard new != text else { return false }
      text = new
      verdict = nil
      saves += 1
      let source = SourceFile(name: path, text: new)
      let read = Program.read(source, after: program)
      if !read.hasSyntaxErrors { previews = PreviewList(read, after: previews) }
      // The one that was chosen is gone.
      if isChosenByKey, previews.index(of: request.preview) == nil { request.preview = .automatic }
      show(Preview(source, request, after: read, state: good, checkedAfter: latest))
    case .missing: fail("\(path) is gone; the preview follows when it comes back")
    case .unreadable(let reason): fail("\(path): \(reason)")
    }
    return true
  }
  /// The next version is shown even if it is equal to the last one: what lies around it may be new.
  public mutating func forget() { text = nil }
  /// The other files that the view takes something from.
  public var used: [String] { Set(usedFiles.map(\.name)).sorted() }
  /// Another file was saved: one that the view takes something from, with another text, makes the picture anew.
  /// - Parameter found: its text; nil where it is gone or cannot be read.
  /// - Returns: whether the screen is another one now.
  public mutating func readOther(_ path: String, _ found: String?) -> Bool {
    guard let text, let used = usedFiles.first(where: { $0.name == path }), used.text != found else { return false }
    saves += 1
    verdict = nil
    show(Preview(SourceFile(name: self.path, text: text), request, after: program, state: good, checkedAfter: latest))
    return true
  }
  /// The window has another size, in cells.
  public mutating func resize(_ window: CellCount) {
    request.window = CellCount(columns: window.columns, rows: max(window.rows - 1, 0))
    guard let text else { return }
    show(Preview(SourceFile(name: path, text: text), request, after: program, state: good, checkedAfter: latest))
  }

  // MARK: Choosing a preview

  /// Which of the file's previews is shown, from 1, and how many there are, as far as it is known; nil where there is
  /// none to choose from.
  public var chosen: (number: Int, count: Int)? {
    guard previews.count > 1 else { return nil }
    return previews.index(of: request.preview).map { ($0 + 1, previews.count) }
  }
  /// Shows another of the file's previews: the one of a number, from 1, or the next or the one before, around the ends.
  /// - Returns: whether the screen is another one now.
  public mutating func choose(_ choice: Choice) -> Bool {
    guard let text, let (number, count) = chosen else { return false }
    let wanted: Int
    switch choice {
    case .number(let exact): wanted = exact
    case .next: wanted = number % count + 1
    case .previous: wanted = (number + count - 2) % count + 1
    }
    guard wanted != number, (1...count).contains(wanted), let item = previews[wanted - 1] else { return false }
    request.preview = item.choice
    isChosenByKey = true
    // Another preview's views begin with a state of their own.
    show(Preview(SourceFile(name: path, text: text), request))
    return true
  }
  /// What a key chooses.
  public enum Choice: Sendable {
    case number(Int), next, previous
  }

  private mutating func show(_ preview: Preview) {
    latest = preview
    program = preview.program
    previews.hear(preview)
    usedFiles = preview.source.others
    let said = preview.diagnostics.filter(\.isError) + preview.diagnostics.filter { !$0.isError }
    problems = renderedPieces(Array(said.prefix(Self.shownProblems)), source: preview.source)
    if said.count > Self.shownProblems { problems.append(DiagnosticPiece(text: "… and \(said.count - Self.shownProblems) more\n", severity: nil)) }
    let lines = preview.takePrinted().split(whereSeparator: \.isNewline).suffix(Self.shownPrints)
    printed = lines.map { DiagnosticPiece(text: "print: \($0)\n", severity: nil) }
    if preview.hasErrors {
      markStale()
    } else {
      good = preview
      isStale = false
      staleSaves = 0
      staleSince = nil
    }
  }
  private mutating func fail(_ message: String) {
    problems = [DiagnosticPiece(text: message + "\n", severity: .error)]
    (text, latest, verdict, printed) = (nil, nil, nil, [])
    markStale()
  }
  private mutating func markStale() {
    isStale = good != nil
    staleSaves += 1
    staleSince = staleSince ?? .now
  }
  /// When the status says another time, while what is shown is stale; nil: it does not.
  public var ticks: Duration? { isStale ? .seconds(10) : nil }

  /// The whole window: the picture, what is wrong over its lower half at most, and a status line.
  /// - Parameters:
  ///   - showsPixels: the picture's place stays empty, because it is shown in pixels.
  ///   - now: what the age of a stale picture is told by.
  public func screen(_ window: CellCount, charset: Charset, showsPixels: Bool = false, at now: ContinuousClock.Instant = .now) throws(CellGridError) -> CellGrid {
    let (columns, rows) = (max(window.columns, 1), max(window.rows, 1))
    var grid = try CellGrid(columns: columns, rows: rows)
    if let good, !showsPixels { try paint(good, rows: rows - 1, charset, into: &grid) }
    paintProblems(rows: rows - 1, columns: columns, into: &grid)
    paintStatus(row: rows - 1, columns: columns, at: now, into: &grid)
    return grid
  }

  private func paint(_ preview: Preview, rows: Int, _ charset: Charset, into grid: inout CellGrid) throws(CellGridError) {
    guard rows > 0, let host = preview.host else { return }
    let rasteriser = Rasteriser(cell: preview.request.device.cell, charset: charset)
    let picture = try rasteriser.screen(of: host.displayList, columns: grid.frame.columns.count, rows: rows, origin: preview.origin)
    for row in picture.frame.rows {
      for column in picture.frame.columns {
        var cell = picture[column, row]
        if isStale, !cell.cluster.isEmpty { cell.attributes.insert(.dim) }
        grid[column, row] = cell
      }
    }
  }
  /// The picture for a terminal that shows pixels, pale when it is stale; nil on a device of cells.
  public var pixels: PixelScreen? { isStale ? good?.pixels?.stale : good?.pixels }
  /// The cells that are left for it above what is wrong and the status.
  public func roomForPixels(_ window: CellCount) -> CellCount {
    let rows = max(window.rows, 1) - 1
    return CellCount(columns: window.columns, rows: rows - shownProblemLines(rows: rows).count)
  }

  /// What is wrong, line by line, as far as it is shown: over the lower half of a picture at most.
  private func shownProblemLines(rows: Int) -> ArraySlice<[DiagnosticPiece]> {
    var lines: [[DiagnosticPiece]] = [[]]
    for piece in printed + problems + (notice.map { [DiagnosticPiece(text: $0 + "\n", severity: .warning)] } ?? []) {
      for (index, part) in piece.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(DiagnosticPiece(text: String(part), severity: piece.severity)) }
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let most = good == nil ? rows : max(rows / 2, 1)
    return lines.prefix(max(most, 0))
  }
  private func paintProblems(rows: Int, columns: Int, into grid: inout CellGrid) {
    let shown = shownProblemLines(rows: rows)
    for (index, line) in shown.enumerated() {
      let row = rows - shown.count + index
      guard row >= 0 else { continue }
      grid.write(String(repeating: " ", count: columns), column: 0, row: row)
      var column = 0
      for piece in line {
        let color: CellColor =
          switch piece.severity {
          case .error: .rgb(255, 80, 70)
          case .warning: .rgb(220, 170, 0)
          default: .standard
          }
        column = grid.write(cleaned(piece.text, keepsLineBreaks: false), column: column, row: row, foreground: color, attributes: piece.severity == nil ? [] : .bold)
      }
    }
  }
  private func paintStatus(row: Int, columns: Int, at now: ContinuousClock.Instant, into grid: inout CellGrid) {
    var parts = [" \(cleaned(path, keepsLineBreaks: false))"]
    if good == nil, problems.isEmpty { parts.append("waiting for the file") }
    if isStale {
      parts.append("STALE (\(staleSaves) save\(staleSaves == 1 ? "" : "s"))" + age(at: now))
    } else if !problems.isEmpty, good == nil {
      parts.append("nothing to show yet")
    }
    if let drawingTime { parts.append("drawn in \(milliseconds(drawingTime)) ms") }
    if let (number, count) = chosen { parts.append("preview \(number) of \(count)") }
    if let verdict { parts.append(cleaned(verdict, keepsLineBreaks: false)) }
    if unchanged > 0 { parts.append("unchanged \(unchanged)") }
    parts.append((chosen == nil ? "" : "n next, p previous, ") + "r reload, q quit")
    if let good { parts.append(good.status) }
    let text = parts.joined(separator: " · ")
    grid.write(text.padding(toLength: max(columns, text.count), withPad: " ", startingAt: 0), column: 0, row: row, attributes: .reverse)
  }
  /// In steps of ten seconds, so that nothing is sent more often.
  private func age(at now: ContinuousClock.Instant) -> String {
    let seconds = staleSince.map { Int($0.duration(to: now) / .seconds(10)) * 10 } ?? 0
    return seconds < 10 ? "" : seconds < 60 ? " since \(seconds) s" : " since \(seconds / 60) min"
  }
  private func milliseconds(_ duration: Duration) -> String {
    let tenths = Int(bounded: (Double(duration.components.seconds) * 1e4 + Double(duration.components.attoseconds) / 1e14).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
