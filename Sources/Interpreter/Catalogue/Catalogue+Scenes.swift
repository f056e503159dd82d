internal import Views

extension Catalogue {
  /// Windows of a program. Programs hold them as what they show.
  func registerScenes() {
    for name in ["Scene", "App"] { addProtocol(name) }
    for name in ["WindowGroup", "Window", "Settings", "WKNotificationScene"] { add(LibraryType(name, ["Scene"])) }
    let content = Parameter<ViewContent>("content")
    view("WindowGroup", content, doc: "A window with views.") { $0.view }
    view("WindowGroup", Parameter<String>(nil), content, doc: "A window with a title.") { $1.view }
    view("WindowGroup", Parameter<String>("id"), content, doc: "A window with an id.") { $1.view }
    view("WindowGroup", Parameter<String>(nil), Parameter<String>("id"), content, doc: "A window with a title and an id.") { $2.view }
    view("Window", Parameter<String>(nil), Parameter<String>("id"), content, doc: "A single window.") { $2.view }
    view("Settings", content, doc: "The window of a program's settings.") { $0.view }
    view("WKNotificationScene", Parameter<String>("category"), content, doc: "What a notification shows on a watch.") { WatchScreen($1.view) }
  }
}
