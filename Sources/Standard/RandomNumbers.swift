internal import Declarations
internal import Runtime

extension NativeCall {
  /// The next number of a generator that is an argument, by its own `next()`.
  @MainActor fileprivate mutating func draw(_ index: Int, _ type: RuntimeType?) throws(Interruption) -> UInt64 {
    guard let type, let next = evaluation.standardRequirement("RandomNumberGenerator", "next") else {
      throw evaluation.mistake("a generator of random numbers was expected")
    }
    try evaluation.charge(1)
    var own = [arguments[index]]
    let target = evaluation.requirement(next, .body, of: evaluation.dynamicType(of: own[0], type))
    arguments[index] = .void
    let drawn = try evaluation.invoke(target, &own)
    arguments[index] = own[0]
    guard case .int(let bits) = drawn else { throw evaluation.mistake("a generator gives whole numbers") }
    return UInt64(bitPattern: Int64(bits))
  }

  /// A number below a bound, as the standard library makes it: the high part of a product, drawn again while the low
  /// part would make some numbers more likely (Lemire's method).
  @MainActor fileprivate mutating func draw(
    below bound: UInt64, bits: Int, _ index: Int, _ type: RuntimeType?
  ) throws(Interruption) -> UInt64 {
    let mask: UInt64 = bits == 64 ? .max : (1 << UInt64(bits)) - 1
    func product(_ number: UInt64) -> (high: UInt64, low: UInt64) {
      if bits == 64 { return number.multipliedFullWidth(by: bound) }
      let whole = number * bound
      return (whole >> UInt64(bits), whole & mask)
    }
    var made = product(try draw(index, type) & mask)
    if made.low < bound {
      let least = (0 &- bound & mask) % bound
      while made.low < least { made = product(try draw(index, type) & mask) }
    }
    return made.high
  }
}

extension Standard {
  /// Random numbers by a generator that is given: each call draws just what the standard library draws, so that a
  /// generator with a seed gives the same numbers.
  static var randomNumbers: Natives {
    var table = Natives()
    for (kind, isClosed) in [("Range<Self>", false), ("ClosedRange<Self>", true)] {
      table["Swift.FixedWidthInteger.random(in:\(kind),using:inout T)"] = { (call: inout NativeCall) throws(Interruption) in
        try whole(&call, isClosed)
      }
      table["Swift.BinaryFloatingPoint.random(in:\(kind),using:inout T)"] = {
        (call: inout NativeCall) throws(Interruption) in try fraction(&call, isClosed)
      }
    }
    table["Swift.RandomNumberGenerator.next()"] = { (call: inout NativeCall) throws(Interruption) in
      let width = try call.width(1)
      return .int(width.wrapped(Int(bitPattern: UInt(try call.draw(0, call.types.first)))))
    }
    table["Swift.RandomNumberGenerator.next(upperBound:)"] = { (call: inout NativeCall) throws(Interruption) in
      let width = try call.width(1)
      let bound = UInt64(bitPattern: Int64(try call.int(1)))
      if bound == 0 { throw call.trap("upperBound cannot be zero.") }
      return .int(Int(bitPattern: UInt(try call.draw(below: bound, bits: width.bits, 0, call.types.first))))
    }
    return table
  }

  private static func whole(_ call: inout NativeCall, _ isClosed: Bool) throws(Interruption) -> Value {
    guard case .structure(let bounds) = call.arguments[0], case .int(let low) = bounds[0], case .int(let high) = bounds[1]
    else { throw call.evaluation.mistake("a range was expected") }
    let (width, generator) = (try call.width(0), call.types.last)
    let mask: UInt64 = width.bits == 64 ? .max : (1 << UInt64(width.bits)) - 1
    var delta = UInt64(bitPattern: Int64(high &- low)) & mask
    if !isClosed, delta == 0 { throw call.trap("Can't get random value with an empty range") }
    if isClosed, delta == mask {
      return .int(width.wrapped(Int(bitPattern: UInt(try call.draw(1, generator)))))
    }
    if isClosed { delta += 1 }
    let drawn = try call.draw(below: delta, bits: width.bits, 1, generator)
    return .int(width.wrapped(low &+ Int(bitPattern: UInt(drawn))))
  }

  private static func fraction(_ call: inout NativeCall, _ isClosed: Bool) throws(Interruption) -> Value {
    guard case .structure(let bounds) = call.arguments[0], case .double(let low) = bounds[0],
      case .double(let high) = bounds[1]
    else { throw call.evaluation.mistake("a range was expected") }
    if !isClosed, low == high { throw call.trap("Can't get random value with an empty range") }
    let (isFloat, generator) = (call.types.first?.isStandard("Float") == true, call.types.last)
    let delta = isFloat ? Double(Float(high) - Float(low)) : high - low
    if !delta.isFinite { throw call.trap("There is no uniform distribution on an infinite range") }
    let (digits, bits, unit) = isFloat ? (UInt64(24), 32, Double(Float.ulpOfOne) / 2) : (53, 64, Double.ulpOfOne / 2)
    while true {
      let drawn: UInt64
      if isClosed {
        drawn = try call.draw(below: (1 << digits) + 1, bits: bits, 1, generator)
        if drawn == 1 << digits { return .double(high) }
      } else {
        drawn = try call.draw(1, generator) & ((1 << digits) - 1)
      }
      let part = Double(drawn) * unit
      let made = isFloat ? Double(Float(delta) * Float(part) + Float(low)) : delta * part + low
      if isClosed || made != high { return .double(made) }
    }
  }
}
