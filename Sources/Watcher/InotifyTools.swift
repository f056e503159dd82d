internal import CInotifyTools

/// The library libinotifytools, whose state is global: call this from one thread, and not while files are watched.
public enum InotifyTools {
  /// Whether the library can open an inotify instance; opens one and closes it again. False when the user's instances are used up.
  public static func initialises() -> Bool {
    guard inotifytools_initialize() != 0 else { return false }
    inotifytools_cleanup()
    return true
  }
}
