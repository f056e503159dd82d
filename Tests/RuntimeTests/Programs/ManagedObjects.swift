import CoreData
import Foundation

class Book: NSManagedObject {
  @NSManaged var title: String?
  @NSManaged var rating: Int16
  @NSManaged var isRead: Bool
}
extension Book {
  @NSManaged var added: Date?
  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
}

func titles(_ context: NSManagedObjectContext, _ format: String? = nil, _ arguments: [Any] = []) -> String {
  let request: NSFetchRequest<Book> = Book.fetchRequest()
  request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.rating, ascending: false)]
  if let format { request.predicate = NSPredicate(format: format, argumentArray: arguments) }
  return ((try? context.fetch(request)) ?? []).map { $0.title ?? "-" }.joined(separator: " ")
}

let container = NSPersistentContainer(name: "Books")
container.loadPersistentStores { description, error in print("loaded", description.type, error == nil) }
let context = container.viewContext
print("empty", titles(context), context.hasChanges)
for (index, title) in ["Apple", "Banana", "apricot", "Cherry"].enumerated() {
  let book = Book(context: context)
  book.title = title
  book.rating = Int16(index)
  book.isRead = index % 2 == 0
}
let plain = Book(context: context)
print("defaults", plain.title ?? "nil", plain.rating, plain.isRead, plain.added == nil)
context.delete(plain)
print("all", titles(context), context.hasChanges)
try context.save()
print("saved", context.hasChanges)
print("equal", titles(context, "title == %@", ["Apple"]))
print("number", titles(context, "rating >= %d", [2]))
print("key", titles(context, "%K == %@", ["title", "Cherry"]))
print("and", titles(context, "rating < 3 AND isRead == YES"))
print("or", titles(context, "title == 'Apple' OR title == 'Cherry'"))
print("not", titles(context, "NOT (title BEGINSWITH 'A')"))
print("begins", titles(context, "title BEGINSWITH[c] %@", ["ap"]))
print("contains", titles(context, "title CONTAINS 'an'"))
print("like", titles(context, "title LIKE 'B*a'"))
print("in", titles(context, "rating IN {0, 3}"))
print("between", titles(context, "rating BETWEEN {1, 2}"))
let first = try context.fetch(Book.fetchRequest()).first
first?.rating = 9
print("changed", context.hasChanges, titles(context))
context.rollback()
print("back", titles(context), first?.value(forKey: "rating") as? Int16 ?? -1)
first?.setValue("Avocado", forKey: "title")
print("key-value", first?.title ?? "-")
let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
child.parent = context
child.performAndWait { Book(context: child).title = "Date" }
print("child", titles(context), "|", titles(child))
try child.save()
print("child saved", titles(context))
let count = try context.count(for: Book.fetchRequest() as NSFetchRequest<Book>)
print("count", count)
if let first { context.delete(first) }
try context.save()
print("deleted", titles(context))
