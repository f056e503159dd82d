/// Several views of a builder, one after the other. It adds no node: its views are a flat list.
public struct TupleView<each Content: View> {
  /// One word, whatever is inside: a tuple of a pack is copied field by field, with a look-up of its type each time.
  @usableFromInline let content: Stored<(repeat each Content)>
  /// A list of the given views.
  @inlinable public init(_ content: repeat each Content) { self.content = Stored((repeat each content)) }

  @usableFromInline final class Stored<Value> {
    @usableFromInline let value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }
}

extension TupleView: PrimitiveView {
  public typealias Body = Never
  /// Each view under its index.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    var index = 0
    repeat nodes.append(each view.content.value, at: &index)
  }
}

extension TupleView: InputComparable {
  /// The same views.
  public func isSameInput(as other: Self) -> Bool { content === other.content || InputComparison.isSame(content.value, other.content.value) }
}

/// The same list when the types are known at run time only, as in an interpreted builder.
public struct RuntimeTuple {
  /// The views, one after the other.
  public let content: [any View]
  /// A list of the given views; identity is the index, as in `TupleView`.
  public init(_ content: [any View]) { self.content = content }
}

extension RuntimeTuple: PrimitiveView {
  public typealias Body = Never
  /// Each view under its index.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    var index = 0
    for child in view.content { nodes.append(child, at: &index) }
  }
}
