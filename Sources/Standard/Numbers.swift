internal import Declarations
internal import Runtime

/// A type of whole numbers: its values are bits, extended by sign or with zeros.
struct Width {
  let name: String
  let bits: Int
  let isSigned: Bool

  static let all: [Width] =
    [8, 16, 32, 64].flatMap {
      [Width(name: "Int\($0)", bits: $0, isSigned: true), Width(name: "UInt\($0)", bits: $0, isSigned: false)]
    } + [Width(name: "Int", bits: 64, isSigned: true), Width(name: "UInt", bits: 64, isSigned: false)]
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  @MainActor static func of(_ type: RuntimeType?) -> Width? {
    type?.nominal.flatMap { $0.isStandard ? byName[$0.name] : nil }
  }

  var max: Int { bits == 64 ? (isSigned ? Int.max : -1) : (1 << (isSigned ? bits - 1 : bits)) - 1 }
  var min: Int { isSigned ? (bits == 64 ? Int.min : -(1 << (bits - 1))) : 0 }
  /// The low bits, as a value of this type.
  func wrapped(_ number: Int) -> Int {
    if bits == 64 { return number }
    let low = number & ((1 << bits) - 1)
    return isSigned && low >> (bits - 1) != 0 ? low - (1 << bits) : low
  }
  private var isWideUnsigned: Bool { bits == 64 && !isSigned }
  func isLess(_ a: Int, _ b: Int) -> Bool { isWideUnsigned ? UInt(bitPattern: a) < UInt(bitPattern: b) : a < b }
  func text(_ number: Int) -> String { isWideUnsigned ? String(UInt(bitPattern: number)) : String(number) }
  func text(_ number: Int, radix: Int, uppercase: Bool) -> String {
    isWideUnsigned
      ? String(UInt(bitPattern: number), radix: radix, uppercase: uppercase)
      : String(number, radix: radix, uppercase: uppercase)
  }
  func double(_ number: Int) -> Double { isWideUnsigned ? Double(UInt(bitPattern: number)) : Double(number) }
  private func fits(_ result: Int) -> (Int, Bool) {
    let low = wrapped(result)
    return (low, low != result)
  }
  /// A number of another type, and whether it is too large for this one.
  func converted(_ number: Int, from other: Width) -> (value: Int, fits: Bool) {
    let low = wrapped(number)
    if low != number { return (low, false) }
    if number < 0 { return (low, other.isWideUnsigned ? isWideUnsigned : isSigned) }
    return (low, true)
  }
  func parsed(_ text: some StringProtocol, radix: Int) -> Int? {
    if isWideUnsigned { return UInt(text, radix: radix).map { Int(bitPattern: $0) } }
    guard let number = Int(text, radix: radix), wrapped(number) == number else { return nil }
    return number
  }
  /// A whole number from a fraction without what is behind the point; nil if it is too large.
  func truncated(_ number: Double) -> Int? {
    if isWideUnsigned { return UInt(exactly: number.rounded(.towardZero)).map { Int(bitPattern: $0) } }
    guard let whole = Int(exactly: number.rounded(.towardZero)), wrapped(whole) == whole else { return nil }
    return whole
  }

