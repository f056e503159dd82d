public import Foundation
public import LayoutCore

/// Draws a view as an image. The image is drawn where it is shown, and has no pixels of its own.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The room that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// Whether nothing shines through the image.
  public var isOpaque = false
  /// In which steps colours are mixed; here there is one way.
  public var colorMode = ColorRenderingMode.nonLinear
  /// Whether changes of what the view depends on are told; here they are not.
  public var isObservationEnabled = true
  /// Draws a view.
  public init(content view: Content) { content = view }
}
