internal import Declarations
internal import SwiftSyntax

extension Checker {
  /// Looks at the body of a closure whose parameters are known.
  func checkBody(
    of closure: ClosureExpression, _ parameters: [Type], result: Type?, givesOptional: Bool, builder: Type?,
    _ outer: BodyContext, isAsync: Bool
  ) -> ClosureBody {
    let saved = outerParameterTypes
    for (parameter, type) in zip(closure.parameters, parameters) {
      outerParameterTypes[parameter] = type
      parameter.type = type
    }
    defer { outerParameterTypes = saved }
    let context = BodyContext(outer.declaration, file: outer.file, closure: closure)
    context.result = result
    context.givesOptional = givesOptional
    context.isAsync = isAsync || closure.effects.isAsync
    context.isInitialValue = outer.isInitialValue
    let ((statements, type), found) = capturing { () -> ([Statement], Type) in
      if let builder, !ReturnFinder.hasReturn(closure.statements) {
        let built = build(closure.statements, with: builder, closure.scope, context)
        return ([Statement(.builder(built.statements, built.value), closure.range)], built.value.type)
      }
      let statements = check(closure.statements, closure.scope, context, isFunctionBody: true)
      return (statements, result ?? inferredResult(context, closure))
    }
    return ClosureBody(statements, result: type, diagnostics: found, throwsError: false)
  }

  /// The names in a closure's body that may be parameters.
  func namedParameters(of closure: ClosureExpression) -> Set<String> {
    if let known = closure.names { return known }
    var names: Set<String> = []
    for token in closure.statements.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name): names.insert(name)
      case .dollarIdentifier(let name): names.insert(name)
      default: continue
      }
    }
    closure.names = names
    return names
  }

  /// The type of the first value that is returned; `Void` if there are none.
  private func inferredResult(_ context: BodyContext, _ closure: ClosureExpression) -> Type {
    if context.result == nil {
      let numbers = context.returned.compactMap(\.expression).filter { $0.isNumber && $0.type == .hole }
      if let number = numbers.first(where: \.isFraction) ?? numbers.first {
        decide(by: number, context, closure.scope)
      }
    }
    guard let result = context.result else { return context.returned.first?.type ?? .void }
    for case (.hole, let value?) in context.returned where value.type == .hole {
      check(value, context, closure.scope, wanted: Wanted(type: result, kind: .closureResult))
    }
    return result
  }

  /// What a capture list's constant is.
  func capturedType(of value: Expression, in builder: TreeBuilder, isWeak: Bool) -> Type {
    let type = check(value, builder.context, builder.scope)
    if !isWeak { return type }
    return optionalObject(type) == nil ? optional(type) : type
  }

  /// A closure gives what a number by itself is.
  func decide(by number: Expression, _ context: BodyContext, _ scope: Scope) {
    let type = check(number, context, scope)
    context.result = context.givesOptional && optionalObject(type) == nil ? optional(type) : type
  }
  /// Whether a number as it is written can be of a type.
  func isNumeric(_ type: Type, for number: Expression) -> Bool {
    let name = number.isFraction ? "ExpressibleByFloatLiteral" : "ExpressibleByIntegerLiteral"
    return standard(name).map { conforms(withoutOptionals(type).type, to: $0) } ?? false
  }
  /// Whether a number that was returned before decides after all, because it cannot be of a later value's type.
  func isDecidedByNumber(before type: Type, _ context: BodyContext, _ scope: Scope) -> Bool {
    guard let number = context.returned.lazy.compactMap(\.expression).first(where: \.isNumber), type != .hole,
      !isNumeric(type, for: number)
    else { return false }
    decide(by: number, context, scope)
    return true
  }
}

/// Finds `return` in a body, without those of functions and closures inside of it.
final class ReturnFinder: SyntaxVisitor {
  private var found = false
  static func hasReturn(_ statements: CodeBlockItemListSyntax) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.found
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Expression {
  /// A number as it is written, without a type of its own.
  var isNumber: Bool {
    if case .integer = kind { return true }
    return isFraction
  }
  var isFraction: Bool { if case .fraction = kind { true } else { false } }
}
