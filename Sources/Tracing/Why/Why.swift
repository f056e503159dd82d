public import LayoutCore

/// Why a number is what it is: the chain of reasons from the screen's proposal to it, across levels and both axes. Each line follows from earlier ones.
public struct Why: Sendable {
  /// What is asked about a node.
  public enum Property: String, Sendable, CaseIterable {
    case width, height, x, y
    var axis: Axis { self == .width || self == .x ? .horizontal : .vertical }
  }
  /// A number that a line works with.
  public struct Operand: Sendable {
    /// What it is, as in `Rule.operandNames`.
    public var name: String
    /// In points; NaN is an unspecified length.
    public var value: Double
    /// The number of the earlier line that has it as its result; nil where it is given: an argument, a setting of the device, a count, a measured text.
    public var line: Int?
  }
  /// One reason.
  public struct Line: Sendable {
    /// From 1.
    public var number: Int
    /// In points; NaN is an unspecified length.
    public var value: Double
    /// What the rule does, in words.
    public var text: String
    /// The sum whose result is `value`, in exact decimals.
    public var arithmetic: String
    /// A comparison that made the rule apply, as in `316 ≥ 40`; nil where there was nothing to compare.
    public var condition: String?
    /// The numbers that occur in `arithmetic` and `condition`; others are the rule's own.
    public var operands: [Operand]
    /// As in `stack.share`.
    public var rule: String
    /// How far the rule can be relied on as SwiftUI's.
    public var certainty: Rule.Certainty
    /// What the rule says and where it comes from.
    public var basis: String
    /// The index of its event; nil for a line that adds up several. `trace --level 3` prints it as the number behind.
    public var event: Int?
    /// Who decided; -1 for none.
    public var node: NodeID
    /// The dimension that it is about; nil for none.
    public var axis: Axis?

    /// The earlier lines that it follows from, each once.
    public var premises: [Int] {
      var seen = Set<Int>()
      return operands.compactMap(\.line).filter { seen.insert($0).inserted }
    }
  }

  /// Whose number it is.
  public let node: NodeID
  /// Which of its numbers.
  public let property: Property
  /// In points, as `layout` prints it.
  public let value: Double
  /// In order; the last one's value is `value`.
  public let lines: [Line]
}

extension Trace {
  /// The reasons for a number of a node; nil where the node was not placed.
  public func why(_ node: NodeID, _ property: Why.Property) -> Why? {
    var builder = WhyBuilder(self)
    defer { whyIndex.put(builder.index) }
    return builder.why(node, property)
  }
}
