internal import SwiftSyntax
internal import Views

extension Lowering {
  /// A candidate with its arguments: what was tried, and how well it fits.
  struct Trial {
    let candidate: Candidate
    let mapping: [Int?]
    var isFitting = true
    var cost = 0
    var errors = 0

    /// Compared from the first to the last; smaller is better, as Swift ranks solutions.
    @MainActor var rank: [Int] {
      let left = zip(mapping, candidate.parameters).count { $0.0 == nil && $0.1.hasDefault }
      return [candidate.isDisfavored ? 1 : 0, cost, candidate.isOfProtocol ? 1 : 0, left]
    }
  }

  /// `Type(…)`.
  func construct(_ type: StaticType, _ token: TokenSyntax, _ call: FunctionCallExprSyntax, expecting expected: StaticType? = nil) -> Expression {
    let span = span(call)
    if let arranged = arrangement(type, token, call) { return arranged }
    switch type {
    case .failed: return FailedExpression(span)
    case .declared(let declaration, let arguments):
      var candidates = declaration.initializers.map { Candidate(declaration, $0) }
      if declaration.initializers.allSatisfy(\.isInExtension), declaration.kind == .structure {
        let memberwise = Candidate(memberwise: declaration)
        if case .memberwise(_, let fields) = memberwise.callee, fields.contains(where: { declaration.fields[$0].isPrivateInMemberwise }), !isInside(type),
          !self.arguments(of: call).isEmpty
        {
          return refuse(Diagnostic("'\(declaration.name)' initializer is inaccessible due to 'private' protection level", at: range(token)), span)
        }
        candidates.append(memberwise)
      }
      if declaration.kind == .enumeration, let raw = declaration.rawType, call.arguments.first?.label?.text == "rawValue", call.arguments.count == 1,
        let argument = call.arguments.first
      {
        return RawInitializerExpression(declaration, lower(argument.expression, as: raw, for: .argument), type, span)
      }
      if declaration.kind == .classType, declaration.initializers.allSatisfy(\.isConvenience) {
        var superclass = declaration.superclass
        while let current = superclass, candidates.count == declaration.initializers.count {
          candidates += current.initializers.map { Candidate(declaration, $0) }
          superclass = current.superclass
        }
        if candidates.isEmpty { candidates = [Candidate(memberwise: declaration)] }
      }
      if arguments != declaration.parameters.map({ .parameter($0) }) {
        for index in candidates.indices {
          for (parameter, argument) in zip(declaration.parameters, arguments) { candidates[index].bindings[parameter] = argument }
        }
      }
      if candidates.isEmpty { return refuse(Diagnostic("'\(declaration.name)' cannot be constructed because it has no accessible initializers", at: range(token)), span) }
      return resolve(candidates, nil, token, call, isGeneric(declaration, expected) ? expected : nil, name: declaration.name)
    case .library(let library, _):
      let entries = catalogue.members(of: library.name, named: "init")
      let type = type.foreseen(expected)
      if library == .optional, call.arguments.count == 1, let only = call.arguments.first, only.label == nil, call.trailingClosure == nil {
        return optionalValue(only.expression, type, span)
      }
      let isRepeated = call.arguments.first?.label?.text == "repeating" && type.element == nil
      if library == .array && !isRepeated || library == .set || library == .dictionary { return collectionConstruction(call, type, token) }
      let own = ((extensions[library.name]?["init"] ?? []) + self.library.members(of: library.name, named: "init")).compactMap { member -> Candidate? in
        if case .function(let function) = member { return Candidate(function) }
        return nil
      }
      if entries.isEmpty, own.isEmpty, library.protocols.contains("AnyObject"), Lowering.framework(of: library.name) != nil {
        report(.foreignMember("init", of: library.name, at: range(token)))
        return ConstantExpression(.view(EmptyView(), nil), .skipped, span)
      }
      if entries.isEmpty, own.isEmpty { return refuse(.notSupported("'\(library.name)(…)'", at: range(token)), span) }
      let wanted =
        library == KeyOrder.libraryType || library == StoredQuery.libraryType || library.protocols.contains("Publisher")
        ? expected ?? (type == .library(library, []) ? nil : type) : nil
      return resolve(own + entries.map { specialised(Candidate($0), for: type) }, nil, token, call, wanted, name: library.name)
    case .parameter(let parameter):
      if let equal = equalType(of: type) { return construct(equal, token, call) }
      return constructGeneric(type, parameter.protocols, token, call)
    default: return refuse(.notSupported("a value of type '\(type)' made by its initialiser", at: range(token)), span)
    }
  }

