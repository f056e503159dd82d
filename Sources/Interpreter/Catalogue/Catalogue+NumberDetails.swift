internal import Foundation
internal import Views

extension Catalogue {
  /// What numbers can do besides calculating: exact and clamping conversions, signs, bits, steps, functions of C's library, and generators of a file's own.
  func registerNumberDetails() {
    registerExactNumbers()
    registerSteps()
    registerMoreFunctions()
    registerOwnGenerators()
    property(of: CGVector.self, "dx", \.dx, doc: "How far to the right.")
    property(of: CGVector.self, "dy", \.dy, doc: "How far down.")
    constants(FloatingPointSign.self, ["plus": .plus, "minus": .minus])
    property(of: Double.self, "sign", doc: "Whether the number is below 0.") { $0.sign }
    property(of: CGFloat.self, "sign", doc: "Whether the number is below 0.") { $0.sign }
    method(of: Double.self, "remainder", Parameter<Double>("dividingBy"), doc: "What a division to the nearest whole number leaves.") { $0.remainder(dividingBy: $1) }
    method(of: Double.self, "isLess", Parameter<Double>("than"), doc: "True for the smaller number.") { $0.isLess(than: $1) }
  }

  private func parameter(_ label: String?, _ type: StaticType) -> ParameterSignature { ParameterSignature(label: label, name: label ?? "value", type: type) }

  private func registerExactNumbers() {
    integer(Int.self)
    integer(Int8.self)
    integer(Int16.self)
    integer(Int32.self)
    integer(Int64.self)
    integer(UInt.self)
    integer(UInt8.self)
    integer(UInt16.self)
    integer(UInt32.self)
    integer(UInt64.self)
  }
  private func integer<T: FixedWidthInteger & Interpretable>(_ type: T.Type) {
    let owner = T.ownerName
    let (whole, fraction) = (TypeParameter("Whole", ["BinaryInteger"]), TypeParameter("Fraction", ["BinaryFloatingPoint"]))
    func value(_ argument: Value) -> (any BinaryInteger)? {
      if case .int(let number) = argument { return number }
      if case .library(let number) = argument { return number as? any BinaryInteger }
      return nil
    }
    for source in [whole, fraction] {
      add(
        CatalogueEntry(
          .initializer, owner, "init", [parameter("exactly", .parameter(source))], result: .optional(T.staticType), typeParameters: [source],
          doc: "The same number; nil where the type has none."
        ) { call in
          if let number = value(call.argument(0)) { return T(exactly: number).value }
          return (call.argument(0).number ?? call.argument(0).numeric?.double).flatMap { T(exactly: $0) }.value
        })
    }
    for (label, make) in [("clamping", { (number: any BinaryInteger) in T(clamping: number) }), ("truncatingIfNeeded", { T(truncatingIfNeeded: $0) })] {
      add(
        CatalogueEntry(
          .initializer, owner, "init", [parameter(label, .parameter(whole))], result: T.staticType, typeParameters: [whole],
          doc: "The nearest number that the type has, or the lower bits."
        ) { call throws(Interruption) -> Value in
          guard let number = value(call.argument(0)) else { throw call.mismatch(.int) }
          return make(number).value
        })
    }
    if T.self != Int.self {
      for (name, number) in [("max", T.max), ("min", T.min)] where members(of: owner, named: name).isEmpty { constant(number, name, doc: "The largest or the smallest number.") }
      for kind in ["Range", "ClosedRange"] {
        let type = StaticType.library(LibraryType(kind), [T.staticType])
        add(
          CatalogueEntry(.staticMethod, owner, "random", [parameter("in", type)], result: T.staticType, doc: "A number of the range, by chance.") {
            call throws(Interruption) -> Value in
            guard case .library(let range) = call.argument(0) else { throw call.mismatch(type) }
            if let range = range as? ClosedRange<T> { return T.random(in: range, using: &call.evaluation.chance).value }
            if let range = range as? Range<T>, !range.isEmpty { return T.random(in: range, using: &call.evaluation.chance).value }
            throw call.evaluation.failure(.arithmetic(.emptyRange, at: call.evaluation.range(call.span)))
          })
      }
    }
    constant(T.bitWidth, "bitWidth", of: owner, doc: "How many bits the number has.")
    for (name, path) in [
      ("nonzeroBitCount", \T.nonzeroBitCount), ("leadingZeroBitCount", \T.leadingZeroBitCount), ("trailingZeroBitCount", \T.trailingZeroBitCount),
    ] { property(of: T.self, name, doc: "How many bits are 0 or 1.") { $0[keyPath: path] } }
    let pair = StaticType.tuple([StaticType.Element(label: "quotient", type: T.staticType), StaticType.Element(label: "remainder", type: T.staticType)])
    add(
      CatalogueEntry(.method, owner, "quotientAndRemainder", [parameter("dividingBy", T.staticType)], result: pair, doc: "What a division gives, and what it leaves.") {
        call throws(Interruption) -> Value in
        let (a, b) = (try T.read(call.base, call), try T.read(call.argument(0), call))
        let (quotient, overflow) = b == 0 ? (0, true) : a.dividedReportingOverflow(by: b)
        if overflow { throw call.evaluation.failure(.arithmetic(b == 0 ? .divisionByZero : .overflow, at: call.evaluation.range(call.span))) }
        return .tuple([quotient.value, (a % b).value])
      })
    let checked = StaticType.tuple([StaticType.Element(label: "partialValue", type: T.staticType), StaticType.Element(label: "overflow", type: .bool)])
    for (name, label, apply) in [
      ("addingReportingOverflow", nil, { (a: T, b: T) in a.addingReportingOverflow(b) }), ("subtractingReportingOverflow", nil, { $0.subtractingReportingOverflow($1) }),
      ("multipliedReportingOverflow", "by" as String?, { $0.multipliedReportingOverflow(by: $1) }),
    ] {
      add(
        CatalogueEntry(.method, owner, name, [parameter(label, T.staticType)], result: checked, doc: "The lower bits of the result, and whether more are needed.") {
          call throws(Interruption) -> Value in
          let (partial, overflow) = apply(try T.read(call.base, call), try T.read(call.argument(0), call))
          return .tuple([partial.value, .bool(overflow)])
        })
    }
  }

