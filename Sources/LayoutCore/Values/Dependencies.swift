/// Which part of a question an answer read: width or height of the answer × offered width or height.
/// One remembered answer serves every question that differs only in parts it did not read.
struct Dependencies: OptionSet {
  let rawValue: UInt8
  @inline(__always) init(rawValue: UInt8) { self.rawValue = rawValue }
  static let widthOnWidth = Dependencies(rawValue: 1)
  static let widthOnHeight = Dependencies(rawValue: 2)
  static let heightOnWidth = Dependencies(rawValue: 4)
  static let heightOnHeight = Dependencies(rawValue: 8)
  static let none: Dependencies = []
  static let all = Dependencies(rawValue: 15)
  static let width = Dependencies(rawValue: 3)
  static let height = Dependencies(rawValue: 12)
  static let onWidth = Dependencies(rawValue: 5)
  static let onHeight = Dependencies(rawValue: 10)
  static let own: Dependencies = [.widthOnWidth, .heightOnHeight]

  @inline(__always) var readsWidth: Bool { rawValue & 5 != 0 }
  @inline(__always) var readsHeight: Bool { rawValue & 10 != 0 }
  /// The bits of the answer's length along `axis`.
  @inline(__always) static func length(_ axis: Axis) -> Dependencies { axis == .horizontal ? .width : .height }
  @inline(__always) static func ownLength(_ axis: Axis) -> Dependencies { axis == .horizontal ? .widthOnWidth : .heightOnHeight }
}
