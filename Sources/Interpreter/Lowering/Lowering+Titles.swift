internal import SwiftSyntax
internal import Views

extension Lowering {
  /// A title of a control: a string, or the characters of a `LocalizedStringKey`.
  func title(_ syntax: ExprSyntax, _ type: StaticType) -> Expression {
    let value = lower(syntax, expecting: type)
    return value.type == LocalizedStringKey.staticType ? TitleExpression(value) : convert(value, to: type, for: .argument)
  }
}

/// The characters that a `LocalizedStringKey` shows.
final class TitleExpression: Expression {
  let key: Expression
  init(_ key: Expression) {
    self.key = key
    super.init(.string, key.span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let call = CatalogueEntry.Call(evaluation: evaluation, base: .void, arguments: [], span: span)
    return .string(try LocalizedStringKey.read(try key.evaluate(evaluation), call).shownCharacters)
  }
  override var printed: String { key.printed }
}
