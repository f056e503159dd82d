internal import Declarations
internal import SwiftSyntax

/// Two declarations of one place may not have the same name and, if they are functions, the same labels and types.
struct RedeclarationCheck {
  let checker: Checker

  func run(_ all: [Declaration]) {
    check(all.filter { $0.parent == nil && !($0 is ExtensionDeclaration) && checker.localScopes[$0] == nil })
    var members: [NominalDeclaration: [Declaration]] = [:]
    var order: [NominalDeclaration] = []
    for declaration in all {
      guard declaration.parent is NominalDeclaration || declaration.parent is ExtensionDeclaration,
        let nominal = declaration.parentNominal
      else { continue }
      if members[nominal] == nil { order.append(nominal) }
      members[nominal, default: []].append(declaration)
    }
    for nominal in order { check(members[nominal] ?? []) }
    for declaration in all {
      checkParameters(of: declaration)
      checkBlocks(of: declaration)
    }
  }

  private func check(_ declarations: [Declaration]) {
    var byName: [String: [Declaration]] = [:]
    for declaration in declarations.sorted(by: { ($0.place?.offset ?? 0) < ($1.place?.offset ?? 0) })
    where isNamed(declaration) {
      let earlier = byName[declaration.name] ?? []
      // Many overloads of one name are compared by their labels first, so that this stays cheap.
      if earlier.contains(where: { areSame($0, declaration) }) {
        checker.report("invalid redeclaration of '\(name(of: declaration))'", at: declaration)
      }
      byName[declaration.name, default: []].append(declaration)
    }
  }

  private func isNamed(_ declaration: Declaration) -> Bool {
    if declaration.name == "_" || declaration.name.isEmpty { return false }
    if (declaration as? FunctionDeclaration)?.kind == .macro { return false }
    return !(declaration is OperatorDeclaration) && !(declaration is PrecedenceGroupDeclaration)
  }

  /// A function without any label is called by its name alone.
  private func name(of declaration: Declaration) -> String {
    guard let function = declaration as? FunctionDeclaration else { return declaration.name }
    if function.kind == .deinitializer { return "deinit" }
    if function.kind == .function || function.kind == .enumCase, !function.parameters.isEmpty,
      function.parameters.allSatisfy({ $0.label == nil })
    {
      return function.name
    }
    return function.kind == .enumCase && !function.hasParameters ? function.name : function.fullName
  }

  private func areSame(_ a: Declaration, _ b: Declaration) -> Bool {
    if a.attributes.flags.contains(.unavailable) || b.attributes.flags.contains(.unavailable) { return false }
    if isType(a) && isType(b) { return true }
    if isInProtocolExtension(a) != isInProtocolExtension(b) { return false }
    if isType(a) || isType(b) {
      // A type is a static member.
      let value = isType(a) ? b : a
      return value.parentNominal == nil || value.isStatic
    }
    if a.isStatic != b.isStatic { return false }
    switch (a, b) {
    case (is VariableDeclaration, is VariableDeclaration): return haveSameConditions(a, b)
    case (let a as FunctionDeclaration, let b as FunctionDeclaration): return areSame(a, b)
    case (let variable as VariableDeclaration, let function as FunctionDeclaration),
      (let function as FunctionDeclaration, let variable as VariableDeclaration):
      return function.parameters.isEmpty && !function.effects.isAsync && haveSameConditions(variable, function)
    default: return false
    }
  }
  private func isType(_ declaration: Declaration) -> Bool {
    declaration is NominalDeclaration || declaration is TypeAliasDeclaration || declaration is AssociatedTypeDeclaration
  }
  private func isInProtocolExtension(_ declaration: Declaration) -> Bool {
    declaration.parent is ExtensionDeclaration && declaration.parentNominal?.isProtocol == true
  }
  /// Extensions with other conditions are other places.
  private func haveSameConditions(_ a: Declaration, _ b: Declaration) -> Bool {
    func requirements(_ declaration: Declaration) -> Set<Requirement> {
      Set(declaration.parent.map { checker.signature(of: $0).requirements } ?? [])
    }
    return requirements(a) == requirements(b)
  }

