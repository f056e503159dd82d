internal import Foundation

/// A mark with what it takes of each axis after marks that share a place were put one on the other.
struct StackedMark {
  typealias Datum = FrameworkSupport.ChartDatum
  var mark: ChartMark
  /// What it takes of an axis of numbers; nil where its own values say it.
  var x: ClosedRange<Double>?
  var y: ClosedRange<Double>?
  /// Bars and areas grow along this axis.
  var isVertical = true
  /// Of a sector: from which part of the whole to which.
  var turn: ClosedRange<Double> = 0...0
  /// Which of how many stand beside each other at its place.
  var dodge: (index: Int, count: Int)?

  /// Which line or area it belongs to.
  var group: [Datum?] { [mark.series, mark.styleBy, mark.symbolBy, mark.lineStyleBy] }
}

/// Puts bars and areas one on the other, and parts of a pie one behind the other.
struct ChartStacker {
  /// Bars of one place and one of those that stand beside each other there, or the parts of areas at one place.
  private struct Place: Hashable {
    let isBar: Bool
    let isVertical: Bool
    let datum: FrameworkSupport.ChartDatum?
    let beside: FrameworkSupport.ChartValue?
  }

  static func stacked(_ marks: [ChartMark]) -> [StackedMark] {
    let isCategoricalX = marks.contains { $0.x.data.contains { $0.value.category != nil } }
    var result = marks.map { mark in
      var stacked = StackedMark(mark: mark)
      stacked.isVertical = isVertical(mark, isCategoricalX: isCategoricalX)
      return stacked
    }
    stack(&result)
    dodge(&result)
    turn(&result)
    return result
  }

  /// Bars stand upright unless their numbers lie on the horizontal axis.
  private static func isVertical(_ mark: ChartMark, isCategoricalX: Bool) -> Bool {
    if mark.y.value?.isBand == true { return mark.x.value?.value.number == nil }
    if mark.x.start != nil && mark.y.value != nil { return false }
    return isCategoricalX || mark.y.value?.value.isDate != true
  }

  private static func stack(_ marks: inout [StackedMark]) {
    var places: [Place: [Int]] = [:]
    var order: [Place] = []
    for (index, entry) in marks.enumerated() where entry.mark.kind == .bar || entry.mark.kind == .area {
      let (along, across) = entry.isVertical ? (entry.mark.y, entry.mark.x) : (entry.mark.x, entry.mark.y)
      guard along.start == nil, along.end == nil, along.value?.value.number != nil else { continue }
      let place = Place(
        isBar: entry.mark.kind == .bar, isVertical: entry.isVertical, datum: across.value,
        beside: entry.mark.kind == .bar ? entry.mark.positionBy?.datum.value : nil)
      if places[place] == nil { order.append(place) }
      places[place, default: []].append(index)
    }
    for place in order { stack(places[place] ?? [], of: &marks) }
  }
  private static func stack(_ indices: [Int], of marks: inout [StackedMark]) {
    func number(_ index: Int) -> Double {
      let entry = marks[index]
      return (entry.isVertical ? entry.mark.y : entry.mark.x).value?.value.number ?? 0
    }
    let sum = indices.reduce(0) { $0 + abs(number($1)) }
    var (above, below) = (0.0, 0.0)
    for index in indices {
      var value = number(index)
      let stacking = marks[index].mark.stacking.kind
      if stacking == .normalized { value = sum > 0 ? value / sum : 0 }
      var range: ClosedRange<Double>
      if stacking == .unstacked {
        range = min(0, value)...max(0, value)
      } else if value >= 0 {
        range = above...above + value
        above += value
      } else {
        range = below + value...below
        below += value
      }
      if stacking == .center { range = range.lowerBound - sum / 2...range.upperBound - sum / 2 }
      if marks[index].isVertical { marks[index].y = range } else { marks[index].x = range }
    }
  }

  private static func dodge(_ marks: inout [StackedMark]) {
    var order: [FrameworkSupport.ChartValue: Int] = [:]
    for entry in marks {
      guard let value = entry.mark.positionBy?.datum.value, order[value] == nil else { continue }
      order[value] = order.count
    }
    for index in marks.indices {
      guard let value = marks[index].mark.positionBy?.datum.value, let place = order[value] else { continue }
      marks[index].dodge = (place, order.count)
    }
  }

  private static func turn(_ marks: inout [StackedMark]) {
    func number(_ mark: ChartMark) -> Double { max(mark.angle?.value.number ?? 0, 0) }
    let sum = marks.reduce(0) { $1.mark.kind == .sector ? $0 + number($1.mark) : $0 }
    guard sum > 0 else { return }
    var turned = 0.0
    for index in marks.indices where marks[index].mark.kind == .sector {
      let part = number(marks[index].mark) / sum
      marks[index].turn = turned...turned + part
      turned += part
    }
  }
}
