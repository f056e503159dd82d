/// What one evaluation may use up, and what it may read. Beyond its limits the evaluation stops with a diagnostic that names the place.
public struct Budget: Sendable {
  /// Statements, loop rounds and calls.
  public var steps: Int
  /// Calls inside calls.
  public var callDepth: Int
  /// Bodies inside bodies.
  public var viewDepth: Int
  /// Views of the library.
  public var views: Int
  /// Wall-clock time.
  public var time: Duration
  /// Whether somebody wants the evaluation to end; asked every now and then.
  public var isInterrupted: @Sendable () -> Bool = { false }
  /// The folder whose files the program can read; nil: that of its source, if that is a file.
  public var folder: String?

  /// Limits; the default ones are enough for any view that a person would write.
  public init(steps: Int = 10_000_000, callDepth: Int = 400, viewDepth: Int = 200, views: Int = 200_000, time: Duration = .seconds(2)) {
    self.steps = steps
    self.callDepth = callDepth
    self.viewDepth = viewDepth
    self.views = views
    self.time = time
  }
}
