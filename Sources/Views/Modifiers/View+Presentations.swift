// What is shown above a view later: a still picture shows none of it.
extension View {
  /// A sheet that a binding shows; kept, not shown.
  nonisolated public func sheet<V1: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V1) -> some View {
    Noted(self, "sheet")
  }
  /// A cover that a binding shows; kept, not shown.
  nonisolated public func fullScreenCover<V1: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V1) -> some View {
    Noted(self, "fullScreenCover")
  }
  /// A popover that a binding shows; kept, not shown.
  nonisolated public func popover<V1: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> V1
  ) -> some View { Noted(self, "popover") }
  /// An alert that a binding shows; kept, not shown.
  nonisolated public func alert<V1: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> V1) -> some View { Noted(self, "alert") }
  /// An alert that a binding shows; kept, not shown.
  nonisolated public func alert<V1: View, V2: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> V1, @ViewBuilder message: @escaping () -> V2)
    -> some View
  { Noted(self, "alert") }
  /// An alert that a binding shows; kept, not shown.
  nonisolated public func alert<V1: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> V1) -> some View { Noted(self, "alert") }
  /// An alert that a binding shows; kept, not shown.
  nonisolated public func alert<V1: View, V2: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> V1, @ViewBuilder message: @escaping () -> V2)
    -> some View
  { Noted(self, "alert") }
  /// A choice of actions that a binding shows; kept, not shown.
  nonisolated public func confirmationDialog<V1: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> V1
  ) -> some View { Noted(self, "confirmationDialog") }
  /// A choice of actions that a binding shows; kept, not shown.
  nonisolated public func confirmationDialog<V1: View, V2: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> V1, @ViewBuilder message: @escaping () -> V2
  ) -> some View { Noted(self, "confirmationDialog") }
  /// Actions that a long press shows; kept, not shown.
  nonisolated public func contextMenu<V1: View>(@ViewBuilder menuItems: @escaping () -> V1) -> some View { Noted(self, "contextMenu") }
  /// Actions that a long press shows; kept, not shown.
  nonisolated public func contextMenu<V1: View, V2: View>(@ViewBuilder menuItems: @escaping () -> V1, @ViewBuilder preview: @escaping () -> V2) -> some View {
    Noted(self, "contextMenu")
  }
  /// Actions that a swipe of a row shows; kept, not shown.
  nonisolated public func swipeActions<V1: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> V1) -> some View {
    Noted(self, "swipeActions")
  }
  /// A sheet for a value that a binding holds; kept, not shown.
  nonisolated public func sheet<Item: Identifiable, V: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V) -> some View {
    Noted(self, "sheet")
  }
  /// A cover for a value that a binding holds; kept, not shown.
  nonisolated public func fullScreenCover<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    Noted(self, "fullScreenCover")
  }
  /// A popover for a value that a binding holds; kept, not shown.
  nonisolated public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    Noted(self, "popover")
  }
  /// An alert that a binding shows (older spelling); kept, not shown.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View { Noted(self, "alert") }
  /// An alert for a value that a binding holds (older spelling); kept, not shown.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View { Noted(self, "alert") }
  /// A choice of actions that a binding shows (older spelling); kept, not shown.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View { Noted(self, "actionSheet") }
  /// A choice of actions for a value that a binding holds (older spelling); kept, not shown.
  nonisolated public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet) -> some View { Noted(self, "actionSheet") }
  /// An alert about a value; kept, not shown.
  nonisolated public func alert<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    Noted(self, "alert")
  }
  /// An alert about a value; kept, not shown.
  nonisolated public func alert<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    Noted(self, "alert")
  }
  /// How high a sheet is; kept.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { Noted(self, "presentationDetents") }
  /// What a pull at the top of the view does; kept, not run.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { Noted(self, "refreshable") }
}