  /// Chooses among candidates, and lowers the arguments for the chosen one.
  func resolve(
    _ candidates: [Candidate], _ base: Expression?, _ token: TokenSyntax, _ call: FunctionCallExprSyntax, _ expected: StaticType?, name: String? = nil,
    baseSyntax: ExprSyntax? = nil
  ) -> Expression {
    resolve(candidates, base, token, arguments(of: call), end: span(call).end, expected, name: name, baseSyntax: baseSyntax)
  }
  /// The same for any list of arguments: that of a call, or of a subscript. `end`: the byte behind it.
  func resolve(
    _ candidates: [Candidate], _ base: Expression?, _ token: TokenSyntax, _ arguments: [Argument], end: Int, _ expected: StaticType?, name: String? = nil,
    baseSyntax: ExprSyntax? = nil
  ) -> Expression {
    let span = SourceFile.Span(start: base.map { min($0.span.start, self.span(token).start) } ?? self.span(token).start, end: end)
    return resolve(
      candidates, base, arguments, name: name ?? token.identifierText, place: self.span(token), whole: span, expected, baseSyntax: baseSyntax)
  }
  /// The same for arguments that need not stand in parentheses.
  /// - Parameters:
  ///   - token: what a message points to.
  ///   - span: the whole call.
  func resolve(
    _ candidates: [Candidate], _ base: Expression?, _ arguments: [Argument], name: String, place token: SourceFile.Span, whole span: SourceFile.Span,
    _ expected: StaticType?, baseSyntax: ExprSyntax? = nil
  ) -> Expression {
    var trials: [Trial] = []
    var failures: [(Candidate, Mismatch)] = []
    for candidate in candidates {
      switch match(arguments, candidate.parameters) {
      case .success(let mapping): trials.append(Trial(candidate: candidate, mapping: mapping))
      case .failure(let failure): failures.append((candidate, failure.mismatch))
      }
    }
    guard !trials.isEmpty else {
      if let (candidate, mismatch) = failures.min(by: { $0.1.distance < $1.1.distance }) { report(diagnostic(mismatch, candidate, arguments, name, token)) }
      // What is wrong inside the arguments is not said: their parameters are unknown.
      return FailedExpression(span)
    }
    var chosen = trials[0]
    if trials.count > 1 {
      attemptDepth += 1
      for index in trials.indices { attempt(&trials[index], arguments, expected) }
      attemptDepth -= 1
      let fitting = trials.filter(\.isFitting).sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
      if fitting.isEmpty {
        chosen = trials.min { ($0.errors, $0.candidate.unlikelihood) < ($1.errors, $1.candidate.unlikelihood) } ?? chosen
      } else {
        chosen = fitting[0]
        if fitting.count > 1, fitting[0].rank == fitting[1].rank {
          var place: (name: String, range: SourceRange)?
          if fitting[0].candidate.isOwn || fitting[1].candidate.isOwn { place = (name, range(token)) }
          place = place ?? undecided(fitting[0], fitting[1], arguments)
          if let place {
            if attemptDepth == 0 { attempts = [:] }
            return refuse(.ambiguous(place.name, candidates: fitting.prefix(2).map { note($0.candidate, name) }, at: place.range), span)
          }
        }
      }
    }
    let result = bindTryingLiterals(chosen, base, arguments, token, span, expected, baseSyntax)
    if attemptDepth == 0, !attempts.isEmpty { attempts = [:] }
    return result
  }
  /// The `.center` that means something in both: nothing says which is meant.
  private func undecided(_ a: Trial, _ b: Trial, _ arguments: [Argument]) -> (name: String, range: SourceRange)? {
    for (position, index) in a.mapping.enumerated() {
      guard let index, let other = b.mapping.firstIndex(of: index), let member = arguments[index].syntax.as(MemberAccessExprSyntax.self), member.base == nil else { continue }
      let (type, otherType) = (a.candidate.parameters[position].type, b.candidate.parameters[other].type)
      if type != otherType, !type.isNumeric, !otherType.isNumeric { return (member.declName.baseName.identifierText, range(member)) }
    }
    return nil
  }
  private func note(_ candidate: Candidate, _ name: String) -> Diagnostic.Note {
    switch candidate.callee {
    case .function(let function), .initializer(_, let function), .local(let function, _): Diagnostic.Note("found this candidate: \(function.fullName)", at: range(function.span))
    case .entry(let entry): Diagnostic.Note("found this candidate in the library: \(entry.fullName), with \(entry.parameters.map(\.type.description).joined(separator: ", "))")
    case .memberwise(let declaration, _), .enumCase(let declaration, _): Diagnostic.Note("found this candidate", at: range(declaration.span))
    }
  }

