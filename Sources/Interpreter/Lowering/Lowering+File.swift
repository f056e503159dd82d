internal import Foundation
internal import SwiftSyntax
internal import Views

extension Lowering {
  /// Lowers a whole file: collects declarations, then signatures, then bodies.
  func lower(_ file: SourceFileSyntax) {
    outline = FileOutline(file, source)
    map = SourceMap(source, bodies: outline.bodies.map(\.range), start: isLibrary ? SourceMap.libraryStart : 0)
    // Types are told by the protocols that they conform to, wherever those stand.
    for item in file.statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let alias = declaration.as(TypeAliasDeclSyntax.self) { collectAlias(alias, outer: nil) }
    }
    for item in file.statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let found = declaration.as(ProtocolDeclSyntax.self) { collectProtocol(found) }
    }
    for item in file.statements {
      guard case .decl(let declaration) = item.item else { continue }
      noteWrapper(declaration)
      noteBuilders(declaration)
    }
    for item in file.statements {
      switch item.item {
      case .decl(let declaration): if !declaration.is(ProtocolDeclSyntax.self), !declaration.is(TypeAliasDeclSyntax.self) { collect(declaration, outer: nil) }
      case .expr(let expression): collectMacro(expression)
      case .stmt: break
      @unknown default: break
      }
    }
    checkNames(file)
    finish()
    lowerTrailing()
    noteSpokenBodies()
  }
  /// What the file declares twice at its top level; of types that is said where they are collected. Other files have names of their own.
  private func checkNames(_ file: SourceFileSyntax) {
    if isLibrary { return }
    let end = source.firstForeignLine ?? .max
    var seen: [String: [TopLevelName]] = [:]
    for item in file.statements {
      guard case .decl(let declaration) = item.item else { continue }
      for name in TopLevelName.names(of: declaration) {
        if source.position(at: name.token.positionAfterSkippingLeadingTrivia.utf8Offset).line >= end { return }
        let isClashing = seen[name.base]?.contains { $0.clashes(with: name) && !($0.isType && name.isType) } == true
        if isClashing { report(.redeclared(name.full, at: range(name.token))) }
        seen[name.base, default: []].append(name)
      }
    }
  }
  /// Lowers the statements at the top level as one block of views.
  func lowerTrailing() {
    // What is only said to a playground's page, that it runs on, shows nothing.
    let showsNothing = outline.trailing.allSatisfy { if case .other? = LivePage($0) { true } else { false } }
    trailing = showsNothing ? nil : lowerPage(outline.trailing) ?? lowerPreview(outline.trailing)
  }
  /// Lowers what was collected: signatures, then bodies.
  func finish() {
    while true {
      if !pendingConstraints.isEmpty {
        let work = pendingConstraints
        pendingConstraints = []
        for step in work { step() }
      } else if !pendingExtensions.isEmpty {
        let work = pendingExtensions
        pendingExtensions = []
        for found in Lowering.declaringFirst(work) { collectExtension(found) }
      } else if !pendingSignatures.isEmpty {
        let work = pendingSignatures
        pendingSignatures = []
        for step in work { step() }
      } else if !pendingConformances.isEmpty {
        let work = pendingConformances
        pendingConformances = []
        for step in work { step() }
      } else if !pendingBodies.isEmpty {
        let work = pendingBodies
        pendingBodies = []
        for step in work { step() }
      } else {
        return
      }
    }
  }

  /// Extensions that declare types come before those that may name them, those of outer types before those of inner ones.
  private static func declaringFirst(_ extensions: [ExtensionDeclSyntax]) -> [ExtensionDeclSyntax] {
    func depth(_ found: ExtensionDeclSyntax) -> Int {
      let declares = found.memberBlock.members.contains { member in
        [.structDecl, .enumDecl, .classDecl, .actorDecl, .typeAliasDecl].contains(member.decl.kind)
      }
      return declares ? found.extendedType.trimmedDescription.split(separator: ".").count : .max
    }
    return extensions.enumerated().map { (depth($1), $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func collectTopLevel(_ declaration: DeclSyntax) {
    if let found = declaration.as(ProtocolDeclSyntax.self) { collectProtocol(found) } else { collect(declaration, outer: nil) }
  }
  /// A declaration at the top level, in a type, in an extension of a type of the library, or in a function.
  func collect(_ declaration: DeclSyntax, outer: TypeDeclaration?, library: String? = nil) {
    if declaration.is(ImportDeclSyntax.self) { return }
    if let structure = declaration.as(StructDeclSyntax.self) {
      collectType(
        structure.name, .structure, genericParameters(structure.genericParameterClause, structure.genericWhereClause), structure.inheritanceClause, structure.memberBlock,
        structure.attributes, outer: outer, library: library)
    } else if let enumeration = declaration.as(EnumDeclSyntax.self) {
      collectType(
        enumeration.name, .enumeration, genericParameters(enumeration.genericParameterClause, enumeration.genericWhereClause), enumeration.inheritanceClause,
        enumeration.memberBlock, enumeration.attributes, outer: outer, library: library)
    } else if let found = declaration.as(ClassDeclSyntax.self) {
      collectType(
        found.name, .classType, genericParameters(found.genericParameterClause, found.genericWhereClause), found.inheritanceClause, found.memberBlock, found.attributes,
        outer: outer, library: library)
    } else if let found = declaration.as(ActorDeclSyntax.self) {
      collectType(
        found.name, .classType, genericParameters(found.genericParameterClause, found.genericWhereClause), found.inheritanceClause, found.memberBlock, found.attributes,
        outer: outer, library: library)
    } else if let found = declaration.as(OperatorDeclSyntax.self) {
      collectOperator(found)
    } else if let found = declaration.as(PrecedenceGroupDeclSyntax.self) {
      collectPrecedence(found)
    } else if let condition = declaration.as(IfConfigDeclSyntax.self), outer == nil {
      if case .statements(let list)? = activeClause(condition)?.elements {
        for item in list {
          switch item.item {
          case .decl(let inner): collectTopLevel(inner)
          case .expr(let expression): collectMacro(expression)
          default: break
          }
        }
      }
    } else if let extended = declaration.as(ExtensionDeclSyntax.self), outer == nil {
      pendingExtensions.append(extended)
    } else if let function = declaration.as(FunctionDeclSyntax.self), outer == nil {
      let declared = collectFunction(function, owner: nil, in: nil)
      functions[declared.name, default: []].append(declared)
    } else if let variable = declaration.as(VariableDeclSyntax.self), outer == nil {
      collectGlobal(variable)
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      collectAlias(alias, outer: outer)
    } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      collectPreview(name: macro.macroName.text, arguments: macro.arguments, closure: macro.trailingClosure, span: span(macro))
    } else {
      report(.notSupported(Lowering.words(for: declaration), at: range(declaration.firstToken(viewMode: .sourceAccurate).map { Syntax($0) } ?? Syntax(declaration))))
    }
  }
  private static func words(for declaration: DeclSyntax) -> String {
    switch declaration.kind {
    case .protocolDecl: "a protocol inside a type"
    case .ifConfigDecl: "#if"
    case .macroDecl: "a macro"
    case .associatedTypeDecl: "an associated type"
    default: "this declaration"
    }
  }

  private func collectGlobal(_ variable: VariableDeclSyntax) {
    for attribute in variable.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      if wrapper([.attribute(attribute)]) == nil, ownWrapper(attribute) == nil { continue }
      report(.wrappedGlobal(at: range(attribute)))
    }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        report(.notSupported("a pattern here", at: range(binding.pattern)))
        continue
      }
      let property = PropertyDeclaration(name, isStatic: true, owner: nil, span: span(binding.pattern))
      fill(property, binding, isViewBuilder: hasAttribute("ViewBuilder", variable.attributes), owner: nil, in: nil)
      property.isSettable = variable.bindingSpecifier.text == "var" && (property.getter == nil || property.setter != nil)
      globals[name] = property
    }
  }

  // MARK: Previews

  private func collectMacro(_ expression: ExprSyntax) {
    guard let macro = expression.as(MacroExpansionExprSyntax.self) else { return }
    collectPreview(
      name: macro.macroName.text, arguments: macro.arguments, closure: macro.trailingClosure, span: span(macro))
  }
  private func collectPreview(name macro: String, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?, span: SourceFile.Span) {
    let written = arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard macro == "Preview", let closure = closure ?? written else {
      report(.notSupported("#\(macro)", at: range(span)))
      return
    }
    var name: String?
    var wishes = PreviewWishes()
    var unheard: [Diagnostic] = []
    for argument in arguments where argument.label?.text != "body" {
      if argument.label == nil, let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        name = text
      } else {
        let trait = trait(argument)
        if trait.orientation?.isLandscape == true { unheard.append(.traitOfScreens(argument.expression.trimmedDescription, at: range(argument))) }
        wishes = trait.completed(by: wishes)
      }
    }
    let body = newBody()
    previews.append(Preview(name: name, span: span, body: body, isProvider: false, wishes: wishes, unheard: unheard))
    let span = self.span(closure.statements)
    pendingBodies.append { [self] in lowerBody(closure.statements, as: body) { $0.lowerPreview($1, span) } }
  }
  /// Statements that form one block of views, or with a `return` in them any statements.
  private func lowerPreview(_ list: CodeBlockItemListSyntax, _ span: SourceFile.Span) -> FunctionBody {
    if Lowering.returnsExplicitly(list) {
      return body(list, span: span, generics: [:], owner: nil, isStatic: true, parameters: [], kind: BodyKind(result: .someView))
    }
    return lowerPreview(Array(list))
  }
  /// Statements that form one block of views.
  func lowerPreview(_ items: [CodeBlockItemSyntax]) -> FunctionBody {
    if items.contains(where: isPreviewable) { return lowerStatefulPreview(items) }
    let body = FunctionBody()
    let inner = FunctionContext(parent: nil, isClosure: false, owner: nil, isStatic: true)
    inner.result = .someView
    inside(inner) {
      let span = SourceFile.Span(start: items.first.map { self.span($0).start } ?? 0, end: items.last.map { self.span($0).end } ?? 0)
      body.statements = [ReturnStatement(builderBlock(items, span), span)]
    }
    body.slotCount = inner.slotCount
    return body
  }
}
