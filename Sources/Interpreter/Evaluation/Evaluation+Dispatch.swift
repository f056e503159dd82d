extension Evaluation {
  /// The type that a value has when the program runs.
  func dynamicType(of value: Value) -> StaticType {
    switch value {
    case .void: .void
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .array(let values): .array(values.first.map { dynamicType(of: $0) } ?? .any([]))
    case .tuple(let values): .tuple(values.map { StaticType.Element(label: nil, type: dynamicType(of: $0)) })
    case .none: .optional(.any([]))
    case .some(let wrapped): .optional(dynamicType(of: wrapped))
    case .structure(let instance): .declared(instance.declaration, instance.arguments)
    case .enumCase(let declaration, _, _): .declared(declaration, [])
    case .object(let object): .declared(object.declaration, object.arguments)
    case .dictionary(let table): .dictionary(table.keys.first.map { dynamicType(of: $0) } ?? .any([]), table.values.first.map { dynamicType(of: $0) } ?? .any([]))
    case .set(let table): .set(table.keys.first.map { dynamicType(of: $0) } ?? .any([]))
    case .range: .range
    case .closedRange: .closedRange
    case .closure: .function([], .void)
    case .keyPath: .library(.keyPath, [])
    case .view: .library(lowering.catalogue.types[typeName(value)] ?? LibraryType(typeName(value), ["View"]), [])
    case .library(let library): (library as? any LibraryValue).map { Swift.type(of: $0).staticType } ?? .library(LibraryType("\(Swift.type(of: library))"), [])
    case .type(let type): .metatype(type)
    case .box(let box): dynamicType(of: box.value)
    }
  }

  /// What a function means for a value: a requirement is fulfilled by a member of the value's type, or by the default of a protocol's extension.
  func witness(of function: FunctionDeclaration, for type: StaticType, at span: SourceFile.Span) throws(Interruption) -> Member {
    if let found = lowering.witness(.function(function), function.name, for: type) { return found }
    throw failure(.internalFailure("'\(type)' has no '\(function.fullName)'", at: range(span)))
  }
  /// The type that a requirement is looked up on: the value's own, or the metatype's.
  func dispatchType(_ value: Value) -> StaticType {
    if case .type(let type) = value { return type }
    return dynamicType(of: value)
  }

  /// Calls a member with `self` and arguments.
  func call(_ member: Member, _ values: [Value], at span: SourceFile.Span) throws(Interruption) -> Value {
    switch member {
    case .function(let function): return try call(function.body, values, at: span)
    case .entry(let entry):
      return try entry.call(CatalogueEntry.Call(evaluation: self, base: values.first ?? .void, arguments: values.dropFirst().map { $0 }, span: span))
    case .field, .property, .enumCase: return try read(member, of: values.first ?? .void, at: span)
    }
  }
  /// The value of a property of any kind.
  func read(_ member: Member, of target: Value, at span: SourceFile.Span) throws(Interruption) -> Value {
    switch member {
    case .field(let field):
      if field.isLazy {
        var target = target
        return try readLazy(field, of: &target)
      }
      let value = try storedValue(field, of: target)
      if field.isTracked, case .object(let object) = target { object.source(of: field).noteRead() }
      if case .void = value, field.type != .void { throw failure(.uninitialized(field.name, at: range(span))) }
      return value
    case .property(let property):
      if property.isRequirement || property.isOverridden {
        guard let found = lowering.witness(member, property.name, for: dispatchType(target)) else {
          throw failure(.internalFailure("'\(dispatchType(target))' has no '\(property.name)'", at: range(span)))
        }
        if case .property(let own) = found, own === property { return try readOwn(own, of: target, at: span) }
        return try read(found, of: target, at: span)
      }
      return try readOwn(property, of: target, at: span)
    case .enumCase(let declaration, let index): return .enumCase(declaration, index, [])
    case .entry(let entry): return try entry.call(CatalogueEntry.Call(evaluation: self, base: target, arguments: [], span: span))
    case .function: return .void
    }
  }

  /// A property as it is declared, whatever overrides it.
  func readOwn(_ property: PropertyDeclaration, of target: Value, at span: SourceFile.Span) throws(Interruption) -> Value {
    guard let getter = property.getter else { return try constant(property, at: span) }
    return try call(getter, [target], at: span)
  }

  // MARK: From the library

  /// Calls a method of a value of the file, as the library does for its protocols: `makeBody(configuration:)`. What goes wrong is recorded, and gives nil.
  func callMethod(_ name: String, _ labels: [String?], of value: Value, _ arguments: [Value], at span: SourceFile.Span) -> Value? {
    guard !isStopped, let member = lowering.method(name, labels, of: dispatchType(value)) else { return nil }
    return attempt(at: span) { () throws(Interruption) -> Value in try call(member, [value] + arguments, at: span) }
  }
  /// The same for a method that changes some of its arguments (`inout`): they are as it left them afterwards.
  func callMethod(_ name: String, _ labels: [String?], of value: Value, changing arguments: inout [Value], at span: SourceFile.Span) -> Value? {
    guard !isStopped, case .function(let function)? = lowering.method(name, labels, of: dispatchType(value)) else { return nil }
    return call(function, of: value, changing: &arguments, at: span)
  }
  /// The same for a method that is known.
  func call(_ function: FunctionDeclaration, of value: Value, changing arguments: inout [Value], at span: SourceFile.Span) -> Value? {
    if isStopped { return nil }
    var values = [value] + arguments
    arguments = []
    let result = attempt(at: span) { () throws(Interruption) -> Value in try callWritingBack(body(function.body), &values, at: span) }
    arguments = Array(values.dropFirst())
    return result
  }
  /// A property of a value or, of a metatype, a static one: `defaultValue` of an environment key.
  func readProperty(_ name: String, of value: Value, at span: SourceFile.Span) -> Value? {
    let isStatic = if case .type = value { true } else { false }
    guard !isStopped, let member = lowering.property(name, isStatic: isStatic, of: dispatchType(value)) else { return nil }
    return attempt(at: span) { () throws(Interruption) -> Value in try read(member, of: value, at: span) }
  }
  /// Runs a part of the program for library code: what goes wrong is recorded, and gives nil.
  func attempt<Result>(at span: SourceFile.Span, _ run: () throws(Interruption) -> Result) -> Result? {
    entering {
      do throws(Interruption) {
        let result = try run()
        return isStopped ? nil : result
      } catch {
        if error.kind == .thrown { _ = failure(.uncaught(thrown ?? .void, at: range(span))) }
        return nil
      }
    }
  }
}

