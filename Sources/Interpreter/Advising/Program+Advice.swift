internal import SwiftSyntax

extension Program {
  /// What the program may do, and had better not: work in a view's initialiser, texts on their bottom edges, many optional parts in one initialiser. In the order of the source,
  /// with reason and remedy (the documents about custom views, layout and view APIs). Empty for a program that does not run: its errors come first.
  public var advice: [Diagnostic] {
    guard isRunnable else { return [] }
    let adviser = Adviser(lowering, source)
    adviser.walk(file)
    return adviser.found.filter { $0.range?.file == source.name }.enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      return (x?.line ?? 0, x?.column ?? 0, a.offset) < (y?.line ?? 0, y?.column ?? 0, b.offset)
    }.map(\.element)
  }
}
