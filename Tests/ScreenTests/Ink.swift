import Drawing
import Foundation

/// Where a picture is not of one colour: the places where two neighbouring pixels differ.
struct Ink {
  let width: Int
  let height: Int
  /// Pixels a point.
  let scale: CGFloat
  /// One for each pixel that differs from the one before it or above it.
  private let marks: [Bool]

  init(_ bitmap: Bitmap, scale: CGFloat) {
    (width, height, self.scale) = (bitmap.width, bitmap.height, scale)
    var marks = [Bool](repeating: false, count: bitmap.width * bitmap.height)
    let row = bitmap.width
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      // A difference of more than 23 of 255 in one of the colours.
      func differs(_ a: Int, _ b: Int) -> Bool {
        for k in 0..<3 where abs(Int(bytes[a * 4 + k]) - Int(bytes[b * 4 + k])) > 23 { return true }
        return false
      }
      for y in 0..<bitmap.height {
        for x in 0..<row {
          let i = y * row + x
          if x > 0 && differs(i, i - 1) || y > 0 && differs(i, i - row) { marks[i] = true }
        }
      }
    }
    self.marks = marks
  }

  /// The smallest rectangle around all ink in a rectangle, both in points; nil without ink.
  func extent(in area: CGRect) -> CGRect? {
    let (left, right) = (max(Int((area.minX * scale).rounded()), 0), min(Int((area.maxX * scale).rounded()), width))
    let (top, bottom) = (max(Int((area.minY * scale).rounded()), 0), min(Int((area.maxY * scale).rounded()), height))
    var (first, last) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
    for y in top..<max(bottom, top) {
      for x in left..<max(right, left) where marks[y * width + x] {
        first = CGPoint(x: min(first.x, CGFloat(x)), y: min(first.y, CGFloat(y)))
        last = CGPoint(x: max(last.x, CGFloat(x)), y: max(last.y, CGFloat(y)))
      }
    }
    if first.x > last.x { return nil }
    return CGRect(x: first.x / scale, y: first.y / scale, width: (last.x - first.x) / scale, height: (last.y - first.y) / scale)
  }
}
