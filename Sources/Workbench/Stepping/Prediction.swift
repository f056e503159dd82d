internal import Foundation
internal import LayoutCore
internal import Tracing
internal import Views

/// What a view answers to an offer, and what it would answer if a common mistake were true. Every number is the engine's.
@MainActor
struct Prediction {
  /// A mistake that learners make.
  enum WrongModel: String, CaseIterable, Sendable {
    case equalSplit = "equal split always"
    case spacingIgnored = "spacing ignored"
    case spacerFirst = "Spacer first"
    case priorityOrders = "priority is the order of placing"
    case frameResizes = "frame resizes the child"
    case paddingInside = "padding comes out of the parent"
    case backgroundGrows = "background grows the view"
    case takesAll = "a view takes what it is offered"
    case takesIdeal = "the offer does not matter"

    /// What is wrong about it.
    var correction: String {
      switch self {
      case .equalSplit: "a stack shares equally, but what one leaves goes to those behind it, and the least flexible goes first"
      case .spacingIgnored: "a stack takes the gaps off before it shares"
      case .spacerFirst: "a Spacer has the lowest priority: it gets what the others leave"
      case .priorityOrders: "a higher priority is offered all but the least of the others, not only its share earlier"
      case .frameResizes: "a frame offers its size; the view inside takes what it wants of it"
      case .paddingInside: "padding offers less by its insets, and is larger by them than its view"
      case .backgroundGrows: "a background or overlay is offered the size of its view, and changes it never"
      case .takesAll: "a view decides about its own size; the offer only asks"
      case .takesIdeal: "a view answers to an offer; its ideal size is its answer to none"
      }
    }
  }
  /// The engine's answer, in points.
  let truth: CGSize
  /// What it would be by each mistake that gives another number.
  let wrong: [(model: WrongModel, size: CGSize)]

  /// Looks at a question of a trace: `question` is the index of its `measure` event.
  init?(_ preview: Preview, _ story: Story, question: Int) {
    guard let host = preview.host, let truth = story.answer(to: question) else { return nil }
    let event = story.trace.events[question]
    let (tree, node, offer) = (host.tree, event.node, event.proposal)
    func kind(_ node: NodeID) -> String { host.infos[Int(node)].kind }
    func answer(_ node: NodeID, _ offer: ProposedViewSize) -> CGSize { tree.answer(of: node, to: offer) }
    var found: [(WrongModel, CGSize)] = []
    if let asker = tree.parent(of: node), let askersOffer = story.askersOffer(question) {
      switch kind(asker) {
      case "HStack", "VStack": found += Prediction.inStack(host, asker, node, offer, askersOffer, spacing: story.spacing(before: question))
      case "frame": found.append((.frameResizes, answer(asker, askersOffer)))
      case "padding": found.append((.paddingInside, answer(node, askersOffer)))
      default: break
      }
    }
    let children = Array(tree.children(of: node))
    if kind(node) == "padding", let child = children.first { found.append((.paddingInside, answer(child, offer))) }
    if ["background", "overlay"].contains(kind(node)) {
      let layers = children.map { answer($0, offer) }
      found.append((.backgroundGrows, CGSize(width: layers.map(\.width).max() ?? 0, height: layers.map(\.height).max() ?? 0)))
    }
    found.append((.takesAll, CGSize(width: offer.width ?? truth.width, height: offer.height ?? truth.height)))
    found.append((.takesIdeal, answer(node, .unspecified)))
    self.truth = truth
    wrong = found.filter { $0.1 != truth }.map { (model: $0.0, size: $0.1) }
  }

  /// The mistakes about sharing. `offer` is what the child was offered, `askersOffer` what the stack was.
  private static func inStack(
    _ host: ViewHost, _ stack: NodeID, _ node: NodeID, _ offer: ProposedViewSize, _ askersOffer: ProposedViewSize, spacing: Double
  ) -> [(WrongModel, CGSize)] {
    let tree = host.tree
    let isRow = host.infos[Int(stack)].kind == "HStack"
    guard let whole = isRow ? askersOffer.width : askersOffer.height else { return [] }
    func answer(_ length: CGFloat) -> CGSize {
      tree.answer(of: node, to: isRow ? ProposedViewSize(width: length, height: offer.height) : ProposedViewSize(width: offer.width, height: length))
    }
    func length(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    let children = Array(tree.children(of: stack))
    let count = CGFloat(children.count)
    let rest = max(whole - CGFloat(spacing), 0)
    var found: [(WrongModel, CGSize)] = [(.equalSplit, answer(rest / count))]
    if spacing != 0, let own = isRow ? offer.width : offer.height { found.append((.spacingIgnored, answer(own + CGFloat(spacing) / count))) }
    if children.contains(where: { host.infos[Int($0)].kind == "Spacer" }) { found.append((.spacerFirst, answer(host.infos[Int(node)].kind == "Spacer" ? whole : 0))) }
    let priorities = children.map { tree.priority(of: $0) }
    let own = tree.priority(of: node)
    if Set(priorities).count > 1 {
      var before: CGFloat = 0
      for (child, priority) in zip(children, priorities) where priority > own { before += length(tree.size(of: child)) }
      let after = priorities.count { $0 <= own }
      found.append((.priorityOrders, answer(max(rest - before, 0) / CGFloat(max(after, 1)))))
    }
    return found
  }

  /// What is to be said to a learner.
  func verdict(_ size: CGSize) -> String {
    func near(_ a: CGSize, _ b: CGSize) -> Bool { abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01 || a == b }
    let right = points(truth.width, truth.height)
    if near(size, truth) { return "right: \(right)" }
    let yours = points(size.width, size.height)
    guard let model = wrong.first(where: { near($0.size, size) })?.model else { return "it is \(right), not \(yours); no mistake that is known here gives your number" }
    return "it is \(right); \(yours) would be true of “\(model.rawValue)”: \(model.correction)"
  }
}

extension Stepper {
  /// The question that the present step asks; nil where it asks none.
  var question: Int? { index.flatMap { trace.events[$0].kind == .measure ? $0 : nil } }

  /// What is to be said of a learner's answer to the present question.
  func predict(_ text: String) throws(SelectorError) -> String {
    guard let question, let prediction = Prediction(preview, story, question: question) else { throw SelectorError("this step asks nothing", column: nil) }
    return prediction.verdict(try CGSize(prediction: text))
  }
}

extension Preview {
  /// What is to be said of a guess about a view's size: `why` has the reasons. Ask for the events when the preview is made.
  /// - Throws: what is wrong with the selector or the guess.
  public func prediction(_ selector: Selector, _ guess: String) throws(SelectorError) -> String {
    let size = try CGSize(prediction: guess)
    let node = try onlyNode(selector)
    guard let trace else { return "" }
    let story = Story(trace)
    guard let placing = trace.events.indices.last(where: { trace.events[$0].kind == .place && trace.events[$0].node == node }),
      let question = trace.events.indices.last(where: { index in
        let event = trace.events[index]
        return index < placing && event.kind == .measure && event.node == node && event.purpose != .minimum && event.purpose != .maximum
          && event.proposal == trace.events[placing].proposal
      }), let prediction = Prediction(self, story, question: question)
    else { throw SelectorError("nothing was asked of this view", column: nil) }
    let offer = "\(trace.sentence(question))\n"
    return cleanedText(offer + prediction.verdict(size) + "\n")
  }
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
}
