internal import SwiftSyntax

extension Lowering {
  /// `&$name`, a `@Published` property that gets what a publisher sends; nil for anything else.
  func publishedProperty(_ syntax: InOutExprSyntax) -> Expression? {
    let name = syntax.expression.as(DeclReferenceExprSyntax.self)?.baseName ?? syntax.expression.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard name?.text.hasPrefix("$") == true else { return nil }
    let (value, said) = quietly { lower(syntax.expression, expecting: nil) }
    guard !said.contains(where: \.isError), case .library(Upcoming.libraryType, _) = value.type else { return nil }
    return value
  }

  /// `Subscribers.Completion`, `Result` and `AsyncImagePhase`, which the catalogue names, as they are declared.
  static func completed(_ type: StaticType) -> StaticType {
    switch type {
    case .library(let library, let arguments) where library.name == "Subscribers.Completion":
      guard let declaration = LibrarySource.shared.type(named: "Subscribers")?.nested["Completion"] else { return type }
      return .declared(declaration, arguments)
    case .library(let library, let arguments) where library.name == "Result" || library.name == "AsyncImagePhase":
      guard let declaration = LibrarySource.shared.type(named: library.name) else { return type }
      return .declared(declaration, arguments)
    case .function(let inputs, let result): return .function(inputs.map { completed($0) }, completed(result))
    default: return type
    }
  }
}

/// `$name` of a `@Published` property: sends its value, and each one that it gets.
final class PublishedExpression: Expression {
  let base: Expression
  let field: FieldDeclaration
  init(_ base: Expression, _ field: FieldDeclaration, _ type: StaticType, _ span: SourceFile.Span) {
    self.base = base
    self.field = field
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    guard case .object(let object) = try base.evaluate(evaluation) else { return .library(Upcoming()) }
    let field = field
    return .library(
      Upcoming(
        start: { subscriber throws(Interruption) -> Void in try object.add(subscriber, to: field) },
        assign: { value throws(Interruption) -> Void in
          var target = Value.object(object)
          try evaluation.modify(field, of: &target, observes: true) { (current: inout Value) throws(Interruption) -> Void in current = value }
        }))
  }
  override var printed: String { "\(base.printed).$\(field.name)" }
}
