internal import Foundation

extension TerminalSession {
  /// Waits until the output holds `token`, behind everything that was waited for before.
  /// - Returns: what came before it.
  @discardableResult public func wait(for token: String) throws -> String {
    let token = Data(token.utf8)
    let deadline = ContinuousClock.now + Self.patience
    while true {
      if let range = Data(output[position...]).range(of: token) {
        defer { position += range.upperBound }
        return String(decoding: output[position...].prefix(range.lowerBound), as: UTF8.self)
      }
      guard ContinuousClock.now < deadline, receive() else { break }
    }
    let seen = String(decoding: output[position...].suffix(400), as: UTF8.self)
    throw TerminalFailure("\(String(decoding: token, as: UTF8.self).debugDescription) did not come; this did: \(seen.debugDescription)")
  }

  /// Waits until the screen is as it should be.
  /// - Parameter what: what is missing, if it does not become so.
  public func wait(until what: String, _ isThere: (ScreenModel) -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      if let screen, isThere(screen) { return }
      guard ContinuousClock.now < deadline, receive() else { break }
    }
    throw TerminalFailure("\(what): not seen. The screen:\n\(screen?.text ?? "")\n\(screen.map { "\($0.cursor) of \($0.lines.count) rows" } ?? "")")
  }
  /// Waits until a row of the screen holds the text.
  public func wait(forRow text: String) throws { try wait(until: text.debugDescription) { $0.lines.contains { $0.contains(text) } } }
  /// Waits until the cursor stands behind the text, which is what its row begins with.
  public func wait(forLine text: String) throws { try wait(until: "the line \(text.debugDescription)") { $0.lineToCursor == text && $0.isCursorVisible } }

  /// Whether there was something to read before the deadline.
  @discardableResult func receive() -> Bool {
    var terminal = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&terminal, 1, 20_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    let shown = graphics?.receive(bytes[..<count]) ?? Array(bytes[..<count])
    screen?.receive(bytes: shown)
    answer()
    if let replies = screen?.replies, !replies.isEmpty {
      screen?.replies = ""
      _ = replies.utf8CString.dropLast().withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }
    return true
  }

  /// Sends what the pictures' part of the terminal answers.
  private func answer() {
    guard let answers = graphics?.replies, !answers.isEmpty, graphics?.isAnswering == true else { return }
    graphics?.replies = ""
    _ = Array(answers.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }
  /// Lets a terminal answer that held its answers back.
  public func answerNow() {
    graphics?.isAnswering = true
    answer()
  }
  /// Waits until the pictures are as they should be.
  /// - Parameter what: what is missing, if they do not become so.
  public func wait(untilPictures what: String, _ isThere: (PlayedGraphics) -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      if let graphics, isThere(graphics) { return }
      guard ContinuousClock.now < deadline, receive() else { break }
    }
    let pictures = graphics?.pictures.map { "\($0.id): \($0.size)" } ?? []
    throw TerminalFailure("\(what): not seen. Pictures: \(pictures), sent \(graphics?.sent ?? 0), asked \(graphics?.questions ?? 0)")
  }

  /// Takes what is there.
  public func drain() {
    var terminal = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&terminal, 1, 0) > 0, terminal.revents & Int16(POLLIN) != 0, receive() {}
  }

  /// Waits for the end: the exit code, or the signal's number below zero.
  public func end() throws -> Int32 {
    var status: Int32 = 0
    let deadline = ContinuousClock.now + Self.patience
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else { throw TerminalFailure("the program does not end") }
      var terminal = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      // The terminal hears of the end at once; the time is a fallback.
      if poll(&terminal, 1, 10) > 0, terminal.revents & Int16(POLLIN) != 0 { receive() }
    }
    isReaped = true
    drain()
    return status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
  }

  /// Whether the output holds the text.
  public func shows(_ text: String) -> Bool { Data(output).range(of: Data(text.utf8)) != nil }
}

extension TerminalSession {
  /// Waits until the program has taken every key.
  public func waitUntilRead() throws {
    let deadline = ContinuousClock.now + Self.patience
    while ContinuousClock.now < deadline {
      drain()
      var waiting: Int32 = 0
      if ioctl(slave, UInt(FIONREAD), &waiting) == 0, waiting == 0 { return }
      usleep(1_000)
    }
    throw TerminalFailure("the program does not read")
  }
  /// Waits until the program has taken every key and waits for more, as an editor of lines does: without signals from keys.
  public func waitUntilIdle() throws {
    let deadline = ContinuousClock.now + Self.patience
    while ContinuousClock.now < deadline {
      drain()
      var waiting: Int32 = 0
      // The state of the main thread stands behind its name.
      let state = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/stat", encoding: .utf8))?.split(separator: ")").last?.first { $0 != " " }
      guard let state, state != "Z" else {
        throw TerminalFailure("the program has ended with \(try end()): \(String(decoding: output.suffix(400), as: UTF8.self).debugDescription)")
      }
      if state == "S", ioctl(slave, UInt(FIONREAD), &waiting) == 0, waiting == 0, currentAttributes.c_lflag & tcflag_t(ISIG) == 0 {
        drain()
        return
      }
      usleep(1_000)
    }
    let modes = currentAttributes.c_lflag
    throw TerminalFailure("the program is not idle, modes \(modes); its last words: \(String(decoding: output.suffix(400), as: UTF8.self).debugDescription)")
  }
}
