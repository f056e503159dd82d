internal import SwiftSyntax

extension PromptEntry {
  /// The statements of a file, sorted by kind.
  static func items(of file: SourceFileSyntax, _ source: SourceFile) -> [Item] {
    let bytes = Array(source.text.utf8)
    return file.statements.enumerated().compactMap { index, statement in
      let kind = kind(of: statement.item, isFirst: index == 0)
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      let bareStart = statement.positionAfterSkippingLeadingTrivia.utf8Offset
      let bare = bareStart..<max(bareStart, statement.item.endPositionBeforeTrailingTrivia.utf8Offset)
      guard !bare.isEmpty else { return nil }
      let (span, body, code): (Range<Int>, Range<Int>, Range<Int>)
      switch kind {
      case .declaration:
        span = startWithComment(statement)..<bare.upperBound
        (body, code) = (span, bare)
      case .expression, .modifiers:
        let start = if case .expression = kind { startWithComment(statement) } else { bareStart }
        span = start..<endWithComment(statement, bare.upperBound)
        (body, code) = (span, bare)
      case .preview:
        span = bare
        (body, code) = previewBody(statement.item) ?? (bare, bare)
      case .importing: (span, body, code) = (bare, bare, bare)
      }
      let place = source.position(at: body.lowerBound)
      return Item(kind: kind, text: text(body), code: text(code), whole: text(span), line: place.line, column: place.column, span: span)
    }
  }

  /// A comment directly above a declaration belongs to it; an empty line parts them.
  private static func startWithComment(_ statement: CodeBlockItemSyntax) -> Int {
    var offset = statement.position.utf8Offset
    var comment: Int?
    for piece in statement.leadingTrivia {
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: comment = comment ?? offset
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): if count > 1 { comment = nil }
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
    return comment ?? offset
  }

  /// A comment behind a view, in its line, belongs to it.
  private static func endWithComment(_ statement: CodeBlockItemSyntax, _ end: Int) -> Int {
    endOfLastComment([(statement.item.trailingTrivia, end)]) ?? end
  }
  private static func startOfFirstComment(_ trivias: [(trivia: Trivia, offset: Int)]) -> Int? {
    for (trivia, start) in trivias {
      var offset = start
      for piece in trivia {
        if piece.isComment { return offset }
        offset += piece.sourceLength.utf8Length
      }
    }
    return nil
  }
  private static func endOfLastComment(_ trivias: [(trivia: Trivia, offset: Int)]) -> Int? {
    var end: Int?
    for (trivia, start) in trivias {
      var offset = start
      for piece in trivia {
        offset += piece.sourceLength.utf8Length
        if piece.isComment { end = offset }
      }
    }
    return end
  }

  private static func kind(of item: CodeBlockItemSyntax.Item, isFirst: Bool) -> Kind {
    if previewBody(item) != nil { return .preview }
    switch item {
    case .decl(let declaration):
      if declaration.is(ImportDeclSyntax.self) { return .importing }
      return .declaration(Declaration(declaration))
    case .expr(let expression):
      if isFirst, expression.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period { return .modifiers }
      return .expression(form(of: expression))
    case .stmt: return .expression(.block)
    @unknown default: return .expression(.block)
    }
  }
  private static func form(of expression: ExprSyntax) -> Form {
    switch expression.kind {
    case .sequenceExpr, .infixOperatorExpr, .ternaryExpr, .tryExpr, .awaitExpr, .prefixOperatorExpr, .asExpr, .isExpr: .operation
    case .ifExpr, .switchExpr: .block
    default: .postfix
    }
  }
  /// What stands between the braces of `#Preview`, with and without the comments at both ends; nil for anything else.
  private static func previewBody(_ item: CodeBlockItemSyntax.Item) -> (all: Range<Int>, code: Range<Int>)? {
    let macro: (name: TokenSyntax, closure: ClosureExprSyntax?)? =
      switch item {
      case .decl(let declaration): declaration.as(MacroExpansionDeclSyntax.self).map { ($0.macroName, $0.trailingClosure) }
      case .expr(let expression): expression.as(MacroExpansionExprSyntax.self).map { ($0.macroName, $0.trailingClosure) }
      case .stmt: nil
      @unknown default: nil
      }
    guard let macro, macro.name.text == "Preview", let closure = macro.closure else { return nil }
    let statements = closure.statements
    let start = statements.positionAfterSkippingLeadingTrivia.utf8Offset
    let code = start..<max(start, statements.endPositionBeforeTrailingTrivia.utf8Offset)
    if code.isEmpty { return (code, code) }
    let (open, close) = (closure.leftBrace, closure.rightBrace)
    let first = startOfFirstComment([(open.trailingTrivia, open.endPositionBeforeTrailingTrivia.utf8Offset), (statements.leadingTrivia, statements.position.utf8Offset)])
    let last = endOfLastComment([(statements.trailingTrivia, code.upperBound), (close.leadingTrivia, close.position.utf8Offset)])
    return ((first ?? code.lowerBound)..<(last ?? code.upperBound), code)
  }
}

