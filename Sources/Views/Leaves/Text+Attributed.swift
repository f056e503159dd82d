public import Foundation

extension Text {
  /// A text whose parts have looks of their own. What an attribute says wins over modifiers of the whole (Apple's documentation).
  /// A literal is a ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs.map { run in
      var part = Text(verbatim: String(attributedContent[run.range].characters))
      part.attributes = TextAttributes(run)
      return part
    }
    if parts.isEmpty { self.init(verbatim: "") } else { self.init(joining: parts) }
  }
}

extension TextAttributes {
  /// What a run of an `AttributedString` says.
  fileprivate init(_ run: AttributedString.Runs.Run) {
    font = run.font
    foreground = run.foregroundColor
    background = run.backgroundColor
    isUnderlined = run.underlineStyle != nil
    isStruckThrough = run.strikethroughStyle != nil
    (kerning, tracking, baselineOffset) = (run.kern, run.tracking, run.baselineOffset)
    isLink = run.link != nil
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { isStrong = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.strikethrough) { isStruckThrough = true }
  }
}
