/// A view for each element of a collection: a flat list. An element's id is part of its views' identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  @usableFromInline let id: KeyPath<Data.Element, ID>
  /// What is made of an element.
  public let content: (Data.Element) -> Content
  /// What a person may do with its rows; nil for nothing.
  @usableFromInline var editing: RowEditing?
  /// Finds the elements, where only the making of nodes can; nil where they are known.
  @usableFromInline var finder: (any ElementFinder)?

  /// Something for each element that is no view.
  init(elements data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) { (self.data, self.id, self.content) = (data, id, content) }
  /// What is made of each element, for contents that are no views: marks of a chart, places of a map. No member of SwiftUI's.
  public var elementContents: [Content] { data.map(content) }
}

extension ForEach where Content: View {
  /// A view for each element, identified by the value under a key path.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, identified by itself.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element, given as a binding, identified by the value under a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    self.data = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.id = \.1
    self.content = { content(data[$0.0]) }
  }
  /// A view for each element, given as a binding, identified by itself.
  public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Each element's views under its id. It ends early when making was stopped, as by a limit.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.beginWritten("ForEach")
    if let finder = view.finder { finder.find(&nodes) }
    if let editing = view.editing {
      nodes.edited(editing, count: view.data.count) { makeElements(view, &$0) }
    } else {
      makeElements(view, &nodes)
    }
    nodes.endWritten(outer)
  }
  @MainActor @inlinable static func makeElements(_ view: Self, _ nodes: inout NodeList) {
    // An element that identifies itself need not be looked up.
    let isItself = view.id == \Data.Element.self as AnyKeyPath
    var start: NodeList.Extent? = nodes.extent
    var index = 0
    for element in view.data {
      if nodes.isStopped { break }
      if view.editing != nil {
        nodes.rowIndex = index
        index += 1
      }
      if isItself, let id = element as? ID {
        nodes.element(id, of: view.content(element))
      } else {
        nodes.element(element[keyPath: view.id], of: view.content(element))
      }
      // What the first element is made of, the others will be made of too.
      if let first = start {
        nodes.reserve(view.data.count - 1, since: first)
        start = nil
      }
    }
  }
}
