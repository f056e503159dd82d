import Foundation

/// An actor with a context of its own. `@ModelActor` makes an actor conform.
public protocol ModelActor: Actor {
  /// The container that the context works on.
  nonisolated var modelContainer: ModelContainer { get }
  /// Holds the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The object of that name, if it is of that class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// Holds the context of an actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The actor's context.
  var modelContext: ModelContext { get }
}

/// Holds the context of an actor.
public protocol SerialModelExecutor: ModelExecutor {}

/// Holds the context of an actor.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The actor's context.
  public let modelContext: ModelContext
  /// Holds a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
