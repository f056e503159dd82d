import Foundation
import SwiftUI

/// A look of the pointer: there is none in a picture.
open class NSCursor: Hashable, @unchecked Sendable {
  /// How it looks.
  public let image: NSImage
  /// The point of it that counts, in points.
  public let hotSpot: NSPoint
  private let name: String
  /// A look of an image.
  public init(image newImage: NSImage, hotSpot point: NSPoint) {
    image = newImage
    hotSpot = point
    name = ""
  }
  private init(_ name: String) {
    image = NSImage(size: CGSize(width: 16, height: 16))
    hotSpot = .zero
    self.name = name
  }
  /// An arrow.
  public class var arrow: NSCursor { NSCursor("arrow") }
  /// A line among letters.
  public class var iBeam: NSCursor { NSCursor("iBeam") }
  /// A line among letters that stand on each other.
  public class var iBeamCursorForVerticalLayout: NSCursor { NSCursor("iBeamCursorForVerticalLayout") }
  /// A hand that points.
  public class var pointingHand: NSCursor { NSCursor("pointingHand") }
  /// An open hand.
  public class var openHand: NSCursor { NSCursor("openHand") }
  /// A hand that holds.
  public class var closedHand: NSCursor { NSCursor("closedHand") }
  /// A cross.
  public class var crosshair: NSCursor { NSCursor("crosshair") }
  /// An edge that goes to the left.
  public class var resizeLeft: NSCursor { NSCursor("resizeLeft") }
  /// An edge that goes to the right.
  public class var resizeRight: NSCursor { NSCursor("resizeRight") }
  /// An edge that goes both ways across.
  public class var resizeLeftRight: NSCursor { NSCursor("resizeLeftRight") }
  /// An edge that goes up.
  public class var resizeUp: NSCursor { NSCursor("resizeUp") }
  /// An edge that goes down.
  public class var resizeDown: NSCursor { NSCursor("resizeDown") }
  /// An edge that goes both ways along.
  public class var resizeUpDown: NSCursor { NSCursor("resizeUpDown") }
  /// What is dragged is lost.
  public class var disappearingItem: NSCursor { NSCursor("disappearingItem") }
  /// It is not allowed.
  public class var operationNotAllowed: NSCursor { NSCursor("operationNotAllowed") }
  /// What is dragged is copied.
  public class var dragCopy: NSCursor { NSCursor("dragCopy") }
  /// What is dragged is pointed to.
  public class var dragLink: NSCursor { NSCursor("dragLink") }
  /// A menu.
  public class var contextualMenu: NSCursor { NSCursor("contextualMenu") }
  /// A lens with a plus.
  public class var zoomIn: NSCursor { NSCursor("zoomIn") }
  /// A lens with a minus.
  public class var zoomOut: NSCursor { NSCursor("zoomOut") }
  /// The look of the pointer.
  public class var current: NSCursor { arrow }
  /// The look of the pointer for all apps.
  public class var currentSystem: NSCursor? { arrow }
  /// Takes the look.
  open func set() {}
  /// Takes the look until it is given back.
  open func push() {}
  /// Gives the look back.
  open func pop() {}
  /// Gives the look back that was taken last.
  public class func pop() {}
  /// Hides the pointer.
  public class func hide() {}
  /// Shows the pointer again.
  public class func unhide() {}
  /// Hides the pointer until it moves.
  public class func setHiddenUntilMouseMoves(_ flag: Bool) {}
  /// Whether both are the same look.
  public static func == (a: NSCursor, b: NSCursor) -> Bool { a.name == b.name && a.image == b.image }
  /// The name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
