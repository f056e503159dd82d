extension List where SelectionValue == Never {
  /// A row for each element, given as a binding, identified by the value under a key path of the element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(content: ForEach(data, id: id, editActions: [], content: rowContent))
  }
}

extension List {
  /// A row for each element, given as a binding, identified by the value under a key path; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: [], content: rowContent) }
  }
  /// A row for each element, given as a binding, identified by the value under a key path; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: [], content: rowContent) }
  }
}
