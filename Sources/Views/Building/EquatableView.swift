/// A view that is not made anew while it is equal to the one before; one without `==` is shown as it is.
public struct EquatableView<Content: View> {
  /// The view.
  public var content: Content
  /// A view.
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
  public typealias Body = Never
  /// What the view contributes, or the one before while both are equal.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("equatable") { nodes in
      let record = nodes.record(at: nodes.path.place(in: nodes.places))
      let earlier = record.kept["equatable view"] as? KeptContent<Content>
      if let earlier, isEqual(earlier.content, view.content) { return Content.makeNodes(earlier.content, &nodes) }
      record.kept["equatable view"] = KeptContent(view.content)
      Content.makeNodes(view.content, &nodes)
    }
  }
  private static func isEqual(_ a: Content, _ b: Content) -> Bool {
    func typed<Equal: Equatable>(_ a: Equal) -> Bool { (b as? Equal) == a }
    return (a as? any Equatable).map { typed($0) } ?? false
  }
}

/// The view of the last evaluation.
private final class KeptContent<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
}
