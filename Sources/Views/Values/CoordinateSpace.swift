public import LayoutCore

/// What coordinates are relative to.
///
/// Unchecked, because a name may be any value: names are only made and compared where views are, on the main actor.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The root view's top left corner.
  case global
  /// The view's own top left corner.
  case local
  /// The top left corner of the nearest view around that has this name; where there is none, the root view's (seen on SwiftUI).
  case named(AnyHashable)

  /// Whether it is the root view's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space as a value: `.local`, `.global`, `.named("card")`, `.scrollView`.
public protocol CoordinateSpaceProtocol {
  /// The space as an enumeration.
  var coordinateSpace: CoordinateSpace { get }
}

/// The root view's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The root view's space.
  public init() {}
  /// `.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view's own space.
  public init() {}
  /// `.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view around that was named, or of the nearest scroll view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// `.named(…)`.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The root view's top left corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own top left corner.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest view around that was given this name by `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
  /// The nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axes: []))) }
  /// The nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axes: Axis.Set(axis)))) }
}

/// The name of scroll views: empty, any of them; else one that scrolls along these axes.
struct ScrollSpace: Hashable {
  var axes: Axis.Set
}
