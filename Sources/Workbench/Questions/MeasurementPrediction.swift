internal import Tracing

/// A number of the layout that a learner can guess, and the numbers that wrong models of layout would give.
public struct MeasurementPrediction: Sendable {
  /// What was asked, in points.
  public var truth: Double
  /// Each another number than the truth and than the others', the commonest mistakes first.
  public var wrongAnswers: [WrongAnswer]

  /// A number that follows from a wrong model, computed by the engine.
  public struct WrongAnswer: Sendable {
    /// The model in short: `a view takes all that it is offered`.
    public var model: String
    /// In points.
    public var value: Double
    /// Why it is not so, in a sentence.
    public var correction: String
  }

  /// The wrong model that gives a number; nil if none does.
  public func model(of answer: Double) -> WrongAnswer? { wrongAnswers.first { abs($0.value - answer) < 0.01 } }

  /// What to say to an answer: right, or which wrong model it fits.
  public func verdict(on answer: Double) -> String {
    if abs(answer - truth) < 0.01 { return "Right: it is \(number(truth))." }
    guard let wrong = model(of: answer) else { return "It is \(number(truth)), not \(number(answer)). ':why' has the reasons." }
    return "It is \(number(truth)). \(number(answer)) would be right if \(wrong.model). But \(wrong.correction)"
  }
}