extension Lowering {
  /// What fulfils a requirement on a type: a member of its own, an extension's, a protocol extension's, or one of the library's.
  func witness(_ requirement: Member, _ name: String, for type: StaticType) -> Member? {
    switch type {
    case .declared(let declaration, _):
      return fulfilling(requirement, name, declaration) ?? defaulted(requirement, name, declaration.allProtocols, for: type)
    case .library(let library, _):
      if let own = extensions[library.name]?[name]?.first(where: { stands($0, for: requirement) && holds($0, for: type) }) { return own }
      if let entry = catalogue.members(of: library.name, named: name).first(where: { stands(.entry($0), for: requirement) }) { return .entry(entry) }
      let found = defaulted(requirement, name, library.protocols + (extensionProtocols[library.name] ?? []), for: type)
      // Whether a fraction is a 'Double' or a 'CGFloat' is not seen in its value.
      return found ?? (library == .double ? witness(requirement, name, for: .cgFloat) : nil)
    default: return nil
    }
  }
  /// A method of a type by its name and labels.
  func method(_ name: String, _ labels: [String?], of type: StaticType) -> Member? {
    let isStatic = false
    let wanted = FunctionDeclaration(name, isStatic: isStatic, isMutating: false, owner: nil, typeParameters: [], body: BodyID(index: 0), span: SourceFile.Span(start: 0, end: 0))
    wanted.parameters = labels.map { ParameterSignature(label: $0, name: "", type: .failed) }
    if let found = witness(.function(wanted), name, for: type) { return found }
    let asStatic = FunctionDeclaration(name, isStatic: true, isMutating: false, owner: nil, typeParameters: [], body: BodyID(index: 0), span: SourceFile.Span(start: 0, end: 0))
    asStatic.parameters = wanted.parameters
    return witness(.function(asStatic), name, for: type)
  }
  /// A property of a type by its name.
  func property(_ name: String, isStatic: Bool, of type: StaticType) -> Member? {
    witness(.property(PropertyDeclaration(name, isStatic: isStatic, owner: nil, span: SourceFile.Span(start: 0, end: 0))), name, for: type)
  }
}
