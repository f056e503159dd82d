internal import Drawing
internal import Foundation

/// What a node shows, decided when it is made. The display list turns it into items once frames are known.
enum NodeContent {
  case text(TextContent)
  /// A short text that stands for a part of a control.
  indirect case sign(label: String, TextContent)
  /// A part of a control or of a list.
  indirect case control(ControlDrawing)
  /// A bar of which a part is done.
  indirect case progress(Double, done: Paint, rest: Paint)
  /// A rectangle of one paint.
  indirect case fill(label: String, Paint)
  indirect case shape(label: String, any Shape, [ShapeLayer])
  /// What a closure draws for a frame.
  case canvas(CanvasDrawing)
  /// The second child says how much of the first is shown.
  case mask
  indirect case border(Paint, width: CGFloat)
  /// Signs at both ends of a control's row, as a button's brackets.
  indirect case brackets(String, String, TextStyle)
  /// The pixels of an image, for a frame that is known later.
  indirect case image(DisplayList.ImageRun)
  case spacer
  indirect case divider(Paint)

  /// The label of a leaf in `layout --json`; nil for containers.
  var label: String? {
    switch self {
    case .text(let text): text.string
    case .sign(let label, _), .fill(let label, _), .shape(let label, _, _): label
    case .control(let drawing): drawing.label
    case .progress: "bar"
    case .image: "image"
    case .spacer: "spacer"
    case .canvas: "canvas"
    case .divider: "divider"
    case .border, .brackets, .mask: nil
    }
  }
}

/// A text on the screen. What many texts have in common is kept once, so that a text is three words.
struct TextContent {
  /// As written; the layout's own is cleaned of control characters.
  let string: String
  private let look: TextLook

  /// `parts`: the looks of the layout's parts; empty for a text of one look.
  /// `drawing`: what draws the text in the place of the library.
  init(string: String, layout: TextLayout, style: TextStyle, parts: [TextStyle] = [], drawing: TextDrawing? = nil) {
    self.string = string
    look = TextLook(style, layout, parts, drawing)
  }
  /// A text of one line whose look others have too.
  init(plain string: String, look: TextLook) {
    self.string = string
    self.look = look
  }
  var style: TextStyle { look.style }
  var parts: [TextStyle] { look.parts }
  /// What draws the text in the place of the library.
  var drawing: TextDrawing? { look.drawing }
  /// Measured, and ready to be broken into lines.
  var layout: TextLayout { look.layout ?? TextLayout(plain: string, font: look.style.font, character: look.character, metrics: look.metrics) }
}

/// The style of texts; of a text that has several lines or needs cleaning, its layout as well.
final class TextLook {
  let style: TextStyle
  let character: CGSize
  fileprivate let metrics: TextMetrics
  fileprivate let layout: TextLayout?
  fileprivate let parts: [TextStyle]
  fileprivate let drawing: TextDrawing?

  /// Of texts of one printable line.
  init(_ style: TextStyle, character: CGSize, metrics: TextMetrics) {
    self.style = style
    self.character = character
    self.metrics = metrics
    layout = nil
    parts = []
    drawing = nil
  }
  fileprivate init(_ style: TextStyle, _ layout: TextLayout, _ parts: [TextStyle], _ drawing: TextDrawing?) {
    self.drawing = drawing
    self.style = style
    character = layout.character
    metrics = layout.metrics
    self.layout = layout
    self.parts = parts
  }
}

/// Font and lines of a text as the environment decides them.
struct TextStyle: Hashable {
  var font = ResolvedFont()
  var paint = Paint.foreground
  var isUnderlined = false
  var isStruckThrough = false
  /// Behind the letters.
  var background: Paint?
  /// Where lines stand that are shorter than the widest.
  var lines = TextLayout.LineAlignment.left
  /// Blocks stand for the letters.
  var isRedacted = false
  /// What is drawn in the place of the letters.
  var symbol: SymbolDrawing?
  /// The attributes of a program's own.
  var custom: OwnTextAttributes?
}

extension NodeList {
  /// What a text shows; its look is shared with the texts before it.
  mutating func content(_ string: String, _ layout: TextLayout, _ style: TextStyle) -> NodeContent {
    guard layout.isPlain else { return .text(TextContent(string: string, layout: layout, style: style)) }
    return .text(TextContent(plain: string, look: look(of: style, layout)))
  }
  /// The look of the text before, if it is the same.
  mutating func look(of style: TextStyle, _ layout: TextLayout) -> TextLook {
    if let lastLook, lastLook.style == style, lastLook.character == layout.character { return lastLook }
    let look = TextLook(style, character: layout.character, metrics: layout.metrics)
    lastLook = look
    return look
  }
}
