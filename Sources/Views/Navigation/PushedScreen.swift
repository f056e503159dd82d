internal import Drawing
internal import Foundation

/// A screen that was pushed: it lies over the one before it, under a bar with the way back.
struct PushedScreen {
  let content: Secondary
  let bar: NavigationBar
}
extension PushedScreen: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.adapted(NavigationContainer(kind: "Screen", content: MadeOf(content: view.content), bar: view.bar))
  }
}

/// Views that are made when they are asked for.
private struct MadeOf {
  let content: Secondary
}
extension MadeOf: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.content.make(&nodes) }
}

/// A view that says what the screens of values are; nil for those of another type.
struct TellsDestination<Content: View, Screen: View> {
  let content: Content
  let destination: (AnyHashable) -> Screen?
}
extension TellsDestination: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let destination = view.destination
    nodes.bar?.destinations.append { value in destination(value).map { screen in Secondary { $0.append(screen) } } }
    nodes.written("navigationDestination") { Content.makeNodes(view.content, &$0) }
  }
}

/// The way back: a sign, and the title of the screen before.
struct BackButton: View {
  let title: String
  var body: some View {
    HStack(spacing: BarMeasures.backSpacing) {
      Image(systemName: "chevron.left").font(.system(size: BarMeasures.backSign, weight: .medium))
      Text(title).lineLimit(1)
    }
    .foregroundStyle(.tint)
    .padding(.leading, BarMeasures.backInset - BarMeasures.inset)
  }
}

extension NavigationBar {
  /// The bar of a screen over another one.
  convenience init(pushedFrom previous: NavigationBar, pop: (() -> Void)?) {
    self.init()
    (self.previous, self.pop, stack) = (previous, pop, previous.stack)
  }
  /// How the title is shown: as the screen says, else as on the screen before it, at first large (Apple's documentation of `TitleDisplayMode.automatic`).
  var shownMode: NavigationBarItem.TitleDisplayMode {
    if let mode, mode != .automatic { return mode }
    return previous?.shownMode ?? .large
  }
  /// The words of the way back; nil where there is none.
  var back: String? {
    guard let previous, !hidesBack else { return nil }
    let title = previous.title?.string ?? ""
    return title.isEmpty || title.count > BarMeasures.longestBack ? "Back" : title
  }
}

extension NodeList {
  /// Pushes the screens of values, one over the other, as far as the views inside of a bar say what they are.
  mutating func push(from bar: NavigationBar) {
    guard let stack = bar.stack else { return }
    var previous = bar
    for (level, value) in stack.values().prefix(8).enumerated() {
      guard let content = bar.destinations.lazy.compactMap({ $0(value) }).first else { continue }
      let own = NavigationBar(pushedFrom: previous) { stack.shorten(level) }
      let screen = PushedScreen(content: content, bar: own)
      presentations.append(
        (
          Presentation(kind: .push, dismiss: own.pop, content: Secondary { $0.append(screen) }),
          Surroundings(environment: environment, path: self.path)
        ))
      previous = own
    }
  }
  /// Pushes the column behind that of a bar, while something is selected there, or a column behind it is preferred.
  mutating func pushColumn(behind bar: NavigationBar) {
    guard let next = bar.columns.first else { return }
    let selection = bar.selection
    let isSelected = selection?.isEmpty() == false
    guard isSelected || bar.preferred?.isBehind == true else { return }
    let preferred = bar.preferred
    let own = NavigationBar(pushedFrom: bar) {
      selection?.clear()
      preferred?.comesBack()
    }
    own.columns = Array(bar.columns.dropFirst())
    own.preferred = preferred?.next
    let screen = PushedScreen(content: next, bar: own)
    presentations.append(
      (
        Presentation(kind: .push, dismiss: own.pop, content: Secondary { $0.append(screen) }),
        Surroundings(environment: environment, path: path)
      ))
  }
}
