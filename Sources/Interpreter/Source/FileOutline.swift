internal import SwiftSyntax

/// The bodies of a file: what nothing else in the file depends on. Two versions of a file that differ in bodies only declare the same.
///
/// Bodies are the statements of functions, initialisers, getters and previews, and the statements at the top level. All else is the *frame*: types, signatures, stored
/// properties, values whose type is found out from them.
struct FileOutline {
  /// Where a body stands.
  struct Body {
    /// In bytes.
    let range: Range<Int>
    /// Its statements; nil for one at the top level.
    let statements: CodeBlockItemListSyntax?
  }
  /// In the order of the text.
  private(set) var bodies: [Body] = []
  /// The statements at the top level.
  private(set) var trailing: [CodeBlockItemSyntax] = []
  private let bytes: [UInt8]

  init(_ file: SourceFileSyntax, _ source: SourceFile) {
    bytes = source.bytes
    for item in file.statements {
      switch item.item {
      case .decl(let declaration): add(declaration)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) { add(macro.trailingClosure) } else { add(item) }
      case .stmt: add(item)
      @unknown default: break
      }
    }
  }
  /// No bodies.
  init() { bytes = [] }

  /// The index of the body that these statements are.
  func index(of statements: CodeBlockItemListSyntax) -> Int? {
    let offset = statements.position.utf8Offset
    var (low, high) = (0, bodies.count)
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && bodies[low - 1].statements?.position.utf8Offset == offset ? low - 1 : nil
  }
  /// The index of the body that a byte belongs to.
  func index(at offset: Int) -> Int? { bodies.firstIndex { $0.range.contains(offset) } }

  // MARK: Comparing versions

  /// Whether the files differ in nothing but bodies.
  func hasSameFrame(as other: FileOutline) -> Bool {
    guard bodies.count == other.bodies.count else { return false }
    var (done, otherDone) = (0, 0)
    for (body, otherBody) in zip(bodies, other.bodies) {
      guard (body.statements == nil) == (otherBody.statements == nil), bytes[done..<body.range.lowerBound] == other.bytes[otherDone..<otherBody.range.lowerBound] else {
        return false
      }
      (done, otherDone) = (body.range.upperBound, otherBody.range.upperBound)
    }
    return bytes[done...] == other.bytes[otherDone...]
  }
  /// Whether a body has the same text.
  func hasSameBody(_ index: Int, as other: FileOutline) -> Bool { bytes[bodies[index].range] == other.bytes[other.bodies[index].range] }

  // MARK: Finding bodies

  private mutating func add(_ item: CodeBlockItemSyntax) {
    trailing.append(item)
    bodies.append(Body(range: item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset, statements: nil))
  }
  /// A body reaches from brace to brace: blanks and comments do not belong to the frame.
  private mutating func add(_ statements: CodeBlockItemListSyntax, _ start: TokenSyntax?, _ end: TokenSyntax?) {
    guard let start, let end else { return }
    bodies.append(Body(range: start.endPositionBeforeTrailingTrivia.utf8Offset..<end.positionAfterSkippingLeadingTrivia.utf8Offset, statements: statements))
  }
  private mutating func add(_ block: CodeBlockSyntax?) {
    if let block { add(block.statements, block.leftBrace, block.rightBrace) }
  }
  private mutating func add(_ closure: ClosureExprSyntax?) {
    guard let closure else { return }
    add(closure.statements, closure.signature?.lastToken(viewMode: .sourceAccurate) ?? closure.leftBrace, closure.rightBrace)
  }
  private mutating func add(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let found): add(found.memberBlock)
    case .enumDecl(let found): add(found.memberBlock)
    case .extensionDecl(let found): add(found.memberBlock)
    case .classDecl(let found): add(found.memberBlock)
    case .functionDecl(let found): add(found.body)
    case .initializerDecl(let found): add(found.body)
    case .variableDecl(let found):
      for binding in found.bindings {
        switch binding.accessorBlock?.accessors {
        case .getter(let statements): add(statements, binding.accessorBlock?.leftBrace, binding.accessorBlock?.rightBrace)
        case .accessors(let list): for accessor in list { add(accessor.body) }
        case nil: break
        @unknown default: break
        }
      }
    case .subscriptDecl(let found):
      switch found.accessorBlock?.accessors {
      case .getter(let statements): add(statements, found.accessorBlock?.leftBrace, found.accessorBlock?.rightBrace)
      case .accessors(let list): for accessor in list { add(accessor.body) }
      case nil: break
      @unknown default: break
      }
    case .macroExpansionDecl(let found): add(found.trailingClosure)
    default: break
    }
  }
  private mutating func add(_ block: MemberBlockSyntax) {
    for member in block.members { add(member.decl) }
  }
}
