extension Lowering {
  /// The expression as a value of `type`; what does not fit is reported.
  func convert(_ expression: Expression, to type: StaticType, for purpose: Diagnostic.Purpose) -> Expression {
    if type == .failed || expression.type == .failed { return expression }
    if expression.type == .skipped { return expression }
    if let converted = converted(expression, to: type) { return converted }
    if let wrapped = expression.type.wrapped, canConvert(wrapped, to: type) {
      return refuse(.notUnwrapped(expression.type, at: range(expression.span)), expression.span)
    }
    return refuse(.cannotConvert(expression.type, to: type, for: purpose, at: range(expression.span)), expression.span)
  }

  /// The expression as a value of `type`; nil if Swift does not convert it by itself.
  func converted(_ expression: Expression, to type: StaticType) -> Expression? {
    if expression.type == type || expression.type.isSilent || type == .failed { return expression }
    if let path = expression as? KeyPathExpression, case .library(.keyPath, let types) = path.type, types.count == 2, case .function(let inputs, let result) = type,
      inputs.count == 1, canRename(inputs[0], to: types[0]), canConvert(types[1], to: result)
    {
      return KeyPathFunction(path, .function([types[0]], types[1]))
    }
    if case .function(let inputs, let result) = type, inputs.count == 1, case .tuple(let parts) = inputs[0], case .function(let own, let made) = expression.type,
      own.count == parts.count, own.count > 1, zip(parts, own).allSatisfy({ canRename($0.type, to: $1) }), canRename(made, to: result)
    {
      return SplatExpression(expression, type)
    }
    if case .function(let inputs, let result) = type, let wrapped = result.wrapped, case .function(let own, let made) = expression.type, made.wrapped == nil,
      own.count == inputs.count, zip(inputs, own).allSatisfy({ canRename($0, to: $1) }), canRename(made, to: wrapped)
    {
      return SplatExpression(expression, type, wraps: true)
    }
    if canRename(expression.type, to: type) { return ConversionExpression(expression, .rename, type) }
    if let wrapped = type.wrapped, expression.type.wrapped == nil, let inside = converted(expression, to: wrapped) {
      return ConversionExpression(inside, .wrap, type)
    }
    return nil
  }
  func canConvert(_ type: StaticType, to expected: StaticType) -> Bool {
    if type == expected || canRename(type, to: expected) { return true }
    if let wrapped = expected.wrapped, type.wrapped == nil { return canConvert(type, to: wrapped) }
    return false
  }

  /// True if a value of one type is a value of the other as it stands.
  func canRename(_ type: StaticType, to expected: StaticType) -> Bool {
    if type == expected || type.isSilent || type == .never || expected.isSilent { return true }
    if type.isFloatingPoint, expected.isFloatingPoint { return true }
    switch (type, expected) {
    case (_, .opaque(let protocols, _)), (_, .any(let protocols)): return protocols.allSatisfy { conforms(type, to: $0) }
    case (.library(let a, let x), .library(let b, let y)) where a != b && b == Upcoming.libraryType && a.protocols.contains("Publisher"):
      return zip(x, y).allSatisfy { canRename($0, to: $1) }
    case (.library(let a, let x), .library(let b, let y)):
      return a == b && (x.count == y.count ? zip(x, y).allSatisfy { canRename($0, to: $1) } : x.isEmpty || y.isEmpty)
    case (.declared(let a, _), .declared(let b, _)) where a != b && a.kind == .classType: return a.inherits(from: b)
    case (.declared(let a, let x), .declared(let b, let y)): return a == b && zip(x, y).allSatisfy { canRename($0, to: $1) }
    case (.tuple(let a), .tuple(let b)):
      // A part without a label takes any.
      return a.count == b.count && zip(a, b).allSatisfy { ($0.label == nil || $1.label == nil || $0.label == $1.label) && canRename($0.type, to: $1.type) }
    case (.function(let a, let x), .function(let b, let y)):
      return a.count == b.count && zip(a, b).allSatisfy { canRename($1, to: $0) } && canRename(x, to: y)
    case (.metatype(let a), .metatype(let b)): return canRename(a, to: b)
    case (.parameter(let parameter), .string) where includes(context.protocols(of: parameter), "StringProtocol"): return true
    case (.parameter, _) where equalType(of: type) != nil: return equalType(of: type) == expected
    case (_, .parameter) where equalType(of: expected) != nil: return equalType(of: expected) == type
    default: return false
    }
  }

