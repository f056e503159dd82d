internal import LayoutCore

/// A row for each element of a tree; an element with children has a sign, and its children are hidden until a person
/// opens it.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let content: ForEach<[Data.Element], ID, OutlineRow<Leaf>>
  /// A row for each element, identified by the value under a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: Array(data), id, children, content)
  }
  /// A row for one element, identified by the value under a key path, and those below it.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(elements: [root], id, children, content)
  }
  private init(
    elements: [Data.Element], _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.content = ForEach(elements, id: id) { element in
      let below = element[keyPath: children].map { below in
        { AnyView(OutlineGroup(below, id: id, children: children, content: content)) }
      }
      return OutlineRow(isClosed: below != nil, content: content(element), children: below)
    }
  }
}
extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A row for each element, identified by itself.
  public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
    self.init(data, id: \.id, children: children, content: content)
  }
  /// A row for one element, identified by itself, and those below it.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}
extension OutlineGroup: PrimitiveView {
  public typealias Body = Never
  /// The rows, one after the other.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.written("OutlineGroup") { ForEach.makeNodes(view.content, &$0) } }
}

extension List {
  /// A row for each element of a tree, identified by itself; the children of each are hidden until a person opens it.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable, SelectionValue == Never {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// A row for each element of a tree, identified by the value under a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row>, SelectionValue == Never {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

/// A row of a tree: its content, and a sign at its trailing edge where it has children.
public struct OutlineRow<Content: View> {
  let isClosed: Bool
  let content: Content
  /// Its children; nil where they are not known.
  private(set) var children: (() -> AnyView)?
  init(isClosed: Bool, content: Content, children: (() -> AnyView)?) {
    self.init(isClosed: isClosed, content: content)
    self.children = children
  }
  /// A row with content.
  /// - Parameter isClosed: whether it has children, which are hidden.
  public init(isClosed: Bool, content: Content) {
    self.isClosed = isClosed
    self.content = content
  }
}
extension OutlineRow: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// The content alone, or a row of it, a spacer and the sign of a `DisclosureGroup`, below it the children once it was
  /// opened.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    guard view.isClosed else { return Content.makeNodes(view.content, &nodes) }
    let state = nodes.navigationState()
    let isOpen = state.isOpen && view.children != nil
    let arrow = Image(systemName: "chevron.right").font(.system(size: PhoneMetrics.Group.chevron, weight: .semibold))
      .foregroundStyle(.tint).rotationEffect(.degrees(isOpen ? 90 : 0))
    // Where a tap selects the row, the sign opens it.
    let isSelectable = nodes.rowState.selectsByTap
    let opens: (() -> Void)? = view.children == nil ? nil : { state.isOpen.toggle() }
    nodes.implicitly { nodes in
      nodes.container("HStack", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
        if let opens, !isSelectable { nodes.responds(Interaction(tap: opens)) }
        nodes.append(view.content)
        nodes.append(
          Implicit {
            Spacer()
            if let opens, isSelectable { Tapped(content: arrow, action: opens) } else { arrow }
          })
      }
    }
    guard isOpen, let children = view.children else { return }
    nodes.path.append(.index(1))
    let indent = EdgeInsets(top: 0, leading: PhoneMetrics.Group.indent, bottom: 0, trailing: 0)
    nodes.implicitly { $0.modifier("Indent", .padding(indent), children()) }
    nodes.path.removeLast()
  }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    guard view.isClosed else { return Content.makeNodes(view.content, &nodes) }
    nodes.implicitly { nodes in
      nodes.container("HStack", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
        nodes.append(view.content)
        nodes.implicitly { $0.append(Spacer()) }
        nodes.append(Sign(text: "›", label: "disclosure", color: .accentColor))
      }
    }
  }
}