  func sum(_ a: Int, _ b: Int) -> (Int, Bool) {
    if isWideUnsigned {
      let (r, o) = UInt(bitPattern: a).addingReportingOverflow(UInt(bitPattern: b))
      return (Int(bitPattern: r), o)
    }
    if bits == 64 { return a.addingReportingOverflow(b) }
    return fits(a + b)
  }
  func difference(_ a: Int, _ b: Int) -> (Int, Bool) {
    if isWideUnsigned {
      let (r, o) = UInt(bitPattern: a).subtractingReportingOverflow(UInt(bitPattern: b))
      return (Int(bitPattern: r), o)
    }
    if bits == 64 { return a.subtractingReportingOverflow(b) }
    return fits(a - b)
  }
  func product(_ a: Int, _ b: Int) -> (Int, Bool) {
    if isWideUnsigned {
      let (r, o) = UInt(bitPattern: a).multipliedReportingOverflow(by: UInt(bitPattern: b))
      return (Int(bitPattern: r), o)
    }
    let (r, o) = a.multipliedReportingOverflow(by: b)
    return bits == 64 ? (r, o) : (wrapped(r), o || wrapped(r) != r)
  }
  func quotient(_ a: Int, _ b: Int) -> (Int, Bool) {
    if isWideUnsigned {
      let (r, o) = UInt(bitPattern: a).dividedReportingOverflow(by: UInt(bitPattern: b))
      return (Int(bitPattern: r), o)
    }
    let (r, o) = a.dividedReportingOverflow(by: b)
    return bits == 64 ? (r, o) : (wrapped(r), o || wrapped(r) != r)
  }
  func remainder(_ a: Int, _ b: Int) -> (Int, Bool) {
    if isWideUnsigned {
      let (r, o) = UInt(bitPattern: a).remainderReportingOverflow(dividingBy: UInt(bitPattern: b))
      return (Int(bitPattern: r), o)
    }
    return a.remainderReportingOverflow(dividingBy: b)
  }
  func shiftedLeft(_ a: Int, _ by: Int) -> Int {
    if by < 0 { return shiftedRight(a, by == .min ? .max : -by) }
    return by >= bits ? 0 : wrapped(a << by)
  }
  func shiftedRight(_ a: Int, _ by: Int) -> Int {
    if by < 0 { return shiftedLeft(a, by == .min ? .max : -by) }
    return isWideUnsigned ? Int(bitPattern: UInt(bitPattern: a) >> UInt(by)) : a >> by
  }
  var mask: Int { bits == 64 ? -1 : (1 << bits) - 1 }
}

extension Standard {
  /// Natives of all types of whole numbers.
  static var numbers: Natives {
    var table = Natives()
    for width in Width.all {
      operators(width, "Swift." + width.name + ".", &table)
      members(width, "Swift." + width.name + ".", &table)
    }
    protocols(&table)
    return table
  }

