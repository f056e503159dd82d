internal import Foundation
internal import Views

extension UserInterfaceSizeClass: NamedChoices {}
extension ScenePhase: NamedChoices {}
extension DynamicTypeSize: NamedChoices { static var libraryType: LibraryType { LibraryType("DynamicTypeSize", ["Hashable", "Equatable", "Comparable"]) } }
extension EditMode: NamedChoices {}
extension ColorSchemeContrast: NamedChoices {}
extension DismissAction: LibraryValue { static var libraryType: LibraryType { LibraryType("DismissAction") } }
extension DismissSearchAction: LibraryValue { static var libraryType: LibraryType { LibraryType("DismissSearchAction") } }
extension OpenURLAction: LibraryValue { static var libraryType: LibraryType { LibraryType("OpenURLAction") } }
extension PresentationMode: LibraryValue { static var libraryType: LibraryType { LibraryType("PresentationMode", ["Hashable", "Equatable"]) } }

extension Catalogue {
  /// What the environment tells of the system around, and the actions that it hands down.
  func registerSystemEnvironment() {
    choices(UserInterfaceSizeClass.self)
    choices(ScenePhase.self)
    choices(DynamicTypeSize.self)
    choices(EditMode.self)
    choices(ColorSchemeContrast.self)
    for type in [DismissAction.libraryType, DismissSearchAction.libraryType, OpenURLAction.libraryType, PresentationMode.libraryType] { add(type) }
    property(of: DynamicTypeSize.self, "isAccessibilitySize", doc: "One of the sizes for people who see badly.") { $0.isAccessibilitySize }
    property(of: EditMode.self, "isEditing", doc: "Whether a list is being edited.") { $0.isEditing }
    property(of: PresentationMode.self, "isPresented", doc: "Whether a view is presented.") { $0.isPresented }
    nothing("DismissSearchAction", "callAsFunction", [], doc: "Ends the search; the playground searches nothing.")
    add(
      CatalogueEntry(.method, "DismissAction", "callAsFunction", [], result: .void, doc: "Ends what is presented, or goes back.") {
        call throws(Interruption) -> Value in
        (try DismissAction.read(call.base, call))()
        return .void
      })
    add(
      CatalogueEntry(.method, "PresentationMode", "dismiss", [], result: .void, doc: "Ends what is presented, or goes back (older spelling).") {
        call throws(Interruption) -> Value in
        var mode = try PresentationMode.read(call.base, call)
        mode.dismiss()
        return .void
      })
    nothing(
      "OpenURLAction", "callAsFunction", [ParameterSignature(label: nil, name: "url", type: URL.staticType)], doc: "Opens an address; the playground opens none.")
    property(of: EnvironmentValues.self, "colorScheme", \.colorScheme, doc: "The scheme of colours.")
    property(of: EnvironmentValues.self, "isEnabled", \.isEnabled, doc: "Whether the controls can be used.")
    property(of: EnvironmentValues.self, "horizontalSizeClass", \.horizontalSizeClass, doc: "The width's class.")
    property(of: EnvironmentValues.self, "verticalSizeClass", \.verticalSizeClass, doc: "The height's class.")
    property(of: EnvironmentValues.self, "dynamicTypeSize", \.dynamicTypeSize, doc: "The size of texts.")
    property(of: EnvironmentValues.self, "scenePhase", \.scenePhase, doc: "Whether the scene is in front.")
    property(of: EnvironmentValues.self, "editMode", \.editMode, doc: "Whether the list around is being edited.")
    property(of: EnvironmentValues.self, "displayScale", \.displayScale, doc: "Pixels of a point.")
    property(of: EnvironmentValues.self, "pixelLength", doc: "A pixel in points.") { $0.pixelLength }
    property(of: EnvironmentValues.self, "colorSchemeContrast", doc: "How far colours stand out.") { $0.colorSchemeContrast }
    property(of: EnvironmentValues.self, "accessibilityReduceMotion", doc: "Whether a person wants less movement.") { $0.accessibilityReduceMotion }
    property(of: EnvironmentValues.self, "accessibilityReduceTransparency", doc: "Whether a person wants less translucency.") { $0.accessibilityReduceTransparency }
    property(of: EnvironmentValues.self, "accessibilityDifferentiateWithoutColor", doc: "Whether colour is not enough.") { $0.accessibilityDifferentiateWithoutColor }
    property(of: EnvironmentValues.self, "accessibilityVoiceOverEnabled", doc: "Whether the screen is read aloud.") { $0.accessibilityVoiceOverEnabled }
    property(of: EnvironmentValues.self, "isPresented", doc: "Whether the view is presented.") { $0.isPresented }
    property(of: EnvironmentValues.self, "isFocused", doc: "Whether the view has the focus.") { $0.isFocused }
    property(of: EnvironmentValues.self, "isSearching", doc: "Whether a search goes on.") { $0.isSearching }
    property(of: EnvironmentValues.self, "dismiss", doc: "Ends the presentation around the view.") { $0.dismiss }
    property(of: EnvironmentValues.self, "dismissSearch", doc: "Ends the search around the view.") { $0.dismissSearch }
    property(of: EnvironmentValues.self, "openURL", \.openURL, doc: "Opens addresses.")
    property(of: EnvironmentValues.self, "presentationMode", doc: "Whether the view is presented (older spelling).") { $0.presentationMode }
    modifier("disabled", Parameter<Bool>(nil), doc: "Keeps people from using the controls inside.") { $0.disabled($1) }
  }
  /// A method whose work the playground leaves out.
  private func nothing(_ owner: String, _ name: String, _ parameters: [ParameterSignature], doc: String) {
    add(CatalogueEntry(.method, owner, name, parameters, result: .void, doc: doc) { _ throws(Interruption) -> Value in .void })
  }
}
