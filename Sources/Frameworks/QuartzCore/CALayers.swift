import CoreGraphics
import Foundation
import SwiftUI

/// A layer of a path: nothing is drawn.
open class CAShapeLayer: CALayer {
  /// The path.
  public var path: CGPath?
  /// The colour inside.
  public var fillColor: CGColor?
  /// The colour of the line.
  public var strokeColor: CGColor?
  /// The width of the line in points.
  public var lineWidth: CGFloat = 1
  /// Where the line begins, from 0 to 1.
  public var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  public var strokeEnd: CGFloat = 1
  /// How long strokes and gaps are, in points.
  public var lineDashPattern: [NSNumber]?
  /// Where the pattern begins, in points.
  public var lineDashPhase: CGFloat = 0
  /// The ends of the line.
  public var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  public var lineJoin = CAShapeLayerLineJoin.miter
  /// How long pointed corners get, in widths.
  public var miterLimit: CGFloat = 10
  /// What counts as inside.
  public var fillRule = CAShapeLayerFillRule.nonZero
}
/// The ends of a line.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Ends of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
/// The corners of a line.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Corners of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
/// What counts as inside of a path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What it goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer of colours: nothing is drawn.
open class CAGradientLayer: CALayer {
  /// The colours.
  public var colors: [Any]?
  /// Where they are, from 0 to 1.
  public var locations: [NSNumber]?
  /// Where they begin.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where they end.
  public var endPoint = CGPoint(x: 0.5, y: 1)
  /// How they go.
  public var type = CAGradientLayerType.axial
}
/// How colours go.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Out of a middle.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of letters: nothing is drawn.
open class CATextLayer: CALayer {
  /// The letters.
  public var string: Any?
  /// The font.
  public var font: Any?
  /// Its size in points.
  public var fontSize: CGFloat = 36
  /// The colour.
  public var foregroundColor: CGColor?
  /// Whether lines are broken.
  public var isWrapped = false
  /// How lines stand.
  public var alignmentMode = CATextLayerAlignmentMode.natural
  /// How lines end that are too long.
  public var truncationMode = CATextLayerTruncationMode.none
}
/// How lines of a layer stand.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the language does.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From edge to edge.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
/// How lines of a layer end that are too long.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// With dots at the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// With dots at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// With dots in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer of copies of its layers: nothing is drawn.
open class CAReplicatorLayer: CALayer {
  /// How many there are.
  public var instanceCount = 1
  /// How much later each moves, in seconds.
  public var instanceDelay: Double = 0
  /// How each is turned from the one before.
  public var instanceTransform = CATransform3DIdentity
  /// The colour of the first.
  public var instanceColor: CGColor?
  /// How much redder each is.
  public var instanceRedOffset: Float = 0
  /// How much greener each is.
  public var instanceGreenOffset: Float = 0
  /// How much bluer each is.
  public var instanceBlueOffset: Float = 0
  /// How much more each covers.
  public var instanceAlphaOffset: Float = 0
  /// Whether depth is kept.
  public var preservesDepth = false
}
/// A layer that scrolls: nothing is drawn.
open class CAScrollLayer: CALayer {
  /// Scrolls to a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
}
/// A layer of pieces: nothing is drawn.
open class CATiledLayer: CALayer {
  /// The size of a piece in pixels.
  public var tileSize = CGSize(width: 256, height: 256)
  /// How many sizes there are.
  public var levelsOfDetail = 1
  /// How many of them are larger.
  public var levelsOfDetailBias = 0
  /// How long a piece takes to appear, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
/// A layer whose layers have depth: nothing is drawn.
open class CATransformLayer: CALayer {}
