import Foundation

/// What goes wrong in a store.
public struct SwiftDataError: Error, Hashable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// A batch size was given for objects that are not saved.
  public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
  /// A predicate cannot be asked of a store.
  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  /// A key path leads to no stored property.
  public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
  /// Names of objects that are not saved were to be sorted.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError("sortingPendingChangesWithIdentifiers")
  /// An order cannot be asked of a store.
  public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
  /// Two configurations have the same place.
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  /// A configuration has classes that the container's schema lacks.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema")
  /// A container could not be made.
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  /// An object may not be saved as it is.
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
  /// An object has no context.
  public static let missingModelContext = SwiftDataError("missingModelContext")
  /// A migration leads to an older version.
  public static let backwardMigration = SwiftDataError("backwardMigration")
  /// A schema is not known.
  public static let unknownSchema = SwiftDataError("unknownSchema")
}
