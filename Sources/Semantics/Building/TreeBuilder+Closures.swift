internal import Declarations
internal import SwiftSyntax

extension TreeBuilder {
  func closure(_ node: ClosureExprSyntax) -> ClosureExpression {
    let inner = Scope(scope)
    let module = checker.program
    var parameters: [ParameterDeclaration] = []
    var captures: [VariableDeclaration] = []
    var result: Type?
    var effects = Effects()
    if let signature = node.signature {
      for capture in signature.capture?.items ?? [] {
        let name = capture.name.identifierText
        var attributes = AttributeList()
        switch capture.specifier?.specifier.tokenKind {
        case .keyword(.weak)?: attributes.flags.insert(.weak)
        case .keyword(.unowned)?: attributes.flags.insert(.unowned)
        default: break
        }
        let made = VariableDeclaration(
          name, isLet: true, in: module, parent: context.declaration, attributes: attributes, place: place(capture))
        let value = capture.initializer.map { build($0.value) } ?? reference(at: capture.name)
        made.type = checker.capturedType(
          of: value, in: self, isWeak: capture.specifier?.specifier.tokenKind == .keyword(.weak))
        captures.append(made)
        checker.code.initialValues[made] = value
        inner.add(made)
      }
      switch signature.parameterClause {
      case .simpleInput(let list):
        parameters = list.map {
          ParameterDeclaration(
            label: nil, $0.name.identifierText, nil, in: module, parent: context.declaration, place: place($0))
        }
      case .parameterClause(let clause):
        parameters = clause.parameters.map { parameter in
          let made = ParameterDeclaration(
            label: nil, (parameter.secondName ?? parameter.firstName).identifierText, parameter.type,
            isVariadic: parameter.ellipsis != nil,
            in: module, parent: context.declaration, place: place(parameter))
          made.type = parameter.type.map { checker.resolve($0, closureTypeContext) }
          return made
        }
      case nil: break
      @unknown default: break
      }
      result = signature.returnClause.map { checker.resolve($0.type, closureTypeContext) }
      effects.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
      effects.isThrowing = signature.effectSpecifiers?.throwsClause != nil
      effects.thrownSyntax = signature.effectSpecifiers?.throwsClause?.type
    }
    let found = ClosureEffects.find(in: node.statements)
    effects.isThrowing = effects.isThrowing || found.isThrowing
    effects.isAsync = effects.isAsync || found.isAsync
    for parameter in parameters { inner.add(parameter) }
    let hasSignature = node.signature?.parameterClause != nil
    var count = 0
    if !hasSignature {
      count = AnonymousParameters.count(in: node.statements)
      for index in 0..<count {
        let made = ParameterDeclaration(
          label: nil, "$\(index)", nil, in: module, parent: context.declaration, place: place(node))
        parameters.append(made)
        inner.add(made)
      }
    }
    let made = ClosureExpression(
      parameters: parameters, hasSignature: hasSignature, anonymousCount: count, writtenResult: result,
      effects: effects, captures: captures,
      scope: inner, statements: node.statements, range: span(node))
    made.isMainActor =
      node.signature?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
      } ?? false
    return made
  }

  /// A closure's parameters must have full types.
  private var closureTypeContext: TypeContext {
    var context = typeContext
    context.allowsUnbound = false
    return context
  }

  func place(_ node: some SyntaxProtocol) -> SourcePlace? {
    context.file.map { SourcePlace($0, node.positionAfterSkippingLeadingTrivia.utf8Offset) }
  }
}

/// Finds `$0`, `$1` … of one closure, without those of closures inside of it.
private final class AnonymousParameters: SyntaxVisitor {
  private var highest = 0

  static func count(in statements: CodeBlockItemListSyntax) -> Int {
    let finder = AnonymousParameters(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.highest
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = token.tokenKind, let number = Int(text.dropFirst()), number < 1000 {
      highest = max(highest, number + 1)
    }
    return .visitChildren
  }
}
