/// What a menu shows: what is chosen, or views for it.
struct ShownChoice<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let chosen: Int?
  let currentValue: AnyView?
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let currentValue = view.currentValue else {
      return Chosen.makeNodes(Chosen(content: view.content, index: view.chosen), &nodes)
    }
    Written.makeNodes(Written(content: currentValue), &nodes)
  }
}

// Pickers whose menus show something else than what is chosen.
extension Picker {
  fileprivate func showing(_ currentValue: AnyView) -> Picker {
    var copy = self
    copy.currentValue = currentValue
    return copy
  }
  /// A picker with a label of views, whose menu shows views for what is chosen.
  public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self = Picker(selection: selection, content: content, label: label).showing(AnyView(currentValueLabel()))
  }
}
extension Picker where Label == Text {
  /// A picker with a title, whose menu shows views for what is chosen.
  public init<Current: View>(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self = Picker(title, selection: selection, content: content).showing(AnyView(currentValueLabel()))
  }
}
extension Picker where Label == Views.Label<Text, Image> {
  /// A picker with a title and one of Apple's symbols, whose menu shows views for what is chosen.
  public init<Current: View>(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
  ) {
    self = Picker(title, systemImage: systemImage, selection: selection, content: content)
      .showing(AnyView(currentValueLabel()))
  }
}
