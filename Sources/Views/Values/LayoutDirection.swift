/// The direction in which text runs, and with it leading and trailing.
public enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}
