/// What is seen of a thing before it is handed on: a still picture shows no such sheet.
public struct SharePreview<Image, Icon>: SharePreviewing {
  private init() {}
}
/// What is seen of a thing before it is handed on, whatever its image and icon are.
public protocol SharePreviewing {}

extension SharePreview {
  /// A title, an image and an icon.
  public init(_ title: some StringProtocol, image: Image, icon: Icon) { self.init() }
  /// A title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
}
extension SharePreview where Icon == Never {
  /// A title and an image.
  public init(_ title: some StringProtocol, image: Image) { self.init() }
  /// A title and an image.
  public init(_ title: Text, image: Image) { self.init() }
}
extension SharePreview where Image == Never {
  /// A title and an icon.
  public init(_ title: some StringProtocol, icon: Icon) { self.init() }
  /// A title and an icon.
  public init(_ title: Text, icon: Icon) { self.init() }
}
extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ title: some StringProtocol) { self.init() }
  /// A title.
  public init(_ title: Text) { self.init() }
}

extension ShareLink {
  /// A control with a label of views, and what is seen of the thing that is handed on.
  public init(
    item: some Any, subject: Text? = nil, message: Text? = nil, preview: some SharePreviewing,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, label: label) }
  /// Hands several things to others, with a label of views, and what is seen of each.
  public init<Item, PreviewImage, PreviewIcon>(
    items: [Item], subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Item) -> SharePreview<PreviewImage, PreviewIcon>?, @ViewBuilder label: () -> Label
  ) { self.init(item: items, label: label) }
}
extension ShareLink where Label == Views.Label<Text, Image> {
  /// A control with the system's label, and what is seen of the thing that is handed on.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil, preview: some SharePreviewing) { self.init(item: item) }
  /// A control with a title, and what is seen of the thing that is handed on.
  public init(
    _ title: some StringProtocol, item: some Any, subject: Text? = nil, message: Text? = nil, preview: some SharePreviewing
  ) { self.init(title, item: item) }
  /// A control with a title of its own look, and what is seen of the thing that is handed on.
  public init(
    _ title: Text, item: some Any, subject: Text? = nil, message: Text? = nil, preview: some SharePreviewing
  ) { self.init(item: item, label: Self.usual(title)) }
  /// A control with a title of its own look.
  public init(_ title: Text, item: some Any, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, label: Self.usual(title))
  }
  /// Hands several things to others, and what is seen of each.
  public init<Item, PreviewImage, PreviewIcon>(
    items: [Item], subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Item) -> SharePreview<PreviewImage, PreviewIcon>?
  ) { self.init(item: items) }
  /// Hands several things to others, with a title, and what is seen of each.
  public init<Item, PreviewImage, PreviewIcon>(
    _ title: some StringProtocol, items: [Item], subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Item) -> SharePreview<PreviewImage, PreviewIcon>?
  ) { self.init(title, item: items) }

  private static func usual(_ title: Text) -> () -> Label {
    {
      Views.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
  }
}
