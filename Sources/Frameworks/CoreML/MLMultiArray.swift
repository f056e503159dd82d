import Foundation

/// Types of numbers of a model.
public enum MLMultiArrayDataType: Int, Sendable {
  /// A fraction of 64 bits.
  case double = 65600
  /// A fraction of 32 bits.
  case float32 = 65568
  /// A fraction of 16 bits.
  case float16 = 65552
  /// A number of 32 bits.
  case int32 = 131_104
  /// A number of 8 bits.
  case int8 = 131_080
  /// A fraction of 64 bits.
  public static var float64: MLMultiArrayDataType { .double }
  /// A fraction of 32 bits.
  public static var float: MLMultiArrayDataType { .float32 }
}

/// Numbers in rows, in rows of rows and so on.
open class MLMultiArray: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The type of the numbers.
  public let dataType: MLMultiArrayDataType
  /// How many there are in each direction.
  public let shape: [NSNumber]
  /// How far apart the next ones are in each direction.
  public let strides: [NSNumber]
  /// How many there are.
  public let count: Int
  private let lengths: [Int]
  private let steps: [Int]
  private var numbers: [Double]

  private init(_ numbers: [Double], _ lengths: [Int], _ dataType: MLMultiArrayDataType) {
    var steps: [Int] = []
    var step = 1
    for length in lengths.reversed() {
      steps.insert(step, at: 0)
      step *= length
    }
    self.numbers = numbers
    self.lengths = lengths
    self.steps = steps
    self.dataType = dataType
    count = numbers.count
    shape = lengths.map { NSNumber(value: $0) }
    strides = steps.map { NSNumber(value: $0) }
  }
  /// Zeros in rows.
  public convenience init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let lengths = shape.map { $0.intValue }
    var count = 1
    for length in lengths {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: length)
      guard length >= 0, !isTooLarge, product <= 1 << 28 else {
        throw MLModelError(.generic, "An array of the shape \(lengths) cannot be made.")
      }
      count = product
    }
    self.init([Double](repeating: 0, count: count), lengths, dataType)
  }
  /// Fractions in one row.
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Double {
    self.init(Array(data), [data.count], .double)
  }
  /// Fractions in one row.
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Float {
    self.init(data.map { Double($0) }, [data.count], .float32)
  }
  /// Numbers in one row.
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Int32 {
    self.init(data.map { Double($0) }, [data.count], .int32)
  }

  /// The number at a place, counted through all rows.
  open subscript(idx: Int) -> NSNumber {
    get { NSNumber(value: numbers[idx]) }
    set { numbers[idx] = rounded(newValue.doubleValue) }
  }
  /// The number at a place, with one index for each direction.
  open subscript(key: [NSNumber]) -> NSNumber {
    get { NSNumber(value: numbers[offset(key)]) }
    set { numbers[offset(key)] = rounded(newValue.doubleValue) }
  }
  private func offset(_ key: [NSNumber]) -> Int {
    precondition(key.count == lengths.count, "There is one index for each direction.")
    var offset = 0
    for (direction, index) in key.enumerated() {
      precondition(index.intValue >= 0 && index.intValue < lengths[direction], "The index is out of range.")
      offset += index.intValue * steps[direction]
    }
    return offset
  }
  /// A number as the type keeps it.
  private func rounded(_ number: Double) -> Double {
    switch dataType {
    case .double: return number
    case .float32, .float16: return Double(Float(number))
    case .int32: return Double(Int32(max(min(number, Double(Int32.max)), Double(Int32.min))))
    case .int8: return Double(Int8(max(min(number, 127), -128)))
    }
  }
  /// All arrays as one, joined in one direction.
  public convenience init(
    concatenating multiArrays: [MLMultiArray], axis: Int, dataType: MLMultiArrayDataType
  ) {
    let first = multiArrays.first?.lengths ?? []
    let length = multiArrays.map { $0.lengths[axis] }.reduce(0, +)
    let outer = first.prefix(axis).reduce(1, *)
    let inner = first.dropFirst(axis + 1).reduce(1, *)
    var joined: [Double] = []
    for row in 0..<outer {
      for array in multiArrays {
        let width = array.lengths[axis] * inner
        joined += array.numbers[row * width..<(row + 1) * width]
      }
    }
    var lengths = first
    if !lengths.isEmpty { lengths[axis] = length }
    self.init(joined, lengths, dataType)
  }
  /// The type, the shape and the numbers.
  open var description: String {
    let name = "\(dataType)".prefix(1).uppercased() + "\(dataType)".dropFirst()
    let size = lengths.map { "\($0)" }.joined(separator: " × ")
    let whole = dataType == .int32 || dataType == .int8
    let values = numbers.map { whole ? "\(Int($0))" : "\($0)" }.joined(separator: ",")
    return "\(name) \(size) array\n[\(values)]"
  }
  /// Whether both have the same numbers.
  public static func == (a: MLMultiArray, b: MLMultiArray) -> Bool {
    a.dataType == b.dataType && a.lengths == b.lengths && a.numbers == b.numbers
  }
  /// Tells arrays from each other.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lengths)
    hasher.combine(count)
  }
}
