internal import Drawing
internal import Foundation
internal import LayoutCore

/// How a button of iOS looks at its place: its fill, its insets, the style of its label.
struct PhoneButton {
  /// The system's styles of buttons.
  enum Kind { case automatic, plain, borderless, bordered, prominent }

  /// Behind the label; nil without a fill.
  private(set) var fill: Paint?
  /// Of texts and symbols in the label; nil leaves it as it is around.
  private(set) var label: Paint?
  private(set) var font: Font?
  private(set) var insets = EdgeInsets()
  /// Of the fill's corners; nil is half its height.
  private(set) var radius: CGFloat?
  /// In a group of controls, all of which are of one height.
  private(set) var isJoined = false
  /// As wide as high.
  private(set) var isSquare = false
  /// What lies over the fill while a finger lies on the button.
  private var pressed: Paint?
  /// How opaque the whole button is while a finger lies on it.
  private(set) var pressedOpacity = PhoneMetrics.Button.pressed
}

extension PhoneButton.Kind {
  /// The kind of a style of the system; nil for a style of a program's own.
  init?(_ choice: ControlStyles.ButtonChoice?) {
    guard let choice else {
      self = .automatic
      return
    }
    guard case .primitive(let style) = choice else { return nil }
    switch style {
    case is DefaultButtonStyle: self = .automatic
    case is PlainButtonStyle: self = .plain
    case is BorderlessButtonStyle: self = .borderless
    case is BorderedButtonStyle: self = .bordered
    case is BorderedProminentButtonStyle: self = .prominent
    default: return nil
    }
  }
}

extension PhoneButton {
  init(_ kind: Kind, role: ButtonRole? = nil, in environment: EnvironmentValues) {
    let own = role == .destructive ? Color.red : environment.controls.tint
    let tint = own ?? .accentColor
    switch kind {
    case .plain: label = nil
    case .automatic, .borderless: label = tint.paint(in: environment)
    case .bordered:
      label = tint.paint(in: environment)
      fill = own?.opacity(PhoneMetrics.tintedFill).paint(in: environment) ?? SystemColor.tertiarySystemFill.paint(in: environment)
      let grey = environment.isDark ? 1.0 : 0
      pressed = .color(RGBA(red: grey, green: grey, blue: grey, alpha: PhoneMetrics.Button.pressedShade))
      pressedOpacity = 1
    case .prominent:
      let color = tint.rgba(in: environment)
      label = .color(color.relativeLuminance > PhoneMetrics.Button.lightColor ? .black : .white)
      fill = .color(color)
      pressedOpacity = PhoneMetrics.Button.pressedProminent
    }
    if !environment.isEnabled {
      label = SystemColor.tertiaryLabel.paint(in: environment)
      if fill != nil { fill = SystemColor.tertiarySystemFill.paint(in: environment) }
    } else if let around = environment.foregroundStyle {
      // What is said of the style outside of the button counts before the tint.
      label = around.paint(in: environment)
    }
    if fill != nil { setBounds(in: environment) }
  }
  /// A toggle that looks like a button: on the tint while it is on.
  init(isOn: Bool, in environment: EnvironmentValues) {
    self.init(.bordered, in: environment)
    guard environment.isEnabled else { return }
    fill = isOn ? environment.controls.accent.opacity(PhoneMetrics.tintedFill).paint(in: environment) : SystemColor.tertiarySystemFill.paint(in: environment)
  }

