package import SwiftSyntax
package import Views

/// What of a file is shown, before anything is run.
@MainActor
public struct ShownPart {
  /// The preview's or the view's name; nil for expressions.
  public let name: String?
  /// What the preview's traits ask for.
  package let wishes: PreviewWishes
  /// What is to be said of them on a device that hears only sizes.
  package let unheard: [Diagnostic]
  let content: Content

  enum Content {
    case preview(Lowering.Preview)
    /// Statements at the top level.
    case trailing(FunctionBody)
    case app(TypeDeclaration)
    /// A view's name, or an expression.
    case expression(String)
  }
  /// The same, as what is to be read.
  package enum Code {
    /// The `#Preview` or the provider at an offset of the file.
    case preview(Int)
    case trailing([CodeBlockItemSyntax])
    case app(String)
    case expression(String)
  }
  fileprivate init(
    _ content: Content, _ name: String?, wishes: PreviewWishes = PreviewWishes(), unheard: [Diagnostic] = []
  ) {
    (self.content, self.name, self.wishes, self.unheard) = (content, name, wishes, unheard)
  }
  fileprivate init(_ preview: Lowering.Preview) {
    self.init(.preview(preview), preview.name, wishes: preview.wishes, unheard: preview.unheard)
  }
}

extension Program {
  /// What there is to show.
  /// - Throws: why there is nothing.
  package func shown(_ choice: PreviewChoice) throws(Diagnostic) -> ShownPart {
    let previews = lowering.previews
    switch choice {
    case .view(let text):
      if let app = lowering.types[text], app.allProtocols.contains("App") { return ShownPart(.app(app), app.name) }
      return ShownPart(.expression(text), Program.isName(text) ? text : nil)
    case .preview(let name):
      let byNumber = Int(name).flatMap { previews.indices.contains($0 - 1) ? previews[$0 - 1] : nil }
      guard let preview = previews.first(where: { $0.name == name }) ?? byNumber else {
        throw .noSuchPreview(name, existing: previews.compactMap(\.name))
      }
      return ShownPart(preview)
    case .automatic: break
    }
    if let preview = previews.first(where: { !$0.isProvider }) ?? previews.first { return ShownPart(preview) }
    if let trailing = lowering.trailing { return ShownPart(.trailing(trailing), nil) }
    let own = lowering.typeOrder.filter { lowering.range($0.span).file == source.name }
    if let app = own.first(where: { $0.allProtocols.contains("App") }) { return ShownPart(.app(app), app.name) }
    let views = own.filter { $0.isView && $0.outer == nil }
    if let view = views.last(where: { lowering.canBeMadeWithoutArguments($0) }) {
      return ShownPart(.expression(view.name), view.name)
    }
    if let view = views.last {
      throw .needsArguments(view.name, lowering.exampleCall(view), at: lowering.range(view.span))
    }
    throw .nothingToPreview()
  }
  /// The part of the file's text that makes it.
  package func code(of shown: ShownPart) -> ShownPart.Code? {
    switch shown.content {
    case .preview(let preview): source.offset(of: lowering.range(preview.span)).map { .preview($0) }
    case .trailing: .trailing(lowering.outline.trailing)
    case .app(let app): .app(app.name)
    case .expression(let text): .expression(Program.completed(text))
    }
  }

  /// The name of a type stands for its instance.
  static func completed(_ text: String) -> String {
    isName(text) && text.first?.isUppercase == true ? text + "()" : text
  }
  static func isName(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
