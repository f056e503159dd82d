/// A view that assistive technologies call by a name of its own.
package struct SpokenLabel<Content: View> {
  let content: Content
  /// nil leaves it the name that it has.
  let label: String?
}

extension SpokenLabel: PrimitiveView {
  package typealias Body = Never
  package static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("accessibilityLabel", view.label) { $0.spoken(view.label) { Content.makeNodes(view.content, &$0) } }
  }
}

extension NodeList {
  /// Gives the outermost node that is made the name that assistive technologies tell; nil leaves it as it is.
  mutating func spoken(_ label: String?, _ make: (inout NodeList) -> Void) {
    let first = infos.count
    make(&self)
    if let label, infos.count > first { infos.setSpokenLabel(label, of: first) }
  }
}
