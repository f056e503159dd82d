internal import Declarations

/// Says in the compiler's words what had to be assumed to give an expression types.
struct Explainer {
  let checker: Checker
  let system: ConstraintSystem
  let root: Expression
  /// What the whole is wanted for.
  let wanted: ContextKind?

  func report(_ fix: Fix) {
    let expression = fix.locator.expression
    switch fix.kind.mapping(known) {
    case .mismatch(let relation, let from, let to): mismatch(relation, from, to, fix.locator)
    case .literal(let kind, let type): literal(kind, type, fix.locator)
    case .conformance(let type, let declaration): conformance(type, declaration, fix.locator)
    case .missingMember(let type, let name): missingMember(type, name, fix.locator)
    case .staticMemberOnInstance(let type, let declaration)
    where declaration.module != checker.program && checker.mayBeExtendedElsewhere(type, from: system.context.file):
      checker.reportUnknown(
        declaration.name, "", at: memberOffset(expression), in: system.context.file, isMember: true)
    case .staticMemberOnInstance(let type, let declaration):
      let kind = (declaration as? FunctionDeclaration)?.kind == .enumCase ? "enum case" : "static member"
      say("\(kind) '\(declaration.name)' cannot be used on instance of type '\(type)'", memberOffset(expression))
    case .instanceMemberOnType(let type, let declaration):
      say("instance member '\(declaration.name)' cannot be used on type '\(type)'", memberOffset(expression))
    case .arguments(let problem, let declaration): arguments(problem, declaration, expression)
    case .missingAmpersand(let type):
      say("passing value of type '\(type)' to an inout parameter requires explicit '&'", argumentOffset(fix.locator))
    case .extraAmpersand: say("'&' used with non-inout argument", argumentOffset(fix.locator))
    case .notCallable(let type) where checker.optionalObject(plain(type)).map(system.isFunction) == true:
      unwrap(plain(type), expression.range.start)
    case .notCallable where caseWithoutValues(expression) != nil:
      let callee = caseWithoutValues(expression) ?? expression
      say("enum case '\(memberName(callee)?.name ?? "")' has no associated values", memberOffset(callee))
    case .notCallable(let type): say("cannot call value of non-function type '\(plain(type))'", expression.range.start)
    case .unwrap(let type): unwrap(type, expression.range.start)
    case .unwrapMember(let type, let name):
      let object = checker.optionalObject(type) ?? type
      say(
        "value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(object)'",
        baseOffset(expression))
    case .noContext(let message): say(message, expression.range.start)
    case .noKeyPathRoot:
      say("cannot infer key path type from context; consider explicitly specifying a root type", expression.range.start)
    case .closureArity(let expected, let used, let function, let hasSignature):
      arity(expected, used, function, hasSignature, expression)
    case .inaccessible(let declaration):
      let owner = (declaration as? FunctionDeclaration)?.kind == .initializer ? declaration.parentNominal : nil
      say(
        "\(owner.map { "'\($0.name)' initializer" } ?? "'\(declaration.name)'") is inaccessible due to '\(declaration.attributes.access.keyword)' protection level",
        memberOffset(expression))
    case .subscriptMissing(let type): say("value of type '\(type)' has no subscripts", expression.range.start)
    case .notUnwrappable(let type):
      say("cannot use optional chaining on non-optional value of type '\(type)'", expression.range.start)
    case .unwritable(let variable):
      let reason = variable.isLet ? "a 'let' constant" : "a get-only property"
      say("cannot assign to property: '\(variable.name)' is \(reason)", memberOffset(expression))
    case .immutable: break
    case .forcedNonOptional(let type):
      say("cannot force unwrap value of non-optional type '\(type)'", expression.range.start)
    }
  }

  func say(_ message: String, _ offset: Int, meaning suggestion: String? = nil) {
    checker.report(message, at: offset, in: system.context.file, meaning: suggestion)
  }

  /// The type as it is known in the end; a literal of which nothing more is known has its default.
  func known(_ type: Type) -> Type {
    system.simplified(type).mapping { part in
      guard case .variable = part, case let type = literalType(part), type != part else { return nil }
      return type
    }
  }
  func plain(_ type: Type) -> Type {
    if case .lvalue(let object) = type { return object }
    return type
  }

