/// The label of a text field in a style of one's own.
public struct _TextFieldStyleLabel {
  let slot: ContentSlot
}
extension _TextFieldStyleLabel: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

/// A style that the library's own fields know: its body is the field as it is.
protocol BuiltInTextFieldStyle: TextFieldStyle {}
extension DefaultTextFieldStyle: BuiltInTextFieldStyle {}
extension PlainTextFieldStyle: BuiltInTextFieldStyle {}
extension RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {}
extension SquareBorderTextFieldStyle: BuiltInTextFieldStyle {}

extension NodeList {
  /// A text field in a style of one's own: its body, in which the field has the default style again.
  mutating func textField<Style: TextFieldStyle, Label: View>(_ style: Style, _ kind: String, _ field: TextField<Label>) {
    let (site, outer) = (source, scope)
    container(kind, { $0.beginPadding(top: 0, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      let around = nodes.environment.controls.textField
      nodes.environment.controls.textField = nil
      nodes.provided(style, FieldInputs(field), slots: [("label", { Label.makeNodes(field.label, &$0) })]) { style, inputs, slots in
        style._body(
          configuration: TextField(
            label: _TextFieldStyleLabel(slot: slots[0]), prompt: inputs.prompt, text: inputs.read, commit: inputs.commit, axis: inputs.axis, isSecure: inputs.isSecure))
      }
      nodes.environment.controls.textField = around
      if nodes.builder.wrapChildren(after: 0, in: .vStack) != nil { nodes.noteImplicit("VStack", site, outer) }
    }
  }
}

/// What a style's body depends on: the field's text, not the functions that read and write it.
private struct FieldInputs: Equatable {
  let text: String
  let prompt: Text?
  let axis: Axis
  let isSecure: Bool
  let read: () -> String
  let commit: (String) -> Void
  init(_ field: TextField<some View>) {
    (text, prompt, axis, isSecure) = (field.text(), field.prompt, field.axis, field.isSecure)
    (read, commit) = (field.text, field.commit)
  }
  static func == (a: Self, b: Self) -> Bool { a.text == b.text && a.prompt?.string == b.prompt?.string && a.axis == b.axis && a.isSecure == b.isSecure }
}
