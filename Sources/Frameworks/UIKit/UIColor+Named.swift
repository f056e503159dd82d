import Foundation
import SwiftUI

/// Colours of iOS, in the light and in the dark appearance.
extension UIColor {
  /// System red.
  public class var systemRed: UIColor { UIColor(Color.red) }
  /// System orange.
  public class var systemOrange: UIColor { UIColor(Color.orange) }
  /// System yellow.
  public class var systemYellow: UIColor { UIColor(Color.yellow) }
  /// System green.
  public class var systemGreen: UIColor { UIColor(Color.green) }
  /// System mint.
  public class var systemMint: UIColor { UIColor(Color.mint) }
  /// System teal.
  public class var systemTeal: UIColor { UIColor(Color.teal) }
  /// System cyan.
  public class var systemCyan: UIColor { UIColor(Color.cyan) }
  /// System blue.
  public class var systemBlue: UIColor { UIColor(Color.blue) }
  /// System indigo.
  public class var systemIndigo: UIColor { UIColor(Color.indigo) }
  /// System purple.
  public class var systemPurple: UIColor { UIColor(Color.purple) }
  /// System pink.
  public class var systemPink: UIColor { UIColor(Color.pink) }
  /// System brown.
  public class var systemBrown: UIColor { UIColor(Color.brown) }
  /// System gray.
  public class var systemGray: UIColor { UIColor(Color.gray) }
  /// Grey, the second of six.
  public class var systemGray2: UIColor { UIColor(FrameworkSupport.systemColor("systemGray2")) }
  /// Grey, the third of six.
  public class var systemGray3: UIColor { UIColor(FrameworkSupport.systemColor("systemGray3")) }
  /// Grey, the fourth of six.
  public class var systemGray4: UIColor { UIColor(FrameworkSupport.systemColor("systemGray4")) }
  /// Grey, the fifth of six.
  public class var systemGray5: UIColor { UIColor(FrameworkSupport.systemColor("systemGray5")) }
  /// Grey, the faintest of six.
  public class var systemGray6: UIColor { UIColor(FrameworkSupport.systemColor("systemGray6")) }
  /// Text.
  public class var label: UIColor { UIColor(FrameworkSupport.systemColor("label")) }
  /// Fainter text.
  public class var secondaryLabel: UIColor { UIColor(FrameworkSupport.systemColor("secondaryLabel")) }
  /// Still fainter text.
  public class var tertiaryLabel: UIColor { UIColor(FrameworkSupport.systemColor("tertiaryLabel")) }
  /// The faintest text.
  public class var quaternaryLabel: UIColor { UIColor(FrameworkSupport.systemColor("quaternaryLabel")) }
  /// Text of empty fields.
  public class var placeholderText: UIColor { UIColor(FrameworkSupport.systemColor("placeholderText")) }
  /// Thin areas.
  public class var systemFill: UIColor { UIColor(FrameworkSupport.systemColor("systemFill")) }
  /// Areas of middle size.
  public class var secondarySystemFill: UIColor { UIColor(FrameworkSupport.systemColor("secondarySystemFill")) }
  /// Large areas.
  public class var tertiarySystemFill: UIColor { UIColor(FrameworkSupport.systemColor("tertiarySystemFill")) }
  /// Large areas with much in them.
  public class var quaternarySystemFill: UIColor { UIColor(FrameworkSupport.systemColor("quaternarySystemFill")) }
  /// The page.
  public class var systemBackground: UIColor { UIColor(FrameworkSupport.systemColor("systemBackground")) }
  /// What lies on the page.
  public class var secondarySystemBackground: UIColor { UIColor(FrameworkSupport.systemColor("secondarySystemBackground")) }
  /// What lies on that.
  public class var tertiarySystemBackground: UIColor { UIColor(FrameworkSupport.systemColor("tertiarySystemBackground")) }
  /// The page of grouped lists.
  public class var systemGroupedBackground: UIColor { UIColor(FrameworkSupport.systemColor("systemGroupedBackground")) }
  /// The rows of grouped lists.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(FrameworkSupport.systemColor("secondarySystemGroupedBackground")) }
  /// What lies on those rows.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(FrameworkSupport.systemColor("tertiarySystemGroupedBackground")) }
  /// Lines between rows.
  public class var separator: UIColor { UIColor(FrameworkSupport.systemColor("separator")) }
  /// Lines that nothing shines through.
  public class var opaqueSeparator: UIColor { UIColor(FrameworkSupport.systemColor("opaqueSeparator")) }
  /// Links.
  public class var link: UIColor { UIColor(FrameworkSupport.systemColor("link")) }
  /// The tint of controls: system blue.
  public class var tintColor: UIColor { UIColor(Color.accentColor) }
  /// Dark text on light pages.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// Light text on dark pages.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}

/// Colours that are the same in both appearances.
extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A third of white.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Nothing.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
