internal import Drawing
internal import Foundation
internal import LayoutCore

/// A control that runs an action. Drawn still: its label in the accent colour, between brackets where the device has room for them.
public struct Button<Label: View> {
  let action: () -> Void
  let label: Label
  let isLabelImplicit: Bool
  var role: ButtonRole?
  /// A button with a label of its own.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
    isLabelImplicit = false
  }
}

extension Button {
  /// A button for a purpose, with a label of its own.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label)
    self.role = role
  }
}

extension Button where Label == Text {
  /// A button for a purpose, with a text as its label.
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(title, action: action)
    self.role = role
  }
  /// A button with a text as its label.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
    isLabelImplicit = true
  }
}

extension Button: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A container around the label.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  /// A container around the label. On Apple's platforms a plain button is as large as its label; on the device `terminal` a bracket
  /// and a blank on either side make it recognisable (our choice).
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    if let choice = nodes.environment.styles.button { return nodes.button(choice, view.label, role: view.role, action: view.action) }
    let outer = nodes.environment.foregroundStyle
    if !nodes.environment.controls.isEnabled {
      nodes.environment.foregroundStyle = HierarchicalShapeStyle.secondary
    } else if view.role == .destructive {
      nodes.environment.foregroundStyle = Color.red
    } else if outer == nil {
      nodes.environment.foregroundStyle = nodes.environment.controls.accent
    }
    let columns = nodes.device.buttonColumns
    let inset = CGFloat(columns) * nodes.device.cell.width
    let style = TextStyle(paint: nodes.environment.foreground)
    nodes.container("Button", { $0.beginPadding(top: 0, leading: inset, bottom: 0, trailing: inset) }) { nodes in
      nodes.responds(Interaction(tap: view.action))
      if columns > 0 { nodes.attach(.brackets("[", "]", style)) }
      let (site, scope) = (nodes.source, nodes.scope)
      nodes.label(view.label, isImplicit: view.isLabelImplicit)
      if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", site, scope) }
    }
    nodes.environment.foregroundStyle = outer
  }
  /// A container around the label, with a fill where the style has one.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    if let dialog = nodes.environment.controls.dialog {
      let label = Secondary { [label = view.label, isImplicit = view.isLabelImplicit] in $0.label(label, isImplicit: isImplicit) }
      let surroundings = Surroundings(environment: nodes.environment, path: nodes.path)
      return dialog.buttons.append(DialogButtons.Button(label: label, surroundings: surroundings, role: view.role, action: view.action))
    }
    let interaction = Interaction(tap: view.action)
    if nodes.environment.controls.buttonSizing == .flexible, nodes.environment.controls.menu == nil {
      let label = StretchedLabel(content: view.label, isImplicit: view.isLabelImplicit)
      return nodes.phoneControl("Button", interaction, label, role: view.role, isImplicit: false)
    }
    nodes.phoneControl("Button", interaction, view.label, role: view.role, isImplicit: view.isLabelImplicit)
  }
}

extension NodeList {
  /// A control's label.
  mutating func label<Label: View>(_ label: Label, isImplicit: Bool) {
    path.append(.index(0))
    if isImplicit {
      implicitly { nodes in Label.makeNodes(label, &nodes) }
    } else {
      Label.makeNodes(label, &self)
    }
    path.removeLast()
  }
}

extension Button {
  private init(_ label: Label, _ action: @escaping () -> Void, role: ButtonRole?) {
    self.action = action
    self.label = label
    self.role = role
    isLabelImplicit = true
  }
}
extension Button where Label == Views.Label<Text, Image> {
  /// A button with a title and an image of the project.
  public init(_ title: some StringProtocol, image: String, action: @escaping () -> Void) { self.init(Views.Label(title, image: image), action, role: nil) }
  /// A button with a title and an image of the project.
  public init(_ title: some StringProtocol, image: ImageResource, action: @escaping () -> Void) {
    self.init(Views.Label(title, image: image), action, role: nil)
  }
  /// A button with a title, an image of the project and a role; a destructive one is red.
  public init(_ title: some StringProtocol, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(Views.Label(title, image: image), action, role: role)
  }
  /// A button with a title and one of Apple's symbols.
  public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
    self.init(Views.Label(title, systemImage: systemImage), action, role: nil)
  }
  /// A button with a title, one of Apple's symbols and a role; a destructive one is red.
  public init(_ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(Views.Label(title, systemImage: systemImage), action, role: role)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, in the look that the place has without the style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