  /// How far an argument is from a parameter's type: 0 as it stands, more for each conversion. Lower is better.
  func conversionCost(_ type: StaticType, to expected: StaticType) -> Int {
    if type == expected || type.isSilent { return 0 }
    if type.isFloatingPoint, expected.isFloatingPoint { return 2 }
    if let wrapped = expected.wrapped, type.wrapped == nil { return 1 + conversionCost(type, to: wrapped) }
    return 0
  }

  /// Finds the generic parameters for which `pattern` is `type`.
  func unify(_ pattern: StaticType, _ type: StaticType, _ bindings: inout [TypeParameter: StaticType], _ parameters: [TypeParameter]) -> Bool {
    if type.isSilent { return true }
    switch (pattern, type) {
    case (.parameter(let parameter), _) where parameters.contains(parameter):
      if let bound = bindings[parameter] { return canConvert(type, to: bound) }
      guard parameter.protocols.allSatisfy({ conforms(type, to: $0) }) else { return false }
      bindings[parameter] = type
      return true
    case (.library(let a, let x), .library(let b, let y)) where a == b:
      return zip(x, y).allSatisfy { unify($0, $1, &bindings, parameters) }
    case (.library(let a, let x), .library(let b, let y)) where a == Upcoming.libraryType && b.protocols.contains("Publisher"):
      return zip(x, y).allSatisfy { unify($0, $1, &bindings, parameters) }
    case (.library(.array, let elements), .parameter) where elements.count == 1 && conforms(type, to: "Sequence"):
      // What a generic container was given is used as the elements that it has.
      return associated("Element", of: type).map { unify(elements[0], $0, &bindings, parameters) } ?? false
    case (.library(.array, let elements), .parameter) where elements.count == 1 && elements[0].mentions(parameters):
      guard let own = asArray(type)?.element else { return false }
      return unify(elements[0], own, &bindings, parameters)
    case (.library(.optional, let wrapped), _) where wrapped.count == 1 && type.wrapped == nil: return unify(wrapped[0], type, &bindings, parameters)
    case (.declared(let a, let x), .declared(let b, let y)) where a == b: return zip(x, y).allSatisfy { unify($0, $1, &bindings, parameters) }
    case (.tuple(let a), .tuple(let b)) where a.count == b.count: return zip(a, b).allSatisfy { unify($0.type, $1.type, &bindings, parameters) }
    case (.function(let inputs, let result), .library(.keyPath, let types)) where inputs.count == 1 && types.count == 2:
      return unify(inputs[0], types[0], &bindings, parameters) && unify(result, types[1], &bindings, parameters)
    case (.function(let a, let x), .function(let b, let y)) where a.count == 1 && b.count > 1:
      guard case .tuple(let parts) = a[0].substituting(bindings), parts.count == b.count else { return false }
      return zip(parts, b).allSatisfy { unify($0.type, $1, &bindings, parameters) } && unify(x, y, &bindings, parameters)
    case (.function(let a, let x), .function(let b, let y)) where a.count == b.count:
      return zip(a, b).allSatisfy { unify($0, $1, &bindings, parameters) } && unify(x, y, &bindings, parameters)
    case (.metatype(let a), .metatype(let b)): return unify(a, b, &bindings, parameters)
    default: return canConvert(type, to: pattern.substituting(bindings))
    }
  }
}
