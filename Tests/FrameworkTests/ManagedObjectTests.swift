import CoreData
import Foundation
import Testing

/// CoreData as swiftc compiles it: without `@NSManaged`, which needs Objective-C.
@MainActor
@Suite struct `Managed objects of compiled programs` {
  @Test func `predicates of texts`() throws {
    let container = NSPersistentContainer(name: "Books")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let context = container.viewContext
    for (index, title) in ["Apple", "Banana", "apricot"].enumerated() {
      let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
      book.setValue(title, forKey: "title")
      book.setValue(index, forKey: "rating")
    }
    try context.save()
    func titles(_ predicate: NSPredicate) throws -> [String] {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
      request.predicate = predicate
      request.sortDescriptors = [NSSortDescriptor(key: "rating", ascending: false)]
      return try context.fetch(request).compactMap { $0.value(forKey: "title") as? String }
    }
    #expect(try titles(NSPredicate(value: true)) == ["apricot", "Banana", "Apple"])
    #expect(try titles(NSPredicate(format: "rating > %d", 0)) == ["apricot", "Banana"])
    #expect(try titles(NSPredicate(format: "title BEGINSWITH[c] %@", "ap")) == ["apricot", "Apple"])
    #expect(try titles(NSPredicate(format: "NOT (%K == 'Apple') AND rating IN {0, 2}", "title")) == ["apricot"])
    #expect(try titles(NSPredicate(format: "title MATCHES %@", "[A-Z][a-z]+")) == ["Banana", "Apple"])
  }
}
