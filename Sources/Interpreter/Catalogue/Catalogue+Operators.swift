internal import Foundation
internal import Views

extension Catalogue {
  /// Operators of the library's types, as static methods of the type of an operand.
  func registerOperators() {
    binary("+", of: Date.self, doc: "A time some seconds later.") { (date: Date, seconds: Double) in date + seconds }
    binary("-", of: Date.self, doc: "A time some seconds earlier.") { (date: Date, seconds: Double) in date - seconds }
    binary("+", of: Angle.self, doc: "Two angles together.") { (a: Angle, b: Angle) in a + b }
    binary("-", of: Angle.self, doc: "The difference of two angles.") { (a: Angle, b: Angle) in a - b }
    binary("*", of: Angle.self, doc: "An angle several times.") { (a: Angle, factor: Double) in Angle(radians: a.radians * factor) }
    binary("*", of: Angle.self, doc: "An angle several times.") { (factor: Double, a: Angle) in Angle(radians: a.radians * factor) }
    binary("/", of: Angle.self, doc: "A part of an angle.") { (a: Angle, divisor: Double) in Angle(radians: a.radians / divisor) }
    registerExtremesOfLibraryValues()
  }
  /// - Parameter type: the type that declares the operator.
  private func binary<T: Interpretable, A: Interpretable, B: Interpretable, R: Interpretable>(
    _ name: String, of type: T.Type, doc: String, _ apply: @escaping @MainActor (A, B) -> R
  ) {
    let parameters = [ParameterSignature(label: nil, name: "left", type: A.staticType), ParameterSignature(label: nil, name: "right", type: B.staticType)]
    add(
      CatalogueEntry(.staticMethod, T.ownerName, name, parameters, result: R.staticType, doc: doc) { call throws(Interruption) -> Value in
        apply(try A.read(call.argument(0), call), try B.read(call.argument(1), call)).value
      })
  }
  private func registerExtremesOfLibraryValues() {
    constant(Date.distantFuture, "distantFuture", doc: "A time that is never reached.")
    constant(Date.distantPast, "distantPast", doc: "A time before all others.")
  }

  /// `min` and `max` of more than two values, and of anything with an order.
  func registerExtremes() {
    let type = TypeParameter("T", ["Comparable"])
    for name in ["min", "max"] {
      let single = ParameterSignature(label: nil, name: "value", type: .parameter(type))
      var rest = ParameterSignature(label: nil, name: "rest", type: .array(.parameter(type)))
      rest.isVariadic = true
      rest.hasDefault = true
      add(
        CatalogueEntry(
          .function, "", name, [single, single, rest], result: .parameter(type), typeParameters: [type], doc: "The \(name == "max" ? "largest" : "smallest") of several values.",
          isDisfavored: true
        ) { call throws(Interruption) -> Value in
          var values = [call.argument(0), call.argument(1)]
          if case .array(let rest) = call.argument(2) { values += rest }
          // Of equal values Swift's 'max' gives the last, 'min' the first.
          let sorted = try call.sorted(values)
          return (name == "max" ? sorted.last : sorted.first) ?? .void
        })
    }
    for number in NumberTypes.all {
      add(
        CatalogueEntry(
          .function, "", "abs", [ParameterSignature(label: nil, name: "value", type: number.staticType)], result: number.staticType, doc: "The number without its sign.",
          isDisfavored: true
        ) { call throws(Interruption) -> Value in
          guard let value = call.argument(0).numeric, value.double < 0 else { return call.argument(0) }
          guard let result = value.negated else { throw call.evaluation.failure(.arithmetic(.overflow, at: call.evaluation.range(call.span))) }
          return result.value
        })
    }
  }
}
