/// A view that says something of what is around it: of its sheet, of the bars of its screen. It is told from the
/// outside in; `change` sees what was said further out.
struct Telling<Content: View, Told> {
  let content: Content
  let told: WritableKeyPath<NodeList, Told>
  let kind: String
  let change: (inout Told) -> Void
  init(
    content: Content, of told: WritableKeyPath<NodeList, Told>, kind: String, change: @escaping (inout Told) -> Void
  ) {
    (self.content, self.told, self.kind, self.change) = (content, told, kind, change)
  }
}
extension Telling: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    view.change(&nodes[keyPath: view.told])
    nodes.written(view.kind) { Content.makeNodes(view.content, &$0) }
  }
}
