internal import Glibc

/// The time for which the thread has had a processor: unlike the clock's it does not depend on what else the machine
/// does, so that a file is checked as far on a busy machine as on an idle one.
struct ProcessorTime: Comparable {
  private let spent: Duration

  static var now: ProcessorTime {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return ProcessorTime(spent: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }
  static func + (time: ProcessorTime, duration: Duration) -> ProcessorTime {
    ProcessorTime(spent: time.spent + duration)
  }
  static func < (a: ProcessorTime, b: ProcessorTime) -> Bool { a.spent < b.spent }
}
