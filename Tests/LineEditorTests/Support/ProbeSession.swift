import Foundation
import Testing

/// The probe behind a pseudo-terminal of its own, as its session's leader. Waits for reports, never for a time.
final class ProbeSession {
  let master: Int32
  private let slave: Int32
  let process: pid_t
  private(set) var output: [UInt8] = []
  private var position = 0
  private var isReaped = false
  /// The terminal's attributes before the probe had it.
  let attributes: termios

  /// The folder of the test's own executable.
  static let products: URL = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: own).deletingLastPathComponent()
  }()
  static var probe: String { products.appending(path: "LineEditorProbe").path }

  init(_ arguments: String..., environment: [String] = ["LC_ALL=C", "TERM=xterm"], columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &slave, nil, nil, &size) == 0)
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    self.master = master
    self.slave = slave
    attributes = Self.attributes(of: slave)
    var name = [CChar](repeating: 0, count: 128)
    ttyname_r(slave, &name, name.count)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A session's leader that opens a terminal gets it as its own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    for descriptor in Int32(1)...2 { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
    var options = posix_spawnattr_t()
    posix_spawnattr_init(&options)
    defer { posix_spawnattr_destroy(&options) }
    // The threads of a test block signals, and the probe would inherit that.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&options, &none)
    posix_spawnattr_setsigdefault(&options, &all)
    // The first is POSIX_SPAWN_SETSID, which the module Glibc hides.
    posix_spawnattr_setflags(&options, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([Self.probe] + arguments).map { strdup($0) } + [nil]
    var settings = (["HOME=/nowhere", "SWIFT_BACKTRACE=enable=no"] + environment).map { strdup($0) } + [nil]
    defer { for word in words + settings { free(word) } }
    var process = pid_t()
    try #require(posix_spawn(&process, Self.probe, &actions, &options, &words, &settings) == 0)
    self.process = process
  }

  deinit {
    if !isReaped {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
    close(slave)
  }

  /// Types text; reads what comes meanwhile, so that neither side waits for ever.
  func type(_ text: String) { type(bytes: Array(text.utf8)) }

  func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var terminal = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&terminal, 1, 10_000) > 0 else { break }
      if terminal.revents & Int16(POLLIN) != 0 { receive() }
      if terminal.revents & Int16(POLLOUT) != 0 {
        let count = rest.prefix(1_024).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Waits until the output holds `token`, behind everything that was waited for before.
  @discardableResult func wait(for token: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while true {
      if let range = Data(output[position...]).range(of: Data(token.utf8)) {
        position += range.upperBound
        return true
      }
      guard ContinuousClock.now < deadline, receive() else { break }
    }
    let seen = String(decoding: output[position...].suffix(400), as: UTF8.self)
    try #require(Bool(false), "\(token.debugDescription) did not come; this did: \(seen.debugDescription)", sourceLocation: sourceLocation)
    return false
  }

  /// Waits for the state with this text and cursor.
  func expect(_ text: String, cursor: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(for: "state \(cursor) \(text.debugDescription)]", sourceLocation: sourceLocation)
  }

  /// Whether there was something to read within 10 s.
  @discardableResult private func receive() -> Bool {
    var terminal = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&terminal, 1, 10_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    return true
  }

  /// Waits for the end: the exit code, or the signal's number below zero.
  func end() throws -> Int32 {
    var status: Int32 = 0
    let deadline = ContinuousClock.now + .seconds(20)
    while waitpid(process, &status, WNOHANG) == 0 {
      try #require(ContinuousClock.now < deadline, "the probe does not end")
      var terminal = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      // The terminal hears of the end at once; the time is a fallback.
      if poll(&terminal, 1, 10) > 0, terminal.revents & Int16(POLLIN) != 0 { receive() }
    }
    isReaped = true
    drain()
    return status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
  }

  private func drain() {
    var terminal = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&terminal, 1, 0) > 0, terminal.revents & Int16(POLLIN) != 0, receive() {}
  }

  func sendSignal(_ signal: Int32) { kill(process, signal) }

  func shows(_ text: String) -> Bool { Data(output).range(of: Data(text.utf8)) != nil }

  var currentAttributes: termios { Self.attributes(of: slave) }

  private static func attributes(of terminal: Int32) -> termios {
    var attributes = termios()
    tcgetattr(terminal, &attributes)
    return attributes
  }

  /// Whether the terminal is as the probe found it, and bracketed paste was switched off last.
  var isRestored: Bool {
    let (now, then) = (currentAttributes, attributes)
    let off = Data(output).range(of: Data("\u{1b}[?2004l".utf8), options: .backwards)?.lowerBound ?? -1
    let on = Data(output).range(of: Data("\u{1b}[?2004h".utf8), options: .backwards)?.lowerBound ?? -1
    return now.c_iflag == then.c_iflag && now.c_oflag == then.c_oflag && now.c_cflag == then.c_cflag && now.c_lflag == then.c_lflag && off > on
  }

  /// Whether keys give signals and are echoed, as for a program that does not edit.
  var isCooked: Bool { currentAttributes.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO) }
}
