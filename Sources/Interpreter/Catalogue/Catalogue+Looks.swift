internal import Views

extension LabelStyleConfiguration: LibraryValue { static var libraryType: LibraryType { LibraryType("LabelStyleConfiguration") } }
extension LabelStyleConfiguration.Title: LibraryView { static var libraryType: LibraryType { LibraryType("LabelStyleConfiguration.Title", ["View"]) } }
extension LabelStyleConfiguration.Icon: LibraryView { static var libraryType: LibraryType { LibraryType("LabelStyleConfiguration.Icon", ["View"]) } }
extension GroupBoxStyleConfiguration: LibraryValue { static var libraryType: LibraryType { LibraryType("GroupBoxStyleConfiguration") } }
extension GroupBoxStyleConfiguration.Label: LibraryView { static var libraryType: LibraryType { LibraryType("GroupBoxStyleConfiguration.Label", ["View"]) } }
extension GroupBoxStyleConfiguration.Content: LibraryView { static var libraryType: LibraryType { LibraryType("GroupBoxStyleConfiguration.Content", ["View"]) } }
private let label = ["LabelStyle"]
extension DefaultLabelStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultLabelStyle", label) } }
extension TitleAndIconLabelStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("TitleAndIconLabelStyle", label) } }
extension TitleOnlyLabelStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("TitleOnlyLabelStyle", label) } }
extension IconOnlyLabelStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("IconOnlyLabelStyle", label) } }
extension DefaultGroupBoxStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultGroupBoxStyle", ["GroupBoxStyle"]) } }
private let toggle = ["ToggleStyle"]
extension DefaultToggleStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultToggleStyle", toggle) } }
extension SwitchToggleStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("SwitchToggleStyle", toggle) } }
extension ButtonToggleStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("ButtonToggleStyle", toggle) } }
extension CheckboxToggleStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("CheckboxToggleStyle", toggle) } }
private let progress = ["ProgressViewStyle"]
extension DefaultProgressViewStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultProgressViewStyle", progress) } }
extension LinearProgressViewStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("LinearProgressViewStyle", progress) } }
extension CircularProgressViewStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("CircularProgressViewStyle", progress) } }

extension Catalogue {
  /// Looks of labels, boxes, toggles and progress views: the library's, and what those of a file's own are given.
  func registerOwnLooks() {
    for name in ["LabelStyle", "GroupBoxStyle"] { addProtocol(name) }
    for type in [
      LabelStyleConfiguration.libraryType, LabelStyleConfiguration.Title.libraryType, LabelStyleConfiguration.Icon.libraryType, GroupBoxStyleConfiguration.libraryType,
      GroupBoxStyleConfiguration.Label.libraryType, GroupBoxStyleConfiguration.Content.libraryType,
    ] { add(type) }
    property(of: LabelStyleConfiguration.self, "title", doc: "The label's title.") { $0.title }
    property(of: LabelStyleConfiguration.self, "icon", doc: "The label's icon.") { $0.icon }
    property(of: GroupBoxStyleConfiguration.self, "label", doc: "The box's label.") { $0.label }
    property(of: GroupBoxStyleConfiguration.self, "content", doc: "The box's content.") { $0.content }
    modifier("labelStyle", Parameter<LabelStyleKind.Argument>(nil), doc: "The look of all labels inside.") { base, argument in
      func opened<Style: LabelStyle>(_ style: Style) -> any View { base.labelStyle(style) }
      return opened(argument.style)
    }
    modifier("groupBoxStyle", Parameter<GroupBoxStyleKind.Argument>(nil), doc: "The look of all boxes inside.") { base, argument in
      func opened<Style: GroupBoxStyle>(_ style: Style) -> any View { base.groupBoxStyle(style) }
      return opened(argument.style)
    }
    view("Label", Parameter<LabelStyleConfiguration>(nil), doc: "A label of a style's parts.") { Label($0) }
    style(DefaultLabelStyle(), "automatic", of: "LabelStyle", doc: "As the place decides.")
    style(TitleAndIconLabelStyle(), "titleAndIcon", of: "LabelStyle", doc: "The icon before the title.")
    style(TitleOnlyLabelStyle(), "titleOnly", of: "LabelStyle", doc: "The title alone.")
    style(IconOnlyLabelStyle(), "iconOnly", of: "LabelStyle", doc: "The icon alone.")
    style(DefaultGroupBoxStyle(), "automatic", of: "GroupBoxStyle", doc: "As the place decides.")
    style(DefaultToggleStyle(), "automatic", of: "ToggleStyle", doc: "The look that the device gives toggles.")
    style(SwitchToggleStyle(), "switch", of: "ToggleStyle", doc: "A switch.")
    style(ButtonToggleStyle(), "button", of: "ToggleStyle", doc: "A button that stays down.")
    style(CheckboxToggleStyle(), "checkbox", of: "ToggleStyle", doc: "A box with a mark.")
    value(SwitchToggleStyle.self, Parameter<Color>("tint"), doc: "A switch of a colour.") { SwitchToggleStyle(tint: $0) }
    style(DefaultProgressViewStyle(), "automatic", of: "ProgressViewStyle", doc: "The look that the device gives progress views.")
    style(LinearProgressViewStyle(), "linear", of: "ProgressViewStyle", doc: "A bar.")
    style(CircularProgressViewStyle(), "circular", of: "ProgressViewStyle", doc: "A turning sign.")
    value(LinearProgressViewStyle.self, Parameter<Color>("tint"), doc: "A bar of a colour.") { LinearProgressViewStyle(tint: $0) }
    value(CircularProgressViewStyle.self, Parameter<Color>("tint"), doc: "A sign of a colour.") { CircularProgressViewStyle(tint: $0) }
  }
}

enum LabelStyleKind: StyleKind {
  static let parameter = TypeParameter("Style", ["LabelStyle"])
  static func own(_ inputs: InterpretedInputs) -> any LabelStyle { InterpretedLabelStyle(inputs: inputs) }
}
enum GroupBoxStyleKind: StyleKind {
  static let parameter = TypeParameter("Style", ["GroupBoxStyle"])
  static func own(_ inputs: InterpretedInputs) -> any GroupBoxStyle { InterpretedGroupBoxStyle(inputs: inputs) }
}
struct InterpretedLabelStyle: InterpretedProvider, LabelStyle {
  nonisolated(unsafe) var inputs: InterpretedInputs
  func makeBody(configuration: Configuration) -> Erased { made("makeBody", "configuration", configuration.value) }
}
struct InterpretedGroupBoxStyle: InterpretedProvider, GroupBoxStyle {
  nonisolated(unsafe) var inputs: InterpretedInputs
  func makeBody(configuration: Configuration) -> Erased { made("makeBody", "configuration", configuration.value) }
}
