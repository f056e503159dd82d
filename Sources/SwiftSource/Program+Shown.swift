internal import SwiftParser
package import SwiftSyntax
package import Views

/// What of a file is shown, before anything is run.
public struct ShownPart: Sendable {
  /// The preview's or the view's name; nil for expressions.
  public let name: String?
  /// What the preview's traits ask for.
  package let wishes: PreviewWishes
  /// What is to be said of them on a device that hears only sizes.
  package let unheard: [Diagnostic]
  /// The part of the file's text that makes it.
  package let code: Code
  /// Where what makes it begins in the file, in bytes; nil for an expression from outside of it.
  package let offset: Int?
  /// Which of a provider's views, from 0; nil for what is shown whole.
  package let part: Int?

  /// What an expression from outside of the file is called where something is wrong with it: the option that gives it.
  public static let outsideName = "--view"

  /// What makes a view.
  package enum Code: Sendable {
    /// The statements of a `#Preview`.
    case preview(CodeBlockItemListSyntax)
    /// A `PreviewProvider`, by its path.
    case provider(String)
    /// The first entry of a widget's timeline.
    case widget(WrittenWidget)
    /// Statements at the top level.
    case trailing([CodeBlockItemSyntax])
    /// Statements at the top level of a playground's page, and its live view.
    case page(CodeOfPage)
    /// An app, by its path.
    case app(String)
    /// A view's initialiser, or an expression from outside of the file.
    case expression(String)
  }
  /// The statements of a playground's page.
  package struct CodeOfPage: Sendable {
    /// Those that run.
    package let statements: [CodeBlockItemSyntax]
    /// Those that speak to the page.
    package let remarks: [CodeBlockItemSyntax]
    /// What the last of them shows.
    package let view: ExprSyntax
  }

  fileprivate init(
    _ code: Code, _ name: String?, at offset: Int?, part: Int? = nil, wishes: PreviewWishes = PreviewWishes(),
    unheard: [Diagnostic] = []
  ) {
    (self.code, self.name, self.offset, self.part) = (code, name, offset, part)
    (self.wishes, self.unheard) = (wishes, unheard)
  }
  /// - Parameter part: which of its views, from 0, where it is a provider.
  fileprivate init(_ preview: WrittenPreview, part: Int = 0) {
    switch preview.content {
    case .statements(let list):
      self.init(.preview(list), preview.name, at: preview.offset, wishes: preview.wishes, unheard: preview.unheard)
    case .provider(let path): self.init(.provider(path), preview.name, at: preview.offset, part: part)
    case .widget(let widget): self.init(.widget(widget), preview.name, at: preview.offset, wishes: preview.wishes)
    }
  }
}

extension Program {
  /// What there is to show.
  /// - Throws: why there is nothing: the first error of a file that cannot be parsed, else what is asked for and not
  ///   there.
  package func shown(_ choice: PreviewChoice) throws(Diagnostic) -> ShownPart {
    if let error = diagnostics.first(where: \.isError), hasSyntaxErrors { throw error }
    switch choice {
    case .view(let text): return try shown(text)
    case .preview(let name): return try shown(preview: name)
    case .automatic: return try shown()
    }
  }

  /// A preview by its name or number; behind it, in brackets, may stand which of a provider's views, from 1.
  private func shown(preview name: String) throws(Diagnostic) -> ShownPart {
    if let preview = preview(name) { return ShownPart(preview) }
    if let match = name.wholeMatch(of: /(.+)\[([1-9][0-9]{0,5})\]/), let number = Int(match.2),
      let preview = preview(String(match.1)), preview.isProvider
    {
      return ShownPart(preview, part: number - 1)
    }
    throw .noSuchPreview(name, existing: contents.previews.compactMap(\.name))
  }
  private func preview(_ name: String) -> WrittenPreview? {
    let previews = contents.previews
    if let preview = previews.first(where: { $0.name == name }) { return preview }
    return Int(name).flatMap { previews.indices.contains($0 - 1) ? previews[$0 - 1] : nil }
  }
  /// Whether a preview is found by a name or number alone, without a run.
  public func hasPreview(_ name: String) -> Bool { (try? shown(preview: name)) != nil }
  /// The providers among the previews, by their numbers from 1: what their views are called is known when they run.
  public var providers: [Int] {
    contents.previews.indices.filter { contents.previews[$0].isProvider }.map { $0 + 1 }
  }
  /// A view by its name, or what an expression makes.
  private func shown(_ text: String) throws(Diagnostic) -> ShownPart {
    guard Program.isName(text) else {
      if Parser.parse(bounded: text).hasError {
        let outside = SourceFile(name: ShownPart.outsideName, text: text)
        throw Diagnostic("this is no Swift expression", at: outside.range(from: 0, to: outside.byteCount))
      }
      return ShownPart(.expression(text), nil, at: nil)
    }
    if let type = contents.types[text] {
      if type.isApp { return try shown(app: type) }
      if contents.isView(type), !contents.needsNoArguments(type) { throw needsArguments(type) }
    }
    return ShownPart(.expression(Program.completed(text)), text, at: nil)
  }
  /// A program's first window.
  private func shown(app: DeclaredType) throws(Diagnostic) -> ShownPart {
    guard contents.canBeMadeWithoutArguments(app) else { throw needsArguments(app) }
    return ShownPart(.app(app.path), app.name.identifierText, at: app.name.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
  private func shown() throws(Diagnostic) -> ShownPart {
    let previews = contents.previews
    if let preview = previews.first(where: { !$0.isProvider }) ?? previews.first { return ShownPart(preview) }
    if let code = trailing {
      return ShownPart(code, nil, at: contents.trailing.first?.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    if let app = contents.app { return try shown(app: app) }
    let views = contents.outerTypes.filter { contents.isView($0) }
    if let view = views.last(where: { contents.canBeMadeWithoutArguments($0) }) {
      let offset = view.name.positionAfterSkippingLeadingTrivia.utf8Offset
      return ShownPart(.expression(view.path + "()"), view.path, at: offset)
    }
    throw views.last.map { needsArguments($0) } ?? .nothingToPreview()
  }
  private func needsArguments(_ type: DeclaredType) -> Diagnostic {
    .needsArguments(type.path, contents.exampleCall(type), at: source.range(of: type.name))
  }
  /// The statements at the top level; nil where they show nothing.
  private var trailing: ShownPart.Code? {
    let items = contents.trailing
    var (statements, remarks): ([CodeBlockItemSyntax], [CodeBlockItemSyntax]) = ([], [])
    var view: ExprSyntax?
    for item in items {
      switch LivePage(item) {
      case .shows(let shown):
        view = shown
        remarks.append(item)
      case .other: remarks.append(item)
      case nil: statements.append(item)
      }
    }
    if let view {
      remarks += syntax.statements.filter(LivePage.isImport)
      return .page(ShownPart.CodeOfPage(statements: statements, remarks: remarks, view: view))
    }
    // What is only said to a playground's page, that it runs on, shows nothing.
    return statements.isEmpty ? nil : .trailing(items)
  }

  /// The name of a type stands for its instance.
  private static func completed(_ text: String) -> String { text.first?.isUppercase == true ? text + "()" : text }
  private static func isName(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}

extension WrittenPreview {
  fileprivate var isProvider: Bool { if case .provider = content { true } else { false } }
}
