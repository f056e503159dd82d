internal import Views

/// Takes values of an earlier version of a file over to this one. An object that several values share is shared afterwards.
@MainActor
final class Adoption {
  private let lowering: Lowering
  /// More parts are not taken over (our choice).
  private static let limit = 1_000_000
  private var visited = 0
  private var objects: [ObjectIdentifier: Object] = [:]
  /// Objects that cannot be taken over.
  private var lost: Set<ObjectIdentifier> = []
  /// Keeps the objects of the earlier version, so that no other takes the place of one.
  private var kept: [Object] = []

  init(_ lowering: Lowering) { self.lowering = lowering }

  /// A value as one of this version; nil if its type is another one now.
  func adopted(_ value: Value) -> Value? {
    // A value of very many parts begins anew.
    visited += 1
    guard visited <= Adoption.limit else { return nil }
    switch value {
    case .array(let values): return adopted(values).map { .array($0) }
    case .tuple(let values): return adopted(values).map { .tuple($0) }
    case .some(let wrapped): return adopted(wrapped).map { .some($0) }
    case .structure(let instance):
      guard let declaration = adopted(instance.declaration), let fields = adopted(instance.fields) else { return nil }
      guard Adoption.fields(of: instance.declaration) == Adoption.fields(of: declaration) else { return nil }
      return .structure(Instance(declaration: declaration, fields: fields, arguments: instance.arguments, site: instance.site))
    case .dictionary(let table):
      guard let keys = adopted(table.keys), let values = adopted(table.values) else { return nil }
      var adopted = Table()
      for (key, value) in zip(keys, values) { adopted[key] = value }
      return .dictionary(adopted)
    case .set(let table): return adopted(table.keys).map { .set(Table($0)) }
    case .enumCase(let old, let index, let payload):
      guard let declaration = adopted(old), let payload = adopted(payload) else { return nil }
      let before = old.cases[index]
      let now = declaration.cases.firstIndex { $0.name == before.name && $0.payload.map(\.type.description) == before.payload.map(\.type.description) }
      return now.map { .enumCase(declaration, $0, payload) }
    case .object(let object): return adopted(object).map { .object($0) }
    case .closure, .box, .type, .keyPath: return nil
    default: return value
    }
  }
  private func adopted(_ values: [Value]) -> [Value]? {
    var result: [Value] = []
    for value in values {
      guard let value = adopted(value) else { return nil }
      result.append(value)
    }
    return result
  }
  /// An object of this version with the same values. Objects may know each other in circles.
  private func adopted(_ object: Object) -> Object? {
    let id = ObjectIdentifier(object)
    if let known = objects[id] { return known }
    guard !lost.contains(id), let declaration = adopted(object.declaration), Adoption.fields(of: object.declaration) == Adoption.fields(of: declaration) else { return nil }
    kept.append(object)
    let fresh = Object(declaration, fieldCount: object.fields.count)
    fresh.arguments = object.arguments
    objects[id] = fresh
    guard let fields = adopted(object.fields) else {
      objects[id] = nil
      lost.insert(id)
      return nil
    }
    fresh.fields = fields
    return fresh
  }
  private static func fields(of declaration: TypeDeclaration) -> [String] { declaration.allFields.map { $0.name + ": " + $0.type.description } }
  /// The declaration of the same name in the same place.
  private func adopted(_ declaration: TypeDeclaration) -> TypeDeclaration? {
    let found = declaration.outer.map { adopted($0)?.nested[declaration.name] } ?? lowering.types[declaration.name]
    return found?.kind == declaration.kind ? found : nil
  }
}
