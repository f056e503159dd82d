internal import Foundation

/// Maps values to places along one side of a plot, in points from its leading or top edge.
struct ChartScale {
  typealias Value = FrameworkSupport.ChartValue
  enum Domain: Equatable {
    /// Numbers, or the seconds of moments.
    case interval(lower: Double, upper: Double, isDate: Bool)
    case categories([String])
  }
  enum Kind { case linear, logarithmic, squareRoot, symmetricLogarithmic }

  let domain: Domain
  var kind = Kind.linear
  /// The first value stands at the far end.
  var isReversed = false
  /// Along the plot's height: numbers grow upwards, categories go downwards.
  let isVertical: Bool
  /// Points that stay free at the beginning and at the end.
  private(set) var startPadding: CGFloat = 0
  private(set) var endPadding: CGFloat = 0
  /// The plot's side in points.
  var length: CGFloat = 0
  private let indices: [String: Int]

  init(_ domain: Domain, isVertical: Bool) {
    self.domain = domain
    self.isVertical = isVertical
    guard case .categories(let names) = domain else {
      indices = [:]
      return
    }
    indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
  /// The same for a plot of another size.
  func along(_ length: CGFloat) -> ChartScale {
    var copy = self
    copy.length = length
    return copy
  }

  var isCategorical: Bool { if case .categories = domain { true } else { false } }
  private var room: CGFloat { max(length - startPadding - endPadding, 0) }
  /// Leaves points free at both ends; what is no number leaves none.
  mutating func pad(start: CGFloat, end: CGFloat) {
    (startPadding, endPadding) = (start.isFinite ? start : 0, end.isFinite ? end : 0)
  }
  /// Values grow from the bottom to the top, and from the leading to the trailing edge, unless they are told to go back.
  private var growsBackwards: Bool { (isVertical && !isCategorical) != isReversed }
  /// Points of one category.
  var bandWidth: CGFloat? {
    guard case .categories(let names) = domain, !names.isEmpty else { return nil }
    return room / CGFloat(names.count)
  }

  private func transformed(_ number: Double) -> Double {
    switch kind {
    case .linear: number
    case .logarithmic: log10(max(number, .leastNormalMagnitude))
    case .squareRoot: number < 0 ? -sqrt(-number) : sqrt(number)
    case .symmetricLogarithmic: number < 0 ? -log10(1 - number) : log10(1 + number)
    }
  }
  private func restored(_ number: Double) -> Double {
    switch kind {
    case .linear: number
    case .logarithmic: pow(10, number)
    case .squareRoot: number < 0 ? -number * number : number * number
    case .symmetricLogarithmic: number < 0 ? 1 - pow(10, -number) : pow(10, number) - 1
    }
  }
  private func place(_ part: Double) -> CGFloat {
    startPadding + room * CGFloat(growsBackwards ? 1 - part : part)
  }
  /// Where a number stands.
  func position(scalar: Double) -> CGFloat? {
    guard case .interval(let lower, let upper, _) = domain else { return nil }
    let (low, high) = (transformed(lower), transformed(upper))
    let place = high > low ? place((transformed(scalar) - low) / (high - low)) : place(0.5)
    return place.isFinite ? place : nil
  }
  /// Where a value stands; a category in its middle. nil for a value of another kind, and for a category that the axis has not.
  func position(_ value: Value) -> CGFloat? {
    guard let name = value.category else { return value.scalar.flatMap(position(scalar:)) }
    guard case .categories(let names) = domain, let index = indices[name] else { return nil }
    return place((Double(index) + 0.5) / Double(names.count))
  }
  /// What a value takes of the side: a category its room, an interval from its beginning to its end, a number nothing.
  func range(_ datum: FrameworkSupport.ChartDatum) -> ClosedRange<CGFloat>? {
    if let width = bandWidth, let middle = position(datum.value) { return middle - width / 2...middle + width / 2 }
    guard let first = position(datum.value), let second = position(datum.end ?? datum.value) else { return nil }
    return min(first, second)...max(first, second)
  }
  /// The value at a place.
  func value(at place: CGFloat) -> Value? {
    guard room > 0 else { return nil }
    let along = Double((place - startPadding) / room)
    let part = growsBackwards ? 1 - along : along
    switch domain {
    case .categories(let names):
      let index = Int(bounded: (part * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? Value(category: names[index]) : nil
    case .interval(let lower, let upper, let isDate):
      let (low, high) = (transformed(lower), transformed(upper))
      let number = restored(low + part * (high - low))
      return isDate ? Value(date: Date(timeIntervalSinceReferenceDate: number)) : Value(number: number)
    }
  }
}
