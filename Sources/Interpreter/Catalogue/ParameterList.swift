/// The parameters of an entry, without the generic types that read them.
@MainActor
struct ParameterList {
  private struct Declared {
    let label: String?
    let type: any InterpretableArgument.Type
    let hasDefault: Bool
  }
  private var declared: [Declared] = []

  init() {}
  init<each P: InterpretableArgument>(_ parameters: repeat Parameter<each P>) {
    for parameter in repeat each parameters { parameter.join(&self) }
  }
  /// Not copied into each declaration: there are two thousand of them.
  @inline(never)
  mutating func append(_ label: String?, _ type: any InterpretableArgument.Type, hasDefault: Bool) {
    declared.append(Declared(label: label, type: type, hasDefault: hasDefault))
  }

  /// True where a text comes first, without a label: the title of a view or of a modifier.
  var beginsWithText: Bool { declared.first.map { $0.label == nil && $0.type == String.self } ?? false }
  /// What look-up compares calls with, and the generic parameters that the types bring along.
  func signatures() -> ([ParameterSignature], [TypeParameter]) {
    var signatures: [ParameterSignature] = []
    var typeParameters: [TypeParameter] = []
    for parameter in declared {
      let type = parameter.type
      var signature = ParameterSignature(parameter.label, type, hasDefault: parameter.hasDefault)
      // Two views as arguments are of two types.
      if signature.type == ViewArgument.staticType, typeParameters.contains(ViewArgument.parameter) {
        let other = TypeParameter("V\(signatures.count)", ViewArgument.parameter.protocols)
        signature.type = .parameter(other)
        typeParameters.append(other)
      } else {
        typeParameters += type.typeParameters
      }
      signatures.append(signature)
    }
    return (signatures, typeParameters)
  }
}

extension ParameterSignature {
  @MainActor
  init(_ label: String?, _ type: any InterpretableArgument.Type, hasDefault: Bool) {
    self.init(
      label: label, name: label ?? "_", type: type.staticType, isViewBuilder: type.isViewBuilder, changesArgument: type.changesArgument, hasDefault: hasDefault,
      isVariadic: type.isVariadic)
  }
}
