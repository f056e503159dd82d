internal import Drawing
public import Foundation

extension View {
  /// No text inside shows more lines than these; nil is any number, and what is less than 1 is 1 (Apple's documentation).
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    WithEnvironment(self, "lineLimit") { ($0.lineLimit, $0.fewestLines) = (number.map { max(1, $0) }, 1) }
  }
  /// Texts inside take room for at least the fewest and show at most the most lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    WithEnvironment(self, "lineLimit") { ($0.lineLimit, $0.fewestLines) = (max(limit.upperBound, 1), limit.lowerBound) }
  }
  /// Texts inside take room for at least so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    WithEnvironment(self, "lineLimit") { ($0.lineLimit, $0.fewestLines) = (nil, limit.lowerBound) }
  }
  /// Texts inside show at most so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    WithEnvironment(self, "lineLimit") { ($0.lineLimit, $0.fewestLines) = (max(limit.upperBound, 1), 1) }
  }
  /// Texts inside show at most so many lines, and take the room for all of them where `reservesSpace`.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    WithEnvironment(self, "lineLimit") { ($0.lineLimit, $0.fewestLines) = (max(limit, 1), reservesSpace ? limit : 1) }
  }
  /// Where the ellipsis stands in texts inside that do not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    WithEnvironment(self, "truncationMode") { $0.truncationMode = mode }
  }
  /// How the lines of each text inside stand to each other. A text of one line is not moved: its frame is as wide as itself.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    WithEnvironment(self, "multilineTextAlignment") { $0.multilineTextAlignment = alignment }
  }
  /// The distance between the lines of each text inside, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    WithEnvironment(self, "lineSpacing") { $0.lineSpacing = lineSpacing }
  }
  /// How small the letters of texts inside may become before something is cut off, from 0 to 1. The grid has whole scales only: a title may become as small as a body.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    WithEnvironment(self, "minimumScaleFactor") { $0.minimumScaleFactor = factor }
  }
  /// Whether letters of texts inside may move together before something is cut off. Accepted; in a grid they cannot.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    WithEnvironment(self, "allowsTightening") { $0.allowsTightening = flag }
  }
  /// Shows texts inside in large or in small letters; nil shows them as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    WithEnvironment(self, "textCase") {
      $0.textCase = textCase
      $0.controls.keepsCase = true
    }
  }
  /// Shows texts inside with characters of one width; in a grid they have it already.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textLook("monospaced") { $0.design = isActive ? .monospaced : nil }
  }
  /// Shows texts inside in a design of the system font; a grid has one.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textLook("fontDesign") { $0.design = design } }
  /// Shows texts inside in a width of the system font; a grid has one.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { textLook("fontWidth") { $0.width = width } }

  /// Shows blocks instead of the content inside, for a reason; more reasons are added to those around.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { WithEnvironment(self, "redacted") { $0.redactionReasons.formUnion(reason) } }
  /// Shows the content inside after all.
  nonisolated public func unredacted() -> some View { WithEnvironment(self, "unredacted") { $0.redactionReasons = [] } }
  /// The content inside is hidden where nobody else may see it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { WithEnvironment(self, "privacySensitive") { $0.isPrivate = sensitive } }
}

extension EnvironmentValues {
  /// What was said about the lines of texts; nil for nothing. A distance that is negative or not finite is 0; a factor that is none is 1.
  var textLimits: TextLimits? {
    var limits = TextLimits()
    limits.mostLines = lineLimit.map { max(1, $0) }
    limits.fewestLines = max(1, min(fewestLines, lineLimit ?? 1000, 1000))
    limits.spacing = lineSpacing.isFinite ? max(lineSpacing, 0) : 0
    limits.minimumScale = minimumScaleFactor > 0 && minimumScaleFactor < 1 ? minimumScaleFactor : 1
    limits.allowsTightening = allowsTightening && textMetrics.isProportional
    switch truncationMode {
    case .head: limits.truncation = .head
    case .middle: limits.truncation = .middle
    case .tail: break
    }
    return limits == TextLimits() ? nil : limits
  }
  /// Where short lines of a text stand.
  var lineAlignment: TextLayout.LineAlignment {
    switch multilineTextAlignment {
    case .center: .center
    case .leading: layoutDirection == .leftToRight ? .left : .right
    case .trailing: layoutDirection == .leftToRight ? .right : .left
    }
  }
  /// Whether blocks stand for what is shown.
  var isRedacted: Bool { redactionReasons.contains(.placeholder) || (isPrivate && redactionReasons.contains(.privacy)) || redactionReasons.contains(.invalidated) }
}
