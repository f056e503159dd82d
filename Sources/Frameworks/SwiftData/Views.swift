import Foundation
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContainer.none.viewContext }
}

extension EnvironmentValues {
  /// The context that queries ask.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Hands a context down to the views inside.
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Hands the context of a container down to the views inside.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  /// Makes a container of one class, empty as on first launch, and hands its context down to the views inside.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ContainerSetup(types: [modelType], isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
  /// Makes a container of classes, empty as on first launch, and hands its context down to the views inside.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ContainerSetup(types: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}

extension Scene {
  /// Hands a context down to the views of the scene.
  public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

  /// Hands the context of a container down to the views of the scene.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  /// Makes a container of one class, empty as on first launch, and hands its context down to the views of the scene.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }
  /// Makes a container of classes, empty as on first launch, and hands its context down to the views of the scene.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let container = AppContainers.shared.container(of: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup)
    return environment(\.modelContext, container.mainContext)
  }
}

/// Makes a container once, and hands its context down.
private struct ContainerSetup: ViewModifier {
  let types: [any PersistentModel.Type]
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var containers = AppContainers()

  func body(content: Content) -> some View {
    content.modelContainer(containers.container(of: types, isAutosaveEnabled: isAutosaveEnabled, onSetup))
  }
}

/// The containers that modifiers have made.
@MainActor
private final class AppContainers {
  static let shared = AppContainers()
  private var made: [String: ModelContainer] = [:]

  func container(
    of types: [any PersistentModel.Type], isAutosaveEnabled: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer {
    let names = types.map { Schema.entityName(for: $0) }.joined(separator: " ")
    if let known = made[names] { return known }
    do {
      let container = try ModelContainer(for: Schema(types), configurations: [])
      made[names] = container
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
      return container
    } catch {
      onSetup(.failure(error))
      return ModelContainer.none
    }
  }
}
