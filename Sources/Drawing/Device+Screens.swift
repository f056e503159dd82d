internal import Foundation

extension Device {
  /// Whether the screen is so wide that SwiftUI's horizontal size class is regular.
  public var isWide: Bool { (canvas?.width ?? 0) >= 700 && (canvas?.height ?? 0) >= 700 }

  /// Whether the screen is so narrow that SwiftUI's horizontal size class is compact. A terminal's window is wide.
  public var isCompact: Bool { self == .phone || look == .pixels && !isWide }

  /// The device held across. A phone keeps free what it kept at the top on both sides, and 21 points at the bottom for the home gesture; it has no status bar
  /// (Apple's documents). Devices of cells have no orientation, nor has a watch.
  public var landscape: Device {
    guard look == .pixels, let canvas, canvas.height > canvas.width, self != .watch else { return self }
    var device = self
    device.canvas = CGSize(width: canvas.height, height: canvas.width)
    if isWide { return device }
    device.statusBar = 0
    device.safeArea = safeArea.bottom > 0 ? Insets(left: safeArea.top, bottom: 21, right: safeArea.top) : Insets()
    return device
  }

  /// The device whose screen is that of a device of Apple's, by its name in Xcode; nil for a name that says nothing of a screen.
  public init?(appleName: String) {
    let name = appleName.lowercased()
    func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if has("ipad") {
      self = .ipad
    } else if has("watch") {
      self = .watch
    } else if !has("iphone") {
      return nil
    } else if has("max", "plus") {
      self = .iphoneLarge
    } else if has("se", "iphone 6", "iphone 7", "iphone 8") {
      self = .iphoneSmall
    } else if has("iphone 15", "iphone 16", "iphone 14 pro") {
      self = .iphoneNew
    } else {
      self = .iphone
    }
  }
}
