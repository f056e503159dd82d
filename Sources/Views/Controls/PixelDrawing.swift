internal import Drawing
internal import Foundation

/// What a part of a control shows on a screen of pixels, once frames are known.
struct PixelDrawing {
  /// The label of a leaf in `layout --json`; nil for containers.
  var label: String?
  /// Whether it is a picture.
  var isImage = false
  /// What is drawn in a frame, back to front, and behind children with these frames; all in points relative to the root. Paints are resolved when the control is made.
  let draw: (_ frame: CGRect, _ children: [CGRect]) -> [DisplayList.Content]
}

/// A leaf of a control that always has one size in points.
struct PixelPart {
  let kind: String
  let size: CGSize
  let drawing: PixelDrawing
}
extension PixelPart: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.implicitly { nodes in
      nodes.leaf(view.kind, .control(.pixels(view.drawing))) { [size = view.size] builder, index in builder.fixed(size, content: index) }
    }
  }
}
