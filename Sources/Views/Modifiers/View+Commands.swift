// What the menu's commands do: kept in the view tree, never run.
extension View {
  /// What is copied.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { Noted(self, "onCopyCommand") }
  /// What is cut.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { Noted(self, "onCutCommand") }
  /// What is done with what is pasted.
  nonisolated public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View {
    Noted(self, "onPasteCommand", supportedContentTypes.map(\.identifier).joined(separator: ", "))
  }
  /// What is done with what is pasted (older spelling).
  nonisolated public func onPasteCommand(of supportedContentTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View {
    Noted(self, "onPasteCommand", supportedContentTypes.joined(separator: ", "))
  }
  /// What the delete key does.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { Noted(self, "onDeleteCommand") }
  /// What the Esc key does.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { Noted(self, "onExitCommand") }
}
