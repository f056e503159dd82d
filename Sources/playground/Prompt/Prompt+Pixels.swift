internal import Drawing
internal import Foundation
internal import LineEditor
internal import Terminal
internal import Workbench

/// Pictures of pixels among the prompt's output.
extension Prompt {
  /// Output with a picture of pixels, as it was shown.
  struct ShownPicture {
    var blocks: [Block]
    var key: String?
    var screens: [PixelScreen]
    /// Nil where it was shown in cells.
    var fits: [PictureFit]?
    /// When it is to be shown again, because the window has another size.
    var due: ContinuousClock.Instant?
  }
  /// A window that is being drawn larger is drawn for once it stays as it is (our choice).
  private static let resizeDelay: Duration = .milliseconds(200)

  // MARK: Asking

  /// Asks the terminal what it shows, once, when a device of pixels is there; echo is off by now.
  func askForPixels() {
    guard pixels.state == .unasked, session.request.device.look == .pixels || !waiting.isEmpty else { return }
    write(pixels.ask())
  }
  /// Takes the terminal's answers out of what was read.
  /// - Returns: what was typed.
  func takingAnswers(_ bytes: [UInt8]) -> [UInt8] {
    let typed = pixels.take(bytes)
    takeNews()
    return typed
  }
  /// How long may be waited until ``restPixels()`` is due; nil while nothing is.
  var pixelTimeLeft: Duration? {
    let due = picture?.due.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
    return [pixels.timeLeft, due].compactMap(\.self).min()
  }
  /// Does what is due.
  /// - Returns: what was held back and may have been typed.
  func restPixels() -> [UInt8] {
    let typed = pixels.rest()
    takeNews()
    if let due = picture?.due, due <= .now { showPictureAgain() }
    return typed
  }
  /// What was answered, or given up, decides about the output that waits and about the picture above the entry.
  private func takeNews() {
    guard pixels.hasNews else { return }
    pixels.hasNews = false
    if pixels.state == .asked { return }
    showWaiting()
    showPictureAgain()
  }

  // MARK: Showing

  /// Shows output above the entry. A picture of pixels waits until the terminal has said whether it shows any, and what
  /// follows waits with it.
  func show(_ blocks: [Block], key: String?) {
    let isUndecided = pixels.state != .decided && blocks.contains { $0.pixels != nil }
    if isUndecided || !waiting.isEmpty { waiting.append((blocks, key)) } else { put(blocks, key: key) }
  }
  /// Shows what waits.
  /// - Parameter isDecided: otherwise it is shown as far as the terminal is known.
  func showWaiting(isDecided: Bool = true) {
    if isDecided, pixels.state != .decided { return }
    let all = waiting
    waiting = []
    for (blocks, key) in all { put(blocks, key: key) }
  }
  private func put(_ blocks: [Block], key: String?) {
    let window = Prompt.window(output)
    let room = CellCount(columns: window.columns, rows: window.rows - 2)
    let screens = blocks.compactMap(\.pixels)
    let found = screens.compactMap { pixels.fit($0, room: room, window: window) }
    let fits = !screens.isEmpty && found.count == screens.count ? found : nil
    let replaces = screen.replaces(key)
    // The same picture is not sent again; what stands beside it is, with the picture's new place.
    if replaces, fits != nil, let picture, picture.fits == fits, picture.screens == screens,
      blocks.count == screens.count, picture.blocks.count == blocks.count
    {
      return
    }
    var lines: [TerminalText] = []
    var widths: [Int] = []
    var next = (fits ?? [])[...]
    for block in blocks {
      if let screen = block.pixels, let fit = next.popFirst(), let text = pixels.show(screen, fit, replaces: replaces) {
        let part = PixelOutput.lines(text, fit)
        lines += part
        widths += part.map { _ in 0 }
        if case .picture(_, isStale: true) = block.content {
          lines.append("(stale: this is the last picture that could be drawn)")
          widths.append(lines.last.map { Drawing.columns(of: $0.text) } ?? 0)
        }
        continue
      }
      let part = block.lines(isStyled: session.colors != .none, columns: window.columns)
      lines += part.lines
      widths += part.widths
    }
    if lines.isEmpty { return }
    // A picture may be shown again: in its own place, where that is possible.
    let key = key ?? (screens.isEmpty ? nil : "")
    write(screen.show(lines, widths: widths, key: key))
    picture = screens.isEmpty ? nil : ShownPicture(blocks: blocks, key: key, screens: screens, fits: fits)
    modes.setLeaving(pixels.leaving.text + Prompt.leaving)
  }
  /// The picture above the entry as the terminal and its window are now; nothing where nothing else would be seen.
  private func showPictureAgain() {
    guard let shown = picture else { return }
    picture?.due = nil
    let window = Prompt.window(output)
    let room = CellCount(columns: window.columns, rows: window.rows - 2)
    let fits = shown.screens.compactMap { pixels.fit($0, room: room, window: window) }
    if fits.count == shown.screens.count, fits != shown.fits { put(shown.blocks, key: shown.key) }
  }
  /// The window has another size.
  func resizePicture() {
    write(pixels.askAgain())
    if picture?.fits != nil { picture?.due = .now + Prompt.resizeDelay }
  }

  // MARK: Leaving

  /// What waits is shown after all, and what the terminal keeps apart from its cells goes.
  func takePicturesAway() {
    showWaiting(isDecided: false)
    write(pixels.deleteAll())
  }
  /// Somebody else gets the terminal for a while: pictures in what has scrolled away stay.
  func keepingPictures(_ work: () -> Void) {
    modes.setLeaving(Prompt.leaving)
    work()
    modes.setLeaving(pixels.leaving.text + Prompt.leaving)
  }
}

extension Block {
  /// The picture for a terminal that shows pixels, pale where it no longer holds; nil for everything else.
  var pixels: PixelScreen? {
    guard case .picture(let picture, let isStale) = content else { return nil }
    return isStale ? picture.pixels?.stale : picture.pixels
  }
}
