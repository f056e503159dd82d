/// How a box of a ratio lies in a space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible inside the space.
  case fit
  /// As small as possible around the space.
  case fill
}
