import Foundation

/// Tags the pieces of a text. It knows words, marks and space; what needs a model has no tag.
open class NLTagger: NSObject {
  /// What is left out, and what is put together.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words are left out.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Marks are left out.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Space is left out.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// Everything else is left out.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// The words of a name are one piece. Names are not known.
    public static let joinNames = Options(rawValue: 1 << 4)
    /// Short forms are one piece, as they always are.
    public static let joinContractions = Options(rawValue: 1 << 5)
  }
  /// What comes of asking for a model.
  public enum AssetsResult: Int, Sendable {
    /// It is there, it is not, it failed.
    case available, notAvailable, error
  }
  /// What the tags are of.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  open var string: String?
  private var models: [NLTagScheme: [NLModel]] = [:]
  private var gazetteers: [NLTagScheme: [NLGazetteer]] = [:]

  /// Tags of some schemes.
  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }
  /// The language of the text: nobody knows.
  open var dominantLanguage: NLLanguage? { nil }
  /// The schemes that there are for a unit and a language.
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    unit == .word ? [.tokenType] : []
  }
  /// Asks for a model: it is not there.
  open class func requestAssets(
    for language: NLLanguage, tagScheme: NLTagScheme,
    completionHandler: @escaping (AssetsResult, (any Error)?) -> Void
  ) { completionHandler(.notAvailable, nil) }
  /// Asks for a model: it is not there.
  open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> AssetsResult {
    .notAvailable
  }
  /// Tells the language of a range. It changes nothing.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  /// Sets models, which are kept.
  open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) { self.models[tagScheme] = models }
  /// The models that were set.
  open func models(forTagScheme tagScheme: NLTagScheme) -> [NLModel] { models[tagScheme] ?? [] }
  /// Sets lists of words with their tags.
  open func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme) {
    self.gazetteers[tagScheme] = gazetteers
  }
  /// The lists that were set.
  open func gazetteers(for tagScheme: NLTagScheme) -> [NLGazetteer] { gazetteers[tagScheme] ?? [] }
  /// The piece around a place; an empty range if there is none.
  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    pieces(unit).first { $0.range.contains(index) }?.range ?? index..<index
  }
  /// From the beginning of the first piece to the end of the last one that a range touches.
  open func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
    let touched = pieces(unit).filter { $0.range.overlaps(range) }
    guard let first = touched.first, let last = touched.last else { return range }
    return first.range.lowerBound..<last.range.upperBound
  }
  /// The tag of the piece around a place, and its range.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let piece = pieces(unit).first(where: { $0.range.contains(index) }) else { return (nil, index..<index) }
    return (tag(of: piece, unit, scheme), piece.range)
  }
  /// The likely tags of the piece around a place with how likely they are, and its range.
  open func tagHypotheses(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
  ) -> ([String: Double], Range<String.Index>) {
    let found = tag(at: index, unit: unit, scheme: scheme)
    guard let tag = found.0, maximumCount > 0 else { return ([:], found.1) }
    return ([tag.rawValue: 1], found.1)
  }
  /// The tags of the pieces of a range, with their ranges.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var result: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, place in
      result.append((tag, place))
      return true
    }
    return result
  }
  /// Runs a block for the tag of each piece of a range, until it returns false.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    guard let string else { return }
    for piece in TextPiece.all(of: string, in: range, unit: unit) where !isLeftOut(piece, options) {
      if !block(tag(of: piece, unit, scheme), piece.range) { return }
    }
  }

  private func pieces(_ unit: NLTokenUnit) -> [TextPiece] {
    guard let string else { return [] }
    return TextPiece.all(of: string, in: string.startIndex..<string.endIndex, unit: unit)
  }
  private func isLeftOut(_ piece: TextPiece, _ options: Options) -> Bool {
    switch piece.kind {
    case .word: return options.contains(.omitWords)
    case .punctuation: return options.contains(.omitPunctuation)
    case .whitespace: return options.contains(.omitWhitespace)
    case .other: return options.contains(.omitOther)
    }
  }
  private func tag(of piece: TextPiece, _ unit: NLTokenUnit, _ scheme: NLTagScheme) -> NLTag? {
    guard let string, unit == .word else { return nil }
    for gazetteer in gazetteers(for: scheme) {
      if let label = gazetteer.label(for: String(string[piece.range])) { return NLTag(label) }
    }
    guard [.tokenType, .lexicalClass, .nameType, .nameTypeOrLexicalClass].contains(scheme) else { return nil }
    switch piece.kind {
    case .word: return scheme == .tokenType ? .word : .otherWord
    case .punctuation: return .punctuation
    case .whitespace: return .whitespace
    case .other: return .other
    }
  }
}
