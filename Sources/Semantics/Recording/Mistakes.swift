internal import Declarations
internal import SwiftSyntax

/// What is wrong with a program as it is handed over for running: a run that reaches it ends there.
struct Mistakes {
  private var byFile: [SourceUnit: [Mistake]] = [:]
  /// What is wrong with declarations outside of their code, by where these stand.
  private var byDeclaration: [SourcePlace: Mistake] = [:]
  private var byOwner: [Declaration: Mistake] = [:]
  private(set) var first: Mistake?
  /// Whether the playground lacks something.
  var isLacking: Bool { !lacks.isEmpty }
  private var lacks: [SourceUnit: [Mistake]] = [:]

  /// Adds what was found, in the order of its file.
  mutating func add(_ diagnostics: some Sequence<Diagnostic>) {
    for found in diagnostics {
      guard let file = found.file else { continue }
      let mistake = Mistake(found.message, SourcePlace(file, found.offset))
      if found.severity == .unsupported { lacks[file, default: []].append(mistake) }
      if found.severity != .error { continue }
      byFile[file, default: []].append(mistake)
      first = first ?? mistake
      if let owner = found.owner, byOwner[owner] == nil { byOwner[owner] = mistake }
      if let place = Self.declaration(around: mistake.place), byDeclaration[place] == nil {
        byDeclaration[place] = mistake
      }
    }
  }

  func mistakes(in file: SourceUnit, _ span: SourceSpan) -> [Mistake] {
    byFile[file]?.filter { Self.isPlace($0, in: span) } ?? []
  }
  /// What the playground lacks of what stands in a part of a file.
  func lacks(in file: SourceUnit, _ span: SourceSpan) -> [Mistake] {
    lacks[file]?.filter { Self.isPlace($0, in: span) } ?? []
  }
  private static func isPlace(_ mistake: Mistake, in span: SourceSpan) -> Bool {
    span.start <= mistake.place.offset && mistake.place.offset < max(span.end, span.start + 1)
  }
  func mistake(of declaration: Declaration) -> Mistake? {
    if byFile.isEmpty { return nil }
    return byOwner[declaration] ?? declaration.place.flatMap { byDeclaration[SourcePlace($0.file, $0.offset)] }
  }

  /// Where the declaration stands whose head an offset is in: its name, its types, the brace behind its statements. Nil
  /// inside of statements and values.
  private static func declaration(around place: SourcePlace) -> SourcePlace? {
    guard let tree = place.file.syntax, place.offset < tree.endPosition.utf8Offset else { return nil }
    let token = tree.token(at: AbsolutePosition(utf8Offset: place.offset))
    var current = token.map { Syntax($0) }
    while let node = current {
      if node.is(CodeBlockItemSyntax.self), node.parent?.parent?.is(SourceFileSyntax.self) != true { return nil }
      if node.is(ClosureExprSyntax.self) { return nil }
      if let value = node.as(InitializerClauseSyntax.self), value.parent?.is(PatternBindingSyntax.self) == true { return nil }
      if let name = name(of: node) {
        return SourcePlace(place.file, name.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
      current = node.parent
    }
    return nil
  }
  /// What stands for a declaration in the source: where `Declaration.place` is.
  private static func name(of node: Syntax) -> Syntax? {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let node): Syntax(node.name)
    case .initializerDecl(let node): Syntax(node.initKeyword)
    case .subscriptDecl(let node): Syntax(node.subscriptKeyword)
    case .structDecl(let node): Syntax(node.name)
    case .classDecl(let node): Syntax(node.name)
    case .actorDecl(let node): Syntax(node.name)
    case .enumDecl(let node): Syntax(node.name)
    case .protocolDecl(let node): Syntax(node.name)
    case .extensionDecl(let node): Syntax(node.extendedType)
    // A property that is computed is asked for by itself, as a variable is; what is stored belongs to its type.
    case .patternBinding(let node) where node.accessorBlock != nil || !isMember(node): Syntax(node.pattern)
    default: nil
    }
  }
  private static func isMember(_ node: PatternBindingSyntax) -> Bool {
    node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
  }
}
