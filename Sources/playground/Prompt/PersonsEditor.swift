internal import FileAccess
internal import Foundation
internal import Workbench

/// The editor of the person: `$VISUAL`, else `$EDITOR`, else vi.
enum PersonsEditor {
  /// Opens a text, waits until the editor ends, and gives back what it saved. The terminal is the editor's meanwhile.
  static func edit(_ text: String, _ environment: [String: String]) -> Session.EditedText {
    let command = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
    let folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID())")
    let file = folder.appending(path: "session.swift")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      try FileWriter().write(Data(text.utf8), to: file.path, choice: .create)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      return .failed("\(folder.path) cannot be written: \((error as? FileError).map { "\($0)" } ?? error.localizedDescription)")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    if let failure = run(command, file.path) { return .failed(failure) }
    switch Files.read(file.path) {
    case .text(let edited): return .text(edited)
    case .missing: return .failed("the editor '\(command)' left no file")
    case .unreadable(let reason): return .failed("what the editor saved cannot be taken: \(reason)")
    }
  }

  /// Why it failed; nil if it went well. The command is a shell's, as in `code --wait`.
  private static func run(_ command: String, _ path: String) -> String? {
    var options = posix_spawnattr_t()
    posix_spawnattr_init(&options)
    defer { posix_spawnattr_destroy(&options) }
    // What we block or ignore is not the editor's affair. It stays in our group: the terminal is that group's.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&options, &none)
    posix_spawnattr_setsigdefault(&options, &all)
    posix_spawnattr_setflags(&options, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments = ["sh", "-c", command + " \"$1\"", "sh", path]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", nil, &options, &words, environ)
    guard code == 0 else { return "the editor '\(command)' does not start: \(String(cString: strerror(code)))" }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return "the editor '\(command)' is lost: \(String(cString: strerror(errno)))" } }
    let signal = status & 0x7f
    if signal != 0 { return "the editor '\(command)' was ended by signal \(signal)" }
    switch (status >> 8) & 0xff {
    case 0: return nil
    case 127, 126: return "the editor '\(command)' cannot be run; set VISUAL or EDITOR"
    case let code: return "the editor '\(command)' ended with code \(code)"
    }
  }
}
