// S27: Documents: what a file holds, an editor that is bound to a document, choices of files.
import SwiftUI

struct NoteDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct NoteEditor: View {
  @Binding var document: NoteDocument
  @State private var isExporting = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(document.text)
      Text("\(document.text.count) letters, \(NoteDocument.writableContentTypes.count) type")
      Button("Export") { isExporting = true }
    }
    .fileExporter(isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: "Note") {
      result in
      if case .failure(let error) = result { print(error) }
    }
  }
}

struct Folder: View {
  private let folder: FileWrapper = {
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("A".utf8))])
    folder.addRegularFile(withContents: Data("BB".utf8), preferredFilename: "b.txt")
    folder.addRegularFile(withContents: Data("C".utf8), preferredFilename: "a.txt")
    return folder
  }()

  var body: some View {
    ForEach((folder.fileWrappers ?? [:]).keys.sorted(), id: \.self) { name in
      LabeledContent(name, value: "\(folder.fileWrappers?[name]?.regularFileContents?.count ?? 0) bytes")
    }
  }
}

struct DocumentedScreen: View {
  @State private var note = NoteDocument(text: "Milk, eggs")

  var body: some View {
    VStack {
      NoteEditor(document: $note)
      Folder()
    }
  }
}

#Preview { DocumentedScreen() }
