extension List {
  /// A row for each element of a tree, identified by itself; several can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
  /// A row for each element of a tree, identified by the value under a key path; several can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
  /// A row for each element of a tree, identified by itself; one can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
  /// A row for each element of a tree, identified by the value under a key path; one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension Binding {
  /// A binding to the elements below this one; nil where there are none.
  subscript<Children>(below path: WritableKeyPath<Value, Children?>) -> Binding<Children>? {
    Binding<Children>(self[dynamicMember: path])
  }
}

extension OutlineGroup {
  /// A row for each element of a tree, given as a binding, identified by the value under a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(
      data, id: (\Binding<C.Element>.wrappedValue).appending(path: id),
      children: \Binding<C.Element>.[below: children], content: content)
  }
  /// A row for each element of a tree, given as a binding, identified by itself.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \C.Element.id, children: children, content: content)
  }
}

extension List {
  /// A row for each element of a tree, given as a binding, identified by itself; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
  /// A row for each element of a tree, given as a binding, identified by the value under a key path; several can be
  /// selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == OutlineGroup<Binding<Data>, ID, Row> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
  /// A row for each element of a tree, given as a binding, identified by itself; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
  /// A row for each element of a tree, given as a binding, identified by the value under a key path; one can be
  /// selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == OutlineGroup<Binding<Data>, ID, Row> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
  /// A row for each element of a tree, given as a binding, identified by itself.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable, SelectionValue == Never
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }
}
