/// What is said of errors, casts and keys.
extension Diagnostic {
  @MainActor static func uncaught(_ value: Value, at range: SourceRange?) -> Diagnostic {
    Diagnostic("an error was thrown here and nothing catches it: \(value.text)", at: range)
  }
  static func badCast(to type: StaticType, at range: SourceRange?) -> Diagnostic { Diagnostic("this value is no '\(type)'", at: range) }
  static func duplicateKey(_ key: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("dictionary literal contains duplicate keys: \(key)", at: range)
  }
  static func overlappingAccess(at range: SourceRange?) -> Diagnostic {
    Diagnostic("overlapping accesses: this value is being changed elsewhere; use swapAt, or a copy", at: range)
  }
  static func missingTry(at range: SourceRange?) -> Diagnostic { Diagnostic("call can throw but is not marked with 'try'", at: range) }
  static func unhandled(at range: SourceRange?) -> Diagnostic { Diagnostic("errors thrown from here are not handled", at: range) }
}
