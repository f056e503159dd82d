internal import Declarations
internal import SwiftSyntax

/// The rules of classes: what they inherit, and which initialisers they must have.
struct ClassCheck {
  let checker: Checker

  func check(_ nominal: NominalDeclaration) {
    let initializers = nominal.members.named("init").compactMap { $0 as? FunctionDeclaration }
    if let parent = checker.superclassDeclaration(of: nominal) {
      if parent.kind == .actor {
        checker.report("actor types do not support inheritance", at: nominal)
        return
      }
      if parent.attributes.flags.contains(.final) {
        checker.report("inheritance from a final class '\(parent.name)'", at: nominal)
      }
      checkOrder(of: nominal, parent)
      if !initializers.isEmpty { checkRequired(initializers, nominal, parent) }
    }
    if initializers.isEmpty, hasUninitializedProperty(nominal), !checker.conformsByHand(nominal, to: "Decodable") {
      checker.report("\(nominal.keyword) '\(nominal.name)' has no initializers", at: nominal)
    }
    for member in members(of: nominal) { OverrideCheck(checker: checker).check(member, nominal) }
  }

  /// What stands in the class and in the program's extensions of it.
  private func members(of nominal: NominalDeclaration) -> [Declaration] {
    nominal.members.all + checker.program.extensions.filter { $0.nominal == nominal }.flatMap { $0.members.all }
  }

  private func hasUninitializedProperty(_ nominal: NominalDeclaration) -> Bool {
    let isManaged = nominal.attributes.custom.contains { $0.name.trimmedDescription == "Model" }
    if isManaged { return false }
    return checker.storedProperties(of: nominal).contains { property in
      if property.isDestructured || property.typeSyntax == nil { return false }
      return !checker.hasInitialValue(property) && checker.type(of: property) != .hole
    }
  }

  private func checkOrder(of nominal: NominalDeclaration, _ parent: NominalDeclaration) {
    for (index, syntax) in nominal.inheritance.enumerated() where index > 0 {
      var context = checker.context(of: nominal)
      context.isSilent = true
      guard case .nominal(parent, _) = checker.resolve(syntax, context) else { continue }
      checker.report(
        "superclass '\(syntax.trimmedDescription)' must appear first in the inheritance clause",
        at: syntax.positionAfterSkippingLeadingTrivia.utf8Offset, in: nominal.place?.file)
    }
  }

  /// What the compiler writes for `Decodable` is a required initialiser too.
  private func checkDecoding(_ initializers: [FunctionDeclaration], _ nominal: NominalDeclaration) {
    guard let decodable = checker.standard("Decodable"),
      let conformance = checker.allConformances(of: nominal)[decodable],
      conformance.nominal != nominal, conformance.nominal.module == checker.program
    else { return }
    let written = (conformance.nominal.members.named("init") + initializers).contains {
      ($0 as? FunctionDeclaration)?.parameters.map(\.label) == ["from"]
    }
    if written { return }
    checker.report(
      "'required' initializer 'init(from:)' must be provided by subclass of '\(conformance.nominal.name)'",
      at: missingPlace(initializers, nominal),
      in: nominal.place?.file)
  }

  /// A class with designated initialisers of its own repeats its superclass' required ones.
  private func checkRequired(
    _ initializers: [FunctionDeclaration], _ nominal: NominalDeclaration, _ parent: NominalDeclaration
  ) {
    if initializers.allSatisfy({ $0.attributes.flags.contains(.convenience) }) { return }
    checkDecoding(initializers, nominal)
    for candidate in checker.members(ofNominal: parent, named: "init") {
      guard let required = candidate.declaration as? FunctionDeclaration, required.attributes.flags.contains(.required),
        candidate.owner.isClass
      else { continue }
      let isProvided = initializers.contains { $0.parameters.map(\.label) == required.parameters.map(\.label) }
      if isProvided { continue }
      checker.report(
        "'required' initializer '\(required.fullName)' must be provided by subclass of '\(candidate.owner.name)'",
        at: missingPlace(initializers, nominal),
        in: nominal.place?.file)
    }
  }

  /// The line after the last designated initialiser: where the missing one would stand.
  private func missingPlace(_ initializers: [FunctionDeclaration], _ nominal: NominalDeclaration) -> Int {
    let last = initializers.last { !$0.attributes.flags.contains(.convenience) && $0.body != nil }
    guard var token = last?.body?.parent?.lastToken(viewMode: .sourceAccurate) else { return nominal.end }
    while let next = token.nextToken(viewMode: .sourceAccurate), !next.leadingTrivia.contains(where: { $0.isNewline }) {
      token = next
    }
    return token.endPosition.utf8Offset + 1
  }
}
