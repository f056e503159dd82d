internal import Declarations

/// What is wrong with the arguments of a call.
extension Explainer {
  func arguments(_ problem: ArgumentMatching.Problem, _ declaration: Declaration, _ expression: Expression) {
    guard let list = list(expression) else { return }
    let parameters = (declaration as? FunctionDeclaration).map { checker.interface(of: $0).parameters } ?? []
    if declaration.module.isLibrary, let missing = missingOverload(declaration, list) { return lacks(missing, list.arguments[0].value.range.start) }
    func label(_ index: Int) -> String { list.arguments[index].label.map { "'\($0)'" } ?? "#\(index + 1)" }
    switch problem {
    case .missing(let index):
      let name =
        parameters.indices.contains(index)
        ? parameters[index].label.map { "'\($0)'" } ?? "#\(index + 1)" : "#\(index + 1)"
      say("missing argument for parameter \(name) in call", list.end)
    case .extra(let index):
      let text =
        list.arguments[index].label.map { "extra argument '\($0)' in call" }
        ?? (index >= list.arguments.count - list.trailing
          ? "extra trailing closure passed in call" : "extra argument in call")
      if parameters.isEmpty, list.trailing == 0 {
        say("argument passed to call that takes no arguments", list.arguments[index].value.range.start)
      } else {
        say(text, list.arguments[index].value.range.start)
      }
    case .labels(let have, let expected): labels(have, expected, list, expression)
    case .order(let index, let before):
      say(
        "argument \(label(index)) must precede \(list.arguments[before].label == nil ? "unnamed argument" : "argument") \(label(before))",
        list.arguments[index].value.range.start)
    }
  }

  /// The overload of a library's function that a call means and that the library here lacks: one of another framework or package, or of a
  /// class of Foundation, which has more here than there.
  private func missingOverload(_ declaration: Declaration, _ list: Expression.ArgumentList) -> String? {
    guard !list.arguments.isEmpty else { return nil }
    let owner = declaration.parentNominal
    let labels = list.arguments.map { $0.label ?? "_" }
    let isForeign = labels.contains(where: AppleNames.labels.contains) || owner.map { isObjectiveC($0) } ?? false
    let unknown = labels.contains { label in !overloads(of: declaration).contains { $0.parameters.contains { $0.label == label } } }
    let type = owner.map { Type.nominal($0, []) } ?? .hole
    guard isForeign || unknown && checker.mayBeExtendedElsewhere(type, from: system.context.file) else { return nil }
    let name = declaration.name == "init" ? owner?.name ?? "init" : declaration.name
    return "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
  private func overloads(of declaration: Declaration) -> [FunctionDeclaration] {
    guard let owner = declaration.parentNominal else { return [] }
    return checker.members(ofNominal: owner, named: declaration.name).compactMap { $0.declaration as? FunctionDeclaration }
  }
  /// Classes of Foundation have more members on Apple's systems.
  func isObjectiveC(_ nominal: NominalDeclaration) -> Bool { nominal.isClass && nominal.module.name == "Foundation" }

  func labels(
    _ have: [String?], _ expected: [String?], _ list: Expression.ArgumentList, _ expression: Expression
  ) {
    let wrong = zip(have, expected).enumerated().filter { $0.element.0 != $0.element.1 }
    guard let first = wrong.first else { return }
    let offset = list.arguments[first.offset].value.range.start
    let missing = wrong.filter { $0.element.0 == nil }
    let extra = wrong.filter { $0.element.1 == nil }
    if missing.count == wrong.count {
      let names = missing.map { ($0.element.1 ?? "_") + ":" }.joined()
      say("missing argument label\(missing.count > 1 ? "s" : "") '\(names)' in call", offset)
    } else if extra.count == wrong.count {
      let names = extra.map { ($0.element.0 ?? "_") + ":" }.joined()
      say("extraneous argument label\(extra.count > 1 ? "s" : "") '\(names)' in call", offset)
    } else {
      func text(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
      say(
        "incorrect argument label\(wrong.count > 1 ? "s" : "") in call (have '\(text(have))', expected '\(text(expected))')",
        expression.range.start)
    }
  }

  func arity(
    _ expected: Int, _ used: Int, _ function: FunctionType, _ hasSignature: Bool, _ expression: Expression
  ) {
    let plural = expected == 1 ? "" : "s"
    if used == 0 && !hasSignature {
      say(
        "contextual type for closure argument list expects \(expected) argument\(plural), which cannot be implicitly ignored",
        expression.range.start)
    } else {
      say(
        "contextual closure type '\(function)' expects \(expected) argument\(plural), but \(used) \(used == 1 ? "was" : "were") used in closure body",
        expression.range.start)
    }
  }
}
