import Foundation
import SwiftUI

/// A store in memory, and the contexts that work on it.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// The classes that the container keeps.
  public let schema: Schema
  /// How objects of older versions are translated: there are none.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// How the classes are kept.
  public var configurations: Set<ModelConfiguration>
  /// The saved objects, in the order in which they were inserted.
  var models: [any PersistentModel] = []
  let changes = StoreChanges()
  private var storedContext: ModelContext?

  /// Makes a container of classes.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }
  /// Makes a container of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }
  /// Makes a container of a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    if self.configurations.count < configurations.count { throw SwiftDataError.duplicateConfiguration }
  }
  /// Makes the container of views that none was handed down to.
  init(withoutClasses: Void) {
    schema = Schema()
    migrationPlan = nil
    configurations = []
  }
  static let none = ModelContainer(withoutClasses: ())

  /// The context of the views: it saves by itself.
  @MainActor public var mainContext: ModelContext { viewContext }
  var viewContext: ModelContext {
    if let storedContext { return storedContext }
    let made = ModelContext(self)
    made.autosaveEnabled = true
    storedContext = made
    return made
  }
  /// Lets the context of the views save what it has not saved yet, as it would have done by itself.
  func saveBeforeReading(by context: ModelContext) {
    guard let storedContext, storedContext !== context, storedContext.autosaveEnabled else { return }
    if storedContext.hasChanges { try? storedContext.save() }
  }
  /// Tells whether both are the same object.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
  /// Forgets all objects.
  public func deleteAllData() {
    models = []
    storedContext?.rollback()
    changes.note()
  }
  /// Forgets all objects.
  public func erase() throws { deleteAllData() }
}

/// Tells views that a store has changed.
@Observable
final class StoreChanges {
  private var count = 0
  /// Views that are made from now on hear of changes.
  func follow() { _ = count }
  func note() { count += 1 }
}