  private func areSame(_ a: FunctionDeclaration, _ b: FunctionDeclaration) -> Bool {
    if a.kind == .deinitializer && b.kind == .deinitializer { return true }
    if a.parameters.map(\.label) != b.parameters.map(\.label) { return false }
    if a.kind == .enumCase && b.kind == .enumCase { return true }
    if a.kind != b.kind && a.kind != .enumCase && b.kind != .enumCase { return false }
    let fixities: AttributeList.Flags = [.prefix, .postfix]
    if a.attributes.flags.intersection(fixities) != b.attributes.flags.intersection(fixities) { return false }
    if a.effects.isAsync != b.effects.isAsync { return false }
    if a.genericParameters.count != b.genericParameters.count { return false }
    let (first, second) = (checker.interface(of: a), checker.interface(of: b))
    if a.genericParameters.count != b.genericParameters.count || !haveSameConditions(a, b) { return false }
    let map = Substitution(
      uniqueKeysWithValues: zip(b.genericParameters, a.genericParameters.map { Type.parameter($0) }))
    for (left, right) in zip(first.parameters, second.parameters) {
      if left.isVariadic != right.isVariadic || left.isAutoclosure != right.isAutoclosure { return false }
      if left.type.hasHole || right.type.hasHole { return false }
      if plain(left.type) != plain(right.type.substituting(map)) { return false }
    }
    if a.kind != .initializer, plain(first.result) != plain(second.result.substituting(map)) || first.result.hasHole {
      return false
    }
    return Set(checker.signature(of: a).requirements)
      == Set(checker.signature(of: b).requirements.map { $0.substituting(map) })
  }

  /// Hidden results are alike if they promise the same.
  private func plain(_ type: Type) -> Type {
    type.mapping { part in
      if case .opaque(let opaque) = part { return .existential(opaque.bounds) }
      return nil
    }
  }

  private func checkParameters(of declaration: Declaration) {
    var names: Set<String> = []
    for parameter in declaration.genericParameters
    where !parameter.name.hasPrefix("some ") && !names.insert(parameter.name).inserted {
      checker.report("invalid redeclaration of '\(parameter.name)'", at: parameter)
    }
    guard let function = declaration as? FunctionDeclaration else { return }
    names = []
    for parameter in function.parameters where parameter.name != "_" && !names.insert(parameter.name).inserted {
      checker.report("invalid redeclaration of '\(parameter.name)'", at: parameter)
    }
  }

  /// Local functions of one block; other names in blocks are checked with the statements.
  func checkBlocks(of declaration: Declaration) {
    if checker.localScopes[declaration] != nil { return }
    let visitor = BlockVisitor(checker: checker, file: declaration.place?.file)
    switch declaration {
    case let function as FunctionDeclaration:
      function.body.map { visitor.walk($0) }
      function.accessors?.bodies.forEach { visitor.walk($0.statements) }
    case let variable as VariableDeclaration:
      variable.initializer.map { visitor.walk($0) }
      variable.accessors?.bodies.forEach { visitor.walk($0.statements) }
    default: break
    }
  }

  private final class BlockVisitor: SyntaxVisitor {
    let checker: Checker
    let file: SourceUnit?
    init(checker: Checker, file: SourceUnit?) {
      self.checker = checker
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }
    /// The members of local types are looked at by themselves.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
      var known: Set<String> = []
      for item in node {
        guard case .decl(let declaration) = item.item, let function = declaration.as(FunctionDeclSyntax.self) else {
          continue
        }
        let key = Self.key(of: function)
        if known.insert(key.text).inserted { continue }
        checker.report(
          "invalid redeclaration of '\(key.name)'", at: function.name.positionAfterSkippingLeadingTrivia.utf8Offset,
          in: file)
      }
      return .visitChildren
    }

    /// What tells local functions apart.
    private static func key(of function: FunctionDeclSyntax) -> (text: String, name: String) {
      let parameters = function.signature.parameterClause.parameters
      let labels = parameters.map { $0.firstName.text + ":" }.joined()
      let types = parameters.map { $0.type.trimmedDescription }.joined(separator: ",")
      let result = function.signature.returnClause?.type.trimmedDescription ?? ""
      let generics =
        (function.genericParameterClause?.trimmedDescription ?? "")
        + (function.genericWhereClause?.trimmedDescription ?? "")
      let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
      let text = function.name.text
      let hasLabels = parameters.isEmpty || parameters.contains { $0.firstName.tokenKind != .wildcard }
      return ("\(text)(\(labels))\(types)->\(result)\(generics)\(isAsync)", hasLabels ? "\(text)(\(labels))" : text)
    }
  }
}
