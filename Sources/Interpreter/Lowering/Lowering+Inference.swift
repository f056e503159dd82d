internal import Foundation
internal import SwiftSyntax

extension Lowering {
  /// What generic parameters of a collection's method stand for, where not the arguments alone say it: the type that is wanted, or what a closure does with a number.
  func inferFromSurroundings(
    _ candidate: Candidate, _ mapping: [Int?], _ arguments: [Argument], _ expected: StaticType?, _ bindings: inout [TypeParameter: StaticType]
  ) {
    // What is nil tells nothing of its type.
    let telling = mapping.map { index in index.flatMap { arguments[$0].syntax.is(NilLiteralExprSyntax.self) ? nil : $0 } }
    inferFromResult(candidate, telling, expected, &bindings)
    guard case .entry(let entry) = candidate.callee, ["map", "compactMap", "flatMap", "reduce"].contains(entry.name) else { return }
    if let expected, isWhole(expected) {
      var inferred = bindings
      if unify(candidate.result, expected, &inferred, candidate.typeParameters) { bindings = inferred }
    }
    seed(candidate, mapping, arguments, &bindings)
  }
  /// `let items: [Item] = load("items")`: a generic parameter that no argument tells is what the result is wanted as.
  private func inferFromResult(_ candidate: Candidate, _ mapping: [Int?], _ expected: StaticType?, _ bindings: inout [TypeParameter: StaticType]) {
    guard let expected, !expected.isSilent, !candidate.typeParameters.isEmpty else { return }
    switch candidate.callee {
    case .function, .local, .initializer, .memberwise: break
    default: return
    }
    // What a closure is given does not tell a parameter, what else is given does.
    let given = zip(candidate.parameters, mapping).compactMap { parameter, index -> StaticType? in
      if index == nil { return nil }
      if case .function(_, let result) = parameter.type { return result }
      return parameter.type
    }
    let open = candidate.typeParameters.filter { parameter in
      bindings[parameter] == nil && candidate.result.mentions([parameter]) && !given.contains { $0.mentions([parameter]) }
    }
    if open.isEmpty || expected.mentions(open) { return }
    var inferred = bindings
    if unify(candidate.result, expected, &inferred, open) { bindings = inferred }
  }
  private func isWhole(_ type: StaticType) -> Bool {
    switch type {
    case .library(_, let arguments), .declared(_, let arguments): arguments.allSatisfy(isWhole)
    case .tuple(let elements): elements.allSatisfy { isWhole($0.type) }
    case .parameter, .any, .opaque, .function, .failed, .skipped, .never, .metatype: false
    }
  }
  /// `reduce(0) { $0 + $1.width }`, `reduce(.zero) { … }`: the closure says what kind of number it is.
  private func seed(_ candidate: Candidate, _ mapping: [Int?], _ arguments: [Argument], _ bindings: inout [TypeParameter: StaticType]) {
    guard candidate.parameters.count == 2, mapping.count == 2, case .parameter(let result) = candidate.parameters[0].type, bindings[result] == nil,
      let first = mapping[0], let second = mapping[1]
    else { return }
    let start = arguments[first].syntax
    if start.is(DictionaryExprSyntax.self) || start.is(ArrayExprSyntax.self), case .parameterClause(let clause)? = arguments[second].closure?.signature?.parameterClause,
      let written = clause.parameters.first?.type
    {
      // `reduce(into: [:]) { (counts: inout [Character: Int], letter) in … }`
      let named = type(written)
      bindings[result] = named.inoutTarget ?? named
      return
    }
    let isNumber = start.is(IntegerLiteralExprSyntax.self) || start.as(PrefixOperatorExprSyntax.self)?.expression.is(IntegerLiteralExprSyntax.self) == true
    let isZero = start.as(MemberAccessExprSyntax.self).map { $0.base == nil && $0.declName.baseName.text == "zero" } ?? false
    let isEmptyArray = start.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    let isEmptyDictionary = start.as(DictionaryExprSyntax.self).map { if case .colon = $0.content { true } else { false } } ?? false
    guard isNumber || isZero || isEmptyArray || isEmptyDictionary, case .function(let inputs, _) = candidate.parameters[1].type, let item = inputs.last?.substituting(bindings)
    else { return }
    guard let closure = arguments[second].closure else {
      // `reduce(0, +)`: the elements are such numbers; `reduce([], +)`: such arrays.
      let isGenericNumber = if case .parameter = item { conforms(item, to: "AdditiveArithmetic") } else { false }
      if isNumber ? item.isNumeric || isGenericNumber : isZero || item.element != nil { bindings[result] = item }
      return
    }
    var candidates: [StaticType] = [.int, .cgFloat, .double] + (isZero ? [CGSize.staticType, CGPoint.staticType, item] : [])
    if isEmptyArray { candidates = (item.element == nil ? [] : [item]) + [item, .string, .int, .double].map { .array($0) } }
    if isEmptyDictionary {
      candidates = [item, .string, .int].filter { conforms($0, to: "Hashable") }.flatMap { key in [StaticType.int, .double, .array(item), item].map { .dictionary(key, $0) } }
    }
    for type in candidates {
      var tried = bindings
      tried[result] = type
      let wanted = candidate.parameters[1].type.substituting(completed(tried))
      let changes = candidate.parameters[1].changesArgument
      // What was lowered for another type of the closure's parameters is no answer here.
      let kept = attempts
      attempts = [:]
      attemptDepth += 1
      let (_, said) = quietly {
        self.closure(closure, wanted, isViewBuilder: false, builder: candidate.parameters[1].builder, changesArgument: changes, open: candidate.typeParameters)
      }
      attemptDepth -= 1
      attempts = kept
      if said.contains(where: \.isError) { continue }
      bindings[result] = type
      return
    }
  }
}
