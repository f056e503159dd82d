internal import LayoutCore

/// What is said when a source or a run goes beyond a limit, or fails where Swift would trap.
extension Diagnostic {
  /// What is wrong was to be evaluated.
  static func reachedMistake(at range: SourceRange?) -> Diagnostic {
    Diagnostic("the program came to a place that is wrong: mend what is said of it", at: range)
  }
  static func trapped(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("Fatal error: '\(name)' does not take these values", at: range)
  }
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
    Diagnostic("this is nested more than \(limit) levels deep; move a part of it into a property or a view of its own", at: range)
  }
  static func tooDeepBrackets(at range: SourceRange?) -> Diagnostic {
    Diagnostic("square brackets are nested too deeply here; move a part of them into a property of its own", at: range)
  }
  /// In swiftc's words.
  static func tooComplex(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions", at: range)
  }
  static func tooLargeType(_ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic("the type of this expression has more than \(grouped(limit)) parts; the playground stops here", at: range)
  }
  static func tooManyErrors(at range: SourceRange?) -> Diagnostic {
    Diagnostic("too many errors: what follows is not looked into", at: range)
  }
  static func tooManySteps(_ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic("this loop or call has run \(grouped(limit)) steps; the playground stops here, it may never end", at: range)
  }
  static func tooMuchTime(_ limit: Duration, at range: SourceRange?) -> Diagnostic {
    let seconds = Double(limit.components.seconds) + Double(limit.components.attoseconds) / 1e18
    return Diagnostic("this takes more than \(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)") s; the playground stops here", at: range)
  }
  /// Ctrl-C, or whatever else a budget's `isInterrupted` stands for.
  public static func interrupted(at range: SourceRange?) -> Diagnostic { Diagnostic("interrupted: the playground stopped here", at: range) }
  static func tooManyViews(_ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic("more than \(grouped(limit)) views; the playground stops here", at: range)
  }
  static func tooDeepCalls(_ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic("more than \(limit) calls inside each other; this function may call itself without end", at: range)
  }
  static func tooDeepValue(_ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic("values lie inside each other more than \(grouped(limit)) levels deep here; the playground stops", at: range)
  }
  static func tooDeepJSON(_ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic("the value holds values more than \(limit) levels deep, or itself: it cannot be written as JSON", at: range)
  }
  static func tooMuchDrawn(_ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic("this canvas draws more than \(grouped(limit)) things; the playground stops here", at: range)
  }
  static func textIndexOutOfRange(at range: SourceRange?) -> Diagnostic {
    Diagnostic("String index is out of bounds", at: range)
  }
  static func tooMuchMemory(at range: SourceRange?) -> Diagnostic {
    Diagnostic("this takes more than \(Evaluation.memoryLimit / 1_000) MB of memory; the playground stops here", at: range)
  }
  static func tooDeepViews(at range: SourceRange?) -> Diagnostic {
    Diagnostic("views are nested too deeply here; the playground stops", at: range)
  }
  static func endlessBody(_ name: String, cycle: [String], limit: Int, at range: SourceRange?) -> Diagnostic {
    if cycle.count < 2 { return Diagnostic("custom views are nested more than \(limit) levels deep at '\(name)'", at: range) }
    return Diagnostic("the body of '\(name)' contains itself: \(cycle.joined(separator: " → "))", at: range)
  }
  static func tooLong(_ what: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("this \(what) becomes too long for the playground", at: range)
  }
  static func uninitialized(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("'\(name)' is used before it has a value", at: range)
  }
  /// A stored property is asked of what does not have it: a key path of another type was applied.
  static func otherValue(asked name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("'\(name)' is asked of a value that does not have it", at: range)
  }
  static func notInitialized(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("return from initializer without initializing all stored properties: '\(name)' has no value", at: range)
  }
  static func arithmetic(_ failure: OperationFailure, at range: SourceRange?) -> Diagnostic {
    switch failure {
    case .overflow: Diagnostic("this number becomes too large for 'Int'", at: range)
    case .divisionByZero: Diagnostic("division by zero", at: range)
    case .emptyRange: Diagnostic("a range's upper bound must not be less than its lower bound", at: range)
    case .notRepresentable: Diagnostic("this number cannot be an 'Int': it is infinite, not a number, or too large", at: range)
    case .indexOutOfRange: Diagnostic("index out of range", at: range)
    case .unexpectedNil: Diagnostic("unexpectedly found nil while unwrapping an Optional value", at: range)
    case .tooLong: tooLong("value", at: range)
    }
  }
  static func indexOutOfRange(_ index: Int, count: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic("index \(index) is out of range: the array has \(count) element\(count == 1 ? "" : "s")", at: range)
  }
  /// Not the reader's fault.
  static func internalFailure(_ what: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(ownMistake + what, at: range)
  }
  private static let ownMistake = "the playground cannot run this, and that is its own mistake: "
  var isOwnMistake: Bool { message.hasPrefix(Self.ownMistake) }

  private static func grouped(_ number: Int) -> String {
    var text = "\(number)"
    var index = text.count - 3
    while index > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: index))
      index -= 3
    }
    return text
  }
}
