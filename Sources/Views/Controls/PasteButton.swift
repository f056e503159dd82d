/// The button that takes what was copied. Nothing is copied here: a tap on it hands over nothing, and runs no action.
public struct PasteButton {
  /// A button for data of some types.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  /// A button for values of a type.
  public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
extension PasteButton: View {
  /// A button with a fill of the tint, a clipboard and the title "Paste".
  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}
