internal import Drawing
internal import Foundation
internal import LayoutCore

/// A line of text that a person can change. Drawn still: its text, or its title in a fainter colour where the text is empty.
///
/// It takes the width that it is offered. A plain field stands between two thin bars on the device `terminal`, which has room for them; with a rounded
/// border, and inside a form, see the styles.
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: () -> String
  let commit: (String) -> Void
  let axis: Axis
  let isSecure: Bool

  init(label: Label, prompt: Text?, text: @escaping () -> String, commit: @escaping (String) -> Void = { _ in }, axis: Axis = .horizontal, isSecure: Bool = false) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.commit = commit
    self.axis = axis
    self.isSecure = isSecure
  }
  /// A field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: { text.wrappedValue }, commit: { text.wrappedValue = $0 })
  }
}

extension TextField where Label == Text {
  /// A field with a title; with the axis `.vertical` a long text grows downwards.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(label: Text(title), prompt: prompt, text: { text.wrappedValue }, commit: { text.wrappedValue = $0 }, axis: axis)
  }
  /// A field with a title, and what happens while and after it is changed (older spelling); kept, not run.
  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
  }
  /// A field with a title, and what happens while it is changed (older spelling); kept, not run.
  public init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title, text: text)
  }
}

extension TextField: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A container of the text or the title, as wide as its offer.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) { nodes.cellField("TextField", view) }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) { nodes.phoneField("TextField", view) }
}

/// A line of text that shows dots instead of its characters.
public struct SecureField<Label: View> {
  let field: TextField<Label>
  /// A field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(label: label(), prompt: prompt, text: { text.wrappedValue }, commit: { text.wrappedValue = $0 }, isSecure: true)
  }
}
extension SecureField where Label == Text {
  /// A field with a title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    field = TextField(label: Text(title), prompt: prompt, text: { text.wrappedValue }, commit: { text.wrappedValue = $0 }, isSecure: true)
  }
  /// A field with a title, and what happens after it is changed (older spelling); kept, not run.
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(title, text: text) }
}
extension SecureField: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A container of the dots or the title, as wide as its offer.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) { nodes.cellField("SecureField", view.field) }
  static func makePixels(_ view: Self, _ nodes: inout NodeList) { nodes.phoneField("SecureField", view.field) }
}

extension NodeList {
  fileprivate mutating func cellField<Label: View>(_ kind: String, _ field: TextField<Label>) {
    let style = environment.controls.textField
    if let style, !(style is any BuiltInTextFieldStyle) { return textField(style, kind, field) }
    let isFramed = style is RoundedBorderTextFieldStyle || style is SquareBorderTextFieldStyle
    let hasBars = device.buttonColumns > 0 && !isFramed && environment.controls.rows == nil && !(style is PlainTextFieldStyle)
    let cell = device.cell
    // iOS puts 7 points above and below the text of a rounded field, and 8 before and behind it; on the grid a cell (our choice).
    let insets =
      isFramed
      ? EdgeInsets(top: cell.height, leading: cell.width, bottom: cell.height, trailing: cell.width)
      : hasBars ? EdgeInsets(top: 0, leading: cell.width, bottom: 0, trailing: cell.width) : EdgeInsets()
    let frame = Color.separator.paint(in: environment)
    container(kind, { $0.beginPadding(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing) }) { nodes in
      nodes.responds(Interaction(type: field.commit))
      if isFramed { nodes.attach(.control(.frame(frame))) }
      if hasBars { nodes.attach(.brackets("▏", "▕", TextStyle(paint: frame))) }
      nodes.implicitly { nodes in
        nodes.container("Content", { $0.beginFlexibleFrame(maxWidth: .infinity, horizontal: .leading, vertical: .verticalCenter) }) { nodes in
          let text = field.text()
          let shown = field.isSecure ? String(repeating: "•", count: min(text.count, 100)) : text
          nodes.implicitly { nodes in
            if !shown.isEmpty {
              nodes.append(Text(shown))
            } else {
              let outer = nodes.environment.foregroundStyle
              nodes.environment.foregroundStyle = HierarchicalShapeStyle.secondary
              if let prompt = field.prompt { nodes.append(prompt) } else { nodes.append(field.label) }
              nodes.environment.foregroundStyle = outer
            }
          }
          if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", nodes.source, nodes.scope) }
        }
      }
    }
  }
}
