internal import Declarations
internal import SwiftSyntax

/// One piece of code of the program: a body, an accessor or an initial value.
struct CodeUnit {
  enum Role: Equatable { case function, getter, setter, observer, initialValue }
  let declaration: Declaration
  let role: Role
  let statements: [Statement]
  /// Where the braces end.
  let end: Int
}

extension Checker {
  /// What is told of code once all of it has types: first what the compiler tells while it checks types, then, if nothing was wrong, what
  /// follows from the order in which code runs.
  /// - Parameter changed: the declaration whose code is looked at again; nil for all code.
  func checkFlow(of changed: Declaration? = nil) {
    let all = codeUnits()
    let units = changed.map { changed in all.filter { codeOwner(of: $0.declaration) == changed } } ?? all
    for unit in units {
      inEnvironment(signature(of: unit.declaration)) {
        var mutability = MutabilityCheck(self, unit.declaration, isSelfMutable: isSelfMutable(in: unit))
        mutability.checkBody(unit.statements)
        var switches = SwitchCheck(self, unit.declaration)
        switches.check(unit.statements)
      }
    }
    let independent = independentUnits(among: units, of: changed)
    EffectsCheck(checker: self).run(independent)
    CaptureCheck(checker: self).run(independent)
    if diagnostics.contains(where: { $0.severity == .error && !$0.isOfFlow }) { return }
    isInFlow = true
    defer { isInFlow = false }
    let awaiting = awaitingFlow
    awaitingFlow = []
    for unit in all where awaiting?.contains(codeOwner(of: unit.declaration)) != false {
      inEnvironment(signature(of: unit.declaration)) {
        LiteralCheck(checker: self, unit: unit).check()
        ReturnCheck(checker: self, unit: unit).check()
        var initialization = InitializationCheck(self, unit)
        initialization.check()
        ExclusivityCheck(checker: self, unit: unit).check()
      }
    }
  }

  /// The declaration at the top level or in a type there whose code another one stands in; itself, if that is none.
  func codeOwner(of declaration: Declaration) -> Declaration {
    var owner = declaration
    var current = declaration.parent
    while let next = current {
      if !(next is NominalDeclaration), !(next is ExtensionDeclaration) { owner = next }
      current = next.parent
    }
    return owner
  }

  /// All code of the program, in the order of its text.
  func codeUnits() -> [CodeUnit] {
    var units: [CodeUnit] = []
    for (declaration, statements) in code.bodies where !declaration.module.isLibrary && isChecked(declaration) {
      let function = declaration as? FunctionDeclaration
      if let function, function.kind != .subscriptMember {
        units.append(
          CodeUnit(declaration: declaration, role: .function, statements: statements, end: endOffset(of: function.body))
        )
      } else {
        let body = accessors(of: declaration)?.bodies.first { $0.kind == .get }
        units.append(
          CodeUnit(
            declaration: declaration, role: .getter, statements: statements, end: endOffset(of: body?.statements)))
      }
    }
    for (declaration, list) in code.accessorBodies where isChecked(declaration) {
      let bodies = accessors(of: declaration)?.bodies.filter { $0.kind != .get } ?? []
      for (body, statements) in zip(bodies, list) {
        let role: CodeUnit.Role = body.kind == .set ? .setter : .observer
        units.append(
          CodeUnit(declaration: declaration, role: role, statements: statements, end: endOffset(of: body.statements)))
      }
    }
    for (variable, value) in code.initialValues where !variable.module.isLibrary && isChecked(variable) {
      let statement = Statement(.expression(value), value.range)
      units.append(CodeUnit(declaration: variable, role: .initialValue, statements: [statement], end: value.range.end))
    }
    return units.sorted { $0.end < $1.end }
  }

  private func accessors(of declaration: Declaration) -> Accessors? {
    (declaration as? VariableDeclaration)?.accessors ?? (declaration as? FunctionDeclaration)?.accessors
  }

  /// The offset of the brace that closes a body.
  func endOffset(of statements: CodeBlockItemListSyntax?) -> Int {
    guard let statements, let parent = statements.parent else { return 0 }
    if let block = parent.as(CodeBlockSyntax.self) {
      return block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    if let block = parent.as(AccessorBlockSyntax.self) {
      return block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    if let closure = parent.as(ClosureExprSyntax.self) {
      return closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return statements.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// `self` is a place in mutating functions, initialisers and setters of values.
  private func isSelfMutable(in unit: CodeUnit) -> Bool {
    // The code of a local function has the `self` of the member around it.
    var member = unit.declaration
    while let parent = member.parent, !(parent is NominalDeclaration), !(parent is ExtensionDeclaration) {
      member = parent
    }
    if member.parentNominal?.isClass == true || member.isStatic { return false }
    if member != unit.declaration, !(member is FunctionDeclaration) { return true }
    let accessors = accessors(of: member)
    switch (member as? FunctionDeclaration)?.kind {
    case .function?: return (member as? FunctionDeclaration)?.isMutating ?? false
    case .initializer?: return true
    default:
      switch unit.role {
      case .getter: return accessors?.isGetterMutating ?? false
      case .setter: return !(accessors?.isSetterNonmutating ?? false)
      default: return true
      }
    }
  }
}
