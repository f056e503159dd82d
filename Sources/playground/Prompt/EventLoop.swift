internal import CEvents
internal import Foundation

/// The one place that waits: for input, the watcher, signals and the main dispatch queue, so that tasks and timers run while a person thinks.
@MainActor
final class EventLoop {
  /// What happened.
  enum Event: Hashable { case input, watcher, compiler, resized, closed }

  private let input: Int32
  private var watcher: Int32 = -1
  /// What becomes readable while swiftc runs; -1 while it does not.
  var compiler: Int32 = -1
  private let signals: Int32
  private let queue = cevents_main_queue_descriptor()

  /// Takes over SIGWINCH of the whole process; make it before any thread.
  init(input: Int32) {
    self.input = input
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGWINCH)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signals = cevents_signal_descriptor(&set)
  }
  deinit { close(signals) }

  /// Also waits for a watcher from now on.
  func add(watcher descriptor: Int32) { watcher = descriptor }

  /// Whether there is input now.
  var hasInput: Bool {
    var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLIN) != 0
  }

  /// Waits until something happens; nothing when the time is over.
  func wait(within limit: Duration? = nil) -> Set<Event> {
    let end = limit.map { ContinuousClock.now + $0 }
    while true {
      // A negative descriptor is skipped.
      var polled = [input, watcher, signals, queue, compiler].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = end.map { end in Int32(clamping: Int((ContinuousClock.now.duration(to: end) / .milliseconds(1)).rounded(.up))) }
      let count = poll(&polled, nfds_t(polled.count), left.map { max($0, 0) } ?? -1)
      if count < 0, errno != EINTR { return [.closed] }
      if count == 0 { return [] }
      var events: Set<Event> = []
      let ready = polled.map { $0.revents }
      if ready[0] & Int16(POLLIN) != 0 { events.insert(.input) } else if ready[0] & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { events.insert(.closed) }
      if ready[1] != 0 { events.insert(.watcher) }
      if ready[2] != 0 { while cevents_next_signal(signals) != 0 { events.insert(.resized) } }
      if ready[4] != 0 { events.insert(.compiler) }
      if ready[3] != 0 { cevents_drain_main_queue() }
      if !events.isEmpty { return events }
    }
  }
}
