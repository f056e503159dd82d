public import Foundation

// What is carried with a finger or a pointer: a still picture shows none of it.
extension View {
  /// What is carried when the view is dragged; kept, not run.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { Noted(self, "onDrag") }
  /// What is carried when the view is dragged, and what is seen of it; kept, not run.
  nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { Noted(self, "onDrag") }
  /// What happens when something is dropped on the view; kept, not run.
  nonisolated public func onDrop(of supportedTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View {
    Noted(self, "onDrop")
  }
  /// What happens when something is dropped on a point of the view; kept, not run.
  nonisolated public func onDrop(of supportedTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View {
    Noted(self, "onDrop")
  }
  /// What happens when something is dropped on the view, by the names of its types; kept, not run.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { Noted(self, "onDrop") }
  /// What happens when something is dropped on a point of the view, by the names of its types; kept, not run.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { Noted(self, "onDrop") }
  /// What decides on what is dropped on the view; kept, not asked.
  nonisolated public func onDrop(of supportedTypes: [UTType], delegate: some DropDelegate) -> some View {
    Noted(self, "onDrop")
  }
  /// What decides on what is dropped on the view, by the names of its types; kept, not asked.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: some DropDelegate) -> some View {
    Noted(self, "onDrop")
  }
  /// What is carried when the view is dragged.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { Noted(self, "draggable") }
  /// What is carried when the view is dragged, and what is seen of it.
  nonisolated public func draggable<V: View, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { Noted(self, "draggable") }
  /// What happens when values are dropped on the view; kept, not run.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { Noted(self, "dropDestination") }
}
