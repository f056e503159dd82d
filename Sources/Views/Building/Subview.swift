/// One of the views that a view comes to: what a stack around it would arrange as one. It is shown with the environment
/// of its container.
public struct Subview: Identifiable {
  /// What tells the subviews of a container apart.
  public struct ID: Hashable {
    let place: ContiguousArray<PathElement>
    /// Which of the views at the place.
    let number: Int
  }
  /// What tells it apart from others.
  public let id: ID
  /// What the view tells its container.
  public let containerValues: ContainerValues
  let index: Int
  let source: SubviewSource
}

extension Subview: PrimitiveView {
  public typealias Body = Never
  /// The view.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("Subview") { view.source.make(view.index, &$0) }
  }
}
extension Subview: InputComparable {
  /// It is what its container makes anew.
  public func isSameInput(as other: Subview) -> Bool { id == other.id && source === other.source }
}

/// The views that a view comes to.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]
  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { subviews.count }
  /// One of them.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of them.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}
extension SubviewsCollection: PrimitiveView {
  public typealias Body = Never
  /// All of them, one after the other.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    for subview in view.subviews { nodes.element(subview.id, of: subview) }
  }
}

/// Some of the views that a view comes to.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>
  /// The first one's.
  public var startIndex: Int { subviews.startIndex }
  /// Behind the last one's.
  public var endIndex: Int { subviews.endIndex }
  /// One of them.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of them.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}
extension SubviewsCollectionSlice: PrimitiveView {
  public typealias Body = Never
  /// All of them, one after the other.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    for subview in view.subviews { nodes.element(subview.id, of: subview) }
  }
}

/// The views that a view comes to, for a `ForEach`; known once it is made.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  final class Found {
    var subviews: [Subview] = []
  }
  let found: Found
  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { found.subviews.count }
  /// One of them.
  public subscript(index: Int) -> Subview { found.subviews[index] }
}

extension ForEach where Content: View {
  /// A view for each of the views that a view comes to.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let found = ForEachSubviewCollection<Content>.Found()
    self.init(ForEachSubviewCollection(found: found), id: \.id, content: content)
    finder = SubviewFinder(view: view, found: found)
  }
}

/// Finds the elements of a `ForEach` while nodes are made.
@usableFromInline protocol ElementFinder {
  @MainActor func find(_ nodes: inout NodeList)
}
private struct SubviewFinder<V: View, Content>: ElementFinder {
  let view: V
  let found: ForEachSubviewCollection<Content>.Found
  func find(_ nodes: inout NodeList) { found.subviews = nodes.subviews(of: view) }
}

/// What a closure makes of the views that a view comes to.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}
extension GroupElementsOfContent: PrimitiveView {
  public typealias Body = Never
  /// What the closure makes of them.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let subviews = SubviewsCollection(subviews: nodes.subviews(of: view.base))
    Result.makeNodes(view.transform(subviews), &nodes)
  }
}
extension Group {
  /// What a closure makes of the views that a view comes to.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// Makes the views of a container where they are shown.
final class SubviewSource {
  private let surroundings: Surroundings
  private let element: @MainActor (inout NodeList, Int) -> Void

  init(_ surroundings: Surroundings, _ element: @escaping @MainActor (inout NodeList, Int) -> Void) {
    (self.surroundings, self.element) = (surroundings, element)
  }
  /// What a container is told about its place stays that of the place.
  @MainActor func make(_ index: Int, _ nodes: inout NodeList) {
    let outer = (nodes.environment, nodes.path)
    (nodes.environment, nodes.path) = (surroundings.environment, surroundings.path)
    nodes.environment.controls = outer.0.controls
    element(&nodes, index)
    (nodes.environment, nodes.path) = outer
  }
}

extension NodeList {
  /// The views that a view comes to.
  mutating func subviews<Content: View>(of content: Content) -> [Subview] {
    subviews(of: content, elements: elements(of: content), tellsSections: false)
  }
  /// The views of elements, which were found in a view.
  mutating func subviews<Content: View>(
    of content: Content, elements: [ElementChoice.Element], tellsSections: Bool
  ) -> [Subview] {
    let source = SubviewSource(Surroundings(environment: environment, path: path)) { nodes, index in
      nodes.subview(at: index, of: content, tellsSections: tellsSections)
    }
    var counts: [ContiguousArray<PathElement>: Int] = [:]
    return elements.enumerated().map { index, element in
      counts[element.place, default: 0] += 1
      let id = Subview.ID(place: element.place, number: counts[element.place, default: 0])
      var values = element.containerValues
      values.tag = element.ownTag
      return Subview(id: id, containerValues: values, index: index, source: source)
    }
  }
}
