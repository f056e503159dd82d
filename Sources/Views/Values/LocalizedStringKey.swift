public import Foundation

/// A text as it is written in source: its marks of Markdown count, those of values that are put into it do not. There are no tables of translations.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Segment: Sendable {
    case literal(String)
    case string(String)
    case text(Text)
  }
  /// The characters, as long as no literal has a mark: then it is not put together from parts.
  var plain: String
  var segments: [Segment]

  /// A text whose marks count.
  public init(_ value: String) {
    let isPlain = !InlineMarkdown.hasMarks(value)
    (plain, segments) = (isPlain ? value : "", isPlain ? [] : [.literal(value)])
  }
  /// A text whose marks count.
  public init(stringLiteral value: String) { self.init(value) }
  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) { (plain, segments) = (stringInterpolation.plain, stringInterpolation.segments) }

  /// Whether both show the same characters.
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool { a.characters == b.characters }
  /// The characters that are shown: without the marks of Markdown.
  package var shownCharacters: String { Text(self).string }
  private var characters: String {
    plain
      + segments.map { segment in
        switch segment {
        case .literal(let string): string
        case .string(let string): string
        case .text(let text): text.string
        }
      }.joined()
  }

  /// What a literal with values in it is put together from.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The characters while they are few, and those of a longer text.
    private var short = ShortText()
    private var long = ""
    fileprivate var segments: [Segment] = []
    /// Where the first parts of `plain` end, and which of them are literals: only marks that come later have to know.
    private var ends = SIMD8<UInt16>()
    private var literals: UInt8 = 0
    private var count = 0
    /// An empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Characters of the source: their marks count.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      if isShort, short.append(literal, without: InlineMarkdown.isMark) { return partEnds(isLiteral: true) }
      if segments.isEmpty, !InlineMarkdown.hasMarks(literal), add(literal, isLiteral: true) { return }
      append(.literal(literal))
    }
    /// A string as it is.
    public mutating func appendInterpolation(_ string: String) {
      if segments.isEmpty, add(string, isLiteral: false) { return }
      append(.string(string))
    }
    /// A number, as Swift describes it.
    public mutating func appendInterpolation(_ value: Int) {
      if isShort, short.append(value) { return partEnds(isLiteral: false) }
      appendInterpolation(value.description)
    }
    /// A value, as Swift describes it.
    public mutating func appendInterpolation(_ value: some Any) {
      if type(of: value) == Int.self, let number = value as? Int { return appendInterpolation(number) }
      appendInterpolation("\(value)")
    }
    /// False if there are more parts, or longer ones, than are remembered so.
    private mutating func add(_ part: String, isLiteral: Bool) -> Bool {
      guard count < 8 else { return false }
      if !long.isEmpty || !short.append(part) {
        guard plainCount + part.utf8.count <= Int(UInt16.max) else { return false }
        if long.isEmpty { long = short.string }
        long += part
      }
      partEnds(isLiteral: isLiteral)
      return true
    }
    private var isShort: Bool { long.isEmpty && segments.isEmpty && count < 8 }
    private mutating func partEnds(isLiteral: Bool) {
      ends[count] = UInt16(plainCount)
      if isLiteral { literals |= 1 << UInt8(count) }
      count += 1
    }
    fileprivate var plain: String { long.isEmpty ? short.string : long }
    private var plainCount: Int { long.isEmpty ? short.count : long.utf8.count }
    /// From here on, the text is kept in parts.
    private mutating func append(_ segment: Segment) {
      let plain = plain
      var start = plain.utf8.startIndex
      for k in 0..<count {
        let end = plain.utf8.index(plain.utf8.startIndex, offsetBy: Int(ends[k]))
        let part = String(plain[start..<end])
        segments.append(literals & 1 << UInt8(k) != 0 ? .literal(part) : .string(part))
        start = end
      }
      (short, long, count) = (ShortText(), "", 0)
      segments.append(segment)
    }
    /// A number in a format of C, as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) { appendInterpolation(String(format: specifier, value)) }
    /// A value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
      appendInterpolation(format.format(input))
    }
    /// A text with its look.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
    /// A text whose parts have looks of their own.
    public mutating func appendInterpolation(_ attributed: AttributedString) { append(.text(Text(attributed))) }
    /// A symbol among letters.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
  }
}

extension Text {
  /// A text as it is written in source: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~` and `[links](address)` are read as Markdown.
  /// The other arguments choose a translation, of which there are none.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    self.init(key)
  }
  /// A text as it is written in source, its marks of Markdown read.
  public init(_ key: consuming LocalizedStringKey) {
    if key.segments.isEmpty {
      self.init(verbatim: key.plain)
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
    case .symbol(let name):
      self.init(verbatim: SystemSymbol.glyph(name) ?? "[\(name)]")
      attributes.symbol = name
    case .named(let name): self.init(verbatim: "[\(name)]")
    case .pixels, .drawn: self.init(verbatim: "[image]")
    case .empty: self.init(verbatim: "")
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
