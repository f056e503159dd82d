internal import Foundation
internal import Workbench

/// `#title.size == 104x16`: points, or cells with a `c` behind the number.
struct MeasurementExpectation: Sendable {
  let measurement: NodeMeasurement
  let numbers: [Number]
  /// What stands before the value, for rewriting.
  let start: String

  struct Number: Hashable, Sendable {
    var value: Double
    var isInCells: Bool
  }

  /// What is wrong with a line, and where in it, from 1.
  struct Malformed: Error {
    var message: String
    var column: Int
  }

  /// - Parameter line: with or without the word `expect`.
  init(_ line: String) throws(Malformed) {
    var rest = Substring(line)
    func column(_ part: Substring) -> Int { line.distance(from: line.startIndex, to: part.startIndex) + 1 }
    rest = rest.drop(while: \.isWhitespace)
    if rest.hasPrefix("expect ") { rest = rest.dropFirst(7) }
    guard let equals = rest.range(of: "==", options: .backwards) else {
      throw Malformed(message: "an expectation is 'picture', or reads SELECTOR.size == 104x16", column: column(rest))
    }
    let left = rest[..<equals.lowerBound]
    do throws(SelectorError) {
      measurement = try NodeMeasurement(String(left))
    } catch {
      throw Malformed(message: error.message, column: column(left) + (error.column ?? 1) - 1)
    }
    let right = rest[equals.upperBound...].drop(while: \.isWhitespace)
    start = String(line[..<right.startIndex])
    let parts = right.trimmingCharacters(in: .whitespaces).split(separator: "x", omittingEmptySubsequences: false)
    let found = parts.compactMap { Number($0) }
    let wanted = measurement.property == .size ? 2 : 1
    guard found.count == parts.count, found.count == wanted else {
      throw Malformed(message: wanted == 2 ? "a size is written 104x16 in points, or 13cx1c in cells" : "a number is missing: points, or cells as in 12c", column: column(right))
    }
    numbers = found
  }

  /// The expected points on a cell of this size.
  func points(cell: CGSize) -> [Double] { numbers.enumerated().map { $1.isInCells ? $1.value * unit($0, cell) : $1.value } }

  /// The line with what was found, in the units of the old one.
  func line(found: [Double], cell: CGSize) -> String {
    let values = found.enumerated().map { index, value in
      let isInCells = numbers.indices.contains(index) && numbers[index].isInCells
      return MeasurementExpectation.text(isInCells ? value / unit(index, cell) : value) + (isInCells ? "c" : "")
    }
    return start + (start.last?.isWhitespace == true ? "" : " ") + values.joined(separator: "x")
  }
  private func unit(_ index: Int, _ cell: CGSize) -> Double {
    switch measurement.property {
    case .width, .x: cell.width
    case .height, .y: cell.height
    case .size: index == 0 ? cell.width : cell.height
    }
  }
  static func text(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}

extension MeasurementExpectation.Number {
  init?(_ text: Substring) {
    isInCells = text.hasSuffix("c")
    let digits = isInCells ? text.dropLast() : text
    guard digits == "inf" || digits == "-inf" || digits.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }), let value = Double(digits) else { return nil }
    self.value = value
  }
}
