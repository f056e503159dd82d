internal import SwiftSyntax
internal import Views

extension Lowering {
  /// `self[GapKey.self]` in an extension of `EnvironmentValues`: the value under a key of the file's own.
  func environmentElement(_ target: Expression, _ arguments: [LabeledExprSyntax], _ span: SourceFile.Span) -> Expression? {
    guard target.type == EnvironmentValues.staticType, arguments.count == 1, let key = arguments.first, key.label == nil else { return nil }
    let value = lower(key.expression, expecting: nil)
    if value.type.isSilent { return FailedExpression(span) }
    guard case .metatype(let type) = value.type, case .declared(let declaration, _) = type else { return nil }
    guard conforms(type, to: "EnvironmentKey") else { return refuse(.doesNotConform(type, to: "EnvironmentKey", at: range(key)), span) }
    let kind: StaticType? =
      switch members(of: value.type, named: "defaultValue").first {
      case .property(let property): property.resolvedType
      case .enumCase: type
      default: associated("Value", of: type)
      }
    guard let kind, !kind.isSilent else { return FailedExpression(span) }
    return CatalogueCall(Lowering.environmentEntry(declaration, kind, span), target, [], site: nil, kind, span)
  }
  private static func environmentEntry(_ key: TypeDeclaration, _ type: StaticType, _ span: SourceFile.Span) -> CatalogueEntry {
    let name = KeyName(named: "key " + key.path)
    let entry = CatalogueEntry(.property, "EnvironmentValues", key.name, [], result: type, doc: "A value of the file's own.") { call throws(Interruption) -> Value in
      if let value = try EnvironmentValues.read(call.base, call)[name] as? Value { return value }
      guard let value = call.evaluation.readProperty("defaultValue", of: .type(.declared(key, [])), at: span) else { throw Interruption() }
      return value
    }
    entry.write = { call, new throws(Interruption) -> Value in
      var values = try EnvironmentValues.read(call.base, call)
      values[name] = new
      return values.value
    }
    return entry
  }
}
