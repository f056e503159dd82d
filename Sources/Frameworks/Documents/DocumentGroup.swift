import Foundation
import Views

/// The windows of an app's documents. A new document is shown: there is no choice of files before it (our choice).
public struct DocumentGroup<Document, Content: View>: Scene {
  private let shown: () -> AnyView

  /// Windows of documents that are values.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  )
  where Document: FileDocument {
    shown = { AnyView(OpenDocument(document: newDocument(), editor: editor)) }
  }
  /// Windows of documents that are objects.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    shown = { AnyView(OpenReferenceDocument(document: newDocument, editor: editor)) }
  }
  /// Windows of documents that are only read. There is none to be read: a labelled frame.
  public init(
    viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  )
  where Document: FileDocument {
    shown = { FrameworkSupport.frame("DocumentGroup") }
  }
  /// Windows of documents that are objects and are only read. There is none to be read: a labelled frame.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    shown = { FrameworkSupport.frame("DocumentGroup") }
  }
  /// A window with a new document.
  public var body: some Scene {
    WindowGroup { shown() }
  }
}

/// A document that is a value, in the bar that the system gives its editor.
struct OpenDocument<Document: FileDocument, Content: View>: View {
  @State private var document: Document
  private let editor: (FileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(initialValue: document)
    self.editor = editor
  }
  var body: some View {
    NavigationStack {
      editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
        .navigationTitle("Untitled")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// A document that is an object, in the bar that the system gives its editor.
struct OpenReferenceDocument<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(document: @escaping () -> Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
    _document = StateObject(wrappedValue: document())
    self.editor = editor
  }
  var body: some View {
    NavigationStack {
      editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
        .navigationTitle("Untitled")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}
