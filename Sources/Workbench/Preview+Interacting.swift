internal import Foundation
public import Interpreter
internal import LayoutCore
internal import Tracing
public import Views

extension Preview {
  /// Something that a person does with a view.
  public enum Gesture: Sendable {
    /// A tap or a click.
    case tap
    /// A switch is turned.
    case toggle
    /// A text replaces that of a field.
    case type(String)
    /// A control is moved to a number, or to a choice by its place from 0.
    case set(Double)
  }
  /// What followed from it.
  public struct Response: Sendable {
    /// The bodies that ran, with the reasons, in order.
    public let evaluations: [BodyEvaluation]
    /// What went wrong.
    public let diagnostics: [Diagnostic]

    /// A sentence for each body that ran.
    public var sentences: [String] {
      evaluations.isEmpty ? ["no body runs: nothing that a view depends on has changed"] : evaluations.map { evaluationSentence($0.name, $0.reason, $0.input) }
    }
  }

  /// Does something with the view that a selector names, and brings the picture up to date.
  /// - Throws: there is no such view, or nothing in or around it reacts.
  public func perform(_ gesture: Gesture, on selector: Selector) throws(SelectorError) -> Response {
    let node = try node(selector)
    guard let host else { throw SelectorError("there is no view", column: nil) }
    let title = host.title(of: node)
    let (reacts, what): (Bool, String) =
      switch gesture {
      case .tap: (host.tap(node), "a tap")
      case .toggle: (host.toggle(node), "being turned")
      case .type(let text): (host.type(text, into: node), "typing")
      case .set(let value): (host.set(value, at: node), "being moved")
      }
    guard reacts else { throw SelectorError("\(title) does not react to \(what), nor does what is around it", column: nil) }
    return Response(evaluations: host.graph.evaluations, diagnostics: (evaluation?.takeActionDiagnostics() ?? []) + (evaluation?.diagnostics ?? []))
  }
}
