/// What is said of what a file previews.
extension Diagnostic {
  static func nothingToPreview() -> Diagnostic {
    Diagnostic("there is nothing to preview: add a struct that conforms to View, a #Preview, or an expression at the end", at: nil)
  }
  static func noSuchPreview(_ name: String, existing: [String]) -> Diagnostic {
    Diagnostic(
      "there is no preview '\(name)'" + (suggestion(for: name, among: existing).map { "; did you mean '\($0)'?" } ?? ""), at: nil,
      notes: existing.isEmpty ? [] : [Note("the file has: " + existing.joined(separator: ", "))])
  }
  static func needsArguments(_ name: String, _ example: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("'\(name)' cannot be previewed without arguments", at: range, notes: [Note("add `#Preview { \(example) }`, or use --view '\(example)'")])
  }
  static func traitsIgnored(at range: SourceRange?) -> Diagnostic { Diagnostic(.warning, "the playground ignores the traits of a preview", at: range) }
}
