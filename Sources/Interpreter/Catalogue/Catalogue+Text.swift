internal import Foundation
internal import Views

extension Catalogue {
  func registerText() {
    add(Text.libraryType)
    view("Text", Parameter<String>(nil), doc: "One or more lines of text, as they are.", isDisfavored: true) { Text($0) }
    add(LocalizedStringKey.libraryType)
    value(LocalizedStringKey.self, Parameter<String>(nil), doc: "A text whose marks of Markdown count.") { LocalizedStringKey($0) }
    value(LocalizedStringKey.self, Parameter<String>("stringLiteral"), doc: "A text whose marks of Markdown count.") { LocalizedStringKey($0) }
    view("Text", Parameter<LocalizedStringKey>(nil), doc: "One or more lines of text; marks of Markdown count in literals.") { Text($0) }
    view(
      "Text", Parameter<LocalizedStringKey>(nil), Parameter<String?>("tableName", default: nil), Parameter<LibraryBundle?>("bundle", default: nil),
      Parameter<String?>("comment", default: nil), doc: "One or more lines of text."
    ) { key, _, _, _ in Text(key) }
    view("Text", Parameter<Image>(nil), doc: "One of Apple's symbols among letters.", isDisfavored: true) { Text($0) }
    maker(of: Text.self, "+", Parameter<Text>(nil), Parameter<Text>(nil), doc: "Two texts that make one; each keeps its look.") { $0 + $1 }
    method(of: Text.self, "kerning", Parameter<CGFloat>(nil), doc: "The distance after each character, in points.") { $0.kerning($1) }
    method(of: Text.self, "tracking", Parameter<CGFloat>(nil), doc: "The distance after each character, in points; it wins over the kerning.") { $0.tracking($1) }
    method(of: Text.self, "baselineOffset", Parameter<CGFloat>(nil), doc: "How far this text stands above its line, in points.") { $0.baselineOffset($1) }
    method(of: Text.self, "monospaced", Parameter<Bool>(nil, default: true), doc: "Characters of one width.") { $0.monospaced($1) }
    method(of: Text.self, "fontDesign", Parameter<Font.Design?>(nil), doc: "A design of the system font; the grid has one.") { $0.fontDesign($1) }
    method(of: Text.self, "fontWidth", Parameter<Font.Width?>(nil), doc: "A width of the system font; the grid has one.") { $0.fontWidth($1) }
    view("Text", Parameter<String>("verbatim"), doc: "Text that is never translated.") { Text(verbatim: $0) }
    method(of: Text.self, "font", Parameter<Font?>(nil), doc: "The font of this text.") { $0.font($1) }
    method(of: Text.self, "fontWeight", Parameter<Font.Weight?>(nil), doc: "The weight of this text's font.") { $0.fontWeight($1) }
    method(of: Text.self, "bold", doc: "Makes this text bold.") { $0.bold() }
    method(of: Text.self, "bold", Parameter<Bool>(nil), doc: "Makes this text bold, or not.") { $0.bold($1) }
    method(of: Text.self, "italic", doc: "Slants this text.") { $0.italic() }
    method(of: Text.self, "italic", Parameter<Bool>(nil), doc: "Slants this text, or not.") { $0.italic($1) }
    method(
      of: Text.self, "underline", Parameter<Bool>(nil, default: true), Parameter<Color?>("color", default: nil), doc: "Draws a line under this text."
    ) { $0.underline($1, color: $2) }
    method(
      of: Text.self, "strikethrough", Parameter<Bool>(nil, default: true), Parameter<Color?>("color", default: nil), doc: "Draws a line through this text."
    ) { $0.strikethrough($1, color: $2) }
    method(of: Text.self, "monospacedDigit", doc: "Digits of one width.") { $0.monospacedDigit() }
    method(of: Text.self, "foregroundColor", Parameter<Color?>(nil), doc: "The colour of this text.") { $0.foregroundColor($1) }
    method(of: Text.self, "foregroundStyle", Parameter<StyleArgument>(nil), doc: "The style of this text.") { styled($0, $1) }
  }
}

@MainActor private func styled(_ text: Text, _ argument: StyleArgument) -> Text {
  func opened(_ style: some ShapeStyle) -> Text { text.foregroundStyle(style) }
  return opened(argument.style)
}
