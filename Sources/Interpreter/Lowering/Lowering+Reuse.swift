internal import SwiftSyntax

/// Names a body in the table of a program. Versions of a file that declare the same share their declarations, each with bodies of its own.
struct BodyID: Hashable {
  let index: Int
}

extension Lowering {
  /// How the statements of a body are lowered, in this version of the file or in a later one.
  struct Recipe {
    let body: BodyID
    let lower: @MainActor (Lowering, CodeBlockItemListSyntax) -> FunctionBody
  }

  /// A place for a body that is lowered later.
  func newBody() -> BodyID {
    bodies.append(FunctionBody())
    return BodyID(index: isLibrary ? -bodies.count : bodies.count - 1)
  }
  /// Puts a body into the table; those of the library are counted from −1 downwards.
  func setBody(_ id: BodyID, _ body: FunctionBody) { bodies[id.index < 0 ? -id.index - 1 : id.index] = body }
  /// Lowers a body, and notes how the next version of the file does.
  func lowerBody(_ statements: CodeBlockItemListSyntax, as id: BodyID, _ lower: @escaping @MainActor (Lowering, CodeBlockItemListSyntax) -> FunctionBody) {
    if let index = outline.index(of: statements) {
      recipes[index] = Recipe(body: id, lower: lower)
    } else if !isLocal {
      isFrameSound = false
    }
    setBody(id, lower(self, statements))
  }

  /// The lowering of the next version of a file that differs in bodies only; nil if more is different. A body is lowered again when its text has changed or when
  /// something was said of it: what is said has places in it.
  static func next(_ source: SourceFile, _ file: SourceFileSyntax, after previous: Lowering) -> Lowering? {
    guard previous.isFrameSound, previous.hasSameTarget(in: source) else { return nil }
    let outline = FileOutline(file, source)
    guard outline.hasSameFrame(as: previous.outline) else { return nil }
    let changed = Set(outline.bodies.indices.filter { previous.spokenBodies.contains($0) || !outline.hasSameBody($0, as: previous.outline) })
    guard changed.allSatisfy({ outline.bodies[$0].statements == nil || previous.recipes[$0] != nil }) else { return nil }
    let isTrailingChanged = changed.contains { outline.bodies[$0].statements == nil }
    let next = Lowering(source, facts: previous.facts)
    // A name that shows more of the library, or less, may mean something in every body.
    guard next.library.isSame(as: previous.library) else { return nil }
    next.target = previous.target
    next.outline = outline
    // The statements at the top level are one body.
    next.map = SourceMap(source, bodies: outline.bodies.map(\.range), after: previous.map) { outline.bodies[$0].statements == nil ? isTrailingChanged : changed.contains($0) }
    next.takeDeclarations(of: previous)
    for index in changed.sorted() {
      if let statements = outline.bodies[index].statements, let recipe = previous.recipes[index] { next.bodies[recipe.body.index] = recipe.lower(next, statements) }
    }
    next.finish()
    if isTrailingChanged { next.lowerTrailing() }
    next.noteSpokenBodies()
    // What was not looked into any more depends on the order.
    return next.isOverwhelmed ? nil : next
  }
  /// Whether the next version of the file is judged by the same deployment target, as far as that was asked for.
  private func hasSameTarget(in source: SourceFile) -> Bool { target.map { $0 == facts.target(of: source) } ?? true }
  private func takeDeclarations(of previous: Lowering) {
    types = previous.types
    typeOrder = previous.typeOrder
    protocols = previous.protocols
    wrapperNames = previous.wrapperNames
    builderNames = previous.builderNames
    aliases = previous.aliases
    operators = previous.operators
    functions = previous.functions
    globals = previous.globals
    extensions = previous.extensions
    extensionProtocols = previous.extensionProtocols
    libraryNested = previous.libraryNested
    libraryAliases = previous.libraryAliases
    selfParameters = previous.selfParameters
    previews = previous.previews
    trailing = previous.trailing
    bodies = previous.bodies
    recipes = previous.recipes
    isFrameSound = previous.isFrameSound
    origins = previous.origins
  }

  /// Finds out which bodies something was said of. What is said of the frame makes the next version start from the beginning.
  func noteSpokenBodies() {
    if isOverwhelmed { isFrameSound = false }
    for diagnostic in diagnostics {
      guard let range = diagnostic.range, let index = outline.index(at: source.offset(line: range.line, column: range.column)) else {
        isFrameSound = false
        return
      }
      spokenBodies.insert(index)
    }
  }
}
