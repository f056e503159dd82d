internal import Foundation

extension Catalogue {
  /// `Float`, `Decimal` and the whole numbers of fixed sizes: initialisers from and to other numbers, and members.
  func registerNumberTypes() {
    let whole = TypeParameter("Whole", ["BinaryInteger"])
    let fraction = TypeParameter("Fraction", ["BinaryFloatingPoint"])
    for type in NumberTypes.all { register(type) }
    for result in [StaticType.int, .double, .cgFloat] {
      for source in [whole, fraction, TypeParameter("Signed", ["SignedNumeric"])] {
        guard case .library(let owner, _) = result else { continue }
        let entry = CatalogueEntry(
          .initializer, owner.name, "init", [ParameterSignature(label: nil, name: "value", type: .parameter(source))], result: result, typeParameters: [source],
          doc: "The number as a '\(result)'.", isDisfavored: true
        ) { call throws(Interruption) -> Value in
          let value = call.argument(0)
          if result != .int { return .double(value.number ?? value.numeric?.double ?? .nan) }
          if case .int = value { return value }
          guard let number = value.numeric?.whole ?? value.number.flatMap({ Int(exactly: $0.rounded(.towardZero)) }) else {
            throw call.evaluation.failure(.arithmetic(.notRepresentable, at: call.evaluation.range(call.span)))
          }
          return .int(number)
        }
        add(entry)
      }
    }
    registerTextualNumbers()
    registerRandomNumbers()
    numberTypeMembers(Int.self)
    numberTypeMembers(Double.self)
    numberTypeMembers(CGFloat.self)
    numberMembersOfFractions()
  }

  private func register<T: NumericValue>(_ type: T.Type) {
    add(T.libraryType)
    let sources = [TypeParameter("Whole", ["BinaryInteger"]), TypeParameter("Fraction", ["BinaryFloatingPoint"]), TypeParameter("Signed", ["SignedNumeric"])]
    for source in sources {
      add(
        CatalogueEntry(
          .initializer, T.libraryType.name, "init", [ParameterSignature(label: nil, name: "value", type: .parameter(source))], result: T.staticType, typeParameters: [source],
          doc: "The number as a '\(T.libraryType.name)'."
        ) { call throws(Interruption) -> Value in
          let value = call.argument(0)
          let result: T?
          switch value {
          case .int(let number): result = T.converting(number)
          case .double(let number): result = T.converting(number)
          default: result = (value.numeric as? T) ?? value.numeric?.whole.flatMap { T.converting($0) } ?? value.numeric.flatMap { T.converting($0.double) }
          }
          guard let result else { throw call.evaluation.failure(.arithmetic(.notRepresentable, at: call.evaluation.range(call.span))) }
          return result.value
        })
    }
    property(of: T.self, "description", doc: "The number as text.") { "\($0)" }
    constant(T.converting(0) ?? T.literal("0", radix: 10, isWhole: true), "zero", doc: "The number 0.")
  }
  private func constant<T: NumericValue>(_ value: T?, _ name: String, doc: String) {
    if let value { constant(value, name, doc: doc) }
  }

  /// Numbers read from text, and written with another radix.
  private func registerTextualNumbers() {
    func reading(_ result: StaticType, _ read: @escaping @MainActor (String) -> Value?) {
      guard case .library(let owner, _) = result else { return }
      add(
        CatalogueEntry(
          .initializer, owner.name, "init", [ParameterSignature(label: nil, name: "text", type: .string)], result: .optional(result),
          doc: "The number that a text names; nil for any other text."
        ) { call throws(Interruption) -> Value in read(try String.read(call.argument(0), call)).map { .some($0) } ?? .none })
    }
    reading(.int) { Int($0).map { .int($0) } }
    reading(.double) { Double($0).map { .double($0) } }
    reading(Float.staticType) { Float($0)?.value }
    for type in NumberTypes.all where type.libraryType.protocols.contains("FixedWidthInteger") {
      reading(type.staticType) { text in NumberTypes.literal(type, text, radix: 10, isWhole: true) }
    }
    add(
      CatalogueEntry(
        .initializer, "Decimal", "init", [ParameterSignature(label: "string", name: "string", type: .string)], result: .optional(Decimal.staticType),
        doc: "The number that a text names."
      ) { call throws(Interruption) -> Value in Decimal(string: try String.read(call.argument(0), call)).map { .some($0.value) } ?? .none })
    let radix = ParameterSignature(label: "radix", name: "radix", type: .int)
    for type in [Int.staticType] + NumberTypes.all.filter({ $0.libraryType.protocols.contains("FixedWidthInteger") }).map({ $0.staticType }) {
      guard case .library(let owner, _) = type else { continue }
      add(
        CatalogueEntry(
          .initializer, owner.name, "init", [ParameterSignature(label: nil, name: "text", type: .string), radix], result: .optional(type),
          doc: "The number that a text names, with a radix."
        ) { call throws(Interruption) -> Value in
          let (text, radix) = (try String.read(call.argument(0), call), try Int.read(call.argument(1), call))
          guard (2...36).contains(radix) else { throw call.evaluation.failure(.arithmetic(.notRepresentable, at: call.evaluation.range(call.span))) }
          if type == .int { return Int(text, radix: radix).map { .some(.int($0)) } ?? .none }
          return NumberTypes.type(type).flatMap { NumberTypes.literal($0, text, radix: radix, isWhole: true) }.map { .some($0) } ?? .none
        })
    }
    let whole = TypeParameter("Source", ["BinaryInteger"])
    add(
      CatalogueEntry(
        .initializer, "String", "init",
        [ParameterSignature(label: nil, name: "number", type: .parameter(whole)), radix, ParameterSignature(label: "uppercase", name: "uppercase", type: .bool, hasDefault: true)],
        result: .string, typeParameters: [whole], doc: "A whole number as text, with a radix."
      ) { call throws(Interruption) -> Value in
        let (number, radix) = (call.argument(0), try Int.read(call.argument(1), call))
        let isLarge = try call.arguments[2].map { value throws(Interruption) in try Bool.read(value, call) } ?? false
        guard (2...36).contains(radix) else { throw call.evaluation.failure(.arithmetic(.notRepresentable, at: call.evaluation.range(call.span))) }
        func opened<T: BinaryInteger>(_ number: T) -> Value { .string(String(number, radix: radix, uppercase: isLarge)) }
        if case .int(let number) = number { return opened(number) }
        if case .library(let number) = number, let number = number as? any BinaryInteger { return opened(number) }
        throw call.mismatch(.int)
      })
  }

