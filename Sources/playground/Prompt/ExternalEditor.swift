internal import Foundation

/// The person's own editor on a file.
enum ExternalEditor {
  /// `$VISUAL`, else `$EDITOR`, else `vi`; as in other programs it may have arguments.
  static func command(_ environment: [String: String]) -> String {
    for name in ["VISUAL", "EDITOR"] { if let value = environment[name], !value.allSatisfy(\.isWhitespace) { return value } }
    return "vi"
  }

  /// Runs the editor until it ends; the terminal is its own meanwhile.
  /// - Returns: why nothing was edited; nil when the editor ended well.
  static func run(on path: String, _ environment: [String: String]) -> String? {
    let editor = command(environment)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that the playground holds back, or ignores, are the editor's again.
    var none = sigset_t()
    sigemptyset(&none)
    var standard = sigset_t()
    sigemptyset(&standard)
    for signal in [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE, SIGWINCH] { sigaddset(&standard, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = ["/bin/sh", "-c", "exec \(editor) \"$1\"", "sh", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    // What the keys send goes to the whole group: while the editor has the terminal, an interrupt is none of the playground's.
    let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", nil, &attributes, &arguments, &variables)
    if code != 0 { return "the editor '\(editor)' cannot be run: \(String(cString: strerror(code)))" }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return "the editor '\(editor)' was lost: \(String(cString: strerror(errno)))" } }
    let (signalled, ended) = (status & 0x7f, (status >> 8) & 0xff)
    if signalled != 0 { return "the editor '\(editor)' was ended by signal \(signalled)" }
    if ended == 127 { return "the editor '\(editor)' is not there: set $VISUAL or $EDITOR" }
    return ended == 0 ? nil : "the editor '\(editor)' ended with \(ended)"
  }

  /// Lets a text be edited in a file of its own.
  /// - Returns: what it is then, or why nothing was edited.
  static func edit(_ text: String, _ environment: [String: String]) -> (text: String?, failure: String?) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID().uuidString)")
    let file = folder.appending(path: "session.swift").path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(text.utf8).write(to: URL(filePath: file))
      if let failure = run(on: file, environment) { return (nil, failure) }
      switch Files.read(file) {
      case .text(let edited): return (edited, nil)
      case .missing: return (nil, "the editor took the file away")
      case .unreadable(let reason): return (nil, reason)
      }
    } catch {
      return (nil, "no file for the editor: \(error.localizedDescription)")
    }
  }
}
