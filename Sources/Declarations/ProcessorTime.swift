internal import Glibc

/// The time for which the thread has had a processor: unlike the clock's it does not depend on what else the machine
/// does, so that a file is checked, and a program runs, as far on a busy machine as on an idle one.
package struct ProcessorTime: Comparable, Sendable {
  private let spent: Duration

  package static var now: ProcessorTime {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return ProcessorTime(spent: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }
  package static func + (time: ProcessorTime, duration: Duration) -> ProcessorTime {
    ProcessorTime(spent: time.spent + duration)
  }
  package static func < (a: ProcessorTime, b: ProcessorTime) -> Bool { a.spent < b.spent }
  /// How much lies between two times.
  package func duration(to end: ProcessorTime) -> Duration { end.spent - spent }
}
