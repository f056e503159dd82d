internal import Foundation

extension Catalogue {
  /// What optionals have, and the type of a value.
  func registerOptionals() {
    let (wrapped, result) = (TypeParameter("Wrapped"), TypeParameter("U"))
    let owner = StaticType.optional(.parameter(wrapped))
    for (name, output) in [("map", StaticType.parameter(result)), ("flatMap", .optional(.parameter(result)))] {
      let transform = ParameterSignature(label: nil, name: "transform", type: .function([.parameter(wrapped)], output))
      add(
        CatalogueEntry(
          .method, "Optional", name, [transform], result: .optional(.parameter(result)), typeParameters: [wrapped, result], ownerType: owner,
          doc: "What the closure makes of the value, if there is one."
        ) { call throws(Interruption) -> Value in
          guard case .some(let value) = call.base else { return .none }
          let made = try call.apply(0, [value])
          return name == "map" ? .some(made) : made
        })
    }
    let any = TypeParameter("T")
    add(
      CatalogueEntry(
        .function, "", "type", [ParameterSignature(label: "of", name: "value", type: .parameter(any))], result: .metatype(.parameter(any)), typeParameters: [any],
        doc: "The type that a value has when the program runs."
      ) { call in .type(call.evaluation.dynamicType(of: call.argument(0))) })
    whole(Int8.self)
    whole(Int16.self)
    whole(Int32.self)
    whole(Int64.self)
    whole(UInt.self)
    whole(UInt8.self)
    whole(UInt16.self)
    whole(UInt32.self)
    whole(UInt64.self)
  }
  private func whole<T: IntegerValue>(_ type: T.Type) {
    method(of: T.self, "isMultiple", Parameter<T>("of"), doc: "True if the number can be divided without rest.") { $0.isMultiple(of: $1) }
  }
}
