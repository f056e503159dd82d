import Foundation
import SwiftUI

/// What is done with what is dragged.
public struct NSDragOperation: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Operations of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is copied.
  public static let copy = NSDragOperation(rawValue: 1)
  /// It is pointed to.
  public static let link = NSDragOperation(rawValue: 2)
  /// As is best.
  public static let generic = NSDragOperation(rawValue: 4)
  /// What was agreed upon.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// It is moved.
  public static let move = NSDragOperation(rawValue: 16)
  /// It is deleted.
  public static let delete = NSDragOperation(rawValue: 32)
  /// Anything.
  public static let every = NSDragOperation(rawValue: UInt.max)
}
/// Where something is dragged.
public enum NSDraggingContext: Int, Sendable {
  /// Outside of the app, inside.
  case outsideApplication, withinApplication
}
/// What is told of something that is dragged.
@MainActor public protocol NSDraggingInfo: AnyObject {
  /// What is dragged.
  var draggingPasteboard: NSPasteboard { get }
  /// Where it is, in points of the window.
  var draggingLocation: NSPoint { get }
  /// Who drags it.
  var draggingSource: Any? { get }
  /// What may be done with it.
  var draggingSourceOperationMask: NSDragOperation { get }
}
/// Who is told of what is dragged into it.
@MainActor public protocol NSDraggingDestination: AnyObject {
  /// It came in.
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// It moved.
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// It went out.
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  /// Takes what was dropped.
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
}
extension NSDraggingDestination {
  /// Nothing.
  public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Nothing.
  public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Nothing.
  public func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// No.
  public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
}
/// Who is asked about what it drags away.
@MainActor public protocol NSDraggingSource: AnyObject {
  /// What may be done with it.
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  /// Dragging ended.
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
}
extension NSDraggingSource {
  /// Nothing.
  public func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
}
/// Something that is being dragged.
@MainActor open class NSDraggingSession {
  /// What is dragged.
  public let draggingPasteboard = NSPasteboard(name: .drag)
  /// Where it is, in points of the screen.
  open var draggingLocation: NSPoint { .zero }
  /// Whether it goes back if it is not taken.
  open var animatesToStartingPositionsOnCancelOrFail = true
  init() {}
}
/// A thing that is dragged.
@MainActor open class NSDraggingItem {
  /// What stands for it on the pasteboard.
  public let item: Any
  /// Where it is, in points.
  open var draggingFrame = NSRect.zero
  /// A thing.
  public init(pasteboardWriter: any NSPasteboardWriting) { item = pasteboardWriter }
  /// Sets where it is, and how it looks.
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
}
extension NSView {
  /// Drags things away: they stay.
  @discardableResult public func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession { NSDraggingSession() }
}
