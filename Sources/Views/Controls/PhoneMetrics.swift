internal import Foundation

/// The measures of iOS 17's controls, in points at the default text size. Sources: [D] documented by Apple, [M] measured, [K] known from use, [C] our choice.
enum PhoneMetrics {
  /// Between two controls [C].
  static let spacing: CGFloat = 8
  /// Between the icon and the title of a label, in sizes of the font: 6.8 beside body [C].
  static let labelSpacing: CGFloat = 0.4
  /// Between the title of a control's label and what stands below it [C].
  static let subtitleSpacing: CGFloat = 2
  /// How opaque a switch, a slider, a stepper or a segmented control is that nobody can use [K].
  static let disabledOpacity = 0.5
  /// How opaque a fill of a colour is behind letters of the colour [K].
  static let tintedFill = 0.18

  /// Choices in rows beyond these lie outside of any screen [C].
  static let mostRows = 50

  /// Buttons with a fill behind their label.
  enum Button {
    /// Above and below the label: 28 points high with a text of 15 points [K], 34⅓ [M] and 50⅓ [K] with one of 17.
    static func verticalInset(_ size: ControlSize) -> CGFloat {
      switch size {
      case .mini, .small: 5
      case .regular: 7
      case .large, .extraLarge: 15
      }
    }
    /// Before and behind the label; 12 is measured [M], the others are known from use [K].
    static func horizontalInset(_ size: ControlSize) -> CGFloat {
      switch size {
      case .mini, .small: 10
      case .regular: 12
      case .large, .extraLarge: 20
      }
    }
    /// The radius of the corners; nil is half the height [K].
    static func radius(_ size: ControlSize) -> CGFloat? {
      switch size {
      case .mini, .small: 6
      case .regular: 8
      case .large: 12
      case .extraLarge: nil
      }
    }
    /// How opaque a button without a fill, and a prominent one, are while a finger lies on them, and how dark the shade
    /// over a bordered
    /// one is then [K].
    static let pressed = 0.3
    static let pressedProminent = 0.75
    static let pressedShade = 0.1
    /// From this relative luminance on, letters on a colour are black: yellow, and in the dark mint and cyan [C].
    static let lightColor = 0.5
  }

  /// Switches [K].
  enum Switch {
    static let size = CGSize(width: 51, height: 31)
    /// Around the knob.
    static let inset: CGFloat = 2
    static let shadows = [Shadow(y: 3, blur: 8, opacity: 0.15), Shadow(y: 1, blur: 1, opacity: 0.16)]
  }

  /// Sliders [K].
  enum Slider {
    static let knob: CGFloat = 28
    static let track: CGFloat = 4
    static let shadows = [Shadow(y: 6, blur: 13, opacity: 0.12), Shadow(y: 0.5, blur: 4, opacity: 0.12)]
  }

  /// Steppers [K].
  enum Stepper {
    static let size = CGSize(width: 94, height: 32)
    static let radius: CGFloat = 8
    /// The signs: how thick and how long.
    static let stroke: CGFloat = 1.8
    static let sign: CGFloat = 15
    static let divider: CGFloat = 18
    /// How opaque the sign of a direction is in which the value cannot go.
    static let endOpacity = 0.3
  }

  /// Segmented controls [K].
  enum Segments {
    static let height: CGFloat = 32
    static let radius: CGFloat = 8.9
    static let inset: CGFloat = 2
    static let chosenRadius: CGFloat = 7
    static let divider: CGFloat = 16
    static let fontSize: CGFloat = 13
    static let shadows = [Shadow(y: 3, blur: 8, opacity: 0.12), Shadow(y: 3, blur: 1, opacity: 0.04)]
    /// What lies behind the chosen one in the dark.
    static let darkChosen: UInt32 = 0x636366
  }

  /// Pickers that show the chosen one and a sign [K].
  enum Menu {
    static let chevron: CGFloat = 13
    static let spacing: CGFloat = 5
    /// The mark of the chosen row.
    static let checkmark: CGFloat = 17
  }

  /// Choices on a drum [K].
  enum Wheel {
    static let height: CGFloat = 216
    static let width: CGFloat = 320
    /// Of a drum of hours, minutes or halves of a day [C].
    static let narrowWidth: CGFloat = 56
    static let radius: CGFloat = 105
    /// Between two rows, in degrees on the drum.
    static let angle = 18.0
    /// From the middle outwards.
    static let opacities = [1, 0.55, 0.35, 0.2]
    static let fontSize: CGFloat = 21
    static let rowHeight: CGFloat = 32
    static let band: CGFloat = 34
    static let bandInset: CGFloat = 9
    static let bandRadius: CGFloat = 8
  }

