/// Makes views from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// One statement.
  @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }
  /// No statement: a view that shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One statement: the view itself.
  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }
  /// Several statements: a flat list.
  @inlinable public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> { TupleView(repeat each content) }
  /// `if` without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two branches.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> { ConditionalContent(.first(first)) }
  /// The second of two branches.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> { ConditionalContent(.second(second)) }
  /// `if #available`: the branch's type does not leave it.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
