internal import Foundation
internal import LayoutCore
internal import Tracing
internal import Views

extension Preview {
  /// The value of one number, or a size, and what mistakes would make of it.
  /// - Throws: there is no such node.
  public func prediction(_ measurement: NodeMeasurement) throws(SelectorError) -> Prediction {
    let node = try node(measurement.selector)
    let truth = try measure(measurement)
    guard let host else { return Prediction(truth, []) }
    let tree = host.tree
    let guesses = WrongGuesses(host: host, node: node, truth: tree.size(of: node)) { tree.proposal(of: $0) }
    func answers(_ values: (CGSize) -> [Double]) -> [Prediction.WrongAnswer] {
      guesses.sizes(screen: proposal).map { Prediction.WrongAnswer(model: $0.0, values: values($0.1)) }
    }
    func answers(_ axis: Axis) -> [Prediction.WrongAnswer] {
      guesses.places(axis, screen: proposal, tree.frames()).map { Prediction.WrongAnswer(model: $0.0, values: [$0.1]) }
    }
    return switch measurement.property {
    case .width: Prediction(truth, answers { [Double($0.width)] })
    case .height: Prediction(truth, answers { [Double($0.height)] })
    case .size: Prediction(truth, answers { $0.lengths })
    case .x: Prediction(truth, answers(.horizontal))
    case .y: Prediction(truth, answers(.vertical))
    }
  }

  /// What is to be said of a guess about a view's size, or about one of its numbers: `Text`, `40x16` or `Text.width`, `40`. Ask for the events when the preview is made.
  /// - Throws: what is wrong with the selector or the guess.
  public func prediction(of text: String, _ guess: String) throws(SelectorError) -> String {
    let (selector, property) = try Selector.withProperty(text)
    let node = try onlyNode(selector)
    if let property, property != .size {
      guard let value = Double(guess), value.isFinite else { throw SelectorError("a \(property.rawValue) is a number of points, as in 40", column: nil) }
      return offerSentence(node) + (try prediction(NodeMeasurement(selector, property)).verdict(on: value)) + "\n"
    }
    let size = try CGSize(prediction: guess)
    return offerSentence(node) + (try prediction(NodeMeasurement(selector, .size)).verdict(on: size.lengths)) + "\n"
  }
  /// What the node was offered, under which it was placed.
  private func offerSentence(_ node: NodeID) -> String {
    guard let trace, let placing = trace.events.indices.last(where: { trace.events[$0].kind == .place && trace.events[$0].node == node }),
      let question = trace.events[..<placing].lastIndex(where: { event in
        event.kind == .measure && event.node == node && event.purpose == .size && event.proposal == trace.events[placing].proposal
      })
    else { return "" }
    return trace.sentence(question) + "\n"
  }
}

extension Prediction {
  /// Of a question in a trace: `question` is the index of its `measure` event.
  @MainActor init?(_ preview: Preview, _ story: Story, question: Int) {
    guard let host = preview.host, let truth = story.answer(to: question) else { return nil }
    let event = story.trace.events[question]
    let (tree, offers) = (host.tree, story.offers(around: question))
    let guesses = WrongGuesses(host: host, node: event.node, truth: truth) { offers[$0] ?? tree.proposal(of: $0) }
    self.init(truth.lengths, guesses.sizes(screen: preview.proposal).map { WrongAnswer(model: $0.0, values: $0.1.lengths) })
  }
}

extension Stepper {
  /// The question that the present step asks; nil where it asks none.
  var question: Int? { index.flatMap { trace.events[$0].kind == .measure ? $0 : nil } }

  /// What is to be said of a learner's answer to the present question.
  func predict(_ text: String) throws(SelectorError) -> String {
    guard let question, let prediction = Prediction(preview, story, question: question) else { throw SelectorError("this step asks nothing", column: nil) }
    return prediction.verdict(on: try CGSize(prediction: text).lengths)
  }
}
