import Foundation
import SwiftUI

/// A number as a bar or as stars.
open class NSLevelIndicator: NSControl {
  /// The smallest number.
  open var minValue = 0.0
  /// The largest number.
  open var maxValue = 5.0
  /// From where on it warns.
  open var warningValue = 0.0
  /// From where on it is grave.
  open var criticalValue = 0.0
  /// The look.
  open var levelIndicatorStyle = Style.continuousCapacity
  /// The colour.
  open var fillColor: NSColor! = NSColor.systemGreen
  /// Whether it can be changed.
  open var isEditable = false
  /// A look.
  public enum Style: UInt, Sendable {
    /// How much it means, a bar, pieces, stars.
    case relevancy, continuousCapacity, discreteCapacity, rating
  }
}
/// The place of a file as its folders.
open class NSPathControl: NSControl {
  /// The place.
  open var url: URL?
  /// Whether it can be changed.
  open var isEditable = false
  /// What is behind it.
  open var backgroundColor: NSColor?
  /// The look.
  open var pathStyle = Style.standard
  /// A look.
  public enum Style: Int, Sendable {
    /// Folders one after the other, as a menu.
    case standard = 0
    /// As a menu.
    case popUp = 2
  }
}
/// A field of texts that are one thing each.
open class NSTokenField: NSTextField {
  /// What ends a text.
  open var tokenizingCharacterSet: CharacterSet! = CharacterSet(charactersIn: ",")
  /// How long words wait to be completed, in seconds.
  open var completionDelay: TimeInterval = 0
}
/// Views in rows and columns.
open class NSGridView: NSView {
  /// The distance between rows in points.
  open var rowSpacing: CGFloat = 6
  /// The distance between columns in points.
  open var columnSpacing: CGFloat = 6
  /// The views.
  private(set) var rows: [[NSView]] = []
  /// Views in rows.
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    rows.forEach(addRow)
  }
  /// How many rows there are.
  open var numberOfRows: Int { rows.count }
  /// How many columns there are.
  open var numberOfColumns: Int { rows.map(\.count).max() ?? 0 }
  /// Takes a row.
  open func addRow(with views: [NSView]) {
    rows.append(views)
    views.forEach(addSubview)
  }
  /// A place without a view.
  public class var emptyContentView: NSView { NSView() }
}
/// The panel in which fonts are chosen: it is not shown.
open class NSFontPanel: NSPanel {
  /// The panel.
  public static let shared = NSFontPanel()
  /// The font of a choice: the one before.
  open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
  /// Shows which font is chosen.
  open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) {}
}
