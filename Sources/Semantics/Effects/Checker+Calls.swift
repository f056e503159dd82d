internal import Declarations

extension Checker {
  /// The code that runs by itself: that of local functions stands in its block.
  func independentUnits(among units: [CodeUnit], of changed: Declaration?) -> [CodeUnit] {
    units.filter { localScopes[$0.declaration] == nil || $0.role == .getter || $0.role == .setter }
      + code.defaultValues.filter { changed == nil || codeOwner(of: $0.key) == changed }.map { parameter, value in
        CodeUnit(
          declaration: parameter, role: .initialValue, statements: [Statement(.expression(value), value.range)],
          end: value.range.end)
      }
  }

  /// What was chosen for a callee, reference, member or subscript.
  func chosen(_ expression: Expression) -> Declaration? {
    if let choice = choices[expression] { return choice.choice.declaration }
    if case .reference(let reference) = expression.kind {
      return reference.chosen ?? (reference.candidates.count == 1 ? reference.candidates[0] : nil)
    }
    if case .specialization(let base, _) = expression.kind { return chosen(base) }
    return nil
  }

  /// The function that a call calls by its name, with the parameter of each argument.
  func called(_ call: Expression, _ callee: Expression, _ list: Expression.ArgumentList) -> (
    function: FunctionDeclaration, parameters: [Int?]
  )? {
    guard let function = chosen(callee) as? FunctionDeclaration, choices[callee]?.choice.kind != .unapplied else {
      return nil
    }
    let interface = interface(of: function)
    let matching: ArgumentMatching
    if let known = choices[callee]?.choice.matching {
      matching = known
    } else {
      guard case .success(let found) = ArgumentMatching.match(interface.parameters, list) else { return nil }
      matching = found
    }
    var parameters = [Int?](repeating: nil, count: list.arguments.count)
    for (index, positions) in matching.arguments.enumerated() {
      for position in positions where parameters.indices.contains(position) { parameters[position] = index }
    }
    return (function, parameters)
  }

  /// What is inside of parentheses, `try` and `await`.
  func withoutMarks(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .tryExpression(.plain, let inner), .awaitExpression(let inner): return withoutMarks(inner)
    default: return expression
    }
  }
}

/// The parts of a closure's context that decide whether it escapes and where it runs.
struct ClosureUse {
  var isEscaping = true
  var allowsImplicitSelf = false
  var inheritsIsolation = false
  var isSending = false
  var isMainActor = false

  /// What is given to the main queue runs on the main actor: the compiler knows `DispatchQueue.main` by name.
  static func isMainQueue(_ callee: Expression) -> Bool {
    guard case .member(let base, let name) = callee.kind, name.name.hasPrefix("async") || name.name.hasPrefix("sync"),
      case .member(let queue, let main) = base.kind, main.name == "main",
      case .type(.nominal(let nominal, _)) = queue.kind
    else { return false }
    return nominal.name == "DispatchQueue" && nominal.module.isLibrary
  }

  /// An argument for a parameter of a function.
  init(_ function: FunctionDeclaration, _ index: Int, _ interface: FunctionInterface) {
    let parameter = interface.parameters[index]
    if function.parameters.indices.contains(index) {
      let declaration = function.parameters[index]
      let flags = declaration.attributes.flags
      allowsImplicitSelf = flags.contains(.implicitSelfCapture)
      inheritsIsolation = flags.contains(.inheritActorContext)
      let text = declaration.typeSyntax?.trimmedDescription ?? ""
      isSending = text.hasPrefix("sending ") || text.contains("@Sendable")
    }
    isEscaping = true
    if parameter.isAutoclosure {
      isEscaping = parameter.isEscaping
    } else if case .function(let type) = parameter.type {
      isEscaping = parameter.isEscaping || type.isEscaping || function.kind == .enumCase
      isMainActor = type.isMainActor
      isSending = isSending || type.isSendable
    }
  }
  init() {}
}
