public import Foundation

/// What decides whether something is dropped on a view, and what becomes of it. A still picture asks it nothing.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether anything of this kind can be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped.
  /// - Returns: whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  /// Something comes over the view.
  func dropEntered(info: DropInfo)
  /// Something moves over the view: what a drop would do; nil is what it would have done before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Anything of the types that the modifier names can be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// A drop does what it would have done before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo: Sendable {
  /// Where in the view, in points.
  public let location: CGPoint
  private let providers: [NSItemProvider]
  package init(location: CGPoint, providers: [NSItemProvider]) { (self.location, self.providers) = (location, providers) }

  /// Whether something of one of the types is among what is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
  /// Whether something of one of the types is among what is dropped (older spelling).
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  /// What is dropped of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
  /// What is dropped of the types (older spelling).
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }
}

/// What a drop does with what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, as the person or the view has said; a copy is made; it moves; it goes.
  case cancel, forbidden, copy, move, delete
}

/// What a drop on a view would do.
public struct DropProposal: Sendable {
  /// With what is dropped.
  public let operation: DropOperation
  /// A drop that does this.
  public init(operation: DropOperation) { self.operation = operation }
}
