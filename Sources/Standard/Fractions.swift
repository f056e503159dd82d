internal import Declarations
internal import Foundation
internal import Runtime

extension Standard {
  /// Natives of `Double`, `Float` and `CGFloat`: all are doubles; what a `Float` gives is rounded.
  static var fractions: Natives {
    var table = Natives()
    for (prefix, isFloat) in [("Swift.Double.", false), ("Swift.Float.", true), ("Foundation.CGFloat.", false)] {
      let round: (Double) -> Double = isFloat ? { Double(Float($0)) } : { $0 }
      operators(prefix, round, &table)
      constants(prefix, isFloat, &table)
      conversions(prefix, isFloat, round, &table)
    }
    // What the protocols add, for every type of theirs.
    for owner in ["FloatingPoint", "BinaryFloatingPoint"] {
      let prefix = "Swift.\(owner)."
      for name in ["<(_:_:)", "<=(_:_:)", "==(_:_:)", ">(_:_:)", ">=(_:_:)"] { table[prefix + name] = table["Swift.Double." + name] }
    }
    protocols(&table)
    return table
  }

  private static func binary(_ operation: @escaping (Double, Double) -> Double) -> NativeFunction {
    { (call: inout NativeCall) throws(Interruption) in .double(operation(try call.double(0), try call.double(1))) }
  }
  private static func unary(_ operation: @escaping (Double) -> Double) -> NativeFunction {
    { (call: inout NativeCall) throws(Interruption) in .double(operation(try call.double(0))) }
  }
  private static func operators(_ prefix: String, _ round: @escaping (Double) -> Double, _ table: inout Natives) {
    func add(_ name: String, _ operation: @escaping (Double, Double) -> Double) {
      table[prefix + name + "(_:_:)"] = binary { round(operation($0, $1)) }
      table[prefix + name + "=(_:_:)"] = assigning(binary { round(operation($0, $1)) })
    }
    add("+", +)
    add("-", -)
    add("*", *)
    add("/", /)
    table[prefix + "-(_:)"] = unary { -$0 }
    func compare(_ name: String, _ holds: @escaping (Double, Double) -> Bool) {
      let run: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
        .bool(holds(try call.double(0), try call.double(1)))
      }
      table[prefix + name] = run
    }
    for (name, holds) in [
      ("==", { $0 == $1 }), ("<", { $0 < $1 }), ("<=", { $0 <= $1 }), (">", { $0 > $1 }), (">=", { $0 >= $1 }), ("!=", { $0 != $1 }),
    ] as [(String, (Double, Double) -> Bool)] { compare(name + "(_:_:)", holds) }
    compare("isEqual(to:)") { $0 == $1 }
    compare("isLess(than:)") { $0 < $1 }
    compare("isLessThanOrEqualTo(_:)") { $0 <= $1 }
    table[prefix + "advanced(by:)"] = table[prefix + "+(_:_:)"]
    table[prefix + "distance(to:)"] = binary { round($1 - $0) }
    table[prefix + "negate()"] = assigning(unary { -$0 })
    table[prefix + "formSquareRoot()"] = assigning(unary { round($0.squareRoot()) })
    table[prefix + "formRemainder(dividingBy:)"] = assigning(binary { $0.remainder(dividingBy: $1) })
    table[prefix + "formTruncatingRemainder(dividingBy:)"] = assigning(binary { $0.truncatingRemainder(dividingBy: $1) })
    table[prefix + "magnitude"] = unary { $0.magnitude }
    table[prefix + "round(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      call.arguments[0] = .double(try call.double(0).rounded(try call.rule(1)))
      return .void
    }
    func test(_ name: String, _ holds: @escaping (Double) -> Bool) {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in .bool(holds(try call.double(0))) }
    }
    let classified: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      let number = try call.double(0)
      let isFloat = call.types.first?.isStandard("Float") == true
      let found = isFloat ? Float(number).floatingPointClass : number.floatingPointClass
      return try call.named("FloatingPointClassification", "\(found)")
    }
    table["Swift.FloatingPoint.floatingPointClass"] = classified
    table["Swift.BinaryFloatingPoint.floatingPointClass"] = classified
    table[prefix + "floatingPointClass"] = classified
    test("isNaN") { $0.isNaN }
    test("isFinite") { $0.isFinite }
    test("isInfinite") { $0.isInfinite }
    test("isZero") { $0.isZero }
    test("isNormal") { $0.isNormal }
    test("isSubnormal") { $0.isSubnormal }
    test("isSignMinus") { $0.sign == .minus }
    test("isSignalingNaN") { $0.isSignalingNaN }
    table[prefix + "sign"] = { (call: inout NativeCall) throws(Interruption) in
      .enumeration(try call.double(0).sign == .plus ? 1 : 0, [])
    }
  }
  private static func constants(_ prefix: String, _ isFloat: Bool, _ table: inout Natives) {
    func constant(_ name: String, _ double: Double, _ float: Float) {
      let value = Value.double(isFloat ? Double(float) : double)
      table[prefix + name] = { (_: inout NativeCall) throws(Interruption) in value }
    }
    constant("pi", .pi, .pi)
    constant("infinity", .infinity, .infinity)
    constant("nan", .nan, .nan)
    constant("quietNaN", .nan, .nan)
    constant("signalingNaN", .signalingNaN, .signalingNaN)
    table[prefix + "isCanonical"] = { (_: inout NativeCall) throws(Interruption) in .bool(true) }
    for (name, double, float) in [
      ("exponentBitCount", 11, 8), ("significandBitCount", 52, 23), ("radix", 2, 2),
    ] {
      table[prefix + name] = { (_: inout NativeCall) throws(Interruption) in .int(isFloat ? float : double) }
    }
    table[prefix + "significandWidth"] = { (call: inout NativeCall) throws(Interruption) in
      let number = try call.double(0)
      return .int(isFloat ? Float(number).significandWidth : number.significandWidth)
    }
    table[prefix + "significandBitPattern"] = { (call: inout NativeCall) throws(Interruption) in
      let number = try call.double(0)
      return .int(isFloat ? Int(Float(number).significandBitPattern) : Int(number.significandBitPattern))
    }
    table[prefix + "exponentBitPattern"] = { (call: inout NativeCall) throws(Interruption) in
      let number = try call.double(0)
      return .int(isFloat ? Int(Float(number).exponentBitPattern) : Int(number.exponentBitPattern))
    }
    table[prefix + "addProduct(_:_:)"] = assigning { (call: inout NativeCall) throws(Interruption) in
      let (a, b, c) = (try call.double(0), try call.double(1), try call.double(2))
      return .double(isFloat ? Double(Float(a).addingProduct(Float(b), Float(c))) : a.addingProduct(b, c))
    }
    table[prefix + "init(sign:exponent:significand:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (sign, exponent, significand) = (try sign(call, 0), try call.int(1), try call.double(2))
      return .double(
        isFloat
          ? Double(Float(sign: sign, exponent: exponent, significand: Float(significand)))
          : Double(sign: sign, exponent: exponent, significand: significand))
    }
    table[prefix + "init(signOf:magnitudeOf:)"] = binary { Double(signOf: $0, magnitudeOf: $1) }
    table["Swift.BinaryFloatingPoint.init(signOf:magnitudeOf:)"] = binary { Double(signOf: $0, magnitudeOf: $1) }
    constant("greatestFiniteMagnitude", .greatestFiniteMagnitude, .greatestFiniteMagnitude)
    constant("leastNormalMagnitude", .leastNormalMagnitude, .leastNormalMagnitude)
    constant("leastNonzeroMagnitude", .leastNonzeroMagnitude, .leastNonzeroMagnitude)
    constant("ulpOfOne", .ulpOfOne, .ulpOfOne)
    constant("zero", 0, 0)
    constant("init()", 0, 0)
    table[prefix + "ulp"] = unary { isFloat ? Double(Float($0).ulp) : $0.ulp }
    table[prefix + "nextUp"] = unary { isFloat ? Double(Float($0).nextUp) : $0.nextUp }
    table[prefix + "nextDown"] = unary { isFloat ? Double(Float($0).nextDown) : $0.nextDown }
    table[prefix + "significand"] = unary { $0.significand }
    table[prefix + "binade"] = unary { $0.binade }
    table[prefix + "exponent"] = { (call: inout NativeCall) throws(Interruption) in .int(Int(try call.double(0).exponent)) }
    table[prefix + "bitPattern"] = { (call: inout NativeCall) throws(Interruption) in
      let number = try call.double(0)
      return .int(isFloat ? Int(Float(number).bitPattern) : Int(bitPattern: UInt(number.bitPattern)))
    }
    table[prefix + "init(bitPattern:)"] = { (call: inout NativeCall) throws(Interruption) in
      let bits = try call.int(0)
      return .double(
        isFloat
          ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
          : Double(bitPattern: UInt64(truncatingIfNeeded: bits)))
    }
  }
  /// `FloatingPointSign`, by the place of its case.
  private static func sign(_ call: NativeCall, _ index: Int) throws(Interruption) -> FloatingPointSign {
    guard case .enumeration(let place, _) = call.arguments[index] else {
      throw call.evaluation.mistake("a sign was expected")
    }
    return place == 0 ? .minus : .plus
  }
  private static func conversions(
    _ prefix: String, _ isFloat: Bool, _ round: @escaping (Double) -> Double, _ table: inout Natives
  ) {
    let convert: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      switch call.arguments[0] {
      case .double(let number): return .double(round(number))
      case .int(let number): return .double(round(Width.of(call.types.last)?.double(number) ?? Double(number)))
      default: return try parsed(&call, isFloat)
      }
    }
    table[prefix + "init(_:)"] = convert
    table[prefix + "init(floatLiteral:)"] = convert
    table[prefix + "init(integerLiteral:)"] = convert
    table[prefix + "init(exactly:)"] = { (call: inout NativeCall) throws(Interruption) in
      switch call.arguments[0] {
      case .double(let number): return round(number) == number ? .double(number) : .none
      case .int(let number):
        let made = Double(exactly: number)
        return Value(optional: made.flatMap { round($0) == $0 ? .double($0) : nil })
      default: return .none
      }
    }
    func text(_ name: String) {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        let number = try call.double(0)
        return .string(isFloat ? "\(Float(number))" : "\(number)")
      }
    }
    text("description")
    text("debugDescription")
  }
  private static func parsed(_ call: inout NativeCall, _ isFloat: Bool) throws(Interruption) -> Value {
    let text = try call.part(0)
    if isFloat { return Value(optional: Float(text).map { .double(Double($0)) }) }
    return Value(optional: Double(text).map { .double($0) })
  }

  private static func protocols(_ table: inout Natives) {
    func add(_ name: String, _ run: @escaping NativeFunction) { table["Swift.FloatingPoint." + name] = run }
    func float(_ operation: @escaping (Double) -> Double) -> NativeFunction {
      { (call: inout NativeCall) throws(Interruption) in
        let result = operation(try call.double(0))
        return .double(call.types.first?.isStandard("Float") == true ? Double(Float(result)) : result)
      }
    }
    add("rounded()", unary { $0.rounded() })
    add("rounded(_:)") { (call: inout NativeCall) throws(Interruption) in
      .double(try call.double(0).rounded(try call.rule(1)))
    }
    add("round()", assigning(unary { $0.rounded() }))
    add("squareRoot()", float { $0.squareRoot() })
    add("truncatingRemainder(dividingBy:)", binary { $0.truncatingRemainder(dividingBy: $1) })
    add("remainder(dividingBy:)", binary { $0.remainder(dividingBy: $1) })
    add("minimum(_:_:)", binary { .minimum($0, $1) })
    add("maximum(_:_:)", binary { .maximum($0, $1) })
    add("ulpOfOne") { (call: inout NativeCall) throws(Interruption) in
      .double(call.types.first?.isStandard("Float") == true ? Double(Float.ulpOfOne) : .ulpOfOne)
    }
    add("nextDown") { (call: inout NativeCall) throws(Interruption) in
      let number = try call.double(0)
      return .double(call.types.first?.isStandard("Float") == true ? Double(Float(number).nextDown) : number.nextDown)
    }
    add("minimumMagnitude(_:_:)", binary { .minimumMagnitude($0, $1) })
    add("maximumMagnitude(_:_:)", binary { .maximumMagnitude($0, $1) })
    table["Swift.BinaryFloatingPoint.isTotallyOrdered(belowOrEqualTo:)"] = {
      (call: inout NativeCall) throws(Interruption) in
      .bool(try call.double(0).isTotallyOrdered(belowOrEqualTo: try call.double(1)))
    }
    table["Swift.BinaryFloatingPoint.radix"] = { (_: inout NativeCall) throws(Interruption) in .int(2) }
    add("addingProduct(_:_:)") { (call: inout NativeCall) throws(Interruption) in
      .double(try call.double(0).addingProduct(try call.double(1), try call.double(2)))
    }
    table["Swift.BinaryFloatingPoint.init(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var number: Double
      switch call.arguments[0] {
      case .double(let value): number = value
      case .int(let value): number = Width.of(call.types.last)?.double(value) ?? Double(value)
      default: throw call.evaluation.mistake("a number was expected")
      }
      if call.types.first?.isStandard("Float") == true { number = Double(Float(number)) }
      return .double(number)
    }
    let functions: [(String, (Double) -> Double)] = [
      ("sqrt", { $0.squareRoot() }), ("sin", sin), ("cos", cos), ("tan", tan), ("asin", asin), ("acos", acos), ("atan", atan),
      ("sinh", sinh), ("cosh", cosh), ("tanh", tanh), ("exp", exp), ("exp2", exp2), ("log", log), ("log2", log2),
      ("log10", log10), ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }), ("trunc", { $0.rounded(.towardZero) }),
      ("round", { $0.rounded() }), ("rint", { $0.rounded(.toNearestOrEven) }), ("cbrt", cbrt), ("fabs", { $0.magnitude }),
    ]
    for module in ["Foundation", "Glibc"] {
      for (name, function) in functions { table["\(module).\(name)(_:)"] = unary(function) }
      table["\(module).pow(_:_:)"] = binary { pow($0, $1) }
      table["\(module).atan2(_:_:)"] = binary { atan2($0, $1) }
      table["\(module).hypot(_:_:)"] = binary { hypot($0, $1) }
      table["\(module).fmod(_:_:)"] = binary { fmod($0, $1) }
      table["\(module).fmin(_:_:)"] = binary { fmin($0, $1) }
      table["\(module).fmax(_:_:)"] = binary { fmax($0, $1) }
    }
  }
}

extension NativeCall {
  /// `FloatingPointRoundingRule`, by the place of its case.
  @MainActor func rule(_ index: Int) throws(Interruption) -> FloatingPointRoundingRule {
    guard case .enumeration(let number, _) = arguments[index],
      let type = evaluation.types.standard("FloatingPointRoundingRule"),
      let layout = evaluation.types.layout(of: type), layout.cases.indices.contains(number)
    else { return .toNearestOrAwayFromZero }
    switch layout.cases[number].name {
    case "up": return .up
    case "down": return .down
    case "towardZero": return .towardZero
    case "awayFromZero": return .awayFromZero
    case "toNearestOrEven": return .toNearestOrEven
    default: return .toNearestOrAwayFromZero
    }
  }
}
