internal import SwiftSource
internal import SwiftParser
internal import SwiftSyntax

/// A function that makes what is shown. It stands behind a file's own text, so that it sees what is private to the
/// file; what it is made of was taken from that text, and is said to stand there.
struct ShownFunction {
  static let name = "shown__"
  /// The declarations that make what is shown; several where it has variables of its own.
  private(set) var text = ""
  /// What was copied: where it stands in the text, and in the file.
  private(set) var pieces: [(start: Int, source: Int, length: Int)] = []
  /// Statements of the file that are no part of the program, in bytes: what is said to the page of a playground.
  private(set) var leftOut: [Range<Int>] = []
  /// Where the function begins when it is added to the file, behind the file's statements.
  private(set) var start = 0
  /// Whether the text is one function.
  private(set) var isAlone = true

  init(_ code: ShownPart.Code, in file: SourceFileSyntax) {
    start = file.statements.endPosition.utf8Offset
    switch code {
    case .app(let path): open("some App", "\(path)()")
    case .expression(let text): open("some View", text)
    case .provider(let path): open("some View", "\(path).previews")
    case .preview(let statements): open(Array(statements))
    case .trailing(let items): open(items)
    case .page(let page): open(page)
    }
  }

  // MARK: Writing

  private mutating func open(_ result: String, _ expression: String) {
    text = "\n@MainActor @ViewBuilder func \(Self.name)() -> \(result) {\n\(expression)\n}\n"
    if result != "some View" { text = text.replacing(" @ViewBuilder", with: "", maxReplacements: 1) }
  }
  /// Variables with `@Previewable` become the properties of a view, as the macro makes them.
  private mutating func open(_ items: [CodeBlockItemSyntax]) {
    let properties = items.compactMap(Self.previewable)
    if properties.isEmpty {
      text = "\n@MainActor @ViewBuilder func \(Self.name)() -> some View {\n"
      items.forEach { copy($0) }
      text += "\n}\n"
    } else {
      isAlone = false
      text = "\nstruct Preview: View {\n"
      for (variable, attribute) in properties {
        for part in variable.children(viewMode: .sourceAccurate) {
          guard let list = part.as(AttributeListSyntax.self) else {
            copy(part)
            continue
          }
          list.filter { $0.id != attribute.id }.forEach { copy($0) }
        }
        text += "\n"
      }
      text += "var body: some View {\n"
      items.filter { Self.previewable($0) == nil }.forEach { copy($0) }
      text += "\n}\n}\n@MainActor func \(Self.name)() -> some View { Preview() }\n"
    }
  }
  /// The statements of a playground's page run before its view is made.
  private mutating func open(_ page: ShownPart.CodeOfPage) {
    text = "\n@MainActor func \(Self.name)() -> some View {\n"
    page.statements.forEach { copy($0) }
    text += "\n@ViewBuilder func page__() -> some View {\n("
    copy(page.view)
    text += ")\n}\nreturn page__()\n}\n"
    leftOut = page.remarks.map { $0.position.utf8Offset..<$0.endPosition.utf8Offset }
  }
  private mutating func copy(_ node: some SyntaxProtocol) {
    let start = text.utf8.count
    text += node.description
    pieces.append((start, node.position.utf8Offset, text.utf8.count - start))
  }

  /// The file with the function behind its statements.
  func added(to file: SourceFileSyntax) -> SourceFileSyntax {
    file.with(\.statements, CodeBlockItemListSyntax(Array(file.statements) + Array(Parser.parse(source: text).statements)))
  }
  /// Where the parts of the file with the function stand in the file alone.
  var checkedText: CheckedText {
    var made = CheckedText()
    made.append(at: 0, source: 0, length: start)
    append(to: &made, at: start)
    return made
  }
  /// Tells where the parts of the function stand in the file.
  /// - Parameter start: the offset at which the function's text was checked.
  func append(to checked: inout CheckedText, at start: Int) {
    for piece in pieces { checked.append(at: start + piece.start, source: piece.source, length: piece.length) }
    checked.skip(to: start + text.utf8.count)
  }
  /// What stands before the function's code.
  var header: Substring { text.prefix { $0 != "{" } }
  /// Whether a change is one of what was copied, and nothing else.
  func contains(_ change: Range<Int>) -> Bool {
    pieces.contains { $0.source <= change.lowerBound && change.upperBound <= $0.source + $0.length }
  }

  // MARK: Finding

  private static func previewable(
    _ item: CodeBlockItemSyntax
  ) -> (variable: VariableDeclSyntax, attribute: AttributeListSyntax.Element)? {
    guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) else {
      return nil
    }
    let attribute = variable.attributes.first {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
    }
    return attribute.map { (variable, $0) }
  }
}
