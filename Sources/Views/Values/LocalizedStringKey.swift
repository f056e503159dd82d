public import Foundation

/// A text as it is written in source: its marks of Markdown count, those of values that are put into it do not. There are no tables of translations.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Segment: Sendable {
    case literal(String)
    case string(String)
    case text(Text)
  }
  var segments: [Segment]

  /// A text whose marks count.
  public init(_ value: String) { segments = [.literal(value)] }
  /// A text whose marks count.
  public init(stringLiteral value: String) { segments = [.literal(value)] }
  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  /// Whether both show the same characters.
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool { a.characters == b.characters }
  private var characters: String {
    segments.map { segment in
      switch segment {
      case .literal(let string): string
      case .string(let string): string
      case .text(let text): text.string
      }
    }.joined()
  }

  /// What a literal with values in it is put together from.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Segment] = []
    /// An empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Characters of the source: their marks count.
    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { segments.append(.literal(literal)) } }
    /// A string as it is.
    public mutating func appendInterpolation(_ string: String) { segments.append(.string(string)) }
    /// A value, as Swift describes it.
    public mutating func appendInterpolation(_ value: some Any) { segments.append(.string("\(value)")) }
    /// A number in a format of C, as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) { segments.append(.string(String(format: specifier, value))) }
    /// A value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
      segments.append(.string(format.format(input)))
    }
    /// A text with its look.
    public mutating func appendInterpolation(_ text: Text) { segments.append(.text(text)) }
    /// A symbol among letters.
    public mutating func appendInterpolation(_ image: Image) { segments.append(.text(Text(image))) }
  }
}

extension Text {
  /// A text as it is written in source: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~` and `[links](address)` are read as Markdown.
  /// The other arguments choose a translation, of which there are none.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    var isPlain = true
    for segment in key.segments {
      switch segment {
      case .literal(let string): if InlineMarkdown.hasMarks(string) { isPlain = false }
      case .string: break
      case .text: isPlain = false
      }
    }
    if isPlain {
      self.init(
        verbatim: key.segments.map { segment in
          switch segment {
          case .literal(let string), .string(let string): string
          case .text: ""
          }
        }.joined())
      return
    }
    var units: [InlineMarkdown.Unit] = []
    for segment in key.segments {
      switch segment {
      case .literal(let string): units += string.map { .character($0) }
      case .string(let string): units.append(.text(Text(verbatim: string)))
      case .text(let text): units.append(.text(text))
      }
    }
    let parts = InlineMarkdown.parts(of: units).map { part in
      var text = if case .text(let own) = part.content { own } else { Text(verbatim: part.string) }
      var marks = TextAttributes()
      if part.marks.contains(.strong) { marks.isStrong = true }
      if part.marks.contains(.emphasis) { marks.isItalic = true }
      if part.marks.contains(.struck) { marks.isStruckThrough = true }
      if part.marks.contains(.link) { marks.isLink = true }
      text.attributes = text.attributes.within(marks)
      return text
    }
    self.init(joining: parts)
  }
  /// One of Apple's symbols, or the name of an image, among letters.
  public init(_ image: Image) {
    switch image.source {
    case .symbol(let name): self.init(verbatim: SystemSymbol.glyph(name) ?? "[\(name)]")
    case .named(let name): self.init(verbatim: "[\(name)]")
    }
  }

  /// Texts that make one; one of them stays itself.
  init(joining parts: [Text]) {
    if parts.count == 1 {
      self = parts[0]
    } else {
      self.init(verbatim: parts.map(\.string).joined())
      self.parts = parts
    }
  }
}
