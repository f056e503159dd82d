extension Menu where Label == Text {
  /// A menu with a title: a tap runs an action, and a finger that lies on it for long opens the menu.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), isLabelImplicit: true, primaryAction: primaryAction)
  }
}
extension Menu where Label == Views.Label<Text, Image> {
  private init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)? = nil) {
    self.init(label: label, content: content, isLabelImplicit: true, primaryAction: primaryAction)
  }
  /// A menu with a title and one of Apple's symbols: a tap runs an action, and a finger that lies on it for long opens
  /// the menu.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(Views.Label(title, systemImage: systemImage), content(), primaryAction) }
  /// A menu with a title and an image of the project.
  public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
    self.init(Views.Label(title, image: image), content())
  }
  /// A menu with a title and an image of the project.
  public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(Views.Label(title, image: image), content())
  }
  /// A menu with a title and an image of the project: a tap runs an action, and a finger that lies on it for long opens
  /// the menu.
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(Views.Label(title, image: image), content(), primaryAction) }
}