  private typealias Operation = (Int, Int) -> (Int, Bool)
  private static func operators(_ width: Width, _ prefix: String, _ table: inout Natives) {
    func add(_ name: String, _ operation: @escaping Operation, _ message: String, divides: Bool = false) {
      let run: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
        let (a, b) = (try call.int(0), try call.int(1))
        if divides, b == 0 {
          throw call.trap(name == "%" ? "Division by zero in remainder operation" : "Division by zero")
        }
        let (result, overflows) = operation(a, b)
        if overflows { throw call.trap(message) }
        return .int(result)
      }
      table[prefix + name + "(_:_:)"] = run
      table[prefix + name + "=(_:_:)"] = assigning(run)
    }
    add("+", width.sum, "arithmetic overflow")
    add("-", width.difference, "arithmetic overflow")
    add("*", width.product, "arithmetic overflow")
    add("/", width.quotient, "Division results in overflow", divides: true)
    add("%", width.remainder, "Division results in overflow in remainder operation", divides: true)
    add("&", { ($0 & $1, false) }, "")
    add("|", { ($0 | $1, false) }, "")
    add("^", { ($0 ^ $1, false) }, "")
    add("&<<", { (width.shiftedLeft($0, $1 & (width.bits - 1)), false) }, "")
    add("&>>", { (width.shiftedRight($0, $1 & (width.bits - 1)), false) }, "")
    func compare(_ name: String, _ holds: @escaping (Int, Int) -> Bool) {
      table[prefix + name + "(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        .bool(holds(try call.int(0), try call.int(1)))
      }
    }
    compare("==", ==)
    compare("!=", !=)
    compare("<") { width.isLess($0, $1) }
    compare(">") { width.isLess($1, $0) }
    compare("<=") { !width.isLess($1, $0) }
    compare(">=") { !width.isLess($0, $1) }
    func reporting(_ name: String, _ operation: @escaping Operation, divides: Bool = false) {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        let (a, b) = (try call.int(0), try call.int(1))
        if divides, b == 0 { return .tuple([.int(a), .bool(true)]) }
        let (result, overflows) = operation(a, b)
        return .tuple([.int(result), .bool(overflows)])
      }
    }
    reporting("addingReportingOverflow(_:)", width.sum)
    reporting("subtractingReportingOverflow(_:)", width.difference)
    reporting("multipliedReportingOverflow(by:)", width.product)
    reporting("dividedReportingOverflow(by:)", width.quotient, divides: true)
    reporting("remainderReportingOverflow(dividingBy:)", width.remainder, divides: true)
  }
  /// An operator that changes its first argument.
  static func assigning(_ operation: @escaping NativeFunction) -> NativeFunction {
    { (call: inout NativeCall) throws(Interruption) in
      call.arguments[0] = try operation(&call)
      return .void
    }
  }

  private static func members(_ width: Width, _ prefix: String, _ table: inout Natives) {
    func count(_ name: String, _ count: @escaping (Int) -> Int) {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in .int(count(try call.int(0))) }
    }
    table[prefix + "bitWidth"] = { (_: inout NativeCall) throws(Interruption) in .int(width.bits) }
    count("nonzeroBitCount") { ($0 & width.mask).nonzeroBitCount }
    count("leadingZeroBitCount") { ($0 & width.mask).leadingZeroBitCount - (64 - width.bits) }
    count("trailingZeroBitCount") { Swift.min($0.trailingZeroBitCount, width.bits) }
    count("byteSwapped") { width.wrapped(Int(bitPattern: UInt(bitPattern: $0).byteSwapped >> UInt(64 - width.bits))) }
    count("magnitude") { width.isSigned && $0 < 0 ? Int(bitPattern: $0.magnitude) : $0 }
    count("signum()") { width.isSigned ? $0.signum() : ($0 == 0 ? 0 : 1) }
    count("hashValue") { Evaluation.mixed(1, $0) }
    table[prefix + "multipliedFullWidth(by:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (high, low) = width.fullProduct(try call.int(0), try call.int(1))
      return .tuple([.int(high), .int(low)])
    }
    table[prefix + "dividingFullWidth(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let divisor = try call.int(0)
      guard case .tuple(let parts) = call.arguments[1], case .int(let high) = parts[0], case .int(let low) = parts[1]
      else { throw call.evaluation.mistake("two numbers were expected") }
      if divisor == 0 { throw call.trap("Division by zero") }
      guard let (quotient, remainder) = width.fullQuotient(high, low, by: divisor) else {
        throw call.trap("Quotient is not representable")
      }
      return .tuple([.int(quotient), .int(remainder)])
    }
    table[prefix + "init()"] = { (_: inout NativeCall) throws(Interruption) in .int(0) }
    table[prefix + "advanced(by:)"] = table[prefix + "+(_:_:)"]
    table[prefix + "distance(to:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (a, b) = (try call.int(0), try call.int(1))
      return .int(b &- a)
    }
    table[prefix + "init(bitPattern:)"] = { (call: inout NativeCall) throws(Interruption) in
      if case .int(let bits) = call.arguments[0] { return .int(width.wrapped(bits)) }
      if case .object(let object) = call.arguments[0] { return .int(ObjectIdentifier(object).hashValue) }
      return .int(0)
    }
    for source in ["Float16", "Float", "Double", "Float80"] {
      table[prefix + "init(_:\(source))"] = { (call: inout NativeCall) throws(Interruption) in
        try fromFraction(&call, width, 0)
      }
      table[prefix + "init(exactly:\(source))"] = { (call: inout NativeCall) throws(Interruption) in
        let number = try call.double(0)
        guard let whole = width.truncated(number), number == number.rounded(.towardZero) else { return .none }
        return .int(whole)
      }
    }
    table[prefix + "init(ascii:)"] = { (call: inout NativeCall) throws(Interruption) in
      .int(Int(try call.string(0).unicodeScalars.first?.value ?? 0))
    }
  }
  private static func fromFraction(_ call: inout NativeCall, _ width: Width, _ index: Int) throws(Interruption) -> Value {
    let number = try call.double(index)
    if let whole = width.truncated(number) { return .int(whole) }
    let reason =
      number.isFinite
      ? number < 0 ? "the result would be less than \(width.name).min" : "the result would be greater than \(width.name).max"
      : "it is either infinite or NaN"
    throw call.trap("Double value cannot be converted to \(width.name) because \(reason)")
  }

  /// What protocols of numbers add: `Self` is the first type.
  private static func protocols(_ table: inout Natives) {
    func wrapping(_ name: String, _ operation: @escaping (Width, Int, Int) -> Int) {
      let run: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
        let width = try call.width(0)
        return .int(operation(width, try call.int(0), try call.int(1)))
      }
      for owner in ["FixedWidthInteger", "SignedInteger", "BinaryInteger"] {
        table["Swift.\(owner).\(name)(_:_:)"] = run
        table["Swift.\(owner).\(name)=(_:_:)"] = assigning(run)
      }
    }
    wrapping("&+") { $0.sum($1, $2).0 }
    wrapping("&-") { $0.difference($1, $2).0 }
    wrapping("&*") { $0.product($1, $2).0 }
    wrapping("<<") { $0.shiftedLeft($1, $2) }
    wrapping(">>") { $0.shiftedRight($1, $2) }
    wrapping("&<<") { $0.shiftedLeft($1, $2 & ($0.bits - 1)) }
    wrapping("&>>") { $0.shiftedRight($1, $2 & ($0.bits - 1)) }
    wrapping("&") { $1 & $2 }
    wrapping("|") { $1 | $2 }
    wrapping("^") { $1 ^ $2 }
    func compare(_ name: String, _ holds: @escaping (Int) -> Bool) {
      table["Swift.BinaryInteger.\(name)(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        let (a, b) = (try call.int(0), try call.int(1))
        let first = try call.width(0)
        let second = Width.of(call.types.count > 1 ? call.types[1] : call.types[0]) ?? first
        return .bool(holds(order(a, first, b, second)))
      }
    }
    compare("==") { $0 == 0 }
    compare("!=") { $0 != 0 }
    compare("<") { $0 < 0 }
    compare("<=") { $0 <= 0 }
    compare(">") { $0 > 0 }
    compare(">=") { $0 >= 0 }
    let complement: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      let width = try call.width(0)
      return .int(width.wrapped(~(try call.int(0))))
    }
    table["Swift.FixedWidthInteger.~(_:)"] = complement
    table["Swift.BinaryInteger.~(_:)"] = complement
    for owner in ["SignedInteger", "UnsignedInteger", "FixedWidthInteger"] {
      table["Swift.\(owner).max"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.width(0).max) }
      table["Swift.\(owner).min"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.width(0).min) }
      table["Swift.\(owner).isSigned"] = { (call: inout NativeCall) throws(Interruption) in
        .bool(try call.width(0).isSigned)
      }
    }
    table["Swift.FixedWidthInteger.bitWidth"] = { (call: inout NativeCall) throws(Interruption) in
      .int(try call.width(0).bits)
    }
    table["Swift.UnsignedInteger.magnitude"] = { (call: inout NativeCall) throws(Interruption) in call.arguments[0] }
    table["Swift.BinaryInteger.description"] = { (call: inout NativeCall) throws(Interruption) in
      let width = try call.width(0)
      return .string(width.text(try call.int(0)))
    }
    table["Swift.BinaryInteger.init()"] = { (_: inout NativeCall) throws(Interruption) in .int(0) }
    for owner in ["SignedInteger", "UnsignedInteger", "BinaryInteger", "FixedWidthInteger"] {
      table["Swift.\(owner).init(_:)"] = { (call: inout NativeCall) throws(Interruption) in
        let width = try call.width(0)
        if case .double = call.arguments[0] { return try fromFraction(&call, width, 0) }
        let other = Width.of(call.types.last) ?? width
        let (value, fits) = width.converted(try call.int(0), from: other)
        if fits { return .int(value) }
        throw call.trap(
          try call.int(0) < 0 && !width.isSigned
            ? "Negative value is not representable" : "Not enough bits to represent the passed value")
      }
      table["Swift.\(owner).init(exactly:)"] = { (call: inout NativeCall) throws(Interruption) in
        let width = try call.width(0)
        if case .double(let number) = call.arguments[0] {
          guard let whole = width.truncated(number), number == number.rounded(.towardZero) else { return .none }
          return .int(whole)
        }
        let (value, fits) = width.converted(try call.int(0), from: Width.of(call.types.last) ?? width)
        return fits ? .int(value) : .none
      }
      table["Swift.\(owner).init(truncatingIfNeeded:)"] = { (call: inout NativeCall) throws(Interruption) in
        let width = try call.width(0)
        return .int(width.wrapped(try call.int(0)))
      }
      table["Swift.\(owner).init(clamping:)"] = { (call: inout NativeCall) throws(Interruption) in
        let width = try call.width(0)
        let number = try call.int(0)
        let other = Width.of(call.types.last) ?? width
        let (value, fits) = width.converted(number, from: other)
        if fits { return .int(value) }
        return .int(other.isSigned && number < 0 ? width.min : width.max)
      }
    }
    let parse: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      let width = try call.width(0)
      let radix = try call.radix(1)
      return Value(optional: width.parsed(try call.part(0), radix: radix).map { .int($0) })
    }
    table["Swift.FixedWidthInteger.init(_:String)"] = parse
    table["Swift.FixedWidthInteger.init(_:radix:)"] = parse
    table["Swift.BinaryInteger.isMultiple(of:)"] = { (call: inout NativeCall) throws(Interruption) in
      let width = try call.width(0)
      let (a, b) = (try call.int(0), try call.int(1))
      return .bool(b == 0 ? a == 0 : width.remainder(a, b).0 == 0)
    }
    table["Swift.SignedInteger.isMultiple(of:)"] = table["Swift.BinaryInteger.isMultiple(of:)"]
    table["Swift.BinaryInteger.quotientAndRemainder(dividingBy:)"] = { (call: inout NativeCall) throws(Interruption) in
      let width = try call.width(0)
      let (a, b) = (try call.int(0), try call.int(1))
      if b == 0 { throw call.trap("Division by zero") }
      return .tuple([.int(width.quotient(a, b).0), .int(width.remainder(a, b).0)])
    }
    table["Swift.BinaryInteger.signum()"] = { (call: inout NativeCall) throws(Interruption) in
      let width = try call.width(0)
      let a = try call.int(0)
      return .int(a == 0 ? 0 : width.isSigned && a < 0 ? -1 : 1)
    }
    table["Swift.BinaryInteger.advanced(by:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (result, overflows) = try call.width(0).sum(try call.int(0), try call.int(1))
      if overflows { throw call.trap("arithmetic overflow") }
      return .int(result)
    }
    table["Swift.BinaryInteger.distance(to:)"] = { (call: inout NativeCall) throws(Interruption) in
      .int(try call.int(1) &- (try call.int(0)))
    }
  }
  /// -1, 0 or 1.
  private static func order(_ a: Int, _ first: Width, _ b: Int, _ second: Width) -> Int {
    func high(_ number: Int, _ width: Width) -> Int { number < 0 ? (width.isSigned ? -1 : 1) : 0 }
    let (x, y) = (high(a, first), high(b, second))
    if x != y { return x < y ? -1 : 1 }
    if x == 1 { return UInt(bitPattern: a) < UInt(bitPattern: b) ? -1 : a == b ? 0 : 1 }
    return a < b ? -1 : a == b ? 0 : 1
  }
}

extension NativeCall {
  /// What a generic parameter stands for, as a type of whole numbers.
  @MainActor func width(_ index: Int) throws(Interruption) -> Width {
    if types.indices.contains(index), let width = Width.of(types[index]) { return width }
    throw evaluation.mistake("a type of whole numbers was expected")
  }
}
