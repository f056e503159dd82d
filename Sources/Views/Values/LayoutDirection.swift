/// The direction in which text runs, and with it leading and trailing.
public enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

extension View {
  /// Whether what the view draws is mirrored where text runs from right to left. Accepted; layout mirrors all the same, and a grid of characters cannot mirror its letters.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    WithEnvironment(self, "flipsForRightToLeftLayoutDirection") { _ in }
  }
}
