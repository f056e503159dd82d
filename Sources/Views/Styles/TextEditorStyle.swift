/// How an editor of texts looks.
@MainActor @preconcurrency
public protocol TextEditorStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = TextEditorStyleConfiguration
  /// The editor's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A text editor, as its style sees it: it tells nothing, and only the library's styles show an editor.
public struct TextEditorStyleConfiguration {
  let editor: TextEditor
}

/// A style that the library's own controls know.
protocol BuiltInTextEditorStyle: TextEditorStyle {}

/// As the place decides.
public struct AutomaticTextEditorStyle: BuiltInTextEditorStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The editor as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor.textEditorStyle(self) }
}
/// Nothing around the text.
public struct PlainTextEditorStyle: BuiltInTextEditorStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The editor as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor.textEditorStyle(self) }
}
/// A rounded frame around the text.
public struct RoundedBorderTextEditorStyle: BuiltInTextEditorStyle, Hashable {
  /// The style.
  public nonisolated init() {}
  /// The editor as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor.textEditorStyle(self) }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the place decides.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing around the text.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A rounded frame around the text.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// How text editors inside look; in a grid of cells they have one look.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    WithEnvironment(self, "textEditorStyle") { $0.styles.textEditor = style }
  }
}

extension NodeList {
  /// A text editor in a style of its own.
  mutating func textEditor<Style: TextEditorStyle>(_ style: Style, _ editor: TextEditor) {
    styled("TextEditor", style, editor, at: \.styles.textEditor, []) { style, editor, _ in
      style.makeBody(configuration: TextEditorStyleConfiguration(editor: editor))
    }
  }
}
