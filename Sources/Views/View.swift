/// A part of the user interface: a value that describes other views, down to the primitive ones that layout and drawing know.
///
/// A view of your own declares `body`. Primitive views have `Body == Never` and add nodes themselves.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body; `some View` lets the compiler infer it.
  associatedtype Body: View
  /// The content and behaviour of the view.
  @ViewBuilder var body: Body { get }
  /// Adds the layout nodes that the view contributes to the container around it: none, one or several.
  /// A view with a body needs no implementation of its own.
  static func makeNodes(_ view: Self, _ nodes: inout NodeList)
}

extension View {
  /// A view with a body contributes what its body contributes.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let facts = nodes.facts(of: Self.self)
    guard let outer = nodes.beginView(named: facts.name) else { return }
    Body.makeNodes(nodes.body(of: view, facts).body, &nodes)
    nodes.endView(outer)
  }
}

extension Never: View {
  /// Nothing: there is no value of this type.
  public var body: Never { fatalError("Never has no value") }
}

/// A view without a body: it adds its nodes itself. A protocol of its own, so that a `struct` that forgets its body is refused.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// A primitive view has no body; nothing reads it.
  public var body: Never { fatalError("a primitive view has no body") }
}
