internal import Declarations
package import Runtime
package import Views

/// Takes the state of an earlier version of a program over to this one. An object that several values share is shared
/// afterwards; what the earlier version's code made, as closures are, begins anew.
@MainActor
package final class Adoption {
  private let old: Evaluation
  private let new: Evaluation
  /// More parts are not taken over (our choice).
  private static let limit = 1_000_000
  private var visited = 0
  private var types: [RuntimeType: RuntimeType?] = [:]
  private var objects: [ObjectIdentifier: Object] = [:]
  /// Objects that cannot be taken over.
  private var lost: Set<ObjectIdentifier> = []
  /// Keeps the objects of the earlier version, so that no other takes the place of one.
  private var kept: [Object] = []

  package init(from old: Evaluation, to new: Evaluation) { (self.old, self.new) = (old, new) }

  /// The state of views as this version's; what has another type now is left out.
  package func adopted(_ graph: ViewGraph) -> ViewGraph {
    let known = old.viewRun?.stateTypes ?? [:]
    return graph.copy { stored, key in
      guard let value = stored as? Value else { return stored }
      return known[key].flatMap { self.adopted(value, $0) } ?? self.plain(value)
    }
  }

  /// What is the same in every program.
  private func plain(_ value: Value) -> Value? {
    switch value {
    case .bool, .int, .double, .string, .none: value
    case .library(let library): library.value is any DynamicProperty ? nil : value
    default: nil
    }
  }

  private func adopted(_ value: Value, _ type: RuntimeType) -> Value? {
    visited += 1
    guard visited <= Adoption.limit else { return nil }
    if let object = type.optionalObject { return value.isNil ? value : adopted(value, object) }
    switch value {
    case .array(let values):
      return all(values, Array(repeating: type.argument(0), count: values.count)).map { .array($0) }
    case .tuple(let values):
      guard case .tuple(let elements) = type.kind else { return nil }
      return all(values, elements.map(\.type)).map { .tuple($0) }
    case .dictionary(let table):
      guard type.arguments.count == 2 else { return nil }
      return adopted(table, type.arguments[0], type.arguments[1]).map { .dictionary($0) }
    case .set(let table): return adopted(table, type.argument(0), nil).map { .set($0) }
    case .structure(let fields):
      guard let before = old.types.layout(of: type), sameStored(type) else { return nil }
      return all(fields, before.types).map { .structure($0) }
    case .enumeration(let index, let payload): return enumeration(index, payload, type)
    case .object(let object): return adopted(object).map { .object($0) }
    case .existential(let existential):
      guard let now = adopted(existential.type), let inner = adopted(existential.value, existential.type) else {
        return nil
      }
      return .existential(ExistentialValue(inner, now))
    case .metatype(let type): return adopted(type).map { .metatype($0) }
    default: return plain(value)
    }
  }
  private func all(_ values: [Value], _ types: [RuntimeType]) -> [Value]? {
    guard values.count <= types.count else { return nil }
    var made: [Value] = []
    made.reserveCapacity(values.count)
    for (value, type) in zip(values, types) {
      guard let value = adopted(value, type) else { return nil }
      made.append(value)
    }
    return made
  }
  private func adopted(_ table: Table, _ key: RuntimeType, _ value: RuntimeType?) -> Table? {
    guard let type = adopted(key) else { return nil }
    var made = Table()
    for entry in table.all {
      guard let now = adopted(entry.key, key), let held = value.map({ adopted(entry.value, $0) }) ?? entry.value else {
        return nil
      }
      made[new.key(now, type)] = held
    }
    return made
  }
  /// A case by its name and the types of its values.
  private func enumeration(_ index: Int, _ payload: [Value], _ type: RuntimeType) -> Value? {
    guard let owner = type.nominal, let now = adopted(type)?.nominal else { return nil }
    let before = old.program.settled.cases(of: owner)
    guard before.indices.contains(index) else { return nil }
    let wanted = shape(of: before[index], old)
    guard let place = new.program.settled.cases(of: now).firstIndex(where: { shape(of: $0, new) == wanted }) else {
      return nil
    }
    let types = old.program.settled.interface(of: before[index]).parameters.map { parameter in
      old.types.make(parameter.type, type.arguments, of: owner) ?? old.types.void
    }
    return all(payload, types).map { .enumeration(place, $0) }
  }
  private func shape(of enumCase: FunctionDeclaration, _ evaluation: Evaluation) -> [String] {
    let parameters = evaluation.program.settled.interface(of: enumCase).parameters
    return [enumCase.fullName] + parameters.map { "\($0.type)" }
  }
  /// An object of this version with the same values. Objects may know each other in circles.
  private func adopted(_ object: Object) -> Object? {
    let id = ObjectIdentifier(object)
    if let known = objects[id] { return known }
    guard !lost.contains(id), let before = old.types.layout(of: object.type), sameStored(object.type),
      let type = adopted(object.type)
    else { return nil }
    kept.append(object)
    let fresh = Object(type, fields: object.fields)
    objects[id] = fresh
    guard let fields = all(object.fields, before.types) else {
      objects[id] = nil
      lost.insert(id)
      return nil
    }
    fresh.fields = fields
    return fresh
  }

  // MARK: Types

  /// Whether the type stores the same properties, by name and type, in both versions.
  private func sameStored(_ type: RuntimeType) -> Bool {
    guard let before = old.types.layout(of: type), let now = adopted(type).flatMap({ new.types.layout(of: $0) }) else {
      return false
    }
    return before.properties.map(\.name) == now.properties.map(\.name)
      && before.types.map(\.description) == now.types.map(\.description)
  }
  /// The type of the same name in the same place.
  private func adopted(_ type: RuntimeType) -> RuntimeType? {
    if let known = types[type] { return known }
    let found = find(type)
    types[type] = .some(found)
    return found
  }
  private func find(_ type: RuntimeType) -> RuntimeType? {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      guard let declaration = adopted(nominal) else { return nil }
      let made = arguments.compactMap { adopted($0) }
      return made.count == arguments.count ? new.types.nominal(declaration, made) : nil
    case .tuple(let elements):
      let made = elements.compactMap { element in
        adopted(element.type).map { RuntimeType.Element(element.label, $0) }
      }
      return made.count == elements.count ? new.types.make(.tuple(made)) : nil
    case .metatype(let type): return adopted(type).map { new.types.make(.metatype($0)) }
    default: return nil
    }
  }
  private func adopted(_ nominal: NominalDeclaration) -> NominalDeclaration? {
    if nominal.module.isLibrary { return nominal }
    let members: [Declaration]
    if let outer = nominal.parentNominal {
      guard let outer = adopted(outer) else { return nil }
      members = outer.members.named(nominal.name)
    } else {
      members = new.program.module.topLevel.named(nominal.name)
    }
    let found = members.lazy.compactMap { $0 as? NominalDeclaration }.first
    return found?.kind == nominal.kind ? found : nil
  }
}