  /// Dates [K].
  enum Date {
    static let pillRadius: CGFloat = 6
    static let pillInset: CGFloat = 11
    /// Above and below the text: 34⅓ points high.
    static let pillVerticalInset: CGFloat = 7
    static let pillSpacing: CGFloat = 5
    static let calendarWidth: CGFloat = 320
    static let day: CGFloat = 44
    static let dayFont: CGFloat = 20
    /// How opaque the discs are where several days can be chosen [K].
    static let faintDisc = 0.18
    static let monthFont: CGFloat = 17
    static let weekdayFont: CGFloat = 13
    /// The arrow beside the month, and the two that turn the pages.
    static let monthArrow: CGFloat = 13
    static let pageArrow: CGFloat = 20
    static let pageArrowSpacing: CGFloat = 24
    static let monthArrowSpacing: CGFloat = 4
    static let headInset: CGFloat = 16
  }

  /// The well of a colour picker [K].
  enum ColorWell {
    static let size: CGFloat = 28
    static let ring: CGFloat = 3
    static let gap: CGFloat = 2
  }

  /// Text fields: the rounded border [K], the dots of a secret [C].
  enum Field {
    /// Above and below the text: 34 points high with a line of 20⅓.
    static let verticalInset: CGFloat = 41.0 / 6
    static let inset: CGFloat = 7
    static let radius: CGFloat = 5.5
    /// The line around: how opaque it is in the light and in the dark.
    static let border = (light: 0.2, dark: 0.15)
    /// Parts of the font's size: a dot, the distance from one to the next.
    static let dot: CGFloat = 0.42
    static let dotDistance: CGFloat = 0.62
    /// From the middle of the line down to the middle of the dots, in parts of the font's size: half the x-height is 0.263 above the baseline, the line's middle 0.355.
    static let dotDrop: CGFloat = 0.092
    /// Dots beyond these lie outside of any screen.
    static let mostDots = 200
  }

  /// Text editors [K].
  enum Editor {
    static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
  }

  /// Progress views [K].
  enum Progress {
    static let bar: CGFloat = 4
    static let labelSpacing: CGFloat = 4
    static let spinner: CGFloat = 20
    static let largeSpinner: CGFloat = 37
    static let spokes = 8
    /// How opaque the last spoke is.
    static let faintest = 0.15
    /// From the middle to a spoke's ends, and its width, in a box of 20 points.
    static let spoke: (inner: CGFloat, outer: CGFloat, width: CGFloat) = (4, 9.6, 2.4)
  }

  /// Gauges [K/C].
  enum Gauge {
    static let bar: CGFloat = 6
    static let knob: CGFloat = 8
    static let circle: CGFloat = 58
    static let ringRadius: CGFloat = 26
    static let stroke: CGFloat = 6
    static let circularKnob: CGFloat = 6.2
    static let knobRing: CGFloat = 2.5
    /// The open ring begins here and runs so far, in degrees clockwise from the right.
    static let start = 135.0
    static let sweep = 270.0
    static let restOpacity = 0.3
    static let valueFont: CGFloat = 20
    /// From the ring to the value's label.
    static let valueInset: CGFloat = 5
    static let labelFont: CGFloat = 10
  }

  /// Labels in rows of lists [K].
  enum RowLabel {
    static let iconWidth: CGFloat = 28
    static let titleInset: CGFloat = 40
    /// The icon is so much larger than one in a text [C].
    static let iconScale: CGFloat = 1.13
  }

  /// Groups of views [K].
  enum Group {
    static let boxPadding: CGFloat = 16
    static let boxRadius: CGFloat = 8
    static let titleSpacing: CGFloat = 8
    static let chevron: CGFloat = 13
    /// How far the content of a disclosed row of a list is indented.
    static let indent: CGFloat = 20
    /// Between the buttons of a group of controls.
    static let controlSpacing: CGFloat = 1
  }

  /// Where there is nothing to show [K].
  enum Unavailable {
    static let icon: CGFloat = 48
    static let iconSpacing: CGFloat = 16
    static let titleSpacing: CGFloat = 4
    static let actionSpacing: CGFloat = 16
    static let textWidth: CGFloat = 280
  }

  /// What stands for views of other frameworks [C].
  enum Framework {
    static let radius: CGFloat = 10
    static let icon: CGFloat = 34
    static let name: CGFloat = 13
  }
}
