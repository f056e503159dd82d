import Foundation

/// Works on the objects of a container: inserts, deletes, finds and saves them.
public final class ModelContext: Equatable {
  /// The container whose objects these are.
  public let container: ModelContainer
  /// Whether the context saves by itself.
  public var autosaveEnabled = false
  private var inserted: [any PersistentModel] = []
  private var changed: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []

  /// Makes a context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Told before a context saves.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Told after a context has saved.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// Tells whether both are the same object.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
  /// The objects that were inserted and not saved.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// The objects that were changed and not saved.
  public var changedModelsArray: [any PersistentModel] { changed }
  /// The objects that were deleted and not saved.
  public var deletedModelsArray: [any PersistentModel] { deleted }
  /// Whether something is not saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// Takes an object in, with all objects that it leads to.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    let record = model.persistentBackingData
    if record.context === self && !record.isDeleted { return }
    record.context = self
    record.isDeleted = false
    if deleted.contains(where: { $0 === model }) {
      deleted.removeAll { $0 === model }
    } else if !container.models.contains(where: { $0 === model }) {
      inserted.append(model)
    }
    record.followAll(of: model)
    container.changes.note()
  }

  func noteChange(of model: any PersistentModel) {
    if inserted.contains(where: { $0 === model }) || changed.contains(where: { $0 === model }) { return }
    changed.append(model)
  }

  /// Deletes an object, and what the rules of its relationships say.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  func deleteAny(_ model: any PersistentModel) {
    let record = model.persistentBackingData
    guard let context = record.context, !record.isDeleted else { return }
    if context !== self { return context.deleteAny(model) }
    record.isDeleted = true
    changed.removeAll { $0 === model }
    if inserted.contains(where: { $0 === model }) {
      inserted.removeAll { $0 === model }
      record.context = nil
    } else {
      deleted.append(model)
    }
    leave(model)
    container.changes.note()
  }

  /// Does to the objects around a deleted one what its relationships say.
  private func leave<T: PersistentModel>(_ model: T) {
    for property in model.persistentBackingData.properties(of: model) {
      guard let relation = property.relation, relation.deleteRule != .noAction else { continue }
      let inverse = relation.inverse(of: T.self)
      for other in relation.models(model) {
        if relation.deleteRule == .cascade { deleteAny(other) } else { inverse?.unlink(other, model) }
      }
    }
  }

  /// Deletes all objects of a class for which a predicate holds.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  /// Makes all changes known to the container and its other contexts.
  public func save() throws {
    for model in deleted { model.persistentBackingData.context = nil }
    let gone = deleted
    container.models.removeAll { model in gone.contains { $0 === model } }
    for model in inserted where !mergeUnique(model) { container.models.append(model) }
    for model in inserted + changed { model.persistentBackingData.savedValues = [:] }
    inserted = []
    changed = []
    deleted = []
    container.changes.note()
  }

  /// Gives the values of a new object to a saved one that has the same value where no two may have the same.
  private func mergeUnique<T: PersistentModel>(_ model: T) -> Bool {
    let properties = model.persistentBackingData.properties(of: model)
    for property in properties where property.attribute?.isUnique == true {
      guard let value = property.read(model) as? AnyHashable else { continue }
      let same = container.models.first { known in
        known is T && (property.read(known) as? AnyHashable) == value
      }
      guard let same else { continue }
      let values = properties.map { ($0, $0.read(model)) }
      model.persistentBackingData.context = nil
      for case (let other, _) in values {
        guard let relation = other.relation, let inverse = relation.inverse(of: T.self) else { continue }
        for linked in relation.models(model) { inverse.unlink(linked, model) }
      }
      for case (let other, let value?) in values { other.write(same, value) }
      return true
    }
    return false
  }

  /// Takes back everything that was not saved.
  public func rollback() {
    for model in inserted { model.persistentBackingData.context = nil }
    for model in deleted { model.persistentBackingData.isDeleted = false }
    let restored = changed
    inserted = []
    deleted = []
    for model in restored { restore(model) }
    changed = []
    container.changes.note()
  }
  private func restore<T: PersistentModel>(_ model: T) {
    let record = model.persistentBackingData
    let values = record.savedValues
    for property in record.properties(of: model) {
      if let value = values[property.name] { property.write(model, value) }
    }
    record.savedValues = [:]
  }

  /// Does what waits: nothing does.
  public func processPendingChanges() {}

  /// Runs changes and saves them together.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// All objects that are seen in this context.
  var visibleModels: [any PersistentModel] {
    container.saveBeforeReading(by: self)
    container.changes.follow()
    let gone = deleted
    return container.models.filter { model in !gone.contains { $0 === model } } + inserted
  }
  var savedModels: [any PersistentModel] {
    container.saveBeforeReading(by: self)
    container.changes.follow()
    return container.models
  }
}
