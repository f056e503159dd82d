public import Drawing
public import Foundation

/// The picture of a device of pixels, before it is drawn: how large it becomes is the terminal's affair. Two that are
/// equal look the same.
public struct PixelScreen: Hashable, Sendable {
  /// What it shows, in points.
  public var list: DisplayList
  /// One cell of the device, in points.
  public let cell: CGSize
  /// At most so many pixels a point: the device's own.
  public let scale: CGFloat
  /// Whether texts are light on dark.
  public let isDark: Bool

  /// How much is left of a picture that no longer holds (our choice).
  private static let staleOpacity = 0.35
  /// The same as a picture that no longer holds: pale.
  public var stale: PixelScreen {
    var screen = self
    screen.list.items = [DisplayList.Item(.layer(.group(opacity: PixelScreen.staleOpacity), list.items))]
    return screen
  }
}
