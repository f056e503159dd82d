import Foundation
import SwiftUI

/// The objects of a class that a view shows; they follow the context's changes.
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let result: ([Element]) -> Result

  /// The objects.
  public var wrappedValue: Result {
    guard let found = try? context.fetch(descriptor) else { return result([]) }
    return result(found)
  }
  /// What was wrong when the objects were looked for.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }
  /// The context that is asked.
  public var modelContext: ModelContext { context }

  /// The objects that a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) where Result == [Element] {
    self.descriptor = descriptor
    result = { $0 }
  }
  /// The objects that a descriptor asks for; changes are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) where Result == [Element] {
    self.init(descriptor)
  }
  /// All objects.
  public init() where Result == [Element] { self.init(FetchDescriptor()) }
  /// All objects, in the order in which they were inserted.
  public init(transaction: Transaction?) where Result == [Element] { self.init(FetchDescriptor()) }
  /// All objects; changes are animated.
  public init(animation: Animation) where Result == [Element] { self.init(FetchDescriptor()) }
  /// The objects for which a predicate holds, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  /// The objects for which a predicate holds, in an order; changes are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  /// The objects for which a predicate holds, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  /// The objects for which a predicate holds, in the order of a property; changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  /// The objects for which a predicate holds, in the order of a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  /// The objects for which a predicate holds, in the order of a property that may be nil; changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
