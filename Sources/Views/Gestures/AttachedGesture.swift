internal import Foundation
internal import LayoutCore

/// A gesture of a view. It is made anew for everything that a person does.
struct AttachedGesture {
  /// Which gesture hears what several could hear.
  enum Priority {
    /// The innermost.
    case normal
    /// The outermost of these, before all others.
    case high
    /// Beside the others.
    case simultaneous
  }
  let priority: Priority
  /// A new gesture at work: what it hears, and what hears it.
  let begin: @MainActor () -> Hearer

  struct Hearer {
    let kinds: TouchKinds
    let hear: @MainActor (TouchEvent) -> Void
  }
}

/// A view with a gesture.
struct Gestured<Content: View, Made: Gesture> {
  let content: Content
  let gesture: Made
  let kind: String
  var priority = AttachedGesture.Priority.normal
  var isEnabled = true
}
extension Gestured: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written(view.kind) { nodes in
      let first = nodes.infos.count
      Content.makeNodes(view.content, &nodes)
      guard view.isEnabled, nodes.infos.count > first else { return }
      let gesture = view.gesture
      var interaction = Interaction()
      interaction.gestures = [
        AttachedGesture(priority: view.priority) {
          let made = gesture.recognition()
          var isOver = false
          return AttachedGesture.Hearer(kinds: made.kinds) { event in
            if !isOver { isOver = made.hear(event).isOver }
          }
        }
      ]
      nodes.responds(interaction, at: NodeID(first), isAround: true)
    }
  }
}

extension View {
  /// A gesture of the view; gestures of the views inside come first.
  nonisolated public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    Gestured(content: self, gesture: gesture, kind: "gesture", isEnabled: mask.includesGesture)
  }
  /// A gesture of the view that can be turned off; gestures of the views inside come first.
  nonisolated public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    Gestured(content: self, gesture: gesture, kind: "gesture", isEnabled: isEnabled)
  }
  /// A gesture of the view with a name; gestures of the views inside come first.
  nonisolated public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> some View {
    Gestured(content: self, gesture: gesture, kind: "gesture", isEnabled: isEnabled)
  }
  /// A gesture of the view that comes before those of the views inside.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    Gestured(content: self, gesture: gesture, kind: "highPriorityGesture", priority: .high, isEnabled: mask.includesGesture)
  }
  /// A gesture of the view that comes before those of the views inside, and can be turned off.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    Gestured(content: self, gesture: gesture, kind: "highPriorityGesture", priority: .high, isEnabled: isEnabled)
  }
  /// A gesture of the view with a name that comes before those of the views inside.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true)
    -> some View
  { Gestured(content: self, gesture: gesture, kind: "highPriorityGesture", priority: .high, isEnabled: isEnabled) }
  /// A gesture of the view beside those of the views inside.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    Gestured(content: self, gesture: gesture, kind: "simultaneousGesture", priority: .simultaneous, isEnabled: mask.includesGesture)
  }
  /// A gesture of the view beside those of the views inside, which can be turned off.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    Gestured(content: self, gesture: gesture, kind: "simultaneousGesture", priority: .simultaneous, isEnabled: isEnabled)
  }
  /// A gesture of the view with a name beside those of the views inside.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true)
    -> some View
  { Gestured(content: self, gesture: gesture, kind: "simultaneousGesture", priority: .simultaneous, isEnabled: isEnabled) }
}

/// Which gestures work where several are declared: that of the modifier, those of the views inside, or both.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Some of them.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The modifier's.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]

  var includesGesture: Bool { contains(.gesture) }
}
