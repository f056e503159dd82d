internal import Views

extension ViewModifierContent: LibraryView { static var libraryType: LibraryType { LibraryType("ViewModifierContent", ["View"]) } }
extension EmptyModifier: LibraryValue { static var libraryType: LibraryType { LibraryType("EmptyModifier", ["ViewModifier"]) } }
extension ButtonRole: LibraryValue { static var libraryType: LibraryType { LibraryType("ButtonRole", ["Hashable", "Equatable"]) } }
extension ButtonStyleConfiguration: LibraryValue { static var libraryType: LibraryType { LibraryType("ButtonStyleConfiguration") } }
extension ButtonStyleConfiguration.Label: LibraryView { static var libraryType: LibraryType { LibraryType("ButtonStyleConfiguration.Label", ["View"]) } }
extension PrimitiveButtonStyleConfiguration: LibraryValue { static var libraryType: LibraryType { LibraryType("PrimitiveButtonStyleConfiguration") } }
extension ToggleStyleConfiguration: LibraryValue { static var libraryType: LibraryType { LibraryType("ToggleStyleConfiguration") } }
extension ToggleStyleConfiguration.Label: LibraryView { static var libraryType: LibraryType { LibraryType("ToggleStyleConfiguration.Label", ["View"]) } }
extension ProgressViewStyleConfiguration: LibraryValue { static var libraryType: LibraryType { LibraryType("ProgressViewStyleConfiguration") } }
extension ProgressViewStyleConfiguration.Label: LibraryView { static var libraryType: LibraryType { LibraryType("ProgressViewStyleConfiguration.Label", ["View"]) } }
private let primitiveStyle = ["PrimitiveButtonStyle"]
extension DefaultButtonStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultButtonStyle", primitiveStyle) } }
extension PlainButtonStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("PlainButtonStyle", primitiveStyle) } }
extension BorderlessButtonStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("BorderlessButtonStyle", primitiveStyle) } }
extension BorderedButtonStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("BorderedButtonStyle", primitiveStyle) } }
extension BorderedProminentButtonStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("BorderedProminentButtonStyle", primitiveStyle) } }

extension Catalogue {
  /// View modifiers and styles of a file's own, and what they are given.
  func registerCustomizing() {
    for type in [
      ViewModifierContent.libraryType, EmptyModifier.libraryType, ButtonRole.libraryType, ButtonStyleConfiguration.libraryType, ButtonStyleConfiguration.Label.libraryType,
      PrimitiveButtonStyleConfiguration.libraryType, ToggleStyleConfiguration.libraryType, ToggleStyleConfiguration.Label.libraryType,
      ProgressViewStyleConfiguration.libraryType, ProgressViewStyleConfiguration.Label.libraryType,
    ] { add(type) }
    modifier("modifier", Parameter<ModifierArgument>(nil), doc: "The view inside a modifier of your own.") { modified($0, $1.modifier) }
    view("ModifiedContent", Parameter<ViewArgument>("content"), Parameter<ModifierArgument>("modifier"), doc: "A view inside a modifier.") { modified($0.view, $1.modifier) }
    value(EmptyModifier.self, doc: "A modifier that does nothing.") { EmptyModifier() }
    constant(EmptyModifier.identity, "identity", doc: "A modifier that does nothing.")
    registerButtonStyles()
    registerOtherStyles()
  }

