public import Foundation
public import LayoutCore

/// Where a window is at first, and how large.
public struct WindowPlacement: Sendable {
  /// In points from the upper left corner of the screen; nil is the system's place.
  public var position: CGPoint?
  /// In points; nil is the size of the content.
  public var size: CGSize?
  /// A window at a point, of a size.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) { (self.position, self.size) = (position, size) }
  /// A window at a point of the screen, as parts of its size, of a size.
  public init(_ position: UnitPoint, size: CGSize? = nil) { self.size = size }
  /// A window at a point, of a size.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    position = CGPoint(x: x, y: y)
    if let width, let height { size = CGSize(width: width, height: height) }
  }
}
/// What is asked for the place of a window: its content.
public struct WindowLayoutRoot: Sendable {
  /// The size of the content, in points: what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
}
/// What is known for the place of a window.
public struct WindowPlacementContext: Sendable {
  /// The screen.
  public let defaultDisplay: DisplayProxy
}
/// A screen that windows stand on.
public struct DisplayProxy: Hashable, Sendable {
  /// All of it, in points.
  public let bounds: CGRect
  /// The part that windows can take, in points.
  public let visibleRect: CGRect
}
extension Scene {
  /// Where windows are at first; the playground shows what is inside of them, and does not ask.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement?
  ) -> some Scene { self }
  /// Where windows are that become as large as they should be; the playground does not ask.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement?
  ) -> some Scene { self }
}

/// What a program shows on a device with its simplest look; this one has not, and shows none of it.
public struct AssistiveAccess<Content: View>: PrimitiveScene {
  public typealias Body = Never
  /// The views of the closure, which are not made.
  public init(@ViewBuilder content: @escaping () -> Content) {}
  /// Nothing.
  public static func makeScene(_ scene: Self, _ nodes: inout NodeList) {}
}

/// A drag that moves the window around: the playground's stays where it is.
public struct WindowDragGesture: PrimitiveGesture {
  /// The gesture.
  public nonisolated init() {}
  /// Nothing is heard.
  public func recognition() -> GestureRecognition<Void> { GestureRecognition([]) { _ in .failed } }
}
extension View {
  /// Whether a gesture also brings the window around to the front; it is there.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
    Noted(self, "allowsWindowActivationEvents")
  }
}
