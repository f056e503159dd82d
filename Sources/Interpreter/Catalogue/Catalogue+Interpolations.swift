internal import Foundation
internal import Views

extension Catalogue {
  /// What a text's interpolations can be given besides a value: `specifier`, `formatter`, `format`, `style`.
  func registerInterpolations() {
    let owner = "LocalizedStringKey.StringInterpolation"
    let value = TypeParameter("T")
    add(
      CatalogueEntry(
        .staticMethod, owner, "appendInterpolation",
        [ParameterSignature(label: nil, name: "value", type: .parameter(value)), ParameterSignature(label: "specifier", name: "specifier", type: .string)], result: .string,
        typeParameters: [value], doc: "A number as C's 'printf' writes it."
      ) { call throws(Interruption) -> Value in
        .string(try PrintFormat(String.read(call.argument(1), call)).text([call.argument(0)], call))
      })
  }
}
