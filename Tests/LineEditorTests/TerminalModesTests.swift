import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// The terminal after each way in which a program can end.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct TerminalModesTests {
  private func session() throws -> ProbeSession {
    let session = try ProbeSession()
    try session.expect("", cursor: 0)
    #expect(!session.isCooked)
    #expect(!session.isRestored)
    return session
  }

  @Test(arguments: [("\u{4}", 0), ("!exit\r", 3), ("!abort\r", -SIGABRT), ("!trap\r", -SIGILL), ("!overflow\r", -SIGSEGV)] as [(String, Int32)])
  func `A program that ends by itself restores the terminal`(keys: String, status: Int32) throws {
    let session = try session()
    session.type(keys)
    #expect(try session.end() == status)
    #expect(session.isRestored)
  }

  /// All that end a process by default, see signal(7).
  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGBUS, SIGFPE, SIGABRT, SIGTRAP, SIGUSR1, SIGUSR2, SIGALRM,
    SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGSTKFLT, SIGSYS, SIGXCPU, SIGXFSZ, SIGPIPE, 34, 64,
  ])
  func `A signal restores the terminal and ends the program by itself`(signal: Int32) throws {
    let session = try session()
    session.type("half a line")
    try session.expect("half a line", cursor: 11)
    kill(session.process, signal)
    #expect(try session.end() == -signal)
    #expect(session.isRestored)
  }

  @Test func `Keys without lines are raw, and restored too`() throws {
    let session = try session()
    session.type("!keys\r")
    try session.wait(for: "keys]")
    #expect(session.currentAttributes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0)
    session.type("x")
    try session.wait(for: "lines]")
    try session.expect("", cursor: 0)
    session.type("!keys\r")
    try session.wait(for: "keys]")
    kill(session.process, SIGTERM)
    #expect(try session.end() == -SIGTERM)
    #expect(session.isRestored)
  }

  /// The probe leads its session, so nobody could wake it: the kernel does not let Ctrl-Z stop it, and it goes on at once.
  @Test func `Ctrl-Z leaves the modes and enters them again, with the line as it was`() throws {
    let session = try session()
    session.type("half\u{1a}")
    try session.wait(for: "\u{1b}[?2004l")
    try session.wait(for: "\u{1b}[?2004h")
    try session.wait(for: "resumed]")
    try session.expect("half", cursor: 4)
    #expect(!session.isCooked)
    session.type("!")
    try session.expect("half!", cursor: 5)
  }
}
