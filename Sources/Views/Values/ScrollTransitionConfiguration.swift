/// How a transition follows scrolling. A still picture shows each view in sight, unchanged.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String
  private var curve = UnitCurve.linear
  private var animation: Animation?
  private var threshold = Threshold.visible
  private init(name: String) { self.name = name }
  private func with(_ change: (inout ScrollTransitionConfiguration) -> Void) -> ScrollTransitionConfiguration {
    var copy = self
    change(&copy)
    return copy
  }

  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// At once, moving.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// At once.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
  /// With the finger, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    interactive.with { $0.curve = timingCurve }
  }
  /// At once, moving in a way.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated.animation(animation)
  }
  /// The same, moving in a way.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { with { $0.animation = animation } }
  /// The same, from where on a view counts as in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { with { $0.threshold = threshold } }

  /// From where on a view counts as in sight.
  public struct Threshold: Hashable, Sendable {
    /// How much of the view is in sight, 0 to 1; 2 is the view in the middle.
    private var amount: Double
    /// How much farther inside, in points.
    private var distance = 0.0
    private init(_ amount: Double) { self.amount = amount }
    /// All of it is in sight.
    public static let visible = Threshold(1)
    /// Some of it is in sight.
    public static let hidden = Threshold(0)
    /// It is in the middle.
    public static var centered: Threshold { Threshold(2) }
    /// A part of it is in sight, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount) }
    /// A place between this one (0) and another one (1).
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var result = self
      result.amount += (other.amount - self.amount) * amount
      result.distance += (other.distance - distance) * amount
      return result
    }
    /// The place farther inside, by points.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.distance += distance
      return result
    }
  }
}
