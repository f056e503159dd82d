internal import Runtime

extension Standard {
  /// What durations are computed with: the toolchain's own, so that roundings and texts are its.
  static var durationNumbers: Natives {
    var table = Natives()
    @MainActor func duration(_ call: NativeCall, _ index: Int) throws(Interruption) -> Duration {
      let (seconds, rest) = (try call.int(index), try call.int(index + 1))
      return Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest))
    }
    func parts(_ duration: Duration) -> Value {
      let parts = duration.components
      return .tuple([.int(Int(parts.seconds)), .int(Int(parts.attoseconds))])
    }
    /// What a duration cannot hold ends the run as it does in Swift.
    func checked(_ seconds: Double, _ call: NativeCall) throws(Interruption) {
      if !(seconds.magnitude < 9.2e18) { throw call.trap("value is outside the range of a duration") }
    }
    table["Swift._durationParts(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (value, digits) = (try call.double(0), try call.int(1))
      try checked(value, call)
      switch digits {
      case 3: return parts(.milliseconds(value))
      case 6: return parts(.microseconds(value))
      case 9: return parts(.seconds(value / 1e9))
      default: return parts(.seconds(value))
      }
    }
    table["Swift._durationScaled(_:_:_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (own, factor, divides) = (try duration(call, 0), try call.double(2), try call.bool(3))
      let seconds = Double(own.components.seconds)
      try checked(divides ? seconds / factor : seconds * factor, call)
      if divides, factor == 0 { throw call.trap("Division by zero") }
      return parts(divides ? own / factor : own * factor)
    }
    table["Swift._durationMultiplied(_:_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (own, factor) = (try duration(call, 0), try call.int(2))
      try checked((Double(own.components.seconds) + 1) * Double(factor), call)
      return parts(own * factor)
    }
    table["Swift._durationDivided(_:_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let divisor = try call.int(2)
      if divisor == 0 { throw call.trap("Division by zero") }
      return parts(try duration(call, 0) / divisor)
    }
    table["Swift._durationRatio(_:_:_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      .double(try duration(call, 0) / (try duration(call, 2)))
    }
    table["Swift._durationText(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      .string(try duration(call, 0).description)
    }
    return table
  }
}
