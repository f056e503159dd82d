/// The views of a provider's `previews`, each of which is a preview of its own, as Xcode shows them.
@MainActor
package final class PreviewParts {
  /// What each of them is called by `previewDisplayName`; empty until the nodes are made.
  package fileprivate(set) var names: [String?] = []
  /// The one that is shown, from 0.
  fileprivate let shown: Int

  /// - Parameter shown: the one that is shown, from 0. Where there are not so many, all are, one below the other.
  package init(shown: Int) { self.shown = shown }

  /// The view that shows one of the views that a view comes to.
  package func view(of content: any View) -> any View {
    func opened(_ content: some View) -> any View { PreviewPart(content: content, parts: self) }
    return opened(content)
  }
}

private struct PreviewPart<Content: View> {
  let content: Content
  let parts: PreviewParts
}
extension PreviewPart: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let elements = nodes.element(at: view.parts.shown, of: view.content)
    view.parts.names = elements.map(\.wishes.name)
    if !elements.indices.contains(view.parts.shown), !nodes.isStopped { Content.makeNodes(view.content, &nodes) }
  }
}
