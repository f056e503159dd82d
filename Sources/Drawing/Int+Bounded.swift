internal import Foundation

extension Int {
  /// How far lengths in cells, pixels and rounds are followed; no canvas comes near it, and the product of two such numbers does not overflow.
  package static let farthest = 1_000_000_000

  /// The whole number of a computed length, which may be anything: the fraction is dropped, NaN is 0, and what lies beyond ``farthest`` is that. The only way from a length to an
  /// `Int`, because `Int(_:)` ends the program where the length is not finite or too large.
  package init(bounded value: some BinaryFloatingPoint) {
    let limit = Double(Self.farthest)
    self = value.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(limit, Double(value))))
  }
}

extension UInt8 {
  /// A part from 0 to 1 as a byte; what lies outside is clamped, NaN is 0.
  package init(fraction value: Double) {
    self = value.isNaN ? 0 : UInt8((Swift.max(0, Swift.min(1, value)) * 255).rounded())
  }
}
