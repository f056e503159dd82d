internal import Foundation
internal import Views

extension Catalogue {
  /// What files ask of the application and its windows: there are none, and nothing is sent.
  func registerApplication() {
    let application = "UIApplication"
    func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
      ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
    }
    add(
      CatalogueEntry(
        .method, application, "sendAction",
        [parameter(nil, .any([])), parameter("to", .optional(.any([]))), parameter("from", .optional(.any([]))), parameter("for", .optional(.any([])))], result: .void,
        doc: "Sends nothing: there is no keyboard to hide."
      ) { _ in .void })
    let idle = CatalogueEntry(.property, application, "isIdleTimerDisabled", [], result: .bool, doc: "Whether the screen stays on; not seen here.") { _ in .bool(false) }
    idle.write = { call, _ in call.base }
    add(idle)
    let badge = CatalogueEntry(.property, application, "applicationIconBadgeNumber", [], result: .int, doc: "The number at the icon; not seen here.") { _ in .int(0) }
    badge.write = { call, _ in call.base }
    add(badge)
    add(LibraryType("UIApplication.LaunchOptionsKey", ["Hashable", "Equatable"]))
    let window = UIKitObject.type("UIWindow")
    add(window)
    add(CatalogueEntry(.property, application, "windows", [], result: .array(.library(window, [])), doc: "There are none.") { _ in .array([]) })
    let edges = LibraryType("UIEdgeInsets", ["Hashable", "Equatable"])
    add(edges)
    add(CatalogueEntry(.property, "UIWindow", "safeAreaInsets", [], result: .library(edges, []), doc: "There are none.") { _ in .library(UIKitObject()) })
    add(CatalogueEntry(.property, "UIWindow", "isKeyWindow", [], result: .bool, doc: "False: there is no window.") { _ in .bool(false) })
    for name in ["top", "bottom", "left", "right"] { add(CatalogueEntry(.property, "UIEdgeInsets", name, [], result: .cgFloat, doc: "Nothing is kept free.") { _ in .double(0) }) }
    add(CatalogueEntry(.staticProperty, application, "openSettingsURLString", [], result: .string, doc: "The address of the settings.") { _ in .string("app-settings:") })
  }
}
