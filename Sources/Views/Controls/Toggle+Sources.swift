// Toggles of several values: on where all are on, and mixed where some are. A tap turns all of them.
extension Toggle {
  fileprivate init<C: RandomAccessCollection>(
    _ label: Label, isLabelImplicit: Bool, of sources: C, _ path: KeyPath<C.Element, Binding<Bool>>
  ) {
    let all = sources.map { $0[keyPath: path] }
    let isOn = Binding {
      all.allSatisfy(\.wrappedValue)
    } set: { new in
      for value in all { value.wrappedValue = new }
    }
    self.init(label, isLabelImplicit: isLabelImplicit, isOn: isOn) {
      all.contains(where: \.wrappedValue) && !all.allSatisfy(\.wrappedValue)
    }
  }
  /// A toggle of a value of each element, with a label of its own.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) { self.init(label(), isLabelImplicit: false, of: sources, isOn) }
}

extension Toggle where Label == Text {
  /// A toggle of a value of each element, with a text as its label.
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(Text(title), isLabelImplicit: true, of: sources, isOn) }
}

extension Toggle where Label == Views.Label<Text, Image> {
  /// A toggle of a value of each element, with a title and one of Apple's symbols.
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(Views.Label(title, systemImage: systemImage), isLabelImplicit: true, of: sources, isOn) }
  /// A toggle of a value of each element, with a title and an image of the project.
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(Views.Label(title, image: image), isLabelImplicit: true, of: sources, isOn) }
  /// A toggle with a title and an image of the project.
  public init(_ title: some StringProtocol, image: String, isOn: Binding<Bool>) {
    self.init(Views.Label(title, image: image), isLabelImplicit: true, isOn: isOn)
  }
  /// A toggle with a title and an image of the project.
  public init(_ title: some StringProtocol, image: ImageResource, isOn: Binding<Bool>) {
    self.init(Views.Label(title, image: image), isLabelImplicit: true, isOn: isOn)
  }
}
