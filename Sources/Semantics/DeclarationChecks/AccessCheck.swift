internal import Declarations
internal import SwiftSyntax

/// A declaration may not be seen from farther away than the types that it names.
struct AccessCheck {
  let checker: Checker

  /// From where a declaration can be named: what it says itself, within what is around it.
  func scope(of declaration: Declaration) -> AccessScope {
    if declaration.module != checker.program { return .everywhere }
    if checker.localScopes[declaration] != nil { return .everywhere }
    guard let parent = declaration.parent else { return scope(declaration.attributes.access, in: nil) }
    if declaration is GenericParameterDeclaration || declaration is ParameterDeclaration { return scope(of: parent) }
    let nominal = declaration.parentNominal
    let isMember = parent is NominalDeclaration || parent is ExtensionDeclaration
    guard isMember, let nominal else { return .everywhere }
    let outer = scope(of: nominal)
    let inherits =
      (declaration as? FunctionDeclaration)?.kind == .enumCase || (nominal.isProtocol && parent is NominalDeclaration)
    if inherits { return outer }
    var access = declaration.attributes.access
    if !declaration.attributes.flags.contains(.explicitAccess) {
      access = .internal
      if parent is ExtensionDeclaration, parent.attributes.flags.contains(.explicitAccess) {
        access = parent.attributes.access == .private ? .fileprivate : parent.attributes.access
      }
    }
    return scope(access, in: nominal).intersected(outer)
  }

  private func scope(_ access: AttributeList.Access, in nominal: NominalDeclaration?) -> AccessScope {
    switch access {
    case .private: return nominal.map { .type($0) } ?? .file(isPrivate: true)
    case .fileprivate: return .file(isPrivate: false)
    case .internal: return .module
    case .package: return .package
    case .public, .open: return .everywhere
    }
  }

  /// From where all parts of a type can be named.
  func scope(of type: Type) -> AccessScope {
    var found = AccessScope.everywhere
    _ = type.contains { part in
      switch part {
      case .nominal(let declaration, _): found = found.intersected(scope(of: declaration))
      case .existential(let bounds), .existentialMetatype(let bounds):
        for declaration in bounds.protocols { found = found.intersected(scope(of: declaration)) }
      case .opaque(let opaque):
        for declaration in opaque.bounds.protocols { found = found.intersected(scope(of: declaration)) }
      default: break
      }
      return false
    }
    return found
  }

  func check(_ declaration: Declaration) {
    if checker.localScopes[declaration] != nil || isLocal(declaration) { return }
    switch declaration {
    case let function as FunctionDeclaration: check(function)
    case let variable as VariableDeclaration: check(variable)
    case let nominal as NominalDeclaration: check(nominal)
    case let alias as TypeAliasDeclaration:
      guard let target = checker.resolvedTarget(of: alias) else { return }
      check(target, of: alias, "type alias", "underlying type uses")
    case let declaration as ExtensionDeclaration:
      guard let nominal = declaration.nominal, declaration.attributes.flags.contains(.explicitAccess) else { return }
      let own = scope(of: nominal)
      guard own.isNarrower(than: scope(declaration.attributes.access, in: nil)), own != .file(isPrivate: true),
        declaration.attributes.access > .fileprivate
      else { return }
      checker.report(
        "extension of \(own.keyword) \(nominal.keyword) cannot be declared \(declaration.attributes.access.keyword)",
        at: declaration)
    default: break
    }
  }
  /// Whether a declaration stands in the code of a function or an accessor, however deep.
  func isLocal(_ declaration: Declaration) -> Bool {
    var current = declaration.parent
    while let parent = current {
      if checker.localScopes[parent] != nil || parent is FunctionDeclaration || parent is VariableDeclaration {
        return true
      }
      current = parent.parent
    }
    return false
  }

  /// "method", "property": as messages about access name a declaration.
  static func word(for declaration: Declaration, isMember: Bool) -> String {
    switch declaration {
    case let function as FunctionDeclaration:
      switch function.kind {
      case .initializer: return "initializer"
      case .subscriptMember: return "subscript"
      case .enumCase: return "enum case"
      default:
        return isMember
          ? function.isOperator ? "operator function" : "method"
          : function.isOperator ? "operator function" : "function"
      }
    case let variable as VariableDeclaration: return isMember ? "property" : variable.isLet ? "constant" : "variable"
    default: return declaration.kindName
    }
  }
  private func isMember(_ declaration: Declaration) -> Bool {
    declaration.parent is NominalDeclaration || declaration.parent is ExtensionDeclaration
  }

  /// "cannot be declared public", "must be declared private or fileprivate".
  private func demand(_ declaration: Declaration, _ needed: AccessScope) -> String {
    let isRequirement = declaration.parent is NominalDeclaration && declaration.parentNominal?.isProtocol == true
    if declaration.attributes.flags.contains(.explicitAccess) {
      return "cannot be declared \(scope(of: declaration).keyword)"
    }
    if isRequirement { return "cannot be declared \(scope(of: declaration).keyword)" }
    switch needed {
    case .file where !isMember(declaration): return "must be declared private or fileprivate"
    case .file: return "must be declared fileprivate"
    default: return "must be declared \(needed.keyword)"
    }
  }

