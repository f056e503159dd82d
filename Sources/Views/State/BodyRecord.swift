internal import LayoutCore

/// What is kept of a custom view with state, or whose body has read something, as long as it lives.
final class BodyRecord {
  /// What dynamic properties keep, by their names.
  var kept: [String: AnyObject] = [:]
  /// What the last body had read; nil for nothing.
  var reads: Reads?
  /// The environment at the view's place, as it is now.
  let surroundings = CurrentEnvironment()
}

/// The environment at a place, looked at when it is needed: an action sees the newest one.
final class CurrentEnvironment {
  var values = EnvironmentValues()
}

/// The inputs of an evaluation and the body that it gave.
@usableFromInline final class KeptBody<Inputs, Body> {
  @usableFromInline let inputs: Inputs
  @usableFromInline let body: Body
  @inlinable init(_ inputs: Inputs, _ body: Body) {
    self.inputs = inputs
    self.body = body
  }
  /// A body that is made where it is kept.
  @inlinable init(_ inputs: Inputs, making body: () -> Body) {
    self.inputs = inputs
    self.body = body()
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
