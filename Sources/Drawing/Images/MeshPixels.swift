public import Foundation

/// The picture of a mesh of colours: a smooth surface through the points of a grid, drawn in small triangles.
public struct MeshPixels {
  /// The picture's side, in pixels.
  private static let side = 96
  /// The steps of a patch along each side.
  private static let steps = 16
  /// The colours; transparent where the mesh is not.
  public let bitmap: Bitmap

  /// - Parameters:
  ///   - width: points of a row, at least two; `height`: rows, at least two. At most 64 of each are drawn.
  ///   - points: row by row, in fractions of the area.
  ///   - colors: of the points.
  ///   - isSmooth: colours run softly over the points.
  /// - Returns: nil if there are too few points or colours, or too many.
  public init?(width: Int, height: Int, points: [CGPoint], colors: [RGBA], isSmooth: Bool) {
    guard (2...64).contains(width), (2...64).contains(height), points.count >= width * height, colors.count >= width * height else { return nil }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite && abs($0.x) < 1e4 && abs($0.y) < 1e4 }) else { return nil }
    let grid = Grid(width: width, height: height, points: points, colors: colors, isSmooth: isSmooth)
    var canvas = Pixels(side: Self.side)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        // Corners of the small quadrangles of a patch, row by row.
        var corners: [[Double]] = []
        for down in 0...Self.steps {
          for across in 0...Self.steps {
            corners.append(grid.value(Double(column) + Double(across) / Double(Self.steps), Double(row) + Double(down) / Double(Self.steps), column, row))
          }
        }
        for down in 0..<Self.steps {
          for across in 0..<Self.steps {
            let first = down * (Self.steps + 1) + across
            let (a, b, c, d) = (corners[first], corners[first + 1], corners[first + Self.steps + 1], corners[first + Self.steps + 2])
            canvas.fill(a, b, c)
            canvas.fill(b, d, c)
          }
        }
      }
    }
    bitmap = Bitmap(width: Self.side, height: Self.side, bytes: canvas.bytes)
  }
}

/// The points and colours of a grid as a surface of six numbers: a place, and a colour.
private struct Grid {
  let width: Int, height: Int
  let nodes: [[Double]]
  let isSmooth: Bool

  init(width: Int, height: Int, points: [CGPoint], colors: [RGBA], isSmooth: Bool) {
    (self.width, self.height, self.isSmooth) = (width, height, isSmooth)
    nodes = (0..<width * height).map { index in
      let (point, color) = (points[index], colors[index])
      return [Double(point.x), Double(point.y), color.red, color.green, color.blue, color.alpha]
    }
  }

  /// The surface at a place of the grid that lies in a patch: along each line of the grid, cubic curves through its points (Catmull and Rom).
  func value(_ x: Double, _ y: Double, _ column: Int, _ row: Int) -> [Double] {
    let (across, down) = (weights(x - Double(column), column, width), weights(y - Double(row), row, height))
    var result = [Double](repeating: 0, count: 6)
    for (i, vertical) in down.enumerated() {
      for (j, horizontal) in across.enumerated() {
        let node = nodes[clamped(row + i - 1, height) * width + clamped(column + j - 1, width)]
        for k in 0..<2 { result[k] += node[k] * vertical * horizontal }
      }
    }
    // Colours stay between those of the four corners.
    var (s, t) = (x - Double(column), y - Double(row))
    if isSmooth { (s, t) = (s * s * (3 - 2 * s), t * t * (3 - 2 * t)) }
    for (i, vertical) in [1 - t, t].enumerated() {
      for (j, horizontal) in [1 - s, s].enumerated() {
        let node = nodes[(row + i) * width + column + j]
        for k in 2..<6 { result[k] += node[k] * vertical * horizontal }
      }
    }
    return result
  }
  private func clamped(_ index: Int, _ count: Int) -> Int { max(0, min(count - 1, index)) }
  /// How much four neighbours count at a part of the way between the middle two; beyond the edge, the curve runs straight on.
  private func weights(_ t: Double, _ index: Int, _ count: Int) -> [Double] {
    var w = [(-t + 2 * t * t - t * t * t) / 2, (2 - 5 * t * t + 3 * t * t * t) / 2, (t + 4 * t * t - 3 * t * t * t) / 2, (t * t * t - t * t) / 2]
    // A neighbour that is not there lies as far on the other side: 2·end − inner.
    if index == 0 {
      (w[1], w[2]) = (w[1] + 2 * w[0], w[2] - w[0])
      w[0] = 0
    }
    if index + 2 >= count {
      (w[2], w[1]) = (w[2] + 2 * w[3], w[1] - w[3])
      w[3] = 0
    }
    return w
  }
}

/// Pixels that triangles are drawn into.
private struct Pixels {
  let side: Int
  var bytes: [UInt8]
  init(side: Int) {
    self.side = side
    bytes = Array(repeating: 0, count: side * side * 4)
  }

  /// Fills a triangle of corners with a place from 0 to 1 and a colour.
  mutating func fill(_ a: [Double], _ b: [Double], _ c: [Double]) {
    let size = Double(side)
    let (ax, ay, bx, by, cx, cy) = (a[0] * size, a[1] * size, b[0] * size, b[1] * size, c[0] * size, c[1] * size)
    let area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    guard abs(area) > 1e-9 else { return }
    // A pixel counts if its middle lies inside or so close to an edge that no gap stays between two triangles.
    let left = max(0, Int(bounded: (min(ax, bx, cx) - 0.5).rounded(.down))), right = min(side - 1, Int(bounded: max(ax, bx, cx).rounded(.up)))
    let top = max(0, Int(bounded: (min(ay, by, cy) - 0.5).rounded(.down))), bottom = min(side - 1, Int(bounded: max(ay, by, cy).rounded(.up)))
    guard left <= right, top <= bottom else { return }
    for y in top...bottom {
      for x in left...right {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let u = ((by - py) * (cx - px) - (bx - px) * (cy - py)) / -area
        let v = ((cy - py) * (ax - px) - (cx - px) * (ay - py)) / -area
        let w = 1 - u - v
        guard u >= -0.02, v >= -0.02, w >= -0.02 else { continue }
        let index = (y * side + x) * 4
        for k in 0..<4 {
          let value = a[k + 2] * u + b[k + 2] * v + c[k + 2] * w
          bytes[index + k] = UInt8(fraction: value)
        }
      }
    }
  }
}
