/// Sends pictures by a protocol, and remembers what a terminal keeps of them: numbers, and the colours of sixels.
public struct PictureSender: Sendable {
  /// How pictures are sent.
  public let graphics: GraphicsProtocol
  private let ids: ClosedRange<UInt32>
  private var next: UInt32
  /// The numbers that the terminal still knows, oldest first.
  private var known: [UInt32] = []
  /// The colours of a session stay, so that equal parts of pictures look equal.
  private var palette: SixelPalette?

  /// - Parameters:
  ///   - graphics: how pictures are sent.
  ///   - firstID: the first number; others number pictures, too, so it should be one of the process's own.
  ///   - count: how many numbers are used, one after the other: two where each picture takes the place of the last.
  public init(_ graphics: GraphicsProtocol, firstID: UInt32, count: UInt32) {
    self.graphics = graphics
    // Placeholders tell 24 bits by their colour.
    let first = max(1, min(firstID, 0x100_0000 - max(count, 1)))
    ids = first...(first + max(count, 1) - 1)
    next = first
  }

  /// So many numbers belong to a process.
  public static let idsOfProcess: UInt32 = 4_096
  /// The first number of a process: two that show pictures in one window at a time hardly ever have the same.
  public static func firstID(process: Int32) -> UInt32 {
    (UInt32(truncatingIfNeeded: process) % 4_095 + 1) * idsOfProcess
  }

  /// Shows a picture from the cursor on, which stays.
  /// - Parameter replaces: whether the picture before it goes, once this one is there.
  public mutating func show(_ picture: TerminalPicture, _ fit: PictureFit, replaces: Bool = true) -> TerminalText {
    var text: TerminalText = ""
    switch (graphics, picture) {
    case (.kitty, .png(let file)): text = KittyPicture.show(file, id: newID(), columns: fit.columns, rows: fit.rows)
    case (.kittyInTmux, .png(let file)):
      text = KittyPicture.showInTmux(file, id: newID(), columns: fit.columns, rows: fit.rows)
    case (.iterm, .png(let file)): return ITermPicture.show(file, fit.pixels)
    case (.sixel, .pixels(let pixels)):
      if palette?.fits(pixels) != true { palette = SixelPalette(pixels, fit.pixels) }
      return palette.map { SixelPicture.show(pixels, fit.pixels, $0) } ?? ""
    default: return ""
    }
    if replaces, known.count > 1 { text += delete(known.remove(at: known.count - 2)) }
    return text
  }

  /// One picture that nobody will speak of again; its bytes tell the number that tmux needs.
  public static func once(_ graphics: GraphicsProtocol, _ picture: TerminalPicture, _ fit: PictureFit) -> TerminalText {
    guard case .png(let file) = picture, graphics.keepsPictures else {
      var sender = PictureSender(graphics, firstID: 1, count: 1)
      return sender.show(picture, fit)
    }
    if graphics == .kitty { return KittyPicture.show(file, id: nil, columns: fit.columns, rows: fit.rows) }
    // FNV-1a
    let hash = file.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return KittyPicture.showInTmux(file, id: hash & 0xFF_FFFF | 1, columns: fit.columns, rows: fit.rows)
  }

  /// Takes away all that was sent, as far as the terminal keeps it apart from the cells.
  public mutating func deleteAll() -> TerminalText {
    defer { known = [] }
    return known.map { delete($0) }.joined()
  }
  /// What a signal's handler sends: short, and the same at any time.
  public var leaving: TerminalText {
    guard graphics.keepsPictures else { return "" }
    return ids.count <= 2 ? ids.map { delete($0) }.joined() : passed(KittyPicture.delete(ids: ids))
  }

  private mutating func newID() -> UInt32 {
    defer { next = next == ids.upperBound ? ids.lowerBound : next + 1 }
    known.removeAll { $0 == next }
    known.append(next)
    return next
  }
  private func delete(_ id: UInt32) -> TerminalText { passed(KittyPicture.delete(id: id)) }
  private func passed(_ text: TerminalText) -> TerminalText {
    graphics == .kittyInTmux ? EscapeSequence.throughTmux(text) : text
  }
}
