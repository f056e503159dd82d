internal import Drawing
internal import Foundation
internal import Pictures
internal import Terminal
internal import Workbench

/// Pictures of pixels on one terminal: asks what it shows, draws at exactly its pixels, and remembers what was sent.
@MainActor
struct PixelOutput {
  private var terminal: TerminalGraphics
  private var sender: PictureSender?
  private let output: Output
  private let idCount: UInt32
  private var asked: ContinuousClock.Instant?
  private var lastRead = ContinuousClock.now
  /// Whether something was answered, or given up, since this was set to false.
  var hasNews = false
  /// An answer that does not come within this time is not waited for; when it comes, it counts.
  static let patience: Duration = .milliseconds(100)

  /// - Parameters:
  ///   - choice: what the user asked for.
  ///   - idCount: how many pictures stand on the screen at a time, at most.
  init(_ choice: GraphicsProtocol.Choice, _ output: Output, idCount: UInt32) {
    self.output = output
    self.idCount = idCount
    // A process of the background that changes the terminal's modes is stopped.
    let isAnswered = isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp()
    terminal = TerminalGraphics(
      choice, environment: output.environment, isTerminal: output.isTerminal && output.window != nil,
      isAnswered: isAnswered)
  }

  // MARK: Asking

  /// Where the asking stands.
  var state: TerminalGraphics.State { terminal.state }
  /// How pictures are sent; nil is cells.
  var graphics: GraphicsProtocol? { terminal.graphics }

  /// The questions, to be sent once the terminal echoes nothing.
  mutating func ask() -> TerminalText {
    let facts = terminal.isInTmux ? TmuxFacts.asked() : nil
    asked = .now
    return terminal.ask(tmux: facts)
  }
  /// The window has another size.
  mutating func askAgain() -> TerminalText { terminal.askAgain() }
  /// Takes what was read from the terminal.
  /// - Returns: what was typed.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    lastRead = .now
    let before = terminal.answers
    defer { hasNews = hasNews || terminal.answers != before }
    return terminal.take(bytes)
  }
  /// How long may be waited before ``rest()`` is due; nil while nothing is.
  var timeLeft: Duration? {
    let ends = [
      terminal.patience.map { lastRead + $0 }, state == .asked ? asked.map { $0 + PixelOutput.patience } : nil,
    ].compactMap(\.self)
    return ends.min().map { max(.zero, ContinuousClock.now.duration(to: $0)) }
  }
  /// Gives up what took too long.
  /// - Returns: what was held back and may have been typed.
  mutating func rest() -> [UInt8] {
    let now = ContinuousClock.now
    if state == .asked, let asked, now >= asked + PixelOutput.patience {
      terminal.giveUp()
      hasNews = true
    }
    guard let patience = terminal.patience, now >= lastRead + patience else { return [] }
    return terminal.rest()
  }

  // MARK: Showing

  /// How large a picture is shown in some room of a window; nil where it is shown in cells.
  func fit(_ screen: PixelScreen, room: CellCount, window: CellCount) -> PictureFit? {
    guard let graphics else { return nil }
    let cell = terminal.cell(columns: window.columns, rows: window.rows, system: output.windowPixels)
    return PictureFit(
      CairoPicture.size(of: screen.list), columns: room.columns, rows: min(room.rows, KittyPicture.mostRows),
      cell: cell,
      largestScale: terminal.largestScale(of: screen.scale), step: graphics == .sixel ? 6 : 1)
  }
  /// A picture from the cursor on, which stays; nil where it cannot be drawn.
  /// - Parameter replaces: whether it takes the place of the one before.
  mutating func show(_ screen: PixelScreen, _ fit: PictureFit, replaces: Bool) -> TerminalText? {
    guard let graphics, let picture = PixelOutput.drawn(screen, fit, for: graphics) else { return nil }
    var sender = sender ?? PictureSender(graphics, firstID: PictureSender.firstID(process: getpid()), count: idCount)
    defer { self.sender = sender }
    return sender.show(picture, fit, replaces: replaces)
  }
  /// A picture that stays when the program has ended.
  func showOnce(_ screen: PixelScreen, _ fit: PictureFit) -> TerminalText? {
    guard let graphics, let picture = PixelOutput.drawn(screen, fit, for: graphics) else { return nil }
    return PictureSender.once(graphics, picture, fit)
  }
  /// Takes all pictures away that the terminal keeps apart from its cells.
  mutating func deleteAll() -> TerminalText { sender?.deleteAll() ?? "" }
  /// What a signal's handler sends for that.
  var leaving: TerminalText { sender?.leaving ?? "" }

  private static func drawn(_ screen: PixelScreen, _ fit: PictureFit, for graphics: GraphicsProtocol)
    -> TerminalPicture?
  {
    var style = PictureStyle(cell: screen.cell, scale: fit.scale, isDark: screen.isDark)
    style.look = .pixels
    let (width, height) = (fit.pixels.width, fit.pixels.height)
    do throws(PictureError) {
      switch graphics {
      case .sixel: return .pixels(try CairoPicture.pixels(screen.list, style, width: width, height: height))
      case .iterm: return .png(try CairoPicture.png(screen.list, style, width: width, fullWidth: width, height: height))
      case .kitty, .kittyInTmux:
        return .png(try CairoPicture.png(screen.list, style, width: width, fullWidth: fit.canvas.width, height: height))
      }
    } catch {
      return nil
    }
  }

  /// A picture with rows of its own: they are made first, so that nothing scrolls while it is sent. Each line is to be
  /// ended.
  static func lines(_ picture: TerminalText, _ fit: PictureFit) -> [TerminalText] {
    let back = EscapeSequence.startOfRow + EscapeSequence.up(fit.rows - 1)
    let forth = EscapeSequence.down(fit.rows - 1) + EscapeSequence.startOfRow
    return Array(repeating: "", count: fit.rows - 1) + [back + picture + forth]
  }
}
