internal import SwiftSyntax

extension Lowering {
  /// A type as a value. What generic parameters stand for is known when the program runs.
  func metatype(_ type: StaticType, _ span: SourceFile.Span) -> Expression {
    guard type.hasParameters else { return ConstantExpression(.type(type), .metatype(type), span) }
    return TypeExpression(type, context.variable(named: "self"), span)
  }
  /// `T(…)`, for an initialiser that a protocol of `T` demands.
  func constructGeneric(_ type: StaticType, _ names: [String], _ token: TokenSyntax, _ call: FunctionCallExprSyntax) -> Expression {
    let required = closure(of: names).flatMap { protocolDeclaration($0)?.initializers ?? [] }
    if required.isEmpty {
      return refuse(Diagnostic("type '\(type)' has no initializer that its protocols ask for", at: range(token)), span(call))
    }
    let candidates = required.map { initializer in
      var candidate = Candidate(initializer)
      candidate.bindings = ownerBindings(initializer.owner, type)
      candidate.result = type
      return candidate
    }
    return resolve(candidates, metatype(type, span(token)), token, call, nil, name: "\(type)")
  }
}

extension StaticType {
  /// True if a generic parameter occurs in the type.
  var hasParameters: Bool {
    switch self {
    case .parameter: true
    case .library(_, let arguments), .declared(_, let arguments): arguments.contains(where: \.hasParameters)
    case .tuple(let elements): elements.contains { $0.type.hasParameters }
    case .function(let inputs, let result): result.hasParameters || inputs.contains(where: \.hasParameters)
    case .metatype(let type): type.hasParameters
    case .opaque, .any, .never, .skipped, .failed: false
    }
  }
}

/// A type as a value, with generic parameters in it.
final class TypeExpression: Expression {
  let named: StaticType
  let selfVariable: Variable?
  init(_ named: StaticType, _ selfVariable: Variable?, _ span: SourceFile.Span) {
    self.named = named
    self.selfVariable = selfVariable
    super.init(.metatype(named), span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let own = selfVariable.map { VariableExpression($0, span) }
    return .type(evaluation.resolved(named, own: try own?.evaluate(evaluation)))
  }
  override var printed: String { "\(named).self" }
}

extension Evaluation {
  /// The type with what generic parameters stand for in the calls that run: arguments of the function's own, of the type of `self`, `Self` of a protocol.
  func resolved(_ type: StaticType, own: Value?) -> StaticType {
    guard type.hasParameters else { return type }
    var bindings = generics
    if let own {
      let ownType = dispatchType(own)
      switch ownType {
      case .declared(let declaration, let arguments):
        for (parameter, argument) in zip(declaration.parameters, arguments) { bindings[parameter] = argument }
        for name in lowering.closure(of: declaration.allProtocols) { bindings[lowering.selfParameter(of: name)] = ownType }
      case .library(let library, _):
        for name in library.protocols + (lowering.extensionProtocols[library.name] ?? []) { bindings[lowering.selfParameter(of: name)] = ownType }
      default: break
      }
    }
    return type.substituting(lowering.completed(bindings))
  }
  /// Runs a call with what its generic parameters stand for.
  func with<Result>(_ arguments: [(TypeParameter, StaticType)], own: Value?, _ run: () throws(Interruption) -> Result) throws(Interruption) -> Result {
    if arguments.isEmpty, generics.isEmpty { return try run() }
    let outer = generics
    var inner: [TypeParameter: StaticType] = [:]
    for (parameter, type) in arguments { inner[parameter] = resolved(type, own: own) }
    generics = inner
    defer { generics = outer }
    return try run()
  }
}
