extension List {
  /// A row for each element, given as a binding, identified by itself; several can be selected, and a person may remove
  /// and move them, as far as the actions say.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
  /// A row for each element, given as a binding, identified by the value under a key path; several can be selected, and
  /// a
  /// person may remove and move them, as far as the actions say.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
  /// A row for each element, given as a binding, identified by itself; one can be selected, and a person may remove and
  /// move them, as far as the actions say.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
  /// A row for each element, given as a binding, identified by the value under a key path; one can be selected, and a
  /// person may remove and move them, as far as the actions say.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// A row for each element, given as a binding, identified by itself; a person may remove and move them, as far as the
  /// actions say.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent))
  }
  /// A row for each element, given as a binding, identified by the value under a key path; a person may remove and move
  /// them, as far as the actions say.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
