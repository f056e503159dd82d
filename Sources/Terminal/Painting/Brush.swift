internal import Drawing
internal import Foundation

/// A paint that knows its colour in each cell.
struct Brush {
  private let base: Paint
  private let sampler: GradientSampler?
  private let cell: CGSize

  init(_ paint: Paint, area: CGRect, transform: CGAffineTransform, cell: CGSize) {
    base = paint
    self.cell = cell
    if case .gradient(let gradient) = paint.placed(in: area).applying(transform) { sampler = GradientSampler(gradient, fallback: area) } else { sampler = nil }
  }
  /// The paint of a cell: a gradient's colour in its middle.
  func paint(column: Int, row: Int) -> Paint {
    guard let sampler else { return base }
    return .color(sampler.color(at: CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)))
  }
}
