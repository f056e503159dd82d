internal import SwiftSyntax
internal import Views

extension Lowering {
  /// `@Entry var gap = 4` in an extension of `EnvironmentValues`: a key and a property in one.
  func collectEntry(_ variable: VariableDeclSyntax, owner: String) {
    guard ["EnvironmentValues", "FocusedValues"].contains(owner), let binding = variable.bindings.first, variable.bindings.count == 1,
      let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.accessorBlock == nil
    else {
      return report(Diagnostic("'@Entry' makes a value of a variable in an extension of 'EnvironmentValues'", at: range(variable)))
    }
    let name = token.identifierText
    func add(_ type: StaticType, _ initial: Expression) {
      extensions[owner, default: [:]][name] = [.entry(owner == "EnvironmentValues" ? Lowering.environmentEntry(name, type, initial) : Lowering.focusedEntry(name, type, initial))]
    }
    pendingSignatures.append { [self] in
      if let annotation = binding.typeAnnotation {
        let type = self.type(annotation.type)
        guard let value = binding.initializer?.value else {
          if type.wrapped != nil { return add(type, ConstantExpression(.none, type, span(token))) }
          if type != .failed { report(Diagnostic("'@Entry' wants a default value, as in 'var \(name): \(type) = …'", at: range(token))) }
          return
        }
        // The value is lowered when all names are known; until then its place is kept.
        let later = LaterExpression(type, span(token))
        add(type, later)
        pendingBodies.append { [self] in later.value = detached(owner: nil) { lower(value, as: type, for: .initialValue) } }
      } else if let value = binding.initializer?.value {
        let initial = detached(owner: nil) { lower(value, expecting: nil) }
        if initial.type != .failed { add(initial.type, initial) }
      } else {
        report(.noType(name, at: range(token)))
      }
    }
  }
  /// A value of the view with the focus: nothing has the focus in a still picture.
  private static func focusedEntry(_ name: String, _ type: StaticType, _ initial: Expression) -> CatalogueEntry {
    let entry = CatalogueEntry(.property, "FocusedValues", name, [], result: type, doc: "A value of the file's own.") { call throws(Interruption) -> Value in
      try call.evaluation.detached(initial)
    }
    entry.write = { call, _ throws(Interruption) -> Value in call.base }
    return entry
  }
  /// A property of the environment under a name of the program's own.
  private static func environmentEntry(_ name: String, _ type: StaticType, _ initial: Expression) -> CatalogueEntry {
    let key = KeyName(named: name)
    let entry = CatalogueEntry(.property, "EnvironmentValues", name, [], result: type, doc: "A value of the file's own.") { call throws(Interruption) -> Value in
      if let value = try EnvironmentValues.read(call.base, call)[key] as? Value { return value }
      return try call.evaluation.detached(initial)
    }
    entry.write = { call, new throws(Interruption) -> Value in
      var values = try EnvironmentValues.read(call.base, call)
      values[key] = new
      return values.value
    }
    return entry
  }
}

/// An expression that is lowered later than it is used.
final class LaterExpression: Expression {
  var value: Expression?
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { try value?.evaluate(evaluation) ?? .void }
  override var printed: String { value?.printed ?? "_" }
}
