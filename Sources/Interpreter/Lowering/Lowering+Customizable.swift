internal import CustomizableMacro
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacroExpansion

extension Lowering {
  /// The copy-and-return method that `@Customizable` gives a property: what the macro makes of it in compiled code decides its parameter.
  func collectCustomizable(_ variable: VariableDeclSyntax, of declaration: TypeDeclaration) {
    guard let attribute = variable.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first(where: { $0.attributeName.trimmedDescription == "Customizable" }) else {
      return
    }
    let expansion = BasicMacroExpansionContext(lexicalContext: variable.parent?.parent?.parent?.parent.map { [$0] } ?? [])
    let methods = (try? CustomizableMacro.expansion(of: attribute, providingPeersOf: variable, in: expansion)) ?? []
    for said in expansion.diagnostics { report(Diagnostic(said.diagMessage.message, at: range(said.node))) }
    guard let method = methods.first?.as(FunctionDeclSyntax.self), let parameter = method.signature.parameterClause.parameters.first,
      case .field(let field)? = declaration.members[method.name.identifierText]?.first(where: { if case .field = $0 { true } else { false } })
    else { return }
    let function = FunctionDeclaration(
      field.name, isStatic: false, isMutating: false, owner: declaration.selfType, typeParameters: [], body: newBody(), span: field.span)
    function.result = declaration.selfType
    declaration.members[field.name, default: []].append(.function(function))
    pendingSignatures.append { [self] in
      // What is wrong with the type is said of the property.
      let type = quietly { inTypeContext(declaration) { self.type(parameter.type) } }.result
      function.parameters = [ParameterSignature(label: nil, name: "value", type: type)]
      function.defaults = [nil]
      let body = FunctionBody()
      body.slotCount = 2
      body.statements = [ReturnStatement(CustomizedExpression(field, type, declaration.selfType, field.span), field.span)]
      bodies[function.body.index] = body
    }
  }
}

/// A copy of `self` with another value for a property: slot 0 with the value of slot 1.
final class CustomizedExpression: Expression {
  let field: FieldDeclaration
  let parameter: StaticType
  init(_ field: FieldDeclaration, _ parameter: StaticType, _ type: StaticType, _ span: SourceFile.Span) {
    self.field = field
    self.parameter = parameter
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .structure(var copy) = evaluation.stack[evaluation.base] else { return .void }
    let value = evaluation.stack[evaluation.base + 1]
    copy.fields[field.index] = field.type.wrapped != nil && parameter.wrapped == nil ? .some(value) : value
    return .structure(copy)
  }
  override var printed: String { "self with \(field.name)" }
}
