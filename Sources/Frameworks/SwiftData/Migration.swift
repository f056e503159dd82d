import Foundation

/// The classes of one version of an app.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The versions of an app, and how objects come from one to the next.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between the versions. A store in memory has no older version: they do not run.
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
public enum MigrationStage {
  /// The store finds out by itself what changes.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// Closures run before and after.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((_ context: ModelContext) throws -> Void)?, didMigrate: ((_ context: ModelContext) throws -> Void)?)
}