  private func registerButtonStyles() {
    for name in ["ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "ProgressViewStyle"] { addProtocol(name) }
    constant(ButtonRole.destructive, "destructive", doc: "It deletes something.")
    constant(ButtonRole.cancel, "cancel", doc: "It ends something without doing it.")
    constant(ButtonRole.confirm, "confirm", doc: "It agrees to something.")
    constant(ButtonRole.close, "close", doc: "It closes what it stands in.")
    property(of: ButtonStyleConfiguration.self, "label", doc: "The button's label.") { $0.label }
    property(of: ButtonStyleConfiguration.self, "role", doc: "What the button is for.") { $0.role }
    property(of: ButtonStyleConfiguration.self, "isPressed", doc: "A finger is on it.") { $0.isPressed }
    property(of: PrimitiveButtonStyleConfiguration.self, "label", doc: "The button's label.") { $0.label }
    property(of: PrimitiveButtonStyleConfiguration.self, "role", doc: "What the button is for.") { $0.role }
    add(
      CatalogueEntry(.method, "PrimitiveButtonStyleConfiguration", "trigger", [], result: .void, doc: "Runs the button's action.") { call throws(Interruption) -> Value in
        try PrimitiveButtonStyleConfiguration.read(call.base, call).trigger()
        return .void
      })
    modifier("buttonStyle", Parameter<ButtonStyleKind.Argument>(nil), doc: "The look of all buttons inside.") { buttonStyle($0, $1.style) }
    modifier("buttonStyle", Parameter<PrimitiveButtonStyleKind.Argument>(nil), doc: "The look of all buttons inside.") { primitiveButtonStyle($0, $1.style) }
    style(DefaultButtonStyle(), "automatic", "The look that the device gives buttons.")
    style(PlainButtonStyle(), "plain", "A label without decoration.")
    style(BorderlessButtonStyle(), "borderless", "A label in the accent colour.")
    style(BorderedButtonStyle(), "bordered", "A label on a faint ground.")
    style(BorderedProminentButtonStyle(), "borderedProminent", "A label on the accent colour.")
  }
  private func style<Style: LibraryValue>(_ style: Style, _ name: String, _ doc: String) {
    add(Style.libraryType)
    constant(style, name, of: "PrimitiveButtonStyle", doc: doc)
    value(Style.self, doc: doc) { style }
  }

  private func registerOtherStyles() {
    property(of: ToggleStyleConfiguration.self, "label", doc: "The toggle's label.") { $0.label }
    property(of: ToggleStyleConfiguration.self, "isOn", doc: "Whether it is on.") { $0.isOn }
    property(of: ToggleStyleConfiguration.self, "$isOn", doc: "A binding to whether it is on.") { $0.$isOn }
    property(of: ProgressViewStyleConfiguration.self, "label", doc: "The label, if there is one.") { $0.label }
    property(of: ProgressViewStyleConfiguration.self, "fractionCompleted", doc: "From 0 to 1; nil where nobody knows.") { $0.fractionCompleted }
    modifier("toggleStyle", Parameter<ToggleStyleKind.Argument>(nil), doc: "The look of all toggles inside.") { toggleStyle($0, $1.style) }
    modifier("progressViewStyle", Parameter<ProgressViewStyleKind.Argument>(nil), doc: "The look of all progress views inside.") { progressViewStyle($0, $1.style) }
  }
}

@MainActor private func modified(_ base: Erased, _ modifier: any ViewModifier) -> any View {
  func opened<Modifier: ViewModifier>(_ modifier: Modifier) -> any View { base.modifier(modifier) }
  return opened(modifier)
}
@MainActor private func buttonStyle(_ base: Erased, _ style: any ButtonStyle) -> any View {
  func opened<Style: ButtonStyle>(_ style: Style) -> any View { base.buttonStyle(style) }
  return opened(style)
}
@MainActor private func primitiveButtonStyle(_ base: Erased, _ style: any PrimitiveButtonStyle) -> any View {
  func opened<Style: PrimitiveButtonStyle>(_ style: Style) -> any View { base.buttonStyle(style) }
  return opened(style)
}
@MainActor private func toggleStyle(_ base: Erased, _ style: any ToggleStyle) -> any View {
  func opened<Style: ToggleStyle>(_ style: Style) -> any View { base.toggleStyle(style) }
  return opened(style)
}
@MainActor private func progressViewStyle(_ base: Erased, _ style: any ProgressViewStyle) -> any View {
  func opened<Style: ProgressViewStyle>(_ style: Style) -> any View { base.progressViewStyle(style) }
  return opened(style)
}
