internal import Drawing
public import Foundation

/// What a view hands down to all views inside it.
public struct EnvironmentValues {
  /// The environment at the root.
  public init() {}
  /// The font of texts that set none; nil is the body font.
  public var font: Font?
  /// The direction in which text runs. Containers of the other direction place what is inside from the right.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The style of texts and shapes that set none; nil is `.primary`.
  /// A level of it is a level of what was there when it was set.
  var foregroundStyle: (any ShapeStyle)? {
    get { setStyle }
    set {
      setStyle = newValue.map { SetStyle(paint: $0.paint(in: self), label: $0.label) }
      lowerLevels = []
    }
  }
  private var setStyle: SetStyle?
  /// The second and the third level of `foregroundStyle`, where they were set; empty where they are fainter shades of the first.
  private(set) var lowerLevels: [Paint] = []
  /// What `.background` stands for; nil is the colour behind the screen.
  public var backgroundStyle: AnyShapeStyle?
  /// The most lines that a text shows; nil is any number.
  public var lineLimit: Int?
  /// Room for so many lines is kept.
  var fewestLines = 1
  /// How the lines of a text stand to each other.
  public var multilineTextAlignment = TextAlignment.leading
  /// Where the ellipsis of a text stands.
  public var truncationMode = Text.TruncationMode.tail
  /// The distance between the lines of a text, in points.
  public var lineSpacing: CGFloat = 0
  /// How small letters may become before a text is cut, from 0 to 1.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move together before a text is cut. It changes nothing in a grid.
  public var allowsTightening = false
  /// In large or small letters; nil as written.
  public var textCase: Text.Case?
  /// What views around say of the look of texts; nil where none does.
  var textLook: TextAttributes? {
    get { lookOfTexts?.attributes }
    set { lookOfTexts = newValue.map(LookOfTexts.init) }
  }
  private var lookOfTexts: LookOfTexts?
  /// How texts are measured.
  var textMetrics: TextMetrics {
    get { system.textMetrics }
    set { system.textMetrics = newValue }
  }
  /// Why content is not shown.
  public var redactionReasons: RedactionReasons = []
  /// Images and colours by name.
  var assets: AssetLibrary?
  /// Whether content is nobody else's business.
  var isPrivate = false
  /// What was said about scroll views; it ends at the nearest ones.
  var scrolling = Scrolling()

  /// The styles of controls.
  var styles = ControlStyles()
  /// The values of keys, by what they are stored under.
  private var values: [KeyName: Any] = [:]
  /// The value stored under a name; nil where no view sets one.
  public subscript(name: KeyName) -> Any? {
    get { values[name] }
    set { values[name] = newValue }
  }
  /// What controls and lists are told.
  var controls = ControlEnvironment()

  /// What is told of the system around.
  var system = SystemEnvironment()

  /// Whether the text colour is light and what is behind it dark.
  var isDark: Bool { colorScheme == .dark }
  /// The scheme of colours.
  public var colorScheme: ColorScheme = .light

  /// Sets the levels of styles, the first one first: each as it is around the place.
  mutating func setForeground(_ levels: [any ShapeStyle]) {
    let paints = levels.map { $0.paint(in: self) }
    foregroundStyle = levels.first
    lowerLevels = Array(paints.dropFirst())
  }
  var foreground: Paint { foregroundStyle?.paint(in: self) ?? shown(.foreground) }

  /// The standard controls and their colours: signs in cells, or iOS's on pixels.
  var look: Device.Look {
    get { system.look }
    set { system.look = newValue }
  }
  /// What is no view, as a paint, in the appearance that the device has: the counterpart of ``NodeList/adapted(_:)``.
  func adapted<Value>(cells: @autoclosure () -> Value, pixels: @autoclosure () -> Value) -> Value {
    switch look {
    case .cells: cells()
    case .pixels: pixels()
    }
  }
  /// What a paint is here: on a phone the text colour and its levels are colours of the scheme, in a grid those of whoever shows it.
  func shown(_ paint: Paint) -> Paint { adapted(cells: paint, pixels: colored(paint)) }
  private func colored(_ paint: Paint) -> Paint {
    switch paint {
    case .foreground: SystemColor.label.paint(in: self)
    case .secondary: SystemColor.secondaryLabel.paint(in: self)
    case .faint(let opacity): SystemColor.label.paint(in: self).opacity(opacity)
    case .color, .gradient: paint
    }
  }
  /// A level of the foreground on a phone: a level of the label colour, or of the colour that was set.
  func level(_ level: Int) -> Paint {
    let label = SystemColor.label.paint(in: self)
    let style = foregroundStyle?.paint(in: self) ?? label
    guard style == label else { return style.opacity(SystemColor.opacity(level: level)) }
    // An area of the faintest level is fainter than letters are [K].
    let color = level >= 4 && system.isFill ? SystemColor.quaternarySystemFill : SystemColor.label(level: level)
    return color.paint(in: self)
  }
  /// The same, for what fills areas.
  var forFills: EnvironmentValues { adapted(cells: self, pixels: ofFill) }
  private var ofFill: EnvironmentValues {
    var copy = self
    copy.system.isFill = true
    return copy
  }
}

/// The look of texts, one word of each environment.
private final class LookOfTexts: Sendable {
  let attributes: TextAttributes
  init(_ attributes: TextAttributes) { self.attributes = attributes }
}

/// A style as it was where it was set: a level of it is a level of what was there before.
struct SetStyle: ShapeStyle {
  let paint: Paint
  let label: String
  func paint(in environment: EnvironmentValues) -> Paint { paint }
}
