/// Something to say about a place of a source file: where, what, and what to do. The wording lies beside each kind, in `Diagnostic+….swift`.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How serious it is. Only errors keep a program from running.
  public enum Severity: String, Hashable, Sendable { case error, warning, note, advice }

  /// A remark that belongs to a diagnostic, with a place of its own or none.
  public struct Note: Hashable, Sendable {
    /// What there is to say.
    /// What is wrong.
    public var message: String
    /// The place; nil for none.
    public var range: SourceRange?
    /// A note on a place.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }
  /// A change of the text that removes the problem.
  public struct Fix: Hashable, Sendable {
    /// What it does, as in "replace 'Length' with 'CGFloat'".
    public var words: String
    /// The text that is replaced; an empty range inserts.
    public var range: SourceRange?
    /// What stands there then.
    public var replacement: String
    /// An edit in words, and as a replacement of a range where there is one.
    public init(_ words: String, replacing range: SourceRange? = nil, with replacement: String = "") {
      self.words = words
      self.range = range
      self.replacement = replacement
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// What is wrong.
  public var message: String
  /// Where; nil is the whole file.
  public var range: SourceRange?
  /// What else there is to say, with its places.
  public var notes: [Note]
  /// An edit that mends it, where there is one.
  public var fix: Fix?
  /// Whether it tells what the playground cannot run yet, though Swift can.
  public var isAboutLack = false

  /// An error.
  public init(_ message: String, at range: SourceRange?, notes: [Note] = [], fix: Fix? = nil) { self.init(.error, message, at: range, notes: notes, fix: fix) }
  /// A diagnostic of any severity.
  public init(_ severity: Severity, _ message: String, at range: SourceRange?, notes: [Note] = [], fix: Fix? = nil) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fix = fix
  }

  /// True for what keeps a program from running.
  public var isError: Bool { severity == .error }
}
