/// What ends a presentation. All of one place do the same, so they count as equal: a body that has read one need not
/// run again.
// Proof of safety: views and their actions are used on the main thread only.
struct Dismissal: Hashable, @unchecked Sendable {
  let action: () -> Void
  static func == (a: Dismissal, b: Dismissal) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension DismissAction: InputComparable {
  /// The action is looked for when it is called.
  public func isSameInput(as other: DismissAction) -> Bool { (dismissal == nil) == (other.dismissal == nil) }
}
