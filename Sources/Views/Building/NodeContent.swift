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
  /// A rectangle of one paint.
  case fill(label: String, Paint)
  case shape(label: String, any Shape, [ShapeLayer])
  /// The second child says how much of the first is shown.
  case mask
  case border(Paint, width: CGFloat)
  /// Signs at both ends of a control's row, as a button's brackets.
  case brackets(String, String, TextStyle)
  case spacer
  case divider(Paint)

  /// The label of a leaf in `layout --json`; nil for containers.
  var label: String? {
    switch self {
    case .text(let text): text.string
    case .sign(let label, _), .fill(let label, _), .shape(let label, _, _): label
    case .control(let drawing): drawing.label
    case .progress: "bar"
    case .spacer: "spacer"
    case .divider: "divider"
    case .border, .brackets, .mask: nil
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
