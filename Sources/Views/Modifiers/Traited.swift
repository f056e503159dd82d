/// A view that tells the container around it something.
struct Traited<Content: View> {
  let content: Content
  let kind: String
  let trait: ViewTrait
}
extension Traited: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.modifier(view.kind, .trait(view.trait), view.content) }
}

/// A view that tells the row around it what lies behind it.
struct RowBackground<Content: View, Layer: View> {
  let content: Content
  let layer: Layer?
}
extension RowBackground: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let layer = view.layer.map { layer in Secondary { $0.rowBackground(layer) } }
    nodes.modifier("listRowBackground", .trait(.rowBackground(layer)), view.content)
  }
}

/// A view that tells the bar around it something.
struct TellsBar<Content: View> {
  let content: Content
  let kind: String
  let change: (NavigationBar) -> Void
}
extension TellsBar: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if let bar = nodes.bar { view.change(bar) }
    nodes.written(view.kind) { Content.makeNodes(view.content, &$0) }
  }
}

/// A view with items for the bar around it.
struct WithBarItems<Content: View, Leading: View, Trailing: View> {
  let content: Content
  let leading: Leading
  let trailing: Trailing
}
extension WithBarItems: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let surroundings = Surroundings(environment: nodes.environment, path: nodes.path)
    nodes.bar?.leading.append((Secondary { $0.append(view.leading) }, surroundings))
    nodes.bar?.trailing.append((Secondary { $0.append(view.trailing) }, surroundings))
    nodes.written("navigationBarItems") { Content.makeNodes(view.content, &$0) }
  }
}

/// A view with a toolbar.
struct WithToolbar<Content: View, Items: View> {
  let content: Content
  let items: Items
}
extension WithToolbar: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.bar?.toolbars.append((Secondary { $0.append(view.items) }, Surroundings(environment: nodes.environment, path: nodes.path)))
    nodes.written("toolbar") { Content.makeNodes(view.content, &$0) }
  }
}
