/// An option of the command line. Parsing, `--help` and the list in the README come from these declarations.
struct Option: Sendable {
  /// Without dashes.
  var name: String
  var short: Character?
  /// The name of its value; nil for a switch.
  var value: String?
  var help: String

  static let device = Option(
    name: "device", value: "NAME",
    help: "the screen: terminal, phone, iphone, iphone-small, iphone-new, iphone-large, ipad or watch; default: iphone for pictures, terminal for text")
  static let size = Option(name: "size", value: "COLSxROWS", help: "the canvas in cells; default: the window, else 80x24")
  static let proposal = Option(name: "proposal", value: "WxH", help: "ask the root exactly this, in points; nil and inf are allowed: nilx50")
  static let view = Option(name: "view", value: "NAME", help: "the view to show, or an expression: 'Card(title: \"x\")'")
  static let preview = Option(
    name: "preview", value: "NAME",
    help: "the preview of this name or number; 'Row_Previews[2]' is the second view of a provider with several")
  static let acts = Option(
    name: "do", value: "ACTS", help: "what is done first, with semicolons between: 'tap \"Add\"; type \"Milk\"; tap Save; scroll List 200'")
  static let project = Option(name: "project", value: "DIR", help: "where names are looked up that the file lacks; default: the project around it")
  static let target = Option(
    name: "target", value: "SYSTEM", help: "what the view is to run on, as in ios16 or macos13; default: the project's, or what the file shows by what it uses")
  static let scheme = Option(name: "scheme", value: "NAME", help: "light or dark; default: what the view prefers, else light")
  static let dynamicTypeSize = Option(
    name: "dynamic-type-size", value: "NAME",
    help: "the size of texts: xSmall to xxxLarge, accessibility1 to 5; default: large")
  static let color = Option(name: "color", value: "WHEN", help: "auto (default), always or never; NO_COLOR and TERM=dumb are honoured")
  static let charset = Option(name: "charset", value: "SET", help: "unicode (default), sextants or octants (finer blocks, where the terminal draws them), or ascii")
  static let graphics = Option(
    name: "graphics", value: "HOW", help: "pixels of a device of pixels in the terminal: auto (default: what it answers that it can), kitty, iterm, sixel, or cells")
  static let orientation = Option(name: "orientation", value: "HOLD", help: "portrait (default) or landscape: how a device of pixels is held")
  static let help = Option(name: "help", short: "h", help: "what the command does, with examples")

  /// What every command that lays out understands.
  static let layout: [Option] = [
    device, orientation, size, proposal, view, preview, acts, project, target, scheme, dynamicTypeSize, color,
  ]
}
