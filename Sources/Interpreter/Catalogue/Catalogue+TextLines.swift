internal import Foundation
internal import Views

extension TextAlignment: NamedChoices {}
extension Text.TruncationMode: LibraryValue { static var libraryType: LibraryType { LibraryType("Text.TruncationMode", ["Hashable", "Equatable"]) } }
extension Text.Case: LibraryValue { static var libraryType: LibraryType { LibraryType("Text.Case", ["Hashable", "Equatable"]) } }
extension Font.Width: LibraryValue { static var libraryType: LibraryType { LibraryType("Font.Width", ["Hashable", "Equatable"]) } }
extension RedactionReasons: LibraryOptions {
  static var libraryType: LibraryType { LibraryType("RedactionReasons", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
}
/// A literal comes as its pieces: characters of the source as strings, values in it as tuples of one.
extension LocalizedStringKey: LibraryValue {
  static var libraryType: LibraryType { LibraryType("LocalizedStringKey", ["Equatable", "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LocalizedStringKey {
    switch value {
    case .string(let text): return LocalizedStringKey(text)
    case .library(let library): if let key = library as? LocalizedStringKey { return key }
    case .array(let pieces):
      var parts = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      for piece in pieces {
        switch piece {
        case .string(let text): parts.appendLiteral(text)
        case .tuple(let values):
          guard let first = values.first else { continue }
          if case .view(let view, _) = first, let text = view as? Text {
            parts.appendInterpolation(text)
          } else if case .view(let view, _) = first, let image = view as? Image {
            parts.appendInterpolation(image)
          } else if case .library(let library) = first, let text = library as? AttributedString {
            parts.appendInterpolation(text)
          } else {
            parts.appendInterpolation(first.text)
          }
        default: break
        }
      }
      return LocalizedStringKey(stringInterpolation: parts)
    default: break
    }
    throw call.mismatch(staticType)
  }
}

extension Catalogue {
  func registerTextLines() {
    choices(TextAlignment.self)
    cases(Text.TruncationMode.self)
    cases(Text.Case.self)
    constants(Font.Width.self, ["compressed": .compressed, "condensed": .condensed, "standard": .standard, "expanded": .expanded])
    constants(RedactionReasons.self, ["placeholder": .placeholder, "privacy": .privacy, "invalidated": .invalidated])
    value(Font.Width.self, Parameter<CGFloat>(nil), doc: "A width by its number.") { Font.Width($0) }
    property(of: Font.Width.self, "value", doc: "0 is the standard width.") { $0.value }
    modifier("lineLimit", Parameter<Int?>(nil), doc: "No text inside shows more lines than these.") { $0.lineLimit($1) }
    modifier("lineLimit", Parameter<ClosedRange<Int>>(nil), doc: "The fewest lines that have room, and the most that are shown.") { $0.lineLimit($1) }
    modifier("lineLimit", Parameter<PartialRangeFrom<Int>>(nil), doc: "The fewest lines that have room.") { $0.lineLimit($1) }
    modifier("lineLimit", Parameter<PartialRangeThrough<Int>>(nil), doc: "The most lines that are shown.") { $0.lineLimit($1) }
    modifier("lineLimit", Parameter<Int>(nil), Parameter<Bool>("reservesSpace"), doc: "The most lines that are shown, and whether all have room.") {
      $0.lineLimit($1, reservesSpace: $2)
    }
    modifier("truncationMode", Parameter<Text.TruncationMode>(nil), doc: "Where the ellipsis stands in texts that do not fit.") { $0.truncationMode($1) }
    modifier("multilineTextAlignment", Parameter<TextAlignment>(nil), doc: "How the lines of a text stand to each other.") { $0.multilineTextAlignment($1) }
    modifier("lineSpacing", Parameter<CGFloat>(nil), doc: "The distance between lines, in points.") { $0.lineSpacing($1) }
    modifier("minimumScaleFactor", Parameter<CGFloat>(nil), doc: "How small letters may become before a text is cut.") { $0.minimumScaleFactor($1) }
    modifier("allowsTightening", Parameter<Bool>(nil), doc: "Whether letters may move together before a text is cut.") { $0.allowsTightening($1) }
    modifier("textCase", Parameter<Text.Case?>(nil), doc: "Shows texts in large or in small letters.") { $0.textCase($1) }
    modifier("monospaced", Parameter<Bool>(nil, default: true), doc: "Characters of one width; a grid has them.") { $0.monospaced($1) }
    modifier("fontDesign", Parameter<Font.Design?>(nil), doc: "A design of the system font; the grid has one.") { $0.fontDesign($1) }
    modifier("fontWidth", Parameter<Font.Width?>(nil), doc: "A width of the system font; the grid has one.") { $0.fontWidth($1) }
    modifier("redacted", Parameter<RedactionReasons>("reason"), doc: "Shows blocks instead of the content.") { $0.redacted(reason: $1) }
    modifier("unredacted", doc: "Shows the content after all.") { $0.unredacted() }
    modifier("privacySensitive", Parameter<Bool>(nil, default: true), doc: "The content may be hidden from others.") { $0.privacySensitive($1) }
    property(of: EnvironmentValues.self, "lineLimit", \.lineLimit, doc: "The most lines that a text shows.")
    property(of: EnvironmentValues.self, "multilineTextAlignment", \.multilineTextAlignment, doc: "How the lines of a text stand to each other.")
    property(of: EnvironmentValues.self, "truncationMode", \.truncationMode, doc: "Where the ellipsis of a text stands.")
    property(of: EnvironmentValues.self, "lineSpacing", \.lineSpacing, doc: "The distance between lines, in points.")
    property(of: EnvironmentValues.self, "minimumScaleFactor", \.minimumScaleFactor, doc: "How small letters may become before a text is cut.")
    property(of: EnvironmentValues.self, "allowsTightening", \.allowsTightening, doc: "Whether letters may move together before a text is cut.")
    property(of: EnvironmentValues.self, "textCase", \.textCase, doc: "In large or small letters.")
    property(of: EnvironmentValues.self, "redactionReasons", \.redactionReasons, doc: "Why content is not shown.")
  }
}