  func memberOffset(_ expression: Expression) -> Int {
    memberName(expression)?.range.start ?? expression.range.start
  }
  func memberName(_ expression: Expression) -> Expression.MemberName? {
    switch expression.kind {
    case .member(_, let name), .implicitMember(let name): return name
    default: return nil
    }
  }
  func baseOffset(_ expression: Expression) -> Int {
    if case .member(let base, _) = expression.kind { return base.range.start }
    return expression.range.start
  }
  func argumentOffset(_ locator: Locator) -> Int {
    if case .argument(let index) = locator.part, let list = list(locator.expression),
      list.arguments.indices.contains(index)
    {
      return list.arguments[index].value.range.start
    }
    return locator.expression.range.start
  }
  func list(_ expression: Expression) -> Expression.ArgumentList? {
    switch expression.kind {
    case .call(_, let list), .subscriptCall(_, let list): return list
    default: return nil
    }
  }

  func unwrap(_ type: Type, _ offset: Int) {
    let object = checker.optionalObject(type) ?? type
    say("value of optional type '\(type)' must be unwrapped to a value of type '\(object)'", offset)
  }

  func literal(_ kind: LiteralKind, _ type: Type, _ locator: Locator) {
    if kind == .nilLiteral {
      say("'nil' cannot be used in context expecting type '\(type)'", locator.expression.range.start)
      return
    }
    guard let name = kind.defaultName else { return }
    let object = checker.withoutOptionals(type).type
    mismatch(.conversion, checker.standardType(name), object, place(of: locator.expression))
  }

  /// Where an expression is used: as an argument, an element, or for what is around the whole.
  func place(of expression: Expression) -> Locator {
    if expression == root { return Locator(expression: expression, part: .context(wanted ?? .statement)) }
    for (_, call) in system.calls {
      for (index, argument) in call.arguments.arguments.enumerated() where argument.value == expression {
        return Locator(expression: call.expression, part: .argument(index))
      }
    }
    for part in system.state.types.keys {
      switch part.kind {
      case .array(let elements):
        if let index = elements.firstIndex(of: expression) { return Locator(expression: part, part: .element(index)) }
      case .dictionary(let entries):
        if let index = entries.firstIndex(where: { $0.key == expression }) {
          return Locator(expression: part, part: .key(index))
        }
        if let index = entries.firstIndex(where: { $0.value == expression }) {
          return Locator(expression: part, part: .element(index))
        }
      case .closure(let closure) where closure.single == expression:
        return Locator(expression: expression, part: .context(.closureResult))
      case .assignment(_, expression): return Locator(expression: expression, part: .context(.assignment))
      default: break
      }
    }
    return Locator(expression: expression, part: .context(wanted ?? .statement))
  }

  func mismatch(_ relation: Relation, _ from: Type, _ to: Type, _ locator: Locator) {
    let (left, right) = (literalType(plain(from)), plain(to))
    if left.hasHole || right.hasHole { return }
    let expression = locator.expression
    if let object = checker.optionalObject(left), checker.optionalObject(right) == nil,
      object == right || converts(object, right)
    {
      if case .context(.condition) = locator.part {
        say("optional type '\(left)' cannot be used as a boolean; test for '!= nil' instead", expression.range.start)
        return
      }
      unwrapOrOperator(left, locator)
      return
    }
    switch locator.part {
    case .argument(let index): argument(index, left, right, expression)
    case .context(let kind): context(kind, left, right, expression)
    case .element(let index):
      if case .array(let elements) = expression.kind, elements.indices.contains(index) {
        say("cannot convert value of type '\(left)' to expected element type '\(right)'", elements[index].range.start)
      } else if case .dictionary(let entries) = expression.kind, entries.indices.contains(index) {
        say(
          "cannot convert value of type '\(left)' to expected dictionary value type '\(right)'",
          entries[index].value.range.start)
      }
    case .key(let index):
      if case .dictionary(let entries) = expression.kind, entries.indices.contains(index) {
        say(
          "cannot convert value of type '\(left)' to expected dictionary key type '\(right)'",
          entries[index].key.range.start)
      }
    case .branch:
      if case .ternary(_, let first, let second) = expression.kind {
        say(
          "result values in '? :' expression have mismatching types '\(first.type == .hole ? left : first.type)' and '\(right)'",
          second.range.start)
      } else {
        say("cannot convert value of type '\(left)' to specified type '\(right)'", expression.range.start)
      }
    case .parameter(let name):
      say("cannot convert value of type '\(left)' to expected type '\(right)'", expression.range.start)
      _ = name
    case .callee where relation == .equal && system.state.chosen[locator] != nil:
      guard let chosen = system.state.chosen[locator]?.choice.declaration else { return }
      say(
        "\(chosen.kindName) '\(Isolation.name(chosen))' requires the types '\(right)' and '\(left)' be equivalent",
        memberOffset(expression))
    default: say("cannot convert value of type '\(left)' to specified type '\(right)'", expression.range.start)
    }
  }

