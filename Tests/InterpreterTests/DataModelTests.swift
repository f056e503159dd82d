import Foundation
import Running
import Testing
import Views

@testable import SwiftSource

/// The classes that Xcode makes of Core Data models.
@MainActor @Suite struct `Core Data models` {
  private func model(_ entities: String) throws -> DataModel {
    try DataModel(Array("<?xml version=\"1.0\"?><!-- x --><model>\(entities)<elements/></model>".utf8))
  }
  private func text(_ entities: String, besides written: Set<String> = []) throws -> String {
    try #require(DataModelSource.text(of: [try model(entities)], besides: written.contains))
  }

  @Test func `each kind of attribute has its type`() throws {
    let kinds = [
      "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean", "Decimal", "String", "Date", "Binary",
      "UUID", "URI", "Transformable", "Unheard of",
    ]
    func attributes(_ isScalar: String) -> String {
      kinds.enumerated().map { index, kind in
        "<attribute name='\(isScalar.lowercased())\(index)' attributeType='\(kind)' usesScalarValueType='\(isScalar)'/>"
      }.joined()
    }
    let made = try text(
      """
      <entity name="Book" representedClassName="Book" codeGenerationType="class">
        \(attributes("YES"))\(attributes("NO"))
        <attribute name="default" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="no name" attributeType="String"/>
      </entity>
      """)
    let types = made.split(separator: "\n").filter { $0.contains("@NSManaged") }.map { line in
      line.replacing("  @NSManaged public var ", with: "")
    }
    let objects = ["NSDecimalNumber?", "String?", "Date?", "Data?", "UUID?", "URL?", "NSObject?", "NSObject?"]
    var scalars = ["Int16", "Int32", "Int64", "Double", "Float", "Bool"] + objects
    scalars[8] = "TimeInterval"
    let boxed = Array(repeating: "NSNumber?", count: 6) + objects
    #expect(
      types == scalars.enumerated().map { "yes\($0): \($1)" } + boxed.enumerated().map { "no\($0): \($1)" }
        + ["`default`: [String]?"])
    #expect(made.contains("@objc(Book)\npublic class Book: NSManagedObject {}\n"))
    #expect(made.contains("  @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {\n"))
    #expect(made.contains("extension Book: Identifiable {}\n"))
  }
  @Test func `relationships and parents lead to other classes`() throws {
    let made = try text(
      """
      <entity name="Item" representedClassName=".Thing" isAbstract="YES" codeGenerationType="class"/>
      <entity name="Shelf" representedClassName="Shelf" parentEntity="Item" codeGenerationType="class">
        <relationship name="books" toMany="YES" destinationEntity="Book"/>
        <relationship name="rows" toMany="YES" ordered="YES" destinationEntity="Row"/>
      </entity>
      <entity name="Book" representedClassName="Book" codeGenerationType="category">
        <relationship name="shelf" maxCount="1" destinationEntity="Shelf"/>
      </entity>
      <entity name="Row" representedClassName="Row"/>
      <entity name="Old" representedClassName="Old" codeGenerationType="class"/>
      """, besides: ["Book", "Old"])
    #expect(made.contains("public class Thing: NSManagedObject {}"))
    #expect(made.contains("public class Shelf: Thing {}"))
    #expect(!made.contains("extension Shelf: Identifiable"))
    #expect(made.contains("var books: NSSet?") && made.contains("var rows: NSOrderedSet?"))
    #expect(made.contains("func addToBooks(_ value: Book)") && made.contains("func addToBooks(_ values: NSSet)"))
    #expect(made.contains("func insertIntoRows(_ value: NSManagedObject, at idx: Int)"))
    #expect(made.contains("extension Book {") && made.contains("var shelf: Shelf?"))
    for name in ["Book", "Row", "Old"] { #expect(!made.contains("class \(name):")) }
    #expect(!made.contains("extension Row") && !made.contains("extension Old"))
  }
  @Test func `entities that inherit in a circle inherit from nothing`() throws {
    let chain = (0..<1_500).map { "<entity name='E\($0)' codeGenerationType='class' parentEntity='E\($0 + 1)'/>" }
    let entities = """
      <entity name="A" codeGenerationType="class" parentEntity="B"/>
      <entity name="B" codeGenerationType="class" parentEntity="A"/>
      <entity name="C" codeGenerationType="class" parentEntity="C"/>
      <entity name="D" codeGenerationType="class" parentEntity="None"/>\(chain.joined())
      """
    let made = try model(entities)
    #expect(made.unfounded.isSuperset(of: ["A", "B", "C", "E0"]) && !made.unfounded.contains("D"))
    #expect(!made.unfounded.contains("E1450"))
    #expect(try text(entities).contains("public class A: NSManagedObject {}"))
    let file = DataModelFile("M/contents") { () throws(DataModel.Damage) in made }
    #expect(file.remarks.first?.message.contains("M/contents these inherit in a circle: A, B, C, E0") == true)
  }
  @Test(arguments: [
    "", "model", "<model>", "<model></entity>", "<model a></model>", "<model a='1></model>", "<model>&unknown;</model>",
    "<model/><model/>", "<model", "<!--", "<a>" + String(repeating: "<a>", count: 100_000), "<model>&#x110000;</model>",
    "<!DOCTYPE model [<!ENTITY a 'b'>]><model>&a;</model>",
  ])
  func `damaged models are refused`(_ text: String) {
    #expect(throws: DataModel.Damage.self) { try DataModel(Array(text.utf8)) }
  }
  @Test func `every beginning of a model is whole or refused`() throws {
    let whole = Array("<?xml version='1.0'?><model><entity name=\"A&amp;&#66;\" x='é'/><!-- - --></model>\n".utf8)
    for length in 0..<whole.count { _ = try? DataModel(whole.prefix(length)) }
    #expect(try DataModel(whole) == DataModel(Array("<model/>".utf8)))
    #expect(throws: DataModel.Damage.self) { try DataModel(Array(repeating: 0x20, count: DataModel.byteLimit + 1)) }
  }

  @Test func `classes, default values and relationships work at run time`() throws {
    let shop = """
      <entity name="Item" representedClassName="Thing" isAbstract="YES" codeGenerationType="class">
        <attribute name="title" attributeType="String" defaultValueString="New &quot;one&quot;"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
      </entity>
      <entity name="Author" representedClassName="Author" parentEntity="Item" codeGenerationType="class">
        <relationship name="books" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author"/>
        <relationship name="best" toMany="YES" ordered="YES" destinationEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName="Book" codeGenerationType="class">
        <attribute name="name" attributeType="String"/>
        <relationship name="author" maxCount="1" destinationEntity="Author" inverseName="books"/>
      </entity>
      """
    let view = """
      import CoreData
      import SwiftUI
      struct Shelf: View {
        @Environment(\\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: []) private var things: FetchedResults<Thing>
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.name)]) private var books: FetchedResults<Book>
        var body: some View {
          ForEach(things) { Text("\\($0.title ?? "?") \\($0.count)") }
          ForEach(books) { Text("\\($0.name ?? "?") of \\($0.author?.books?.count ?? 0)") }
          Text(((things.first as? Author)?.best?.array as? [Book])?.compactMap(\\.name).joined() ?? "none")
          Button("delete") { context.delete(things[0]) }
        }
      }
      @MainActor let context: NSManagedObjectContext = {
        let context = NSPersistentContainer(name: "Shop").viewContext
        let author = Author(context: context)
        let (a, b) = (Book(context: context), Book(context: context))
        (a.name, b.name) = ("A", "B")
        author.addToBooks(a)
        b.author = author
        author.addToBest(a)
        author.insertIntoBest(b, at: 0)
        try? context.save()
        return context
      }()
      #Preview { Shelf().environment(\\.managedObjectContext, context) }
      """
    let read = try model(shop)
    let file = SourceFile(name: "Shelf.swift", text: view)
    let models = [DataModelFile("Shop/contents") { () throws(DataModel.Damage) in read }]
    let checked = try CheckedProgram.read(file, among: ProjectFiles([file], models: models, own: file.name))
    #expect(checked.diagnostics.map(\.message) == [])
    let root = checked.root(budget: Budget())
    let host = ViewHost(root.view, device: .cells)
    host.layOut(.unspecified)
    let run = Running(host: host, evaluation: root.evaluation)
    #expect(run.texts.prefix(4) == ["New \"one\" 7", "A of 2", "B of 2", "BA"])
    try run.tap("delete")
    #expect(run.texts.first == "none")
  }
}
