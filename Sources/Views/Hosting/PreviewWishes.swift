/// What a preview asks of the device that it is shown on, by its traits or by modifiers. Only devices of pixels hear it, but for a fixed size.
package struct PreviewWishes: Hashable, Sendable {
  /// The device, by its name in Xcode.
  package var device: PreviewDevice?
  /// The room for the view.
  package var layout: PreviewLayout?
  /// How the device is held.
  package var orientation: InterfaceOrientation?
  /// No wishes.
  package init(device: PreviewDevice? = nil, layout: PreviewLayout? = nil, orientation: InterfaceOrientation? = nil) {
    (self.device, self.layout, self.orientation) = (device, layout, orientation)
  }
  /// These wishes, and those of views where nothing is said here.
  package func completed(by other: PreviewWishes) -> PreviewWishes {
    PreviewWishes(device: device ?? other.device, layout: layout ?? other.layout, orientation: orientation ?? other.orientation)
  }
}

/// A view with a wish of its preview.
struct Wishing<Content: View> {
  let content: Content
  let kind: String
  let wishes: PreviewWishes
}
extension Wishing: PrimitiveView {
  typealias Body = Never
  /// What is said further out counts.
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.wishes = nodes.wishes.completed(by: view.wishes)
    nodes.written(view.kind) { Content.makeNodes(view.content, &$0) }
  }
}
