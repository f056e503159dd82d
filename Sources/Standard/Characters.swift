internal import Declarations
internal import Runtime

extension Standard {
  /// Natives of characters and scalars: both are texts.
  static var characters: Natives {
    var table = Natives()
    func test(_ name: String, _ holds: @escaping @Sendable (Character) -> Bool) {
      table["Swift.Character." + name] = { (call: inout NativeCall) throws(Interruption) in
        .bool(try call.string(0).first.map(holds) ?? false)
      }
    }
    test("isASCII") { $0.isASCII }
    test("isCased") { $0.isCased }
    test("isCurrencySymbol") { $0.isCurrencySymbol }
    test("isHexDigit") { $0.isHexDigit }
    test("isLetter") { $0.isLetter }
    test("isLowercase") { $0.isLowercase }
    test("isMathSymbol") { $0.isMathSymbol }
    test("isNewline") { $0.isNewline }
    test("isNumber") { $0.isNumber }
    test("isPunctuation") { $0.isPunctuation }
    test("isSymbol") { $0.isSymbol }
    test("isUppercase") { $0.isUppercase }
    test("isWhitespace") { $0.isWhitespace }
    test("isWholeNumber") { $0.isWholeNumber }
    func number(_ name: String, _ number: @escaping @Sendable (Character) -> Int?) {
      table["Swift.Character." + name] = { (call: inout NativeCall) throws(Interruption) in
        Value(optional: (try call.string(0)).first.flatMap(number).map { .int($0) })
      }
    }
    number("wholeNumberValue") { $0.wholeNumberValue }
    number("hexDigitValue") { $0.hexDigitValue }
    number("asciiValue") { $0.asciiValue.map(Int.init) }
    func scalar(_ name: String, _ value: @escaping @MainActor (Unicode.Scalar) -> Value) {
      table["Swift.Unicode.Scalar." + name] = { (call: inout NativeCall) throws(Interruption) in
        guard let scalar = try call.string(0).unicodeScalars.first else {
          throw call.evaluation.mistake("a scalar was expected")
        }
        return value(scalar)
      }
    }
    scalar("value") { .int(Int($0.value)) }
    scalar("isASCII") { .bool($0.isASCII) }
    scalar("description") { .string(String($0)) }
    scalar("debugDescription") { .string($0.debugDescription) }
    scalar("hashValue") { .int(Evaluation.mixed(4, Int($0.value))) }
    for (name, holds) in [("==", { $0 == $1 }), ("<", { $0 < $1 })] as [(String, (String, String) -> Bool)] {
      table["Swift.Unicode.Scalar.\(name)(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        .bool(holds(try call.string(0), try call.string(1)))
      }
    }
    let make: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      if case .int(let number) = call.arguments[0] {
        return Value(optional: Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { .string(String($0)) })
      }
      return call.arguments[0]
    }
    table["Swift.Unicode.Scalar.init(_:)"] = make
    for owner in ["Unicode.Scalar", "Character"] {
      for label in ["unicodeScalarLiteral", "extendedGraphemeClusterLiteral"] {
        table["Swift.\(owner).init(\(label):)"] = make
      }
    }
    table["Swift.Unicode.Scalar.init(_:UInt8)"] = { (call: inout NativeCall) throws(Interruption) in
      .string(String(Unicode.Scalar(UInt8(truncatingIfNeeded: try call.int(0)))))
    }
    return table
  }
}
