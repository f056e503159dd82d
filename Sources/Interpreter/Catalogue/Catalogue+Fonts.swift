internal import Foundation
internal import Views

extension Catalogue {
  func registerFonts() {
    for type in [Font.libraryType, Font.Weight.libraryType, Font.Design.libraryType, Font.TextStyle.libraryType] { add(type) }
    let fonts: [(String, Font, Font.TextStyle)] = [
      ("largeTitle", .largeTitle, .largeTitle), ("title", .title, .title), ("title2", .title2, .title2), ("title3", .title3, .title3),
      ("headline", .headline, .headline), ("subheadline", .subheadline, .subheadline), ("body", .body, .body), ("callout", .callout, .callout),
      ("footnote", .footnote, .footnote), ("caption", .caption, .caption), ("caption2", .caption2, .caption2),
    ]
    for (name, font, style) in fonts {
      constant(font, name, doc: "The font of the text style '\(name)'.")
      constant(style, name, doc: "The text style '\(name)'.")
    }
    let weights: [(String, Font.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
      ("heavy", .heavy), ("black", .black),
    ]
    for (name, weight) in weights { constant(weight, name, doc: "The weight '\(name)'.") }
    let designs: [(String, Font.Design)] = [("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced)]
    for (name, design) in designs { constant(design, name, doc: "The design '\(name)'; the grid has one.") }
    maker(
      of: Font.self, "system", Parameter<CGFloat>("size"), Parameter<Font.Weight?>("weight", default: nil), Parameter<Font.Design?>("design", default: nil),
      doc: "A system font in points."
    ) { Font.system(size: $0, weight: $1, design: $2) }
    maker(
      of: Font.self, "system", Parameter<Font.TextStyle>(nil), Parameter<Font.Design?>("design", default: nil), Parameter<Font.Weight?>("weight", default: nil),
      doc: "A system font of a text style."
    ) { Font.system($0, design: $1, weight: $2) }
    maker(of: Font.self, "custom", Parameter<String>(nil), Parameter<CGFloat>("size"), doc: "A named font; the grid shows its size.") { Font.custom($0, size: $1) }
    method(of: Font.self, "bold", doc: "The same font, bold.") { $0.bold() }
    method(of: Font.self, "italic", doc: "The same font, slanted.") { $0.italic() }
    method(of: Font.self, "weight", Parameter<Font.Weight>(nil), doc: "The same font in another weight.") { $0.weight($1) }
    method(of: Font.self, "monospacedDigit", doc: "The same font with digits of one width.") { $0.monospacedDigit() }
    method(of: Font.self, "monospaced", doc: "The same font with characters of one width.") { $0.monospaced() }
  }
}
