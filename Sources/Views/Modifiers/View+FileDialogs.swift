public import Foundation

/// What a dialog for files shows.
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  /// One bit a choice.
  public let rawValue: Int
  /// The choices of the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is inside of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The endings of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
/// How serious what a dialog asks is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Something is lost.
  public static let critical = DialogSeverity(name: "critical")
  /// As usual, said so.
  public static let standard = DialogSeverity(name: "standard")
}

// What dialogs for files are told: they are the system's, and a labelled frame stands for them.
extension View {
  /// The folder in which dialogs for files begin; kept, not shown.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    Noted(self, "fileDialogDefaultDirectory", defaultDirectory?.path)
  }
  /// The name under which dialogs for files keep what a person chose; kept, not shown.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    Noted(self, "fileDialogCustomizationID", id)
  }
  /// What dialogs for files say; kept, not shown.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    Noted(self, "fileDialogMessage", message?.string)
  }
  /// What dialogs for files say; kept, not shown.
  nonisolated public func fileDialogMessage(_ message: some StringProtocol) -> some View {
    Noted(self, "fileDialogMessage", String(message))
  }
  /// The title of the button that chooses in dialogs for files; kept, not shown.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    Noted(self, "fileDialogConfirmationLabel", label?.string)
  }
  /// The title of the button that chooses in dialogs for files; kept, not shown.
  nonisolated public func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View {
    Noted(self, "fileDialogConfirmationLabel", String(label))
  }
  /// The label of the field for a name in dialogs that save; kept, not shown.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    Noted(self, "fileExporterFilenameLabel", label?.string)
  }
  /// The label of the field for a name in dialogs that save; kept, not shown.
  nonisolated public func fileExporterFilenameLabel(_ label: some StringProtocol) -> some View {
    Noted(self, "fileExporterFilenameLabel", String(label))
  }
  /// Which files can be chosen in dialogs; kept, not asked.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    Noted(self, "fileDialogURLEnabled")
  }
  /// Whether dialogs for files give links as they are; kept, not shown.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    Noted(self, "fileDialogImportsUnresolvedAliases", "\(imports)")
  }
  /// What dialogs for files show; kept, not shown.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    Noted(self, "fileDialogBrowserOptions")
  }
}

// What dialogs of a Mac have besides.
extension View {
  /// A switch that keeps dialogs inside from being shown again, as those of a Mac have; kept, not shown.
  nonisolated public func dialogSuppressionToggle(_ title: some StringProtocol, isSuppressed: Binding<Bool>)
    -> some View
  { Noted(self, "dialogSuppressionToggle", String(title)) }
  /// A switch that keeps dialogs inside from being shown again, as those of a Mac have; kept, not shown.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    Noted(self, "dialogSuppressionToggle", label.string)
  }
  /// A switch that keeps dialogs inside from being shown again, as those of a Mac have; kept, not shown.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    Noted(self, "dialogSuppressionToggle")
  }
  /// How serious what dialogs inside ask is; they have one look here.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { Noted(self, "dialogSeverity") }
  /// The image of dialogs inside, as those of a Mac have; kept, not shown.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { Noted(self, "dialogIcon") }
  /// What is asked before the window around closes: no window closes here.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { Noted(self, "dismissalConfirmationDialog", String(title)) }
  /// What is asked before the window around closes, with a message: no window closes here.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { Noted(self, "dismissalConfirmationDialog", String(title)) }
  /// What is asked before the window around closes: no window closes here.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { Noted(self, "dismissalConfirmationDialog", title.string) }
  /// What is asked before the window around closes, with a message: no window closes here.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { Noted(self, "dismissalConfirmationDialog", title.string) }
}
