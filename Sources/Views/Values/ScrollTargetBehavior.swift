public import Foundation

/// Where scrolling stops. A still picture shows where it stands: a behavior is kept, and asked by nobody.
public protocol ScrollTargetBehavior {
  /// What a behavior is told of where it works.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where scrolling is to stop.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where scrolling is to stop.
public struct ScrollTarget: Hashable, Sendable {
  /// What is to be seen, in points of the content.
  public var rect: CGRect
  /// The point of it that is aligned; nil is where it was.
  public var anchor: UnitPoint?
}

/// What a behavior is told of where it works.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast it is, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of what is seen of it, in points.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Scrolling stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior.
  public init() {}
  /// Leaves the target: nothing is scrolled page by page in a still picture.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at a time.
  public struct LimitBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, always, never, alwaysByFew, alwaysByOne }
    private let kind: Kind
    /// As the device does it.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// Few.
    public static let always = LimitBehavior(kind: .always)
    /// As many as the drag is fast.
    public static let never = LimitBehavior(kind: .never)
    /// A few.
    public static let alwaysByFew = LimitBehavior(kind: .alwaysByFew)
    /// One.
    public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
  }
  let limitBehavior: LimitBehavior
  let anchor: UnitPoint?
  /// The behavior with how many views are passed at a time.
  public init(limitBehavior: LimitBehavior = .automatic) { (self.limitBehavior, anchor) = (limitBehavior, nil) }
  /// The behavior with how many views are passed at a time, and the point of views and scroll view that meet.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    (self.limitBehavior, self.anchor) = (limitBehavior, anchor)
  }
  /// Leaves the target: nothing is aligned in a still picture.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Any behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior
  /// A behavior of a type that is not told.
  public init(_ base: any ScrollTargetBehavior) { self.base = base }
  /// What the behavior does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// At views, with how many are passed at a time.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
  /// At views, by a point of them.
  public static func viewAligned(anchor: UnitPoint?) -> Self { Self(anchor: anchor) }
  /// At views, by a point of them, with how many are passed at a time.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?)
    -> Self
  { Self(limitBehavior: limitBehavior, anchor: anchor) }
}
