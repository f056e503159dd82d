internal import Foundation

/// The measures of what iOS 17 shows over a screen, in points. Sources: [D] documented, [K] known from use, [C] our choice.
enum PresentationMeasures {
  /// How dark all below is, in the light and in the dark [K].
  static let dim = (light: 0.2, dark: 0.48)
  /// A sheet: its corners, the top of a large one, what its bar keeps above itself [K].
  static let sheetRadius: CGFloat = 10
  static let largeTop: CGFloat = 57
  static let aboveBar: CGFloat = 12
  /// The grabber of a sheet [K].
  static let grabber = (width: 36.0, height: 5.0, top: 5.0)
  /// A popover [K]: its corners, its arrow, its shadow.
  static let popoverRadius: CGFloat = 13
  static let arrow = CGSize(width: 26, height: 13)
  static let popoverShadow = (radius: 40.0, opacity: 0.2)
  /// A menu [K]: its width, corners, the radius of its shadow, the height of its rows, what is before and behind their
  /// words, after a
  /// mark, between groups, around a small title; its distances from its label and from the screen's edges [C].
  static let menu: CGFloat = 250
  static let menuRadius: CGFloat = 13
  static let menuShadow: CGFloat = 32
  static let menuRow: CGFloat = 44
  static let menuInset: CGFloat = 16
  static let menuMark: CGFloat = 8
  static let menuGap: CGFloat = 8
  static let menuHeader: CGFloat = 8
  static let belowMenuLabel: CGFloat = 8
  static let menuMargin: CGFloat = 8
  /// An alert [K]: width, corners, what is around its words, the height of its buttons.
  static let alert: CGFloat = 270
  static let alertRadius: CGFloat = 14
  static let aboveAlert: CGFloat = 19.5
  static let belowAlert: CGFloat = 20
  static let alertInset: CGFloat = 16
  static let alertSpacing: CGFloat = 2
  static let alertButton: CGFloat = 44
  /// A choice of actions [K]: what is around it, corners, the height of its buttons, and around its words.
  static let dialogInset: CGFloat = 8
  static let dialogRadius: CGFloat = 13
  static let dialogButton: CGFloat = 57
  static let aboveDialog: CGFloat = 12
  static let belowDialog: CGFloat = 14
}
