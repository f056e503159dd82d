internal import Foundation
internal import Views

/// What `modelContext.insert` has given, in its order: a store in memory, empty in each run.
@MainActor
final class ModelStore {
  private(set) var objects: [Object] = []
  let source = ObservableObjectPublisher(named: "the model store")

  func contains(_ object: Object) -> Bool { objects.contains { $0 === object } }
  /// Keeps a model, and the models that its properties lead to.
  func insert(_ object: Object) {
    var open = [object]
    while let next = open.popLast() {
      if !next.declaration.isModel || contains(next) { continue }
      objects.append(next)
      for field in next.fields.reversed() { open += ModelStore.models(in: field) }
    }
    source.send()
  }
  func delete(_ object: Object) {
    objects.removeAll { $0 === object }
    source.send()
  }
  func deleteAll(of type: StaticType) {
    objects.removeAll { ModelStore.isOf(type, $0) }
    source.send()
  }
  /// The models of a type; whoever asks is told of changes.
  func all(of type: StaticType) -> [Value] {
    source.noteRead()
    return objects.filter { ModelStore.isOf(type, $0) }.map { .object($0) }
  }
  private static func isOf(_ type: StaticType, _ object: Object) -> Bool {
    guard case .declared(let declaration, _) = type else { return false }
    return object.declaration == declaration || object.declaration.inherits(from: declaration)
  }
  private static func models(in value: Value) -> [Object] {
    switch value {
    case .object(let object): [object]
    case .some(let wrapped): models(in: wrapped)
    case .array(let values): values.reversed().flatMap { models(in: $0) }
    default: []
    }
  }
}

/// `@Query`: the models of a type that a predicate finds, in an order.
struct StoredQuery: LibraryValue, WrapperStorage {
  var element = StaticType.void
  var filter: Value?
  var orders: [Value] = []
  let call: CatalogueEntry.Call
  static var libraryType: LibraryType { LibraryType("Query") }

  func found() throws(Interruption) -> [Value] {
    var values: [Value] = []
    for value in call.evaluation.models.all(of: element) {
      if case .closure(let test)? = filter, case .bool(false) = try call.evaluation.call(test, [value], at: call.span) { continue }
      values.append(value)
    }
    return orders.isEmpty ? values : try KeyOrder.sorted(values, by: orders, call)
  }
  /// What goes wrong in a predicate is reported; nothing is found then.
  func wrapped() -> Value { .array((try? found()) ?? []) }
}

extension Catalogue {
  /// SwiftData: a store in memory, queries of it, predicates. What has no effect in memory is declared in `LibraryStandIns`.
  func registerModels() {
    let (model, key) = (TypeParameter("Element", ["PersistentModel"]), TypeParameter("Value", ["Comparable"]))
    let item = StaticType.parameter(model)
    add(StoredQuery.libraryType)
    add(LibraryType("Predicate"))
    let result = StaticType.library(StoredQuery.libraryType, [.array(item)])
    func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = true) -> ParameterSignature {
      ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
    }
    let filter = parameter("filter", .optional(Catalogue.predicate(item)))
    let animation = parameter("animation", .optional(.any([])))
    func query(_ parameters: [ParameterSignature], _ orders: @escaping @MainActor (CatalogueEntry.Call) throws(Interruption) -> [Value]) {
      add(
        CatalogueEntry(.initializer, "Query", "init", parameters, result: result, typeParameters: [model, key], doc: "The models of a type, in an order.") {
          call throws(Interruption) -> Value in
          var query = StoredQuery(call: call)
          if case .some(let test)? = call.arguments.first ?? nil { query.filter = test }
          query.orders = try orders(call)
          return .library(query)
        })
    }
    query([filter, animation]) { _ in [] }
    query([filter, parameter("sort", .array(KeyOrder.type(item)), hasDefault: false), animation]) { call throws(Interruption) in try call.argument(1).elements(call) }
    for kind in [StaticType.parameter(key), .optional(.parameter(key))] {
      query([filter, parameter("sort", .library(.keyPath, [item, kind]), hasDefault: false), parameter("order", DateOrder.staticType), animation]) { call in
        var isForward = true
        if case .library(let order)? = call.arguments[2], let order = order as? DateOrder { isForward = order == .forward }
        return [.library(KeyOrder(path: call.argument(1), isForward: isForward))]
      }
    }
    registerStoreFunctions(model)
  }
  static func predicate(_ subject: StaticType) -> StaticType { .function([subject], .bool) }

  /// What the stand-ins of `ModelContext` call.
  private func registerStoreFunctions(_ model: TypeParameter) {
    func function(
      _ name: String, _ parameter: StaticType, _ result: StaticType, _ doc: String, _ run: @escaping @MainActor (CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      add(
        CatalogueEntry(.function, "", name, [ParameterSignature(label: nil, name: "value", type: parameter)], result: result, typeParameters: [model], doc: doc) {
          call throws(Interruption) -> Value in try run(call)
        })
    }
    func object(_ call: CatalogueEntry.Call) -> Object? {
      switch call.argument(0) {
      case .object(let object), .some(.object(let object)): object
      default: nil
      }
    }
    function("__insertModel", .any([]), .void, "Keeps a model.") { call in
      if let object = object(call) { call.evaluation.models.insert(object) }
      return .void
    }
    function("__deleteModel", .any([]), .void, "Forgets a model.") { call in
      if let object = object(call) { call.evaluation.models.delete(object) }
      return .void
    }
    function("__models", .metatype(.parameter(model)), .array(.parameter(model)), "The models of a type.") { call in
      guard case .type(let type) = call.argument(0) else { return .array([]) }
      return .array(call.evaluation.models.all(of: type))
    }
    function("__deleteModels", .any([]), .void, "Forgets the models of a type.") { call in
      if case .type(let type) = call.argument(0) { call.evaluation.models.deleteAll(of: type) }
      return .void
    }
  }
}

/// A query that knows what it asks for.
final class QueryExpression: Expression {
  let made: Expression
  init(_ made: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.made = made
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try made.evaluate(evaluation)
    guard case .library(let query) = value, var query = query as? StoredQuery, case .library(_, let arguments) = type, let element = arguments.first?.element else { return value }
    query.element = element
    return .library(query)
  }
  override var printed: String { made.printed }
}
