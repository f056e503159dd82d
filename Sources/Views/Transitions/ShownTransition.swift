/// One transition of what a host shows, and how far it is.
public struct ShownTransition: Hashable, Sendable {
  /// The how manieth transition in the order of making, from 0 (`ViewHost.transitions`).
  public var number: Int
  /// How far it is, from 0, where it begins, to 1, where it ends.
  public var progress: Double
  /// Whether the view goes, not comes.
  public var isRemoval: Bool
  /// A transition on its way.
  public init(number: Int, progress: Double, isRemoval: Bool = false) {
    self.number = number
    self.progress = progress
    self.isRemoval = isRemoval
  }
  /// How much of the view is there: 1 for the view as it is without a transition.
  var presence: Double {
    let progress = progress.isFinite ? min(1, max(0, progress)) : 1
    return isRemoval ? 1 - progress : progress
  }
}
