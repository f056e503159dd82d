public import Foundation
public import Views

/// What a program previews.
@MainActor
public struct Root {
  /// The view; making its nodes runs the program.
  public let view: any View
  /// The run that making the nodes starts: what went wrong is in its diagnostics.
  public let evaluation: any PreviewRun
  /// How the choice was made: the preview's or the view's name; nil for expressions.
  public let name: String?
  /// What the preview's traits ask for.
  package var wishes = PreviewWishes()
  /// What is to be said of them on a device that hears only sizes.
  public var unheard: [Diagnostic] = []
  /// Which of a provider's views is shown, from 0; nil for what is shown whole.
  package let part: Int?

  package init(showing shown: ShownPart, view: any View, evaluation: any PreviewRun) {
    (self.view, self.evaluation, name, part) = (view, evaluation, shown.name, shown.part)
    (wishes, unheard) = (shown.wishes, shown.unheard)
  }
}

/// A run of a program that makes the nodes of views, and answers what the library asks of it afterwards.
@MainActor
public protocol PreviewRun: AnyObject {
  /// What went wrong in the last run; at most one error, because the first one ends it.
  var diagnostics: [Diagnostic] { get }
  /// What the program has printed since the last call.
  func takeOutput() -> String
  /// The state of an earlier run's views as this one's; nil where the two have nothing in common.
  func adopting(_ graph: ViewGraph, from earlier: any PreviewRun) -> ViewGraph?
  /// What went wrong in actions since the last call.
  func takeActionDiagnostics() -> [Diagnostic]
  /// What the library asks for from now on is work for another picture.
  func rest()
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
