internal import LayoutCore

/// A stack of screens: its first one, or on devices of pixels the last one of its path, under a bar with the title and
/// the toolbar's items.
public struct NavigationStack<Root: View> {
  let root: Root
  /// The values whose screens lie over the first one; nil where the stack keeps them itself.
  private var path: StackPath?
  /// A stack with its first screen.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  /// A stack with its first screen, and a path to others.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = StackPath(
      values: { path.wrappedValue.values }, append: { path.wrappedValue.append($0) },
      shorten: { path.wrappedValue.removeLast(max(path.wrappedValue.count - $0, 0)) })
  }
  /// A stack with its first screen, and a path of values to others.
  public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = StackPath(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in if let value = value as? Element ?? value.base as? Element { path.wrappedValue.append(value) } },
      shorten: { path.wrappedValue = Array(path.wrappedValue.prefix($0)) })
  }
}
extension NavigationStack: PrimitiveView {
  public typealias Body = Never
  /// A column of the bar and the screen, which takes what the bar leaves.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.adapted(NavigationContainer(kind: "NavigationStack", content: view.root, path: view.path))
  }
}

/// A stack of screens (older spelling). Drawn still: its first one, under a bar with the title and the items.
public struct NavigationView<Content: View> {
  let content: Content
  /// A view with its first screen; of several columns the first is shown.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension NavigationView: PrimitiveView {
  public typealias Body = Never
  /// A column of the bar and the screen, which takes what the bar leaves.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.adapted(NavigationContainer(kind: "NavigationView", content: Chosen(content: view.content, index: 0)))
  }
}