  private func registerSteps() {
    add(
      CatalogueEntry(.method, "Int", "advanced", [parameter("by", .int)], result: .int, doc: "The number some steps further on.") { call throws(Interruption) -> Value in
        let (sum, overflow) = (try Int.read(call.base, call)).addingReportingOverflow(try Int.read(call.argument(0), call))
        if overflow { throw call.evaluation.failure(.arithmetic(.overflow, at: call.evaluation.range(call.span))) }
        return .int(sum)
      })
    add(
      CatalogueEntry(.method, "Int", "distance", [parameter("to", .int)], result: .int, doc: "The steps to another number.") { call throws(Interruption) -> Value in
        let (distance, overflow) = (try Int.read(call.argument(0), call)).subtractingReportingOverflow(try Int.read(call.base, call))
        if overflow { throw call.evaluation.failure(.arithmetic(.overflow, at: call.evaluation.range(call.span))) }
        return .int(distance)
      })
    func change(_ owner: String, _ name: String, _ parameters: [ParameterSignature], _ apply: @escaping @MainActor (Double, CatalogueEntry.Call) throws(Interruption) -> Double) {
      let entry = CatalogueEntry(.method, owner, name, parameters, result: .void, doc: "Changes the number.") { _ in .void }
      entry.mutate = { base, call throws(Interruption) -> Value in
        base = .double(try apply(base.number ?? .nan, call))
        return .void
      }
      add(entry)
    }
    for (owner, type) in [("Double", StaticType.double), ("CGFloat", .cgFloat)] {
      add(
        CatalogueEntry(.method, owner, "advanced", [parameter("by", type)], result: type, doc: "The number further on.") {
          .double(($0.base.number ?? .nan) + ($0.argument(0).number ?? .nan))
        })
      add(
        CatalogueEntry(.method, owner, "distance", [parameter("to", type)], result: type, doc: "How far another number is.") {
          .double(($0.argument(0).number ?? .nan) - ($0.base.number ?? .nan))
        })
      change(owner, "negate", []) { number, _ in -number }
      change(owner, "formSquareRoot", []) { number, _ in number.squareRoot() }
      change(owner, "round", []) { number, _ in number.rounded() }
      change(owner, "round", [parameter(nil, FloatingPointRoundingRule.staticType)]) { number, call throws(Interruption) -> Double in
        number.rounded(try FloatingPointRoundingRule.read(call.argument(0), call))
      }
    }
    let negate = CatalogueEntry(.method, "Int", "negate", [], result: .void, doc: "Changes the sign.") { _ in .void }
    negate.mutate = { base, call throws(Interruption) -> Value in
      let (negated, overflow) = 0.subtractingReportingOverflow(try Int.read(base, call))
      if overflow { throw call.evaluation.failure(.arithmetic(.overflow, at: call.evaluation.range(call.span))) }
      base = .int(negated)
      return .void
    }
    add(negate)
  }

