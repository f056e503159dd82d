/// What is known of a terminal's pictures, from the question to the decision: bytes come in, what was typed comes out.
///
/// Knows no terminal and no clock: the caller sends the questions, reads, and tells when time is over.
public struct TerminalGraphics: Sendable {
  /// Where the asking stands.
  public enum State: Hashable, Sendable {
    /// Nothing was asked yet.
    case unasked
    /// The last answer is not there yet.
    case asked
    /// Nothing more is waited for. Answers that come all the same are still taken.
    case decided
  }
  /// Where the asking stands.
  public private(set) var state: State
  /// How pictures are sent, as far as is known; nil is cells.
  public var graphics: GraphicsProtocol? {
    if state == .unasked { return nil }
    return GraphicsProtocol.decide(
      choice, environment: environment, isTerminal: true, answers: isAnswered ? filter.answers : nil, tmux: tmux)
  }

  private let choice: GraphicsProtocol.Choice
  private let environment: [String: String]
  private let isAnswered: Bool
  private var tmux: TmuxFacts?
  private var filter = AnswerFilter()

  /// - Parameters:
  ///   - choice: what the user asked for.
  ///   - isTerminal: whether pictures go to a terminal.
  ///   - isAnswered: whether its answers can be read.
  public init(_ choice: GraphicsProtocol.Choice, environment: [String: String], isTerminal: Bool, isAnswered: Bool) {
    self.choice = isTerminal ? choice : .cells
    self.environment = environment
    self.isAnswered = isAnswered
    let asks = GraphicsProtocol.asks(choice, environment: environment, isTerminal: isTerminal, isAnswered: isAnswered)
    state = asks ? .unasked : .decided
  }

  /// What was answered so far.
  public var answers: TerminalAnswers { filter.answers }
  /// Whether tmux is to be asked about itself before the terminal is.
  public var isInTmux: Bool { state == .unasked && choice == .auto && environment["TMUX"]?.isEmpty == false }
  /// The questions, once; nothing where none is open.
  public mutating func ask(tmux: TmuxFacts? = nil) -> TerminalText {
    guard state == .unasked else { return "" }
    self.tmux = tmux
    state = .asked
    return TerminalQuestion.all(for: choice)
  }
  /// The window has another size: what is asked again. Nothing where the sizes do not count.
  public mutating func askAgain() -> TerminalText {
    filter.forgetWindow()
    return isAnswered && state != .unasked && graphics != nil ? TerminalQuestion.size : ""
  }
  /// Takes what was read.
  /// - Returns: what was typed.
  public mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    if state == .unasked || !isAnswered { return bytes }
    let typed = filter.take(bytes)
    if filter.answers.isComplete { state = .decided }
    return typed
  }
  /// The answers took too long: what is known decides. A late answer counts when it comes.
  public mutating func giveUp() { if state == .asked { state = .decided } }

  /// How long silence may last before ``rest()`` is due; nil while nothing is held back.
  public var patience: Duration? { filter.patience }
  /// After a silence: what was held back and may have been typed.
  public mutating func rest() -> [UInt8] { filter.rest() }

  /// One cell in pixels.
  public func cell(columns: Int, rows: Int, system: PixelSize?) -> PixelSize {
    filter.answers.cell(columns: columns, rows: rows, system: system)
  }
  /// At most so many pixels a point on a device of some: over a network one, because its bytes are what takes time (our
  /// choice).
  public func largestScale(of device: Double) -> Double {
    environment["SSH_TTY"]?.isEmpty == false ? min(1, device) : device
  }
}
