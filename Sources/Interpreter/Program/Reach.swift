internal import SwiftSyntax

/// What of a program a shown view needs: the declarations that are reached from it by name.
///
/// A declaration is needed when its name stands in what is needed; a member, when its type or extension is needed as
/// well. Initialisers, subscripts, operators and what fulfils a requirement of a protocol need no name: they are needed
/// with their type. Which of several declarations of one name is meant is not asked, so rather more is needed than less.
/// A mistake in anything else cannot change what is shown.
@MainActor
struct Reach {
  /// Where what is shown begins.
  enum Start {
    /// The name of a view, or an expression.
    case text(String)
    /// The declaration or preview around a byte.
    case place(Int)
    /// The statements at the top level.
    case trailing
  }
  /// A declaration without those inside it that are units of their own.
  private struct Unit {
    let range: Range<Int>
    /// What it declares; empty for what needs no name.
    let names: Set<String>
    /// The unit around it.
    let outer: Int?
    let words: Set<String>
    /// Previews and statements at the top level are needed only where they are shown.
    var isStart = false
  }
  private var units: [Unit] = []
  private var needed: Set<Int> = []
  /// The types and protocols of the program.
  private let declaredTypes: Set<String>
  /// What a library or protocol calls by itself.
  private let requirements: Set<String>

  init(_ file: SourceFileSyntax, _ lowering: Lowering, from start: Start) {
    var names: Set<String> = ["body", "previews"]
    for found in [lowering.protocols, LibrarySource.shared.lowering.protocols] {
      for declaration in found.values { names.formUnion(declaration.names) }
    }
    requirements = names
    declaredTypes = Set(lowering.typeOrder.map(\.name)).union(lowering.protocols.keys)
    for item in file.statements { add(item) }
    follow(start)
  }
  /// Whether what stands at a byte is needed.
  func needs(_ offset: Int) -> Bool {
    let innermost = units.indices.filter { units[$0].range.contains(offset) }.min { units[$0].range.count < units[$1].range.count }
    return innermost.map(needed.contains) ?? true
  }

  // MARK: Following names

  private mutating func follow(_ start: Start) {
    var words: Set<String> = []
    func isAround(_ unit: Unit) -> Bool {
      switch start {
      case .text: false
      case .place(let offset): unit.range.contains(offset)
      case .trailing: unit.isStart && unit.names.isEmpty
      }
    }
    if case .text(let text) = start { words = DeclaredWords.all(in: SourceFile(name: "", text: text)) }
    var waiting = units.indices.filter { isAround(units[$0]) }
    while true {
      for index in waiting where needed.insert(index).inserted { words.formUnion(units[index].words) }
      waiting = units.indices.filter { index in
        let unit = units[index]
        guard !needed.contains(index), !unit.isStart, unit.outer.map(needed.contains) ?? true else { return false }
        return unit.names.isEmpty || !unit.names.isDisjoint(with: words)
      }
      if waiting.isEmpty { return }
    }
  }

  // MARK: Finding units

  private mutating func add(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): add(declaration, outer: nil)
    case .expr(let expression):
      let isPreview = expression.is(MacroExpansionExprSyntax.self)
      append(Syntax(item), names: isPreview ? ["#Preview"] : [], outer: nil, isStart: true)
    case .stmt: append(Syntax(item), names: [], outer: nil, isStart: true)
    @unknown default: append(Syntax(item), names: [], outer: nil)
    }
  }
  private mutating func add(_ declaration: DeclSyntax, outer: Int?) {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        switch clause.elements {
        case .statements(let items)?: for item in items { add(item) }
        case .decls(let members)?: for member in members { add(member.decl, outer: outer) }
        default: break
        }
      }
      return
    }
    if declaration.is(MacroExpansionDeclSyntax.self) { return append(Syntax(declaration), names: ["#Preview"], outer: outer, isStart: true) }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
      let extended = declaration.as(ExtensionDeclSyntax.self)
      // An extension of a type of the library is needed for its members alone: they are asked for by their own names.
      let path = extended.map { Lowering.plainPath($0.extendedType).path.split(separator: ".").map(String.init) } ?? []
      let own = name ?? path.last { declaredTypes.contains($0) }
      let index = units.count
      let isProtocol = declaration.is(ProtocolDeclSyntax.self)
      append(Syntax(declaration), names: own.map { [$0] } ?? [], outer: outer, words: isProtocol ? nil : frame(declaration, group))
      if !isProtocol { for member in group.memberBlock.members { add(member.decl, outer: index) } }
      return
    }
    append(Syntax(declaration), names: names(of: declaration, isMember: outer != nil), outer: outer)
  }

  /// What is asked for by name; empty for what needs none.
  private func names(of declaration: DeclSyntax, isMember: Bool) -> Set<String> {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let found):
      let name = found.name.identifierText
      let isNamed = name.first.map { $0.isLetter || $0 == "_" } ?? false
      // What a result builder, a callable value or a dynamic member is made of is called without its name.
      let isSpoken = isNamed && !name.hasPrefix("build") && name != "callAsFunction" && !(isMember && requirements.contains(name))
      return isSpoken ? [name] : []
    case .variableDecl(let found):
      let isStored = found.bindings.contains { $0.accessorBlock == nil }
      let names = Set(found.bindings.flatMap { $0.pattern.tokens(viewMode: .sourceAccurate).compactMap(Reach.word) })
      return isMember && (isStored || !names.isDisjoint(with: requirements)) ? [] : names
    case .typeAliasDecl(let found): return isMember ? [] : [found.name.identifierText]
    default: return []
    }
  }
  /// The words of a type around its members.
  private func frame(_ declaration: DeclSyntax, _ group: any DeclGroupSyntax) -> Set<String> {
    let start = group.memberBlock.position
    return Set(declaration.tokens(viewMode: .sourceAccurate).prefix { $0.position < start }.compactMap(Reach.word))
  }
  private mutating func append(_ node: Syntax, names: Set<String>, outer: Int?, words: Set<String>? = nil, isStart: Bool = false) {
    let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let words = words ?? Set(node.tokens(viewMode: .sourceAccurate).compactMap(Reach.word))
    units.append(Unit(range: range, names: names, outer: outer, words: words, isStart: isStart))
  }
  /// The name that a token is, without the sign of a binding or its storage.
  private static func word(_ token: TokenSyntax) -> String? {
    switch token.tokenKind {
    case .identifier: token.identifierText
    case .dollarIdentifier(let text): String(text.dropFirst())
    default: nil
    }
  }
}
