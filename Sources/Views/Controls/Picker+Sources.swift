// Pickers of several values: what all of them are is chosen, and nothing where they differ. A choice sets all of them.
extension Picker {
  fileprivate init<C: RandomAccessCollection>(
    _ label: Label, isLabelImplicit: Bool, of sources: C, _ path: KeyPath<C.Element, Binding<SelectionValue>>,
    _ content: Content
  ) {
    let all = sources.map { $0[keyPath: path] }
    self.init(
      selection: {
        guard let first = all.first?.wrappedValue, all.allSatisfy({ $0.wrappedValue == first }) else {
          return AnyHashable(NoCommonValue())
        }
        return first
      },
      choose: { new in
        guard let new = new as? SelectionValue ?? new.base as? SelectionValue else { return }
        for value in all { value.wrappedValue = new }
      }, label: label, content: content, isLabelImplicit: isLabelImplicit)
  }
  /// A picker of a value of each element, with a label of views.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), isLabelImplicit: false, of: sources, selection, content()) }
}

extension Picker where Label == Text {
  /// A picker of a value of each element, with a title.
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), isLabelImplicit: true, of: sources, selection, content()) }
}

extension Picker where Label == Views.Label<Text, Image> {
  /// A picker of a value of each element, with a title and one of Apple's symbols.
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    let label = Views.Label(title, systemImage: systemImage)
    self.init(label, isLabelImplicit: true, of: sources, selection, content())
  }
  /// A picker of a value of each element, with a title and an image of the project.
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) { self.init(Views.Label(title, image: image), isLabelImplicit: true, of: sources, selection, content()) }
  /// A picker with a title and an image of the project.
  public init(
    _ title: some StringProtocol, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: Views.Label(title, image: image), content: content(), isLabelImplicit: true)
  }
  /// A picker with a title and an image of the project.
  public init(
    _ title: some StringProtocol, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: Views.Label(title, image: image), content: content(), isLabelImplicit: true)
  }
}

/// What is chosen where values differ: no view has this tag.
private struct NoCommonValue: Hashable {}
