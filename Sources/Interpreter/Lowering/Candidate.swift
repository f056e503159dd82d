/// Something that a call can mean.
@MainActor
struct Candidate {
  enum Callee {
    case entry(CatalogueEntry)
    case function(FunctionDeclaration)
    case initializer(TypeDeclaration, FunctionDeclaration)
    /// The fields that the memberwise initialiser takes.
    case memberwise(TypeDeclaration, fields: [Int])
    case enumCase(TypeDeclaration, Int)
    /// A function that a function declares, and the name of the variable that holds it.
    case local(FunctionDeclaration, String)
  }
  let callee: Callee
  /// Whether it makes a value of a type of the file.
  var isConstruction: Bool {
    switch callee {
    case .initializer, .memberwise: true
    default: false
    }
  }
  var parameters: [ParameterSignature]
  var result: StaticType
  var typeParameters: [TypeParameter]
  /// What the type before the dot says of generic parameters.
  var bindings: [TypeParameter: StaticType] = [:]
  /// Found in an extension of a protocol; the type's own members win.
  var isOfProtocol = false
  var isDisfavored = false
  /// What the extension demands of generic arguments.
  var conditions: [GenericCondition] = []

  init(_ function: FunctionDeclaration) {
    callee = .function(function)
    parameters = function.parameters
    result = function.result
    typeParameters = function.typeParameters
    if case .parameter? = function.owner { isOfProtocol = true }
  }
  init(_ entry: CatalogueEntry) {
    callee = .entry(entry)
    parameters = entry.parameters
    if entry.takesCompletion {
      for index in parameters.indices { parameters[index].type = Lowering.completed(parameters[index].type) }
    }
    result = entry.result
    typeParameters = entry.typeParameters
    isOfProtocol = Catalogue.shared.protocols.contains(entry.owner)
    isDisfavored = entry.isDisfavored
  }
  init(_ declaration: TypeDeclaration, _ initializer: FunctionDeclaration) {
    callee = .initializer(declaration, initializer)
    parameters = initializer.parameters
    result = declaration.selfType
    typeParameters = declaration.parameters + initializer.typeParameters
    conditions = initializer.conditions
    for condition in conditions {
      if case .parameter(let parameter) = condition.subject, case .equals(let type) = condition.demand { bindings[parameter] = type }
    }
  }
  init(_ declaration: TypeDeclaration, case index: Int) {
    callee = .enumCase(declaration, index)
    parameters = declaration.cases[index].payload
    result = declaration.selfType
    typeParameters = declaration.parameters
  }
  init(_ local: LocalFunction) {
    callee = .local(local.declaration, local.variable)
    parameters = local.declaration.parameters
    result = local.declaration.result
    typeParameters = local.declaration.typeParameters
  }
  /// The initialiser that Swift makes of a struct's stored properties, in the order of declaration.
  init(memberwise declaration: TypeDeclaration) {
    let fields = declaration.kind == .classType ? [] : declaration.fields.filter { $0.isInMemberwise && !$0.isLazy }
    callee = .memberwise(declaration, fields: fields.map(\.index))
    parameters = fields.map { field in
      // A builder property that is no function takes a closure all the same.
      if let wrapper = field.wrapper, wrapper.parameter == .storage {
        return ParameterSignature(label: field.name, name: field.name, type: wrapper.storage(of: field.type))
      }
      if let wrapped = field.wrapped {
        return ParameterSignature(label: wrapped.name, name: field.name, type: field.wrap == nil ? field.type : wrapped.type, hasDefault: field.hasInitial)
      }
      let isBuilt = field.isViewBuilder || field.builder != nil
      let type = isBuilt && !field.type.isFunction ? StaticType.function([], field.type) : field.type
      var signature = ParameterSignature(label: field.name, name: field.name, type: type, isViewBuilder: field.isViewBuilder, hasDefault: field.hasInitial)
      signature.builder = field.builder
      return signature
    }
    result = declaration.selfType
    typeParameters = declaration.parameters
  }

  /// Of two that do not fit, the one with the higher number is not the one that was meant: it is disfavoured, or takes what is written as a literal only.
  var unlikelihood: Int {
    let takesLiterals = parameters.contains { if case .library(let type, _) = $0.type { type.protocols.contains("ExpressibleByStringInterpolation") } else { false } }
    return takesLiterals ? 2 : isDisfavored ? 1 : 0
  }
  var isOwn: Bool {
    if case .entry = callee { return false }
    return true
  }
}
