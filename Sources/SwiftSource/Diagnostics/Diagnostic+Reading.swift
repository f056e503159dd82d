/// What is said of a text that cannot be read, and of files beside each other.
extension Diagnostic {
  static func notUTF8(file: String, offset: Int) -> Diagnostic {
    Diagnostic("'\(file)' is not UTF-8 text: the byte at offset \(offset) cannot be read", at: nil)
  }
  /// The parser's own words.
  static func invalidCharacter(at range: SourceRange?) -> Diagnostic {
    Diagnostic("invalid character in source file", at: range)
  }
  static func tooLarge(limit: Int) -> Diagnostic {
    Diagnostic("the source has more than \(limit) bytes; the playground does not read such files: split it", at: nil)
  }
  static func tooDeeplyNested(_ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "this is nested more than \(limit) levels deep; move a part of it into a property or a view of its own",
      at: range)
  }
  static func tooDeepBrackets(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "square brackets are nested too deeply here; move a part of them into a property of its own", at: range)
  }
  /// Ctrl-C, or whatever else a budget's `isInterrupted` stands for.
  public static func interrupted(at range: SourceRange?) -> Diagnostic {
    Diagnostic("interrupted: the playground stopped here", at: range)
  }
  /// Files that are equally near to the one that is shown declare the same.
  static func oneOfSeveral(_ name: String, _ files: [String]) -> Diagnostic {
    let others = files.dropFirst().joined(separator: ", ")
    return Diagnostic(.note, "'\(name)' of \(files.first ?? "") is taken; it is declared by \(others) as well", at: nil)
  }
  static func redeclared(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("invalid redeclaration of '\(name)'", at: range)
  }
}