  private func registerMoreFunctions() {
    let functions: [(String, String, @MainActor (Double) -> Double)] = [
      ("log10", "The logarithm to the base 10.", { log10($0) }), ("log2", "The logarithm to the base 2.", { log2($0) }), ("exp2", "A power of 2.", { exp2($0) }),
      ("cbrt", "The cube root.", { cbrt($0) }), ("trunc", "The number without its fraction.", { trunc($0) }), ("sinh", "The hyperbolic sine.", { sinh($0) }),
      ("cosh", "The hyperbolic cosine.", { cosh($0) }), ("tanh", "The hyperbolic tangent.", { tanh($0) }),
      ("rint", "The nearest whole number, halves to an even one.", { rint($0) }),
    ]
    for (name, doc, apply) in functions {
      for type in [StaticType.double, .cgFloat] {
        add(CatalogueEntry(.function, "", name, [parameter(nil, type)], result: type, doc: doc) { .double(apply($0.argument(0).number ?? .nan)) })
      }
    }
    add(
      CatalogueEntry(.function, "", "lround", [parameter(nil, .double)], result: .int, doc: "The nearest whole number.") { call throws(Interruption) -> Value in
        guard let whole = Int(exactly: (call.argument(0).number ?? .nan).rounded()) else {
          throw call.evaluation.failure(.arithmetic(.notRepresentable, at: call.evaluation.range(call.span)))
        }
        return .int(whole)
      })
    add(
      CatalogueEntry(.function, "", "arc4random_uniform", [parameter(nil, UInt32.staticType)], result: UInt32.staticType, doc: "A number below another one, by chance.") {
        call throws(Interruption) -> Value in
        let bound = try UInt32.read(call.argument(0), call)
        return (bound == 0 ? 0 : UInt32.random(in: 0..<bound, using: &call.evaluation.chance)).value
      })
    add(CatalogueEntry(.function, "", "drand48", [], result: .double, doc: "A number from 0 to 1, by chance.") { .double(Double.random(in: 0..<1, using: &$0.evaluation.chance)) })
  }

  /// `using: &generator`: a generator of the file's own gives the numbers, as the standard library asks for them.
  private func registerOwnGenerators() {
    let generator = TypeParameter("G", ["RandomNumberGenerator"])
    let using = ParameterSignature(label: "using", name: "generator", type: .reference(.parameter(generator)))
    add(SystemChance.libraryType)
    value(SystemChance.self, doc: "The evaluation's own chance, which repeats in each run.") { SystemChance() }
    let chances = ["random", "randomElement", "shuffled"].flatMap { name in owners(of: name).sorted().flatMap { members(of: $0, named: name) } }
    for entry in chances where entry.kind != .function {
      add(
        CatalogueEntry(
          entry.kind, entry.owner, entry.name, entry.parameters + [using], result: entry.result, typeParameters: entry.typeParameters + [generator], ownerType: entry.ownerType,
          doc: "The same, with the numbers of a generator."
        ) { call throws(Interruption) -> Value in
          let inner = CatalogueEntry.Call(evaluation: call.evaluation, base: call.base, arguments: Array(call.arguments.dropLast()), span: call.span)
          let given = call.argument(entry.parameters.count)
          if case .library = given { return .tuple([try entry.call(inner), given]) }
          let kept = call.evaluation.chance
          defer { call.evaluation.chance = kept }
          let own = OwnGenerator(given, call)
          call.evaluation.chance = SeededGenerator(own)
          let result = try entry.call(inner)
          if let failure = own.failure { throw failure }
          return .tuple([result, own.state])
        })
    }
  }
}

/// `SystemRandomNumberGenerator`.
struct SystemChance: LibraryValue {
  static var libraryType: LibraryType { LibraryType("SystemRandomNumberGenerator", ["RandomNumberGenerator"]) }
}

/// A generator of a file's own: its `next()` is called for each number.
@MainActor
final class OwnGenerator {
  private(set) var state: Value
  private(set) var failure: Interruption?
  private let call: CatalogueEntry.Call
  init(_ state: Value, _ call: CatalogueEntry.Call) {
    self.state = state
    self.call = call
  }
  func next() -> UInt64 {
    if failure != nil { return 0 }
    do throws(Interruption) {
      let type = call.evaluation.dispatchType(state)
      let found = call.evaluation.lowering.members(of: type, named: "next").compactMap { member -> FunctionDeclaration? in
        if case .function(let function) = member, function.parameters.isEmpty, !function.isRequirement { return function }
        return nil
      }
      guard let function = found.first else { throw call.mismatch(.any(["RandomNumberGenerator"])) }
      var values = [state]
      let number = try call.evaluation.callWritingBack(call.evaluation.body(function.body), &values, at: call.span)
      state = values[0]
      return try UInt64.read(number, call)
    } catch {
      failure = error
      return 0
    }
  }
}

extension FloatingPointSign: NamedValue {}
