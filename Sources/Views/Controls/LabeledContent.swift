public import Foundation

/// A label and a value: the label at the leading edge, the value at the trailing one, fainter.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content
  let isImplicit: Bool
  /// A value and a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    isImplicit = false
  }
}
extension LabeledContent where Label == Text {
  /// A title and a value of views.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
    isImplicit = false
  }
}
extension LabeledContent where Label == Text, Content == Text {
  /// A title and a text.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    label = Text(title)
    content = Text(value)
    isImplicit = true
  }
  /// A title and a value in a format.
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}

extension LabeledContent: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label, a spacer and the value: it takes the width it is offered. On a screen of pixels the views of a
  /// label that follow its title stand below it (Apple's documentation of `LabeledContent`).
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    make(view, &nodes) { $0.label(view.label, isImplicit: view.isImplicit) }
  }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    make(view, &nodes) { $0.titledLabel(view.label, isImplicit: view.isImplicit) }
  }
  @MainActor private static func make(_ view: Self, _ nodes: inout NodeList, label: (inout NodeList) -> Void) {
    if let style = nodes.environment.styles.labeled { return nodes.labeledContent(style, view.label, view.content) }
    let hidesLabel = nodes.environment.controls.hidesLabels
    nodes.container("LabeledContent", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      if !hidesLabel {
        label(&nodes)
        nodes.implicitly { $0.append(Spacer()) }
      }
      nodes.path.append(.index(1))
      let outer = nodes.environment.foregroundStyle
      if outer == nil { nodes.environment.foregroundStyle = HierarchicalShapeStyle.secondary }
      nodes.part(view.content, isImplicit: view.isImplicit)
      nodes.environment.foregroundStyle = outer
      nodes.path.removeLast()
    }
  }
}

/// What is shown where there is nothing to show: an icon, a title, a text and actions, in the middle of all that it is offered.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
  /// A label, a text and actions of views.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}
extension ContentUnavailableView where Actions == EmptyView {
  /// A label and a text of views.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description) { EmptyView() }
  }
}
extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// A label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label) {
      EmptyView()
    } actions: {
      EmptyView()
    }
  }
}
extension ContentUnavailableView where Description == EmptyView {
  /// A label and actions of views.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
    self.init(label: label, description: { EmptyView() }, actions: actions)
  }
}
extension ContentUnavailableView where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title, one of Apple's symbols and a text.
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    label = Views.Label(title, systemImage: systemImage)
    self.description = description
    actions = EmptyView()
  }
  /// A title, an image of the project and a text.
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    label = Views.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
  /// For a search without results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }
  /// For a search of a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView("No Results for “\(text)”", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A column in the middle of all that is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("ContentUnavailableView", { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .horizontalCenter, vertical: .verticalCenter) }) {
      nodes in
      nodes.append(
        Implicit {
          VStack {
            view.label.font(.headline)
            view.description.foregroundStyle(.secondary)
            view.actions
          }
        })
    }
  }
  /// A column in the middle of all that is offered: a large icon, a title in bold, a text in grey, actions.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    typealias Measures = PhoneMetrics.Unavailable
    let outer = nodes.environment.controls
    nodes.environment.controls.label = .page
    nodes.environment.controls.rows = nil
    nodes.container("ContentUnavailableView", { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .horizontalCenter, vertical: .verticalCenter) }) {
      nodes in
      nodes.append(
        Implicit {
          VStack(spacing: Measures.actionSpacing) {
            VStack(spacing: Measures.titleSpacing) {
              view.label.font(.title2.bold()).multilineTextAlignment(.center)
              view.description.font(.subheadline).foregroundStyle(SystemColor.secondaryLabel).multilineTextAlignment(.center).frame(maxWidth: Measures.textWidth)
            }
            view.actions.labelStyle(.titleAndIcon).font(.subheadline)
          }
        })
    }
    nodes.environment.controls = outer
  }
}
