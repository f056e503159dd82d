public import Foundation
public import LayoutCore

extension View {
  /// Sets one of the view's horizontal guides: containers that align on it put this value, in points from the view's leading edge, on their line.
  ///
  /// The function sees the view as it is inside this modifier. Size and drawing stay. What is not finite counts as 0.
  nonisolated public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    Guided(content: self, key: guide.key, value: computeValue)
  }
  /// Sets one of the view's vertical guides: containers that align on it put this value, in points from the view's top edge, on their line.
  ///
  /// The function sees the view as it is inside this modifier. Size and drawing stay. What is not finite counts as 0.
  nonisolated public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    Guided(content: self, key: guide.key, value: computeValue)
  }
}

extension ViewDimensions {
  /// The value of a horizontal guide, in points from the leading edge: what the view sets, else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[key: guide.key] }
  /// The value of a vertical guide, in points from the top edge: what the view sets, else the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[key: guide.key] }
  /// The value that the view or something in it sets for a horizontal guide; nil if nothing does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicitKey: guide.key] }
  /// The value that the view or something in it sets for a vertical guide; nil if nothing does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicitKey: guide.key] }
}

/// A view with an explicit guide.
struct Guided<Content: View> {
  let content: Content
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

extension Guided: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.modifier("alignmentGuide", .guide(view.key, view.value), view.content)
  }
}
