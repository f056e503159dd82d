public import Foundation

/// How a view comes and goes. A picture shows it there, unless `ViewHost.shownTransition` asks for its way in or out.
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {
  /// The transition as it is written, `move(edge: top)`.
  public let description: String
  let insertion: [TransitionStep]
  let removal: [TransitionStep]

  private init(_ description: String, insertion: [TransitionStep], removal: [TransitionStep]) {
    (self.description, self.insertion, self.removal) = (description, insertion, removal)
  }
  private init(_ description: String, _ steps: TransitionStep...) { self.init(description, insertion: steps, removal: steps) }

  /// Whether both are written alike.
  public static func == (a: AnyTransition, b: AnyTransition) -> Bool { a.description == b.description }
  /// The description's.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// At once.
  public static let identity = AnyTransition("identity")
  /// Fading.
  public static let opacity = AnyTransition("opacity", .fade)
  /// Growing and shrinking.
  public static let scale = AnyTransition("scale", .scale(0, .center))
  /// Fading and out of focus, by 8 points (our choice).
  public static let blurReplace = AnyTransition("blurReplace", .blur(8), .fade)
  /// Fading and out of focus, with a direction, which a still picture does not show.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition { blurReplace }
  /// As a symbol comes and goes: by fading.
  public static func symbolEffect(_ effect: SymbolEffect) -> AnyTransition { opacity }
  /// As a symbol comes and goes: by fading.
  public static let symbolEffect = opacity
  /// In from the leading edge, out to the trailing one.
  public static let slide = AnyTransition("slide", insertion: [.move(.leading)], removal: [.move(.trailing)])
  /// Growing from a part of the size, around a point.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale(scale: \(Double(scale)))", .scale(scale, anchor))
  }
  /// From and to an edge, by as much as the view is wide or high.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move(edge: \(edge))", .move(edge)) }
  /// In from an edge and out to the one opposite, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition("push(from: \(edge))", insertion: [.move(edge), .fade], removal: [.move(edge.opposite), .fade])
  }
  /// From and to another place, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
  /// From and to another place, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset(x: \(Double(x)), y: \(Double(y)))", .offset(CGSize(width: x, height: y)))
  }
  /// Between two states of a modifier: one for the view that is not there, one for the view that is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier(active:identity:)", .modifier(ModifierEnds(active: active, identity: identity)))
  }
  /// A transition of a program's own.
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any LibraryTransition {
      self = known.whole
      return
    }
    func ends(_ phase: TransitionPhase) -> [TransitionStep] {
      [.modifier(ModifierEnds(active: TransitionState(transition: transition, phase: phase), identity: TransitionState(transition: transition, phase: .identity)))]
    }
    self.init("\(T.self)", insertion: ends(.willAppear), removal: ends(.didDisappear))
  }
  /// One way in, another way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition("asymmetric(insertion: \(insertion), removal: \(removal))", insertion: insertion.insertion, removal: removal.removal)
  }
  /// Two at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition("\(description).combined(with: \(other))", insertion: insertion + other.insertion, removal: removal + other.removal)
  }
  /// The same, moving in its own way; a still picture knows no time.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition("\(description).animation(\(animation?.description ?? "nil"))", insertion: insertion, removal: removal)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// How the content of a view changes into another.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// Fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// Through what lies between.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As a symbol is replaced.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// As a symbol is replaced, in a way.
  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition { symbolEffect }
  /// As a counter turns.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
  /// As a counter turns.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}

/// What is felt when something happens.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// It worked.
  public static let success = SensoryFeedback(name: "success")
  /// Take care.
  public static let warning = SensoryFeedback(name: "warning")
  /// It failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another choice.
  public static let selection = SensoryFeedback(name: "selection")
  /// More.
  public static let increase = SensoryFeedback(name: "increase")
  /// Less.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// It begins.
  public static let start = SensoryFeedback(name: "start")
  /// It ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// In line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// The end of a way.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Something hits something.
  public static let impact = SensoryFeedback(name: "impact")
  /// Something of a weight hits something.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Something of a hardness hits something.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
  /// How heavy what hits is.
  public enum Weight: Hashable, CaseIterable, Sendable { case light, medium, heavy }
  /// How hard what hits is.
  public enum Flexibility: Hashable, CaseIterable, Sendable { case solid, rigid, soft }
}
