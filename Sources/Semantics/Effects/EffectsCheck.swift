internal import Declarations

/// Checks that what can throw or wait is marked and handled, and that what belongs to an actor is used from it.
struct EffectsCheck {
  let checker: Checker
  /// True while only the types of errors are looked for.
  var isSilent = false

  /// The types of the errors that code throws.
  final class ThrownTypes {
    var types: [Type] = []
  }

  /// What becomes of an error that is thrown at a place.
  enum Handling {
    /// Whatever is thrown is handled.
    case all
    /// The function throws errors of this type.
    case thrown(Type)
    /// The function throws if its parameters do.
    case asParameters
    /// Nothing handles it; the enclosing function does not throw.
    case none
    /// The `catch` clauses around it leave some errors, and nothing else handles them.
    case incompleteCatch(caught: [Type])
    /// The types are collected.
    case collected(ThrownTypes)
    /// Errors cannot leave "a property initializer" and the like.
    case forbidden(String)
  }

  /// What holds at a place in the code.
  struct Place {
    var handling = Handling.none
    /// The offset of the `try` that covers it.
    var tryOffset: Int?
    var isAwaited = false
    var isAsync = false
    /// "a defer body" and the like, where nothing can wait.
    var asyncPlace: String?
    var isolation = Isolation.none
    var isInitializer = false
    let file: SourceUnit?
    /// True where a value is changed.
    var isChanged = false
  }

  func run(_ units: [CodeUnit]) {
    for unit in units { check(unit) }
  }

  /// The type of the errors that a `do` block's body throws: the only one, or `any Error`.
  static func thrownType(in body: [Statement], _ checker: Checker) -> Type {
    let check = EffectsCheck(checker: checker, isSilent: true)
    let found = ThrownTypes()
    var place = Place(file: nil)
    place.handling = .collected(found)
    place.isolation = .unknown
    place.isAsync = true
    for statement in body { check.visit(.statement(statement), place) }
    guard let first = found.types.first, first != .hole, found.types.allSatisfy({ $0 == first }) else {
      return checker.anyError
    }
    return first
  }

  private func check(_ unit: CodeUnit) {
    var place = Place(file: unit.declaration.place?.file)
    place.isolation = checker.isolation(of: unit.declaration)
    // What is not known may belong to an actor.
    if place.isolation == .none, checker.isInsideUnknown(unit.declaration) { place.isolation = .unknown }
    switch unit.role {
    case .function:
      guard let function = unit.declaration as? FunctionDeclaration else { return }
      enter(function, &place)
    case .getter:
      let effects =
        (unit.declaration as? VariableDeclaration)?.accessors?.effects
        ?? (unit.declaration as? FunctionDeclaration)?.accessors?.effects
      place.handling = effects?.isThrowing == true ? .all : .none
      place.isAsync = effects?.isAsync == true
    case .setter, .observer: break
    case .initialValue where unit.declaration is ParameterDeclaration:
      place.handling = .forbidden("a default argument")
      place.asyncPlace = "a default argument"
      place.isolation = .unknown
    case .initialValue:
      let isGlobal = (unit.declaration as? VariableDeclaration)?.isProperty != true || unit.declaration.isStatic
      // In `main.swift` code at the top level runs in its order, and what it throws ends the program.
      if isGlobal, !unit.declaration.isStatic, unit.declaration.place?.file.name.split(separator: "/").last == "main.swift" {
        (place.handling, place.isAsync) = (.all, true)
        break
      }
      let words = isGlobal ? "a global variable initializer" : "a property initializer"
      place.handling = .forbidden(words)
      place.asyncPlace = words
    }
    for statement in unit.statements { visit(.statement(statement), place) }
  }

  func enter(_ function: FunctionDeclaration, _ place: inout Place) {
    let interface = checker.interface(of: function)
    place.isAsync = function.effects.isAsync
    place.isInitializer = function.kind == .initializer || function.kind == .deinitializer
    place.handling = interface.isRethrowing ? .asParameters : interface.thrown.map { .thrown($0) } ?? .none
    if let isolated = function.parameters.first(where: {
      $0.typeSyntax?.trimmedDescription.hasPrefix("isolated ") == true
    }) {
      place.isolation = .parameter(isolated)
    }
  }

  func report(_ message: String, _ offset: Int, _ place: Place) {
    if isSilent { return }
    if checker.diagnostics.contains(where: { $0.offset == offset && $0.message == message }) { return }
    checker.report(message, at: offset, in: place.file)
  }

  func visit(_ part: TreeNode, _ place: Place) {
    switch part {
    case .expression(let expression): visit(expression, place)
    case .statement(let statement): visit(statement, place)
    case .pattern(let pattern): for part in pattern.children { visit(part, place) }
    }
  }

