/// Whether texts are dark on light or light on dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

extension View {
  /// The scheme of colours inside.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    WithEnvironment(self, "colorScheme") { $0.colorScheme = colorScheme }
  }
  /// The scheme that the view would rather have: inside it, it has it; nil leaves the choice (our choice: the whole screen has it in SwiftUI).
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    WithEnvironment(self, "preferredColorScheme") { if let colorScheme { $0.colorScheme = colorScheme } }
  }
}
