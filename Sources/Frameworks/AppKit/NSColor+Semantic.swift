import Foundation
import SwiftUI

/// A colour of sRGB: two digits each for red, green and blue.
private func hex(_ number: Int) -> Color {
  Color(
    red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255, blue: Double(number & 255) / 255)
}

/// Colours of macOS by what they are for, in the light and in the dark appearance.
extension NSColor {
  private static func system(_ name: String, _ light: Color, _ dark: Color) -> NSColor {
    NSColor(shown: FrameworkSupport.color(light: light, dark: dark), name: name)
  }
  /// Text.
  public class var labelColor: NSColor {
    system("labelColor", Color(white: 0, opacity: 0.85), Color(white: 1, opacity: 0.85))
  }
  /// Fainter text.
  public class var secondaryLabelColor: NSColor {
    system("secondaryLabelColor", Color(white: 0, opacity: 0.5), Color(white: 1, opacity: 0.55))
  }
  /// Still fainter text.
  public class var tertiaryLabelColor: NSColor {
    system("tertiaryLabelColor", Color(white: 0, opacity: 0.26), Color(white: 1, opacity: 0.25))
  }
  /// The faintest text.
  public class var quaternaryLabelColor: NSColor {
    system("quaternaryLabelColor", Color(white: 0, opacity: 0.1), Color(white: 1, opacity: 0.1))
  }
  /// Text that is hardly seen.
  public class var quinaryLabel: NSColor {
    system("quinaryLabel", Color(white: 0, opacity: 0.05), Color(white: 1, opacity: 0.05))
  }
  /// Text of documents.
  public class var textColor: NSColor {
    system("textColor", Color(white: 0, opacity: 1), Color(white: 1, opacity: 1))
  }
  /// Text of empty fields.
  public class var placeholderTextColor: NSColor {
    system("placeholderTextColor", Color(white: 0, opacity: 0.25), Color(white: 1, opacity: 0.25))
  }
  /// Text that is selected.
  public class var selectedTextColor: NSColor {
    system("selectedTextColor", Color(white: 0, opacity: 1), Color(white: 1, opacity: 1))
  }
  /// What is behind text of documents.
  public class var textBackgroundColor: NSColor { system("textBackgroundColor", hex(0xFFFFFF), hex(0x1E1E1E)) }
  /// The line where text is put in.
  public class var textInsertionPointColor: NSColor {
    system("textInsertionPointColor", hex(0x007AFF), hex(0x007AFF))
  }
  /// What is behind selected text.
  public class var selectedTextBackgroundColor: NSColor {
    system("selectedTextBackgroundColor", hex(0xB3D7FF), hex(0x3F638B))
  }
  /// What surrounds the place that has the keyboard.
  public class var keyboardFocusIndicatorColor: NSColor {
    system("keyboardFocusIndicatorColor", hex(0x0067F4).opacity(0.25), hex(0x1AA9FF).opacity(0.3))
  }
  /// Selected text of a window that is not in front.
  public class var unemphasizedSelectedTextColor: NSColor {
    system("unemphasizedSelectedTextColor", Color(white: 0, opacity: 1), Color(white: 1, opacity: 1))
  }
  /// What is behind selected text of such a window.
  public class var unemphasizedSelectedTextBackgroundColor: NSColor {
    system("unemphasizedSelectedTextBackgroundColor", hex(0xDCDCDC), hex(0x464646))
  }
  /// Links.
  public class var linkColor: NSColor { system("linkColor", hex(0x0068DA), hex(0x419CFF)) }
  /// Lines between parts.
  public class var separatorColor: NSColor {
    system("separatorColor", Color(white: 0, opacity: 0.1), Color(white: 1, opacity: 0.1))
  }
  /// What is behind selected rows.
  public class var selectedContentBackgroundColor: NSColor {
    system("selectedContentBackgroundColor", hex(0x0063E1), hex(0x0058D0))
  }
  /// What is behind selected rows of a window that is not in front.
  public class var unemphasizedSelectedContentBackgroundColor: NSColor {
    system("unemphasizedSelectedContentBackgroundColor", hex(0xDCDCDC), hex(0x464646))
  }
  /// The entry of a menu that the pointer is on.
  public class var selectedMenuItemTextColor: NSColor {
    system("selectedMenuItemTextColor", hex(0xFFFFFF), hex(0xFFFFFF))
  }
  /// Lines of tables.
  public class var gridColor: NSColor { system("gridColor", hex(0xE6E6E6), hex(0x1A1A1A)) }
  /// Text at the top of tables.
  public class var headerTextColor: NSColor {
    system("headerTextColor", Color(white: 0, opacity: 0.85), Color(white: 1, opacity: 1))
  }
  /// The tint of controls.
  public class var controlAccentColor: NSColor { system("controlAccentColor", hex(0x007AFF), hex(0x007AFF)) }
  /// The area of controls.
  public class var controlColor: NSColor {
    system("controlColor", Color(white: 1, opacity: 1), Color(white: 1, opacity: 0.25))
  }
  /// What is behind large controls, as lists.
  public class var controlBackgroundColor: NSColor { system("controlBackgroundColor", hex(0xFFFFFF), hex(0x1E1E1E)) }
  /// Text of controls.
  public class var controlTextColor: NSColor {
    system("controlTextColor", Color(white: 0, opacity: 0.85), Color(white: 1, opacity: 0.85))
  }
  /// Text of controls that are off.
  public class var disabledControlTextColor: NSColor {
    system("disabledControlTextColor", Color(white: 0, opacity: 0.25), Color(white: 1, opacity: 0.25))
  }
  /// The area of a chosen control.
  public class var selectedControlColor: NSColor { system("selectedControlColor", hex(0xB3D7FF), hex(0x3F638B)) }
  /// Text of a chosen control.
  public class var selectedControlTextColor: NSColor {
    system("selectedControlTextColor", Color(white: 0, opacity: 0.85), Color(white: 1, opacity: 0.85))
  }
  /// Text of chosen rows.
  public class var alternateSelectedControlTextColor: NSColor {
    system("alternateSelectedControlTextColor", hex(0xFFFFFF), hex(0xFFFFFF))
  }
  /// What is behind bars of the touch bar.
  public class var scrubberTexturedBackground: NSColor {
    system("scrubberTexturedBackground", hex(0xFFFFFF), hex(0xFFFFFF))
  }
  /// What is behind a window's contents.
  public class var windowBackgroundColor: NSColor { system("windowBackgroundColor", hex(0xECECEC), hex(0x323232)) }
  /// Text of a window's frame.
  public class var windowFrameTextColor: NSColor {
    system("windowFrameTextColor", Color(white: 0, opacity: 0.85), Color(white: 1, opacity: 0.85))
  }
  /// What is behind pages of documents.
  public class var underPageBackgroundColor: NSColor {
    system("underPageBackgroundColor", hex(0x969696).opacity(0.9), hex(0x282828))
  }
  /// Text that was found.
  public class var findHighlightColor: NSColor { system("findHighlightColor", hex(0xFFFF00), hex(0xFFFF00)) }
  /// Light edges.
  public class var highlightColor: NSColor { system("highlightColor", hex(0xFFFFFF), hex(0xB4B4B4)) }
  /// Dark edges.
  public class var shadowColor: NSColor { system("shadowColor", hex(0x000000), hex(0x000000)) }
  /// Thin areas.
  public class var systemFill: NSColor {
    system("systemFill", Color(white: 0, opacity: 0.1), Color(white: 1, opacity: 0.1))
  }
  /// Areas of middle size.
  public class var secondarySystemFill: NSColor {
    system("secondarySystemFill", Color(white: 0, opacity: 0.08), Color(white: 1, opacity: 0.08))
  }
  /// Large areas.
  public class var tertiarySystemFill: NSColor {
    system("tertiarySystemFill", Color(white: 0, opacity: 0.05), Color(white: 1, opacity: 0.05))
  }
  /// Large areas with much in them.
  public class var quaternarySystemFill: NSColor {
    system("quaternarySystemFill", Color(white: 0, opacity: 0.03), Color(white: 1, opacity: 0.03))
  }
  /// The faintest areas.
  public class var quinarySystemFill: NSColor {
    system("quinarySystemFill", Color(white: 0, opacity: 0.02), Color(white: 1, opacity: 0.02))
  }
  /// What is behind rows, in turns.
  public class var alternatingContentBackgroundColors: [NSColor] {
    [controlBackgroundColor, system("alternating", hex(0xF4F5F5), Color(white: 1, opacity: 0.05))]
  }
  /// What is behind rows, in turns.
  public class var controlAlternatingRowBackgroundColors: [NSColor] { alternatingContentBackgroundColors }
  /// The tint of controls: blue.
  public class var currentControlTint: NSControlTint { .blueControlTint }
}
/// The tint of controls.
public enum NSControlTint: UInt, Sendable {
  /// The usual one, blue, grey, none.
  case defaultControlTint = 0
  /// Blue.
  case blueControlTint = 1
  /// Grey.
  case graphiteControlTint = 6
  /// None.
  case clearControlTint = 7
}
