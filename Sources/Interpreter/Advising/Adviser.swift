internal import SwiftSyntax

/// Goes through a program that runs, and collects what there is to advise.
@MainActor
final class Adviser {
  private(set) var found: [Diagnostic] = []
  private let lowering: Lowering
  private let source: SourceFile
  /// The types that conform to `View`, by their path.
  private let views: [String: TypeDeclaration]

  init(_ lowering: Lowering, _ source: SourceFile) {
    self.lowering = lowering
    self.source = source
    views = Dictionary(lowering.typeOrder.filter(\.isView).map { ($0.path, $0) }) { first, _ in first }
  }

  func walk(_ file: SourceFileSyntax) {
    let declared = DeclaredBodies(file)
    for type in declared.types {
      guard let view = views[type.path] else { continue }
      adviseOnWork(type, of: view, declared)
      adviseOnParts(type, of: view)
    }
    // A stack of the file's own may align as it likes.
    let texts = AlignedTexts(declared)
    for call in declared.calls where lowering.types["HStack"] == nil {
      guard let alignment = texts.bottomAlignment(of: call) else { continue }
      found.append(.textsOnBottoms(at: range(alignment), replacing: range(texts.name(in: alignment)), hasImage: texts.hasImage(call)))
    }
  }

  private func range(_ node: some SyntaxProtocol) -> SourceRange {
    source.range(from: node.positionAfterSkippingLeadingTrivia.utf8Offset, to: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  // MARK: Initialisers

  private func adviseOnWork(_ type: DeclaredBodies.TypePart, of view: TypeDeclaration, _ declared: DeclaredBodies) {
    let search = WorkSearch(declared)
    for initializer in type.initializers {
      guard let body = initializer.body, let work = search.work(in: Syntax(body), parametersOf: initializer.signature) else { continue }
      found.append(.workInInitializer(of: view.name, work, at: range(work.node), because: work.inside.map { range($0) }))
    }
    for variable in type.storedProperties where !WorkSearch.isMadeOnce(variable) {
      for binding in variable.bindings {
        guard let value = binding.initializer?.value, let work = search.work(in: Syntax(value)) else { continue }
        found.append(.workInInitializer(of: view.name, work, at: range(work.node), because: work.inside.map { range($0) }))
      }
    }
  }

  private func adviseOnParts(_ type: DeclaredBodies.TypePart, of view: TypeDeclaration) {
    for initializer in type.initializers {
      let parameters = initializer.signature.parameterClause.parameters
      let parts = parameters.filter { $0.defaultValue != nil }.map { part in
        OptionalPart(name: (part.secondName ?? part.firstName).identifierText, type: part.type.trimmedDescription, value: part.defaultValue?.value.trimmedDescription)
      }
      let needed = parameters.filter { $0.defaultValue == nil }.map { ($0.secondName ?? $0.firstName).identifierText }
      if parts.count >= OptionalPart.limit { found.append(.optionalParts(parts, needed: needed, of: view.name, at: range(initializer.initKeyword))) }
    }
    guard !type.isExtension, view.initializers.allSatisfy(\.isInExtension), !view.allFields.contains(where: { $0.isInMemberwise && $0.isPrivateInMemberwise }) else { return }
    var parts: [OptionalPart] = []
    var needed: [String] = []
    for field in view.allFields where field.isInMemberwise {
      guard field.hasInitial || field.isMutable && field.type.wrapped != nil else {
        needed.append(field.name)
        continue
      }
      // State is a view's own; a part with a modifier of its name has what would be advised.
      guard field.wrapper == nil, field.wrapped == nil, !view.hasMethod(field.name) else { continue }
      let written = type.storedProperties.flatMap(\.bindings).first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == field.name }
      parts.append(
        OptionalPart(name: field.name, type: written?.typeAnnotation?.type.trimmedDescription ?? "\(field.type)", value: written?.initializer?.value.trimmedDescription))
    }
    if parts.count >= OptionalPart.limit { found.append(.optionalParts(parts, needed: needed, of: view.name, at: lowering.range(view.span))) }
  }
}

/// A part of a view that a call may leave out.
struct OptionalPart {
  /// So many in one initialiser are worth a word: the document's own example has two.
  static let limit = 2

  let name: String
  let type: String
  let value: String?
}

extension TypeDeclaration {
  /// It has a method of this name, as a modifier beside a property.
  fileprivate func hasMethod(_ name: String) -> Bool {
    inheritedMembers(name).contains { if case .function = $0 { true } else { false } }
  }
}
