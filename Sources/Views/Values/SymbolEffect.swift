/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String
  /// As the symbol and its place want it.
  public static let automatic = SymbolEffect(name: "automatic")
  /// A bounce.
  public static let bounce = SymbolEffect(name: "bounce")
  /// Fading in and out.
  public static let pulse = SymbolEffect(name: "pulse")
  /// One part after the other.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// Larger or smaller.
  public static let scale = SymbolEffect(name: "scale")
  /// Coming.
  public static let appear = SymbolEffect(name: "appear")
  /// Going.
  public static let disappear = SymbolEffect(name: "disappear")
  /// Becoming another.
  public static let replace = SymbolEffect(name: "replace")
  /// Turning.
  public static let rotate = SymbolEffect(name: "rotate")
  /// Shaking.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// Growing and shrinking slowly.
  public static let breathe = SymbolEffect(name: "breathe")
  /// Coming as if it were drawn.
  public static let drawOn = SymbolEffect(name: "drawOn")
  /// Going as it was drawn.
  public static let drawOff = SymbolEffect(name: "drawOff")
  /// Becoming another, the first symbol going downwards as the second comes upwards.
  public static var downUp: SymbolEffect { replace }
  /// Becoming another, the first symbol going upwards as the second comes upwards.
  public static var upUp: SymbolEffect { replace }
  /// Becoming another, the first symbol going at once as the second comes upwards.
  public static var offUp: SymbolEffect { replace }
  /// The same, upwards.
  public var up: SymbolEffect { self }
  /// The same, downwards.
  public var down: SymbolEffect { self }
  /// The same, part by part.
  public var byLayer: SymbolEffect { self }
  /// The same, of the whole symbol.
  public var wholeSymbol: SymbolEffect { self }
  /// The same, one part after the other.
  public var iterative: SymbolEffect { self }
  /// The same, parts adding up.
  public var cumulative: SymbolEffect { self }
  /// The same, forwards and backwards.
  public var reversing: SymbolEffect { self }
  /// The same, forwards alone.
  public var nonReversing: SymbolEffect { self }
  /// The same, parts that wait being fainter.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The same, parts that wait not being seen.
  public var hideInactiveLayers: SymbolEffect { self }
  /// The same, each part by itself.
  public var individually: SymbolEffect { self }
  /// The same, by parts that both symbols have; another effect where there are none.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// The same, the first symbol going downwards as the second comes upwards.
  public var downUp: SymbolEffect { self }
  /// The same, the first symbol going upwards as the second comes upwards.
  public var upUp: SymbolEffect { self }
  /// The same, the first symbol going at once as the second comes upwards.
  public var offUp: SymbolEffect { self }
  /// The same, to the left.
  public var left: SymbolEffect { self }
  /// The same, to the right.
  public var right: SymbolEffect { self }
  /// The same, forwards as one reads.
  public var forward: SymbolEffect { self }
  /// The same, backwards as one reads.
  public var backward: SymbolEffect { self }
  /// The same, at an angle.
  public func custom(angle: Angle) -> SymbolEffect { self }
  /// The same, an even breathing.
  public var plain: SymbolEffect { self }
  /// The same, as a heart beats.
  public var pulse: SymbolEffect { self }
  /// The same, as a hand turns.
  public var clockwise: SymbolEffect { self }
  /// The same, against the hand.
  public var counterClockwise: SymbolEffect { self }
}

/// How often and how fast a symbol moves; a still picture shows none of it.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var factor = 1.0
  private var repetition = RepeatBehavior(name: "default")
  private init() {}
  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  /// As the effect says.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// For ever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// Faster by a factor; 1 is the effect's own speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  /// So many times; nil is for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Again in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// The same, for ever.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = RepeatBehavior(name: "once") } }
  /// The same, faster by a factor; 1 is the effect's own speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.factor = speed } }
  /// The same, so many times; nil is for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }
  /// The same, again in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.repetition = behavior } }

  /// How a symbol moves again.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let name: String
    private var count: Int?
    private var delay: Double?
    fileprivate init(name: String, count: Int? = nil, delay: Double? = nil) {
      (self.name, self.count, self.delay) = (name, count, delay)
    }
    /// Without a stop.
    public static var continuous: RepeatBehavior { RepeatBehavior(name: "continuous") }
    /// Again and again, with a stop after each.
    public static var periodic: RepeatBehavior { RepeatBehavior(name: "periodic") }
    /// So many times, with a stop of so many seconds after each; nil is for ever, and as the effect says.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(name: "periodic", count: count, delay: delay)
    }
  }
}
