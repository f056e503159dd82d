internal import Foundation
internal import Tracing

/// A number of the layout that a learner can guess, or a size, and what each common mistake would make of it. Every number is the engine's.
public struct Prediction: Sendable {
  /// A wrong answer, and the mistake that leads to it.
  public struct WrongAnswer: Hashable, Sendable {
    /// The mistake.
    public var model: WrongModel
    /// In points, as in `truth`.
    public var values: [Double]
    /// The first of them: of a single number, that number.
    public var value: Double { values.first ?? .nan }
  }
  /// In points: one number, or width and height.
  public let truth: [Double]
  /// Each another one than the truth and than the others', the commonest mistakes first.
  public let wrongAnswers: [WrongAnswer]

  init(_ truth: [Double], _ guesses: [WrongAnswer]) {
    self.truth = truth
    var wrong: [WrongAnswer] = []
    for guess in guesses where !guess.values.contains(where: \.isNaN) && !Prediction.near(guess.values, truth) {
      if truth.count == 1, !guess.value.isFinite { continue }
      if !wrong.contains(where: { Prediction.near($0.values, guess.values) }) { wrong.append(guess) }
    }
    wrongAnswers = wrong
  }

  /// The mistake that leads to an answer; nil if none does.
  public func model(of answer: Double...) -> WrongModel? { model(of: answer) }
  func model(of answer: [Double]) -> WrongModel? { wrongAnswers.first { Prediction.near($0.values, answer) }?.model }

  /// What is to be said to an answer: right, or which mistake it fits.
  public func verdict(on answer: Double...) -> String { verdict(on: answer) }
  func verdict(on answer: [Double]) -> String {
    let right = Prediction.words(truth)
    if Prediction.near(answer, truth) { return "right: \(right)" }
    let yours = Prediction.words(answer)
    guard let model = model(of: answer) else { return "it is \(right), not \(yours); no mistake that is known here gives your number, and 'why' has the reasons" }
    return "it is \(right); \(yours) would be true of “\(model.rawValue)”: \(model.correction)"
  }
  private static func near(_ a: [Double], _ b: [Double]) -> Bool { a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.01 || $0 == $1 } }
  private static func words(_ values: [Double]) -> String { values.map { $0.isFinite ? number($0) : "∞" }.joined(separator: "×") }
}

extension CGSize {
  /// Reads `40x16` or `40×16`; `inf` is infinity.
  init(prediction text: String) throws(SelectorError) {
    let parts = text.split(whereSeparator: { $0 == "x" || $0 == "×" }).map { part -> Double? in
      let word = part.trimmingCharacters(in: .whitespaces)
      return word == "inf" || word == "∞" ? .infinity : Double(word).flatMap { $0.isFinite ? $0 : nil }
    }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { throw SelectorError("a size is written 40x16: points, width first", column: nil) }
    self.init(width: width, height: height)
  }
  var lengths: [Double] { [Double(width), Double(height)] }
}
