internal import Declarations
internal import SwiftParser
internal import SwiftSyntax

extension Checker {
  /// Checks the code of one declaration again, which is all that has changed since the program was checked.
  ///
  /// The declarations stay the same objects, so what was found of all other code still holds. What was handed over for
  /// running before still has the code that it was handed over with.
  /// - Parameters:
  ///   - text: the whole declaration as it is now.
  ///   - start: the offset that its first byte has from now on, behind all that was checked so far.
  ///   - target: the first iOS that the program is to run on now.
  ///   - limit: how long checking may take.
  /// - Returns: false where more than code has changed, or where it cannot be told: then the program has to be checked
  ///   from the beginning, and nothing may be checked again by this checker.
  package func recheck(
    _ changed: ChangeableCode, as text: String, at start: Int, for target: @escaping () -> Int = { .max },
    within limit: Duration
  ) -> Bool {
    let declaration = changed.declaration
    revision += 1
    if dependsOnTarget, target() != self.target { return false }
    findTarget = target
    guard stopped == nil, let unit = declaration.place?.file,
      let later = Self.read(text, at: start, as: declaration, unit)
    else { return false }
    let before = (declaration as? VariableDeclaration).map { (type: $0.type, wrapper: wrapperTypes[$0]) }
    guard declaration.takeCode(of: later) else { return false }
    take(declaration, changed.code.lowerBound...changed.whole.upperBound, in: unit)
    deadline = .now + limit
    if let variable = declaration as? VariableDeclaration, variable.initializer != nil {
      // Others may have been checked with the type of its value.
      variable.type = nil
      wrapperTypes[variable] = nil
      guard type(of: variable) == before?.type, wrapperTypes[variable] == before?.wrapper else { return false }
    }
    check(declaration, in: nil)
    DeclarationChecks(checker: self).runLocally(in: declaration)
    awaitingFlow?.insert(declaration)
    if stopped != nil { return false }
    checkFlow(of: declaration)
    return true
  }

  /// The declaration as a text has it now; nil where the text is no longer that of one declaration.
  private static func read(_ text: String, at start: Int, as old: Declaration, _ unit: SourceUnit) -> Declaration? {
    // Blanks before it give everything in it the offsets that are wanted.
    let tree = Parser.parse(made: String(repeating: " ", count: start) + text)
    guard !tree.hasError, tree.statements.count == 1, case .decl(let node)? = tree.statements.first?.item,
      node.endPositionBeforeTrailingTrivia.utf8Offset == start + text.utf8.count
    else { return nil }
    let read = DeclarationReader(unit).declarations(of: node, in: old.parent)
    return read.count == 1 ? read[0] : nil
  }

  /// Takes out what was found of a declaration's code.
  private func take(_ declaration: Declaration, _ range: ClosedRange<Int>, in unit: SourceUnit) {
    // What is said of the end of a body stands at the brace behind it.
    diagnostics.removeAll { found in
      found.owner == declaration || found.file == unit && range.contains(found.offset)
    }
    localDeclarations = localDeclarations.filter { codeOwner(of: $0.value) != declaration }
    handedOver.keep(code.remove(declaration), of: self)
  }
}

/// The runs that can still ask for code, and what was taken out of the checker's tables for them.
struct HandedOver {
  private struct Run {
    weak var settled: Settled?
  }
  private var runs: [Run] = []
  /// Code that only runs can ask for, with the last one that can.
  private var old: [(code: CheckedCode, last: Run)] = []

  mutating func add(_ settled: Settled) { runs.append(Run(settled: settled)) }

  /// Keeps code for the runs that there are; forgets what no run can ask for any more.
  mutating func keep(_ code: CheckedCode, of checker: Checker) {
    runs.removeAll { $0.settled == nil }
    for run in runs { run.settled?.keep(code) }
    let forgotten = old.filter { $0.last.settled == nil }
    old.removeAll { $0.last.settled == nil }
    for entry in forgotten { checker.forget(entry.code) }
    if let last = runs.last { old.append((code, last)) } else { checker.forget(code) }
  }
}

extension Checker {
  /// Forgets what was chosen in code that is not there any more.
  fileprivate func forget(_ old: CheckedCode) {
    var open = old.nodes
    while let node = open.popLast() {
      open += node.children
      guard case .expression(let expression) = node else { continue }
      choices[expression] = nil
      interpolationCalls[expression] = nil
      dynamicSelves.remove(expression)
      settledChoices[Locator(expression: expression, part: .callee)] = nil
      if case .keyPath(let path) = expression.kind {
        for index in path.components.indices {
          settledChoices[Locator(expression: expression, part: .component(index))] = nil
        }
      }
    }
  }
}
