extension Standard {
  /// Two values that change together.
  nonisolated static let animating = """
    extension AnimatablePair {
      package var _first: First
      package var _second: Second
      var first: First { get { return _first } set { _first = newValue } }
      var second: Second { get { return _second } set { _second = newValue } }
      init(_ first: First, _ second: Second) {
        _first = first
        _second = second
      }
      static var zero: AnimatablePair<First, Second> { return AnimatablePair(First.zero, Second.zero) }
      static func + (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> {
        return AnimatablePair(a._first + b._first, a._second + b._second)
      }
      static func - (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> {
        return AnimatablePair(a._first - b._first, a._second - b._second)
      }
      mutating func scale(by rhs: Double) {
        _first.scale(by: rhs)
        _second.scale(by: rhs)
      }
      var magnitudeSquared: Double { return _first.magnitudeSquared + _second.magnitudeSquared }
    }
    """
}
