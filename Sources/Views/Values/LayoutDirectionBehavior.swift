/// What a view does where text runs the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where text runs in a direction.
  case mirrors(in: LayoutDirection)
  /// It is mirrored where text runs from the right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Mirrors what the view draws where text runs in a direction; layout does not notice.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    WithEffect(self, "layoutDirectionBehavior", isNode: true) { environment in
      guard case .mirrors(let direction) = behavior, direction == environment.layoutDirection else {
        return NodeEffect { items, _ in items }
      }
      return .scaled(x: -1, y: 1, .center)
    }
  }
}
