import Foundation
import SwiftUI
import UIKit

/// Where a line goes: a smooth curve, a uniform cubic B-spline of its points. It begins and ends in the outer points
/// (our choice).
public struct PKStrokePath: RandomAccessCollection {
  /// How far one step goes along a path.
  public enum InterpolatedSliceStride {
    /// So many points of the screen.
    case distance(CGFloat)
    /// So many seconds.
    case time(TimeInterval)
    /// So many of the path's points.
    case parametricStep(CGFloat)
  }
  /// When it was drawn.
  public let creationDate: Date
  private let points: [PKStrokePoint]
  /// A path without points.
  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
  /// A path of points.
  public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }
  /// The first place: 0.
  public var startIndex: Int { 0 }
  /// How many points there are.
  public var endIndex: Int { points.count }
  /// One of its points.
  public subscript(position: Int) -> PKStrokePoint { points[position] }

  /// The place at a part of the path, from 0 to the number of points less one.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    let (index, part) = place(parametricValue)
    guard index >= 0 else { return .zero }
    let weights = PKStrokePath.weights(part)
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for step in 0..<4 {
      let point = location(index + step - 1)
      x += point.x * weights[step]
      y += point.y * weights[step]
    }
    return CGPoint(x: x, y: y)
  }
  /// The point at a part of the path, from 0 to the number of points less one.
  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    let (index, part) = place(parametricValue)
    guard index >= 0 else {
      return PKStrokePoint(
        location: .zero, timeOffset: 0, size: .zero, opacity: 0, force: 0, azimuth: 0, altitude: 0)
    }
    let a = points[index]
    let b = points[Swift.min(index + 1, points.count - 1)]
    let width: CGFloat = mix(a.size.width, b.size.width, part)
    let height: CGFloat = mix(a.size.height, b.size.height, part)
    let time: TimeInterval = a.timeOffset + (b.timeOffset - a.timeOffset) * Double(part)
    return PKStrokePoint(
      location: interpolatedLocation(at: parametricValue), timeOffset: time,
      size: CGSize(width: width, height: height), opacity: mix(a.opacity, b.opacity, part),
      force: mix(a.force, b.force, part), azimuth: mix(a.azimuth, b.azimuth, part),
      altitude: mix(a.altitude, b.altitude, part), secondaryScale: mix(a.secondaryScale, b.secondaryScale, part))
  }
  /// The points of a part of the path, step by step; nil for all of it.
  public func interpolatedPoints(
    in range: ClosedRange<CGFloat>? = nil, by stride: PKStrokePath.InterpolatedSliceStride
  ) -> [PKStrokePoint] {
    guard !points.isEmpty else { return [] }
    let end: CGFloat = Swift.min(range?.upperBound ?? last, last)
    var value: CGFloat = Swift.max(range?.lowerBound ?? 0, 0)
    var found: [PKStrokePoint] = []
    while value < end {
      found.append(interpolatedPoint(at: value))
      let next: CGFloat = parametricValue(value, offsetBy: stride)
      if next <= value { break }
      value = next
    }
    found.append(interpolatedPoint(at: end))
    return found
  }
  /// The part of the path that lies one step behind another.
  public func parametricValue(
    _ parametricValue: CGFloat, offsetBy step: PKStrokePath.InterpolatedSliceStride
  ) -> CGFloat {
    switch step {
    case .parametricStep(let length): return Swift.min(parametricValue + length, last)
    case .distance(let length):
      return walk(parametricValue, length) { a, b in
        let (x, y) = (b.location.x - a.location.x, b.location.y - a.location.y)
        return (x * x + y * y).squareRoot()
      }
    case .time(let seconds):
      return walk(parametricValue, CGFloat(seconds)) { a, b in CGFloat(b.timeOffset - a.timeOffset) }
    }
  }

  private var last: CGFloat { CGFloat(Swift.max(points.count - 1, 0)) }
  /// Goes on in small steps until so much was gone.
  private func walk(
    _ start: CGFloat, _ length: CGFloat, _ measure: (PKStrokePoint, PKStrokePoint) -> CGFloat
  ) -> CGFloat {
    var value: CGFloat = start
    var gone: CGFloat = 0
    var here = interpolatedPoint(at: value)
    while gone < length && value < last {
      value = Swift.min(value + 0.05, last)
      let next = interpolatedPoint(at: value)
      gone += measure(here, next)
      here = next
    }
    return value
  }
  /// A point's number and how far it is to the next; -1 where there are no points.
  private func place(_ value: CGFloat) -> (Int, CGFloat) {
    if points.isEmpty { return (-1, 0) }
    let inside: CGFloat = Swift.max(0, Swift.min(value, last))
    let index: Int = Swift.max(0, Swift.min(Int(inside), points.count - 2))
    return (index, inside - CGFloat(index))
  }
  /// The place of a point; beyond the ends the path goes straight on.
  private func location(_ index: Int) -> CGPoint {
    let top: Int = points.count - 1
    if index < 0 { return mirrored(points[0].location, points[Swift.min(1, top)].location) }
    if index > top { return mirrored(points[top].location, points[Swift.max(top - 1, 0)].location) }
    return points[index].location
  }
  private func mirrored(_ middle: CGPoint, _ point: CGPoint) -> CGPoint {
    CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y)
  }
  private func mix(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat { a + (b - a) * part }
  /// How much four points count between the second and the third.
  private static func weights(_ t: CGFloat) -> [CGFloat] {
    let (square, cube) = (t * t, t * t * t)
    let first: CGFloat = (1 - 3 * t + 3 * square - cube) / 6
    let second: CGFloat = (4 - 6 * square + 3 * cube) / 6
    let third: CGFloat = (1 + 3 * t + 3 * square - 3 * cube) / 6
    return [first, second, third, cube / 6]
  }
}