  /// A literal whose type is open is spoken of with its default type.
  func literalType(_ type: Type) -> Type {
    guard case .variable(let variable) = type,
      let name = system.state.variables[system.representative(variable)].literal?.defaultName
    else { return type }
    return checker.standardType(name)
  }

  /// Whether a type converts to another, as far as both are known.
  func converts(_ from: Type, _ to: Type) -> Bool {
    let (from, to) = (system.simplified(from), system.simplified(to))
    if from.hasVariable || to.hasVariable { return true }
    let other = ConstraintSystem(checker, system.context, system.scope)
    other.add(.conversion, from, to, Locator(expression: root))
    return !other.hasFailed
  }

  func unwrapOrOperator(_ type: Type, _ locator: Locator) {
    switch locator.part {
    case .argument(let index):
      if let list = list(locator.expression), list.arguments.indices.contains(index) {
        unwrap(type, list.arguments[index].value.range.start)
      }
    case .element(let index):
      if case .array(let elements) = locator.expression.kind, elements.indices.contains(index) {
        unwrap(type, elements[index].range.start)
      }
    default: unwrap(type, locator.expression.range.start)
    }
  }

  func callee(_ expression: Expression) -> Declaration? {
    guard case .call(let callee, _) = expression.kind else { return nil }
    return system.state.chosen[Locator(expression: callee, part: .callee)]?.choice.declaration
  }
  func argument(_ index: Int, _ left: Type, _ right: Type, _ expression: Expression) {
    guard let list = list(expression), list.arguments.indices.contains(index) else { return }
    if case .call(let callee, _) = expression.kind, case .reference(let reference) = callee.kind, reference.isOperator {
      operands(reference.name, list, expression)
      return
    }
    // An initialiser that takes a title takes keys: what it does not take is a name.
    let called = callee(expression)
    let isName = (called as? FunctionDeclaration)?.kind == .initializer && "\(left)" == "LocalizedStringKey"
    if !isName, isResource(right) || isTitle(left, of: called) {
      return lacks("\(called?.name ?? "")(_: \(left))", list.arguments[index].value.range.start)
    }
    say(
      "cannot convert value of type '\(left)' to expected argument type '\(right)'",
      list.arguments[index].value.range.start)
  }

  /// Operators are spoken of with the types of both operands, never with what one overload wants.
  func operands(_ name: String, _ list: Expression.ArgumentList, _ expression: Expression) {
    let types = list.arguments.map { argument in
      let (type, _) = checker.capturing { alone(argument.value) }
      return type
    }
    if types.contains(.hole) { return }
    if types.count == 1 {
      say("unary operator '\(name)' cannot be applied to an operand of type '\(types[0])'", expression.range.start)
    } else if types.count == 2, types[0] == types[1] {
      say("binary operator '\(name)' cannot be applied to two '\(types[0])' operands", operatorOffset(expression))
    } else if types.count == 2 {
      say(
        "binary operator '\(name)' cannot be applied to operands of type '\(types[0])' and '\(types[1])'",
        operatorOffset(expression))
    }
  }
  func operatorOffset(_ expression: Expression) -> Int {
    if case .call(let callee, _) = expression.kind { return callee.range.start }
    return expression.range.start
  }
  /// The type that an operand has by itself.
  func alone(_ expression: Expression) -> Type {
    let other = ConstraintSystem(checker, system.context, system.scope)
    other.state.parameterTypes = checker.outerParameterTypes
    for (parameter, type) in system.state.parameterTypes {
      other.state.parameterTypes[parameter] = system.simplified(type)
    }
    let type = other.loaded(other.generate(expression), Locator(expression: expression))
    guard !other.hasFailed, let solution = other.solve() else { return .hole }
    other.state = solution.state
    let found = other.simplified(type)
    return found.hasVariable ? .hole : plain(found)
  }

