internal import LayoutCore

/// What is kept of a custom view as long as it lives: its state, its last inputs, its last body, and what that body had read.
final class BodyRecord {
  /// What dynamic properties keep, by their names.
  var kept: [String: AnyObject] = [:]
  /// The inputs and the body of the last evaluation, in a `KeptBody`.
  var body: AnyObject?
  var reads = Reads()
  /// The environment at the view's place, as it is now.
  let surroundings = CurrentEnvironment()
  /// The last making of nodes that met the view.
  var visited = -1
  /// The last making of nodes in which the body ran, and why.
  var evaluated = -1
  var reason = LayoutEvent.Reason.first
  var input = ""
}

/// The environment at a place, looked at when it is needed: an action sees the newest one.
final class CurrentEnvironment {
  var values = EnvironmentValues()
}

/// The inputs of an evaluation and the body that it gave.
final class KeptBody<Inputs, Body> {
  let inputs: Inputs
  let body: Body
  init(_ inputs: Inputs, _ body: Body) {
    self.inputs = inputs
    self.body = body
  }
}

/// A body that ran, and why.
public struct BodyEvaluation: Hashable, Sendable {
  /// The view's type, without generic arguments.
  public let name: String
  /// Why it ran.
  public let reason: LayoutEvent.Reason
  /// The input, state or environment key that changed; empty when the view is new.
  public let input: String
}
