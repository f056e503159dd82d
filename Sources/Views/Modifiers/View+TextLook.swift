public import Foundation

/// Modifiers that `Text` has always had and every view has since iOS 16. They are no part of what `import SwiftUI` shows:
/// the documents that the playground teaches know them on `Text` only. A source for iOS 16 or later says
/// `@_spi(iOS16) import SwiftUI`; the interpreter goes by the deployment target.
///
/// An inner view's word counts before an outer one's, and a text's own before both (Apple's documentation).
extension View {
  nonisolated func textLook(_ kind: String, _ change: @escaping (inout TextAttributes) -> Void) -> some View {
    WithEnvironment(self, kind) { environment in
      var look = environment.textLook ?? TextAttributes()
      change(&look)
      environment.textLook = look
    }
  }
  /// The weight of texts inside; nil takes the font's.
  @_spi(iOS16) @_disfavoredOverload nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    textLook("fontWeight") { $0.weight = weight }
  }
  /// How large texts inside are beside others; the playground has one way.
  @_disfavoredOverload nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    Noted(self, "textScale")
  }
  /// Texts inside in bold, or not.
  @_spi(iOS16) @_disfavoredOverload nonisolated public func bold(_ isActive: Bool = true) -> some View {
    textLook("bold") { $0.weight = isActive ? .emphasis : nil }
  }
  /// Texts inside slanted, or not.
  @_spi(iOS16) @_disfavoredOverload nonisolated public func italic(_ isActive: Bool = true) -> some View {
    textLook("italic") { $0.isItalic = isActive }
  }
  /// A line under texts inside. The grid has one pattern, in the texts' colour.
  @_spi(iOS16) @_disfavoredOverload
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    textLook("underline") { $0.isUnderlined = isActive }
  }
  /// A line through texts inside. The grid has one pattern, in the texts' colour.
  @_spi(iOS16) @_disfavoredOverload
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    textLook("strikethrough") { $0.isStruckThrough = isActive }
  }
  /// The distance after each character of texts inside, in points; rounded to whole columns.
  @_spi(iOS16) @_disfavoredOverload nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    textLook("kerning") { $0.kerning = kerning }
  }
  /// The distance after each character of texts inside, in points; it wins over the kerning.
  @_spi(iOS16) @_disfavoredOverload nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    textLook("tracking") { $0.tracking = tracking }
  }
  /// How far texts inside stand above their lines, in points.
  @_spi(iOS16) @_disfavoredOverload nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textLook("baselineOffset") { $0.baselineOffset = baselineOffset }
  }
  /// Texts inside with digits of one width; in a grid they have it already.
  @_spi(iOS16) @_disfavoredOverload nonisolated public func monospacedDigit() -> some View {
    textLook("monospacedDigit") { $0.hasMonospacedDigits = true }
  }
}
