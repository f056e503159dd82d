extension Program {
  /// What the program may do, and had better not: work in a view's initialiser, texts on their bottom edges, many
  /// optional parts in one initialiser. In the order of the source, with reason and remedy (the documents about custom
  /// views, layout and view APIs).
  ///
  /// It is meant for a program that nothing is wrong with: errors come first. A file that the parser does not
  /// understand gets none.
  public var advice: [Diagnostic] {
    if hasSyntaxErrors { return [] }
    var adviser = Adviser(contents, source)
    adviser.walk(syntax)
    return adviser.found.filter { $0.range?.file == source.name }.inSourceOrder
  }
}
