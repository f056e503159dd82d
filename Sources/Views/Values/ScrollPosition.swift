public import Foundation

/// Where a scroll view is, and where a program wants it to be: a view by its id, an edge, or a point. Devices of pixels
/// scroll to it; afterwards it tells what a person has scrolled to.
// Proof of safety: ids are sendable where they are given.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private var target = Target.none
  /// Which of the calls the target is of: the same target is scrolled to again.
  private var call = 0
  /// Whether the program says of which type ids are.
  private var followsIDs = false

  /// The place that the scroll view has by itself.
  public init() {}
  /// The place that the scroll view has by itself; what a person scrolls to is told by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type) { followsIDs = true }
  /// The view with an id.
  /// - Parameter anchor: the point of the view and of the scroll view that are to meet; nil for the least way.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// An edge of the content.
  public init(edge: Edge) { target = .edge(edge) }
  /// An edge of the content; what a person scrolls to is told by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type, edge: Edge) { (target, followsIDs) = (.edge(edge), true) }
  /// A point of the content, which lies at the beginning of the scroll view, in points.
  public init(point: CGPoint) { target = .offset(x: point.x, y: point.y) }
  /// A point of the content, in points; what a person scrolls to is told by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type, point: CGPoint) {
    (target, followsIDs) = (.offset(x: point.x, y: point.y), true)
  }
  /// A point of the content, in points.
  public init(x: CGFloat, y: CGFloat) { target = .offset(x: x, y: y) }
  /// A point of the content, in points; what a person scrolls to is told by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type, x: CGFloat, y: CGFloat) {
    (target, followsIDs) = (.offset(x: x, y: y), true)
  }
  /// A distance from the leading edge of the content, in points.
  public init(x: CGFloat) { target = .offset(x: x, y: nil) }
  /// A distance from the leading edge, in points; what a person scrolls to is told by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type, x: CGFloat) {
    (target, followsIDs) = (.offset(x: x, y: nil), true)
  }
  /// A distance from the upper edge of the content, in points.
  public init(y: CGFloat) { target = .offset(x: nil, y: y) }
  /// A distance from the upper edge, in points; what a person scrolls to is told by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type, y: CGFloat) {
    (target, followsIDs) = (.offset(x: nil, y: y), true)
  }

  /// Scrolls to the view with an id.
  /// - Parameter anchor: the point of the view and of the scroll view that are to meet; nil for the least way.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    followsIDs = true
    go(to: .id(AnyHashable(id), anchor))
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Scrolls to a point of the content, which then lies at the beginning of the scroll view, in points.
  public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }
  /// Scrolls to a distance from the leading edge of the content, in points.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }
  /// Scrolls to a distance from the upper edge of the content, in points.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }
  private mutating func go(to target: Target) {
    self.target = target
    call += 1
  }

  /// Whether a person has scrolled to it.
  public var isPositionedByUser: Bool { if case .person = target { true } else { false } }
  /// The edge that it is; nil for anything else.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point that it is, in points; nil for anything else.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }
  /// The distance from the leading edge that it is, in points; nil for anything else.
  public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }
  /// The distance from the upper edge that it is, in points; nil for anything else.
  public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }
  /// The id of the view that it is, or that a person has scrolled to; nil for anything else.
  public var viewID: AnyHashable? { shownID?.plain }
  /// The same as a value of a type; nil for ids of other types.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { shownID?.converted(to: type) }
  private var shownID: AnyHashable? {
    switch target {
    case .id(let id, _), .person(let id?): id
    default: nil
    }
  }
}

extension ScrollPosition {
  /// What is to be seen.
  enum Target: Equatable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
    /// Where a person has scrolled to: the first view there is, where ids are followed.
    case person(AnyHashable?)
  }
  /// What the scroll view is asked for.
  /// - Parameter anchor: of views whose ids were given without one.
  func wish(_ anchor: UnitPoint?) -> ScrollWish {
    if case .id(let id, let own) = target { return ScrollWish(target: .id(id.plain, own ?? anchor), call: call) }
    return ScrollWish(target: target, call: call)
  }
  /// The same after a person has scrolled.
  func scrolled(to first: AnyHashable?) -> ScrollPosition {
    var copy = self
    copy.target = .person(followsIDs ? first : nil)
    return copy
  }
  /// Where content begins in a picture that nobody scrolls.
  var restingAnchor: UnitPoint? {
    switch edge {
    case .bottom: .bottom
    case .trailing: .trailing
    default: nil
    }
  }
}

/// What a program asks of a scroll view.
struct ScrollWish: Equatable {
  var target: ScrollPosition.Target
  /// Which of its calls it is.
  var call = 0
}
