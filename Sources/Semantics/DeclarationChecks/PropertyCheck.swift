internal import Declarations
internal import SwiftSyntax

/// Where stored properties may stand, and what `weak`, `lazy` and accessors ask of a variable.
struct PropertyCheck {
  let checker: Checker

  func check(_ variable: VariableDeclaration) {
    let flags = variable.attributes.flags
    let isStatic = variable.isStatic
    let hasType = variable.typeSyntax != nil || variable.initializer != nil || variable.isDestructured
    if variable.isComputed {
      if variable.isLet {
        checker.report(
          "'let' declarations cannot be computed properties", at: accessorOffset(of: variable), in: variable.place?.file
        )
        return
      }
      if !hasType {
        checker.report("computed property must have an explicit type", at: variable)
        return
      }
      // A macro may have made the accessors.
      let isWritten = variable.binding?.accessorBlock != nil
      if isWritten, variable.initializer != nil, checker.wrapper(of: variable) == nil {
        checker.report("variable with getter/setter cannot have an initial value", at: variable)
      }
    } else if variable.accessors?.hasSetter == true, variable.accessors?.hasGetter == false {
      checker.report(
        "variable with a setter must also have a getter", at: accessorOffset(of: variable), in: variable.place?.file)
      return
    } else if variable.accessors?.hasObservers == true, variable.isLet {
      checker.report(
        "'let' declarations cannot be observing properties", at: accessorOffset(of: variable), in: variable.place?.file)
      return
    }
    if variable.parent == nil, checker.localScopes[variable] == nil,
      let attribute = checker.wrapper(of: variable)?.attribute
    {
      let name = attribute.name.positionAfterSkippingLeadingTrivia.utf8Offset
      checker.report(
        "property wrappers are not yet supported in top-level code", at: name - 1, in: variable.place?.file)
    }
    if checkPlace(of: variable) { return }
    if variable.isStored, variable.initializer == nil, isOpaque(variable.typeSyntax) {
      checker.report(
        "property declares an opaque return type, but has no initializer expression from which to infer an underlying type",
        at: variable.place?.offset ?? 0, in: variable.place?.file,
        note: "a view that is handed over has a type of its own: give '\(variable.parentNominal?.name ?? "the type")' a generic parameter for it, or write a ViewModifier"
      )
    }
    if flags.contains(.lazy) { checkLazy(variable, isStatic) }
    if flags.contains(.weak) || flags.contains(.unowned) { checkReference(variable) }
    if variable.attributes.flags.contains(.classMember), variable.isStored, variable.parentNominal?.isClass == true {
      checker.report("class stored properties not supported in classes; did you mean 'static'?", at: variable)
    }
  }

  private func isOpaque(_ syntax: TypeSyntax?) -> Bool {
    syntax?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }
  private func accessorOffset(of variable: VariableDeclaration) -> Int {
    variable.binding?.accessorBlock?.positionAfterSkippingLeadingTrivia.utf8Offset ?? variable.place?.offset ?? 0
  }

  /// Reports a stored property where none may be.
  private func checkPlace(of variable: VariableDeclaration) -> Bool {
    guard variable.isStored, variable.isProperty, let owner = variable.parentNominal,
      !checker.macros(of: variable).contains(where: \.addsAccessors)
    else { return false }
    if owner.isProtocol, variable.parent is NominalDeclaration {
      if variable.accessors == nil {
        checker.report("property in protocol must have explicit { get } or { get set } specifier", at: variable)
      }
      return true
    }
    if variable.isStatic {
      if owner.isProtocol {
        checker.report("static stored properties not supported in protocol extensions", at: variable)
        return true
      }
      if variable.attributes.flags.contains(.static),
        !checker.genericParameters(of: owner).isEmpty || isInGenericFunction(owner)
      {
        checker.report("static stored properties not supported in generic types", at: variable)
        return true
      }
      return false
    }
    if variable.parent is ExtensionDeclaration {
      checker.report("extensions must not contain stored properties", at: variable)
      return true
    }
    if owner.kind == .enumeration {
      checker.report("enums must not contain stored properties", at: variable)
      return true
    }
    return false
  }
  private func isInGenericFunction(_ nominal: NominalDeclaration) -> Bool {
    var current = nominal.parent
    while let declaration = current {
      if let function = declaration as? FunctionDeclaration, !function.genericParameters.isEmpty { return true }
      current = declaration.parent
    }
    return false
  }

  private func checkLazy(_ variable: VariableDeclaration, _ isStatic: Bool) {
    if variable.isLet {
      checker.report("'lazy' cannot be used on a let", at: variable)
    } else if isStatic || (variable.parent == nil && checker.localScopes[variable] == nil) {
      checker.report("'lazy' cannot be used on an already-lazy global", at: variable)
    } else if variable.isComputed {
      checker.report("'lazy' cannot be used on a computed property", at: variable)
    } else if variable.initializer == nil {
      checker.report("lazy properties must have an initializer", at: variable)
    }
  }

  /// `weak` and `unowned` refer to objects; `weak` becomes nil.
  private func checkReference(_ variable: VariableDeclaration) {
    let word = variable.attributes.flags.contains(.weak) ? "weak" : "unowned"
    let type: Type
    if let syntax = variable.typeSyntax {
      var context = checker.context(of: variable)
      context.isSilent = true
      context.allowsUnbound = true
      type = checker.inEnvironment(checker.signature(of: variable)) {
        checker.reduced(checker.resolve(syntax, context))
      }
    } else {
      return
    }
    if type.hasHole { return }
    let object = checker.optionalObject(type) ?? type
    if word == "weak", object == type, checker.isClassType(object) {
      checker.report("'weak' variable should have optional type '\(checker.optional(type))'", at: variable)
      return
    }
    let isObject = checker.inEnvironment(checker.signature(of: variable)) { checker.isClassType(object) }
    if isObject { return }
    switch object {
    case .existential(let bounds) where !bounds.isAny:
      checker.report(
        "'\(word)' must not be applied to non-class-bound '\(object)'; consider adding a protocol conformance that has a class bound",
        at: variable)
    case .parameter, .member:
      checker.report(
        "'\(word)' must not be applied to non-class-bound '\(object)'; consider adding a protocol conformance that has a class bound",
        at: variable)
    default:
      if word == "weak", object == type {
        checker.report("'weak' variable should have optional type '\(checker.optional(type))'", at: variable)
      }
      checker.report(
        "'\(word)' may only be applied to class and class-bound protocol types, not '\(object)'", at: variable)
    }
  }
}
