import Foundation
import SwiftUI
import UIKit

/// A line that was drawn.
public struct PKStroke {
  /// How it looks.
  public var ink: PKInk
  /// Where it goes.
  public var path: PKStrokePath
  /// How it is moved, turned and scaled.
  public var transform: CGAffineTransform
  /// What cuts it; nil for nothing.
  public var mask: UIBezierPath?
  /// What its grains begin with.
  public var randomSeed: UInt32
  /// A line of an ink along a path.
  public init(ink: PKInk, path: PKStrokePath, mask: UIBezierPath? = nil) {
    self.init(ink: ink, path: path, transform: .identity, mask: mask, randomSeed: 0)
  }
  /// A line of an ink along a path, moved, turned or scaled.
  public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform, mask: UIBezierPath? = nil) {
    self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: 0)
  }
  /// A line of an ink along a path, whose grains begin with a number.
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform, mask: UIBezierPath? = nil, randomSeed: UInt32
  ) {
    self.ink = ink
    self.path = path
    self.transform = transform
    self.mask = mask
    self.randomSeed = randomSeed
  }
  /// The rectangle that its width fills, in points.
  public var renderBounds: CGRect {
    var area = CGRect.null
    for point in path {
      let size = CGSize(width: max(point.size.width, 1), height: max(point.size.height, 1))
      let corner = CGPoint(x: point.location.x - size.width / 2, y: point.location.y - size.height / 2)
      area = area.union(CGRect(origin: corner, size: size))
    }
    return area.isNull ? area : area.applying(transform)
  }
  /// The parts of the path that are seen: all of it.
  public var maskedPathRanges: [ClosedRange<CGFloat>] {
    path.isEmpty ? [] : [0...CGFloat(path.count - 1)]
  }
  /// The oldest version that knows the ink.
  public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }
}

/// A point of a line.
public struct PKStrokePoint {
  /// The place in points.
  public let location: CGPoint
  /// When it was drawn, in seconds after the first.
  public let timeOffset: TimeInterval
  /// The size of the line there, in points.
  public let size: CGSize
  /// From 0 to 1.
  public let opacity: CGFloat
  /// The direction of the pencil, in radians.
  public let azimuth: CGFloat
  /// How hard it was pressed.
  public let force: CGFloat
  /// The height of the pencil, in radians.
  public let altitude: CGFloat
  /// How strong the second part of an ink is.
  public let secondaryScale: CGFloat
  /// A point with all that is known.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat
  ) {
    self.init(
      location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force, azimuth: azimuth,
      altitude: altitude, secondaryScale: 1)
  }
  /// A point with all that is known.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat, secondaryScale: CGFloat
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.secondaryScale = secondaryScale
  }
}