  private mutating func setBounds(in environment: EnvironmentValues) {
    let size = environment.controlSize
    let (vertical, horizontal) = (PhoneMetrics.Button.verticalInset(size), PhoneMetrics.Button.horizontalInset(size))
    insets = EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    if environment.font == nil { font = size == .mini || size == .small ? .subheadline : .body }
    radius = PhoneMetrics.Button.radius(size)
    if environment.controls.isJoined {
      (radius, isJoined) = (0, true)
      return
    }
    switch environment.controls.borderShape {
    case .capsule: radius = nil
    case .circle:
      (radius, isSquare) = (nil, true)
      insets = EdgeInsets(top: vertical, leading: vertical, bottom: vertical, trailing: vertical)
    case .roundedRectangle: radius = radius ?? PhoneMetrics.Button.radius(.large)
    case .rounded(let own): radius = own.isFinite ? max(own, 0) : radius
    case .automatic: break
    }
  }
  /// The fill of a frame.
  func drawing(_ paint: Paint, isPressed: Bool) -> PixelDrawing {
    PixelDrawing { [radius, pressed] frame, _ in
      let outline = radius.map { DisplayList.Outline.rounded(frame, min($0, frame.height / 2)) } ?? .capsule(frame)
      return [.fill(outline, paint)] + (isPressed ? pressed.map { [.fill(outline, $0)] } ?? [] : [])
    }
  }
}

extension RGBA {
  /// How light it is for the eye, from 0 to 1 (W3C, WCAG 2).
  var relativeLuminance: Double {
    func light(_ signal: Double) -> Double { signal <= 0.04045 ? signal / 12.92 : pow((signal + 0.055) / 1.055, 2.4) }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }
}

extension NodeList {
  /// Texts and symbols of a control are grey where nobody can use it.
  mutating func greyWhereDisabled(_ make: (inout NodeList) -> Void) {
    if environment.isEnabled { return make(&self) }
    let outer = environment
    environment.foregroundStyle = SystemColor.tertiaryLabel
    make(&self)
    environment = outer
  }
  /// A control that looks as the style of buttons says: a button, a link, a menu that is closed.
  mutating func phoneControl<Label: View>(_ kind: String, _ interaction: Interaction, _ label: Label, role: ButtonRole? = nil, isImplicit: Bool) {
    if let menu = environment.controls.menu {
      return menuRow(menu, label, isImplicit: isImplicit, role: role) { (interaction.tap ?? interaction.toggle ?? {})() }
    }
    if environment.controls.isSwipeAction { return swipeAction(label, isImplicit: isImplicit, role: role, interaction) }
    let choice = environment.styles.button
    guard let system = PhoneButton.Kind(choice) else {
      if let choice { button(choice, label, role: role, action: interaction.tap ?? {}) }
      return
    }
    phoneButton(kind, PhoneButton(system, role: role, in: environment), interaction, label, isImplicit: isImplicit)
  }
  /// A button of iOS: a container around its label, with a fill where its look has one.
  mutating func phoneButton<Label: View>(_ kind: String, _ look: PhoneButton, _ interaction: Interaction, _ label: Label, isImplicit: Bool) {
    let outer = environment
    let (insets, isPressed) = (look.insets, isPressed)
    faintWherePressed(look.pressedOpacity) { $0.makePhoneButton(kind, look, insets, isPressed, interaction, label, isImplicit) }
    environment = outer
  }
  private mutating func makePhoneButton<Label: View>(
    _ kind: String, _ look: PhoneButton, _ insets: EdgeInsets, _ isPressed: Bool, _ interaction: Interaction, _ label: Label, _ isImplicit: Bool
  ) {
    container(kind, { $0.beginPadding(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing) }) { nodes in
      nodes.responds(interaction)
      if let fill = look.fill {
        nodes.attach(.control(.pixels(look.drawing(fill, isPressed: isPressed))))
        nodes.environment.controls.rows = nil
        nodes.environment.multilineTextAlignment = .center
      }
      if let label = look.label { nodes.environment.foregroundStyle = SetStyle(paint: label, label: "button") }
      if let font = look.font { nodes.environment.font = font }
      if look.isSquare { return nodes.append(Implicit { SquareBox() { LabelPart(content: label, isImplicit: isImplicit) } }) }
      if look.isJoined { return nodes.append(Implicit { HStack { LabelPart(content: label, isImplicit: isImplicit) }.frame(maxHeight: .infinity) }) }
      let (site, scope) = (nodes.source, nodes.scope)
      nodes.label(label, isImplicit: isImplicit)
      if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", site, scope) }
    }
  }
}
