import Foundation
import SwiftUI

/// A question to a person. Nobody answers here: a program that waits for the answer goes no further, and that is said.
@MainActor open class NSAlert {
  /// How grave it is.
  public enum Style: UInt, Sendable {
    /// A warning, something to know, something grave.
    case warning, informational, critical
  }
  /// What it asks.
  open var messageText = ""
  /// What it explains.
  open var informativeText = ""
  /// How grave it is.
  open var alertStyle = Style.warning
  /// The icon.
  open var icon: NSImage! = NSImage(named: NSImage.applicationIconName)
  /// The buttons.
  open private(set) var buttons: [NSButton] = []
  /// What stands below.
  open var accessoryView: NSView?
  /// Whether there is help.
  open var showsHelp = false
  /// Whether it can be answered for the future.
  open var showsSuppressionButton = false
  /// What answers for the future.
  open var suppressionButton: NSButton? { suppression }
  private let suppression = NSButton()
  /// The window.
  open var window: NSWindow { panel }
  private let panel = NSPanel()
  /// An empty question.
  public init() {}
  /// What an error says.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }
  /// Takes a button.
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton()
    button.title = title
    button.tag = 1000 + buttons.count
    buttons.append(button)
    return button
  }
  /// Asks, and waits for the answer: nobody gives one, and that is said.
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    FrameworkSupport.lacks("an answer to an alert ('NSAlert.runModal()')")
  }
  /// Asks in a sheet: nobody answers.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  /// Places it.
  open func layout() {}
}

/// A panel that asks for a place to save: nothing is chosen, it answers that it was cancelled.
open class NSSavePanel: NSPanel {
  /// The place: none.
  open var url: URL? { nil }
  /// The folder at first.
  open var directoryURL: URL?
  /// What it asks.
  open var message: String! = ""
  /// What its button says.
  open var prompt: String! = "Save"
  /// What stands before the name.
  open var nameFieldLabel: String! = "Save As:"
  /// The name at first.
  open var nameFieldStringValue = ""
  /// Kinds of files; none for any.
  open var allowedContentTypes: [UTType] = []
  /// Kinds of files, by their endings.
  open var allowedFileTypes: [String]?
  /// Whether others may be named.
  open var allowsOtherFileTypes = false
  /// Whether folders can be made.
  open var canCreateDirectories = true
  /// Whether endings can be hidden.
  open var canSelectHiddenExtension = false
  /// Whether endings are hidden.
  open var isExtensionHidden = false
  /// Whether hidden files are shown.
  open var showsHiddenFiles = false
  /// Whether files have tags.
  open var showsTagField = true
  /// The tags.
  open var tagNames: [String]?
  /// Whether folders of programs are opened.
  open var treatsFilePackagesAsDirectories = false
  /// What stands below.
  open var accessoryView: NSView?
  /// Asks: it is cancelled.
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
  /// Asks: it is cancelled.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
  /// Asks: it is cancelled.
  open func begin() async -> NSApplication.ModalResponse { .cancel }
  /// Asks in a sheet: it is cancelled.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { handler(.cancel) }
  /// Asks in a sheet: it is cancelled.
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
  /// Agrees.
  open func ok(_ sender: Any?) {}
  /// Does not agree.
  open func cancel(_ sender: Any?) {}
  /// Looks at the files anew.
  open func validateVisibleColumns() {}
}
/// A panel that asks for files: nothing is chosen, it answers that it was cancelled.
open class NSOpenPanel: NSSavePanel {
  /// The files: none.
  open var urls: [URL] { [] }
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen.
  open var canChooseDirectories = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether files that point to others stand for them.
  open var resolvesAliases = true
  /// Whether files are loaded.
  open var canDownloadUbiquitousContents = true
  /// Whether files that differ can be chosen.
  open var canResolveUbiquitousConflicts = true
  /// Whether what stands below is shown.
  open var isAccessoryViewDisclosed = false
}
