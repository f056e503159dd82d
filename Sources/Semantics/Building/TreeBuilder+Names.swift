internal import Declarations
internal import SwiftSyntax

extension TreeBuilder {
  func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    let labels = node.argumentNames?.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.identifierText }
    return reference(node.baseName, labels, node)
  }
  /// Those that have the labels that are written after the name; all if none are.
  private static func labelled(_ found: [Declaration], _ labels: [String?]?) -> [Declaration] {
    guard let labels else { return found }
    return found.filter { ($0 as? FunctionDeclaration)?.parameters.map(\.label) == labels }
  }

  /// The value of a name by itself: `if let x`, `[x]` of a closure.
  func reference(at token: TokenSyntax) -> Expression { reference(token, nil, token) }

  private func reference(_ token: TokenSyntax, _ labels: [String?]?, _ node: some SyntaxProtocol) -> Expression {
    let name = token.identifierText
    if case .binaryOperator = token.tokenKind { return operatorValue(token) }
    if name == "Self", let own = checker.selfType(around: typeContext) {
      // In an extension `where Self == T` it is that type.
      let made = make(.type(checker.reduced(own)), node)
      checker.dynamicSelves.insert(made)
      return made
    }
    switch checker.lookUp(name, from: scope, context, at: span(node).start) {
    case .declarations(let found):
      let labelled = Self.labelled(found, labels)
      if labelled.isEmpty {
        return fail("cannot find '\(Expression.MemberName.shown(name, labels))' in scope", node)
      }
      return make(.reference(Expression.Reference(name, labelled)), node)
    case .member(let base):
      return make(.member(Expression(base, span(node)), Expression.MemberName(name, labels: labels, span(node))), node)
    case .type(let declaration):
      // In an extension `where Value == T` the type by itself is that of `T`.
      return make(.type(checker.reduced(checker.type(of: declaration, nil, span(node).start, typeContext))), node)
    case .wrapped(let projection):
      let base = make(.reference(Expression.Reference(projection.name, [projection])), node)
      return make(.member(base, Expression.MemberName("wrappedValue", span(node))), node)
    case .module(let module): return make(.module(module), node)
    case .refused(let message): return fail(message, node)
    case .nothing:
      if name == "self" {
        return fail("cannot find 'self' in scope; did you mean to use it in a type or extension context?", node)
      }
      if name.isEmpty { return make(.error, node) }
      if let implied = impliedType(name) { return make(.type(implied), node) }
      if scope.declaresLater(name) { return fail("use of local variable '\(name)' before its declaration", node) }
      if checker.isInsideUnknown(context.declaration) {
        checker.reportInherited(name, at: span(node).start, in: context.file)
      } else if checker.lacksMember(name, around: context.declaration) {
        checker.report(
          "the playground does not have '\(name)' yet", at: span(node).start, in: context.file, .unsupported)
      } else {
        checker.reportUnknown(
          name, "cannot find '\(name)' in scope", at: span(node).start, in: context.file,
          meaning: checker.meant(name, from: scope, context.declaration, in: context.file))
      }
      return make(.error, node)
    }
  }

  /// A type that a conformance implies: `Element` of a sequence that only makes an iterator.
  private func impliedType(_ name: String) -> Type? {
    var silent = typeContext
    silent.isSilent = true
    guard name.first?.isUppercase == true, let own = checker.selfType(around: silent) else { return nil }
    return checker.memberType(named: name, of: own, nil, 0, silent)
  }

  func member(_ node: MemberAccessExprSyntax, _ hasBind: inout Bool) -> Expression {
    let name = node.declName.baseName.identifierText
    let labels = node.declName.argumentNames?.arguments.map {
      $0.name.tokenKind == .wildcard ? nil : $0.name.identifierText
    }
    let memberName = Expression.MemberName(name, labels: labels, span(node.declName))
    guard let baseNode = node.base else { return make(.implicitMember(memberName), node) }
    let base = typeOrValue(baseNode, &hasBind)
    switch base.kind {
    case .module(let module):
      let found = ([module] + module.reexported).flatMap { $0.topLevel.named(name) }
      if let type = found.first(where: { $0 is NominalDeclaration || $0 is TypeAliasDeclaration }) {
        return make(.type(checker.type(of: type, nil, span(node).start, typeContext)), node)
      }
      let labelled = Self.labelled(found, labels)
      if labelled.isEmpty {
        let message = "module '\(module.name)' has no member named '\(memberName.shown)'"
        if module == checker.program {
          // A type that is called as the module may be among what is not there.
          let place = span(baseNode).start
          checker.reportUnknown(baseNode.trimmedDescription, message, at: place, in: context.file)
          return make(.error, node)
        }
        return fail(message, node.declName)
      }
      return make(.reference(Expression.Reference(name, labelled)), node)
    case .type(let type):
      if name == "self" { return make(.selfOf(base), node) }
      if name == "Type", case .existential(let bounds) = type { return make(.type(.existentialMetatype(bounds)), node) }
      if name == "Type" || name == "Protocol" { return make(.type(.metatype(type)), node) }
      var silent = typeContext
      silent.isSilent = true
      if name != "init", let nested = checker.memberType(named: name, of: type, nil, span(node).start, silent) {
        return make(.type(nested), node)
      }
      return make(.member(base, memberName), node)
    default:
      if name == "self" { return base }
      return make(.member(base, memberName), node)
    }
  }

  /// The base of a member: `[Int]` and `[Int: String]` are types there if their elements are.
  private func typeOrValue(_ node: ExprSyntax, _ hasBind: inout Bool) -> Expression {
    if let type = typeLiteral(node) { return type }
    return postfix(node, &hasBind)
  }

  /// `[Int]`, `[Int: String]`, `Int?` where a type may stand.
  func typeLiteral(_ node: ExprSyntax) -> Expression? {
    if let array = node.as(ArrayExprSyntax.self), array.elements.count == 1, let only = array.elements.first {
      guard let element = typeMeant(by: only.expression) else { return nil }
      return make(.type(checker.array(element)), node)
    }
    if let dictionary = node.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content,
      elements.count == 1,
      let only = elements.first
    {
      guard let key = typeMeant(by: only.key), let value = typeMeant(by: only.value) else { return nil }
      return make(.type(checker.dictionary(key, value)), node)
    }
    if let optional = node.as(OptionalChainingExprSyntax.self), let wrapped = typeMeant(by: optional.expression) {
      return make(.type(checker.optional(wrapped)), node)
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil,
      let inner = typeMeant(by: only.expression)
    {
      return make(.type(inner), node)
    }
    return nil
  }

  /// `[X]` and `[X: Y]` are types where they are called, also if one of the names is not known, which was said.
  private func withUnknownType(_ callee: Expression, _ node: ExprSyntax) -> Expression {
    func type(_ part: Expression) -> Type? {
      switch part.kind {
      case .error: .hole
      case .type(let type): type
      default: nil
      }
    }
    switch callee.kind {
    case .array(let elements):
      guard elements.count == 1, let element = type(elements[0]) else { return callee }
      return make(.type(checker.array(element)), node)
    case .dictionary(let entries):
      guard entries.count == 1, let key = type(entries[0].key), let value = type(entries[0].value) else { return callee }
      return make(.type(checker.dictionary(key, value)), node)
    default: return callee
    }
  }

  /// The type that an expression spells; nil if it is a value. Nothing is reported.
  private func typeMeant(by node: ExprSyntax) -> Type? {
    if let type = node.as(TypeExprSyntax.self) { return checker.resolve(type.type, typeContext) }
    if node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self) || node.is(OptionalChainingExprSyntax.self)
      || node.is(TupleExprSyntax.self)
    {
      if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count != 1 {
        let types = tuple.elements.map { typeMeant(by: $0.expression) }
        if types.contains(where: { $0 == nil }) { return nil }
        return .tuple(zip(tuple.elements, types).map { Type.TupleElement($0.label?.identifierText, $1 ?? .hole) })
      }
      if case .type(let type)? = typeLiteral(node)?.kind { return type }
      return nil
    }
    if let name = node.as(DeclReferenceExprSyntax.self) {
      if name.baseName.text == "Any" { return .any }
      if name.baseName.identifierText == "Self" {
        return checker.selfType(around: typeContext).map { checker.reduced($0) }
      }
      guard
        case .type(let declaration) = checker.lookUp(
          name.baseName.identifierText, from: scope, context, at: span(name).start)
      else { return impliedType(name.baseName.identifierText) }
      return checker.reduced(checker.type(of: declaration, nil, span(name).start, typeContext))
    }
    if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
      if let module = base.as(DeclReferenceExprSyntax.self),
        case .module = checker.lookUp(module.baseName.text, from: scope, context, at: 0)
      {
        var ignored = false
        if case .type(let type) = self.member(member, &ignored).kind { return type }
        return nil
      }
      guard let outer = typeMeant(by: base) else { return nil }
      var silent = typeContext
      silent.isSilent = true
      return checker.memberType(
        named: member.declName.baseName.identifierText, of: outer, nil, span(node).start, silent)
    }
    if let generic = node.as(GenericSpecializationExprSyntax.self), typeMeant(by: generic.expression) != nil {
      var ignored = false
      if case .type(let type) = specialization(generic, &ignored).kind { return type }
    }
    return nil
  }

  func specialization(_ node: GenericSpecializationExprSyntax, _ hasBind: inout Bool) -> Expression {
    let context = typeContext
    let written = node.genericArgumentClause
    if let name = node.expression.as(DeclReferenceExprSyntax.self),
      case .type(let declaration) = checker.lookUp(
        name.baseName.identifierText, from: scope, self.context, at: span(name).start)
    {
      return make(.type(checker.type(of: declaration, written, span(node).start, context)), node)
    }
    if let member = node.expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let outer = typeMeant(by: base),
      let nested = checker.memberType(
        named: member.declName.baseName.identifierText, of: outer, written, span(node).start, context)
    {
      return make(.type(nested), node)
    }
    return make(.specialization(postfix(node.expression, &hasBind), typeArguments(written)), node)
  }
  func typeArguments(_ clause: GenericArgumentClauseSyntax) -> [Type] {
    clause.arguments.map { argument -> Type in
      if case .type(let type) = argument.argument { return checker.resolve(type, typeContext) }
      return .hole
    }
  }

  func call(_ node: FunctionCallExprSyntax, _ hasBind: inout Bool) -> Expression {
    var (called, written) = (node.calledExpression, node.arguments)
    // In a condition, the parser takes a closure behind a call's brackets for an argument of a second call.
    if node.leftParen == nil, let inner = called.as(FunctionCallExprSyntax.self), inner.leftParen != nil,
      inner.trailingClosure == nil
    {
      (called, written) = (inner.calledExpression, inner.arguments)
    }
    let callee = typeLiteral(called) ?? withUnknownType(postfix(called, &hasBind), called)
    let list = arguments(written, node.trailingClosure, node.additionalTrailingClosures, end: node)
    return make(.call(callee, list), node)
  }

  func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var root = node.root.map { checker.resolve($0, typeContext) }
    var parts = Array(node.components)
    var silent = typeContext
    silent.isSilent = true
    // Names of types inside of the root's belong to the root: `\Hike.Observation.pace`.
    while case .property(let property)? = parts.first?.component, let outer = root, outer != .hole,
      let inner = checker.memberType(
        named: property.declName.baseName.identifierText, of: outer, nil, span(property.declName).start, silent)
    {
      root = inner
      parts.removeFirst()
    }
    let components = parts.map { component -> Expression.KeyPath.Component in
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        if name == "self" { return .identity }
        return .member(Expression.MemberName(name, span(property.declName)))
      case .subscript(let node):
        return .subscriptCall(
          Expression.ArgumentList(
            node.arguments.map { Expression.Argument($0.label?.identifierText, build($0.expression)) }), span(node))
      case .optional(let node):
        return node.questionOrExclamationMark.tokenKind == .exclamationMark ? .force : .optionalChain
      default: return .identity
      }
    }
    return make(.keyPath(Expression.KeyPath(root: root, components)), node)
  }
}
