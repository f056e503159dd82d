internal import Foundation
public import SwiftSource
internal import LayoutCore
internal import Tracing
public import Views

extension Preview {
  /// Something that a person does with a view.
  public enum Gesture: Sendable {
    /// A tap or a click, or several, one soon after the other.
    case tap(count: Int)
    /// A switch is turned.
    case toggle
    /// A text replaces that of a field.
    case type(String)
    /// A control is moved to a number, or to a choice by its place from 0.
    case set(Double)
    /// A scroll view or a list is scrolled so far from its beginning, in points.
    case scroll(Double)
    /// A finger is laid on a control, and stays there until something else is done.
    case press
    /// A row is swiped so that its actions are seen; `true` from the trailing edge.
    case swipe(fromEnd: Bool)
    /// A finger is laid on a view, moved so far to the right and down, in points, and lifted.
    case drag(Double, Double)
    /// Two fingers are moved to so many times their distance.
    case magnify(Double)
    /// Two fingers are turned clockwise, by so many degrees.
    case rotate(Double)
  }
  /// What followed from it.
  public struct Response: Sendable {
    /// The bodies that ran, with the reasons, in order.
    public let evaluations: [BodyEvaluation]
    /// What went wrong.
    public let diagnostics: [Diagnostic]

    /// A sentence for each body that ran; one for all that ran for the same reason one after the other, as the steps of a
    /// finger's way make them run.
    public var sentences: [String] {
      if evaluations.isEmpty { return ["no body runs: nothing that a view depends on has changed"] }
      var told: [(sentence: String, count: Int)] = []
      for evaluation in evaluations {
        let sentence = evaluationSentence(evaluation.name, evaluation.reason, evaluation.input)
        if told.last?.sentence == sentence {
          told[told.count - 1].count += 1
        } else {
          told.append((sentence, 1))
        }
      }
      return told.map { $0.count == 1 ? $0.sentence : "\($0.sentence) (\($0.count) times)" }
    }
  }

  /// Does something with the view that a selector names, and brings the picture up to date. On a device of pixels what
  /// lies over the
  /// screen comes first: alerts, sheets, screens that were pushed.
  /// - Throws: there is no such view, or nothing in or around it reacts.
  public func perform(_ gesture: Gesture, on selector: Selector) throws(SelectorError) -> Response {
    guard let host else { throw SelectorError("there is no view", column: nil) }
    let (shown, node) = try target(of: selector, host)
    for other in host.shownHosts where other !== shown { other.lift() }
    let title = shown.title(of: node)
    let (reacts, what): (Bool, String) =
      switch gesture {
      case .tap(let count): (shown.tap(node, count: count), count > 1 ? "\(count) taps" : "a tap")
      case .toggle: (shown.toggle(node), "being turned")
      case .type(let text): (shown.type(text, into: node), "typing")
      case .set(let value): (shown.set(value, at: node), "being moved")
      case .scroll(let offset): (shown.scroll(node, to: offset), "being scrolled")
      case .press: (shown.press(node), "a finger")
      case .swipe(let fromEnd): (shown.swipe(node, from: fromEnd ? .trailing : .leading), "a swipe")
      case .drag(let width, let height):
        (shown.drag(node, by: CGSize(width: width, height: height)), "a finger that moves")
      case .magnify(let factor): (shown.magnify(node, by: factor), "fingers that move apart")
      case .rotate(let degrees): (shown.rotate(node, by: .degrees(degrees)), "fingers that turn")
      }
    guard reacts else { throw SelectorError("\(title) does not react to \(what), nor does what is around it", column: nil) }
    var evaluations = host.graph.evaluations
    if shown !== host {
      evaluations = shown.graph.evaluations
      // What is below may have changed, and whether the other is still there.
      host.refresh()
      evaluations += host.graph.evaluations
    }
    // What it presents is made while the screen is drawn.
    if host.presents { _ = drawing }
    return Response(evaluations: evaluations, diagnostics: (evaluation?.takeActionDiagnostics() ?? []) + (evaluation?.diagnostics ?? []))
  }
  /// The node that a selector names, with the host that shows it: that of what lies on top first.
  private func target(of selector: Selector, _ host: ViewHost) throws(SelectorError) -> (ViewHost, NodeID) {
    if request.device.look == .pixels {
      _ = drawing
      for shown in host.shownHosts.reversed() where shown !== host {
        if let node = try? nodes(selector, in: shown)[0] { return (shown, node) }
      }
    }
    return (host, try nodes(selector, in: host)[0])
  }
}
