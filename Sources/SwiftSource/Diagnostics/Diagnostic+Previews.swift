internal import Declarations

/// What is said of what a file previews.
extension Diagnostic {
  package static func nothingToPreview() -> Diagnostic {
    Diagnostic(
      "there is nothing to preview: add a struct that conforms to View, a #Preview, or an expression at the end",
      at: nil)
  }
  static func noSuchPreview(_ name: String, existing: [String]) -> Diagnostic {
    Diagnostic(
      "there is no preview '\(name)'" + meant(suggestion(for: name, among: existing)), at: nil,
      notes: existing.isEmpty ? [] : [Note("the file has: " + existing.joined(separator: ", "))])
  }
  static func needsArguments(_ name: String, _ example: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "'\(name)' cannot be previewed without arguments", at: range,
      notes: [Note("add `#Preview { \(example) }`, or use --view '\(example)'")])
  }
  static func previewableWithoutValue(at range: SourceRange?) -> Diagnostic {
    Diagnostic("'@Previewable' variables need a first value", at: range)
  }
  static func traitIgnored(_ trait: String, at range: SourceRange?) -> Diagnostic {
    let known = ".fixedLayout(width:height:), .sizeThatFitsLayout and how the device is held"
    return Diagnostic(
      .warning, "the playground ignores the trait '\(trait)' of a preview; it knows \(known)", at: range)
  }
  static func traitOfScreens(_ trait: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .warning, "a device of cells ignores the trait '\(trait)' of a preview; with --device iphone it is heard",
      at: range)
  }
  static func traitWantsNumbers(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .warning,
      "the playground ignores this trait: write its width and height as numbers from 0, as in "
        + ".fixedLayout(width: 320, height: 160)", at: range)
  }
}
