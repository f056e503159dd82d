// What is shown over the screen: devices of pixels draw it while its binding says so, devices of cells show none of it.
extension View {
  nonisolated func presenting<C: View>(
    _ name: String, _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)? = nil, _ content: @escaping () -> C
  ) -> some View {
    Presenting(
      content: self, name: name, kind: kind,
      dismiss: {
        isPresented.wrappedValue = false
        onDismiss?()
      }
    ) { isPresented.wrappedValue ? content() : nil }
  }
  nonisolated private func presenting<T, C: View>(
    _ name: String, _ kind: Presentation.Kind, _ item: Binding<T?>, _ onDismiss: (() -> Void)? = nil, _ content: @escaping (T) -> C
  ) -> some View {
    Presenting(
      content: self, name: name, kind: kind,
      dismiss: {
        item.wrappedValue = nil
        onDismiss?()
      }
    ) { item.wrappedValue.map(content) }
  }
  nonisolated private func alerting<A: View, M: View>(_ isPresented: Binding<Bool>, _ title: Text, _ actions: @escaping () -> A, _ message: (() -> M)?) -> some View {
    presenting("alert", .alert, isPresented) { AlertCard(title: title, actions: actions(), message: message?()) }
  }
  nonisolated private func dialog<A: View, M: View>(
    _ isPresented: Binding<Bool>, _ title: Text, _ visibility: Visibility, _ actions: @escaping () -> A, _ message: (() -> M)?
  ) -> some View {
    let shown = visibility == .hidden || visibility == .automatic && message == nil ? nil : title
    return presenting("confirmationDialog", .dialog, isPresented) { DialogCard(title: shown, actions: actions(), message: message?()) }
  }
  /// A sheet that a binding shows.
  nonisolated public func sheet<V1: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V1) -> some View {
    presenting("sheet", .sheet, isPresented, onDismiss, content)
  }
  /// A cover that a binding shows.
  nonisolated public func fullScreenCover<V1: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V1) -> some View {
    presenting("fullScreenCover", .cover, isPresented, onDismiss, content)
  }
  /// A popover that a binding shows.
  nonisolated public func popover<V1: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> V1
  ) -> some View {
    presenting("popover", .popover(attachmentAnchor, arrowEdge), isPresented, nil, content)
  }
  /// An alert that a binding shows.
  nonisolated public func alert<V1: View>(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> V1) -> some View {
    alerting(isPresented, Text(title), actions, (() -> EmptyView)?.none)
  }
  /// An alert that a binding shows.
  nonisolated public func alert<V1: View, V2: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> V1, @ViewBuilder message: @escaping () -> V2
  ) -> some View {
    alerting(isPresented, Text(title), actions, message)
  }
  /// An alert that a binding shows.
  nonisolated public func alert<V1: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> V1) -> some View {
    alerting(isPresented, title, actions, (() -> EmptyView)?.none)
  }
  /// An alert that a binding shows.
  nonisolated public func alert<V1: View, V2: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> V1, @ViewBuilder message: @escaping () -> V2)
    -> some View
  {
    alerting(isPresented, title, actions, message)
  }
  /// A choice of actions that a binding shows.
  nonisolated public func confirmationDialog<V1: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> V1
  ) -> some View {
    dialog(isPresented, title, titleVisibility, actions, (() -> EmptyView)?.none)
  }
  /// A choice of actions that a binding shows.
  nonisolated public func confirmationDialog<V1: View, V2: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> V1, @ViewBuilder message: @escaping () -> V2
  ) -> some View {
    dialog(isPresented, title, titleVisibility, actions, message)
  }
  /// A choice of actions that a binding shows.
  nonisolated public func confirmationDialog<V1: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> V1
  ) -> some View {
    dialog(isPresented, Text(title), titleVisibility, actions, (() -> EmptyView)?.none)
  }
  /// A choice of actions that a binding shows.
  nonisolated public func confirmationDialog<V1: View, V2: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> V1, @ViewBuilder message: @escaping () -> V2
  ) -> some View {
    dialog(isPresented, Text(title), titleVisibility, actions, message)
  }
  /// Actions that a long press shows.
  nonisolated public func contextMenu<V1: View>(@ViewBuilder menuItems: @escaping () -> V1) -> some View {
    ContextMenuHolder(content: self, menu: menuItems)
  }
  /// Actions that a long press shows.
  nonisolated public func contextMenu<V1: View, V2: View>(@ViewBuilder menuItems: @escaping () -> V1, @ViewBuilder preview: @escaping () -> V2) -> some View {
    ContextMenuHolder(content: self, menu: menuItems)
  }
  /// Actions that a swipe of a row shows, which devices of pixels draw once the row was swiped.
  nonisolated public func swipeActions<V1: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> V1) -> some View {
    Swipeable(content: self, actions: content(), edge: edge)
  }
  /// A sheet for a value that a binding holds.
  nonisolated public func sheet<Item: Identifiable, V: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V) -> some View {
    presenting("sheet", .sheet, item, onDismiss) { content($0).id($0.id) }
  }
  /// A cover for a value that a binding holds.
  nonisolated public func fullScreenCover<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    presenting("fullScreenCover", .cover, item, onDismiss) { content($0).id($0.id) }
  }
  /// A popover for a value that a binding holds.
  nonisolated public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    presenting("popover", .popover(attachmentAnchor, arrowEdge), item) { content($0).id($0.id) }
  }
  /// An alert that a binding shows (older spelling).
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting("alert", .alert, isPresented) { content().card }
  }
  /// An alert for a value that a binding holds (older spelling).
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    presenting("alert", .alert, item) { content($0).card }
  }
  /// A choice of actions that a binding shows (older spelling).
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    presenting("actionSheet", .dialog, isPresented) { content().card }
  }
  /// A choice of actions for a value that a binding holds (older spelling).
  nonisolated public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet) -> some View {
    presenting("actionSheet", .dialog, item) { content($0).card }
  }
  /// How high a sheet is; kept.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    Telling(content: self, of: \.sheet, kind: "presentationDetents") { if $0.detents.isEmpty { $0.detents = detents } }
  }
  /// What a pull at the top of the view does: views inside find it as `refresh` in their environment. A still picture is not pulled.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    WithEnvironment(self, "refreshable") { $0.system.refresh = RefreshAction(action: action) }
  }
  /// The same with an action that never waits.
  nonisolated package func refreshable(atOnce action: @escaping @MainActor @Sendable () -> Void) -> some View {
    WithEnvironment(self, "refreshable") {
      $0.system.refresh = RefreshAction(action: { await action() }, immediate: action)
    }
  }
}
