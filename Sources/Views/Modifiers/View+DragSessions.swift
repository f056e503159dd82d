public import Foundation

/// What a drag may do with what it carries: copying is always allowed.
public struct DragConfiguration: Hashable, Sendable {
  private var within: OperationsWithinApp
  private var outside: OperationsOutsideApp
  /// A drag that may do the same inside and outside of the program.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    within = OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete)
    outside = OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete)
  }
  /// A drag that may do some of it inside of the program, and some outside.
  public init(
    operationsWithinApp: OperationsWithinApp, operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
  ) { (within, outside) = (operationsWithinApp, operationsOutsideApp) }
  /// What a drag may do inside of the program.
  public struct OperationsWithinApp: Hashable, Sendable {
    private let move: Bool
    private let delete: Bool
    /// What is allowed.
    public init(allowMove: Bool = false, allowDelete: Bool = false) { (move, delete) = (allowMove, allowDelete) }
  }
  /// What a drag may do outside of the program.
  public struct OperationsOutsideApp: Hashable, Sendable {
    private let move: Bool
    private let delete: Bool
    /// What is allowed.
    public init(allowMove: Bool = false, allowDelete: Bool = false) { (move, delete) = (allowMove, allowDelete) }
  }
}
/// What a drop does.
public struct DropConfiguration: Hashable, Sendable {
  /// What is done with what was carried.
  public var operation: DropOperation
  /// A drop that does something.
  public init(operation: DropOperation) { self.operation = operation }
}
/// A drag that is under way.
public struct DragSession: Identifiable, Sendable {
  /// What tells it apart from others.
  public struct ID: Hashable, Sendable { let number: Int }
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    /// It begins.
    case initial
    /// It goes on.
    case active
    /// It has ended, with something done.
    case ended(DropOperation)
    /// What was carried has arrived.
    case dataTransferCompleted
  }
  /// What tells it apart from others.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// Where it is, in points of the view.
  public let location: CGPoint
  /// Which of the carried things is under the finger.
  public let draggedItemIndex: Int
  /// The ids of what is carried, where they are of a type.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}
/// A drop that is under way.
public struct DropSession: Identifiable, Sendable {
  /// What tells it apart from others.
  public struct ID: Hashable, Sendable { let number: Int }
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    /// It has ended, with something done.
    case ended(DropOperation)
  }
  /// What tells it apart from others.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// Where it is, in points of the view.
  public let location: CGPoint
  /// How many things are carried.
  public let itemsCount: Int
}
/// How things that are carried together lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// One over the other.
  public static let stack = DragDropPreviewsFormation(name: "stack")
  /// One below the other.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// In a heap.
  public static let pile = DragDropPreviewsFormation(name: "pile")
}

// What is carried with a finger or a pointer: a still picture shows none of it.
extension View {
  /// What a drag of the view may do with what it carries.
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    Noted(self, "dragConfiguration")
  }
  /// What a drop on the view does; kept, not asked.
  nonisolated public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration?)
    -> some View
  { Noted(self, "dropConfiguration") }
  /// What happens while the view is dragged; kept, not run.
  nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    Noted(self, "onDragSessionUpdated")
  }
  /// What happens while something is carried over the view; kept, not run.
  nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    Noted(self, "onDropSessionUpdated")
  }
  /// How things that are dragged together lie.
  nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    Noted(self, "dragPreviewsFormation")
  }
  /// How things lie that are dropped together.
  nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    Noted(self, "dropPreviewsFormation")
  }
  /// Views inside that are dragged together, and what is carried then; kept, not run.
  nonisolated public func dragContainer<ItemID: Hashable, Item>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> [Item]
  ) -> some View { Noted(self, "dragContainer") }
  /// Views inside that are dragged together, and what is carried then; kept, not run.
  nonisolated public func dragContainer<Item: Identifiable>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> [Item]
  ) -> some View { Noted(self, "dragContainer") }
  /// What is dragged together with the view; kept, not run.
  nonisolated public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { Noted(self, "dragContainerSelection") }
  /// The view is dragged as a part of the container around it, by an id; kept, not run.
  nonisolated public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View { Noted(self, "draggable") }
  /// What happens when values are dropped on the view, with what is known of the drop; kept, not run.
  @_disfavoredOverload
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View { Noted(self, "dropDestination") }
}

// What is copied and pasted by keys: none is pressed here.
extension View {
  /// What is copied; kept, not run.
  nonisolated public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    Noted(self, "copyable")
  }
  /// What is cut out; kept, not run.
  nonisolated public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
    Noted(self, "cuttable")
  }
  /// What happens when values are pasted; kept, not run.
  nonisolated public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { Noted(self, "pasteDestination") }
  /// What the key that starts and stops music does; kept, not run.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    Noted(self, "onPlayPauseCommand")
  }
}
