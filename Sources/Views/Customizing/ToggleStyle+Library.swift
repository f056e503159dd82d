/// The look that the device gives toggles.
public struct DefaultToggleStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// A switch.
public struct SwitchToggleStyle: Sendable {
  let tint: Color?
  /// The style.
  nonisolated public init() { tint = nil }
  /// A switch of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
}
/// A button that stays down.
public struct ButtonToggleStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}
/// A box with a mark.
public struct CheckboxToggleStyle: Sendable {
  /// The style.
  nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  /// The label and a switch.
  public func makeBody(configuration: Configuration) -> some View { Toggle(isOn: configuration.$isOn) { configuration.label } }
}
extension SwitchToggleStyle: ToggleStyle {
  /// The label and a switch.
  public func makeBody(configuration: Configuration) -> some View { Toggle(isOn: configuration.$isOn) { configuration.label }.tint(tint) }
}
extension ButtonToggleStyle: ToggleStyle {
  /// A button; on the accent colour where it is on.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label.foregroundColor(configuration.isOn ? .white : .accentColor).background(configuration.isOn ? Color.accentColor : Color.clear)
    }
  }
}
extension CheckboxToggleStyle: ToggleStyle {
  /// A box before the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      Sign(
        text: configuration.isMixed ? "[−]" : configuration.isOn ? "[✓]" : "[ ]", label: "checkbox",
        color: .accentColor)
      configuration.label
    }
  }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that the device gives toggles.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
