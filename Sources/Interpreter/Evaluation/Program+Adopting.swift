public import Views

extension Program {
  /// The state of an earlier version's views, as this version can go on with it: a value whose type is not the same any more is left out.
  public func adopting(_ graph: ViewGraph) -> ViewGraph {
    graph.copy { [lowering] stored in
      guard let value = stored as? Value else { return stored }
      return lowering.adopted(value)
    }
  }
}

extension Lowering {
  /// A value of an earlier version of the file as one of this version; nil if its type is another one now.
  func adopted(_ value: Value) -> Value? {
    switch value {
    case .array(let values): return adopted(values).map { .array($0) }
    case .tuple(let values): return adopted(values).map { .tuple($0) }
    case .some(let wrapped): return adopted(wrapped).map { .some($0) }
    case .structure(let instance):
      guard let declaration = adopted(instance.declaration), let fields = adopted(instance.fields) else { return nil }
      let before = instance.declaration.fields.map { $0.name + ": " + $0.type.description }
      guard before == declaration.fields.map({ $0.name + ": " + $0.type.description }) else { return nil }
      return .structure(Instance(declaration: declaration, fields: fields, arguments: instance.arguments, site: instance.site))
    case .dictionary(let table):
      guard let keys = adopted(table.keys), let values = adopted(table.values) else { return nil }
      var adopted = Table()
      for (key, value) in zip(keys, values) { adopted[key] = value }
      return .dictionary(adopted)
    case .set(let table): return adopted(table.keys).map { .set(Table($0)) }
    case .enumCase(let old, let index, let payload):
      guard let declaration = adopted(old), let payload = adopted(payload) else { return nil }
      let before = old.cases[index]
      let now = declaration.cases.firstIndex { $0.name == before.name && $0.payload.map(\.type.description) == before.payload.map(\.type.description) }
      return now.map { .enumCase(declaration, $0, payload) }
    case .closure, .box, .type, .keyPath, .object: return nil
    default: return value
    }
  }
  private func adopted(_ values: [Value]) -> [Value]? {
    let adopted = values.compactMap { self.adopted($0) }
    return adopted.count == values.count ? adopted : nil
  }
  /// The declaration of the same name in the same place.
  private func adopted(_ declaration: TypeDeclaration) -> TypeDeclaration? {
    let found = declaration.outer.map { adopted($0)?.nested[declaration.name] } ?? types[declaration.name]
    return found?.kind == declaration.kind ? found : nil
  }
}
