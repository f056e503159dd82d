import CoreGraphics
import Foundation
import SwiftUI

/// A layer of particles: nothing is drawn.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  public var emitterCells: [CAEmitterCell]?
  /// Where they come from.
  public var emitterPosition = CGPoint.zero
  /// How deep that is.
  public var emitterZPosition: CGFloat = 0
  /// How large that is, in points.
  public var emitterSize = CGSize.zero
  /// How thick that is, in points.
  public var emitterDepth: CGFloat = 0
  /// Its shape.
  public var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of it that they come from.
  public var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they lie on each other.
  public var renderMode = CAEmitterLayerRenderMode.unordered
  /// How many more come.
  public var birthRate: Float = 1
  /// How much longer they live.
  public var lifetime: Float = 1
  /// How much faster they are.
  public var velocity: Float = 1
  /// How much larger they are.
  public var scale: Float = 1
  /// How much faster they turn.
  public var spin: Float = 1
  /// Where chance begins.
  public var seed: UInt32 = 0
  /// Whether depth is kept.
  public var preservesDepth = false
}
/// A kind of particles.
@MainActor open class CAEmitterCell {
  /// A kind.
  public init() {}
  /// What they show.
  public var contents: Any?
  /// The part of it, from 0 to 1.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels a point.
  public var contentsScale: CGFloat = 1
  /// The name.
  public var name: String?
  /// Whether they are drawn.
  public var isEnabled = true
  /// How many come in a second.
  public var birthRate: Float = 0
  /// How long they live, in seconds.
  public var lifetime: Float = 0
  /// How much that differs.
  public var lifetimeRange: Float = 0
  /// How fast they are, in points a second.
  public var velocity: CGFloat = 0
  /// How much that differs.
  public var velocityRange: CGFloat = 0
  /// How much faster they get across.
  public var xAcceleration: CGFloat = 0
  /// How much faster they get along.
  public var yAcceleration: CGFloat = 0
  /// How much faster they get in depth.
  public var zAcceleration: CGFloat = 0
  /// How large they are.
  public var scale: CGFloat = 1
  /// How much that differs.
  public var scaleRange: CGFloat = 0
  /// How much larger they get in a second.
  public var scaleSpeed: CGFloat = 0
  /// How fast they turn, in radians a second.
  public var spin: CGFloat = 0
  /// How much that differs.
  public var spinRange: CGFloat = 0
  /// Where they go, in radians.
  public var emissionLongitude: CGFloat = 0
  /// Where they go in depth, in radians.
  public var emissionLatitude: CGFloat = 0
  /// How much that differs.
  public var emissionRange: CGFloat = 0
  /// The colour.
  public var color: CGColor?
  /// How much the red differs.
  public var redRange: Float = 0
  /// How much the green differs.
  public var greenRange: Float = 0
  /// How much the blue differs.
  public var blueRange: Float = 0
  /// How much what they cover differs.
  public var alphaRange: Float = 0
  /// How much redder they get in a second.
  public var redSpeed: Float = 0
  /// How much greener they get in a second.
  public var greenSpeed: Float = 0
  /// How much bluer they get in a second.
  public var blueSpeed: Float = 0
  /// How much more they cover in a second.
  public var alphaSpeed: Float = 0
  /// The particles that come of them.
  public var emitterCells: [CAEmitterCell]?
  /// Sets a value of a path of keys: nothing is drawn with it.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A shape of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
/// The part of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A part of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
/// How particles lie on each other.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Anyhow.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
