internal import SwiftSyntax

extension StaticType {
  /// A collection's type without its elements' (`Array(…)`), as it is wanted.
  func foreseen(_ expected: StaticType?) -> StaticType {
    guard case .library(let library, let arguments) = self, arguments.isEmpty, let wanted = expected?.wrapped ?? expected, case .library(library, let known) = wanted else {
      return self
    }
    return known.contains(where: \.isSilent) ? self : .library(library, known)
  }
}

extension Lowering {
  /// `Dictionary(pairs, uniquingKeysWith:)` and `Dictionary(minimumCapacity:)`; nil for other initialisers.
  func dictionaryConstruction(_ arguments: [Argument], _ known: [StaticType], _ span: SourceFile.Span) -> Expression? {
    let labels = arguments.map(\.label)
    if labels == ["minimumCapacity"], known.count == 2 { return DictionaryExpression([], .dictionary(known[0], known[1]), span) }
    guard labels == [nil, "uniquingKeysWith"] || labels.count == 2 && labels[0] == nil && arguments[1].closure != nil else { return nil }
    let pairs = lower(arguments[0].syntax, expecting: nil)
    if pairs.type.isSilent { return FailedExpression(span) }
    guard let element = elementType(pairs.type), case .tuple(let pair) = element, pair.count == 2 else {
      return refuse(.cannotConvert(pairs.type, to: .library(.dictionary, known), for: .argument, at: range(arguments[0].syntax)), span)
    }
    let value = known.last ?? pair[1].type
    let wanted = StaticType.function([value, value], value)
    let choice = arguments[1].closure.map { closure($0, wanted, isViewBuilder: false) } ?? lower(arguments[1].syntax, as: wanted, for: .argument)
    if choice.type.isSilent { return FailedExpression(span) }
    return UniquingExpression(pairs, choice, .dictionary(known.first ?? pair[0].type, value), span)
  }
  /// `Text.init` where a function is wanted: a closure that calls the initialiser.
  func initializerValue(_ type: StaticType, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    guard case .function(let inputs, let wanted)? = expected?.wrapped ?? expected else { return FailedExpression(span) }
    var found: (body: FunctionBody, result: StaticType)?
    for candidate in initializers(of: type) where found == nil {
      let parameters = candidate.parameters.filter { !$0.hasDefault }
      let all = candidate.parameters
      // Arguments fill the parameters in order; what has a default is left out where there are more parameters than arguments.
      let taken = all.count == inputs.count ? all : parameters
      guard taken.count == inputs.count else { continue }
      let body = FunctionBody()
      let inner = FunctionContext(parent: nil, isClosure: false, owner: context.owner, isStatic: true)
      var bindings = candidate.bindings
      let (value, said) = quietly {
        inside(inner) { () -> Expression? in
          var values: [Expression?] = all.map { _ in nil }
          for (index, input) in inputs.enumerated() {
            let variable = VariableExpression(inner.declare(" argument\(index)", input, isMutable: false), span)
            guard let position = all.firstIndex(where: { $0.name == taken[index].name && $0.label == taken[index].label }) else { return nil }
            guard unify(taken[index].type, input, &bindings, candidate.typeParameters) else { return nil }
            let known = taken[index].type.substituting(completed(bindings))
            guard let value = converted(variable, to: known), !input.mentions(candidate.typeParameters) else { return nil }
            values[position] = value
          }
          return construction(candidate, values, bindings, span)
        }
      }
      guard let value, !said.contains(where: \.isError), wanted.isSilent || wanted.hasParameters || canConvert(value.type, to: wanted) else { continue }
      body.slotCount = inner.slotCount
      body.statements = [ReturnStatement(value, span)]
      found = (body, value.type)
    }
    guard let found else { return refuse(.cannotConvert(.metatype(type), to: .function(inputs, wanted), for: .argument, at: range(span)), span) }
    return ClosureExpression(found.body, captures: [], .function(inputs, found.result), span)
  }
  private func initializers(of type: StaticType) -> [Candidate] {
    switch type {
    case .library(let library, _):
      let own = (extensions[library.name]?["init"] ?? []).compactMap { member -> Candidate? in if case .function(let function) = member { Candidate(function) } else { nil } }
      let entries = catalogue.members(of: library.name, named: "init").map { Candidate($0) }
      return own + entries.filter { $0.unlikelihood == 0 } + entries.filter { $0.unlikelihood != 0 }
    case .declared(let declaration, let arguments):
      var candidates = declaration.initializers.map { Candidate(declaration, $0) }
      if declaration.kind == .structure, declaration.initializers.allSatisfy(\.isInExtension) { candidates.append(Candidate(memberwise: declaration)) }
      if arguments != declaration.parameters.map({ .parameter($0) }) {
        for index in candidates.indices {
          for (parameter, argument) in zip(declaration.parameters, arguments) { candidates[index].bindings[parameter] = argument }
        }
      }
      return candidates
    default: return []
    }
  }
  private func construction(_ candidate: Candidate, _ values: [Expression?], _ bindings: [TypeParameter: StaticType], _ span: SourceFile.Span) -> Expression? {
    let type = candidate.result.substituting(completed(bindings))
    switch candidate.callee {
    case .entry(let entry): return CatalogueCall(entry, nil, values, site: conforms(type, to: "View") ? span : nil, type, span)
    case .initializer(let declaration, let initializer):
      return ConstructionExpression(
        declaration, initializer, fields: [], values, site: declaration.isView ? span : nil, initializer.isFailable ? .optional(type) : type, span)
    case .memberwise(let declaration, let fields): return ConstructionExpression(declaration, nil, fields: fields, values, site: declaration.isView ? span : nil, type, span)
    case .function(let function): return LibraryConstruction(function, values, function.isFailable ? .optional(type) : type, span)
    case .enumCase, .local: return nil
    }
  }
}
