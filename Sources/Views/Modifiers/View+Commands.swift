/// Data on its way to or from another program. A stand-in: a still picture copies and pastes nothing.
public struct NSItemProvider: Hashable, Sendable {
  /// Carries nothing.
  public init() {}
  /// Carries an object; a still picture carries nothing.
  public init(object: some Any) {}
}

/// A type of data by its uniform identifier, as `public.plain-text`.
public struct UTType: Hashable, Sendable {
  /// The identifier.
  public let identifier: String
  /// The type of an identifier.
  public init(_ identifier: String) { self.identifier = identifier }
  /// Any data.
  public static let data = UTType("public.data")
  /// Any item.
  public static let item = UTType("public.item")
  /// Text of any kind.
  public static let text = UTType("public.text")
  /// Text without styles.
  public static let plainText = UTType("public.plain-text")
  /// A picture.
  public static let image = UTType("public.image")
  /// An address.
  public static let url = UTType("public.url")
  /// A file's address.
  public static let fileURL = UTType("public.file-url")
  /// JSON.
  public static let json = UTType("public.json")
  /// Anything with contents.
  public static let content = UTType("public.content")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text")
  /// A folder.
  public static let folder = UTType("public.folder")
  /// A picture in PNG.
  public static let png = UTType("public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType("public.jpeg")
  /// A film.
  public static let movie = UTType("public.movie")
  /// A sound.
  public static let audio = UTType("public.audio")
  /// A document in PDF.
  public static let pdf = UTType("com.adobe.pdf")
  /// A table of values between commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")
}

// What the menu's commands do: kept in the view tree, never run.
extension View {
  /// What is copied.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { Noted(self, "onCopyCommand") }
  /// What is cut.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { Noted(self, "onCutCommand") }
  /// What is done with what is pasted.
  nonisolated public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View {
    Noted(self, "onPasteCommand", supportedContentTypes.map(\.identifier).joined(separator: ", "))
  }
  /// What is done with what is pasted (older spelling).
  nonisolated public func onPasteCommand(of supportedContentTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View {
    Noted(self, "onPasteCommand", supportedContentTypes.joined(separator: ", "))
  }
  /// What the delete key does.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { Noted(self, "onDeleteCommand") }
  /// What the Esc key does.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { Noted(self, "onExitCommand") }
}
