internal import Drawing
internal import Foundation
internal import LayoutCore

/// What a view shows over the screen while a binding says so.
struct Presentation {
  enum Kind: Hashable {
    case sheet, cover, alert, dialog
    /// Rows beside the label of a menu.
    case menu
    /// A screen of a stack over the one before it.
    case push
    /// At a place of the view that presents it, with its arrow at an edge.
    case popover(PopoverAttachmentAnchor, Edge)
  }
  /// What a presentation is known by from update to update: the path of the view that presents it, its kind, and which of its like it is there.
  struct Place: Hashable {
    let path: ContiguousArray<PathElement>
    let kind: Kind
    var number = 0
  }
  let kind: Kind
  /// Ends it.
  var dismiss: (() -> Void)?
  /// Its content; of an alert or a dialog the card with its words and buttons.
  let content: Secondary
}

/// A view that presents something on devices of pixels; on devices of cells it is a line of the view tree.
struct Presenting<Content: View, Presented: View> {
  let content: Content
  let name: String
  let kind: Presentation.Kind
  /// Ends the presentation.
  var dismiss: (() -> Void)?
  /// What is presented now; nil for nothing.
  let presented: () -> Presented?
}
extension Presenting: PrimitiveView, AdaptiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) { nodes.written(view.name) { Content.makeNodes(view.content, &$0) } }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    if let presented = view.presented() {
      var content = Secondary { $0.append(presented) }
      if view.kind == .push {
        let bar = NavigationBar(pushedFrom: nodes.bar ?? NavigationBar(), pop: view.dismiss)
        let screen = PushedScreen(content: content, bar: bar)
        content = Secondary { $0.append(screen) }
      }
      let presentation = Presentation(kind: view.kind, dismiss: view.dismiss, content: content)
      let (index, first) = (nodes.presentations.count, nodes.infos.count)
      nodes.presentations.append((presentation, Surroundings(environment: nodes.environment, path: nodes.path)))
      // The view is known again when it has a place.
      nodes.modifier(view.name, .attachment(.presents(index)), view.content)
      // A pass that only looks for views, as a bar looks for its items, presents nothing.
      if nodes.infos.count == first, nodes.choice != nil { nodes.presentations.removeSubrange(index...) }
      return
    }
    makeCells(view, &nodes)
  }
}

/// What the content of a sheet says of the sheet.
struct SheetTraits {
  var detents: Set<PresentationDetent> = []
  var showsGrabber: Bool?
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  /// What a popover becomes where room is short.
  var adaptation: PresentationAdaptation?
  /// The same where the screen is wider than high; nil for no difference.
  var lowAdaptation: PresentationAdaptation?
}

/// The content of a presentation as the root of a screen of its own, with the surroundings of the view that presents it.
struct PresentedRoot {
  let content: Secondary
  let surroundings: Surroundings
  let kind: Presentation.Kind
  /// Ends the presentation.
  let dismiss: (() -> Void)?
  /// A card over the screen; a screen that was pushed, or covers all, lies no higher than the one before it.
  private var isElevated: Bool { kind != .push && kind != .cover && kind != .menu }
}
extension PresentedRoot: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let scheme = nodes.environment.colorScheme
    nodes.environment = view.surroundings.environment
    nodes.environment.colorScheme = scheme
    nodes.environment.controls.rows = nil
    if let dismiss = view.dismiss { nodes.environment.system.dismissal = Dismissal(action: dismiss) }
    if view.kind == .cover {
      nodes.environment.controls.isInSheet = false
      nodes.environment.controls.tabBar = 0
    }
    if view.isElevated {
      nodes.environment.system.isElevated = true
      nodes.environment.controls.isInSheet = true
      nodes.environment.controls.tabBar = 0
    }
    view.content.make(&nodes)
  }
}
