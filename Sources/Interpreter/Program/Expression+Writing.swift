extension Evaluation {
  /// A value with something new under a key path.
  func written(_ new: Value, to keyPath: KeyPathValue, in value: Value) throws(Interruption) -> Value {
    let outer = keyPath.root.value
    keyPath.root.value = value
    defer { keyPath.root.value = outer }
    if let place = keyPath.place {
      try place.write(new, self)
      return keyPath.root.value
    }
    return try written(new, to: keyPath.result, root: keyPath.root)
  }
  /// From the last component back to the root: each value is read, changed, and handed to the one before.
  private func written(_ new: Value, to expression: Expression, root: PlaceholderExpression) throws(Interruption) -> Value {
    if expression === root { return new }
    switch expression {
    case let conversion as ConversionExpression: return try written(new, to: conversion.operand, root: root)
    case let call as CatalogueCall:
      guard let write = call.entry.write, let target = call.target else { break }
      let base = try target.evaluate(self)
      return try written(try write(CatalogueEntry.Call(evaluation: self, base: base, arguments: [], span: call.span), new), to: target, root: root)
    case let field as FieldExpression:
      guard case .structure(var instance) = try field.target.evaluate(self) else { break }
      instance.fields[field.field.index] = new
      return try written(.structure(instance), to: field.target, root: root)
    default: break
    }
    throw failure(.cannotWriteKeyPath(at: range(expression.span)))
  }
}
