/// The library libinotifytools. Its state is global: a ``Watcher`` owns it from its start to its stop.
public enum InotifyTools {
  /// Whether the library can open an inotify instance. False when the user's instances are used up; true while a ``Watcher`` runs.
  public static func initialises() -> Bool {
    initialisesUnlessClaimed()
  }
}
