import Foundation
import PseudoTerminal
import SwiftSource
import TestOrder
import Testing

@testable import playground

/// Projects with Core Data models: a view uses the classes that Xcode would make.
@Suite(.givesWay) struct DataModelFolderTests {
  private static let view = """
    import CoreData
    import SwiftUI
    struct Shelf: View {
      @FetchRequest(entity: Book.entity(), sortDescriptors: []) private var books: FetchedResults<Book>
      @FetchRequest(sortDescriptors: []) private var authors: FetchedResults<Author>
      var body: some View { Text("\\(books.count) books by \\(authors.count) author") }
    }
    struct Store {
      static let context = {
        let container = NSPersistentContainer(name: "Shop")
        container.loadPersistentStores { _, _ in }
        let author = Author(context: container.viewContext)
        for _ in 0..<3 { Book(context: container.viewContext).author = author }
        try? container.viewContext.save()
        return container.viewContext
      }()
    }
    #Preview { Shelf().environment(\\.managedObjectContext, Store.context) }
    """
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <entity name="Author" representedClassName="Author" codeGenerationType="class"/>
      <entity name="Book" representedClassName="Book" codeGenerationType="class">
        <relationship name="author" maxCount="1" optional="YES" destinationEntity="Author"/>
      </entity>
    </model>
    """
  private func run(_ files: [String: String], _ check: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      for (name, text) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try check(folder)
    }
  }

  @Test func `the version that the folder names makes the classes`() throws {
    let choice = "<plist><dict><key>_XCCurrentVersionName</key><string>Shop.xcdatamodel</string></dict></plist>"
    let files = [
      "Shop.xcodeproj/x": "", "Shop/Shelf.swift": Self.view, "Shop/Shop.xcdatamodeld/.xccurrentversion": choice,
      "Shop/Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.model,
      "Shop/Shop.xcdatamodeld/Shop 2.xcdatamodel/contents": "<model/>",
    ]
    try run(files) { folder in
      let said = try Program.run("render", folder.appending(path: "Shop/Shelf.swift").path).output
      #expect(said.contains("3 books by 1 author"))
    }
  }
  @Test func `a damaged model says so where its classes are missing`() throws {
    let files = [
      "Shop.xcodeproj/x": "", "Shelf.swift": Self.view,
      "Shop.xcdatamodel/contents": Self.model.replacing("</entity>", with: ""),
    ]
    try run(files) { folder in
      let said = try Program.run("check", folder.appending(path: "Shelf.swift").path)
      #expect(said.errors.contains("cannot find type 'Book' in scope"))
      #expect(said.errors.contains("Shop.xcdatamodel/contents: line 7: mismatched tag"))
    }
  }
  @Test @MainActor func `a model is read again when it was saved`() throws {
    try run(["A.xcodeproj/x": "", "A.swift": "", "A.xcdatamodeld/A.xcdatamodel/contents": "<model/>"]) { folder in
      @MainActor func files() -> ProjectFiles {
        let project = ProjectFolder(of: folder.appending(path: "A.swift").path, given: nil)
        return reader.files(of: project, isFollowed: true)
      }
      let reader = ProjectReader()
      let (first, second) = (files(), files())
      #expect(first.isSame(as: second))
      let contents = folder.appending(path: "A.xcdatamodeld/A.xcdatamodel/contents")
      try Self.model.write(to: contents, atomically: true, encoding: .utf8)
      #expect(!files().isSame(as: second))
    }
  }
}
