internal import Declarations
internal import Semantics
internal import SwiftSource
internal import SwiftParser
internal import SwiftSyntax

/// A function that makes what is shown. It stands behind a file's own text, so that it sees what is private to the
/// file; what it is made of was taken from that text, and is said to stand there.
struct ShownFunction {
  static let name = "shown__"
  /// A diagnostic in the words of somebody who does not see the function.
  static func named(_ said: Diagnostic) -> Diagnostic {
    var said = said
    said.message = said.message.replacing("return type of global function '\(name)()'", with: "what is shown")
    return said
  }
  /// The declarations that make what is shown; several where it has variables of its own.
  private(set) var text = ""
  /// What was copied: where it stands in the text, and in the file.
  private(set) var pieces: [(start: Int, source: Int, length: Int)] = []
  /// Where what is shown begins in the file: what stands around it in the text is said to stand there.
  private let offset: Int?
  /// The expression from outside of the file, and where it stands in the text.
  private var outside: (start: Int, expression: String)?
  /// Statements of the file that are no part of the program, in bytes: what is said to the page of a playground.
  private(set) var leftOut: [Range<Int>] = []
  /// Where the function begins when it is added to the file, behind the file's statements.
  private(set) var start = 0
  /// Whether the text is one function.
  private(set) var isAlone = true

  init(_ shown: ShownPart, in file: SourceFileSyntax) {
    offset = shown.offset
    start = file.statements.endPosition.utf8Offset
    switch shown.code {
    case .app(let path): open("SwiftUI.App", "\(path)()")
    case .expression(let text): open(Self.view, text)
    case .provider(let path): open(Self.view, "\(path).previews")
    case .preview(let statements): open(Array(statements))
    case .widget(let widget): open(widget)
    case .trailing(let items): open(items)
    case .page(let page): open(page)
    }
  }

  // MARK: Writing

  /// The library's own, whatever the file declares.
  private static let view = "SwiftUI.View"
  private static let built = "\n@MainActor @SwiftUI.ViewBuilder func"

  private mutating func open(_ result: String, _ expression: String) {
    text = "\(result == Self.view ? Self.built : "\n@MainActor func") \(Self.name)() -> some \(result) {\n"
    if offset == nil { outside = (text.utf8.count, expression) }
    text += "\(expression)\n}\n"
  }
  /// Variables with `@Previewable` become the properties of a view, as the macro makes them.
  private mutating func open(_ items: [CodeBlockItemSyntax]) {
    let properties = items.compactMap(Self.previewable)
    if properties.isEmpty {
      // What a preview returns by `return` may be of several types: its closure makes `any View`.
      let returns = ProgramCheck.returnsValues(CodeBlockItemListSyntax(items))
      text = "\(Self.built) \(Self.name)() -> \(returns ? "any" : "some") \(Self.view) {\n"
      items.forEach { copy($0) }
      text += "\n}\n"
    } else {
      isAlone = false
      text = "\nstruct Preview: \(Self.view) {\n"
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
      text += "var body: some \(Self.view) {\n"
      items.filter { Self.previewable($0) == nil }.forEach { copy($0) }
      text += "\n}\n}\n@MainActor func \(Self.name)() -> some \(Self.view) { Preview() }\n"
    }
  }
  /// A widget is shown by a view of its framework.
  private mutating func open(_ widget: WrittenWidget) {
    text = "\(Self.built) \(Self.name)() -> some \(Self.view) {\nWidgetKit.WidgetPreview(as: "
    copy(widget.family)
    text += ", widget: {\n"
    copy(widget.widget)
    text += "\n}, timeline: {\n"
    copy(widget.timeline)
    text += "\n})\n}\n"
  }
  /// The statements of a playground's page run before its view is made.
  private mutating func open(_ page: ShownPart.CodeOfPage) {
    text = "\n@MainActor func \(Self.name)() -> some \(Self.view) {\n"
    page.statements.forEach { copy($0) }
    text += "\n@SwiftUI.ViewBuilder func page__() -> some \(Self.view) {\n("
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
    file.with(\.statements, CodeBlockItemListSyntax(Array(file.statements) + Array(Parser.parse(made: text).statements)))
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
    if let offset { checked.append(madeAt: start, source: offset, length: pieces.first?.start ?? text.utf8.count) }
    for piece in pieces { checked.append(at: start + piece.start, source: piece.source, length: piece.length) }
    if let outside {
      let begin = start + outside.start
      checked.append(outside: begin..<begin + outside.expression.utf8.count)
    }
    checked.skip(to: start + text.utf8.count)
  }
  /// The expression from outside of the file, as a source of its own.
  var outsideSource: SourceFile? { outside.map { SourceFile(name: ShownPart.outsideName, text: $0.expression) } }
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
