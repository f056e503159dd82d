internal import CEdit
internal import Foundation

/// What this program changes at a terminal, and gives back on every exit: normal, by a signal, by a crash.
///
/// While the modes are entered, a handler for the signals that end a process restores the terminal's attributes, sends the leaving sequences and lets the
/// process die by the same signal. `kill -9` cannot be helped. One terminal is guarded at a time: the last that was entered.
@MainActor public final class TerminalModes {
  /// Who handles the keys while the modes are entered.
  public enum Input: Sendable, Equatable {
    /// A ``LineEditor``, which sets the terminal's attributes itself.
    case lines
    /// The caller, key by key: no echo, no signals from keys, no translation.
    case keys
  }

  /// The terminal's attributes could not be read or set.
  public enum Failure: Error, Sendable, Equatable, CustomStringConvertible {
    case notATerminal
    case system(code: Int32)

    /// One line for a person.
    public var description: String {
      switch self {
      case .notATerminal: "this is no terminal"
      case .system(let code): "the terminal cannot be set: \(String(cString: strerror(code)))"
      }
    }
  }

  /// What the handler can hold.
  public static let maximumSequenceBytes = 128

  private let terminal: Int32
  private let saved: termios
  private var entered: (input: Input, leaving: String, entering: String)?

  /// Remembers how the terminal is now.
  public init(terminal: Int32) throws(Failure) {
    guard isatty(terminal) == 1 else { throw .notATerminal }
    var attributes = termios()
    guard tcgetattr(terminal, &attributes) == 0 else { throw .system(code: errno) }
    self.terminal = terminal
    saved = attributes
  }

  isolated deinit { leave() }

  /// Whether the modes are entered.
  public var isEntered: Bool { entered != nil }

  /// Enters the modes; leaves earlier ones first.
  ///
  /// - Parameters:
  ///   - input: Who handles the keys.
  ///   - entering: Sent to the terminal now.
  ///   - leaving: Sent when the modes are left, in whatever way; at most ``maximumSequenceBytes`` bytes of UTF-8, the rest is cut off.
  public func enter(_ input: Input, entering: String, leaving: String) throws(Failure) {
    leave()
    // Guarded first: a signal between the two lines leaves nothing behind.
    withUnsafePointer(to: saved) { cedit_guard_start(terminal, $0, leaving) }
    entered = (input, leaving, entering)
    if input == .keys {
      var raw = saved
      cfmakeraw(&raw)
      guard tcsetattr(terminal, TCSADRAIN, &raw) == 0 else {
        let code = errno
        leave()
        throw .system(code: code)
      }
    }
    send(entering)
  }

  /// Changes what is sent when the modes are left, for what has come onto the screen since they were entered; at most ``maximumSequenceBytes`` bytes.
  public func setLeaving(_ leaving: String) {
    guard let before = entered, before.leaving != leaving else { return }
    withUnsafePointer(to: saved) { cedit_guard_start(terminal, $0, leaving) }
    entered?.leaving = leaving
  }

  /// Restores the terminal; a second call does nothing.
  public func leave() {
    guard entered != nil else { return }
    entered = nil
    cedit_guard_restore()
  }

  /// Whether an interrupt (SIGINT; Ctrl-C where keys give signals) is noted in ``isInterrupted`` and otherwise ignored, instead of ending the process. Each setting
  /// forgets the interrupts before it.
  public static func takeInterrupts(_ takes: Bool) { cedit_guard_take_interrupts(takes ? 1 : 0) }
  /// Whether an interrupt came since they were taken.
  nonisolated public static var isInterrupted: Bool { cedit_guard_is_interrupted() != 0 }

  /// Waits until the terminal has input, or an interrupt that is taken has come.
  public static func waitForInput(_ descriptor: Int32) { cedit_guard_wait(descriptor) }

  /// Ctrl-Z: restores the terminal, stops the process, and enters the same modes again when it goes on. The caller then paints anew.
  public func suspend() { handOver { stop() } }

  /// Restores the terminal for somebody else, an editor for example, and enters the same modes again afterwards. The caller then paints anew.
  public func handOver(_ work: () -> Void) {
    guard let before = entered else { return work() }
    var now = termios()
    let isKnown = tcgetattr(terminal, &now) == 0
    leave()
    work()
    // The terminal may be gone by now; then the next read tells.
    try? enter(before.input, entering: before.entering, leaving: before.leaving)
    if isKnown { tcsetattr(terminal, TCSADRAIN, &now) }
  }

  /// Stops the process, whatever its mask and its handlers say, until it is continued.
  private func stop() {
    var stops = sigset_t()
    var mask = sigset_t()
    sigemptyset(&stops)
    sigaddset(&stops, SIGTSTP)
    var old = sigaction()
    var standard = sigaction()
    standard.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGTSTP, &standard, &old)
    kill(getpid(), SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stops, &mask)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGTSTP, &old, nil)
  }

  private func send(_ sequence: String) {
    var bytes = Array(sequence.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN {
        var ready = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, 1_000)
        if ready.revents & Int16(POLLOUT) != 0 { continue }
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
