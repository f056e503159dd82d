import Foundation
import SwiftUI

/// A sound: nothing is heard.
open class NSSound: @unchecked Sendable {
  /// The name of a sound.
  public typealias Name = String
  /// The name.
  public let name: NSSound.Name?
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// Whether it is played again and again.
  open var loops = false
  /// Where it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// Who is told.
  open weak var delegate: (any NSSoundDelegate)?
  /// A sound of a name.
  public init?(named name: NSSound.Name) { self.name = name }
  /// A sound of a file.
  public init?(contentsOf url: URL, byReference byRef: Bool) { name = nil }
  /// A sound of a file.
  public init?(contentsOfFile path: String, byReference byRef: Bool) { name = nil }
  /// A sound of bytes.
  public init?(data: Data) { name = nil }
  /// How long it is, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it is played.
  open var isPlaying: Bool { false }
  /// Plays it: nothing is heard.
  @discardableResult open func play() -> Bool { false }
  /// Stops for a while.
  @discardableResult open func pause() -> Bool { false }
  /// Goes on.
  @discardableResult open func resume() -> Bool { false }
  /// Stops.
  @discardableResult open func stop() -> Bool { false }
  /// Makes the sound of a warning: nothing is heard.
  public class func beep() {}
}
/// Who is told what happens to a sound.
public protocol NSSoundDelegate: AnyObject {
  /// It came to its end.
  func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}
extension NSSoundDelegate {
  /// Nothing.
  public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the sound of a warning: nothing is heard.
public func NSBeep() {}

/// What a hand can feel: nothing.
open class NSHapticFeedbackManager {
  /// What is felt.
  public enum FeedbackPattern: Int, Sendable {
    /// Any, a line that is met, a step.
    case generic, alignment, levelChange
  }
  /// When it is felt.
  public enum PerformanceTime: UInt, Sendable {
    /// As usual, at once, with the picture.
    case `default`, now, drawCompleted
  }
  /// What makes it.
  public class var defaultPerformer: any NSHapticFeedbackPerformer { SilentPerformer() }
}
/// What makes something to feel.
public protocol NSHapticFeedbackPerformer: AnyObject {
  /// Makes something to feel.
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
/// What makes nothing to feel.
final class SilentPerformer: NSHapticFeedbackPerformer {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime
  ) {}
}

/// What is done over time: changes are there at once.
@MainActor open class NSAnimationContext {
  /// What is done now.
  public static let current = NSAnimationContext()
  /// In seconds.
  open var duration: TimeInterval = 0.25
  /// How fast it goes.
  open var timingFunction: Any?
  /// Whether changes of views are shown over time.
  open var allowsImplicitAnimation = false
  /// What is done at the end.
  open var completionHandler: (() -> Void)?
  init() {}
  /// Makes changes: they are there at once, and what comes at the end is not done.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) { changes(NSAnimationContext()) }
  /// Makes changes: they are there at once.
  public class func runAnimationGroup(_ changes: () -> Void) { changes() }
  /// Begins changes.
  public class func beginGrouping() {}
  /// Ends changes.
  public class func endGrouping() {}
}

/// What offers ways to share something: it is not shown.
@MainActor open class NSSharingServicePicker {
  /// What is shared.
  public let items: [Any]
  /// Who is told.
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  /// Ways to share things.
  public init(items: [Any]) { self.items = items }
  /// Shows it: it is not shown.
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
  /// The entry of a menu.
  open var standardShareMenuItem: NSMenuItem { NSMenuItem(title: "Share…", action: nil, keyEquivalent: "") }
  /// Closes it.
  open func close() {}
}
/// Who is told what was chosen.
@MainActor public protocol NSSharingServicePickerDelegate: AnyObject {
  /// The ways among some that are offered.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService]
  /// A way was chosen.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}
extension NSSharingServicePickerDelegate {
  /// All of them.
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService] { proposedServices }
  /// Nothing.
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
  ) {}
}
/// A way to share something: nothing is shared.
@MainActor open class NSSharingService {
  /// The name of a way.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By mail.
    public static let composeEmail = Name(rawValue: "com.apple.share.Mail.compose")
    /// By message.
    public static let composeMessage = Name(rawValue: "com.apple.share.Messages.compose")
    /// To devices near.
    public static let sendViaAirDrop = Name(rawValue: "com.apple.share.AirDrop.send")
    /// Into a list to read.
    public static let addToSafariReadingList = Name(rawValue: "com.apple.share.System.add-to-safari-reading-list")
  }
  /// What it says.
  public let title: String
  /// Who gets it.
  open var recipients: [String]?
  /// What it is about.
  open var subject: String?
  private let handler: () -> Void
  /// A way of the app's own.
  public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void) {
    self.title = title
    handler = block
  }
  /// A way of a name.
  public init?(named serviceName: NSSharingService.Name) {
    title = serviceName.rawValue
    handler = {}
  }
  /// Whether things can be shared: no.
  open func canPerform(withItems items: [Any]?) -> Bool { false }
  /// Shares things: only the app's own ways do something.
  open func perform(withItems items: [Any]) { handler() }
}
