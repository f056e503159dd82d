/// A rule whose outcome is wrong on purpose: how tests prove that a lesson notices.
///
/// A tree takes the fault of the task that makes it, so that tests beside each other do not disturb each other.
enum LayoutFault {
  @TaskLocal static var rule: Rule?
  /// So many points are added to what the rule would give: a cell's width, so that pictures show it.
  static let amount = 8.0
}

extension LayoutTree {
  /// What a rule gives: the value as it is, unless a test has broken the rule.
  @inline(__always) func outcome(_ rule: Rule, _ value: Double) -> Double {
    if fault == rule { return value.isNaN ? 0 : value + LayoutFault.amount }
    return value
  }
  /// What a rule that chooses finds, unless a test has broken it.
  @inline(__always) func outcome(_ rule: Rule, _ holds: Bool) -> Bool {
    if fault == rule { return !holds }
    return holds
  }
}
