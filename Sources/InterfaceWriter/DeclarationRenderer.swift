internal import SwiftSyntax

/// Writes one declaration on one line, without bodies and without what tells the compiler alone: how code is generated and shared, and who owns a value in a call.
///
/// Simplified: `~Copyable` and `~Escapable` (every type can be copied and can escape), `consuming`, `borrowing`, `__owned`, `__shared`. `isolated` and `sending` stay.
struct DeclarationRenderer {
  let names: ModuleNames
  /// Names that mean something else where the declaration stands: nested types and generic parameters.
  let shadowed: Set<String>
  private(set) var text = ""
  /// Every identifier of the declaration.
  private(set) var mentioned: Set<String> = []
  /// Whether it names what no program sees: a module of the compiler or of C, a protocol that is left out.
  private(set) var mentionsHidden = false
  /// Whether an inheritance clause was written.
  private(set) var wroteInheritance = false
  private var needsSpace = false

  init(names: ModuleNames, shadowed: Set<String>) {
    self.names = names
    self.shadowed = shadowed
  }

  mutating func write(_ node: some SyntaxProtocol) { write(Syntax(node)) }

  mutating func write(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .token(let token): write(token)
    case .attributeList(let list): write(list)
    case .declModifierList(let list): for modifier in list where Self.keeps(modifier) { writeChildren(of: Syntax(modifier)) }
    case .memberType(let type): write(type)
    case .attributedType(let type): write(type)
    case .identifierType(let type):
      if names.isLeftOut(type.name.text) { mentionsHidden = true }
      writeChildren(of: node)
    case .suppressedType: write(word: "Any")
    case .compositionType(let type): write(type)
    case .tupleType(let type):
      // `(Any).Type`, after the suppressed ones went.
      let only = type.elements.count == 1 ? type.elements.first : nil
      if let only, only.firstName == nil, rendered(only.type) == "Any" { write(word: "Any") } else { writeChildren(of: node) }
    case .inheritanceClause(let clause): write(clause)
    case .genericParameter(let parameter): write(parameter)
    case .genericWhereClause(let clause): write(clause)
    case .accessorBlock(let block): write(block)
    case .patternBinding(let binding): write(binding)
    case .macroDecl(let declaration): writeChildren(of: node, without: declaration.definition.map { Syntax($0) })
    case .codeBlock, .memberBlock: break
    default: writeChildren(of: node)
    }
  }

  /// The text of a part, as it would stand alone.
  mutating func rendered(_ node: some SyntaxProtocol) -> String {
    var other = DeclarationRenderer(names: names, shadowed: shadowed)
    other.write(node)
    mentioned.formUnion(other.mentioned)
    if other.mentionsHidden { mentionsHidden = true }
    return other.text
  }

  mutating func write(word: String) {
    if needsSpace || (!text.isEmpty && Self.joins(text.utf8.last) && Self.joins(word.utf8.first)) { space() }
    text += word
    needsSpace = false
  }

  private static func joins(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte == UInt8(ascii: "_") || byte > 127 || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
  }

  private mutating func space() { if !text.isEmpty, text.last != " " { text += " " } }

  private mutating func writeChildren(of node: Syntax, without left: Syntax? = nil) {
    for child in node.children(viewMode: .sourceAccurate) where child != left { write(child) }
  }

  private mutating func write(_ token: TokenSyntax) {
    guard !token.text.isEmpty else { return }
    let isTight = [.comma, .rightParen, .rightSquare].contains(token.tokenKind) || (token.tokenKind == .colon && token.parent?.kind != .unresolvedTernaryExpr)
    if !isTight, text.last != "(", text.last != "[", needsSpace || !token.leadingTrivia.isEmpty { space() }
    text += token.text
    needsSpace = !token.trailingTrivia.isEmpty
    if case .identifier(let name) = token.tokenKind { mentioned.insert(name) }
  }
}

// Attributes and modifiers.
extension DeclarationRenderer {
  /// Attributes of the language that tell what a program may do with the declaration. A name with a capital is a type: a builder, a wrapper, an actor.
  private static let keptAttributes: Set<String> = [
    "_disfavoredOverload", "_implicitSelfCapture", "_inheritActorContext", "_marker", "_spi", "attached", "autoclosure", "concurrent", "convention", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "freestanding", "frozen", "globalActor", "isolated", "main", "preconcurrency", "propertyWrapper", "resultBuilder",
    "retroactive", "unchecked", "unknown", "warn_unqualified_access",
  ]

  private mutating func write(_ list: AttributeListSyntax) {
    for case .attribute(let attribute) in list {
      let name = rendered(attribute.attributeName)
      if name == "available" {
        guard let availability = Availability.kept(attribute) else { continue }
        write(word: availability)
        needsSpace = true
      } else if name == "_functionBuilder" {
        // The compiler's interfaces still name result builders so.
        write(word: "@resultBuilder")
        needsSpace = true
      } else if Self.keptAttributes.contains(name) || name.first?.isUppercase == true {
        needsSpace = true
        writeChildren(of: Syntax(attribute))
        needsSpace = true
      }
    }
  }

  private static let leftModifiers: Set<String> = ["public", "package", "consuming", "borrowing", "__consuming", "unsafe"]

  /// A modifier with a detail is `private(set)` or its like.
  private static func keeps(_ modifier: DeclModifierSyntax) -> Bool {
    modifier.detail != nil && modifier.name.text != "public" || !leftModifiers.contains(modifier.name.text)
  }
}