  private func article(_ scope: AccessScope) -> String {
    scope.keyword == "internal" ? "an internal" : "a \(scope.keyword)"
  }

  @discardableResult private func check(
    _ type: Type, of declaration: Declaration, _ word: String, _ part: String, at offset: Int? = nil
  ) -> Bool {
    let (own, needed) = (scope(of: declaration), scope(of: type))
    guard needed.isNarrower(than: own) else { return false }
    checker.report(
      "\(word) \(demand(declaration, needed)) because its \(part) \(article(needed)) type",
      at: offset ?? declaration.place?.offset ?? 0,
      in: declaration.place?.file)
    return true
  }

  private func check(_ function: FunctionDeclaration) {
    if function.kind == .deinitializer || function.kind == .macro { return }
    let word = Self.word(for: function, isMember: isMember(function))
    let interface = checker.interface(of: function)
    if function.kind == .enumCase {
      let own = scope(of: function)
      for parameter in interface.parameters {
        let needed = scope(of: parameter.type)
        guard needed.isNarrower(than: own) else { continue }
        let outer = own.keyword == "internal" ? "an internal" : "a \(own.keyword)"
        checker.report("enum case in \(outer) enum uses \(article(needed)) type", at: function)
        return
      }
      return
    }
    if checkGenericParameters(of: function, function.kindName) { return }
    let partOfIndex = function.kind == .subscriptMember ? "index uses" : "parameter uses"
    for parameter in interface.parameters where check(parameter.type, of: function, word, partOfIndex) { return }
    if function.kind == .function { check(interface.result, of: function, word, "result uses") }
    if function.kind == .subscriptMember { check(interface.result, of: function, word, "element type uses") }
  }

  @discardableResult private func checkGenericParameters(of declaration: Declaration, _ word: String) -> Bool {
    let own = scope(of: declaration)
    for case .conformance(let subject, let bound) in checker.signature(of: declaration).requirements {
      guard case .parameter(let parameter) = subject, parameter.parent == declaration else { continue }
      let needed = scope(of: bound)
      guard needed.isNarrower(than: own) else { continue }
      checker.report(
        "\(word) \(demand(declaration, needed)) because its generic parameter uses \(article(needed)) type",
        at: declaration)
      return true
    }
    return false
  }

  private func check(_ variable: VariableDeclaration) {
    let member = isMember(variable)
    let word = Self.word(for: variable, isMember: member)
    checkSetter(of: variable, word)
    if let wrapper = checker.wrapper(of: variable)?.declaration {
      if check(.nominal(wrapper, []), of: variable, word, "property wrapper type uses") { return }
    }
    let type = checker.type(of: variable)
    if variable.typeSyntax != nil {
      check(type, of: variable, word, "type uses")
    } else {
      check(type, of: variable, word, "type '\(type)' uses")
    }
  }

  /// A setter is not seen from farther away than its property.
  private func checkSetter(of variable: VariableDeclaration, _ word: String) {
    guard let setter = variable.attributes.setterAccess else { return }
    if variable.isLet || (variable.isComputed && variable.accessors?.hasSetter == false) {
      checker.report(
        "'\(setter.keyword)(set)' modifier cannot be applied to read-only \(word == "property" ? "properties" : word == "constant" ? "constants" : "variables")",
        at: variable)
      return
    }
    let own = scope(of: variable)
    let given = scope(setter, in: variable.parentNominal)
    guard own.isNarrower(than: given), variable.attributes.flags.contains(.explicitAccess) else { return }
    let access = variable.attributes.access
    if setter > access {
      checker.report("\(access.keyword) \(word) cannot have a \(setter.keyword) setter", at: variable)
    }
  }

  private func check(_ nominal: NominalDeclaration) {
    let own = scope(of: nominal)
    if nominal.isProtocol {
      for stated in checker.inherited(of: nominal).protocols.flatMap(\.protocols) {
        let needed = scope(of: stated)
        guard needed.isNarrower(than: own) else { continue }
        let says = nominal.attributes.flags.contains(.explicitAccess)
        checker.report(
          says
            ? "\(own.keyword) protocol cannot refine \(article(needed)) protocol"
            : "protocol must be declared \(needed.keyword == "internal" ? "internal" : "private or fileprivate") because it refines \(article(needed)) protocol",
          at: nominal)
        return
      }
      return
    }
    checkGenericParameters(of: nominal, "generic \(nominal.keyword)")
    if let superclass = checker.superclass(of: nominal) {
      let needed = scope(of: superclass)
      if needed.isNarrower(than: own) {
        checker.report(
          "\(nominal.keyword) \(demand(nominal, needed)) because its superclass is \(needed.keyword)", at: nominal)
      }
    }
    if let raw = checker.inherited(of: nominal).rawType { check(raw, of: nominal, "enum", "raw type uses") }
  }
}
