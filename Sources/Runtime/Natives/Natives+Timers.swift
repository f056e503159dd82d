/// A timer of a run loop.
private final class TimerValue {
  let interval: Double
  let repeats: Bool
  let block: Value
  var tolerance = 0.0
  var isValid = true
  init(interval: Double, repeats: Bool, block: Value) {
    (self.interval, self.repeats, self.block) = (interval, repeats, block)
  }
}

/// Timers do not fire by themselves: a picture is of the moment (our choice, as for the queues' work after a time).
extension NativeTable {
  package static let timers = timersTable()

  private static func timersTable() -> [String: NativeFunction] {
    var table: [String: NativeFunction] = [:]
    for key in ["scheduledTimer(withTimeInterval:repeats:block:)", "init(timeInterval:repeats:block:)"] {
      table.add("Foundation.Timer." + key) { (call: inout NativeCall) throws(Interruption) in try call.timer(0) }
    }
    table.add("Foundation.Timer.init(fire:interval:repeats:block:)") { (call: inout NativeCall) throws(Interruption) in
      try call.timer(1)
    }
    table.add("Foundation.Timer.fire()") { (call: inout NativeCall) throws(Interruption) in
      let timer = try call.timer
      guard timer.isValid else { return .void }
      if !timer.repeats { timer.isValid = false }
      return try call.call(timer.block, [call.arguments[0]])
    }
    table.add("Foundation.Timer.invalidate()") { (call: inout NativeCall) throws(Interruption) in
      try call.timer.isValid = false
      return .void
    }
    table.add("Foundation.Timer.isValid") { (call: inout NativeCall) throws(Interruption) in
      .bool(try call.timer.isValid)
    }
    table.add("Foundation.Timer.timeInterval") { (call: inout NativeCall) throws(Interruption) in
      let timer = try call.timer
      return .double(timer.repeats ? timer.interval : 0)
    }
    table.add("Foundation.Timer.tolerance") { (call: inout NativeCall) throws(Interruption) in
      .double(try call.timer.tolerance)
    }
    table.add("Foundation.Timer.tolerance=") { (call: inout NativeCall) throws(Interruption) in
      guard case .double(let tolerance) = call.arguments[1] else {
        throw call.evaluation.mistake("a number was expected")
      }
      try call.timer.tolerance = tolerance
      return .void
    }
    return table
  }
}

extension NativeCall {
  /// The timer whose member is called.
  @MainActor fileprivate var timer: TimerValue {
    get throws(Interruption) {
      guard case .library(let library) = arguments[0], let timer = library.value as? TimerValue else {
        throw evaluation.mistake("a timer was expected")
      }
      return timer
    }
  }
  /// A timer of an interval, whether it repeats, and what it does.
  @MainActor fileprivate func timer(_ first: Int) throws(Interruption) -> Value {
    guard case .double(let interval) = arguments[first], case .bool(let repeats) = arguments[first + 1] else {
      throw evaluation.mistake("an interval was expected")
    }
    // The least interval of Foundation's timers.
    return .library(
      LibraryValue(TimerValue(interval: max(interval, 0.0001), repeats: repeats, block: arguments[first + 2])))
  }
}
