internal import Declarations

/// Two accesses of one variable do not overlap if one of them changes it (SE-0176): arguments passed with `&` of one call, the value that a
/// mutating member changes, and what a closure that the same call runs does with it.
struct ExclusivityCheck {
  let checker: Checker
  let unit: CodeUnit

  /// A variable, or stored properties of it.
  private struct Place: Hashable {
    let root: Declaration
    let path: [Declaration]
    let name: String

    /// True if a change of one is a change of the other.
    func overlaps(_ other: Place) -> Bool {
      root == other.root && zip(path, other.path).allSatisfy { $0 == $1 }
    }
  }
  private struct Access {
    let place: Place
    let isChange: Bool
    let offset: Int
    /// True for a place in a subscript of the variable.
    var isElement = false
  }

  func check() {
    for statement in unit.statements { visit(.statement(statement)) }
  }

  private func visit(_ node: TreeNode) {
    if case .expression(let expression) = node, case .call(let callee, let list) = expression.kind {
      checkCall(callee, list)
    }
    for child in node.children { visit(child) }
  }

  private func checkCall(_ callee: Expression, _ list: Expression.ArgumentList) {
    let chosen = checker.choices[callee]
    let function = chosen?.choice.declaration as? FunctionDeclaration
    let parameters = chosen?.interface?.parameters
    var changes: [Access] = []
    if case .member(let base, _) = callee.kind, let function, function.kind == .function, function.isMutating,
      let place = place(base)
    {
      changes.append(Access(place: place, isChange: true, offset: base.range.start))
    }
    for (index, argument) in list.arguments.enumerated() {
      if case .inOut(let value) = argument.value.kind {
        guard let place = place(value) else { continue }
        changes.append(
          Access(place: place, isChange: true, offset: argument.value.range.start, isElement: value.isSubscript))
      } else if let parameters, parameters.count == list.arguments.count, case .inOut = parameters[index].type,
        let place = place(argument.value)
      {
        changes.append(Access(place: place, isChange: true, offset: argument.value.range.start))
      }
    }
    if changes.isEmpty { return }
    for (index, second) in changes.enumerated() {
      guard let first = changes[..<index].first(where: { $0.place.overlaps(second.place) }) else { continue }
      let isSwap = function?.name == "swap" && function?.isStandard == true && first.isElement && second.isElement
      report(first, isSwap ? "consider calling MutableCollection.swapAt(_:_:)" : "consider copying to a local variable")
      return
    }
    for (index, argument) in list.arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind, let parameters, parameters.count == list.arguments.count,
        !parameters[index].isEscaping
      else { continue }
      for change in changes where conflicts(change.place, closure) {
        report(change, "consider copying to a local variable")
        return
      }
    }
  }

  private func report(_ access: Access, _ advice: String) {
    checker.report(
      "overlapping accesses to '\(access.place.name)', but modification requires exclusive access; \(advice)",
      at: access.offset,
      in: unit.declaration.place?.file)
  }

  /// The variable or stored property that an expression names; an element of it stands for the whole.
  private func place(_ expression: Expression) -> Place? {
    switch expression.kind {
    case .reference(let reference):
      let named = reference.chosen ?? (reference.candidates.count == 1 ? reference.candidates[0] : nil)
      switch named {
      case let variable as VariableDeclaration
      where variable.isStored && variable.attributes.custom.isEmpty && isValue(expression.type):
        return Place(root: variable, path: [], name: variable.name)
      case let parameter as ParameterDeclaration: return Place(root: parameter, path: [], name: parameter.name)
      default: return nil
      }
    case .member(let base, let name):
      guard let variable = checker.choices[expression]?.choice.declaration as? VariableDeclaration, variable.isStored,
        !variable.isStatic,
        variable.attributes.custom.isEmpty, variable.accessors == nil, let outer = place(base)
      else { return nil }
      return Place(root: outer.root, path: outer.path + [variable], name: outer.name + "." + name.name)
    case .subscriptCall(let base, _): return checker.isStandardCollection(base.type.withoutPlace) ? place(base) : nil
    case .force(let inner): return place(inner)
    default: return nil
    }
  }
  private func isValue(_ type: Type) -> Bool {
    switch type.withoutPlace {
    case .hole, .metatype, .variable: return false
    case let type: return !checker.isClassType(type)
    }
  }

  /// True if a closure uses a place.
  private func conflicts(_ place: Place, _ closure: ClosureExpression) -> Bool {
    closure.body.contains { conflicts(place, .statement($0)) }
  }
  private func conflicts(_ place: Place, _ node: TreeNode) -> Bool {
    if case .expression(let expression) = node {
      switch expression.kind {
      case .member, .reference:
        if let used = self.place(expression) { return used.overlaps(place) }
      default: break
      }
    }
    return node.children.contains { conflicts(place, $0) }
  }
}

extension Expression {
  fileprivate var isSubscript: Bool {
    if case .subscriptCall = kind { return true }
    return false
  }
}

extension Checker {
  /// The collections whose elements are part of them.
  fileprivate func isStandardCollection(_ type: Type) -> Bool {
    ["Array", "Dictionary", "Set", "ContiguousArray", "ArraySlice"].contains { isStandard(type, $0) }
  }
}
