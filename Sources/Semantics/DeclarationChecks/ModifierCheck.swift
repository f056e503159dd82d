internal import Declarations
internal import SwiftSyntax

/// Where modifiers, nested types, initialisers and protocols' members may stand.
struct ModifierCheck {
  let checker: Checker

  func check(_ function: FunctionDeclaration) {
    let flags = function.attributes.flags
    let owner = function.parentNominal
    let isMember = function.parent is NominalDeclaration || function.parent is ExtensionDeclaration
    if isMember, let owner {
      if owner.isClass, function.kind == .function, !function.isStatic {
        for (flag, word) in [(AttributeList.Flags.mutating, "mutating"), (.nonmutating, "nonmutating")]
        where flags.contains(flag) {
          let kind = owner.kind == .actor ? "actors" : "classes"
          checker.report("'\(word)' is not valid on instance methods in \(kind)", at: function)
        }
      }
      if flags.contains(.override), !owner.isClass {
        checker.report("'override' can only be specified on class members", at: function)
      }
      if flags.contains(.mutating), flags.contains(.static), !owner.isClass {
        checker.report("static functions must not be declared mutating", at: function)
      }
      if flags.contains(.final), !owner.isClass {
        checker.report("only classes and class members may be marked with 'final'", at: function)
      }
      if flags.contains(.classMember), function.kind == .function, !owner.isClass {
        let hint =
          owner.isProtocol && function.parent is NominalDeclaration
          ? "'static' to declare a requirement fulfilled by either a static or class method"
          : "'static' to declare a static method"
        checker.report("class methods are only allowed within classes; use \(hint)", at: function)
      }
      if function.kind == .initializer { check(initializer: function, owner) }
      if function.kind == .deinitializer, !owner.isClass { checkDeinitializer(function, owner) }
      if owner.isProtocol, function.parent is NominalDeclaration, function.body != nil {
        let word = function.kind == .initializer ? "initializers" : "methods"
        checker.report("protocol \(word) must not have bodies", at: function)
      }
      if !(owner.isProtocol && function.parent is NominalDeclaration), function.module == checker.program {
        checkBody(of: function)
      }
    } else if !isMember {
      if flags.contains(.mutating) || flags.contains(.nonmutating) {
        checker.report(
          "'\(flags.contains(.mutating) ? "mutating" : "nonmutating")' is only valid on methods", at: function)
      }
      if flags.contains(.override) { checker.report("'override' can only be specified on class members", at: function) }
      if flags.contains(.final) {
        checker.report("only classes and class members may be marked with 'final'", at: function)
      }
      if flags.contains(.static) { checker.report("static methods may only be declared on a type", at: function) }
      if function.module == checker.program { checkBody(of: function) }
    }
  }

  private func checkBody(of function: FunctionDeclaration) {
    if function.body != nil { return }
    switch function.kind {
    case .function: checker.report("expected '{' in body of function declaration", at: function)
    case .initializer: checker.report("initializer requires a body", at: function)
    case .subscriptMember where function.accessors == nil:
      checker.report("expected '{' in subscript to specify getter and setter implementation", at: function)
    default: break
    }
  }

  private func check(initializer: FunctionDeclaration, _ owner: NominalDeclaration) {
    let flags = initializer.attributes.flags
    if flags.contains(.convenience) {
      let kinds: [NominalDeclaration.Kind: String] = [.structure: "structs", .enumeration: "enums"]
      if let kind = kinds[owner.kind] {
        checker.report("initializers in \(kind) are not marked with 'convenience'", at: initializer)
      }
    }
    if flags.contains(.required), !owner.isClass, !owner.isProtocol {
      checker.report("'required' initializer in non-class type '\(owner.name)'", at: initializer)
    }
    guard initializer.parent is ExtensionDeclaration, owner.kind == .classType else { return }
    if !flags.contains(.convenience) {
      checker.report(
        "designated initializer cannot be declared in an extension of '\(owner.name)'; did you mean this to be a convenience initializer?",
        at: initializer)
    }
    if flags.contains(.required) {
      checker.report(
        "'required' initializer must be declared directly in class '\(owner.name)' (not in an extension)",
        at: initializer)
    }
  }

  private func checkDeinitializer(_ function: FunctionDeclaration, _ owner: NominalDeclaration) {
    if owner.inheritance.contains(where: { $0.is(SuppressedTypeSyntax.self) }) { return }
    let isOwn = function.parent is NominalDeclaration
    if owner.isProtocol || !isOwn {
      checker.report("deinitializers may only be declared within a class, actor, or noncopyable type", at: function)
    } else {
      checker.report(
        "deinitializer cannot be declared in \(owner.keyword) '\(owner.name)' that conforms to 'Copyable'", at: function
      )
    }
  }

  func check(_ nominal: NominalDeclaration) {
    if let outer = nominal.parent as? NominalDeclaration, outer.isProtocol, !nominal.isProtocol {
      checker.report("type '\(nominal.name)' cannot be nested in protocol '\(outer.name)'", at: nominal)
    } else if nominal.parent is ExtensionDeclaration, let outer = nominal.parentNominal, outer.isProtocol {
      checker.report("type '\(nominal.name)' cannot be nested in protocol extension of '\(outer.name)'", at: nominal)
    } else if nominal.isProtocol, let outer = nominal.parentNominal, !checker.genericParameters(of: outer).isEmpty {
      checker.report("protocol '\(nominal.name)' cannot be nested in a generic context", at: nominal)
    } else if let function = genericFunction(around: nominal) {
      checker.report("type '\(nominal.name)' cannot be nested in generic function '\(function.fullName)'", at: nominal)
    }
    if nominal.isProtocol {
      for name in nominal.primaryAssociatedTypes where checker.canonicalAssociatedType(named: name, in: nominal) == nil {
        checker.report(
          "an associated type named '\(name)' must be declared in the protocol '\(nominal.name)' or a protocol it inherits",
          at: nominal)
      }
    }
  }
  private func genericFunction(around nominal: NominalDeclaration) -> FunctionDeclaration? {
    guard checker.localScopes[nominal] != nil else { return nil }
    var current = nominal.parent
    while let declaration = current {
      if let function = declaration as? FunctionDeclaration, !function.ownParameters.isEmpty { return function }
      if declaration is NominalDeclaration || declaration is ExtensionDeclaration { return nil }
      current = declaration.parent
    }
    return nil
  }

  func check(_ declaration: ExtensionDeclaration) {
    if let nominal = declaration.nominal, nominal.isProtocol, let first = declaration.inheritance.first {
      checker.report(
        "extension of protocol '\(nominal.name)' cannot have an inheritance clause",
        at: first.positionAfterSkippingLeadingTrivia.utf8Offset, in: declaration.place?.file)
    }
    for case let element as FunctionDeclaration in declaration.members.all where element.kind == .enumCase {
      checker.report("enum 'case' is not allowed outside of an enum", at: element)
    }
    if declaration.nominal == nil { checkExtended(declaration) }
  }

  private func checkExtended(_ declaration: ExtensionDeclaration) {
    var context = checker.context(of: declaration)
    context.isSilent = true
    context.allowsUnbound = true
    switch checker.resolve(declaration.extended, context) {
    case .function, .existential(Existential()), .metatype:
      checker.report(
        "non-nominal type '\(declaration.extended.trimmedDescription)' cannot be extended", at: declaration)
    case .existential(let bounds) where declaration.extended.is(SomeOrAnyTypeSyntax.self):
      checker.report(
        "extension of existential type 'any \(bounds.boundsDescription)' is not supported", at: declaration)
    default: break
    }
  }
}
