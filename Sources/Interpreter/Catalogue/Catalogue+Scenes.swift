internal import Views

extension Catalogue {
  /// Windows of a program. Programs hold them as what they show.
  func registerScenes() {
    for name in ["Scene", "App"] { addProtocol(name) }
    for name in ["WindowGroup", "Window", "Settings", "WKNotificationScene", "MenuBarExtra"] { add(LibraryType(name, ["Scene"])) }
    let content = Parameter<ViewContent>("content")
    view("WindowGroup", content, doc: "A window with views.") { $0.view }
    view("WindowGroup", Parameter<String>(nil), content, doc: "A window with a title.") { $1.view }
    view("WindowGroup", Parameter<String>("id"), content, doc: "A window with an id.") { $1.view }
    view("WindowGroup", Parameter<String>(nil), Parameter<String>("id"), content, doc: "A window with a title and an id.") { $2.view }
    view("Window", Parameter<String>(nil), Parameter<String>("id"), content, doc: "A single window.") { $2.view }
    view("Settings", content, doc: "The window of a program's settings.") { $0.view }
    // The extra of a menu bar is shown where nothing else is.
    let (title, image, shown) = (Parameter<String>(nil), Parameter<String>("systemImage"), Parameter<Binding<Bool>>("isInserted"))
    view("MenuBarExtra", title, image, content, doc: "Views below a sign in the menu bar.") { $2.view }
    view("MenuBarExtra", title, image, shown, content, doc: "Views below a sign in the menu bar.") { $3.view }
    view("MenuBarExtra", title, content, doc: "Views below a title in the menu bar.") { $1.view }
    view("MenuBarExtra", content, Parameter<ViewContent>("label"), doc: "Views below a label in the menu bar.") { content, _ in content.view }
    view("MenuBarExtra", shown, content, Parameter<ViewContent>("label"), doc: "Views below a label in the menu bar.") { _, content, _ in content.view }
    view("WKNotificationScene", Parameter<String>("category"), content, doc: "What a notification shows on a watch.") { WatchScreen($1.view) }
  }
}