  /// What whole numbers and fractions have alike.
  private func numberTypeMembers<T: Interpretable & SignedNumeric & Comparable>(_ type: T.Type) {
    property(of: T.self, "magnitude", doc: "The number without its sign.") { number throws(OperationFailure) in
      if let whole = number as? Int, whole == .min { throw .overflow }
      return number < 0 ? -number : number
    }
    property(of: T.self, "hashValue", doc: "A number for look-up in tables.") { Hashed($0).number }
  }
  private func numberMembersOfFractions() {
    for type in [StaticType.double, .cgFloat] {
      guard case .library(let owner, _) = type else { continue }
      add(FloatingPointRoundingRule.libraryType)
      add(
        CatalogueEntry(
          .method, owner.name, "rounded", [ParameterSignature(label: nil, name: "rule", type: FloatingPointRoundingRule.staticType)], result: type, doc: "A whole number near by."
        ) { call throws(Interruption) -> Value in
          .double((call.base.number ?? .nan).rounded(try FloatingPointRoundingRule.read(call.argument(0), call)))
        })
      add(
        CatalogueEntry(
          .method, owner.name, "truncatingRemainder", [ParameterSignature(label: "dividingBy", name: "other", type: type)], result: type, doc: "What a division leaves."
        ) { call throws(Interruption) -> Value in
          .double((call.base.number ?? .nan).truncatingRemainder(dividingBy: call.argument(0).number ?? .nan))
        })
      for (name, doc, test) in [
        ("isFinite", "True for what is a number and has an end.", { (value: Double) in value.isFinite }), ("isNaN", "True for what is no number.", { $0.isNaN }),
        ("isInfinite", "True for what has no end.", { $0.isInfinite }), ("isZero", "True for 0.", { $0.isZero }),
      ] {
        add(CatalogueEntry(.property, owner.name, name, [], result: .bool, doc: doc) { call in .bool(test(call.base.number ?? .nan)) })
      }
    }
    constants(
      FloatingPointRoundingRule.self,
      [
        "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero, "toNearestOrEven": .toNearestOrEven,
        "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
      ])
    constant(Double.greatestFiniteMagnitude, "greatestFiniteMagnitude", doc: "The largest number.")
    constant(Double.leastNonzeroMagnitude, "leastNonzeroMagnitude", doc: "The smallest number above 0.")
    constant(CGFloat.leastNonzeroMagnitude, "leastNonzeroMagnitude", doc: "The smallest number above 0.")
    constant(Double.ulpOfOne, "ulpOfOne", doc: "The distance from 1 to the next number.")
    constant(Int.zero, "zero", doc: "The number 0.")
    constant(Float.pi, "pi", doc: "The half circumference of the unit circle, 3.14.")
    constant(UInt32.max, "max", doc: "The largest number.")
    constant(UInt8.max, "max", doc: "The largest number.")
    constant(UInt64.max, "max", doc: "The largest number.")
    constant(Int32.max, "max", doc: "The largest number.")
    constant(Int64.max, "max", doc: "The largest number.")
    property(of: Int.self, "isZero", doc: "True for 0.") { $0 == 0 }
    method(of: Int.self, "signum", doc: "-1, 0 or 1, by the sign.") { $0.signum() }
    method(of: Float.self, "rounded", doc: "The nearest whole number, halves away from zero.") { $0.rounded() }
  }
}

extension FloatingPointRoundingRule: NamedValue {}

/// A hash that is the same in each run.
private struct Hashed {
  let number: Int
  init(_ value: some Interpretable) {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in "\(value)".utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    number = Int(truncatingIfNeeded: hash)
  }
}
