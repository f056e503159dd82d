/// What a modifier without a node of its own says about the outermost node inside it.
enum NodeAttachment {
  /// The name of its coordinates.
  case space(AnyHashable)
  /// It shows what lies outside of its bounds, though it scrolls.
  case unclipped
  /// The space around what it scrolls.
  case margins(EdgeInsets)
  /// Before which of its siblings it is drawn.
  case order(Double)
  /// What it hands up, and who watches that.
  case preference(PreferenceStep)
  /// What it tells the layout around it. Unlike the others, it holds for the outermost node of the view.
  case layoutValue(KeyName, Any)
  /// Which of the presentations it presents.
  case presents(Int)
  /// How it comes and goes, and the how manieth transition that is, in the order of making.
  case transition(AnyTransition, Int)
}

/// A view inside a modifier without a node of its own.
struct Attached<Content: View> {
  let content: Content
  let kind: String
  var detail: String?
  let attachment: NodeAttachment
}

extension Attached: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.modifier(view.kind, .attachment(view.attachment), detail: view.detail, view.content) }
}

extension NodeList {
  /// Keeps what was said about a node, the outermost first.
  mutating func attach(_ attachments: [NodeAttachment], to node: Int32) {
    if attachments.isEmpty { return }
    self.attachments[node, default: []] += attachments
    if attachments.contains(where: { if case .order = $0 { true } else { false } }) { hasOrder = true }
    for case .preference(let step) in attachments {
      switch step {
      case .write(let preference, _), .transform(let preference, _), .watch(let preference, _): preferences[preference.name] = preference
      case .watchGeometry, .watchScroll, .watchTargets: break
      }
      identities[node] = path.elements
      hasPreferences = true
    }
  }
}
