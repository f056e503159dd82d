internal import Declarations
internal import Glibc

// A run has limits of its own: making views, what the library asks for long afterwards, an action.
extension Evaluation {
  /// Starts anew: nothing is used up, nothing has gone wrong. Globals keep their values.
  package func begin() {
    (failure, parked, thrown) = (nil, nil, nil)
    (steps, nextLook) = (0, 1_024)
    startTime()
    memory = MemoryUse()
  }
  /// From now on time counts.
  func startTime() {
    deadline = .now + limits.time
    checkedBefore = program.settled.checkingTime
  }
  /// The time's end, later by as long as was checked, since, what the run reaches.
  func extended(_ end: ProcessorTime) -> ProcessorTime {
    let checked = program.settled.checkingTime
    defer { checkedBefore = checked }
    let later = end + (checked - checkedBefore)
    deadline = later
    return later
  }
  /// Enters the program from the library, as a layout or a canvas does long after the views were made: waiting is no
  /// work, and what comes after a longer pause is work for another picture, with limits of its own.
  package func entering<Result>(_ run: () -> Result) -> Result {
    if runs == 0, let end = deadline, let pause {
      if isRested || ContinuousClock.now > pause.clock.advanced(by: Self.longPause) {
        isRested = false
        (steps, nextLook) = (0, 1_024)
        memory = MemoryUse()
        startTime()
      } else {
        deadline = end + pause.processor.duration(to: .now)
      }
    }
    runs += 1
    defer {
      runs -= 1
      if runs == 0 { pause = (.now, .now) }
    }
    let result = run()
    if runs == 1 { finishTasks() }
    return result
  }
  /// What the library asks for from now on is work for another picture.
  package func rest() { isRested = true }
  /// What comes after it is other work (our choice).
  private static let longPause = Duration.milliseconds(250)

  /// Whether a function of the program is being called.
  package var isCalling: Bool { depth > 0 }

  /// Runs an action, as a button's: with limits of its own. What goes wrong ends the action only.
  package func act(_ run: () throws(Interruption) -> Void) {
    let outer = (failure, parked, thrown, steps, nextLook, deadline, checkedBefore, memory)
    begin()
    tasks.waited = 0
    entering {
      do throws(Interruption) { try run() } catch {
        if error.kind == .thrown, let thrown {
          _ = fail("an error was thrown and not caught: \((try? describe(thrown, types.void, reflecting: true)) ?? "")")
        }
      }
    }
    if let failure { actionFailures.append(failure) }
    (failure, parked, thrown, steps, nextLook, deadline, checkedBefore, memory) = outer
  }
  /// What went wrong in actions since the last call.
  package func takeActionFailures() -> [Failure] {
    defer { actionFailures = [] }
    return actionFailures
  }

  /// The next of the random numbers.
  package func randomNumber() -> UInt64 {
    randomState &+= 0x9E37_79B9_7F4A_7C15
    return UInt64(bitPattern: Int64(Self.mixed(Int(bitPattern: UInt(randomState)), 0)))
  }

  /// Whether structures of a type know where they were made.
  func isSited(_ nominal: NominalDeclaration) -> Bool {
    sitedProtocol.map { program.settled.conformance(of: nominal, to: $0) != nil } ?? false
  }

  static func seconds(_ limit: Duration) -> String {
    let seconds = Double(limit.components.seconds) + Double(limit.components.attoseconds) / 1e18
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
  /// `10,000,000`.
  static func grouped(_ number: Int) -> String {
    var text = "\(number)"
    var index = text.count - 3
    while index > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: index))
      index -= 3
    }
    return text
  }
}

/// How much memory a run takes: it is looked at every few milliseconds.
struct MemoryUse {
  private var atStart: Int?
  private var nextLook = ContinuousClock.now.advanced(by: .milliseconds(5))

  /// Whether the process has grown by more than so many KiB since the run's first milliseconds.
  mutating func exceeds(_ limit: Int, at now: ContinuousClock.Instant) -> Bool {
    guard now > nextLook else { return false }
    nextLook = now.advanced(by: .milliseconds(5))
    let held = Self.held
    if let atStart { return held - atStart > limit }
    atStart = held
    return false
  }
  /// What the process holds in memory, in KiB; 0 where the system does not say.
  private static var held: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(file, &bytes, bytes.count)
    let words = bytes.prefix(max(count, 0)).split(separator: 0x20)
    guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else { return 0 }
    return pages * (sysconf(Int32(_SC_PAGESIZE)) / 1_024)
  }
}
