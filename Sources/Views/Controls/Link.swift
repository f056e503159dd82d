public import Foundation

/// A control that opens an address. Drawn still: its label in the accent colour, underlined where it is a text.
public struct Link<Label: View> {
  let label: Label
  let isLabelImplicit: Bool
  /// A link with a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    isLabelImplicit = false
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    label = Text(title)
    isLabelImplicit = true
  }
}

extension Link: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    nodes.tinted { nodes in
      nodes.container("Link", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
        guard view.isLabelImplicit, let title = view.label as? Text else { return nodes.label(view.label, isImplicit: view.isLabelImplicit) }
        nodes.label(title.underline(), isImplicit: true)
      }
    }
  }
  /// The label as that of a button.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) { nodes.phoneControl("Link", Interaction(), view.label, isImplicit: view.isLabelImplicit) }
}

extension NodeList {
  /// Texts and shapes inside have the colour of controls, unless a style is set already.
  mutating func tinted(_ make: (inout NodeList) -> Void) {
    let outer = environment.foregroundStyle
    if outer == nil { environment.foregroundStyle = environment.controls.accent }
    make(&self)
    environment.foregroundStyle = outer
  }
}

/// A control that hands something to others. Drawn still: its label in the accent colour.
public struct ShareLink<Label: View> {
  let label: Label
  /// A control with a label of views.
  public init(item: some Any, @ViewBuilder label: () -> Label) { self.label = label() }
  /// A control with a label of views, and what goes with the thing that is handed on.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
}
extension ShareLink where Label == Views.Label<Text, Image> {
  /// A control with the usual label.
  public init(item: some Any) { label = Views.Label("Share…", systemImage: "square.and.arrow.up") }
  /// A control with a title.
  public init(_ title: some StringProtocol, item: some Any) { label = Views.Label(title, systemImage: "square.and.arrow.up") }
  /// A control with the system's label, and what goes with the thing that is handed on.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil) { self.init(item: item) }
  /// A control with a title, and what goes with the thing that is handed on.
  public init(_ title: some StringProtocol, item: some Any, subject: Text? = nil, message: Text? = nil) { self.init(title, item: item) }
}
extension ShareLink {
  /// Hands several things to others, with a label of views.
  public init(items: [some Any], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
}
extension ShareLink where Label == Views.Label<Text, Image> {
  /// Hands several things to others.
  public init(items: [some Any], subject: Text? = nil, message: Text? = nil) { self.init(item: items) }
  /// Hands several things to others, with a title.
  public init(_ title: some StringProtocol, items: [some Any], subject: Text? = nil, message: Text? = nil) { self.init(title, item: items) }
}
extension ShareLink: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  /// The label as that of a button.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) { nodes.phoneControl("ShareLink", Interaction(), view.label, isImplicit: false) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    nodes.tinted { nodes in nodes.container("ShareLink", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { $0.label(view.label, isImplicit: false) } }
  }
}
