internal import Declarations
internal import SwiftSyntax

/// The rules for what a program's declarations say, apart from the code in them.
struct DeclarationChecks {
  let checker: Checker

  /// Looks at all declarations of the program, members and local ones included.
  func run() { run(on: declarations(checker.checkedDeclarations + local { _ in true })) }

  /// Looks at what is declared in the code of one declaration, which was checked again.
  func runLocally(in declaration: Declaration) {
    RedeclarationCheck(checker: checker).checkBlocks(of: declaration)
    run(on: declarations(local { checker.codeOwner(of: $0) == declaration }))
  }

  private func run(on all: [Declaration]) {
    RedeclarationCheck(checker: checker).run(all)
    for declaration in all {
      switch declaration {
      case let nominal as NominalDeclaration: check(nominal)
      case let declaration as ExtensionDeclaration: check(declaration)
      case let function as FunctionDeclaration: check(function)
      case let variable as VariableDeclaration: PropertyCheck(checker: checker).check(variable)
      case let declaration as OperatorDeclaration: OperatorCheck(checker: checker).check(declaration)
      default: break
      }
      AccessCheck(checker: checker).check(declaration)
      AttributeCheck(checker: checker).checkNames(declaration)
    }
    CycleCheck(checker: checker).run(all)
  }

  /// The program's declarations: a type stands before its members.
  private func declarations(_ outer: [Declaration]) -> [Declaration] {
    var all: [Declaration] = []
    func collect(_ declaration: Declaration) {
      all.append(declaration)
      switch declaration {
      case let nominal as NominalDeclaration: nominal.members.all.forEach(collect)
      case let declaration as ExtensionDeclaration: declaration.members.all.forEach(collect)
      default: break
      }
    }
    outer.forEach(collect)
    return all
  }
  /// What is declared in code, in the order of the text.
  private func local(_ isMeant: (Declaration) -> Bool) -> [Declaration] {
    checker.localDeclarations.filter { $0.key.file.isChecked && isMeant($0.value) }
      .sorted { $0.key.offset < $1.key.offset }.map(\.value)
  }

  private func check(_ nominal: NominalDeclaration) {
    ModifierCheck(checker: checker).check(nominal)
    if nominal.isClass { ClassCheck(checker: checker).check(nominal) }
    if nominal.kind == .enumeration { RawValueCheck(checker: checker).check(nominal) }
    AttributeCheck(checker: checker).check(nominal)
    ConformanceCheck(checker: checker).check(nominal)
  }

  private func check(_ declaration: ExtensionDeclaration) {
    ModifierCheck(checker: checker).check(declaration)
    ConformanceCheck(checker: checker).check(declaration)
  }

  private func check(_ function: FunctionDeclaration) {
    ModifierCheck(checker: checker).check(function)
    SignatureCheck(checker: checker).check(function)
    if function.isOperator { OperatorCheck(checker: checker).check(function) }
  }
}
