internal import Foundation
internal import LineEditor
internal import Watcher

extension Probe {
  /// Keys as people and terminals send them, and as nobody does.
  private static let keys: [String] = [
    "a", "b", " ", "é", "漢", "😀", "👩‍👩‍👧", "{", "}", "\r", "\n", "\t", "\u{7f}", "\u{1}", "\u{2}", "\u{4}", "\u{5}", "\u{6}", "\u{b}", "\u{e}", "\u{10}", "\u{14}", "\u{15}",
    "\u{17}", "\u{19}", "\u{1f}", "\u{1b}", "\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D", "\u{1b}[H", "\u{1b}[F", "\u{1b}[3~", "\u{1b}b", "\u{1b}f", "\u{1b}d", "\u{1b}u",
    "\u{1b}\r",
    "\u{1b}[200~pasted\nlines\u{1b}[201~", "\u{1b}[200~open", "\u{1b}[201~", "\u{1b}[99;99", "\u{1b}O", "dd", "x", ".", "u", "i", "cw", "3p", "\u{3}", "\u{12}", "\u{ff}",
  ]

  /// Both key maps, at a terminal of their own.
  static func probeEditor() throws {
    let main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, number) = (Int32(0), Int32(0))
    // TIOCSPTLCK and TIOCGPTN, which the module Glibc hides.
    guard main >= 0, ioctl(main, 0x4004_5431, &locked) == 0, ioctl(main, 0x8004_5430, &number) == 0 else { throw Unexpected(description: "there is no terminal") }
    let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer {
      close(terminal)
      close(main)
    }
    _ = fcntl(main, F_SETFL, O_NONBLOCK)
    for (map, seed) in [(LineEditor.KeyMap.emacs, 3), (.vi, 5)] as [(LineEditor.KeyMap, UInt64)] {
      let editor = try LineEditor(terminal: terminal, keyMap: map, historyLines: 20, startFile: "/dev/null")
      var (numbers, left, entries) = (Numbers(seed), 1_500, 0)
      let actions = EditorActions(
        wait: { _, within in
          // What the editor writes is taken away, or it would wait for room.
          var bytes = [UInt8](repeating: 0, count: 4_096)
          while read(main, &bytes, bytes.count) > 0 {}
          if left <= 0 { return .stop }
          left -= 1
          if within != nil, Bool.random(using: &numbers) { return .timedOut }
          let key = keys.randomElement(using: &numbers) ?? "a"
          return .bytes(Array(key.utf8.prefix(Int.random(in: 1...key.utf8.count, using: &numbers))))
        }, isComplete: { !$0.hasSuffix("{") }, complete: { $0.insert("<tab>") }, search: { $0.replace(with: "found 😀 it", cursor: 7) },
        suggest: { $0.isEmpty ? nil : $0 + " more" })
      while left > 0 {
        if case .submitted(let text) = editor.edit(actions, startingWith: entries % 5 == 0 ? "given " : "") { editor.addHistory(text) }
        entries += 1
      }
      try expect(entries > 10, "\(entries) entries")
    }
  }

  /// A file that is written, replaced, linked, taken away and made again.
  static func probeWatcher() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "boundary-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "a.swift"), folder.appending(path: "link.swift"))
    try Data("0".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let watcher = try Watcher()
    defer { watcher.stop() }
    watcher.watch(files: [file.path, link.path])
    try awaitText("0", watcher)
    for number in 1...4 {
      if number == 3 { try FileManager.default.removeItem(at: file) }
      try Data("\(number)".utf8).write(to: file, options: number == 2 ? .atomic : [])
      try awaitText("\(number)", watcher)
    }
  }
  private static func awaitText(_ text: String, _ watcher: Watcher) throws {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      var descriptor = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&descriptor, 1, 1_000)
      if watcher.takeChanges().contains(where: { $0.content == .changed(Data(text.utf8)) }) { return }
    }
    throw Unexpected(description: "the watcher did not see '\(text)'")
  }
}
