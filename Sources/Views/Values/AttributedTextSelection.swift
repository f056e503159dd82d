public import Foundation

/// What of a text with attributes is selected, and how what is typed there looks. A still picture shows no selection;
/// what a program selects is kept.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Which parts of a text.
  public enum Indices: Equatable, Sendable {
    /// A place between two characters.
    case insertionPoint(AttributedString.Index)
    /// Parts of the text.
    case ranges(RangeSet<AttributedString.Index>)
  }
  private var selected: Indices?
  private var typing: AttributeContainer?

  /// The place behind the text.
  public init() {}
  /// A place between two characters, and how what is typed there looks; nil is as the character before it.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    (selected, typing) = (.insertionPoint(insertionPoint), typingAttributes)
  }
  /// A part of the text.
  public init(range: Range<AttributedString.Index>) {
    selected = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }
  /// Parts of the text.
  public init(ranges: RangeSet<AttributedString.Index>) { selected = .ranges(ranges) }

  /// Which parts of a text are selected.
  public func indices(in text: AttributedString) -> Indices { selected ?? .insertionPoint(text.endIndex) }
  /// How what is typed looks: as the first selected character, or as the one before the place.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    switch indices(in: text) {
    case .insertionPoint(let place):
      guard place > text.startIndex, place <= text.endIndex else { return AttributeContainer() }
      let before = text.index(beforeCharacter: place)
      return text[before..<place].runs.first?.attributes ?? AttributeContainer()
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let inside = text.part(first) else { return AttributeContainer() }
      return text[inside].runs.first?.attributes ?? AttributeContainer()
    }
  }
  /// The attributes of what is selected, run by run; of a place what is typed there has.
  public func attributes(in text: AttributedString) -> [AttributeContainer] {
    guard case .ranges(let ranges) = indices(in: text) else { return [typingAttributes(in: text)] }
    var found: [AttributeContainer] = []
    for range in ranges.ranges {
      guard let inside = text.part(range) else { continue }
      for run in text[inside].runs { found.append(run.attributes) }
    }
    return found
  }
  fileprivate mutating func type(as attributes: AttributeContainer) { typing = attributes }
}

extension AttributedString {
  /// The part of a range that lies in the text; nil where none does.
  fileprivate func part(_ range: Range<Index>) -> Range<Index>? {
    let inside = range.clamped(to: startIndex..<endIndex)
    return inside.isEmpty ? nil : inside
  }
  /// Changes the attributes of what is selected; of a place those of what is typed there.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard case .ranges(let ranges) = selection.indices(in: self) else {
      var typing = selection.typingAttributes(in: self)
      body(&typing)
      return selection.type(as: typing)
    }
    for range in ranges.ranges {
      guard let inside = part(range) else { continue }
      for run in self[inside].runs {
        var attributes = run.attributes
        body(&attributes)
        self[run.range.clamped(to: inside)].setAttributes(attributes)
      }
    }
  }
  /// Changes the text; afterwards the place behind it is selected where the text is another one.
  public mutating func transform(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws -> Void
  ) rethrows {
    let old = self
    try body(&self)
    if old.characters.count != characters.count { selection = AttributedTextSelection() }
  }
  /// Puts a text in the place of what is selected; afterwards the place behind it is selected.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with text: AttributedString
  ) {
    switch selection.indices(in: self) {
    case .insertionPoint(let place): insert(text, at: Swift.min(Swift.max(place, startIndex), endIndex))
    case .ranges(let ranges):
      guard let last = ranges.ranges.last, let inside = part(last) else { return append(text) }
      replaceSubrange(inside, with: text)
    }
    selection = AttributedTextSelection()
  }
  /// Puts characters in the place of what is selected, which look as what was there; afterwards the place behind them
  /// is selected.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters characters: String
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(characters, attributes: attributes))
  }

  /// How high a line of a text is.
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable { case variable, exact, increase, multiple }
    private let kind: Kind
    private let amount: CGFloat
    private init(_ kind: Kind, _ amount: CGFloat) { (self.kind, self.amount) = (kind, amount) }
    /// As high as the font says.
    public static let variable = LineHeight(.variable, 0)
    /// 1.2 times the size of the font (our choice).
    public static let tight = LineHeight(.multiple, 1.2)
    /// 1.35 times the size of the font (our choice).
    public static let normal = LineHeight(.multiple, 1.35)
    /// 1.5 times the size of the font (our choice).
    public static let loose = LineHeight(.multiple, 1.5)
    /// In points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(.exact, points) }
    /// The size of the font and so many points more.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(.increase, increase) }
    /// So many times the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(.multiple, factor) }

    /// In points, for a font of a size; nil is the font's own.
    func points(_ size: CGFloat) -> CGFloat? {
      switch kind {
      case .variable: nil
      case .exact: amount
      case .increase: size + amount
      case .multiple: size * amount
      }
    }
  }
}

extension EnvironmentValues {
  /// How high lines of texts are; nil is as the font says.
  public var lineHeight: AttributedString.LineHeight? {
    get { kept("lineHeight", usually: nil) }
    set { keep("lineHeight", newValue) }
  }
}

extension TextEditor {
  /// An editor of a text with attributes that tells what is selected: after a text was typed, the place behind it. What
  /// is typed has no attributes.
  @_disfavoredOverload
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
    self.init(
      shown: { Text(text.wrappedValue) },
      commit: {
        text.wrappedValue = AttributedString($0)
        selection?.wrappedValue = AttributedTextSelection()
      })
  }
}
