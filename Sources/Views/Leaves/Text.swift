internal import Drawing
public import Foundation
internal import LayoutCore

/// One or more lines of text. It wraps by word, then by character, at the offered width and takes only what its lines need.
public struct Text: Sendable {
  /// The characters; those of the parts where there are any.
  var string: String
  /// What was said of it; nothing of most texts, which need no memory for it.
  private var said: SaidOfText?

  /// A text that shows a string as it is.
  public init(verbatim content: String) { string = content }
  /// A text that shows a string as it is. A literal is a ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { string = String(content) }

  /// A value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }
}

/// What was said of a text besides its characters.
private final class SaidOfText: Sendable {
  let parts: [Text]
  let attributes: TextAttributes
  let isPlainSum: Bool
  /// How many texts of one look there are in it, and how deep they lie in each other; no more than anybody counts to.
  let (pieceCount, depth): (Int, Int)
  init(_ parts: [Text], _ attributes: TextAttributes, isPlainSum: Bool) {
    (self.parts, self.attributes, self.isPlainSum) = (parts, attributes, isPlainSum)
    pieceCount = parts.isEmpty ? 1 : min(parts.reduce(0) { $0 + $1.pieceCount }, 1 << 40)
    depth = 1 + (parts.map(\.depth).max() ?? 0)
  }
}

extension Text {
  /// How many texts of one look make this one.
  package var pieceCount: Int { said?.pieceCount ?? 1 }
  /// How deep those lie in each other.
  package var depth: Int { said?.depth ?? 0 }
  /// In bytes of UTF-8.
  package var length: Int { string.utf8.count }
}

extension Text {
  /// Texts that make one, each with its own look; empty for a text of one look.
  var parts: [Text] {
    get { said?.parts ?? [] }
    set { said = SaidOfText(newValue, attributes, isPlainSum: isPlainSum) }
  }
  /// What was said of the look.
  var attributes: TextAttributes {
    get { said?.attributes ?? TextAttributes() }
    set { said = SaidOfText(parts, newValue, isPlainSum: isPlainSum) }
  }
  /// A sum of texts of which nothing was said.
  var isPlainSum: Bool {
    get { said?.isPlainSum ?? false }
    set { if newValue != isPlainSum { said = SaidOfText(parts, attributes, isPlainSum: newValue) } }
  }
}

extension Text: InputComparable {
  /// The same characters, parts and look.
  public func isSameInput(as other: Text) -> Bool {
    string == other.string
      && (said === other.said
        || (isPlainSum == other.isPlainSum && parts.isSameInput(as: other.parts) && InputComparison.isSame(attributes, other.attributes)))
  }
}

extension Text: PrimitiveView {
  public typealias Body = Never
  /// A leaf as large as its lines.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if view.said == nil, let plain = PlainText(view.string), nodes.plainText(view.string, plain) { return }
    if let label = view.said?.attributes.spokenLabel {
      return nodes.written("accessibilityLabel", label) { $0.spoken(label) { makeLeaf(view, &$0) } }
    }
    makeLeaf(view, &nodes)
  }
  @MainActor private static func makeLeaf(_ view: Self, _ nodes: inout NodeList) {
    let (string, layout, style, parts) = view.look(nodes.environment)
    if let renderer = (nodes.environment.textLook.map { view.attributes.within($0) } ?? view.attributes).renderer {
      let drawing = TextDrawing(renderer, CanvasSurface(nodes.environment, nodes.device, EmptyView()))
      let drawn = TextContent(string: string, layout: layout, style: style, parts: parts, drawing: drawing)
      return nodes.leaf("Text", .text(drawn)) { builder, index in
        builder.text(
          ideal: drawn.size(width: nil, height: nil), least: drawn.size(width: 0, height: nil),
          lineHeight: layout.character.height, ascent: layout.ascent, isPlain: false, content: index)
      }
    }
    let content = parts.isEmpty ? nodes.content(string, layout, style) : .text(TextContent(string: string, layout: layout, style: style, parts: parts))
    nodes.leaf("Text", content) { builder, index in
      builder.text(
        ideal: layout.ideal, least: layout.least, lineHeight: layout.character.height, ascent: layout.ascent, isPlain: layout.traits == nil, content: index)
    }
  }

  /// The characters and the look that the environment gives them.
  private func look(_ environment: EnvironmentValues) -> (string: String, layout: TextLayout, style: TextStyle, parts: [TextStyle]) {
    let around = environment.textLook
    let own = around.map { attributes.within($0) } ?? attributes
    let style = own.style(in: environment)
    let limits = environment.textLimits
    let drawsSymbols = environment.adapted(cells: false, pixels: true)
    if parts.isEmpty, own.spacing == 0, own.baselineOffset == nil, limits == nil, own.symbol == nil || !drawsSymbols {
      let written = own.moment?.text(in: environment) ?? string
      let shown = environment.textCase?.applied(to: written) ?? written
      return (shown, TextLayout(shown, font: style.font, metrics: environment.textMetrics), style, [])
    }
    var pieces: [(text: String, part: TextPart)] = []
    var styles: [TextStyle] = []
    var whole = ""
    collect(around ?? TextAttributes()) { string, attributes in
      var style = attributes.style(in: environment)
      if drawsSymbols, let symbol = attributes.drawing(in: environment) {
        // One character holds its place, as wide as the symbol is.
        let place = TextLayout(Self.symbolPlace, font: style.font, metrics: environment.textMetrics).ideal.width
        pieces.append((Self.symbolPlace, TextPart(font: style.font, spacing: symbol.size.width - place, metrics: environment.textMetrics)))
        style.symbol = symbol
        styles.append(style)
        whole += Self.symbolPlace
        return
      }
      let written = attributes.moment?.text(in: environment) ?? string
      let shown = environment.textCase?.applied(to: written) ?? written
      let part = TextPart(
        font: style.font, spacing: attributes.spacing, isTracked: attributes.tracking != nil, baselineOffset: attributes.baselineOffset ?? 0,
        metrics: environment.textMetrics)
      pieces.append((shown, part))
      styles.append(style)
      whole += shown
    }
    let layout = TextLayout(pieces, limits: limits ?? TextLimits(), font: pieces.first?.part.font ?? style.font, metrics: environment.textMetrics)
    return (whole, layout, style, styles)
  }
  /// Unicode's character for what is no letter.
  private static let symbolPlace = "\u{FFFC}"
  /// What the text shows apart from a tree of views, measured.
  func content(_ environment: EnvironmentValues) -> TextContent {
    let (string, layout, style, parts) = look(environment)
    return TextContent(string: string, layout: layout, style: style, parts: parts)
  }
  /// Calls `body` for each part, in order, with its own attributes and those of the whole.
  private func collect(_ outer: TextAttributes, _ body: (String, TextAttributes) -> Void) {
    let all = attributes.within(outer)
    if parts.isEmpty { return body(string, all) }
    for part in parts { part.collect(all, body) }
  }
}

