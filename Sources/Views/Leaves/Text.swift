internal import Drawing
internal import Foundation
internal import LayoutCore

/// One or more lines of text. It wraps by word, then by character, at the offered width and takes only what its lines need.
public struct Text: Sendable {
  var string: String
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined = false
  var isStruckThrough = false
  var foreground: (any ShapeStyle)?

  /// A text that shows a string as it is.
  public init(verbatim content: String) { string = content }
  /// A text that shows a string.
  public init(_ content: some StringProtocol) { string = String(content) }
}

extension Text: PrimitiveView {
  public typealias Body = Never
  /// A leaf as large as its lines.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let style = view.style(in: nodes.environment)
    let layout = TextLayout(view.string, font: style.font, cell: nodes.device.cell)
    nodes.leaf("Text", nodes.content(view.string, layout, style)) { builder, index in
      builder.text(ideal: layout.ideal, least: layout.least, lineHeight: layout.character.height, content: index)
    }
  }

  private func style(in environment: EnvironmentValues) -> TextStyle {
    var resolved = (font ?? environment.font ?? .body).resolved
    if let weight { resolved.weight = weight.value }
    if let isItalic { resolved.isItalic = isItalic }
    return TextStyle(
      font: resolved, paint: foreground?.paint(in: environment) ?? environment.foreground, isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
  }
}
