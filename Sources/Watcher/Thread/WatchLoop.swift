internal import Foundation

/// What the watcher's thread does: waits for orders, events and times; looks; reports.
struct WatchLoop {
  /// How often files are looked at when there are no events. Our choice.
  static let pollingInterval: Duration = .milliseconds(500)
  /// Wake-ups in a row for which the library has no event, before it is not trusted any more.
  private static let maximumIdleWakes = 100

  let mailbox: Mailbox
  let polling: Watcher.Polling
  var watches = DirectoryWatches()
  var files: [WatchedFile] = []
  /// The files whose way passes a place.
  var passers: [LinkChain.Place: [Int]] = [:]
  /// Why there are no events; nil while there are.
  var reason: PollingReason?
  private var nextPoll: ContinuousClock.Instant?
  private var idleWakes = 0

  init(mailbox: Mailbox, polling: Watcher.Polling) {
    self.mailbox = mailbox
    self.polling = polling
  }

  /// Works until it is told to stop.
  mutating func run() {
    while true {
      wait()
      switch mailbox.takeOrder() {
      case .stop:
        watches.close()
        return
      case .watch(let paths): follow(paths)
      case nil: break
      }
      takeEvents()
      pollFiles()
      look()
    }
  }

  private func wait() {
    var due = files.compactMap(\.due).min()
    if reason != nil, let nextPoll { due = min(due ?? nextPoll, nextPoll) }
    // A negative descriptor is skipped by `poll`.
    var descriptors = [pollfd(fd: mailbox.orders.number, events: Int16(POLLIN), revents: 0), pollfd(fd: watches.descriptor, events: Int16(POLLIN), revents: 0)]
    _ = poll(&descriptors, nfds_t(descriptors.count), due.map { Self.milliseconds(until: $0) } ?? -1)
  }

  private static func milliseconds(until instant: ContinuousClock.Instant) -> Int32 {
    let left = (instant - .now).components
    guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
    return Int32(min(left.seconds, 1_000) * 1_000 + (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// Takes over the files that stay, with what was reported of them.
  private mutating func follow(_ paths: [String: String]) {
    let now = ContinuousClock.now
    let kept = files.filter { paths[$0.path] == $0.absolutePath }
    let known = Set(kept.map(\.path))
    files = kept + paths.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { WatchedFile(path: $0.key, absolutePath: $0.value, at: now) }
    reason = nil
    reattach(renewing: false, at: now)
  }

  private mutating func takeEvents() {
    // One time for all: what happened first is reported first, however long attaching takes.
    let now = ContinuousClock.now
    var found = Findings()
    var count = 0
    while let event = watches.next() {
      count += 1
      if let event { note(event, in: &found, at: now) }
    }
    idleWakes = count == 0 && watches.isOpen && files.allSatisfy({ $0.due == nil }) ? idleWakes + 1 : 0
    if idleWakes > Self.maximumIdleWakes {
      idleWakes = 0
      found.isStale = true
    }
    if found.isStale || found.isMoved { reattach(renewing: found.isStale, at: now) }
  }

  /// Attaches, and looks at every file's state: attaching anew drops the events that were waiting.
  private mutating func reattach(renewing: Bool, at now: ContinuousClock.Instant) {
    attach(renewing: renewing)
    for index in files.indices { files[index].noteState(at: now) }
  }

  private mutating func pollFiles() {
    guard reason != nil else { return nextPoll = nil }
    let now = ContinuousClock.now
    guard let due = nextPoll else { return nextPoll = now + Self.pollingInterval }
    guard due <= now else { return }
    nextPoll = now + Self.pollingInterval
    for index in files.indices {
      files[index].chain = LinkChain(of: files[index].absolutePath)
      files[index].noteState(at: now)
    }
  }

  /// Looks at the files whose time has come.
  private mutating func look() {
    let now = ContinuousClock.now
    var isMoved = false
    for index in files.indices {
      guard let due = files[index].due, due <= now else { continue }
      let chain = LinkChain(of: files[index].absolutePath)
      if chain != files[index].chain {
        isMoved = true
        files[index].chain = chain
      }
      let path = files[index].path
      let wasSave = files[index].wantsReading(at: now)
      if let content = files[index].take(FileReading(of: chain), at: now) {
        mailbox.post(FileChange(path: path, content: content))
      } else if wasSave, files[index].isReadable, files[index].due == nil {
        mailbox.update { $0.unchanged += 1 }
      }
    }
    if isMoved { reattach(renewing: false, at: now) }
  }
}
