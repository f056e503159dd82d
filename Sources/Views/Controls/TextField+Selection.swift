// Fields with a label of views that grow, and fields that tell what of their text is selected.
extension TextField {
  /// A field with a label of views; with the axis `.vertical` a long text grows downwards.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(
      label: label(), prompt: prompt, text: { text.wrappedValue }, commit: { text.wrappedValue = $0 }, axis: axis)
  }
  /// A field with a label of views that tells what is selected: after a text was typed, the place behind it.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt, text: { text.wrappedValue },
      commit: { text.type($0, selection) }, axis: axis ?? .horizontal)
  }
}

extension TextField where Label == Text {
  /// A field with a title that tells what is selected: after a text was typed, the place behind it.
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      label: Text(title), prompt: prompt, text: { text.wrappedValue },
      commit: { text.type($0, selection) }, axis: axis ?? .horizontal)
  }
}

extension Binding where Value == String {
  /// A person has typed a text: the place behind it is selected.
  func type(_ new: String, _ selection: Binding<TextSelection?>) {
    wrappedValue = new
    selection.wrappedValue = TextSelection(insertionPoint: new.endIndex)
  }
}
