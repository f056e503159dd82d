internal import Declarations

/// Finds which variables the closures and local functions of a body take from around them.
///
/// A variable that is changed after it was captured, or by a closure, lives in a box; a constant is copied into the closure.
@MainActor
final class CaptureWalk {
  /// The closure or local function in which a variable is declared; nil for the body itself.
  private var homes: [Declaration: ObjectIdentifier?] = [:]
  /// What each closure or local function takes, in the order of first use.
  private(set) var captures: [ObjectIdentifier: [Declaration]] = [:]
  private(set) var boxed: Set<Declaration> = []
  private(set) var localFunctions: Set<Declaration> = []
  private var computedVariables: Set<Declaration> = []
  private var context: [ObjectIdentifier] = []
  /// The local functions and computed variables that are named in a context: what they take is taken there too.
  private var uses: [(declaration: Declaration, path: [ObjectIdentifier])] = []
  private let settled: any SettledDeclarations

  init(_ settled: any SettledDeclarations) { self.settled = settled }

  func declare(_ declaration: Declaration) { homes[declaration] = .some(context.last) }

  /// Looks at the code of a body.
  func walk(_ statements: [Statement]) {
    for statement in statements { visit(.statement(statement)) }
  }
  func walk(_ expression: Expression) { visit(.expression(expression)) }
  /// What local functions and computed variables take reaches those who name them.
  func finish() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for (declaration, path) in uses {
        for variable in captures[ObjectIdentifier(declaration)] ?? [] where take(variable, path) { isChanged = true }
      }
    }
  }

  private func visit(_ node: TreeNode) {
    switch node {
    case .statement(let statement):
      if case .declaration(let declaration) = statement.kind { visit(local: declaration) }
      if case .binding(_, _, let variables) = statement.kind { variables.forEach(declare) }
      if case .doBlock(_, _, let clauses) = statement.kind { clauses.compactMap(\.error).forEach(declare) }
    case .pattern(let pattern):
      if case .variable(let variable) = pattern.kind { declare(variable) }
    case .expression(let expression):
      switch expression.kind {
      case .closure(let closure): return visit(closure, expression)
      case .reference(let reference): refer(reference)
      case .string(let segments):
        for segment in segments {
          guard let first = segment.arguments?.arguments.first?.value else { continue }
          if let call = settled.interpolationCall(of: first) {
            visit(.expression(call))
          } else {
            visit(.expression(first))
          }
        }
        return
      default: break
      }
    }
    for child in node.children { visit(child) }
  }

  private func refer(_ reference: Expression.Reference) {
    for candidate in reference.chosen.map({ [$0] }) ?? reference.candidates {
      if localFunctions.contains(candidate) || computedVariables.contains(candidate) { uses.append((candidate, context)) }
      if let variable = candidate as? VariableDeclaration {
        if let wrapped = settled.wrapped(by: variable) { _ = take(wrapped, context) }
      }
      _ = take(candidate, context)
    }
  }

  /// Notes that a variable is used in a context; true if that is news.
  private func take(_ variable: Declaration, _ path: [ObjectIdentifier]) -> Bool {
    guard let home = homes[variable], home != path.last else { return false }
    var isNew = false
    for place in path.reversed() {
      if place == home { break }
      if captures[place, default: []].contains(variable) { continue }
      captures[place, default: []].append(variable)
      isNew = true
    }
    if isNew, isChangeable(variable) { boxed.insert(variable) }
    return isNew
  }
  private func isChangeable(_ declaration: Declaration) -> Bool {
    switch declaration {
    case let variable as VariableDeclaration: return !variable.isLet || variable.isAsyncLet
    case let parameter as ParameterDeclaration:
      if case .inOut? = parameter.type { return true }
      return false
    default: return false
    }
  }

  private func visit(_ closure: ClosureExpression, _ expression: Expression) {
    for capture in closure.captures {
      if let value = settled.captureValue(of: capture) { visit(.expression(value)) }
    }
    context.append(ObjectIdentifier(closure))
    closure.captures.forEach(declare)
    closure.parameters.forEach(declare)
    for statement in closure.body { visit(.statement(statement)) }
    context.removeLast()
  }

  private func visit(local declaration: Declaration) {
    switch declaration {
    case let function as FunctionDeclaration:
      localFunctions.insert(function)
      guard let code = settled.code(of: function, .body) else { return }
      context.append(ObjectIdentifier(function))
      code.parameters.forEach(declare)
      for statement in code.statements { visit(.statement(statement)) }
      context.removeLast()
    case let variable as VariableDeclaration:
      declare(variable)
      if let value = settled.initialValue(of: variable) { visit(.expression(value)) }
      guard variable.accessors != nil else { return }
      computedVariables.insert(variable)
      context.append(ObjectIdentifier(variable))
      defer { context.removeLast() }
      for part in [CodePart.get, .set, .willSet, .didSet] {
        guard let code = settled.code(of: variable, part) else { continue }
        code.parameters.forEach(declare)
        for statement in code.statements { visit(.statement(statement)) }
      }
    default: break
    }
  }
}
