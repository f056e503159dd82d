import Foundation
import SwiftData
import Testing

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
  @Transient var isOpen = false
  init(title: String, year: Int, author: Author? = nil) {
    self.title = title
    self.year = year
    self.author = author
  }
}

/// SwiftData as swiftc compiles it.
@MainActor
@Suite struct `Models of compiled programs` {
  private func context() throws -> ModelContext {
    try ModelContainer(for: Author.self, Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)).mainContext
  }

  @Test func `relationships are kept in step with their inverse`() throws {
    let context = try context()
    let ann = Author(name: "Ann")
    context.insert(ann)
    let one = Book(title: "One", year: 2001, author: ann)
    context.insert(one)
    #expect(ann.books == [one])
    let two = Book(title: "Two", year: 1999)
    ann.books.append(two)
    #expect(two.author == ann)
    #expect(two.modelContext == context)
    one.author = nil
    #expect(ann.books == [two])
    context.delete(ann)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Book>()) == [one])
  }

  @Test func `descriptors filter and sort`() throws {
    let context = try context()
    for (title, year) in [("B", 2), ("A", 3), ("C", 1)] { context.insert(Book(title: title, year: year)) }
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["B", "A", "C"])
    let sorted = FetchDescriptor<Book>(predicate: #Predicate { $0.year > 1 }, sortBy: [SortDescriptor(\.title)])
    #expect(try context.fetch(sorted).map(\.title) == ["A", "B"])
  }

  @Test func `changes are followed, saved and taken back`() throws {
    let context = try context()
    let book = Book(title: "One", year: 1)
    context.insert(book)
    try context.save()
    #expect(!context.hasChanges)
    // Told on the thread that changes the value.
    nonisolated(unsafe) var isTold = false
    withObservationTracking {
      _ = book.year
    } onChange: {
      isTold = true
    }
    book.year = 2
    #expect(isTold && context.hasChanges && book.hasChanges)
    context.rollback()
    #expect(book.year == 1)
    context.insert(Book(title: "One", year: 5))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
    #expect(book.year == 5)
  }
}
