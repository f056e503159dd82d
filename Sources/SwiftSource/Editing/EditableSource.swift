internal import SwiftParser
internal import SwiftSyntax

/// Source that is changed view by view. Each change is an edit of the text: comments, blanks and line breaks outside of it stay as they are.
///
/// What is selected is a *unit*: a view's call (`Text("Hi")`), or a chain up to one of its modifiers (`Text("Hi").padding()`), known by its bytes. Whether a changed
/// text is sound is for whoever evaluates it to say.
public struct EditableSource: Sendable {
  /// The text.
  public let text: String
  let bytes: [UInt8]
  let file: SourceFileSyntax
  private let source: SourceFile
  /// Which preview is meant, by name or number; nil: the first.
  private let previewName: String?

  /// Reads a text that has no syntax errors; of one with errors nothing can be selected.
  /// - Parameter preview: which preview ``root`` is about: its name, or its number from 1; nil is the first.
  public init(_ text: String, preview: String? = nil) {
    self.text = text
    previewName = preview
    source = SourceFile(name: "", text: text)
    bytes = source.bytes
    file = Parser.parse(bounded: text)
  }

  /// A changed text, and where in it is selected what the change was about.
  public struct Change: Hashable, Sendable {
    /// All of it.
    public var text: String
    /// In bytes of UTF-8; nil when nothing is.
    public var selection: Range<Int>?
    /// A changed text, as another editor left it when nothing is selected.
    public init(text: String, selection: Range<Int>? = nil) {
      self.text = text
      self.selection = selection
    }
  }
  /// Why a change cannot be made: what is wrong, and what to do.
  public struct Failure: Error, Hashable, Sendable {
    /// In words.
    public let message: String
    /// A failure in words.
    public init(_ message: String) { self.message = message }
  }

  // MARK: Finding units

  /// All that the preview shows; nil if that is several views, or none.
  public var root: Range<Int>? {
    guard let statements = preview, statements.count == 1, let expression = statements.first?.item.as(ExprSyntax.self) else { return nil }
    return EditableSource.range(expression)
  }
  /// The unit whose name stands at a line and a column, from 1, as a layout node's source does.
  public func unit(line: Int, column: Int) -> Range<Int>? {
    let offset = source.offset(line: line, column: column)
    guard let token = file.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    return EditableSource.unit(named: token).map(EditableSource.range)
  }
  /// The unit around a unit: the chain with one modifier more, else the container.
  public func outer(_ unit: Range<Int>) -> Range<Int>? {
    guard let expression = expression(unit) else { return nil }
    if let modified = EditableSource.modifier(of: expression) { return EditableSource.range(ExprSyntax(modified)) }
    return EditableSource.container(of: expression).map { EditableSource.range(ExprSyntax($0)) }
  }
  /// The unit inside a unit: the chain with one modifier less, else the first view of a container.
  public func inner(_ unit: Range<Int>) -> Range<Int>? {
    guard let expression = expression(unit) else { return nil }
    if let base = EditableSource.base(of: expression) { return EditableSource.range(base) }
    guard let first = EditableSource.content(of: expression)?.first?.item.as(ExprSyntax.self) else { return nil }
    return EditableSource.range(first)
  }
  /// The text of a unit.
  public func text(of unit: Range<Int>) -> String { String(decoding: bytes[unit.clamped(to: 0..<bytes.count)], as: UTF8.self) }

  // MARK: Syntax

  var preview: CodeBlockItemListSyntax? {
    var previews: [(name: String?, statements: CodeBlockItemListSyntax?)] = []
    func add(_ macro: some FreestandingMacroExpansionSyntax) {
      let name = macro.arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil }
      guard macro.macroName.text == "Preview" else { return }
      // What makes a widget is no view.
      let isOfView = !macro.arguments.contains { $0.label?.text == "as" }
      previews.append((name, isOfView ? macro.trailingClosure?.statements : nil))
    }
    for statement in file.statements {
      if let found = statement.item.as(MacroExpansionExprSyntax.self) { add(found) }
      if let found = statement.item.as(MacroExpansionDeclSyntax.self) { add(found) }
    }
    guard let previewName else { return previews.first?.statements }
    let byNumber = Int(previewName).flatMap { previews.indices.contains($0 - 1) ? previews[$0 - 1].statements : nil }
    return previews.first { $0.name == previewName }?.statements ?? byNumber
  }
  func expression(_ unit: Range<Int>) -> ExprSyntax? {
    guard !unit.isEmpty, unit.upperBound <= bytes.count, var node = file.token(at: AbsolutePosition(utf8Offset: unit.lowerBound)).map({ Syntax($0) }) else { return nil }
    while let parent = node.parent {
      if let found = parent.as(ExprSyntax.self), EditableSource.range(found) == unit { return EditableSource.outermost(found, in: unit) }
      node = parent
    }
    return nil
  }
  /// Of several expressions of the same bytes the outermost: a call, not what is called.
  private static func outermost(_ expression: ExprSyntax, in unit: Range<Int>) -> ExprSyntax {
    var expression = expression
    while let parent = expression.parent?.as(ExprSyntax.self), range(parent) == unit { expression = parent }
    return expression
  }
  static func range(_ expression: some SyntaxProtocol) -> Range<Int> {
    let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, expression.endPositionBeforeTrailingTrivia.utf8Offset)
  }
  private static func unit(named token: TokenSyntax) -> ExprSyntax? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return token.parent?.as(ExprSyntax.self) }
    var expression = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { expression = ExprSyntax(member) }
    // `Color.red` is one view.
    while let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id, expression.is(DeclReferenceExprSyntax.self),
      member.parent?.is(FunctionCallExprSyntax.self) != true
    { expression = ExprSyntax(member) }
    if let call = expression.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == expression.id { expression = ExprSyntax(call) }
    return expression
  }
  /// The chain with one modifier more.
  static func modifier(of expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id, let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    else { return nil }
    return call
  }
  /// What the last modifier of a chain is applied to; nil for a view's own call.
  static func base(of expression: ExprSyntax) -> ExprSyntax? {
    guard let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    return base.is(DeclReferenceExprSyntax.self) && base.trimmedDescription.first?.isUppercase == true ? nil : base
  }
  /// The views between the braces of a view's call; those of a chain are its view's.
  static func content(of expression: ExprSyntax) -> CodeBlockItemListSyntax? { holder(expression)?.trailingClosure?.statements }
  static func holder(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    var inner = expression
    while let base = base(of: inner) { inner = base }
    return inner.as(FunctionCallExprSyntax.self)
  }
  static func container(of expression: ExprSyntax) -> FunctionCallExprSyntax? {
    var node = Syntax(expression)
    while let parent = node.parent {
      if parent.is(ClosureExprSyntax.self), let call = parent.parent?.as(FunctionCallExprSyntax.self) { return call }
      if parent.is(DeclSyntax.self) { return nil }
      node = parent
    }
    return nil
  }
  /// The statement that a unit is the view of, with all its modifiers.
  static func statement(of expression: ExprSyntax) -> CodeBlockItemSyntax? {
    var node = Syntax(expression)
    while let parent = node.parent {
      if let item = parent.as(CodeBlockItemSyntax.self) { return item }
      node = parent
    }
    return nil
  }
}
