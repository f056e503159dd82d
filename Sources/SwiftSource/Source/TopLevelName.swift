internal import SwiftParser
internal import SwiftSyntax

/// A name that a declaration at the top level of a file gives a meaning to, and what it gets in the way of.
struct TopLevelName {
  /// What is declared.
  private enum Kind: Equatable {
    case type, variable
    /// Its parameters and all else that overloads differ in, as written.
    case function(signature: String, takesNothing: Bool)
  }
  private let kind: Kind
  let base: String
  /// As swiftc names it: `f(x:)`.
  let full: String
  let token: TokenSyntax

  private init(_ kind: Kind, _ token: TokenSyntax, full: String? = nil) {
    self.kind = kind
    self.token = token
    base = token.identifierText
    self.full = full ?? token.identifierText
  }

  /// What swiftc refuses beside each other in one file (seen in its answers): a type and anything else, two variables, a
  /// variable and a function that takes nothing, two functions of one signature.
  func clashes(with other: TopLevelName) -> Bool {
    guard base == other.base else { return false }
    switch (kind, other.kind) {
    case (.type, _), (_, .type), (.variable, .variable): return true
    case (.variable, .function(_, let takesNothing)), (.function(_, let takesNothing), .variable): return takesNothing
    case (.function(let signature, _), .function(let another, _)): return signature == another
    }
  }
  /// Whether both are types, functions or variables: the newer takes the older one's place at a prompt.
  func replaces(_ other: TopLevelName) -> Bool {
    switch (kind, other.kind) {
    case (.type, .type), (.variable, .variable), (.function, .function): true
    default: false
    }
  }
  var isType: Bool { kind == .type }

  /// The names of a declaration; none for extensions, operators and what stands under `#if`.
  static func names(of declaration: DeclSyntax) -> [TopLevelName] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let found): [TopLevelName(.type, found.name)]
    case .enumDecl(let found): [TopLevelName(.type, found.name)]
    case .classDecl(let found): [TopLevelName(.type, found.name)]
    case .actorDecl(let found): [TopLevelName(.type, found.name)]
    case .protocolDecl(let found): [TopLevelName(.type, found.name)]
    case .typeAliasDecl(let found): [TopLevelName(.type, found.name)]
    case .variableDecl(let found): found.bindings.flatMap { variables($0.pattern) }
    case .functionDecl(let found): [function(found)]
    default: []
    }
  }
  private static func variables(_ pattern: PatternSyntax) -> [TopLevelName] {
    if let found = pattern.as(IdentifierPatternSyntax.self) { return [TopLevelName(.variable, found.identifier)] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { variables($0.pattern) } ?? []
  }
  private static func function(_ found: FunctionDeclSyntax) -> TopLevelName {
    let parameters = found.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.text + ":" }.joined()
    let parts = [
      labels, parameters.map(\.type.trimmedDescription).joined(separator: ","),
      found.signature.effectSpecifiers?.trimmedDescription ?? "",
      found.signature.returnClause?.type.trimmedDescription ?? "",
      found.genericParameterClause?.trimmedDescription ?? "", found.genericWhereClause?.trimmedDescription ?? "",
    ]
    let kind = Kind.function(signature: parts.joined(separator: "|"), takesNothing: parameters.isEmpty)
    return TopLevelName(kind, found.name, full: "\(found.name.identifierText)(\(labels))")
  }
}

extension PromptEntry {
  /// What a text declares that another text has declared as something else, and that no file can hold beside it: `let A`
  /// behind `struct A`. A type after a type, or a variable after a variable, is none: it takes the older one's place.
  /// - Parameter others: the declarations that stay.
  public static func redeclarations(in source: SourceFile, beside others: [String]) -> [Diagnostic] {
    let old = others.flatMap { names(in: Parser.parse(source: $0)) }
    guard !old.isEmpty else { return [] }
    return names(in: Parser.parse(source: source.text)).compactMap { new in
      guard old.contains(where: { $0.clashes(with: new) && !$0.replaces(new) }) else { return nil }
      let start = new.token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = new.token.endPositionBeforeTrailingTrivia.utf8Offset
      return .redeclared(new.full, at: source.range(from: start, to: end))
    }
  }
  private static func names(in file: SourceFileSyntax) -> [TopLevelName] {
    file.statements.flatMap { item -> [TopLevelName] in
      if case .decl(let declaration) = item.item { TopLevelName.names(of: declaration) } else { [] }
    }
  }
}
