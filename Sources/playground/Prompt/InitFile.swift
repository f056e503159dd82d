internal import Foundation
internal import Workbench

/// The entries that are run before the first prompt: `$XDG_CONFIG_HOME/playground/init`.
enum InitFile {
  static func path(_ environment: [String: String]) -> String {
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
    return config + "/playground/init"
  }

  /// Runs the entries; what is wrong is said with file and line, and the others run all the same. What they make is where undo ends.
  @MainActor static func run(_ path: String, _ session: inout Session, perform: (Session.Effect) -> Void) {
    switch Files.read(path) {
    case .missing: return
    case .unreadable(let reason): perform(.show(.complaint("\(path): \(reason)")))
    case .text(let text):
      var batch = Batch(session, name: path, keepsGoing: true)
      _ = batch.run(text) { effect in
        switch effect {
        case .read, .write, .render, .record, .edit, .keys: return Files.answer(effect)
        case .show, .update, .watch, .step, .quit:
          perform(effect)
          return nil
        }
      }
      session = batch.session
      session.forgetPast()
    }
  }
}
