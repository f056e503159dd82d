public import Terminal
internal import Tracing

/// What the stepper's screen holds: one recorded layout, or two side by side.
@MainActor
public enum Stepped {
  case one(Stepper)
  case two(SteppedPair)

  /// Does what a key means.
  public mutating func press(_ key: Character) -> Stepper.Outcome {
    switch self {
    case .one(var stepper):
      let outcome = stepper.press(key)
      self = .one(stepper)
      return outcome
    case .two(var pair):
      let outcome = pair.press(key)
      self = .two(pair)
      return outcome
    }
  }
  /// The whole window.
  public func screen(_ window: CellCount, charset: Charset) throws(CellGridError) -> CellGrid {
    switch self {
    case .one(let stepper): try stepper.screen(window, charset: charset)
    case .two(let pair): try pair.screen(window, charset: charset)
    }
  }
  /// As `Stepper.run`: a line a key, then the screen.
  /// - Throws: what is wrong with the script.
  public mutating func run(script: String, window: CellCount, charset: Charset) throws(SelectorError) -> String {
    switch self {
    case .one(var stepper): try stepper.run(script: script, window: window, charset: charset)
    case .two(var pair): try pair.run(script: script, window: window, charset: charset)
    }
  }
}
