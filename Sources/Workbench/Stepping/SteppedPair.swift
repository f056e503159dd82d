internal import Foundation
public import Terminal
internal import Tracing

/// Two recorded layouts under one key, side by side; the first step that differs is marked.
@MainActor
public struct SteppedPair {
  private(set) var left: Stepper
  private(set) var right: Stepper

  /// Both at the beginning.
  public init(_ left: Stepper, _ right: Stepper) { (self.left, self.right) = (left, right) }

  /// The first step whose words differ, from 1; nil where all are the same. The words tell offers, answers and places with their numbers.
  public var firstDifference: Int? {
    let (a, b) = (left.stepSentences, right.stepSentences)
    if let index = zip(a, b).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset { return index + 1 }
    return a.count == b.count ? nil : min(a.count, b.count) + 1
  }
  /// Does what a key means, to both.
  public mutating func press(_ key: Character) -> Stepper.Outcome {
    let outcome = left.press(key)
    _ = right.press(key)
    return outcome
  }
  /// The window, divided in two, with a line that says where they differ first.
  public func screen(_ window: CellCount, charset: Charset) throws(CellGridError) -> CellGrid {
    let (columns, rows) = (max(window.columns, 1), max(window.rows, 1))
    var grid = try CellGrid(columns: columns, rows: rows)
    let half = max((columns - 1) / 2, 1)
    let part = CellCount(columns: half, rows: max(rows - 1, 1))
    left.blit(try left.screen(part, charset: charset), into: &grid, column: 0, row: 0)
    left.blit(try right.screen(part, charset: charset), into: &grid, column: half + 1, row: 0)
    let here = max(left.position, right.position)
    let words: String =
      switch firstDifference {
      case nil: "both go the same way"
      case let step? where step > here: "the same so far; step \(step) is the first that differs"
      case let step? where step == here: "≠ here is the first step that differs"
      case let step?: "≠ they have differed since step \(step)"
      }
    if rows > 1 { grid.write(words, column: 0, row: rows - 1, foreground: .rgb(255, 170, 60), attributes: .bold) }
    return grid
  }
  /// As `Stepper.run`: a line a key for each, then the screen.
  /// - Throws: what is wrong with the script.
  public mutating func run(script: String, window: CellCount, charset: Charset) throws(SelectorError) -> String {
    var text = ""
    for word in try Stepper.scriptWords(script) {
      for key in word { _ = press(key) }
      text +=
        "\(word)  \(left.position) of \(left.count)  \(left.sentence)\n\(String(repeating: " ", count: word.count))  \(right.position) of \(right.count)  \(right.sentence)\n"
    }
    do throws(CellGridError) {
      return text + "\n" + TextPainter(colors: .none, charset: charset).text(try screen(window, charset: charset)) + "\n"
    } catch {
      throw SelectorError("\(error)", column: nil)
    }
  }
}

extension Stepper {
  /// The plain sentence of each step.
  var stepSentences: [String] { entries.map { trace.sentence($0.event) } }
}
