public import Foundation

/// One thing that happened while a frame was made. A plain value without references: a million are 64 MB.
public struct LayoutEvent: Sendable {
  public enum Kind: UInt8, Sendable {
    /// A body ran, or a view was made.
    case evaluate
    /// A node is asked for its size; its `answer` follows after all that it asks itself.
    case measure
    case answer
    /// A layout explains one of its decisions.
    case step
    case guide
    case preference
    case place
  }
  /// Why a node is asked.
  public enum Purpose: UInt8, Sendable {
    /// The offer that decides.
    case size
    /// A probe with 0 along a stack's axis.
    case minimum
    /// A probe with infinity along a stack's axis.
    case maximum
    case ideal
    /// Asked again while placing.
    case place
  }
  public var kind: Kind
  /// `Purpose` of measure and answer, `Rule` of a step.
  var detail: UInt8
  public var isCached: Bool
  public var node: NodeID
  /// The child (step) or scope (evaluate) that it is about; -1 for none.
  public var subject: Int32
  /// measure, answer, place: proposal width and height (NaN is nil), x, y, width, height. step: up to five operands (NaN is absent), then the result.
  var values: (Double, Double, Double, Double, Double, Double)
}
