/// A view inside a modifier whose effect a still picture cannot show: a line of the view tree, and nothing else.
package struct Noted<Content: View> {
  let content: Content
  let kind: String
  let detail: String?

  package init(_ content: Content, _ kind: String, _ detail: String? = nil) {
    self.content = content
    self.kind = kind
    self.detail = detail
  }
}

extension Noted: PrimitiveView {
  package typealias Body = Never
  package static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.written(view.kind, view.detail) { Content.makeNodes(view.content, &$0) } }
}