  func condition(_ left: Type, _ expression: Expression) {
    if checker.optionalObject(left) != nil {
      say("optional type '\(left)' cannot be used as a boolean; test for '!= nil' instead", expression.range.start)
    } else if case .integer(let text) = expression.kind, ["0", "1"].contains(text) {
      say(
        "integer literal value '\(text)' cannot be used as a boolean; did you mean '\(text == "1")'?",
        expression.range.start)
    } else if let integer = checker.standard("BinaryInteger"), checker.conforms(left, to: integer) {
      say("type '\(left)' cannot be used as a boolean; test for '!= 0' instead", expression.range.start)
    } else {
      say("cannot convert value of type '\(left)' to expected condition type 'Bool'", expression.range.start)
    }
  }

  private func isOfLibrary(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal, _):
      return nominal.module != checker.program
        || checker.allConformances(of: nominal).keys.contains { $0.module.isLibrary && !$0.isStandard }
    case .metatype(let object): return isOfLibrary(object)
    default: return true
    }
  }
  func isObjectiveC(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal, _): return isObjectiveC(nominal)
    case .metatype(let object): return isObjectiveC(object)
    default: return false
    }
  }
  /// Where one of the project's assets is asked for, there are overloads for colours and images of other frameworks.
  private func isResource(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = plain(type), nominal.module.isLibrary else { return false }
    return ["ColorResource", "ImageResource"].contains(nominal.name)
      && !checker.modules.contains { !$0.topLevel.named("UIColor").isEmpty }
  }
  /// SwiftUI has each function that takes a title for keys and resources too.
  func isTitle(_ type: Type, of declaration: Declaration?) -> Bool {
    guard declaration?.module.isLibrary == true, case .nominal(let nominal, _) = plain(type) else { return false }
    return ["LocalizedStringKey", "LocalizedStringResource"].contains(nominal.name)
  }
  /// The library's part of what Apple's has.
  func lacks(_ name: String, _ offset: Int) {
    checker.report("the playground does not have '\(name)' yet", at: offset, in: system.context.file, .unsupported)
  }
  /// A modifier that views have, on a number or an address: nothing that is lacking.
  private func isModifierOfOthers(_ name: String, _ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = checker.optionalObject(type) ?? type,
      nominal.isStandard || nominal.module.name == "Foundation", let view = checker.standard("View")
    else { return false }
    return !checker.ownMembers(of: view, named: name).isEmpty
  }
  func missingMember(_ type: Type, _ name: String, _ locator: Locator) {
    if type.hasHole { return }
    let offset = memberOffset(locator.expression)
    if checker.mayBeExtendedElsewhere(plain(type), from: system.context.file), name != "init", name != "subscript" {
      return checker.reportUnknown(name, "", at: offset, in: system.context.file, isMember: true)
    }
    if case .metatype(let object) = plain(type), isResource(object) { return lacks(name, offset) }
    if isObjectiveC(plain(type)) { return lacks(name, offset) }
    if isOfLibrary(plain(type)), AppleNames.members.contains(name) || SwiftUINames.modifiers.contains(name),
      !isModifierOfOthers(name, plain(type))
    {
      return lacks(name, offset)
    }
    let shown = memberName(locator.expression)?.shown ?? name
    switch plain(type) {
    case .metatype(let object):
      if name == "init" {
        say(
          "'\(object)' cannot be constructed because it has no accessible initializers", locator.expression.range.start)
      } else {
        var words = "\(object)"
        if case .existential(let bounds) = object { words = bounds.boundsDescription }
        say("type '\(words)' has no member '\(shown)'", offset, meaning: checker.meant(name, in: plain(type)))
      }
    case let object where name == "subscript":
      say("value of type '\(object)' has no subscripts", locator.expression.range.start)
    case .tuple(let elements): say("value of tuple type '\(Type.tuple(elements))' has no member '\(shown)'", offset)
    case let object:
      say("value of type '\(object)' has no member '\(shown)'", offset, meaning: checker.meant(name, in: object))
    }
  }
}
