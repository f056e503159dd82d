/// Takes a terminal's answers out of what is read from it; the rest was typed. Knows no terminal and no clock.
///
/// Answers may come late, cut anywhere, never, in any order, or without an end. What begins like an answer is held back
/// until it is one or is not. An escape alone may be a key: after ``patience`` without a byte, ``rest()`` gives it
/// away, and what follows is still known as the rest of an answer if it is one.
public struct AnswerFilter: Sendable {
  /// What was answered.
  public private(set) var answers = TerminalAnswers()
  /// What was read of something that may be an answer, from its escape on.
  private var pending: [UInt8] = []
  /// How many bytes of it were given away, because nothing followed for long.
  private var released = 0
  /// A string or a control sequence that is too long for an answer goes on.
  private var skipping: Skipping?
  private enum Skipping { case string, control }

  /// No question was answered yet.
  public init() {}

  private static let escape: UInt8 = 0x1B
  /// A longer string is no answer; of what it says, nothing is kept.
  private static let longest = 256
  /// A string that never ends is given up after so many bytes.
  private static let mostSkipped = 65_536
  private var skipped = 0

  /// The window has another size, which the answer does not know. Cells mostly stay as they were.
  public mutating func forgetWindow() { answers.window = nil }

  /// How long silence may last before ``rest()`` is due (our choice); nil while nothing is held back. Once the last
  /// question is answered, a lone escape does not wait.
  public var patience: Duration? {
    if skipping != nil || isCertain { return .seconds(1) }
    return released < pending.count ? .milliseconds(50) : nil
  }
  /// After a silence: gives away what may have been typed, and forgets an answer whose end does not come.
  public mutating func rest() -> [UInt8] {
    guard skipping == nil, !isCertain else {
      forget()
      return []
    }
    let typed = Array(pending[released...])
    released = pending.count
    return typed
  }
  private mutating func forget() {
    pending = []
    (released, skipping, skipped) = (0, nil, 0)
  }

  /// Takes what was read.
  /// - Returns: what was typed.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var typed: [UInt8] = []
    for byte in bytes { take(byte, &typed) }
    if answers.isComplete, skipping == nil, !isCertain { typed += rest() }
    return typed
  }

  private mutating func take(_ byte: UInt8, _ typed: inout [UInt8]) {
    if let skipping { return skip(skipping, byte, &typed) }
    if pending.isEmpty {
      if byte == Self.escape { pending = [byte] } else { typed.append(byte) }
      return
    }
    pending.append(byte)
    switch reading {
    case .goesOn:
      if pending.count > Self.longest { (skipping, pending, skipped) = (isString ? .string : .control, [], 0) }
    case .answer: forget()
    case .nothing:
      pending.removeLast()
      // Of a string that breaks off nothing was typed; an escape at its end begins something else.
      let typedBefore = isString ? [] : pending[released...]
      let beginsAnew = isString && pending.last == Self.escape
      typed += typedBefore
      forget()
      if beginsAnew { pending = [Self.escape] }
      take(byte, &typed)
    }
  }
  /// Goes on to the end of what is too long, or to a byte that it cannot hold.
  private mutating func skip(_ kind: Skipping, _ byte: UInt8, _ typed: inout [UInt8]) {
    skipped += 1
    let isAfterEscape = pending == [Self.escape]
    if kind == .string, isAfterEscape, byte == UInt8(ascii: "\\") { return forget() }
    if kind == .control, (0x40...0x7E).contains(byte) { return forget() }
    if isAfterEscape || byte < 0x20 || byte > 0x7E || skipped > Self.mostSkipped {
      if byte == Self.escape, !isAfterEscape, kind == .string { return pending = [byte] }
      forget()
      if isAfterEscape { pending = [Self.escape] }
      take(byte, &typed)
    }
  }

  // MARK: What is pending

  private enum Reading { case goesOn, answer, nothing }
  private static let kittyStart = [escape] + Array("_Gi=\(TerminalQuestion.kittyID)".utf8)
  private static let nameStart = [escape] + Array("P>|".utf8)

  /// Whether what is pending is the beginning of an answer, and nothing that a person types.
  private var isCertain: Bool {
    isString || (released == 0 && pending.count > 2 && pending[1] == UInt8(ascii: "["))
  }
  /// Whether it is one of the two strings, whose beginnings nobody types.
  private var isString: Bool { pending.starts(with: Self.kittyStart) || pending.starts(with: Self.nameStart) }

  /// What the last pending byte makes of it.
  private var reading: Reading {
    mutating get {
      guard pending.count > 1 else { return .goesOn }
      switch pending[1] {
      case UInt8(ascii: "["): return readControl()
      case UInt8(ascii: "_"): return readString(Self.kittyStart) { $0.take(kitty: $1) }
      case UInt8(ascii: "P"): return readString(Self.nameStart) { $0.take(name: $1) }
      default: return .nothing
      }
    }
  }
  private mutating func readControl() -> Reading {
    guard pending.count > 2, let last = pending.last else { return .goesOn }
    // A private marker stands first, before the numbers.
    let isPrivate = pending[2] == UInt8(ascii: "?")
    if (0x30...0x39).contains(last) || last == UInt8(ascii: ";")
      || (isPrivate && (pending.count == 3 || last == UInt8(ascii: "$")))
    {
      return .goesOn
    }
    // What answers a question with a private marker is never a key; neither is what ends in `t`.
    guard (0x40...0x7E).contains(last), isPrivate || (last == UInt8(ascii: "t") && pending.count > 3) else {
      return .nothing
    }
    answers.take(control: pending[2..<(pending.count - 1)], final: last)
    return .answer
  }
  private mutating func readString(_ start: [UInt8], _ take: (inout TerminalAnswers, ArraySlice<UInt8>) -> Void)
    -> Reading
  {
    guard pending.count > start.count else { return start.starts(with: pending) ? .goesOn : .nothing }
    guard pending.starts(with: start), let last = pending.last else { return .nothing }
    let isEnding = pending[pending.count - 2] == Self.escape
    if isEnding {
      guard last == UInt8(ascii: "\\") else { return .nothing }
      take(&answers, pending[start.count..<(pending.count - 2)])
      return .answer
    }
    return last == Self.escape || (0x20...0x7E).contains(last) ? .goesOn : .nothing
  }
}
