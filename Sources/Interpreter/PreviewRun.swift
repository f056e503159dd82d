public import Foundation
public import Views

/// A run of a program that makes the nodes of views, and answers what the library asks of it afterwards.
@MainActor
public protocol PreviewRun: AnyObject {
  /// What went wrong in the last run; at most one error, because the first one ends it.
  var diagnostics: [Diagnostic] { get }
  /// The state of an earlier run's views as this one's; nil where the two have nothing in common.
  func adopting(_ graph: ViewGraph, from earlier: any PreviewRun) -> ViewGraph?
  /// What went wrong in actions since the last call.
  func takeActionDiagnostics() -> [Diagnostic]
  /// What the library asks for from now on is work for another picture.
  func rest()
  /// Whether the playground cannot do what the program asks for, though Swift can.
  var isLacking: Bool { get }
  /// Whether a value is absent that the program asks for, because the playground lacks what makes it. A modifier that is
  /// left out is no value.
  var isIncomplete: Bool { get }
  /// The program is asked again when a picture is made: by a canvas, a shape of its own, an effect that depends on a
  /// place.
  var runsForPictures: Bool { get }
  /// The canvas as `UIScreen.main.bounds` says it, in points.
  var canvas: CGSize { get set }
  /// Pixels a point as `UIScreen.main.scale` says it.
  var screenScale: CGFloat { get set }
  /// The folder of the target or project that the source belongs to; nil: its own.
  var projectFolder: (@MainActor () -> URL?)? { get set }
}

extension Evaluation: PreviewRun {
  /// What has another type now is left out.
  public func adopting(_ graph: ViewGraph, from earlier: any PreviewRun) -> ViewGraph? {
    guard earlier is Evaluation else { return nil }
    let adoption = Adoption(lowering)
    return graph.copy { stored, _ in
      guard let value = stored as? Value else { return stored }
      return adoption.adopted(value)
    }
  }
  /// What it cannot do, it refuses before it runs, but for its own mistakes.
  public var isLacking: Bool { diagnostics.contains(where: \.isOwnMistake) }
  /// What it leaves out, it says before it runs.
  public var isIncomplete: Bool { false }
}
