import Foundation
import SwiftUI

extension NSImage {
  /// When an image is drawn anew.
  public enum CacheMode: UInt, Sendable {
    /// As usual, always kept, by its size, never kept.
    case `default`, always, bySize, never
  }
  /// How an image fills its room.
  public enum ResizingMode: Int, Sendable {
    /// Stretched, again and again.
    case stretch, tile
  }
  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// From the smallest to the largest.
    case small = 1
    /// Usual.
    case medium = 2
    /// Large.
    case large = 3
  }
  /// How one of Apple's symbols is made.
  public final class SymbolConfiguration: Sendable {
    /// In points.
    let pointSize: CGFloat
    init(size: CGFloat) { pointSize = size }
    /// A size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { self.init(size: pointSize) }
    /// A size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale) {
      self.init(size: pointSize)
    }
    /// The size of a text style.
    public convenience init(textStyle style: NSFont.TextStyle) { self.init(size: style.size) }
    /// The size of a text style, and a scale.
    public convenience init(textStyle style: NSFont.TextStyle, scale: NSImage.SymbolScale) {
      self.init(size: style.size)
    }
    /// A scale.
    public convenience init(scale: NSImage.SymbolScale) { self.init(size: 13) }
    /// A colour, fainter in places.
    public convenience init(hierarchicalColor: NSColor) { self.init(size: 13) }
    /// Colours.
    public convenience init(paletteColors: [NSColor]) { self.init(size: 13) }
    /// Its own colours.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(size: 13) }
    /// One colour.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(size: 13) }
    /// One colour, fainter in places.
    public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(size: 13) }
    /// Both together.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration { configuration }
  }

  /// By the names of images of the system the symbols that are shown for them.
  static let symbols: [NSImage.Name: String] = [
    addTemplateName: "plus", removeTemplateName: "minus", actionTemplateName: "gearshape",
    advancedName: "gearshape.2", applicationIconName: "app", bookmarksTemplateName: "bookmark",
    cautionName: "exclamationmark.triangle", computerName: "desktopcomputer", everyoneName: "person.3",
    folderName: "folder.fill", goLeftTemplateName: "chevron.left", goRightTemplateName: "chevron.right",
    homeTemplateName: "house", infoName: "info.circle", listViewTemplateName: "list.bullet",
    lockLockedTemplateName: "lock", lockUnlockedTemplateName: "lock.open", networkName: "network",
    preferencesGeneralName: "gearshape", quickLookTemplateName: "eye", refreshTemplateName: "arrow.clockwise",
    shareTemplateName: "square.and.arrow.up", stopProgressTemplateName: "xmark", trashEmptyName: "trash",
    trashFullName: "trash.fill", userName: "person", userAccountsName: "person.2", userGroupName: "person.2",
    iconViewTemplateName: "square.grid.2x2", statusAvailableName: "circle.fill",
  ]
  /// A plus.
  public static let addTemplateName: NSImage.Name = "NSAddTemplate"
  /// A minus.
  public static let removeTemplateName: NSImage.Name = "NSRemoveTemplate"
  /// A wheel.
  public static let actionTemplateName: NSImage.Name = "NSActionTemplate"
  /// Wheels.
  public static let advancedName: NSImage.Name = "NSAdvanced"
  /// The app's icon.
  public static let applicationIconName: NSImage.Name = "NSApplicationIcon"
  /// A book.
  public static let bookmarksTemplateName: NSImage.Name = "NSBookmarksTemplate"
  /// A warning.
  public static let cautionName: NSImage.Name = "NSCaution"
  /// A computer.
  public static let computerName: NSImage.Name = "NSComputer"
  /// Many people.
  public static let everyoneName: NSImage.Name = "NSEveryone"
  /// A folder.
  public static let folderName: NSImage.Name = "NSFolder"
  /// To the left.
  public static let goLeftTemplateName: NSImage.Name = "NSGoLeftTemplate"
  /// To the right.
  public static let goRightTemplateName: NSImage.Name = "NSGoRightTemplate"
  /// A house.
  public static let homeTemplateName: NSImage.Name = "NSHomeTemplate"
  /// Something to know.
  public static let infoName: NSImage.Name = "NSInfo"
  /// A list.
  public static let listViewTemplateName: NSImage.Name = "NSListViewTemplate"
  /// A grid.
  public static let iconViewTemplateName: NSImage.Name = "NSIconViewTemplate"
  /// A closed lock.
  public static let lockLockedTemplateName: NSImage.Name = "NSLockLockedTemplate"
  /// An open lock.
  public static let lockUnlockedTemplateName: NSImage.Name = "NSLockUnlockedTemplate"
  /// A net.
  public static let networkName: NSImage.Name = "NSNetwork"
  /// Settings.
  public static let preferencesGeneralName: NSImage.Name = "NSPreferencesGeneral"
  /// An eye.
  public static let quickLookTemplateName: NSImage.Name = "NSQuickLookTemplate"
  /// An arrow around.
  public static let refreshTemplateName: NSImage.Name = "NSRefreshTemplate"
  /// An arrow out.
  public static let shareTemplateName: NSImage.Name = "NSShareTemplate"
  /// A dot: someone is there.
  public static let statusAvailableName: NSImage.Name = "NSStatusAvailable"
  /// A cross.
  public static let stopProgressTemplateName: NSImage.Name = "NSStopProgressTemplate"
  /// An empty bin.
  public static let trashEmptyName: NSImage.Name = "NSTrashEmpty"
  /// A full bin.
  public static let trashFullName: NSImage.Name = "NSTrashFull"
  /// A person.
  public static let userName: NSImage.Name = "NSUser"
  /// Two people.
  public static let userAccountsName: NSImage.Name = "NSUserAccounts"
  /// Two people.
  public static let userGroupName: NSImage.Name = "NSUserGroup"
}

/// How what is drawn is mixed with what is there.
public enum NSCompositingOperation: UInt, Sendable {
  /// The names of the ways.
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  /// The names of the ways.
  case destinationAtop, xor, plusDarker, plusLighter = 13
  /// The names of the ways.
  case multiply = 14
  /// The names of the ways.
  case screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// The names of the ways.
  case hue, saturation, color, luminosity
}
/// How an image fits into its room.
public enum NSImageScaling: UInt, Sendable {
  /// Made smaller in proportion, stretched, as it is, in proportion.
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
/// Where an image stands in its room.
public enum NSImageAlignment: UInt, Sendable {
  /// The middle, edges and corners.
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight
  /// The right edge.
  case alignRight
}
