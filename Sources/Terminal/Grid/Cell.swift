/// What one place of a grid shows.
public struct Cell: Hashable, Sendable {
  /// One user-perceived character; empty where nothing was written (a fill may show through), a blank where a text has one.
  public var cluster: String
  /// How many cells the cluster covers; 0 in the cells that a wide cluster covers behind its first.
  public var columns: Int32
  public var foreground: CellColor
  public var background: CellColor
  public var attributes: Attributes

  public init(_ cluster: String = "", columns: Int32 = 1, foreground: CellColor = .standard, background: CellColor = .standard, attributes: Attributes = []) {
    self.cluster = cluster
    self.columns = columns
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// How a cluster is drawn.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let bold = Attributes(rawValue: 1), dim = Attributes(rawValue: 2), italic = Attributes(rawValue: 4), underline = Attributes(rawValue: 8)
    public static let reverse = Attributes(rawValue: 16), strikethrough = Attributes(rawValue: 32), overline = Attributes(rawValue: 64)
  }
}

/// A colour as a cell knows it.
public enum CellColor: Hashable, Sendable {
  /// The terminal's own: its text colour as a foreground, its paper as a background.
  case standard
  /// The terminal's text colour, as a background too (`Color.primary`).
  case foreground
  /// A fainter text colour (`Color.secondary`).
  case secondary
  case rgb(UInt8, UInt8, UInt8)
}
