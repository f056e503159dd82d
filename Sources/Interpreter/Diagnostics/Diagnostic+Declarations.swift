/// What is said of declarations.
extension Diagnostic {
  static func inheritsFromNoProtocol(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("inheritance from non-protocol type '\(name)'", at: range)
  }
}
