public import Drawing
internal import Foundation

// Paths of two areas. Curves become straight lines that are nowhere farther than a fiftieth of a point from them (our
// choice).
extension Path {
  /// All that lies in this path or in another one.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }
  /// What lies in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }
  /// What lies in this path and not in another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }
  /// What lies in one of both paths alone.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 != $1 }
  }
  /// The same area, its lines crossing nowhere.
  public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { first, _ in first } }

  /// The parts of this path's lines that lie in another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { lines(other, eoFill, isInside: true) }
  /// The parts of this path's lines that lie outside of another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lines(other, eoFill, isInside: false) }

  private func combined(_ other: Path, _ isEvenOdd: Bool, _ isKept: (Bool, Bool) -> Bool) -> Path {
    let (first, second) = (PathArea(self, isEvenOdd), PathArea(other, isEvenOdd))
    return PathArea.outline(of: first, second, isKept)
  }
  private func lines(_ other: Path, _ isEvenOdd: Bool, isInside: Bool) -> Path {
    let area = PathArea(other, isEvenOdd)
    var path = Path()
    for line in flattened(tolerance: PathArea.tolerance) {
      let ends = line.isClosed ? line.points + line.points.prefix(1) : line.points
      var isDrawing = false
      for (from, to) in zip(ends, ends.dropFirst()) where from != to {
        for (a, b) in PathEdge(from, to).parts(cutBy: area.edges) {
          guard area.contains(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)) == isInside else {
            isDrawing = false
            continue
          }
          if !isDrawing { path.move(to: a) }
          path.addLine(to: b)
          isDrawing = true
        }
      }
    }
    return path
  }
}

extension Shape {
  nonisolated private func with(
    _ other: some Shape, _ combine: @escaping @Sendable (Path, Path) -> Path
  ) -> DerivedShape<Self> {
    DerivedShape(base: self) { base, rect in combine(base.path(in: rect), other.path(in: rect)) }
  }
  /// All that lies in this shape or in another one.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    with(other) { $0.union($1, eoFill: eoFill) }
  }
  /// What lies in both shapes.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    with(other) { $0.intersection($1, eoFill: eoFill) }
  }
  /// What lies in this shape and not in another one.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    with(other) { $0.subtracting($1, eoFill: eoFill) }
  }
  /// What lies in one of both shapes alone.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    with(other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
  /// The parts of this shape's lines that lie in another shape.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    with(other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  /// The parts of this shape's lines that lie outside of another shape.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    with(other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
