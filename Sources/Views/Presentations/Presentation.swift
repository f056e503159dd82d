internal import Drawing
internal import Foundation
internal import LayoutCore

/// What a view shows over the screen while a binding says so.
struct Presentation {
  enum Kind { case sheet, cover, alert, dialog }
  let kind: Kind
  /// Its content; of an alert or a dialog the card with its words and buttons.
  let content: Secondary
}

/// A view that presents something on devices of pixels; on devices of cells it is a line of the view tree.
struct Presenting<Content: View, Presented: View> {
  let content: Content
  let name: String
  let kind: Presentation.Kind
  /// What is presented now; nil for nothing.
  let presented: () -> Presented?
}
extension Presenting: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if nodes.device.look == .pixels, let presented = view.presented() {
      let presentation = Presentation(kind: view.kind, content: Secondary { $0.append(presented) })
      nodes.presentations.append((presentation, Surroundings(environment: nodes.environment, path: nodes.path)))
    }
    nodes.written(view.name) { Content.makeNodes(view.content, &$0) }
  }
}

/// What the content of a sheet says of the sheet.
struct SheetTraits {
  var detents: Set<PresentationDetent> = []
  var showsGrabber: Bool?
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
}

/// A view that says something of the sheet around it; what is said further out counts.
struct TellsSheet<Content: View> {
  let content: Content
  let kind: String
  let change: (inout SheetTraits) -> Void
}
extension TellsSheet: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    view.change(&nodes.sheet)
    nodes.written(view.kind) { Content.makeNodes(view.content, &$0) }
  }
}

/// The content of a presentation as the root of a screen of its own, with the surroundings of the view that presents it.
struct PresentedRoot {
  let content: Secondary
  let surroundings: Surroundings
}
extension PresentedRoot: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let scheme = nodes.environment.colorScheme
    nodes.environment = view.surroundings.environment
    nodes.environment.colorScheme = scheme
    nodes.environment.system.isElevated = true
    nodes.environment.controls.rows = nil
    nodes.environment.controls.isInSheet = true
    view.content.make(&nodes)
  }
}
