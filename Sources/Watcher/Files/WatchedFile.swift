/// A watched path: where it leads, what was reported of it, and when to look again. Decides what is news; reads nothing itself.
struct WatchedFile {
  typealias Instant = ContinuousClock.Instant

  /// Saves that follow one that was acted on within this time are one further report.
  static let merging: Duration = .milliseconds(5)
  /// The longest time in which the saves of a burst are merged: 50 reports a second, however fast a program writes.
  static let longestMerging: Duration = .milliseconds(20)
  /// An editor that truncates before it writes needs no longer, also on a machine under load.
  static let emptiness: Duration = .milliseconds(250)
  /// An editor that renames the old file away before it writes the new one needs no longer, also on a machine under load.
  static let absence: Duration = .milliseconds(300)
  /// Looks at a file that is being written, before it is taken as it is.
  private static let patience = 20

  /// As the caller gave it.
  let path: String
  let absolutePath: String
  var chain: LinkChain
  /// The stamp at the last look.
  private(set) var stamp: FileStamp?

  private var reported: FileChange.Content?
  /// When to read, and when to see whether the file is really gone.
  private var reading: Instant?
  private var confirming: Instant?
  private var quietUntil: Instant?
  /// The time in which saves are merged now, and whether any was: then the next time is longer.
  private var window = merging
  private var isBurst = false
  private var emptySince: Instant?
  private var unsettled = 0

  init(path: String, absolutePath: String, at now: Instant) {
    self.path = path
    self.absolutePath = absolutePath
    chain = LinkChain(of: absolutePath)
    reading = now
  }

  /// When this file wants a look; nil: when something happens.
  var due: Instant? {
    guard let reading, let confirming else { return reading ?? confirming }
    return min(reading, confirming)
  }

  /// Whether a look at `now` has to read, rather than to see whether the file is gone.
  func wantsReading(at now: Instant) -> Bool { reading.map { $0 <= now } ?? false }

  /// Whether the last report gave bytes.
  var isReadable: Bool {
    if case .changed = reported { true } else { false }
  }

  /// Something was saved at the path: read at once, or at the end of the time in which saves are merged.
  mutating func noteSave(at now: Instant) {
    let soonest = max(now, quietUntil ?? now)
    if soonest > now { isBurst = true }
    reading = min(reading ?? soonest, soonest)
  }

  /// The path was taken away; perhaps by an editor that brings it back.
  mutating func noteRemoval(at now: Instant) {
    guard reported != .missing else { return }
    confirming = confirming ?? now + Self.absence
  }

  /// Whether the file is not as it was at the last look.
  mutating func noteState(at now: Instant) {
    let current = FileStamp(at: chain)
    if current == nil, reported != nil, chain.end == .missing { noteRemoval(at: now) } else if current == nil || current != stamp { noteSave(at: now) }
  }

  /// Takes a look's result and answers what to report: nil when it is no news, or not yet.
  mutating func take(_ found: FileReading, at now: Instant) -> FileChange.Content? {
    if wantsReading(at: now) {
      reading = nil
      window = isBurst ? min(window * 2, Self.longestMerging) : Self.merging
      isBurst = false
      quietUntil = now + window
      return settle(found, at: now)
    }
    confirming = nil
    return found.content == .missing ? report(.missing) : nil
  }

  private mutating func settle(_ found: FileReading, at now: Instant) -> FileChange.Content? {
    if found.content == .missing {
      guard reported == nil else {
        noteRemoval(at: now)
        return nil
      }
      return report(.missing)
    }
    confirming = nil
    if !found.isSettled, unsettled < Self.patience {
      unsettled += 1
      reading = now + Self.merging
      return nil
    }
    unsettled = 0
    stamp = found.stamp
    if case .changed(let bytes) = found.content, bytes.isEmpty, case .changed(let old) = reported, !old.isEmpty {
      let since = emptySince ?? now
      emptySince = since
      guard now - since >= Self.emptiness else {
        reading = since + Self.emptiness
        return nil
      }
    }
    return report(found.content)
  }

  private mutating func report(_ content: FileChange.Content) -> FileChange.Content? {
    emptySince = nil
    if content == .missing { stamp = nil }
    guard content != reported else { return nil }
    reported = content
    return content
  }
}
