internal import Drawing
internal import Foundation

/// What a node shows, decided when it is made. The display list turns it into items once frames are known.
enum NodeContent {
  case text(TextContent)
  /// A short text that stands for a part of a control.
  case sign(label: String, TextContent)
  /// A part of a control or of a list.
  case control(ControlDrawing)
  /// A bar of which a part is done.
  case progress(Double, done: Paint, rest: Paint)
  case fill(label: String, Outline, Paint)
  case border(Paint, width: CGFloat)
  /// Signs at both ends of a control's row, as a button's brackets.
  case brackets(String, String, TextStyle)
  case spacer
  case divider(Paint)

  enum Outline { case rectangle, ellipse }

  /// The label of a leaf in `layout --json`; nil for containers.
  var label: String? {
    switch self {
    case .text(let text): text.string
    case .sign(let label, _), .fill(let label, _, _): label
    case .control(let drawing): drawing.label
    case .progress: "bar"
    case .spacer: "spacer"
    case .divider: "divider"
    case .border, .brackets: nil
    }
  }
}

struct TextContent {
  /// As written; the layout's own is cleaned of control characters.
  var string: String
  var layout: TextLayout
  var style: TextStyle
}

/// Font and lines of a text as the environment decides them.
struct TextStyle {
  var font = ResolvedFont()
  var paint = Paint.foreground
  var isUnderlined = false
  var isStruckThrough = false
}
