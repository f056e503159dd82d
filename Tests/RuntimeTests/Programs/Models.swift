import Foundation
import SwiftData

@Model
final class Author {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []
  init(name: String) { self.name = name }
}
@Model
final class Book {
  @Attribute(.unique) var title: String
  var year: Int
  var author: Author?
  var shelf: Shelf?
  @Transient var isOpen = false
  init(title: String, year: Int, author: Author? = nil) {
    self.title = title
    self.year = year
    self.author = author
  }
}
@Model
class Shelf {
  let number: Int
  var books: [Book]? = []
  init(number: Int) { self.number = number }
}

func titles(_ context: ModelContext, _ descriptor: FetchDescriptor<Book> = FetchDescriptor()) throws -> String {
  try context.fetch(descriptor).map(\.title).joined(separator: " ")
}

@MainActor func run() throws {
  let container = try ModelContainer(
    for: Author.self, Book.self, Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  let context = container.mainContext
  print("empty", try context.fetchCount(FetchDescriptor<Book>()), context.hasChanges)
  let ann = Author(name: "Ann")
  print("alone", ann.modelContext == nil, ann == ann, ann == Author(name: "Ann"))
  context.insert(ann)
  print("inserted", ann.modelContext === context, context.hasChanges, context.insertedModelsArray.count)
  let one = Book(title: "One", year: 2001, author: ann)
  context.insert(one)
  print("inverse", ann.books.map(\.title), one.author?.name ?? "none")
  let two = Book(title: "Two", year: 1999)
  ann.books.append(two)
  print("appended", two.author?.name ?? "none", two.modelContext === context)
  print("order", try titles(context))
  print("sorted", try titles(context, FetchDescriptor(sortBy: [SortDescriptor(\.year)])))
  print("reverse", try titles(context, FetchDescriptor(sortBy: [SortDescriptor(\.title, order: .reverse)])))
  print("filtered", try titles(context, FetchDescriptor(predicate: #Predicate { $0.year < 2000 })))
  let wanted = "One"
  print("captured", try titles(context, FetchDescriptor<Book>(predicate: #Predicate<Book> { book in book.title == wanted })))
  print("chain", try context.fetchCount(FetchDescriptor<Book>(predicate: #Predicate { $0.author?.name == "Ann" })))
  var limited = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.year)])
  limited.fetchLimit = 1
  limited.fetchOffset = 1
  print("limited", try titles(context, limited))
  try context.save()
  print("saved", context.hasChanges, try ModelContext(container).fetchCount(FetchDescriptor<Book>()))
  one.year = 2020
  print("changed", context.hasChanges, one.hasChanges, two.hasChanges)
  context.rollback()
  print("back", one.year, one.hasChanges)
  let three = Book(title: "Three", year: 3)
  context.insert(three)
  context.rollback()
  print("rolled back", try titles(context))
  context.insert(Book(title: "Two", year: 7, author: ann))
  try context.save()
  print("unique", try titles(context), two.year)
  two.author = nil
  print("left", ann.books.map(\.title))
  let shelf = Shelf(number: 1)
  shelf.books = [two]
  context.insert(shelf)
  print("implied inverse", two.shelf?.number ?? 0)
  two.shelf = nil
  print("implied inverse", shelf.books?.count ?? -1)
  print("same", two.persistentModelID == two.persistentModelID, two.persistentModelID == one.persistentModelID)
  print("found", (context.model(for: two.persistentModelID) as? Book)?.title ?? "none")
  context.delete(ann)
  print("deleted", ann.isDeleted, try titles(context))
  try context.save()
  print("cascade", try titles(context), try context.fetchCount(FetchDescriptor<Author>()))
  try context.transaction { context.insert(Author(name: "Bob")) }
  print("transaction", context.hasChanges, try context.fetch(FetchDescriptor<Author>()).map(\.name))
  try context.enumerate(FetchDescriptor<Author>()) { print("each", $0.name) }
  try context.delete(model: Book.self, where: #Predicate { $0.year == 7 })
  print("deleted where", try titles(context))
  try context.delete(model: Author.self)
  print("deleted all", try context.fetchCount(FetchDescriptor<Author>()))
  print("schema", container.schema.entities.map(\.name))
  print("relationship", container.schema.entity(for: Author.self)?.relationshipsByName["books"]?.deleteRule == .cascade)
}
do { try run() } catch { print("error", error) }
