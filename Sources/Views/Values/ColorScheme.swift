/// Whether texts are dark on light or light on dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

extension View {
  /// The scheme of colours inside.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    WithEnvironment(self, "colorScheme") { $0.colorScheme = colorScheme }
  }
  /// The scheme that the whole presentation around the view is to have, as in SwiftUI: the outermost, then the first one that is shown counts, and nil says nothing.
  /// A scheme that was asked for from outside wins.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    Traited(content: self, kind: "preferredColorScheme", trait: .scheme(colorScheme))
  }
}
