internal import Drawing
internal import Foundation

extension Catalogue {
  /// The language's own types, conversions and a few functions.
  func registerLanguage() {
    for type in [LibraryType.bool, .int, .double, .cgFloat, .string, .character, .optional, .array, .range, .closedRange, .keyPath] { add(type) }
    conversion(.string, .parameter(TypeParameter("T")), "The value as text.", isDisfavored: true) { value, _ in .string(value.text) }
    add(
      CatalogueEntry(
        .initializer, "String", "init", [ParameterSignature(label: "repeating", name: "repeating", type: .string), ParameterSignature(label: "count", name: "count", type: .int)],
        result: .string, doc: "A text several times over."
      ) { call throws(Interruption) -> Value in
        let text = try String.read(call.arguments[0] ?? .void, call)
        let count = try Int.read(call.arguments[1] ?? .void, call)
        guard count >= 0, count <= SourceFile.byteLimit / max(text.utf8.count, 1) else {
          throw call.evaluation.failure(.tooLong("string", at: call.evaluation.range(call.span)))
        }
        return .string(String(repeating: text, count: count))
      })
    property(of: String.self, "count", doc: "The number of characters.") { $0.count }
    property(of: String.self, "isEmpty", doc: "True without characters.") { $0.isEmpty }
    property(of: String.self, "description", doc: "The text itself.") { $0 }
    property(of: String.self, "capitalized", doc: "Each word with a capital letter.") { $0.capitalized }
    method(of: String.self, "uppercased", doc: "All letters large.") { $0.uppercased() }
    method(of: String.self, "lowercased", doc: "All letters small.") { $0.lowercased() }
    method(of: String.self, "hasPrefix", Parameter<String>(nil), doc: "True if the text begins so.") { $0.hasPrefix($1) }
    method(of: String.self, "hasSuffix", Parameter<String>(nil), doc: "True if the text ends so.") { $0.hasSuffix($1) }
    method(of: String.self, "contains", Parameter<String>(nil), doc: "True if the text occurs.") { $0.contains($1) }
    method(of: String.self, "capitalized", Parameter<Locale?>("with"), doc: "Each word with a capital letter.") { $0.capitalized(with: $1) }
    property(of: Bool.self, "description", doc: "The value as text.") { $0.description }
  }

  /// An initialiser without a label, from a value of another type.
  private func conversion(
    _ result: StaticType, _ source: StaticType, _ doc: String, isDisfavored: Bool = false,
    _ make: @escaping @MainActor (Value, CatalogueEntry.Call) throws(Interruption) -> Value
  ) {
    guard case .library(let owner, _) = result else { return }
    let typeParameters: [TypeParameter] = if case .parameter(let parameter) = source { [parameter] } else { [] }
    add(
      CatalogueEntry(
        .initializer, owner.name, "init", [ParameterSignature(label: nil, name: "value", type: source)], result: result, typeParameters: typeParameters, doc: doc,
        isDisfavored: isDisfavored
      ) { call throws(Interruption) -> Value in try make(call.arguments[0] ?? .void, call) })
  }

