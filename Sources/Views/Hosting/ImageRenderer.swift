public import Foundation
public import LayoutCore

/// Draws a view as an image. The playground draws views in its window alone: there is no image, and the settings are
/// kept.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The room that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// Whether nothing shines through the image.
  public var isOpaque = false
  /// Draws a view.
  public init(content view: Content) { content = view }
}
