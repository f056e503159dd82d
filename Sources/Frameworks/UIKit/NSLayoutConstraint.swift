import CoreGraphics
import Foundation
import SwiftUI

/// How much a constraint counts, up to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// Up to 1000.
  public let rawValue: Float
  /// A priority up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// Strong.
  public static let defaultHigh = UILayoutPriority(750)
  /// Weak.
  public static let defaultLow = UILayoutPriority(250)
  /// The weakest.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// What dragging a window needs.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// What a window keeps.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What dragging a window does not need.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// A priority that is more.
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
  /// A priority that is less.
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}

/// A part of a view that others are placed by.
@MainActor public final class UILayoutGuide {
  private let owner: UIView
  init(owner: UIView) { self.owner = owner }
  /// A guide of one's own.
  public convenience init() { self.init(owner: UIView()) }
  /// The name.
  public var identifier = ""
  /// The view that it is of.
  public var owningView: UIView? { owner }
  /// In points, from the view's corner.
  public var layoutFrame: CGRect { owner.bounds }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A length or a place that a view must have: it is kept, nothing is laid out by it.
@MainActor open class NSLayoutConstraint {
  /// In points.
  open var constant: CGFloat
  /// How much it counts.
  open var priority = UILayoutPriority.required
  /// Whether it counts at all.
  open var isActive = false
  /// A name.
  open var identifier: String?
  /// What is placed.
  open private(set) weak var firstItem: AnyObject?
  /// What it is placed by.
  open private(set) weak var secondItem: AnyObject?
  /// The side that is placed.
  open private(set) var firstAttribute = Attribute.notAnAttribute
  /// The side that it is placed by.
  open private(set) var secondAttribute = Attribute.notAnAttribute
  /// How the sides are.
  open private(set) var relation = Relation.equal
  /// How many times as far.
  open private(set) var multiplier: CGFloat = 1
  /// Whether it is kept in archives.
  open var shouldBeArchived = false
  init(constant: CGFloat, relation: Relation = .equal, multiplier: CGFloat = 1) {
    self.constant = constant
    self.relation = relation
    self.multiplier = multiplier
  }
  /// Demands that two views agree.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(constant: constant, relation: relation, multiplier: multiplier)
    firstAttribute = attr1
    secondAttribute = attr2
  }
  /// Constraints of a written picture: none, such pictures are not read.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
  /// How a written picture is read.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges stand together.
    public static let alignAllLeft = FormatOptions(rawValue: 2)
    /// Right edges stand together.
    public static let alignAllRight = FormatOptions(rawValue: 4)
    /// Top edges stand together.
    public static let alignAllTop = FormatOptions(rawValue: 8)
    /// Bottom edges stand together.
    public static let alignAllBottom = FormatOptions(rawValue: 16)
    /// Middles stand together.
    public static let alignAllCenterX = FormatOptions(rawValue: 512)
    /// Middles stand together.
    public static let alignAllCenterY = FormatOptions(rawValue: 1024)
  }
  /// Makes constraints count.
  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  /// Makes constraints count no longer.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

  /// A direction.
  public enum Axis: Int, Sendable {
    /// The two directions.
    case horizontal, vertical
  }
  /// How two lengths compare.
  public enum Relation: Int, Sendable {
    /// No larger, the same, no smaller.
    case lessThanOrEqual, equal, greaterThanOrEqual
  }
  /// An edge or a length of a view.
  public enum Attribute: Int, Sendable {
    /// None, edges, lengths, middles.
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline
    /// The line of the last letters, and the edges of margins.
    case lastBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The middles within margins.
    case centerXWithinMargins, centerYWithinMargins
  }
}

/// An edge that constraints are made of.
@MainActor open class NSLayoutAnchor<AnchorType> {
  init() {}
  /// Demands the same place.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// Demands a place no further.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// Demands a place no nearer.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}
/// An edge across.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// An edge along.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Demands a length in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Demands a length in points or less.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Demands a length in points or more.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Demands a part of another length.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c, multiplier: m) }
  /// At most so many times as long.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c, relation: .lessThanOrEqual, multiplier: m) }
  /// At least so many times as long.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c, relation: .greaterThanOrEqual, multiplier: m) }
}
extension NSLayoutXAxisAnchor {
  /// As far behind another as the system does.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }
}
extension NSLayoutYAxisAnchor {
  /// As far below another as the system does.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }
}
