internal import SwiftSyntax

extension Lowering {
  /// `Optional(value)`, `.some(value)`.
  func optionalValue(_ syntax: ExprSyntax, _ type: StaticType, _ span: SourceFile.Span) -> Expression {
    if let wrapped = type.wrapped { return ConversionExpression(lower(syntax, as: wrapped, for: .argument), .wrap, type) }
    let value = lower(syntax, expecting: nil)
    return value.type.isSilent ? FailedExpression(span) : ConversionExpression(value, .wrap, .optional(value.type))
  }

  /// `Subject<Int, Never>(…)`: what the written arguments say of generic parameters.
  func specialised(_ candidate: Candidate, for type: StaticType) -> Candidate {
    guard case .library(let library, let arguments) = type, case .library(library, _) = candidate.result, !arguments.isEmpty, !arguments.contains(where: \.hasParameters) else {
      return candidate
    }
    var made = candidate
    _ = unify(candidate.result, type, &made.bindings, candidate.typeParameters)
    return made
  }
  /// True if a generic type of the file is made where one of its types is wanted.
  func isGeneric(_ declaration: TypeDeclaration, _ expected: StaticType?) -> Bool {
    guard !declaration.parameters.isEmpty, case .declared(declaration, _)? = expected?.wrapped ?? expected else { return false }
    return true
  }
  /// What an argument has to wait for: closures for all others, `\.name` for the one that tells its root.
  func lateness(_ trial: Trial, _ position: Int, _ arguments: [Argument]) -> Int {
    guard let index = trial.mapping[position] else { return 0 }
    if arguments[index].closure != nil { return 2 }
    guard let path = arguments[index].syntax.as(KeyPathExprSyntax.self), path.root == nil, case .library(.keyPath, let types) = trial.candidate.parameters[position].type,
      case .parameter(let root)? = types.first, trial.candidate.bindings[root] == nil
    else { return 0 }
    return 1
  }
  /// What the extension around makes a generic parameter equal to: `where Self == PrimaryStyle`.
  func equalType(of parameter: TypeParameter) -> StaticType? {
    for condition in context.conditions {
      if condition.subject == .parameter(parameter), case .equals(let type) = condition.demand { return type }
    }
    return nil
  }
}

/// A function of several parameters that is given one tuple: `publisher.map(filter)`.
final class SplatExpression: Expression {
  let function: Expression
  init(_ function: Expression, _ type: StaticType) {
    self.function = function
    super.init(type, function.span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .closure(let closure) = try function.evaluate(evaluation) else { return .void }
    let span = span
    return NativeFunction.closure(CatalogueEntry.Call(evaluation: evaluation, base: .void, arguments: [], span: span)) { given throws(Interruption) -> Value in
      guard case .tuple(let parts) = given else { return .void }
      return try evaluation.call(closure, parts, at: span)
    }
  }
  override var printed: String { function.printed }
}
