internal import Declarations
internal import SwiftSyntax

/// What a function's generic parameters and parameters must be.
struct SignatureCheck {
  let checker: Checker

  func check(_ function: FunctionDeclaration) {
    if function.kind == .macro { return }
    checkGenericParameters(of: function)
    checkParameters(of: function)
    if function.effects.isRethrowing, function.kind != .enumCase {
      let interface = checker.interface(of: function)
      let takesThrowing = interface.parameters.contains { parameter in
        parameter.type.contains { part in
          if case .function(let found) = part { return found.thrown != nil }
          return part == .hole
        } || parameter.isAutoclosure
      }
      let isRequirement = function.parentNominal?.isProtocol == true
      if !takesThrowing && !isRequirement {
        checker.report("'rethrows' function must take a throwing function argument", at: function)
      }
    }
  }

  /// The solver finds a generic parameter only if a parameter or the result says it.
  private func checkGenericParameters(of function: FunctionDeclaration) {
    if function.ownParameters.isEmpty { return }
    let interface = checker.interface(of: function)
    var known: Set<GenericParameterDeclaration> = []
    func add(_ type: Type) {
      switch type {
      case .parameter(let parameter): known.insert(parameter)
      // An associated type does not tell what it belongs to.
      case .member: break
      case .nominal(_, let arguments): arguments.forEach(add)
      case .tuple(let elements): elements.forEach { add($0.type) }
      case .function(let found):
        found.parameters.forEach { add($0.type) }
        add(found.result)
        found.thrown.map(add)
      case .metatype(let inner), .inOut(let inner), .lvalue(let inner), .expansion(let inner): add(inner)
      case .existential(let bounds), .existentialMetatype(let bounds):
        bounds.constraints.forEach { add($0.type) }
        bounds.superclass.map(add)
      case .opaque(let opaque):
        opaque.bounds.constraints.forEach { add($0.type) }
        opaque.bounds.superclass.map(add)
      case .pack(let types): types.forEach(add)
      case .variable, .hole: break
      }
    }
    if interface.result.hasHole || interface.parameters.contains(where: { $0.type.hasHole }) { return }
    interface.parameters.forEach { add($0.type) }
    if function.kind != .initializer { add(interface.result) }
    interface.thrown.map(add)
    var isGrowing = true
    while isGrowing {
      let before = known.count
      for case .sameType(let first, let second) in checker.signature(of: function).requirements {
        // `S.Element == U` says `U` once `S` is known.
        for (left, right) in [(first, second), (second, first)] where isKnown(left, known) { add(right) }
      }
      isGrowing = known.count > before
    }
    for parameter in function.ownParameters where !known.contains(parameter) {
      checker.report("generic parameter '\(parameter.name)' is not used in function signature", at: parameter)
    }
  }
  private func isKnown(_ type: Type, _ known: Set<GenericParameterDeclaration>) -> Bool {
    !type.contains { part in
      if case .parameter(let parameter) = part, parameter.parent is FunctionDeclaration {
        return !known.contains(parameter)
      }
      return false
    }
  }

  private func checkParameters(of function: FunctionDeclaration) {
    var follows = false
    let interface = checker.interface(of: function)
    for (parameter, found) in zip(function.parameters, interface.parameters) {
      let offset = parameter.typeSyntax?.positionAfterSkippingLeadingTrivia.utf8Offset ?? parameter.place?.offset ?? 0
      let file = function.place?.file
      if follows, parameter.label == nil, function.kind == .function {
        checker.report("a parameter following a variadic parameter requires a label", at: parameter)
      }
      follows = parameter.isVariadic
      guard let attributed = parameter.typeSyntax?.as(AttributedTypeSyntax.self) else { continue }
      let names = Checker.attributeNames(TypeSyntax(attributed))
      if case .inOut = found.type {
        if let value = parameter.defaultValue {
          checker.report(
            "cannot provide default value to inout parameter '\(parameter.name)'",
            at: value.positionAfterSkippingLeadingTrivia.utf8Offset, in: file)
        }
        if parameter.isVariadic {
          checker.report("'inout' must not be used on variadic parameters", at: offset, in: file)
        }
      }
      if found.type == .hole { continue }
      if names.contains("autoclosure") {
        let base = checker.inEnvironment(checker.signature(of: function)) {
          checker.resolve(attributed.baseType, silent(function))
        }
        if case .function(let type) = base {
          if !type.parameters.isEmpty {
            checker.report("argument type of '@autoclosure' parameter must be '()'", at: offset, in: file)
          }
        } else if base != .hole {
          checker.report("'@autoclosure' only applies to function types", at: offset, in: file)
        }
      } else if names.contains("escaping") {
        switch found.type {
        case .function, .hole: break
        default:
          if checker.optionalObject(found.type) != nil {
            checker.report(
              "'@escaping' only applies to function types; optional closures are always escaping", at: offset, in: file)
            continue
          }
          checker.report("'@escaping' only applies to function types", at: offset, in: file)
        }
      }
    }
  }
  private func silent(_ function: FunctionDeclaration) -> TypeContext {
    var context = checker.context(of: function)
    context.isSilent = true
    context.someMeaning = .parameter(function)
    return context
  }
}
