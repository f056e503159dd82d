internal import Declarations

extension Evaluation {
  /// The value as another type; nil if it is none.
  package func cast(_ value: Value, _ from: RuntimeType, _ to: RuntimeType) throws(Interruption) -> Value? {
    if from == to { return value }
    if let target = to.optionalObject {
      if let source = from.optionalObject {
        guard let inner = value.unwrapped else { return .none(0) }
        return try cast(inner, source, target)?.wrapped
      }
      if case .existential(let existential) = value { return try cast(existential.value, existential.type, to) }
      return try cast(value, from, target)?.wrapped
    }
    if to.isStandard("AnyHashable") {
      if case .existential = value { return value }
      return .existential(ExistentialValue(value, from))
    }
    if case .existential(let existential) = value {
      if to.isExistential, fulfils(existential.type, to) || isAny(to) { return value }
      return try cast(existential.value, existential.type, to)
    }
    if let source = from.optionalObject {
      if isAny(to) { return .existential(ExistentialValue(value, from)) }
      guard let inner = value.unwrapped else { return nil }
      return try cast(inner, source, to)
    }
    let own: RuntimeType
    if case .object(let object) = value { own = object.type } else { own = from }
    switch to.kind {
    case .existential: return fulfils(own, to) ? .existential(ExistentialValue(value, own)) : nil
    case .existentialMetatype(let bounds):
      guard case .metatype(let type) = value else { return nil }
      return bounds.protocols.allSatisfy { types.conforms(type, to: $0) } ? value : nil
    case .metatype(let wanted):
      guard case .metatype(let type) = value else { return nil }
      if type == wanted { return value }
      return wanted.nominal.flatMap { types.upcast(type, to: $0) } == wanted ? value : nil
    case .tuple(let wanted):
      guard case .tuple(let parts) = value, case .tuple(let elements) = own.kind, parts.count == wanted.count else {
        return nil
      }
      var made: [Value] = []
      for index in parts.indices {
        guard let part = try cast(parts[index], elements[index].type, wanted[index].type) else { return nil }
        made.append(part)
      }
      return .tuple(made)
    case .nominal(let declaration, let arguments):
      if own == to { return value }
      if Self.isBridged(declaration) || own.nominal.map(Self.isBridged) == true,
        let made = try natives.bridge(self, value, own, to)
      {
        return made
      }
      if declaration.isClass { return types.upcast(own, to: declaration) == to ? value : nil }
      guard own.nominal == declaration, declaration.isStandard else { return nil }
      return try castCollection(value, own.arguments, arguments)
    case .function: return own == to ? value : nil
    case .pack, .opaque: return nil
    }
  }
  /// A class of a library that stands for values of the standard library too.
  static func isBridged(_ nominal: NominalDeclaration) -> Bool {
    nominal.isClass && nominal.module.isLibrary && nominal.name.hasPrefix("NS")
  }
  private func isAny(_ type: RuntimeType) -> Bool {
    if case .existential(let bounds, _) = type.kind { return bounds.isAny }
    return false
  }

  /// True if values of the type are values of the existential.
  func fulfils(_ type: RuntimeType, _ target: RuntimeType) -> Bool {
    guard case .existential(let bounds, let constraints) = target.kind else { return false }
    if bounds.isClassBound, !type.isClass, !bounds.isAnyObject { return false }
    if let superclass = bounds.superclass, let wanted = types.make(superclass, { _ in nil }),
      let nominal = wanted.nominal,
      types.upcast(type, to: nominal) != wanted
    {
      return false
    }
    for (constraint, wanted) in zip(bounds.constraints, constraints)
    where types.associated(constraint.declaration, of: type) != wanted { return false }
    return bounds.protocols.allSatisfy { types.conforms(type, to: $0) }
  }

  private func castCollection(_ value: Value, _ from: [RuntimeType], _ to: [RuntimeType]) throws(Interruption) -> Value? {
    switch value {
    case .array(let elements):
      var made: [Value] = []
      for element in elements {
        guard let one = try cast(element, from[0], to[0]) else { return nil }
        made.append(one)
      }
      return .array(made)
    case .dictionary(let table):
      var made = Table()
      for entry in table.all {
        guard let key = try cast(entry.key, from[0], to[0]), let value = try cast(entry.value, from[1], to[1]) else {
          return nil
        }
        made[self.key(key, to[0])] = value
      }
      return .dictionary(made)
    case .set(let table):
      var made = Table()
      for entry in table.all {
        guard let key = try cast(entry.key, from[0], to[0]) else { return nil }
        made[self.key(key, to[0])] = .void
      }
      return .set(made)
    default: return nil
    }
  }

  /// The type that a value really has.
  package func dynamicType(of value: Value, _ type: RuntimeType) -> RuntimeType {
    switch value {
    case .existential(let existential): return dynamicType(of: existential.value, existential.type)
    case .object(let object) where type.optionalObject == nil: return object.type
    case .metatype(let inner): return types.make(.metatype(inner))
    default: return type
    }
  }
}
