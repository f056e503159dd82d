// Tabs without a value, and tabs with all that can be said of one.
extension Tab where Value == Never {
  /// A screen and a part of the bar of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
  /// A screen, what it is for, and a part of the bar of views; the bar shows it as the others.
  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}
extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A screen and what it is for; the bar shows a label for a search alone.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}
extension Tab where Value == Never, Label == Views.Label<Text, Image> {
  /// A screen with a title, an image of the project and what it is for; the bar shows it as the others.
  public init(_ title: some StringProtocol, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(title, image: image, content: content)
  }
}
extension Tab where Value: Hashable {
  /// A screen with the selection's value for it, what it is for, and a part of the bar of views.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content, label: label)
  }
}
extension Tab where Value: Hashable, Label == Views.Label<Text, Image> {
  /// A screen with a title, an image of the project, the selection's value for it and what it is for.
  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) { self.init(title, image: image, value: value, content: content) }
}
