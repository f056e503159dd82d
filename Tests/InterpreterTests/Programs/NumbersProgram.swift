import Foundation

// A program that is compiled with the tests and interpreted by one of them: both must print the same.

private struct Bits {
  static func parts(_ hex: UInt64) -> (UInt64, UInt64, UInt64) {
    let r, g, b: UInt64
    (r, g, b) = (hex >> 16, hex >> 8 & 0xFF, hex & 0xFF)
    return (r, g, b)
  }
}

private func average(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }
private func total<T: Numeric>(_ values: [T]) -> T { values.reduce(0 as T) { $0 + $1 } }

func numbersProgram() -> [String] {
  var lines: [String] = []
  let small: Int8 = 100
  let byte = UInt8(200)
  let float: Float = 0.1
  lines.append("\(small) \(byte) \(float) \(float + 0.2) \(Double(float) > 0.1)")
  lines.append("\(Int(3.99)) \(Int(-3.99)) \(7 / 2) \(-7 / 2) \(-7 % 3) \(7.0 / 2)")
  lines.append("\(0xFF) \(0b101) \(0o17) \(1_000_000) \(Bits.parts(0x12_34_56))")
  lines.append("\(Int("42") ?? 0) \(Int("x") ?? -1) \(Double("2.5") ?? 0) \(String(255, radix: 16)) \(Int("ff", radix: 16) ?? 0)")
  lines.append("\(max(3, 9, 4)) \(min(2.5, 1.5)) \(abs(-4)) \((2.5).rounded()) \((-2.5).rounded()) \((2.4).rounded(.up))")
  lines.append("\(average([1, 2, 4])) \([0.5, 0.25].reduce(0, +)) \([1, 2, 3].reduce(0) { $0 + $1 })")
  let prices = [("a", 1.5), ("b", 2.25)]
  lines.append("\(prices.map { $0.1 }.reduce(0, +)) \(prices.reduce(0) { $0 + $1.1 })")
  var count: Int16 = 5
  count += 3
  count *= 2
  lines.append("\(count) \(count.isMultiple(of: 4)) \(Int(count) << 2) \(~7) \(5 & 3) \(5 | 3) \(5 ^ 3)")
  lines.append("\(10.isMultiple(of: 5)) \(Double.pi > 3) \(Int.max) \((1...5).contains(3)) \((0.0..<1.0).contains(1.0))")
  lines.append("\(stride(from: 0, to: 10, by: 3).map { $0 }) \(stride(from: 1.0, through: 0, by: -0.5).map { $0 })")
  lines.append("\(17.quotientAndText) \(Double(5).squareRoot() > 2.2) \(5.0.truncatingRemainder(dividingBy: 3))")
  lines.append("\(total([1, 2, 3])) \(total([0.5, 0.5]))")
  return lines
}

extension Int {
  fileprivate var quotientAndText: String { "\(self / 5)r\(self % 5)" }
}
