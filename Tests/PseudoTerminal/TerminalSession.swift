public import Foundation

/// A program behind a pseudo-terminal of its own, as its session's leader. Waits for what the program sends, never for a time; each wait has a deadline.
public final class TerminalSession {
  public let process: pid_t
  /// Everything that the program has sent.
  public internal(set) var output: [UInt8] = []
  /// What a person sees; nil if nobody looks.
  public var screen: ScreenModel?
  /// The part of the terminal that knows pictures; nil for one that knows nothing of them.
  public var graphics: PlayedGraphics?
  /// The terminal's attributes before the program had it.
  public let attributes: termios

  private(set) var master: Int32
  private(set) var slave: Int32
  /// How much of the output was waited for.
  var position = 0
  var isReaped = false

  /// How long any wait may last.
  static let patience: Duration = .seconds(20)

  /// Starts a program.
  /// - Parameters:
  ///   - environment: all of it.
  ///   - folder: the program's current directory.
  ///   - hasScreen: whether a screen is kept of what is sent.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String], folder: URL? = nil, columns: UInt16 = 80, rows: UInt16 = 24, hasScreen: Bool = true
  ) throws {
    // Closed in other programs that start at this moment: opened so, not set so later.
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: Int32 = 0
    // TIOCSPTLCK and TIOCGPTN, which the module Glibc hides.
    guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { throw TerminalFailure("no pseudo-terminal") }
    let name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    self.master = master
    attributes = TerminalSession.attributes(of: slave)
    TerminalSession.setWindow(of: master, columns, rows)
    if hasScreen { screen = ScreenModel(columns: max(Int(columns), 1), rows: max(Int(rows), 1), wraps: true) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A session's leader that opens a terminal gets it as its own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    for descriptor in Int32(1)...2 { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
    var options = posix_spawnattr_t()
    posix_spawnattr_init(&options)
    defer { posix_spawnattr_destroy(&options) }
    // The threads of a test block signals, and the program would inherit that.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&options, &none)
    posix_spawnattr_setsigdefault(&options, &all)
    // The first is POSIX_SPAWN_SETSID, which the module Glibc hides.
    posix_spawnattr_setflags(&options, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    // `env` becomes the program; posix_spawn knows no folder in the module Glibc.
    let command = (folder.map { ["/usr/bin/env", "-C", $0.path] } ?? []) + [program] + arguments
    var words = command.map { strdup($0) } + [nil]
    var settings = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, command[0], &actions, &options, &words, &settings)
    guard code == 0 else { throw TerminalFailure("\(program) does not start: \(String(cString: strerror(code)))") }
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

  // MARK: Acting

  /// Types text; reads what comes meanwhile, so that neither side waits for ever.
  public func type(_ text: String) { type(bytes: Array(text.utf8)) }

  public func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var terminal = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&terminal, 1, 20_000) > 0 else { break }
      if terminal.revents & Int16(POLLIN) != 0 { receive() }
      if terminal.revents & Int16(POLLOUT) != 0 {
        let count = rest.prefix(1_024).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      } else if terminal.revents & Int16(POLLIN) == 0 {
        break
      }
    }
  }

  /// Gives the window another size; the program hears of it by SIGWINCH.
  public func resize(columns: UInt16, rows: UInt16) {
    drain()
    screen?.resize(columns: max(Int(columns), 1), rows: max(Int(rows), 1))
    TerminalSession.setWindow(of: master, columns, rows)
  }

  /// The terminal's other end goes away, as when its window is closed.
  public func hangUp() {
    close(slave)
    close(master)
    (master, slave) = (-1, -1)
  }

  public func sendSignal(_ signal: Int32) { kill(process, signal) }

  // MARK: The terminal

  public var currentAttributes: termios { TerminalSession.attributes(of: slave) }

  /// Whether the terminal is as the program found it: its attributes, its screen, its cursor, its keys.
  public var isRestored: Bool {
    let (now, then) = (currentAttributes, attributes)
    return now.c_iflag == then.c_iflag && now.c_oflag == then.c_oflag && now.c_cflag == then.c_cflag && now.c_lflag == then.c_lflag
      && place(of: "?2004l") >= place(of: "?2004h") && place(of: "?1049l") >= place(of: "?1049h") && place(of: "?25h") >= place(of: "?25l")
  }
  /// Whether keys give signals and are echoed, as for a program that does not edit.
  public var isCooked: Bool { currentAttributes.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO) }
  /// Whether the keys reach the program as they are.
  public var isRaw: Bool { currentAttributes.c_lflag & tcflag_t(ICANON | ECHO) == 0 }

  /// Where a sequence was sent last; -1 if it never was.
  private func place(of sequence: String) -> Int { Data(output).range(of: Data("\u{1b}[\(sequence)".utf8), options: .backwards)?.lowerBound ?? -1 }

  private static func attributes(of terminal: Int32) -> termios {
    var attributes = termios()
    tcgetattr(terminal, &attributes)
    return attributes
  }
  private static func setWindow(of terminal: Int32, _ columns: UInt16, _ rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }
}
