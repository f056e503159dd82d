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
  public func animationKeys() -> [String]? { moving.isEmpty ? nil : moving.map { $0.key } }
  /// Who is told of it.
  public weak var delegate: (any CALayerDelegate)?
  /// How layers in it are turned.
  public var sublayerTransform = CATransform3DIdentity
  /// How it is turned, in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// How it is turned, in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// How what it shows fits.
  public var contentsGravity = CALayerContentsGravity.resize
  /// The part of what it shows, from 0 to 1.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part that is stretched, from 0 to 1.
  public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How what it shows is made smaller.
  public var minificationFilter = CALayerContentsFilter.linear
  /// How what it shows is made larger.
  public var magnificationFilter = CALayerContentsFilter.linear
  /// Whether nothing shines through.
  public var isOpaque = false
  /// Whether its back is seen.
  public var isDoubleSided = true
  /// Whether it is drawn upside down.
  public var isGeometryFlipped = false
  /// Whether it fades as one.
  public var allowsGroupOpacity = true
  /// Whether its edges are smooth.
  public var allowsEdgeAntialiasing = false
  /// Whether it is drawn elsewhere.
  public var drawsAsynchronously = false
  /// Whether it is drawn anew when it gets another size.
  public var needsDisplayOnBoundsChange = false
  /// Its place in depth, about which it is turned.
  public var anchorPointZ: CGFloat = 0
  /// What changes what it shows: nothing does here.
  public var filters: [Any]?
  /// What changes what lies behind: nothing does here.
  public var backgroundFilters: [Any]?
  /// How it is put on what lies behind: as usual here.
  public var compositingFilter: Any?
  /// What moves when a value is set.
  public var actions: [String: Any]?
  /// How long it lasts, in seconds.
  public var duration: Double = 0
  /// Where its time begins, in seconds.
  public var timeOffset: Double = 0
  /// How often it lasts.
  public var repeatCount: Float = 0
  /// How long it lasts again and again, in seconds.
  public var repeatDuration: Double = 0
  /// Whether its time goes back.
  public var autoreverses = false
  /// What is seen before and behind its time.
  public var fillMode = CAMediaTimingFillMode.removed

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
  open func add(_ animation: CAAnimation, forKey key: String?) { moving.append((key ?? "", animation)) }
  private var moving: [(key: String, animation: CAAnimation)] = []
  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? { moving.last { $0.key == key }?.animation }
  /// Ends an animation.
  open func removeAnimation(forKey key: String) { moving.removeAll { $0.key == key } }
  /// Ends all animations.
  open func removeAllAnimations() { moving = [] }
  /// Puts a layer before another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = (sublayers ?? []).firstIndex { $0 === sibling } ?? (sublayers ?? []).count - 1
    insertSublayer(layer, at: UInt32(max(place + 1, 0)))
  }
  /// Puts a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32((sublayers ?? []).firstIndex { $0 === sibling } ?? 0))
  }
  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }
  /// Places its layers.
  open func layoutSublayers() {}
  /// Places its layers if they are to be.
  open func layoutIfNeeded() {}
  /// Draws what it shows.
  open func display() {}
  /// Draws what it shows if it is to be.
  open func displayIfNeeded() {}
  /// Draws a part anew.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Draws what it shows.
  open func draw(in ctx: CGContext) {}
  /// The layer as it is seen: the layer itself, since nothing moves.
  open func presentation() -> Self? { self }
  /// The layer as it is kept.
  open func model() -> Self { self }
  /// The layer that lies at a point.
  open func hitTest(_ p: CGPoint) -> CALayer? { contains(p) ? self : nil }
  /// Whether a point lies inside.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The size that it would like, in points.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Sets a value of a key: nothing is drawn with it.
  open func setValue(_ value: Any?, forKey key: String) { own[key] = value }
  /// The value of a key that was set.
  open func value(forKey key: String) -> Any? { own[key] }
  /// Sets a value of a path of keys: nothing is drawn with it.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { own[keyPath] = value }
  /// The value of a path of keys that was set.
  open func value(forKeyPath keyPath: String) -> Any? { own[keyPath] }
  private var own: [String: Any] = [:]
  /// A time of the layer, in one of another.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// A time of another layer, in one of it.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// A point of another layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (own, other) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
  }
  /// A point in another layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (own, other) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
  }
  private var origin: CGPoint {
    let around = superlayer?.origin ?? .zero
    return CGPoint(x: around.x + frame.minX, y: around.y + frame.minY)
  }
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
/// Who is told of a layer.
@MainActor public protocol CALayerDelegate: AnyObject {
  /// It is to draw what it shows.
  func display(_ layer: CALayer)
  /// Its layers are to be placed.
  func layoutSublayers(of layer: CALayer)
}
extension CALayerDelegate {
  /// Nothing.
  public func display(_ layer: CALayer) {}
  /// Nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
/// How what a layer shows fits.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In a corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In a corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In a corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In a corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As large as covers.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
/// How what a layer shows is made smaller and larger.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With what lies between.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// With the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// With what lies between, in steps.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
