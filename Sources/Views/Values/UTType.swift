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

  /// Whether the type is another one or, by Apple's table of types, a kind of it.
  func isKind(of identifier: String) -> Bool {
    self.identifier == identifier || Self.kinds[self.identifier]?.contains { UTType($0).isKind(of: identifier) } == true
  }
  /// What each type is a kind of.
  private static let kinds = [
    "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
    "public.json": ["public.text"], "public.comma-separated-values-text": ["public.text"],
    "public.text": ["public.data", "public.content"], "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "public.file-url": ["public.url"],
    "public.url": ["public.data"], "public.movie": ["public.data", "public.content"],
    "public.audio": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.content"],
    "public.data": ["public.item"],
  ]
}
