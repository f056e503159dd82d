public import Foundation
internal import LayoutCore

/// Several lines of text that a person can change. Drawn still: the text at the top of all that it is offered.
public struct TextEditor {
  let shown: () -> Text
  let commit: (String) -> Void
  init(shown: @escaping () -> Text, commit: @escaping (String) -> Void) { (self.shown, self.commit) = (shown, commit) }
  /// An editor of a text.
  public init(text: Binding<String>) {
    shown = { Text(text.wrappedValue) }
    commit = { text.wrappedValue = $0 }
  }
  /// An editor of a text that tells what is selected: after a text was typed, the place behind it.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    shown = { Text(text.wrappedValue) }
    commit = { text.type($0, selection) }
  }
  /// An editor of a text with attributes; what is typed has none.
  @_disfavoredOverload
  public init(text: Binding<AttributedString>) {
    shown = { Text(text.wrappedValue) }
    commit = { text.wrappedValue = AttributedString($0) }
  }
}

extension TextEditor: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A container that takes all it is offered; its text begins 5 points from the leading edge (Apple's text
  /// container), in cells at the edge's cell.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let style = nodes.environment.styles.textEditor
    if let style, !(style is any BuiltInTextEditorStyle) { return nodes.textEditor(style, view) }
    nodes.adapted(view)
  }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    nodes.container(
      "TextEditor",
      { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .leading, vertical: .top) }
    ) { nodes in
      nodes.responds(Interaction(type: view.commit))
      nodes.implicitly { $0.append(view.shown()) }
    }
  }
  /// The text in from the edges of all that is offered, on the background, or in a rounded frame where the style
  /// has one.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let ground = SystemColor.systemBackground.paint(in: nodes.environment)
    nodes.container(
      "TextEditor",
      { $0.beginFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, horizontal: .leading, vertical: .top) }
    ) { nodes in
      nodes.responds(Interaction(type: view.commit))
      if nodes.environment.styles.textEditor is RoundedBorderTextEditorStyle {
        nodes.attach(.control(.pixels(nodes.fieldFrame)))
      } else if !nodes.environment.controls.hidesScrollBackground {
        nodes.attach(.control(.pixels(PixelDrawing { frame, _ in [.fill(.rectangle(frame), ground)] })))
      }
      nodes.append(Implicit { view.shown().padding(PhoneMetrics.Editor.insets) })
    }
  }
}
