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
    guard case .library(let library, let arguments) = type, case .library(library, _) = candidate.result, !arguments.isEmpty, !hasOpenParameters(type) else {
      return candidate
    }
    var made = candidate
    _ = unify(candidate.result, type, &made.bindings, candidate.typeParameters)
    return made
  }
  /// True if a type mentions a generic parameter that is not one of the declarations around: something of it is not known yet.
  func hasOpenParameters(_ type: StaticType) -> Bool {
    switch type {
    case .parameter(let parameter): context.generic(named: parameter.name) != parameter
    case .library(_, let arguments), .declared(_, let arguments): arguments.contains { hasOpenParameters($0) }
    case .tuple(let elements): elements.contains { hasOpenParameters($0.type) }
    case .function(let inputs, let result): hasOpenParameters(result) || inputs.contains { hasOpenParameters($0) }
    case .metatype(let type): hasOpenParameters(type)
    case .opaque, .any, .never, .skipped, .failed: false
    }
  }
  /// True if a generic type of the file is made where one of its types is wanted.
  func isGeneric(_ declaration: TypeDeclaration, _ expected: StaticType?) -> Bool {
    guard !declaration.parameters.isEmpty, case .declared(declaration, _)? = expected?.wrapped ?? expected else { return false }
    return true
  }
  /// A literal where a type of the file is wanted that can be written so: `init(stringLiteral:)`; nil for anything else.
  func literal(_ syntax: ExprSyntax, _ wanted: StaticType, _ span: SourceFile.Span) -> Expression? {
    guard case .declared(let declaration, let arguments) = wanted else { return nil }
    let labels: [String]
    switch syntax.kind {
    case .stringLiteralExpr: labels = ["stringLiteral"]
    case .integerLiteralExpr: labels = ["integerLiteral", "floatLiteral"]
    case .floatLiteralExpr: labels = ["floatLiteral"]
    case .booleanLiteralExpr: labels = ["booleanLiteral"]
    case .arrayExpr: labels = ["arrayLiteral"]
    default: return nil
    }
    for label in labels {
      guard let initializer = declaration.initializers.first(where: { $0.parameters.map(\.label) == [label] }), let parameter = initializer.parameters.first else { continue }
      var bindings: [TypeParameter: StaticType] = [:]
      for (parameter, argument) in zip(declaration.parameters, arguments) { bindings[parameter] = argument }
      let value = lower(syntax, as: parameter.type.substituting(bindings), for: .argument)
      return ConstructionExpression(declaration, initializer, fields: [], [value], site: nil, wanted, span)
    }
    return nil
  }
  /// `formatter.string` as a function: a method of the library that nothing calls yet.
  func entryValue(_ found: [Member], _ base: Expression, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression? {
    for case .entry(let entry) in found where entry.kind == .method && entry.mutate == nil && !entry.isMutating {
      let known = bindings(entry, base.type)
      let inputs = entry.parameters.map { $0.type.substituting(known) }
      let type = StaticType.function(inputs, entry.result.substituting(known))
      if entry.parameters.contains(where: { $0.hasDefault || $0.isVariadic }) || type.mentions(entry.typeParameters) { continue }
      if case .function(let wanted, _)? = expected?.wrapped ?? expected {
        guard wanted.count == inputs.count, zip(wanted, inputs).allSatisfy({ $0.hasParameters || canConvert($0, to: $1) }) else { continue }
      }
      return EntryReference(entry, base, type, span)
    }
    return nil
  }
  /// What an argument has to wait for: closures for all others, `\.name` for the one that tells its root.
  func lateness(_ trial: Trial, _ position: Int, _ arguments: [Argument]) -> Int {
    guard let index = trial.mapping[position] else { return 0 }
    if arguments[index].closure != nil { return 2 }
    if waitsForType(trial.candidate, trial.mapping, position, arguments[index].syntax) { return 1 }
    guard let path = arguments[index].syntax.as(KeyPathExprSyntax.self), path.root == nil, case .library(.keyPath, let types) = trial.candidate.parameters[position].type,
      case .parameter(let root)? = types.first, trial.candidate.bindings[root] == nil
    else { return 0 }
    return 1
  }
  /// `.first` for a generic parameter that another argument tells: `select(.first, from: $choice)`.
  private func waitsForType(_ candidate: Candidate, _ mapping: [Int?], _ position: Int, _ syntax: ExprSyntax) -> Bool {
    let type = candidate.parameters[position].type
    guard hasImplicitBase(syntax), case .parameter(let open) = type.wrapped ?? type, candidate.typeParameters.contains(open), candidate.bindings[open] == nil else { return false }
    return candidate.parameters.indices.contains { $0 != position && mapping[$0] != nil && candidate.parameters[$0].type.mentions([open]) }
  }
  /// The order in which arguments are tried: what waits for others comes behind them.
  func trialOrder(_ trial: Trial, _ arguments: [Argument]) -> [Int] {
    let positions = Array(trial.mapping.indices)
    let late = positions.filter { lateness(trial, $0, arguments) == 1 }
    return late.isEmpty ? positions : positions.filter { !late.contains($0) } + late
  }
  /// What the extension around makes a generic parameter equal to: `where Self == PrimaryStyle`.
  func equalType(of type: StaticType) -> StaticType? {
    guard case .parameter = type else { return nil }
    var around: FunctionContext? = context
    while let current = around {
      for condition in current.conditions where condition.subject == type {
        if case .equals(let type) = condition.demand { return type }
      }
      around = current.parent
    }
    return nil
  }
}
