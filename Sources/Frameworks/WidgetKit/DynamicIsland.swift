import Foundation
import SwiftUI

/// How a live activity looks around the camera: nothing is shown of it.
public struct DynamicIsland {
  /// The looks of an activity that is touched, is alone, and stands beside another.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  /// What a touch opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// The colour of the border.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// The distances of the contents from the edges, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// Looks around the camera.
public struct DynamicIslandMode: Equatable, Sendable {
  let name: String
  /// The look after a long touch.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// The look of one activity before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// The look of one activity behind the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// The look beside another activity.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// What is shown around the camera after a long touch.
public struct DynamicIslandExpandedContent<Content: View> {
  let content: Content
}

/// A part of what is shown around the camera after a long touch.
public struct DynamicIslandExpandedRegion<Content: View> {
  let content: Content
  /// A part at a place; a higher priority gets more room.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// The distances of the contents from the edges, in points.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
    self
  }
}

/// Places around the camera.
public struct DynamicIslandExpandedRegionPosition: Sendable {
  let name: String
  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// How high a view stands beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  let name: String
  /// Where the system puts it.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Lower where it is too wide.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// Puts the parts around the camera together.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  /// One part.
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<C> { DynamicIslandExpandedContent(content: first.content) }
  /// Parts.
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> { first }
  /// One more part.
  public static func buildPartialBlock<A: View, B: View>(
    accumulated: DynamicIslandExpandedContent<A>, next: DynamicIslandExpandedRegion<B>
  ) -> DynamicIslandExpandedContent<AnyView> {
    both(accumulated.content, next.content)
  }
  /// More parts.
  public static func buildPartialBlock<A: View, B: View>(
    accumulated: DynamicIslandExpandedContent<A>, next: DynamicIslandExpandedContent<B>
  ) -> DynamicIslandExpandedContent<AnyView> {
    both(accumulated.content, next.content)
  }
  private static func both<A: View, B: View>(_ first: A, _ second: B) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(
      content: AnyView(
        Group {
          first
          second
        }))
  }
}