// Types.
extension DeclarationRenderer {
  private mutating func write(_ type: MemberTypeSyntax) {
    guard let base = type.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil, let module = names.module(base.name.text) else {
      return writeChildren(of: Syntax(type))
    }
    guard case .library(let library) = module else {
      mentionsHidden = true
      return writeChildren(of: Syntax(type))
    }
    let name = type.name.text
    if names.isLeftOut(name) || (LibraryModule.isOwn(library) && EngineNames.types[name] != nil) { mentionsHidden = true }
    mentioned.insert(name)
    if !base.leadingTrivia.isEmpty { needsSpace = true }
    write(word: names.isAmbiguous(name) || shadowed.contains(name) ? "\(library).\(name)" : name)
    needsSpace = !type.name.trailingTrivia.isEmpty
    if let arguments = type.genericArgumentClause { write(arguments) }
  }

  private static let leftSpecifiers: Set<String> = ["__owned", "__shared", "consuming", "borrowing", "_const"]

  private mutating func write(_ type: AttributedTypeSyntax) {
    for specifier in type.specifiers {
      guard let simple = specifier.as(SimpleTypeSpecifierSyntax.self) else { continue }
      if !Self.leftSpecifiers.contains(simple.specifier.text) { write(simple.specifier) }
    }
    write(type.attributes)
    for specifier in type.lateSpecifiers { writeChildren(of: Syntax(specifier)) }
    if !text.isEmpty, !type.specifiers.isEmpty, text.last != "(", text.last != "<" { needsSpace = true }
    write(type.baseType)
  }

  private mutating func write(_ type: CompositionTypeSyntax) {
    let parts = type.elements.map { rendered($0.type) }.filter { !Self.says(nothing: $0) }
    if type.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false { needsSpace = true }
    write(word: parts.isEmpty ? "Any" : parts.joined(separator: " & "))
    needsSpace = type.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty == false
  }

  /// Whether a constraint holds of every type.
  static func says(nothing constraint: String) -> Bool { ["Any", "(Any)", "Copyable", "Escapable"].contains(constraint) }

  private mutating func write(_ clause: InheritanceClauseSyntax) {
    var kept: [String] = []
    for inherited in clause.inheritedTypes {
      var other = DeclarationRenderer(names: names, shadowed: shadowed)
      other.write(inherited.type)
      guard !other.mentionsHidden, !Self.says(nothing: other.text) else { continue }
      mentioned.formUnion(other.mentioned)
      kept.append(other.text)
    }
    guard !kept.isEmpty else { return }
    needsSpace = false
    text += ": " + kept.joined(separator: ", ")
    needsSpace = true
    wroteInheritance = true
  }

  private mutating func write(_ parameter: GenericParameterSyntax) {
    write(parameter.attributes)
    if let specifier = parameter.specifier { write(specifier) }
    write(parameter.name)
    needsSpace = false
    if let inherited = parameter.inheritedType {
      let constraint = rendered(inherited)
      if !Self.says(nothing: constraint) { text += ": " + constraint }
    }
    if let comma = parameter.trailingComma { write(comma) }
  }

  private mutating func write(_ clause: GenericWhereClauseSyntax) {
    var kept: [String] = []
    for requirement in clause.requirements {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        let constraint = rendered(conformance.rightType)
        if !Self.says(nothing: constraint) { kept.append("\(rendered(conformance.leftType)): \(constraint)") }
      case .sameTypeRequirement(let same): kept.append(rendered(same.leftType) + " == " + rendered(same.rightType))
      case .layoutRequirement(let layout): kept.append(rendered(layout))
      @unknown default: mentionsHidden = true
      }
    }
    guard !kept.isEmpty else { return }
    space()
    text += "where " + kept.joined(separator: ", ")
    needsSpace = true
  }
}

// Properties.
extension DeclarationRenderer {
  /// A value that is given belongs to a body; it stays only where nothing else tells the type.
  private mutating func write(_ binding: PatternBindingSyntax) {
    write(binding.pattern)
    if let type = binding.typeAnnotation { write(type) } else if let value = binding.initializer { write(value) }
    if let block = binding.accessorBlock { write(block) }
    if let comma = binding.trailingComma { write(comma) }
  }

  private mutating func write(_ block: AccessorBlockSyntax) {
    var getter = "get"
    var setter: String?
    if case .accessors(let list) = block.accessors {
      let kinds = Set(list.map(\.accessorSpecifier.text))
      // A stored property with observers.
      if !kinds.isEmpty, kinds.isSubset(of: ["willSet", "didSet"]) { return }
      for accessor in list {
        let modifier = accessor.modifier.map(\.name.text).flatMap { ["mutating", "nonmutating"].contains($0) ? $0 + " " : nil } ?? ""
        switch accessor.accessorSpecifier.text {
        case "get": getter = modifier + "get" + (accessor.effectSpecifiers.map { " " + rendered($0) } ?? "")
        case "set": setter = modifier + "set"
        case "_modify", "modify", "mutate", "unsafeMutableAddress": setter = setter ?? modifier + "set"
        default: break
        }
      }
    }
    needsSpace = false
    space()
    text += "{ " + getter + (setter.map { " " + $0 } ?? "") + " }"
    needsSpace = true
  }
}
