public import Foundation

/// One thing that happened while a frame was made. A plain value without references: a million are 64 MB.
public struct LayoutEvent: Sendable {
  /// What happened.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// A body ran, or a view was made.
    case evaluate
    /// A node is asked for its size; its `answer` follows after all that it asks itself.
    case measure
    case answer
    /// A layout explains one of its decisions.
    case step
    /// A layout reads an alignment guide of a node.
    case guide
    case preference
    /// A node got its place; the placements inside it follow.
    case place
  }
  /// Why a node is asked.
  public enum Purpose: UInt8, Sendable, CaseIterable {
    /// The offer that decides.
    case size
    /// A probe with 0 along a stack's axis.
    case minimum
    /// A probe with infinity along a stack's axis.
    case maximum
    /// A stack that is offered nil asks for the ideal length.
    case ideal
    /// Asked again while placing.
    case place
  }
  /// Why a body ran.
  public enum Reason: UInt8, Sendable, CaseIterable {
    case first, input, state, environment, dependency
  }
  /// What happened.
  public let kind: Kind
  /// `Purpose` of measure and answer, `Rule` of a step, `Reason` of evaluate; 1: an explicit guide.
  private let detail: UInt8
  private let axisCode: Int8
  /// The answer was remembered; nothing inside was asked.
  public let isCached: Bool
  /// Who is asked, decides, or is placed; -1 for none.
  public let node: NodeID
  /// The child that a step is about, the scope of an evaluation, the owner of a guide event; -1 for none.
  public let subject: Int32
  /// measure, answer, place: proposal width and height (NaN is nil), x, y, width, height. step: up to five operands, then the result. guide: key, width, height, –, –, value.
  private let values: (Double, Double, Double, Double, Double, Double)

  init(
    _ kind: Kind, detail: UInt8 = 0, axis: Int8 = -1, isCached: Bool = false, node: NodeID, subject: Int32 = -1,
    _ v0: Double = .nan, _ v1: Double = .nan, _ v2: Double = .nan, _ v3: Double = .nan, _ v4: Double = .nan, _ v5: Double = .nan
  ) {
    self.kind = kind
    self.detail = detail
    axisCode = axis
    self.isCached = isCached
    self.node = node
    self.subject = subject
    values = (v0, v1, v2, v3, v4, v5)
  }

  /// A body ran. `node`: the first node it made, or -1; `scope` and `input`: the owner's own numbers for the view and for the input that changed.
  public static func evaluate(node: NodeID, scope: Int32, reason: Reason, input: Int32 = -1) -> LayoutEvent {
    LayoutEvent(.evaluate, detail: reason.rawValue, node: node, subject: scope, Double(input))
  }
  /// A preference travelled up. `key` and `value`: the owner's own numbers.
  public static func preference(node: NodeID, scope: Int32, key: Int32, value: Int32) -> LayoutEvent {
    LayoutEvent(.preference, node: node, subject: scope, Double(key), Double(value))
  }

  /// Of measure and answer.
  public var purpose: Purpose? { kind == .measure || kind == .answer ? Purpose(rawValue: detail) : nil }
  /// Of a step.
  public var rule: Rule? { kind == .step ? Rule(rawValue: detail) : nil }
  /// Of evaluate.
  public var reason: Reason? { kind == .evaluate ? Reason(rawValue: detail) : nil }
  /// The input that changed (evaluate); -1 for none.
  public var input: Int32 { kind == .evaluate && values.0.isFinite ? Int32(values.0) : -1 }
  /// The dimension that a step or guide is about; nil where it is about both or none.
  public var axis: Axis? { Axis(rawValue: axisCode) }
  /// Of measure, answer and place, in points.
  public var proposal: ProposedViewSize {
    switch kind {
    case .measure, .answer, .place: Proposal(values.0, values.1).proposedViewSize
    case .evaluate, .step, .guide, .preference: .unspecified
    }
  }
  /// Of place, in points, relative to the parent.
  public var origin: CGPoint { kind == .place ? CGPoint(x: values.2, y: values.3) : .zero }
  /// Of answer and place, in points; of guide, the dimensions that the guide was read for.
  public var size: CGSize {
    switch kind {
    case .answer, .place: CGSize(width: values.4, height: values.5)
    case .guide: CGSize(width: values.1, height: values.2)
    case .evaluate, .measure, .step, .preference: .zero
    }
  }
  /// Of a step: the numbers that its rule works on, in the order of `Rule.operandNames`. NaN is an unspecified length.
  public var operands: [Double] {
    guard let rule else { return [] }
    return Array([values.0, values.1, values.2, values.3, values.4].prefix(rule.operandNames.count))
  }
  /// One of them; NaN where there is none.
  package func operand(_ index: Int) -> Double {
    switch index {
    case 0: values.0
    case 1: values.1
    case 2: values.2
    case 3: values.3
    case 4: values.4
    default: .nan
    }
  }
  /// Of a step, its result (NaN: unspecified); of a guide, its value in points.
  public var result: Double { values.5 }
  /// Of guide; a custom one is numbered by its place in `LayoutTree.tracedKeys`.
  public var alignmentKey: AlignmentKey? { kind == .guide ? AlignmentKey(code: Int32(values.0)) : nil }
  /// Of guide: something in the view set the value; otherwise it is the guide's default for the size.
  public var isExplicit: Bool { kind == .guide && detail == 1 }
}

extension LayoutEvent: Equatable {
  /// The same in every part; an unspecified length (NaN) equals itself.
  public static func == (a: LayoutEvent, b: LayoutEvent) -> Bool {
    a.kind == b.kind && a.detail == b.detail && a.axisCode == b.axisCode && a.isCached == b.isCached && a.node == b.node && a.subject == b.subject
      && same(a.values.0, b.values.0) && same(a.values.1, b.values.1) && same(a.values.2, b.values.2) && same(a.values.3, b.values.3)
      && same(a.values.4, b.values.4) && same(a.values.5, b.values.5)
  }
  private static func same(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
}
