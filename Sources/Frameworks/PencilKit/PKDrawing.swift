import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// Lines that were drawn.
public struct PKDrawing: Equatable, Codable {
  /// The lines, the oldest first.
  public var strokes: [PKStroke]
  /// An empty drawing.
  public init() { strokes = [] }
  /// A drawing of lines.
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
  /// The drawing of bytes that `dataRepresentation` made; throws for others, also for those that Apple's systems made.
  public init(data: Data) throws {
    strokes = try JSONDecoder().decode(StoredDrawing.self, from: data).strokes.map { $0.stroke }
  }
  /// The drawing as bytes: of a form of our own, which Apple's systems do not read. Masks of lines are lost.
  public func dataRepresentation() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(StoredDrawing(strokes: strokes.map { StoredStroke($0) }))) ?? Data()
  }
  /// Reads a drawing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    try self.init(data: try container.decode(Data.self))
  }
  /// Writes the drawing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dataRepresentation())
  }
  /// Whether both look the same.
  public static func == (a: PKDrawing, b: PKDrawing) -> Bool {
    a.strokes.count == b.strokes.count && a.dataRepresentation() == b.dataRepresentation()
  }

  /// The rectangle that the lines fill, in points; nothing for an empty drawing.
  public var bounds: CGRect {
    var area = CGRect.null
    for stroke in strokes { area = area.union(stroke.renderBounds) }
    return area
  }
  /// The oldest version that knows the inks.
  public var requiredContentVersion: PKContentVersion {
    var newest = PKContentVersion.version1
    for stroke in strokes where stroke.requiredContentVersion.rawValue > newest.rawValue {
      newest = stroke.requiredContentVersion
    }
    return newest
  }
  /// A picture of a part, so many pixels a point: it has the right size, but nothing is drawn in it.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let isUsual: Bool = !rect.isNull && rect.width + rect.height < 100_000
    let size: CGSize = isUsual ? rect.size : .zero
    let picture = FrameworkSupport.emptyImage(of: size)
    return UIImage(cgImage: CGImage(picture: picture, width: Int(size.width), height: Int(size.height)))
  }
  /// The drawing, moved, turned or scaled.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var drawing = self
    drawing.transform(using: transform)
    return drawing
  }
  /// Moves, turns or scales the drawing.
  public mutating func transform(using transform: CGAffineTransform) {
    strokes = strokes.map { stroke in
      var moved = stroke
      moved.transform = stroke.transform.concatenating(transform)
      return moved
    }
  }
  /// The drawing with the lines of another one.
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
  /// Takes the lines of another drawing.
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
}

/// A drawing as it is written.
struct StoredDrawing: Codable {
  let strokes: [StoredStroke]
}
/// A line as it is written.
struct StoredStroke: Codable {
  let ink: String
  let color: [Double]
  let transform: [Double]
  let seed: UInt32
  let date: Double
  let points: [[Double]]

  init(_ stroke: PKStroke) {
    ink = stroke.ink.inkType.rawValue
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    color = [Double(red), Double(green), Double(blue), Double(alpha)]
    let t = stroke.transform
    transform = [Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty)]
    seed = stroke.randomSeed
    date = stroke.path.creationDate.timeIntervalSinceReferenceDate
    points = stroke.path.map { StoredStroke.numbers(of: $0) }
  }
  private static func numbers(of point: PKStrokePoint) -> [Double] {
    let place: [Double] = [Double(point.location.x), Double(point.location.y), point.timeOffset]
    let size: [Double] = [Double(point.size.width), Double(point.size.height), Double(point.opacity)]
    let pencil: [Double] = [Double(point.force), Double(point.azimuth), Double(point.altitude)]
    return place + size + pencil + [Double(point.secondaryScale)]
  }
  private static func point(of numbers: [Double]) -> PKStrokePoint {
    let n: [Double] = numbers + [Double](repeating: 0, count: max(0, 10 - numbers.count))
    return PKStrokePoint(
      location: CGPoint(x: n[0], y: n[1]), timeOffset: n[2], size: CGSize(width: n[3], height: n[4]),
      opacity: CGFloat(n[5]), force: CGFloat(n[6]), azimuth: CGFloat(n[7]), altitude: CGFloat(n[8]),
      secondaryScale: CGFloat(n[9]))
  }
  /// The line.
  var stroke: PKStroke {
    let c: [Double] = color.count == 4 ? color : [0, 0, 0, 1]
    let t: [Double] = transform.count == 6 ? transform : [1, 0, 0, 1, 0, 0]
    let shade = UIColor(red: CGFloat(c[0]), green: CGFloat(c[1]), blue: CGFloat(c[2]), alpha: CGFloat(c[3]))
    let path = PKStrokePath(
      controlPoints: points.map { StoredStroke.point(of: $0) },
      creationDate: Date(timeIntervalSinceReferenceDate: date))
    let move = CGAffineTransform(
      a: CGFloat(t[0]), b: CGFloat(t[1]), c: CGFloat(t[2]), d: CGFloat(t[3]), tx: CGFloat(t[4]), ty: CGFloat(t[5]))
    let kind = PKInkingTool.InkType(rawValue: ink) ?? .pen
    return PKStroke(ink: PKInk(kind, color: shade), path: path, transform: move, mask: nil, randomSeed: seed)
  }
}
