internal import SwiftSyntax

/// How a thunk reads one argument.
struct ParameterPlan {
  /// Statements before the call.
  var before: [String] = []
  /// Statements behind it.
  var after: [String] = []
  /// The argument with its label; empty where the default is taken.
  var argument = ""
}

/// Plans the arguments of one declaration.
struct ParameterPlanner {
  let binder: TypeBinder
  /// The place of the first argument.
  let offset: Int
  /// The types of the declaration as text, to see where a generic parameter is used.
  let mentioned: [String]

  /// The plan of the parameter at `position`.
  func plan(_ parameter: FunctionParameterSyntax, _ position: Int, label: String, opaque: Int?) throws(Refusal)
    -> ParameterPlan
  {
    let index = position + offset
    if parameter.ellipsis != nil { return try variadic(parameter.type, index, label) }
    if let value = parameter.defaultValue?.value, value.is(MacroExpansionExprSyntax.self) { return ParameterPlan() }
    // A type that only says what other arguments are of: the stand-in's.
    if let metatype = parameter.type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type",
      (try? binder.bound(metatype.baseType).text) == "Held"
    {
      return ParameterPlan(argument: label + "Held.self")
    }
    let fallback = try self.fallback(parameter)
    var type = parameter.type
    var isAutoclosure = false
    var isInout = false
    if let attributed = type.as(AttributedTypeSyntax.self) {
      isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      isAutoclosure = attributed.attributes.trimmedDescription.contains("@autoclosure")
    }
    if let value = Self.pointee(of: type), mentioned.count == 2 { (type, isInout) = (value, true) }
    let builder = parameter.attributes.contains { $0.trimmedDescription.hasSuffix("Builder") }
    if let function = Self.function(in: type), !isAutoclosure {
      let isEscaping = parameter.type.trimmedDescription.contains("@escaping") || type.is(OptionalTypeSyntax.self)
      let closure = ClosurePlan(
        binder: binder, function: function, index: index, isOptional: type.is(OptionalTypeSyntax.self),
        isEscaping: isEscaping, isBuilder: builder, isSendable: parameter.type.trimmedDescription.contains("@Sendable"))
      var plan = try closure.plan(fallback)
      plan.argument = label + plan.argument
      return plan
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    if isAutoclosure {
      guard let function = type.as(FunctionTypeSyntax.self) else { throw Refusal("autoclosure") }
      let reading = try reading(function.returnClause.type, index, opaque: nil).dropFirst(2)
      return ParameterPlan(
        before: ["  let v\(index) = try c.evaluating(\(index)).\(reading)"], argument: "\(label)v\(index)")
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
      return try self.tuple(tuple, index, label, fallback)
    }
    // A call opens an existential that a constant holds, and none that a condition makes.
    if let fallback, let existential = try existential(type, index, opaque: opaque) {
      let value = "c.isGiven(\(index)) ? \(existential.reading) : \(fallback)"
      return ParameterPlan(
        before: ["  let v\(index): \(existential.type) = try \(value)"], argument: "\(label)v\(index)")
    }
    let expression = try read(type, index, fallback, opaque: opaque)
    guard isInout else { return ParameterPlan(argument: label + expression) }
    return ParameterPlan(
      before: [
        "  var v\(index)\(type.trimmedDescription == "()" || type.trimmedDescription == "Void" || expression.contains("Void.self") ? ": Void" : "") = try \(expression)"
      ], after: ["  c.arguments[\(index)] = give(v\(index) as Any)"], argument: "\(label)&v\(index)")
  }

  /// What a pointer leads to. As the only parameter it is one value, which is written back; others may be buffers.
  private static func pointee(of type: TypeSyntax) -> TypeSyntax? {
    guard let pointer = type.as(IdentifierTypeSyntax.self), pointer.name.text == "UnsafeMutablePointer",
      let argument = pointer.genericArgumentClause?.arguments.first, case .type(let value) = argument.argument
    else { return nil }
    return value
  }

  /// The default as a thunk writes it. A name that the owner declares gets the owner before it; what depends on the machine is fixed.
  private func fallback(_ parameter: FunctionParameterSyntax) throws(Refusal) -> String? {
    guard let text = parameter.defaultValue?.value.trimmedDescription else { return nil }
    let type = parameter.type.trimmedDescription
    if let fixed = UnboundNames.fixedDefault(text, of: type) { return fixed }
    let name = String(text.prefix { $0.isLetter || $0.isNumber })
    if let first = name.first, first.isUppercase, let selfType = binder.selfType,
      binder.types.facts["\(selfType).\(name)"] != nil
    {
      return "\(selfType).\(text)"
    }
    return text
  }

  /// The function type of a parameter, in parentheses, optional or with attributes.
  static func function(in type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) { return function }
    if let attributed = type.as(AttributedTypeSyntax.self) { return function(in: attributed.baseType) }
    if let optional = type.as(OptionalTypeSyntax.self) { return function(in: optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return function(in: only.type)
    }
    return nil
  }

  /// The type of an argument that is read as an existential, and how; nil for others.
  private func existential(_ type: TypeSyntax, _ index: Int, opaque: Int?) throws(Refusal) -> (
    type: String, reading: String
  )? {
    let text = try reading(type, index, opaque: opaque)
    let head = "c.existential(\(index), ("
    guard text.hasPrefix(head), let end = text.firstRange(of: ").self") else { return nil }
    return (String(text[text.index(text.startIndex, offsetBy: head.count)..<end.lowerBound]), text)
  }

  private func read(_ type: TypeSyntax, _ index: Int, _ fallback: String?, opaque: Int?) throws(Refusal) -> String {
    let text = try reading(type, index, opaque: opaque)
    guard let fallback else { return text }
    return "(c.isGiven(\(index)) ? \(text) : \(fallback))"
  }

  /// What stands in a call for the values of a variadic parameter.
  static func placeholder(_ index: Int, _ label: String) -> String { "«\(index)|\(label)»" }

  private func variadic(_ type: TypeSyntax, _ index: Int, _ label: String) throws(Refusal) -> ParameterPlan {
    let bound = try binder.bound(type)
    let reading = try Self.reading(bound.inside("[\(bound.text)]"), index)
    return ParameterPlan(before: ["  let v\(index) = try \(reading)"], argument: Self.placeholder(index, label))
  }

  private func tuple(_ type: TupleTypeSyntax, _ index: Int, _ label: String, _ fallback: String?) throws(Refusal)
    -> ParameterPlan
  {
    if fallback != nil { throw Refusal("default of a tuple") }
    var parts: [String] = []
    for (position, element) in type.elements.enumerated() {
      let name = element.firstName.map { "\($0.text): " } ?? ""
      parts.append("\(name)t\(index).\(try reading(element.type, position, opaque: nil).dropFirst(2))")
    }
    return ParameterPlan(
      before: ["  let t\(index) = try c.tuple(\(index))"], argument: "\(label)(\(parts.joined(separator: ", ")))")
  }

  /// The expression that reads an argument.
  private func reading(_ type: TypeSyntax, _ index: Int, opaque: Int?) throws(Refusal) -> String {
    if let opaque {
      guard let constrained = type.as(SomeOrAnyTypeSyntax.self) else {
        let inner = try binder.bound(type.replacingOpaque(by: binder.scope.names[opaque]))
        return try Self.reading(inner, index)
      }
      return try reading(parameter: binder.scope.names[opaque], constrained.constraint.trimmedDescription, index)
    }
    if let name = type.as(IdentifierTypeSyntax.self)?.name.text, binder.scope.index(of: name) != nil,
      binder.scope.same[name] == nil
    {
      return try reading(parameter: name, binder.scope.protocols(of: name).joined(separator: " & "), index)
    }
    if let path = type.as(IdentifierTypeSyntax.self), path.name.text.hasSuffix("KeyPath") {
      return try keyPath(path, index)
    }
    return try Self.reading(try binder.bound(type), index)
  }

  private func keyPath(_ type: IdentifierTypeSyntax, _ index: Int) throws(Refusal) -> String {
    var bound: [BoundType] = []
    for argument in type.genericArgumentClause?.arguments ?? [] {
      guard case .type(let type) = argument.argument else { throw .keyPath }
      bound.append(try binder.bound(type))
    }
    guard bound.count == 2 else { throw .keyPath }
    switch (bound[0].text, bound[1].text, type.name.text) {
    case ("Held", "Held", "KeyPath"): return "c.heldKeyPath(\(index), \(bound[1].leaf ?? "nil"))"
    case ("Held", "[Held]?", "KeyPath"): return "c.childrenKeyPath(\(index), \(bound[0].leaf ?? "nil"))"
    case ("EnvironmentValues", "Value", _): return "c.environmentKeyPath(\(index))"
    default: throw .keyPath
    }
  }

  static func reading(_ type: BoundType, _ index: Int) throws(Refusal) -> String {
    if type.leaf == BoundType.severalLeaves { throw .tooManyTypes }
    if type.text == "[Held]", let leaf = type.leaf, leaf.hasPrefix("c.element(of: ") {
      return "c.elements(\(index), \(leaf.dropFirst("c.element(of: ".count).dropLast()))"
    }
    return switch type.text {
    case "Bool": "c.bool(\(index))"
    case "Int": "c.int(\(index))"
    case "Double": "c.double(\(index))"
    case "CGFloat": "c.cgFloat(\(index))"
    case "CGFloat?": "c.optionalCGFloat(\(index))"
    case "String": "c.string(\(index))"
    case "Value": "c.own(\(index))"
    case "Erased": "c.view(\(index)\(type.leaf.map { ", \($0)" } ?? ""))"
    default: "c.read(\(index), \(type.text).self\(type.leaf.map { ", \($0)" } ?? ""))"
    }
  }

  /// A parameter whose whole type is a generic parameter: an existential that the call opens, or the stand-in.
  private func reading(parameter name: String, _ protocols: String, _ index: Int) throws(Refusal) -> String {
    let own = binder.scope.protocols(of: name)
    let uses = mentioned.filter { text in
      text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(Substring(name))
    }.count
    let leaf = "c.type(\(binder.scope.index(of: name) ?? 0))"
    if uses <= 1, !binder.scope.owned.contains(name), let first = own.first, Self.isOpened(own) {
      if let path = binder.scope.same.keys.filter({ $0.hasPrefix("\(name).") }).min() { throw .associated(path) }
      let existential = own.count == 1 ? binder.qualified(first) : own.map(binder.qualified).joined(separator: " & ")
      return "c.existential(\(index), (any \(existential)).self, \(leaf))"
    }
    return try Self.reading(try binder.bound(.named(name)), index)
  }

  /// Whether the value's own type matters to the library more than a stand-in for all types.
  static func isOpened(_ protocols: [String]) -> Bool {
    if protocols.contains(where: { ["Shape", "InsettableShape", "ShapeStyle"].contains($0) }) { return true }
    return (try? GenericScope.standIn(for: protocols)) == nil && !protocols.contains(where: unopened.contains)
  }

  /// Protocols whose values no existential holds well: programs' own values have no stand-in.
  private static let unopened: Set<String> = [
    "AnyObject", "ObservableObject", "Observable", "CVarArg", "RangeExpression", "Strideable", "Transferable",
    "Decodable", "Encodable", "Codable", "Error",
    "LocalizedError", "PreferenceKey", "EnvironmentKey", "AdditiveArithmetic", "SortComparator", "Numeric",
    "SignedNumeric",
  ]
}

extension TypeSyntax {
  /// The type with a name in the place of its `some P`.
  func replacingOpaque(by name: String) -> TypeSyntax {
    final class Rewriter: SyntaxRewriter {
      let name: String
      init(_ name: String) { self.name = name }
      override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
        node.someOrAnySpecifier.text == "some"
          ? TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))) : TypeSyntax(node)
      }
    }
    return Rewriter(name).rewrite(self).as(TypeSyntax.self) ?? self
  }

  /// The bounds of a `some P` inside.
  var opaqueBounds: TypeSyntax? {
    func search(_ node: Syntax) -> TypeSyntax? {
      if let constrained = node.as(SomeOrAnyTypeSyntax.self), constrained.someOrAnySpecifier.text == "some" {
        return constrained.constraint
      }
      for child in node.children(viewMode: .sourceAccurate) {
        if let bounds = search(child) { return bounds }
      }
      return nil
    }
    return search(Syntax(self))
  }
}

extension TypeSyntax {
  static func named(_ name: String) -> TypeSyntax { TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))) }
}
