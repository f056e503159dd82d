internal import Declarations

/// Operators are declared, stand as static members of a type that they take, and have one or two operands.
struct OperatorCheck {
  let checker: Checker

  func check(_ function: FunctionDeclaration) {
    if function.kind != .function { return }
    let flags = function.attributes.flags
    let isMember = function.parent is NominalDeclaration || function.parent is ExtensionDeclaration
    if isMember, !function.attributes.isStatic {
      let owner = function.parentNominal?.name ?? function.parent?.name ?? ""
      let place = function.parent is ExtensionDeclaration ? "extension of '\(owner)'" : "type '\(owner)'"
      checker.report("operator '\(function.name)' declared in \(place) must be 'static'", at: function)
      return
    }
    let fixity: OperatorDeclaration.Fixity
    if flags.contains(.prefix) {
      fixity = .prefix
    } else if flags.contains(.postfix) {
      fixity = .postfix
    } else if function.parameters.count == 1 {
      checker.report("unary operator implementation must have a 'prefix' or 'postfix' modifier", at: function)
      return
    } else if function.parameters.count == 2 {
      fixity = .infix
    } else {
      checker.report("operators must have one or two arguments", at: function)
      return
    }
    if !isBuiltIn(function.name, fixity), !checker.hasOperator(named: function.name, fixity) {
      checker.report("operator implementation without matching operator declaration", at: function)
      return
    }
    if isMember, let owner = function.parentNominal { checkOperands(of: function, owner) }
  }

  /// `=`, `->`, `&` and their kin belong to the grammar.
  private func isBuiltIn(_ name: String, _ fixity: OperatorDeclaration.Fixity) -> Bool {
    ["=", "->", ".", "?"].contains(name) || (name == "&" && fixity == .prefix) || (name == "!" && fixity == .postfix)
  }

  private func checkOperands(of function: FunctionDeclaration, _ owner: NominalDeclaration) {
    let interface = checker.interface(of: function)
    let own = checker.selfType(of: owner)
    let takesOwn = interface.parameters.contains { parameter in
      var type = parameter.type
      while true {
        switch type {
        case .inOut(let inner): type = inner
        case .metatype(let inner): type = inner
        case .nominal(let declaration, _): return declaration == owner
        case .hole, .variable: return true
        case .existential(let bounds), .existentialMetatype(let bounds): return bounds.protocols.contains(owner)
        case .parameter(let parameter):
          if owner.isProtocol && type == own { return true }
          return parameter.parent == function
            && checker.inEnvironment(checker.signature(of: function)) { checker.bounds(of: type) }.protocols.contains(
              owner)
        default: return type == own
        }
      }
    }
    if takesOwn { return }
    if owner.isProtocol {
      checker.report(
        "member operator '\(function.name)' of protocol '\(owner.name)' must have at least one argument of type 'Self'",
        at: function)
    } else {
      checker.report(
        "member operator '\(function.name)' must have at least one argument of type '\(own)'", at: function)
    }
  }

  func check(_ declaration: OperatorDeclaration) {
    let same = checker.program.topLevel.named(declaration.name).compactMap { $0 as? OperatorDeclaration }.filter {
      $0.fixity == declaration.fixity
    }
    if let first = same.first, first != declaration { checker.report("operator redeclared", at: declaration) }
    if let group = declaration.group, checker.precedenceGroup(group) == nil {
      checker.report("unknown precedence group '\(group)'", at: declaration)
    }
  }
}
