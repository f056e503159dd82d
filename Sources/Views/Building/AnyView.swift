/// A view without its static type. Its identity includes the type's name: another type is another view.
public struct AnyView {
  let content: any View
  let typeName: String?
  /// Hides the view's type.
  public init(_ view: some View) { self.init(view, typeName: nil) }
  /// Hides the view's type.
  public init(erasing view: some View) { self.init(view, typeName: nil) }
  /// Hides a view that stands for one of another type, as an interpreted view does: `typeName` is the name of that type.
  public init(_ view: some View, typeName: String?) {
    content = view
    self.typeName = typeName
  }
}

extension AnyView: PrimitiveView {
  public typealias Body = Never
  /// What the hidden view contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("AnyView") { nodes in nodes.typed(view.content, name: view.typeName) }
  }
}

/// A view whose type is known at run time only, and nothing else: no node, no identity. What an interpreter hands to a modifier.
public struct Erased {
  let content: any View
  /// The view as it is.
  public init(_ content: any View) { self.content = content }
}

extension Erased: PrimitiveView {
  public typealias Body = Never
  /// What the view contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.append(view.content) }
}