extension PromptEntry.Declaration {
  fileprivate init(_ declaration: DeclSyntax) {
    func type(_ keyword: TokenSyntax, _ name: TokenSyntax) -> (String, String, Set<String>) { (keyword.text, name.text, ["type " + name.text]) }
    let (keyword, name, keys): (String, String, Set<String>) =
      switch declaration.as(DeclSyntaxEnum.self) {
      case .structDecl(let found): type(found.structKeyword, found.name)
      case .enumDecl(let found): type(found.enumKeyword, found.name)
      case .classDecl(let found): type(found.classKeyword, found.name)
      case .actorDecl(let found): type(found.actorKeyword, found.name)
      case .protocolDecl(let found): type(found.protocolKeyword, found.name)
      case .typeAliasDecl(let found): type(found.typealiasKeyword, found.name)
      case .functionDecl(let found): ("func", Self.name(found), ["func " + Self.signature(found)])
      case .variableDecl(let found): (found.bindingSpecifier.text, Self.names(found).joined(separator: ", "), Set(Self.names(found).map { "var " + $0 }))
      case .extensionDecl(let found): ("extension", found.extendedType.trimmedDescription, Self.keys(found))
      default: (declaration.firstToken(viewMode: .sourceAccurate)?.text ?? "", "", [])
      }
    self.init(keyword: keyword, name: name, keys: keys)
  }
  private static func labels(_ function: FunctionDeclSyntax) -> [String] { function.signature.parameterClause.parameters.map { $0.firstName.text + ":" } }
  private static func name(_ function: FunctionDeclSyntax) -> String { "\(function.name.text)(\(labels(function).joined()))" }
  private static func signature(_ function: FunctionDeclSyntax) -> String {
    name(function) + " " + function.signature.parameterClause.parameters.map { $0.type.trimmedDescription }.joined(separator: ",")
  }
  private static func names(_ variable: VariableDeclSyntax) -> [String] {
    variable.bindings.flatMap { binding in
      binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { if case .identifier(let name) = $0.tokenKind { name } else { nil } }
    }
  }
  private static func keys(_ found: ExtensionDeclSyntax) -> Set<String> {
    let owner = "extension " + found.extendedType.trimmedDescription + (found.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
    var keys = Set((found.inheritanceClause?.inheritedTypes ?? []).map { owner + ": " + $0.type.trimmedDescription })
    for member in found.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        keys.insert(owner + ".func " + signature(function))
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        keys.formUnion(names(variable).map { owner + ".var " + $0 })
      } else if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
        keys.insert(owner + ".type " + named.name.text)
      }
    }
    return keys.isEmpty ? [owner] : keys
  }
}

extension TriviaPiece {
  fileprivate var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
