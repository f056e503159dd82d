internal import Foundation

/// What a text says of its own look; nil and false leave it to what is around.
struct TextAttributes: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined = false
  var isStruckThrough = false
  var foreground: (any ShapeStyle)?
  /// Behind the letters.
  var background: Color?
  /// In points after each character.
  var kerning: CGFloat?
  /// In points after each character; it wins over the kerning (Apple's documentation).
  var tracking: CGFloat?
  /// In points upwards.
  var baselineOffset: CGFloat?
  /// Bold, whatever the weight around.
  var isStrong = false
  /// In the colour of what can be touched.
  var isLink = false
  /// The shapes of the letters, and their width; what a grid has one of.
  var design: Font.Design?
  var width: Font.Width?
  var hasMonospacedDigits = false
  /// One of Apple's symbols among letters, by its name: drawn on a screen of pixels, a character of its own in cells.
  var symbol: String?
  /// What assistive technologies call the text, where it is a view of its own; its parts have none.
  var spokenLabel: String?
  /// A date in the place of the characters, which are its text in American English.
  var moment: Moment?
  /// What a program says of the text in attributes of its own; of several of one type the last counts.
  var custom: OwnTextAttributes?
  /// What draws texts in the place of the library.
  var renderer: TextRendering?

  /// The attributes of a part of a text: its own, else those of the whole.
  func within(_ whole: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? whole.font
    result.weight = weight ?? whole.weight
    result.isItalic = isItalic ?? whole.isItalic
    result.isUnderlined = isUnderlined || whole.isUnderlined
    result.isStruckThrough = isStruckThrough || whole.isStruckThrough
    result.foreground = foreground ?? whole.foreground
    result.background = background ?? whole.background
    result.kerning = kerning ?? whole.kerning
    result.tracking = tracking ?? whole.tracking
    result.baselineOffset = baselineOffset ?? whole.baselineOffset
    result.isStrong = isStrong || whole.isStrong
    result.isLink = isLink || whole.isLink
    result.design = design ?? whole.design
    result.width = width ?? whole.width
    result.hasMonospacedDigits = hasMonospacedDigits || whole.hasMonospacedDigits
    result.custom = whole.custom?.adding(custom) ?? custom
    result.renderer = renderer ?? whole.renderer
    return result
  }

  /// In points after each character.
  var spacing: CGFloat {
    if let tracking, tracking != 0 { return tracking }
    return kerning ?? 0
  }
}