  // MARK: Statements

  private func visit(_ statement: Statement, _ outer: Place) {
    var place = outer
    place.tryOffset = nil
    place.isAwaited = false
    switch statement.kind {
    case .throwStatement(let value):
      visit(value, place)
      thrown(value.type, at: statement.range.start, place)
    case .doBlock(_, let body, let clauses):
      var inner = place
      if clauses.contains(where: { $0.catchesAll(checker) }) {
        inner.handling = .all
      } else if !clauses.isEmpty, case .none = place.handling {
        inner.handling = .incompleteCatch(caught: clauses.flatMap(\.caughtTypes))
      }
      for statement in body { visit(statement, inner) }
      for clause in clauses {
        for item in clause.items {
          visit(.pattern(item.pattern), place)
          if let condition = item.condition { visit(.expression(condition), place) }
        }
        for statement in clause.body { visit(statement, place) }
      }
    case .deferBlock(let body):
      place.handling = .forbidden("a defer body")
      if !place.isAsync { place.asyncPlace = nil } else { place.asyncPlace = "a defer body" }
      place.isAsync = false
      for statement in body { visit(statement, place) }
    case .binding(_, let value, let variables) where variables.first?.isAsyncLet == true:
      guard let value else { return }
      if !place.isAsync {
        report("'async let' in a function that does not support concurrency", statement.range.start, place)
      }
      let found = ThrownTypes()
      place.handling = .collected(found)
      place.tryOffset = value.range.start
      place.isAwaited = true
      place.isAsync = true
      visit(value, place)
      if let type = found.types.first { for variable in variables { checker.asyncLetErrors[variable] = type } }
    case .declaration(let declaration):
      guard let function = declaration as? FunctionDeclaration, let body = checker.code.bodies[function] else { return }
      var inner = Place(file: place.file)
      inner.isolation = checker.localIsolation(of: function, in: place.isolation)
      enter(function, &inner)
      for statement in body { visit(statement, inner) }
    case .forLoop(_, _, let sequence, _, _):
      if !place.isAsync, place.asyncPlace == nil, isAsyncSequence(sequence.type) {
        report("'async' in a function that does not support concurrency", statement.range.start, place)
      }
      for part in statement.children { visit(part, place) }
    default: for part in statement.children { visit(part, place) }
    }
  }

  private func isAsyncSequence(_ type: Type) -> Bool {
    guard type != .hole, let asynchronous = checker.standard("AsyncSequence"), let plain = checker.standard("Sequence")
    else { return false }
    return !checker.conforms(type, to: plain) && checker.conforms(type, to: asynchronous)
  }

  /// A `throw`, or what an operation that is covered by `try` throws.
  private func thrown(_ type: Type, at offset: Int, _ place: Place) {
    switch place.handling {
    case .all: break
    case .thrown(let wanted): mismatch(type, wanted, offset, place)
    case .asParameters: report("a function declared 'rethrows' may only throw if its parameter does", offset, place)
    case .none: report("error is not handled because the enclosing function is not declared 'throws'", offset, place)
    case .incompleteCatch(let caught):
      if caught.contains(type) || caught.contains(checker.anyError) { return }
      report("error is not handled because the enclosing catch is not exhaustive", offset, place)
    case .collected(let box): box.types.append(type)
    case .forbidden(let words): report("errors cannot be thrown out of \(words)", offset, place)
    }
  }

  func mismatch(_ type: Type, _ wanted: Type, _ offset: Int, _ place: Place) {
    if type == .hole || wanted == .hole || wanted == checker.anyError || type == wanted { return }
    if type.contains({ if case .parameter = $0 { return true } else { return false } }) { return }
    if case .parameter = wanted { return }
    if case .nominal = wanted {
      report("thrown expression type '\(type)' cannot be converted to error type '\(wanted)'", offset, place)
    }
  }
}

extension Statement.CatchClause {
  /// The types whose errors it catches all of.
  var caughtTypes: [Type] {
    items.compactMap { item in
      guard item.condition == nil, case .cast(let type, let inner) = item.pattern.kind, inner?.isIrrefutable ?? true
      else { return nil }
      return type
    }
  }
  /// Every error is an `NSError`.
  func catchesAll(_ checker: Checker) -> Bool {
    items.isEmpty
      || items.contains { $0.condition == nil && $0.pattern.isIrrefutable } || caughtTypes.contains(where: checker.isError)
  }
}

extension Pattern {
  /// True if it matches every value.
  var isIrrefutable: Bool {
    switch kind {
    case .wildcard, .variable: return true
    case .tuple(let elements): return elements.allSatisfy(\.pattern.isIrrefutable)
    case .enumCase, .some, .cast, .expression, .error: return false
    }
  }
}
