import Foundation
import SwiftUI

/// A document: nothing is read or written, its settings are kept.
@MainActor open class NSDocument: Hashable {
  /// Where its file is.
  open var fileURL: URL?
  /// The kind of its file.
  open var fileType: String?
  /// When its file was changed.
  open var fileModificationDate: Date?
  /// The name that is shown.
  open var displayName: String! = "Untitled"
  /// What takes changes back.
  open var undoManager: UndoManager?
  /// Whether it has changes that are not saved.
  open var isDocumentEdited: Bool { false }
  /// Who manages its windows.
  open private(set) var windowControllers: [NSWindowController] = []
  /// An empty document.
  public required init() {}
  /// Whether documents save themselves.
  open class var autosavesInPlace: Bool { false }
  /// The kinds of files that can be read.
  open class var readableTypes: [String] { [] }
  /// The kinds of files that can be written.
  open class var writableTypes: [String] { [] }
  /// Makes what manages its windows.
  open func makeWindowControllers() {}
  /// Takes what manages a window.
  open func addWindowController(_ windowController: NSWindowController) { windowControllers.append(windowController) }
  /// Shows its windows.
  open func showWindows() { windowControllers.forEach { $0.showWindow(nil) } }
  /// Its bytes: none.
  open func data(ofType typeName: String) throws -> Data { Data() }
  /// Reads its bytes.
  open func read(from data: Data, ofType typeName: String) throws {}
  /// Reads its file.
  open func read(from url: URL, ofType typeName: String) throws {}
  /// Writes its file: nothing is written.
  open func write(to url: URL, ofType typeName: String) throws {}
  /// Saves it: nothing is written.
  open func save(_ sender: Any?) {}
  /// Closes it.
  open func close() { windowControllers.forEach { $0.close() } }
  /// Counts a change.
  open func updateChangeCount(_ change: ChangeType) {}
  /// What is done to a document.
  public enum ChangeType: UInt, Sendable {
    /// A change, a change that is taken back, saving, reading, saving by itself, a change again.
    case changeDone, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone
  }
  /// Whether both are the same object.
  nonisolated public static func == (a: NSDocument, b: NSDocument) -> Bool { a === b }
  /// The object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// What knows the documents of an app.
@MainActor open class NSDocumentController {
  /// The one that there is.
  public static let shared = NSDocumentController()
  /// None yet.
  public init() {}
  /// The documents.
  open private(set) var documents: [NSDocument] = []
  /// The document in front.
  open var currentDocument: NSDocument? { documents.first }
  /// Files that were opened: none.
  open var recentDocumentURLs: [URL] { [] }
  /// At most so many of them.
  open var maximumRecentDocumentCount: Int { 10 }
  /// Takes a document.
  open func addDocument(_ document: NSDocument) { documents.append(document) }
  /// Takes a document away.
  open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
  /// Remembers a file that was opened: nothing is kept.
  open func noteNewRecentDocumentURL(_ url: URL) {}
  /// Forgets files that were opened.
  open func clearRecentDocuments(_ sender: Any?) {}
  /// Makes a document: none is made.
  open func newDocument(_ sender: Any?) {}
  /// Asks for a document: nothing is opened.
  open func openDocument(_ sender: Any?) {}
  /// Opens a document: nothing is opened.
  open func openDocument(
    withContentsOf url: URL, display displayDocument: Bool,
    completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) { completionHandler(nil, false, nil) }
}

/// What is printed on.
@MainActor open class NSPrintInfo {
  /// What is usual.
  public static var shared = NSPrintInfo()
  /// The size of a page in points.
  open var paperSize = CGSize(width: 595, height: 842)
  /// The margin at the top, in points.
  open var topMargin: CGFloat = 72
  /// The margin at the bottom, in points.
  open var bottomMargin: CGFloat = 72
  /// The margin at the left, in points.
  open var leftMargin: CGFloat = 72
  /// The margin at the right, in points.
  open var rightMargin: CGFloat = 72
  /// Whether it stands in the middle across.
  open var isHorizontallyCentered = true
  /// Whether it stands in the middle along.
  open var isVerticallyCentered = true
  /// How it is shared among pages across.
  open var horizontalPagination = PaginationMode.clip
  /// How it is shared among pages along.
  open var verticalPagination = PaginationMode.automatic
  /// How a page is held.
  open var orientation = PaperOrientation.portrait
  /// As usual.
  public init() {}
  /// How something is shared among pages.
  public enum PaginationMode: UInt, Sendable {
    /// By itself, made smaller, cut.
    case automatic, fit, clip
  }
  /// How a page is held.
  public enum PaperOrientation: Int, Sendable {
    /// Upright, turned.
    case portrait, landscape
  }
}
/// Prints something: nothing is printed.
@MainActor open class NSPrintOperation {
  /// What is printed.
  open var view: NSView?
  /// What is printed on.
  open var printInfo: NSPrintInfo
  /// What it is called.
  open var jobTitle: String?
  /// Whether the panel is shown.
  open var showsPrintPanel = true
  /// Whether it is shown how much is done.
  open var showsProgressPanel = true
  /// Prints a view on something.
  public init(view: NSView, printInfo: NSPrintInfo) {
    self.view = view
    self.printInfo = printInfo
  }
  /// Prints a view.
  public convenience init(view: NSView) { self.init(view: view, printInfo: NSPrintInfo.shared) }
  /// Prints: nothing is printed.
  @discardableResult open func run() -> Bool { false }
  /// Prints in a sheet: nothing is printed.
  open func runModal(
    for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: Any?
  ) {}
}