  private func diagnostic(
    _ mismatch: Mismatch, _ candidate: Candidate, _ arguments: [Argument], _ name: String, _ token: SourceFile.Span
  ) -> Diagnostic {
    switch mismatch {
    case .missing(let parameter):
      return .missingArgument(ParameterSignatureWords(candidate.parameters[parameter], at: parameter), in: name, at: range(token))
    case .extra(let argument):
      let place = arguments[argument].syntax
      return .extraArgument(arguments[argument].label, in: name, at: range(place))
    case .label(let argument, let expected): return .wrongLabel(arguments[argument].label, expected: expected, in: name, at: range(arguments[argument].syntax))
    }
  }

  /// Lowers the arguments that are no closures, quietly, to see whether the candidate fits.
  private func attempt(_ trial: inout Trial, _ arguments: [Argument], _ expected: StaticType?) {
    _ = work.spend()
    var bindings = trial.candidate.bindings
    if let wanted = expected?.wrapped ?? expected, case .library(let library, let inside) = wanted, library == KeyOrder.libraryType || library == StoredQuery.libraryType,
      !inside.isEmpty
    {
      _ = unify(trial.candidate.result, wanted, &bindings, trial.candidate.typeParameters)
    }
    for position in trialOrder(trial, arguments) {
      guard let index = trial.mapping[position] else { continue }
      let parameter = trial.candidate.parameters[position]
      var type = parameter.type.substituting(completed(bindings))
      if parameter.isVariadic { type = type.element ?? type }
      if parameter.isAutoclosure, case .function(_, let result) = type { type = result }
      if let target = type.inoutTarget {
        if !arguments[index].syntax.is(InOutExprSyntax.self) { (trial.isFitting, trial.errors) = (false, trial.errors + 2) }
        type = target
      }
      if let closure = arguments[index].closure {
        if case .function(let inputs, _) = type.wrapped ?? type {
          if !takes(inputs, closure, trial.candidate.typeParameters) { (trial.isFitting, trial.errors) = (false, trial.errors + 1) }
          if closureParameterCount(closure) != inputs.count { trial.cost += 1 }
        } else if !type.mentions(trial.candidate.typeParameters) {
          trial.isFitting = false
        }
        continue
      }
      let isOpen = type.mentions(trial.candidate.typeParameters)
      let (value, said) = quietly { lower(arguments[index].syntax, expecting: isOpen ? hint(type, arguments[index].syntax) : type) }
      trial.errors += said.count(where: \.isError)
      if said.contains(where: \.isError) { trial.isFitting = false }
      if isOpen {
        if !unify(type, value.type, &bindings, trial.candidate.typeParameters) {
          // The right kind of type with the wrong arguments is nearer than another kind.
          (trial.isFitting, trial.errors) = (false, trial.errors + (hasSameKind(type, value.type) ? 1 : 2))
        }
      } else if parameter.takesKey, value.type == LocalizedStringKey.staticType {
        trial.cost += 1
      } else if converted(value, to: type) == nil {
        (trial.isFitting, trial.errors) = (false, trial.errors + 2)
      } else {
        trial.cost += conversionCost(value.type, to: type)
      }
    }
    if !holds(trial.candidate.conditions, completed(bindings)) { (trial.isFitting, trial.errors) = (false, trial.errors + 2) }
    if let expected, trial.isFitting, !trial.candidate.result.mentions(trial.candidate.typeParameters) {
      let result = trial.candidate.result.substituting(bindings)
      if !canConvert(result, to: expected), !expected.isSilent { trial.cost += 100 } else { trial.cost += conversionCost(result, to: expected) }
    }
  }
  private func hasSameKind(_ a: StaticType, _ b: StaticType) -> Bool {
    switch (a, b) {
    case (.library(let x, _), .library(let y, _)): x == y
    case (.parameter, _): true
    default: false
    }
  }
  /// A type that is not yet known as a whole still says what `.name` and key paths mean.
  func hint(_ type: StaticType, _ syntax: ExprSyntax) -> StaticType? {
    switch type {
    // `.failure(error)` for a result of what is not known yet.
    case .declared(let declaration, let arguments) where hasImplicitBase(syntax): .declared(declaration, arguments.map { $0.hasParameters ? .failed : $0 })
    case .parameter(let parameter) where parameter.protocols.contains(where: { isProtocol($0) }): type
    case .library(.keyPath, _), .function: type
    // `.constant(…)` for a binding whose value is not known yet.
    case .library(let library, _) where library.name == "Binding": type
    default: nil
    }
  }
  /// Lowers the arguments for the candidate, closures last, and makes the call.
  func bind(
    _ trial: Trial, _ base: Expression?, _ arguments: [Argument], _ token: SourceFile.Span, _ span: SourceFile.Span,
    _ expected: StaticType?, _ baseSyntax: ExprSyntax?
  ) -> Expression {
    let candidate = trial.candidate
    var bindings = candidate.bindings
    // `.constant(.red)` where a binding to a colour is wanted: its value's type is known from there.
    if let wanted = expected?.wrapped ?? expected, case .library(let type, let inside) = wanted,
      ["Binding", "State", "StateObject", "Published", "AnimatablePair", "KeyPathComparator", "Query"].contains(type.name) || type.protocols.contains("Publisher"),
      case .library(type, _) = candidate.result,
      !inside.contains(where: { hasOpenParameters($0) })
    {
      _ = unify(candidate.result, wanted, &bindings, candidate.typeParameters)
    }
    // The same for a generic type of the file: its arguments are those that are wanted, as no value of it is converted.
    if case .declared(let declaration, let inside)? = expected?.wrapped ?? expected, declaration.kind != .classType, case .declared(declaration, _) = candidate.result,
      !inside.isEmpty, !inside.contains(where: { $0.isSilent || hasOpenParameters($0) }), candidate.isConstruction
    {
      var wanted = bindings
      if unify(candidate.result, .declared(declaration, inside), &wanted, candidate.typeParameters) { bindings = wanted }
    }
    inferFromSurroundings(candidate, trial.mapping, arguments, expected, &bindings)
    var values: [Expression?] = Array(repeating: nil, count: candidate.parameters.count)
    let order = candidate.parameters.indices.sorted { a, b in
      let (x, y) = (lateness(trial, a, arguments), lateness(trial, b, arguments))
      return x == y ? a < b : x < y
    }
    var isBroken = false
    for position in order {
      guard let index = trial.mapping[position] else { continue }
      let parameter = candidate.parameters[position]
      if parameter.isVariadic {
        values[position] = variadic(index, trial.mapping, arguments, parameter, &bindings, candidate.typeParameters)
        if values[position]?.type == .failed { isBroken = true }
        continue
      }
      let value = argument(arguments[index], parameter, &bindings, candidate.typeParameters)
      if value.type == .failed { isBroken = true }
      values[position] = value
    }
    let type = candidate.result.substituting(completed(bindings))
    let site = isOutsideOfFile ? nil : SourceFile.Span(start: token.start, end: span.end)
    for (position, parameter) in candidate.parameters.enumerated() where parameter.isVariadic && values[position] == nil {
      values[position] = ArrayExpression([], parameter.type.substituting(completed(bindings)), span)
    }
    if isBroken {
      // The call's own type is known all the same; a view with a wrong argument is still a view.
      return type.mentions(candidate.typeParameters) ? FailedExpression(span) : BrokenExpression(type, span)
    }
    switch candidate.callee {
    case .entry(let entry) where entry.mutate != nil:
      guard let (place, _) = baseSyntax.map({ place($0) }) ?? implicitPlace(base) else { return FailedExpression(span) }
      return WritingEntryCall(entry, place, values, type, span)
    case .enumCase(let declaration, let index): return EnumExpression(declaration, index, values, type, span)
    case .local(let function, let name):
      guard let variable = context.variable(named: name) else { return FailedExpression(span) }
      checkTry(function, token)
      let all = zip(values.indices, values).map { index, value -> Expression in
        value ?? (function.defaults.indices.contains(index) ? function.defaults[index] : nil) ?? ConstantExpression(.void, .void, span)
      }
      return ClosureCall(VariableExpression(variable, token), all, type, span)
    case .entry(let entry) where entry.isMutating:
      guard let baseSyntax, let (place, _) = place(baseSyntax) else { return FailedExpression(span) }
      return MutatingEntryCall(entry, place, values, span)
    case .entry(let entry) where values.contains(where: { $0 is InOutExpression }):
      return ChangingEntryCall(entry, entry.kind.isStatic ? nil : base, values, type, span)
    case .entry(let entry) where entry.owner == StoredQuery.libraryType.name && entry.kind == .initializer:
      return QueryExpression(CatalogueCall(entry, nil, values, site: nil, type, span), type, span)
    case .entry(let entry): return CatalogueCall(entry, entry.kind.isStatic ? nil : base, values, site: site, type, span)
    case .initializer(let declaration, let initializer):
      checkTry(initializer, token)
      return ConstructionExpression(
        declaration, initializer, fields: [], values, site: declaration.isView ? site : nil, initializer.isFailable ? .optional(type) : type, span)
    case .memberwise(let declaration, let fields):
      let converted = zip(candidate.parameters, values).map { parameter, value -> Expression? in
        if let value, let wrapper = declaration.fields.first(where: { $0.name == parameter.name })?.wrapper, wrapper.parameter == .value {
          return WrappingExpression(wrapper, value)
        }
        if let value, let wrap = declaration.fields.first(where: { $0.name == parameter.name })?.wrap { return wrap(value) }
        guard let value, parameter.isViewBuilder || parameter.builder != nil, case .function = parameter.type,
          let field = declaration.fields.first(where: { $0.name == parameter.name }),
          !field.type.isFunction
        else { return value }
        return ClosureCall(value, [], field.type.substituting(bindings), value.span)
      }
      return ConstructionExpression(declaration, nil, fields: fields, converted, site: declaration.isView ? site : nil, type, span)
    case .function(let function) where function.name == "init" && !function.isRequirement:
      checkTry(function, token)
      return LibraryConstruction(function, values, function.isFailable ? .optional(type) : type, span)
    case .function(let function):
      checkTry(function, token)
      let known = function.typeParameters.compactMap { parameter in bindings[parameter].map { (parameter, $0) } }
      if function.isMutating, !(base.map { isReference($0.type) } ?? false) {
        let target = baseSyntax.map { place($0) } ?? (base as? VariableExpression).flatMap { ownPlace($0, function, token) }
        guard let (place, _) = target else { return FailedExpression(span) }
        return WritingCall(function, place, nil, values, typeArguments: known, type, span)
      }
      if values.contains(where: { $0 is InOutExpression }) {
        let own =
          function.isStatic && !function.isRequirement
          ? base ?? context.owner.map { metatype($0, span) } : base ?? context.variable(named: "self").map { VariableExpression($0, span) }
        return WritingCall(function, nil, function.owner == nil ? nil : own, values, typeArguments: known, type, span)
      }
      let target = function.isStatic && !function.isRequirement ? nil : base ?? context.variable(named: "self").map { VariableExpression($0, span) }
      // A static function knows what it was called on.
      let subject = function.isStatic && target == nil ? base ?? context.owner.map { metatype($0, span) } : target
      let typeArguments = function.typeParameters.compactMap { parameter in bindings[parameter].map { (parameter, $0) } }
      return FunctionCall(function, function.owner == nil ? nil : subject, values, typeArguments: typeArguments, type, span)
    }
  }
}

/// A call with a refused argument: its type is known, so that what is done with it is still checked.
final class BrokenExpression: Expression {
  override var printed: String { "<broken>" }
}
