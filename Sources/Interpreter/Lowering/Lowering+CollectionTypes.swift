internal import SwiftSyntax

extension Lowering {
  /// The type that `[T]`, `[K: V]` and the like name where they are called: `[Int]()`.
  func collectionType(_ syntax: ExprSyntax) -> StaticType? {
    guard syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self) || syntax.as(TupleExprSyntax.self).map({ $0.elements.count > 1 }) == true else { return nil }
    return namedByExpression(syntax)
  }
  /// The type that an expression names; nil for a value.
  private func namedByExpression(_ syntax: ExprSyntax) -> StaticType? {
    if let reference = syntax.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      if context.variable(named: name) != nil { return nil }
      if name == "Any" { return .any([]) }
      return knownType(name, [], context.owner) ?? (isProtocol(name) ? .any([name]) : nil)
    }
    if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
      return namedByExpression(base).flatMap { nestedType(member.declName.baseName.identifierText, in: $0) }
    }
    if let array = syntax.as(ArrayExprSyntax.self), array.elements.count == 1, let element = array.elements.first {
      return namedByExpression(element.expression).map { .array($0) }
    }
    if let optional = syntax.as(OptionalChainingExprSyntax.self) { return namedByExpression(optional.expression).map { .optional($0) } }
    if let named = syntax.as(TypeExprSyntax.self) { return type(named.type) }
    if let tuple = syntax.as(TupleExprSyntax.self) {
      let elements = tuple.elements.compactMap { element in namedByExpression(element.expression).map { StaticType.Element(label: element.label?.text, type: $0) } }
      guard elements.count == tuple.elements.count else { return nil }
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
    if let dictionary = syntax.as(DictionaryExprSyntax.self), case .elements(let list) = dictionary.content, list.count == 1, let pair = list.first,
      let key = namedByExpression(pair.key), let value = namedByExpression(pair.value)
    {
      return .dictionary(key, value)
    }
    return nil
  }

  /// The generic parameters that extensions of a library type can name.
  static func genericParameters(of name: String) -> [TypeParameter] {
    if let known = libraryParameters[name] { return known }
    return []
  }
  private static let libraryParameters: [String: [TypeParameter]] = [
    "Array": [TypeParameter("Element")], "Set": [TypeParameter("Element", ["Hashable"])], "Optional": [TypeParameter("Wrapped")],
    "Dictionary": [TypeParameter("Key", ["Hashable"]), TypeParameter("Value")], "Binding": [TypeParameter("Value")], "Range": [TypeParameter("Bound", ["Comparable"])],
    "ClosedRange": [TypeParameter("Bound", ["Comparable"])],
  ]

  /// True if a `return` stands in statements, those of functions and closures inside left out.
  static func returnsExplicitly(_ list: CodeBlockItemListSyntax) -> Bool {
    var open: [Syntax] = [Syntax(list)]
    while let node = open.popLast() {
      switch node.kind {
      case .returnStmt: return true
      case .closureExpr, .functionDecl, .accessorBlock, .initializerDecl, .subscriptDecl: continue
      default: break
      }
      for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { open.append(child) }
    }
    return false
  }

  /// `#colorLiteral(…)`, `#imageLiteral(…)`, `#file`, `#line`, `#function`.
  func macro(_ syntax: MacroExpansionExprSyntax, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    let arguments = syntax.arguments.map { Argument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false) }
    func construct(_ name: String) -> Expression {
      let entries = catalogue.members(of: name, named: "init")
      return resolve(entries.map { Candidate($0) }, nil, arguments, name: name, place: self.span(syntax.macroName), whole: span, nil)
    }
    switch syntax.macroName.text {
    case "colorLiteral": return construct("UIColor")
    case "imageLiteral" where !catalogue.members(of: "UIImage", named: "init").isEmpty: return construct("UIImage")
    case "Predicate":
      guard let closure = syntax.trailingClosure ?? syntax.arguments.first?.expression.as(ClosureExprSyntax.self) else {
        return refuse(Diagnostic("'#Predicate' needs a closure", at: range(syntax)), span)
      }
      var wanted: StaticType?
      if case .type(let subject)? = syntax.genericArgumentClause?.arguments.first?.argument { wanted = Catalogue.predicate(type(subject)) }
      if wanted == nil, case .function? = expected { wanted = expected }
      return self.closure(closure, wanted, isViewBuilder: false)
    case "file", "fileID", "filePath": return ConstantExpression(.string(range(span).file), .string, span)
    case "line": return number(String(range(span).line), isNegative: false, expected?.wrapped ?? expected, span)
    case "column": return number(String(range(span).column), isNegative: false, expected?.wrapped ?? expected, span)
    case "selector": return ConstantExpression(.string(syntax.arguments.trimmedDescription), .any([]), span)
    case "function": return ConstantExpression(.string(""), .string, span)
    default: return refuse(.notSupported("the macro '#\(syntax.macroName.text)'", at: range(syntax)), span)
    }
  }
}

/// A value made by an initialiser that an extension gives to a type of the library.
final class LibraryConstruction: Expression {
  let initializer: FunctionDeclaration
  let arguments: [Expression?]
  init(_ initializer: FunctionDeclaration, _ arguments: [Expression?], _ type: StaticType, _ span: SourceFile.Span) {
    self.initializer = initializer
    self.arguments = arguments
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var values = [Value.void]
    try evaluation.append(arguments, initializer.defaults, to: &values)
    let result = try evaluation.callWritingBack(evaluation.body(initializer.body), &values, at: span)
    if initializer.isFailable {
      if case .none = result { return .none }
      return .some(values[0])
    }
    return values[0]
  }
  override var printed: String { "\(type).init(\(arguments.map { $0?.printed ?? "_" }.joined(separator: ", ")))" }
}
