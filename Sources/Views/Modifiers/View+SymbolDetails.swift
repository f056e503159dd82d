internal import Foundation

/// How the colours of a symbol run.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From one shade of it to another.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
/// How a symbol shows a part of it.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// By fainter colours.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By drawing less of it.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  /// How the colours of the symbol run; nil is flat, as all are here.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  /// How the symbol shows a part of it; nil is the symbol's, as all are here.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

// How symbols and images inside are drawn.
extension View {
  /// Whether symbols inside do not move; in a still picture none does.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    Noted(self, "symbolEffectsRemoved", "\(isEnabled)")
  }
  /// How the colours of symbols inside run; nil is flat, as all are here.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    Noted(self, "symbolColorRenderingMode")
  }
  /// How symbols inside show a part of them; nil is the symbol's, as all are here.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    Noted(self, "symbolVariableValueMode")
  }
  /// The range of lightness that images inside may have; here no image is lighter than white.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    WithEnvironment(self, "allowedDynamicRange") { $0.allowedDynamicRange = range }
  }
}