  /// Numbers: conversions, properties, rounding, smallest and largest.
  func registerNumbers() {
    for result in [StaticType.double, .cgFloat] {
      for source in [StaticType.int, .double, .cgFloat] {
        conversion(result, source, "The number as a '\(result)'.") { value, _ in
          if case .int(let number) = value { return .double(Double(number)) }
          return value
        }
      }
    }
    for source in [StaticType.int, .double, .cgFloat] {
      conversion(.int, source, "The number without its fraction.") { value, call throws(Interruption) -> Value in
        guard case .double(let number) = value else { return value }
        guard let whole = Int(exactly: number.rounded(.towardZero)) else {
          throw call.evaluation.failure(.arithmetic(.notRepresentable, at: call.evaluation.range(call.span)))
        }
        return .int(whole)
      }
    }
    numberMembers()
    registerStrides()
    registerExtremes()
    for type in [StaticType.int, .double, .cgFloat] {
      for (name, isMaximum) in [("min", false), ("max", true)] {
        let parameter = ParameterSignature(label: nil, name: "value", type: type)
        add(
          CatalogueEntry(.function, "", name, [parameter, parameter], result: type, doc: "The \(isMaximum ? "larger" : "smaller") of two numbers.") { call in
            let (a, b) = (call.arguments[0] ?? .void, call.arguments[1] ?? .void)
            return a.isLess(than: b) == isMaximum ? b : a
          })
      }
      add(
        CatalogueEntry(.function, "", "abs", [ParameterSignature(label: nil, name: "value", type: type)], result: type, doc: "The number without its sign.") {
          call throws(Interruption) -> Value in
          switch call.arguments[0] ?? .void {
          case .int(let number): return .int(number < 0 ? try call.checked(0.subtractingReportingOverflow(number)) : number)
          case .double(let number): return .double(Swift.abs(number))
          case let value: return value
          }
        })
    }
  }
  /// `stride(from:to:by:)` and `stride(from:through:by:)`, as arrays of at most a million numbers.
  private func registerStrides() {
    for end in ["to", "through"] {
      add(
        CatalogueEntry(
          .function, "", "stride", ["from", end, "by"].map { ParameterSignature(label: $0, name: $0, type: .int) }, result: .array(.int), doc: "Numbers at even distances."
        ) { call throws(Interruption) -> Value in
          var numbers: [Int] = []
          for argument in call.arguments { numbers.append(try Int.read(argument ?? .void, call)) }
          let (first, last, step) = (numbers[0], numbers[1], numbers[2])
          if step == 0 { throw call.failure(.tooLong) }
          var values: [Value] = []
          var next = first
          while step > 0 ? next < last : next > last {
            values.append(.int(next))
            let (sum, overflow) = next.addingReportingOverflow(step)
            // No number lies beyond the last one.
            if overflow { return .array(values) }
            if values.count > 1_000_000 { throw call.evaluation.failure(.tooLong("stride", at: call.evaluation.range(call.span))) }
            next = sum
          }
          if end == "through", next == last { values.append(.int(next)) }
          return .array(values)
        })
    }
    for type in [StaticType.double, .cgFloat] {
      for end in ["to", "through"] {
        let parameters = ["from", end, "by"].map { ParameterSignature(label: $0, name: $0, type: type) }
        add(
          CatalogueEntry(.function, "", "stride", parameters, result: .array(type), doc: "Numbers at even distances.") { call throws(Interruption) -> Value in
            var numbers: [Double] = []
            for argument in call.arguments { numbers.append(argument?.number ?? .nan) }
            let count = ((numbers[1] - numbers[0]) / numbers[2]).rounded(.down)
            guard numbers.allSatisfy(\.isFinite), numbers[2] != 0, count < 1_000_000 else {
              throw call.evaluation.failure(.tooLong("stride", at: call.evaluation.range(call.span)))
            }
            var values: [Value] = []
            if count >= 0 {
              for step in 0...Int(bounded: count) {
                let number = numbers[0] + Double(step) * numbers[2]
                if end == "to", numbers[2] > 0 ? number >= numbers[1] : number <= numbers[1] { break }
                values.append(.double(number))
              }
            }
            return .array(values)
          })
      }
    }
  }
  private func numberMembers() {
    property(of: Int.self, "description", doc: "The number as text.") { $0.description }
    property(of: Double.self, "description", doc: "The number as text.") { $0.description }
    property(of: CGFloat.self, "description", doc: "The number as text.") { "\(Double($0))" }
    method(of: Int.self, "isMultiple", Parameter<Int>("of"), doc: "True if the number can be divided without rest.") { $0.isMultiple(of: $1) }
    constant(Int.max, "max", doc: "The largest number.")
    constant(Int.min, "min", doc: "The smallest number.")
    constant(Double.infinity, "infinity", doc: "More than any number.")
    constant(CGFloat.infinity, "infinity", doc: "More than any number.")
    constant(Double.nan, "nan", doc: "No number.")
    constant(CGFloat.nan, "nan", doc: "No number.")
    constant(Double.pi, "pi", doc: "The half circumference of the unit circle.")
    constant(CGFloat.pi, "pi", doc: "The half circumference of the unit circle.")
    constant(Double.zero, "zero", doc: "The number 0.")
    constant(CGFloat.zero, "zero", doc: "The number 0.")
    constant(CGFloat.greatestFiniteMagnitude, "greatestFiniteMagnitude", doc: "The largest number.")
    method(of: Double.self, "rounded", doc: "The nearest whole number, halves away from zero.") { $0.rounded() }
    method(of: CGFloat.self, "rounded", doc: "The nearest whole number, halves away from zero.") { $0.rounded() }
    method(of: Double.self, "squareRoot", doc: "The square root.") { $0.squareRoot() }
    method(of: CGFloat.self, "squareRoot", doc: "The square root.") { $0.squareRoot() }
  }
}

extension Value {
  /// A number of any type; nil for anything else.
  var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
  /// The order of numbers and texts.
  func isLess(than other: Value) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): a < b
    case (.double(let a), .double(let b)): a < b
    case (.string(let a), .string(let b)): a < b
    case (.library(let a), .library(let b)): Value.isLess(a, b)
    default: false
    }
  }
}
