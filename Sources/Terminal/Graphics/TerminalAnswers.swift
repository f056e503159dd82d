/// What a terminal answered to ``TerminalQuestion``, as far as it is plausible.
public struct TerminalAnswers: Hashable, Sendable {
  /// Whether kitty's protocol was answered with `OK`.
  public internal(set) var knowsKitty = false
  /// The terminal's name and version; nil where it does not say.
  public internal(set) var name: String?
  /// A cell in pixels.
  public internal(set) var cell: PixelSize?
  /// The window in pixels.
  public internal(set) var window: PixelSize?
  /// What DA1 lists; 4 is sixel.
  public internal(set) var attributes: Set<Int> = []
  /// Whether the last question was answered: then nothing more is to come.
  public internal(set) var isComplete = false

  /// No answer yet.
  public init() {}

  /// The sides of a cell that are believed, in pixels (our choice).
  private static let cellSides = 2...256
  /// The sides of a window that are believed, in pixels (our choice).
  private static let windowSides = 16...32_768
  /// A cell where nothing tells its size, in pixels (our choice).
  public static let unknownCell = PixelSize(width: 10, height: 20)

  /// A cell in pixels: what the terminal says of one, else of its window, else what the system says of the window, else
  /// 10×20.
  /// - Parameters:
  ///   - columns: of the window.
  ///   - rows: of the window.
  ///   - system: the window in pixels by `TIOCGWINSZ`, where that knows it.
  public func cell(columns: Int, rows: Int, system: PixelSize? = nil) -> PixelSize {
    if let cell, Self.cellSides.contains(cell.width), Self.cellSides.contains(cell.height) { return cell }
    for whole in [window, system] {
      guard let whole, columns > 0, rows > 0 else { continue }
      let part = PixelSize(width: whole.width / columns, height: whole.height / rows)
      if Self.cellSides.contains(part.width), Self.cellSides.contains(part.height) { return part }
    }
    return Self.unknownCell
  }

  // MARK: Reading

  /// `ESC [ parameters final`, without its ends.
  mutating func take(control parameters: some Collection<UInt8>, final: UInt8) {
    let isPrivate = parameters.first == UInt8(ascii: "?")
    let numbers = parameters.dropFirst(isPrivate ? 1 : 0).split(
      separator: UInt8(ascii: ";"), maxSplits: 64, omittingEmptySubsequences: false
    )
    .map { Self.number($0) }
    if isPrivate, final == UInt8(ascii: "c") {
      attributes = Set(numbers.dropFirst().compactMap(\.self))
      isComplete = true
    } else if final == UInt8(ascii: "t"), numbers.count == 3, let height = numbers[1], let width = numbers[2] {
      let size = PixelSize(width: width, height: height)
      switch numbers[0] {
      case 6: if Self.cellSides.contains(width), Self.cellSides.contains(height) { cell = size }
      case 4: if Self.windowSides.contains(width), Self.windowSides.contains(height) { window = size }
      default: break
      }
    }
  }
  /// `i=31;OK`, or what is wrong.
  mutating func take(kitty body: some Collection<UInt8>) {
    let parts = body.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].elementsEqual("OK".utf8) { knowsKitty = true }
  }
  mutating func take(name body: some Collection<UInt8>) { name = String(decoding: body.prefix(80), as: UTF8.self) }

  /// Nil for what is no number, or one that nobody means.
  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...6).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
