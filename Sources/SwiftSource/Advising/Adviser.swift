internal import SwiftSyntax

/// Goes through a program that runs, and collects what there is to advise.
struct Adviser {
  private(set) var found: [Diagnostic] = []
  private let contents: FileContents
  private let source: SourceFile

  init(_ contents: FileContents, _ source: SourceFile) { (self.contents, self.source) = (contents, source) }

  mutating func walk(_ file: SourceFileSyntax) {
    let declared = DeclaredBodies(file)
    let search = WorkSearch(declared)
    for type in declared.types {
      guard let view = contents.types[type.path], contents.isView(view) else { continue }
      adviseOnWork(type, of: view, search)
      adviseOnParts(type, of: view)
    }
    // A stack of the file's own may align as it likes.
    guard contents.types["HStack"] == nil else { return }
    let texts = AlignedTexts(declared)
    for call in declared.calls {
      guard let alignment = texts.bottomAlignment(of: call) else { continue }
      found.append(
        .textsOnBottoms(
          at: source.range(of: alignment), replacing: source.range(of: texts.name(in: alignment)),
          hasImage: texts.hasImage(call)))
    }
  }

  // MARK: Initialisers

  private mutating func adviseOnWork(_ type: DeclaredBodies.TypePart, of view: DeclaredType, _ search: WorkSearch) {
    func advice(_ work: WorkSearch.Work) -> Diagnostic {
      .workInInitializer(
        of: view.name.identifierText, work, at: source.range(of: work.node),
        because: work.inside.map(source.range(of:)))
    }
    for initializer in type.initializers {
      guard let body = initializer.body,
        let work = search.work(in: Syntax(body), parametersOf: initializer.signature)
      else { continue }
      found.append(advice(work))
    }
    for variable in type.storedProperties where !WorkSearch.isMadeOnce(variable) {
      for binding in variable.bindings {
        guard let value = binding.initializer?.value, let work = search.work(in: Syntax(value)) else { continue }
        found.append(advice(work))
      }
    }
  }

  private mutating func adviseOnParts(_ type: DeclaredBodies.TypePart, of view: DeclaredType) {
    let name = view.name.identifierText
    for initializer in type.initializers {
      let parameters = initializer.signature.parameterClause.parameters
      let parts = parameters.filter { $0.defaultValue != nil }.map { part in
        OptionalPart(
          name: (part.secondName ?? part.firstName).identifierText, type: part.type.trimmedDescription,
          value: part.defaultValue?.value.trimmedDescription)
      }
      let needed = parameters.filter { $0.defaultValue == nil }
        .map { ($0.secondName ?? $0.firstName).identifierText }
      guard parts.count >= OptionalPart.limit else { continue }
      found.append(.optionalParts(parts, needed: needed, of: name, at: source.range(of: initializer.initKeyword)))
    }
    let properties = contents.memberwise(view)
    guard !type.isExtension, view.initializers.allSatisfy(\.isInExtension),
      !properties.contains(where: contents.isPrivateInMemberwise)
    else { return }
    let needed = properties.filter { !contents.begins($0) }.map(\.name.identifierText)
    // State is a view's own; a part with a modifier of its name has what would be advised.
    let parts = properties.filter { property in
      contents.begins(property) && contents.wrapper(of: property) == nil
        && !view.methods.contains(property.name.identifierText)
    }
    guard parts.count >= OptionalPart.limit else { return }
    found.append(
      .optionalParts(parts.map { OptionalPart($0) }, needed: needed, of: name, at: source.range(of: view.name)))
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

extension OptionalPart {
  init(_ property: StoredProperty) {
    self.init(
      name: property.name.identifierText,
      type: property.type?.trimmedDescription ?? property.value.flatMap { Self.type(of: $0) } ?? "…",
      value: property.value?.trimmedDescription)
  }
  /// The type of a value, as far as its words tell it.
  private static func type(of value: ExprSyntax) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: "String"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    case .prefixOperatorExpr(let found) where found.operator.text == "-": type(of: found.expression)
    case .arrayExpr(let found): found.elements.first.flatMap { type(of: $0.expression) }.map { "[\($0)]" }
    case .functionCallExpr(let found): typeName(found.calledExpression)
    case .memberAccessExpr(let found): found.base.flatMap { typeName($0) }
    default: nil
    }
  }
  /// The name of a type, as names of types are written.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    let name = expression.trimmedDescription
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "_.<>[], ".contains($0) }
    let last = name.split(separator: ".").last
    return isName && last?.first.map { $0.isUppercase || $0 == "[" } == true ? name : nil
  }
}
