/// What is said of names and members.
extension Diagnostic {
  static func notSupported(_ what: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("\(what) is not supported yet by the playground", at: range)
  }
  static func cannotFind(_ name: String, suggestion: String?, at range: SourceRange?) -> Diagnostic {
    Diagnostic("cannot find '\(name)' in scope" + meant(suggestion), at: range, fix: replace(name, suggestion, range))
  }
  static func cannotFindType(_ name: String, suggestion: String?, at range: SourceRange?) -> Diagnostic {
    Diagnostic("cannot find type '\(name)' in scope" + meant(suggestion), at: range, fix: replace(name, suggestion, range))
  }
  static func noMember(_ name: String, of type: StaticType, suggestion: String?, at range: SourceRange?) -> Diagnostic {
    let subject = if case .metatype(let inner) = type { "type '\(inner)'" } else { "value of type '\(type)'" }
    return Diagnostic("\(subject) has no member '\(name)'" + meant(suggestion), at: range, fix: replace(name, suggestion, range))
  }
  static func noContext(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("cannot infer contextual base in reference to member '\(name)': write the type before the dot", at: range)
  }
  private static let textOnlyNote = Note(
    "since iOS 16 SwiftUI has these modifiers on every view; the playground follows the documents that it teaches, where only Text has them, unless the project or the file itself needs iOS 16: '--target ios16' says so"
  )
  /// It depends on the system that the program is to run on.
  public var isAboutTarget: Bool { notes.contains(Diagnostic.textOnlyNote) }
  /// `VStack { … }.bold()`.
  static func textOnly(_ name: String, on type: StaticType, at range: SourceRange?) -> Diagnostic {
    Diagnostic("'\(type)' has no modifier '\(name)': \(name)() belongs to Text; apply it to the Text inside", at: range, notes: [textOnlyNote])
  }
  /// `Text("…").padding().bold()`.
  static func textOnlyOnOpaque(_ name: String, _ type: StaticType, previous: String?, at range: SourceRange?) -> Diagnostic {
    let then = previous.map { ", then \($0)()" } ?? ""
    return Diagnostic(
      "value of type '\(type)' has no member '\(name)': general modifiers return 'some View'; apply \(name)() to the Text first\(then)", at: range,
      notes: [textOnlyNote])
  }
  static func skippedModifier(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(.warning, "the playground has no modifier '\(name)' yet: the view is shown without it", at: range).aboutLack
  }
  static func skippedView(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(.warning, "the playground has no view '\(name)' yet: nothing is shown here", at: range).aboutLack
  }
  static func ambiguous(_ name: String, candidates: [Note], at range: SourceRange?) -> Diagnostic {
    Diagnostic("ambiguous use of '\(name)'", at: range, notes: candidates)
  }
  /// A name that only visionOS has.
  static func spatialOnly(_ name: String, of type: StaticType?, at range: SourceRange?) -> Diagnostic {
    let lacking = type.map { "value of type '\($0)' has no member '\(name)'" } ?? "cannot find '\(name)' in scope"
    return Diagnostic("\(lacking): it exists only on visionOS, Apple's spatial platform; leave it out, or put it behind '#if os(visionOS)'", at: range)
  }
  /// Files that are equally near to the one that is shown declare the same.
  static func oneOfSeveral(_ name: String, _ files: [String]) -> Diagnostic {
    let others = files.dropFirst().joined(separator: ", ")
    return Diagnostic(.note, "'\(name)' of \(files.first ?? "") is taken; it is declared by \(others) as well", at: nil)
  }
  static func redeclared(_ name: String, at range: SourceRange?) -> Diagnostic { Diagnostic("invalid redeclaration of '\(name)'", at: range) }
  /// swiftc's words; a property of a view has a place where its value is kept, a global one has none.
  static func wrappedGlobal(at range: SourceRange?) -> Diagnostic {
    Diagnostic("property wrappers are not yet supported in top-level code", at: range)
  }
  static func privateMember(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("'\(name)' is inaccessible due to 'private' protection level", at: range)
  }

  private static func meant(_ suggestion: String?) -> String { suggestion.map { "; did you mean '\($0)'?" } ?? "" }
  private static func replace(_ name: String, _ suggestion: String?, _ range: SourceRange?) -> Fix? {
    guard let suggestion, let range else { return nil }
    return Fix("replace '\(name)' with '\(suggestion)'", replacing: range, with: suggestion)
  }
}
