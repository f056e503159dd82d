internal import Drawing
internal import Foundation

/// How opaque each part of some cells is, 0 to 255.
struct AlphaMap {
  let cells: CellRect
  private var values: [UInt8]
  private var width: Int { cells.columns.count * Mosaic.columns }
  private var height: Int { cells.rows.count * Mosaic.rows }

  init(cells: CellRect) {
    self.cells = cells
    values = Array(repeating: 0, count: cells.columns.count * cells.rows.count * Mosaic.columns * Mosaic.rows)
  }

  /// Puts something of an opacity over parts of a cell.
  mutating func cover(_ parts: Mosaic.Parts, column: Int, row: Int, _ opacity: Double) {
    guard cells.contains(column: column, row: row), opacity > 0 else { return }
    let corner = (row - cells.top) * Mosaic.rows * width + (column - cells.left) * Mosaic.columns
    let added = Int(UInt8(fraction: opacity))
    for part in 0..<32 where parts.contains(part: part) {
      let index = corner + part / Mosaic.columns * width + part % Mosaic.columns
      let old = Int(values[index])
      values[index] = UInt8(old + (255 - old) * added / 255)
    }
  }
  /// The parts of a cell, row by row.
  func alphas(column: Int, row: Int) -> [UInt8] {
    guard cells.contains(column: column, row: row) else { return Array(repeating: 0, count: 32) }
    let corner = (row - cells.top) * Mosaic.rows * width + (column - cells.left) * Mosaic.columns
    return (0..<32).map { values[corner + $0 / Mosaic.columns * width + $0 % Mosaic.columns] }
  }
  /// Whether any part of a cell is not transparent.
  func isEmpty(column: Int, row: Int) -> Bool { alphas(column: column, row: row).allSatisfy { $0 == 0 } }

  /// Spreads what is there over neighbours, three times the mean of a box, which comes near a Gaussian. Radii are in parts.
  mutating func blur(x: Int, y: Int) {
    for _ in 0..<3 {
      if x > 0 { blur(lines: height, count: width, lineStep: width, step: 1, radius: min(x, width)) }
      if y > 0 { blur(lines: width, count: height, lineStep: 1, step: width, radius: min(y, height)) }
    }
  }
  private mutating func blur(lines: Int, count: Int, lineStep: Int, step: Int, radius: Int) {
    var result = Array(repeating: UInt8(0), count: count)
    for line in 0..<lines {
      let start = line * lineStep
      var sum = 0
      for index in 0..<min(radius, count) { sum += Int(values[start + index * step]) }
      for index in 0..<count {
        if index + radius < count { sum += Int(values[start + (index + radius) * step]) }
        if index - radius - 1 >= 0 { sum -= Int(values[start + (index - radius - 1) * step]) }
        result[index] = UInt8(sum / (2 * radius + 1))
      }
      for index in 0..<count { values[start + index * step] = result[index] }
    }
  }
}
