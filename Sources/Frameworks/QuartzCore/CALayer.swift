import CoreGraphics
import Foundation
import SwiftUI

/// What draws a view of UIKit: the settings are kept.
@MainActor open class CALayer {
  /// In points, from the layer around.
  public var frame = CGRect.zero
  /// In points, from its own corner.
  public var bounds = CGRect.zero
  /// The middle, in points.
  public var position = CGPoint.zero
  /// The order of drawing.
  public var zPosition: CGFloat = 0
  /// The point that is at the position, in parts of the size.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The shape of the corners.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are rounded.
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether what lies outside is cut off.
  public var masksToBounds = false
  /// The width of the border in points.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor: CGColor?
  /// The colour behind.
  public var backgroundColor: CGColor?
  /// The colour of the shadow.
  public var shadowColor: CGColor?
  /// How opaque the shadow is.
  public var shadowOpacity: Float = 0
  /// Where the shadow falls, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  public var shadowRadius: CGFloat = 3
  /// The shape of the shadow.
  public var shadowPath: CGPath?
  /// How opaque the layer is.
  public var opacity: Float = 1
  /// Whether the layer is not drawn.
  public var isHidden = false
  /// What is shown.
  public var contents: Any?
  /// How its contents fit.
  public var contentsScale: CGFloat = 1
  /// A name.
  public var name: String?
  /// What cuts the layer.
  public var mask: CALayer?
  /// How the layer is turned and scaled.
  public var transform = CATransform3DIdentity
  /// Whether it is drawn once and kept.
  public var shouldRasterize = false
  /// How fine that picture is.
  public var rasterizationScale: CGFloat = 1
  /// How fast time passes.
  public var speed: Float = 1
  /// When time begins, in seconds.
  public var beginTime: Double = 0
  /// The layers inside.
  public var sublayers: [CALayer]?
  /// The layer around.
  public private(set) weak var superlayer: CALayer?
  /// The names of what is animated: nothing.
  public func animationKeys() -> [String]? { nil }

  /// An empty layer.
  public init() {}
  /// Puts a layer inside, in front of the others.
  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  /// Puts a layer inside at a place.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  /// Takes the layer out.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Starts an animation: a still picture shows none.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Ends an animation.
  open func removeAnimation(forKey key: String) {}
  /// Ends all animations.
  open func removeAllAnimations() {}
  /// Asks to be drawn anew.
  open func setNeedsDisplay() {}
  /// Asks to be laid out.
  open func setNeedsLayout() {}
  /// Draws into a context: nothing.
  open func render(in context: CGContext) {}
}

/// The shape of corners.
public struct CALayerCornerCurve: Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A soft corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// What is drawn.
  public var path: CGPath?
  /// The colour inside.
  public var fillColor: CGColor?
  /// The colour of the line.
  public var strokeColor: CGColor?
  /// The width of the line in points.
  public var lineWidth: CGFloat = 1
  /// Where the line begins, in parts of its length.
  public var strokeStart: CGFloat = 0
  /// Where the line ends, in parts of its length.
  public var strokeEnd: CGFloat = 1
  /// Lengths of dashes and gaps in points.
  public var lineDashPattern: [NSNumber]?
}

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  /// Colours of Core Graphics.
  public var colors: [Any]?
  /// Where the colours stand, from 0 to 1.
  public var locations: [NSNumber]?
  /// Where the gradient begins, in parts of the size.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, in parts of the size.
  public var endPoint = CGPoint(x: 0.5, y: 1)
}
