/// What one place of a grid shows.
public struct Cell: Hashable, Sendable {
  /// One user-perceived character; empty where nothing was written (a fill may show through), a blank where a text has one.
  public var cluster: String
  /// How many cells the cluster covers; 0 in the cells that a wide cluster covers behind its first.
  public var columns: Int32
  /// The colour of the cluster.
  public var foreground: CellColor
  /// The colour behind it.
  public var background: CellColor
  /// How the cluster is drawn.
  public var attributes: Attributes

  /// A cell; without arguments an empty one.
  public init(_ cluster: String = "", columns: Int32 = 1, foreground: CellColor = .standard, background: CellColor = .standard, attributes: Attributes = []) {
    self.cluster = cluster
    self.columns = columns
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// How a cluster is drawn.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8
    /// The attributes of the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Thick strokes.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// A line below.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through the middle.
    public static let strikethrough = Attributes(rawValue: 32)
    /// A line above.
    public static let overline = Attributes(rawValue: 64)
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
