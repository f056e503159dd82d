internal import Workbench

extension LessonPlayer {
  /// Fewer wrong answers than this make no question (our choice).
  static let leastWrongAnswers = 3

  /// A prediction is a question when enough wrong models give another number.
  func check(_ prediction: LessonPrediction, _ block: LessonBlock) -> LessonProblem? {
    do throws(SelectorError) {
      guard let found = try predicted(prediction) else { return wrong(block.line, "there is no view to predict something of") }
      guard found.wrongAnswers.count < Self.leastWrongAnswers else { return nil }
      var problem = wrong(
        block.line, "only \(found.wrongAnswers.count) wrong ideas give another number than \(ClaimedLength.text(found.truth[0])): ask for something that can be missed")
      problem.details = found.wrongAnswers.map { "\(ClaimedLength.text($0.value)) by “\($0.model.rawValue)”" }
      return problem
    } catch {
      return wrong(block.line, error.message)
    }
  }
  /// nil without a view.
  func predicted(_ prediction: LessonPrediction) throws(SelectorError) -> Prediction? {
    try session.preview?.prediction(NodeMeasurement(prediction.target))
  }
}
