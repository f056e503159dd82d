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