extension TextAttributes {
  /// The symbol among letters, as large and heavy as they are.
  fileprivate func drawing(in environment: EnvironmentValues) -> SymbolDrawing? {
    guard let symbol else { return nil }
    var environment = environment
    environment.font = font ?? environment.font
    environment.foregroundStyle = foreground ?? environment.foregroundStyle
    environment.textLook = self
    return SymbolDrawing(symbol, Image(systemName: symbol), environment)
  }
  fileprivate func style(in environment: EnvironmentValues) -> TextStyle {
    let font = font ?? environment.font ?? .body
    var resolved = font.resolved(in: environment)
    if let weight { resolved.weight = font.value(of: weight, in: environment) }
    if isStrong { resolved.weight = max(resolved.weight, font.value(of: .emphasis, in: environment)) }
    if let design { resolved.design = design.resolved }
    if let width { resolved.width = width.factor }
    if hasMonospacedDigits { resolved.hasMonospacedDigits = true }
    if let isItalic { resolved.isItalic = isItalic }
    let link = isLink ? environment.controls.accent : nil
    return TextStyle(
      font: resolved, paint: foreground?.paint(in: environment) ?? link?.paint(in: environment) ?? environment.foreground, isUnderlined: isUnderlined,
      isStruckThrough: isStruckThrough, background: background?.paint(in: environment), lines: environment.lineAlignment, isRedacted: environment.isRedacted,
      custom: custom)
  }
}

extension NodeList {
  /// A text of one printable line in the environment's look: most texts of long lists.
  /// - Returns: false if the environment says more of texts than their look.
  fileprivate mutating func plainText(_ string: String, _ text: PlainText) -> Bool {
    if plainLook == nil {
      if environment.textLimits != nil || environment.textCase != nil || environment.textLook != nil { return false }
      let style = TextAttributes().style(in: environment)
      let empty = TextLayout("", font: style.font, metrics: environment.textMetrics)
      let look = look(of: style, empty)
      plainLook = PlainLook(number: contents.number(of: look), empty)
    }
    guard let look = plainLook else { return false }
    guard isInnermost else {
      leaf("Text", add: { $0.append(plain: string, look: look.number) }, detail: string) { builder, index in look.add(string, text, to: &builder, index) }
      return true
    }
    if !hasRoom() { return true }
    let index = contents.append(plain: string, look: look.number)
    look.add(string, text, to: &builder, index)
    noteInnermost("Text", content: index)
    return true
  }
}

/// The look of texts that say nothing of their own at a place.
struct PlainLook {
  let number: Int32
  private let character: CGSize
  private let font: ResolvedFont
  private let metrics: TextMetrics
  private let ascent: CGFloat

  /// The look of a layout, by its number.
  fileprivate init(number: Int32, _ layout: TextLayout) {
    self.number = number
    (character, font, metrics, ascent) = (layout.character, layout.font, layout.metrics, layout.ascent)
  }
  /// A text of one printable line.
  @inline(__always) @discardableResult fileprivate func add(_ string: String, _ text: PlainText, to builder: inout NodeBuilder, _ index: Int32) -> NodeID {
    if metrics.isProportional {
      let layout = TextLayout(plain: string, font: font, character: character, metrics: metrics)
      return builder.text(ideal: layout.ideal, least: layout.least, lineHeight: character.height, ascent: ascent, content: index)
    }
    return builder.text(ideal: text.ideal(character), least: text.least(character), lineHeight: character.height, content: index)
  }
}
