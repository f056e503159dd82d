/// The label of a button that was given a role and no label: what the system shows for the role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  /// A symbol with a title.
  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    default: Label("Delete", systemImage: "trash")
    }
  }
}
extension Button where Label == DefaultButtonLabel {
  /// A button for a purpose, with the system's label for it.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(action: action) { DefaultButtonLabel(role: role) }
    self.role = role
  }
}
