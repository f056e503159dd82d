import Foundation
import SwiftUI

/// Colours of the system.
extension NSColor {
  /// System red.
  public class var systemRed: NSColor { NSColor(shown: Color.red, name: "systemRedColor") }
  /// System orange.
  public class var systemOrange: NSColor { NSColor(shown: Color.orange, name: "systemOrangeColor") }
  /// System yellow.
  public class var systemYellow: NSColor { NSColor(shown: Color.yellow, name: "systemYellowColor") }
  /// System green.
  public class var systemGreen: NSColor { NSColor(shown: Color.green, name: "systemGreenColor") }
  /// System mint.
  public class var systemMint: NSColor { NSColor(shown: Color.mint, name: "systemMintColor") }
  /// System teal.
  public class var systemTeal: NSColor { NSColor(shown: Color.teal, name: "systemTealColor") }
  /// System cyan.
  public class var systemCyan: NSColor { NSColor(shown: Color.cyan, name: "systemCyanColor") }
  /// System blue.
  public class var systemBlue: NSColor { NSColor(shown: Color.blue, name: "systemBlueColor") }
  /// System indigo.
  public class var systemIndigo: NSColor { NSColor(shown: Color.indigo, name: "systemIndigoColor") }
  /// System purple.
  public class var systemPurple: NSColor { NSColor(shown: Color.purple, name: "systemPurpleColor") }
  /// System pink.
  public class var systemPink: NSColor { NSColor(shown: Color.pink, name: "systemPinkColor") }
  /// System brown.
  public class var systemBrown: NSColor { NSColor(shown: Color.brown, name: "systemBrownColor") }
  /// System gray.
  public class var systemGray: NSColor { NSColor(shown: Color.gray, name: "systemGrayColor") }
}

/// Colours that are the same in both appearances.
extension NSColor {
  /// Black.
  public class var black: NSColor { NSColor(white: 0, alpha: 1) }
  /// A third of white.
  public class var darkGray: NSColor { NSColor(white: 1.0 / 3, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: NSColor { NSColor(white: 2.0 / 3, alpha: 1) }
  /// White.
  public class var white: NSColor { NSColor(white: 1, alpha: 1) }
  /// Half of white.
  public class var gray: NSColor { NSColor(white: 0.5, alpha: 1) }
  /// Red.
  public class var red: NSColor { NSColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: NSColor { NSColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: NSColor { NSColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  public class var cyan: NSColor { NSColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: NSColor { NSColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  public class var magenta: NSColor { NSColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public class var orange: NSColor { NSColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: NSColor { NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: NSColor { NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Nothing.
  public class var clear: NSColor { NSColor(white: 0, alpha: 0) }
}
