/// What a layout tells about itself while it works. One function body serves all conformances, so that a step can never differ from the layout.
protocol Steps {
  /// Questions, answers and placements are appended to the tree's events.
  static var records: Bool { get }
  /// Steps and guides are, too: not where a layout is gone through once more.
  static func explains(_ tree: LayoutTree) -> Bool
}

/// Nothing is kept; compiles to nothing.
enum NoSteps: Steps {
  @inline(__always) static var records: Bool { false }
  @inline(__always) static func explains(_ tree: LayoutTree) -> Bool { false }
}

/// Everything is kept.
enum RecordedSteps: Steps {
  @inline(__always) static var records: Bool { true }
  @inline(__always) static func explains(_ tree: LayoutTree) -> Bool { !tree.isRepeating }
}

extension Steps {
  /// `node` decides about `subject` along `axis`: `rule` turns the operands into `result`.
  @inline(__always) static func step(
    _ tree: LayoutTree, _ rule: Rule, _ node: NodeID, _ subject: NodeID, _ axis: Axis, _ a: Double = .nan, _ b: Double = .nan, _ c: Double = .nan, result: Double
  ) {
    if explains(tree) {
      tree.keep(LayoutEvent(.step, detail: rule.rawValue, axis: axis.rawValue, node: node, subject: subject, a, b, c, .nan, .nan, result))
    }
  }
  /// `owner` read the guide `key` of `node`, which measures `w`×`h`.
  @inline(__always) static func guide(
    _ tree: LayoutTree, _ key: AlignmentKey, _ node: NodeID, _ owner: NodeID, _ w: Double, _ h: Double, isExplicit: Bool, value: Double
  ) {
    if explains(tree) {
      tree.keep(
        LayoutEvent(.guide, detail: isExplicit ? 1 : 0, axis: key.axis.rawValue, node: node, subject: owner, Double(tree.traced(key).code), w, h, .nan, .nan, value))
    }
  }
}
