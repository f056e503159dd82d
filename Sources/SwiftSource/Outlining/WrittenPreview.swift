internal import Foundation
package import SwiftSyntax
internal import Views

/// A `#Preview` or a `PreviewProvider`, as it is written.
struct WrittenPreview: Sendable {
  /// What makes its views.
  enum Content: Sendable {
    /// The statements of a `#Preview`.
    case statements(CodeBlockItemListSyntax)
    /// The provider, by its path.
    case provider(String)
    case widget(WrittenWidget)
  }
  /// The name that it gives itself; of a provider the type's.
  private(set) var name: String?
  /// Where it begins, in bytes.
  let offset: Int
  let content: Content
  /// What its traits ask for.
  private(set) var wishes = PreviewWishes()
  /// What is to be said of them on a device that cannot be held across.
  private(set) var unheard: [Diagnostic] = []
  /// What is wrong with it, or not understood.
  private(set) var said: [Diagnostic] = []

  /// A provider of previews.
  init(provider: DeclaredType) {
    (name, offset) = (provider.name.identifierText, provider.name.positionAfterSkippingLeadingTrivia.utf8Offset)
    content = .provider(provider.path)
  }
  /// Nil for another macro, and for a preview without a body, or of something else than a view or a widget's entries.
  init?(_ macro: some FreestandingMacroExpansionSyntax, in source: SourceFile) {
    let body = macro.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard macro.macroName.text == "Preview", let closure = macro.trailingClosure ?? body else { return nil }
    offset = macro.positionAfterSkippingLeadingTrivia.utf8Offset
    if let family = macro.arguments.first(where: { $0.label?.text == "as" })?.expression {
      guard let widget = WrittenWidget(macro, family) else { return nil }
      content = .widget(widget)
    } else {
      content = .statements(closure.statements)
    }
    name = nil
    for argument in macro.arguments where !["body", "as", "widget", "timeline"].contains(argument.label?.text) {
      if argument.label == nil,
        let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      {
        name = text
      } else {
        hear(argument, source)
      }
    }
  }

  /// Reads a trait: a fixed size, the size that fits, how the device is held. Of all others a warning says that they
  /// are ignored.
  private mutating func hear(_ argument: LabeledExprSyntax, _ source: SourceFile) {
    let trait = argument.expression
    let range = source.range(of: argument)
    var wish = PreviewWishes()
    switch trait.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "sizeThatFitsLayout": wish.layout = .sizeThatFits
    case "defaultLayout": wish.layout = .device
    case "portrait": wish.orientation = .portrait
    case "portraitUpsideDown": wish.orientation = .portraitUpsideDown
    case "landscapeLeft": wish.orientation = .landscapeLeft
    case "landscapeRight": wish.orientation = .landscapeRight
    default:
      if let sides = Self.fixedSides(trait) {
        if sides.count == 2 {
          wish.layout = .fixed(width: sides[0], height: sides[1])
        } else {
          said.append(.traitWantsNumbers(at: range))
        }
      } else {
        said.append(.traitIgnored(trait.trimmedDescription, at: range))
      }
    }
    if wish.orientation?.isLandscape == true { unheard.append(.traitOfScreens(trait.trimmedDescription, at: range)) }
    wishes = wish.completed(by: wishes)
  }
  /// Width and height of `.fixedLayout(width:height:)`, without what is no number from 0; nil for another trait.
  private static func fixedSides(_ trait: ExprSyntax) -> [Double]? {
    guard let call = trait.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout",
      call.arguments.map({ $0.label?.text }) == ["width", "height"]
    else { return nil }
    let sides = call.arguments.compactMap { Double($0.expression.trimmedDescription.replacing("_", with: "")) }
    return sides.filter { $0.isFinite && $0 >= 0 }
  }
}

/// The preview of a widget, as it is written.
package struct WrittenWidget: Sendable {
  /// Its size.
  package let family: ExprSyntax
  /// What makes the widget.
  package let widget: CodeBlockItemListSyntax
  /// What makes the entries.
  package let timeline: CodeBlockItemListSyntax

  /// Nil for a preview of something else, as of a Live Activity, or of a timeline that the widget's provider makes.
  init?(_ macro: some FreestandingMacroExpansionSyntax, _ family: ExprSyntax) {
    func closure(_ label: String) -> ClosureExprSyntax? {
      let found = macro.arguments.first { $0.label?.text == label }?.expression.as(ClosureExprSyntax.self)
      return found ?? macro.additionalTrailingClosures.first { $0.label.text == label }?.closure
    }
    guard let widget = closure("widget") ?? macro.trailingClosure, let timeline = closure("timeline") else { return nil }
    (self.family, self.widget, self.timeline) = (family, widget.statements, timeline.statements)
  }
}

extension SourceFile {
  /// Where a part of the file's tree stands, without the blanks around it.
  func range(of node: some SyntaxProtocol) -> SourceRange {
    range(
      from: node.positionAfterSkippingLeadingTrivia.utf8Offset, to: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
