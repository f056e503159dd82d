public import Foundation

extension GradientPaint {
  /// What a gradient comes to in its place.
  public enum Drawn: Hashable, Sendable {
    /// One colour everywhere: a line without a length, a circle without a radius, numbers that are none.
    case color(RGBA)
    /// Colours that run, or meet at an edge.
    case gradient(GradientPaint)
  }

  /// The gradient for a back end that knows only lines with a length and circles of two radii: as ``GradientSampler`` has it, so that cells and pictures agree.
  /// - Parameter fallback: the area of a gradient that has none yet.
  public func drawn(in fallback: CGRect) -> Drawn {
    guard let first = ordered.first, let last = ordered.last else { return .color(.clear) }
    let area = area ?? fallback
    func place(_ unit: CGPoint) -> CGPoint { CGPoint(x: area.minX + unit.x * area.width, y: area.minY + unit.y * area.height) }
    func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    switch geometry {
    case .linear(let from, let to):
      let (start, end) = (place(from), place(to))
      return isFinite(start) && isFinite(end) && start != end ? .gradient(self) : .color(last.color)
    case .radial(let center, let start, let end):
      guard isFinite(place(center)), start.isFinite, end.isFinite else { return .color(first.color) }
      guard start == end else { return .gradient(self) }
      return end > 0 ? .gradient(edge(.radial(center: center, startRadius: 0, endRadius: end))) : .color(last.color)
    case .elliptical(let center, let start, let end):
      guard isFinite(place(center)), start.isFinite, end.isFinite else { return .color(first.color) }
      guard start == end else { return .gradient(self) }
      return end > 0 ? .gradient(edge(.elliptical(center: center, startFraction: 0, endFraction: end))) : .color(last.color)
    case .angular: return .gradient(self)
    }
  }
  /// The first colour up to the end, the last behind it.
  private func edge(_ geometry: Geometry) -> GradientPaint {
    var edge = self
    edge.geometry = geometry
    if let first = ordered.first, let last = ordered.last {
      edge.stops = [Stop(color: first.color, location: 0), Stop(color: first.color, location: 1), Stop(color: last.color, location: 1)]
    }
    return edge
  }
}
