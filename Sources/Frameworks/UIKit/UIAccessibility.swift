import Foundation
import SwiftUI

/// What helps those who see, hear or move otherwise: nothing is on.
@MainActor public enum UIAccessibility {
  /// Whether movements are few.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing shines through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether letters are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether switches have signs.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are turned around.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether a switch is used.
  public static var isSwitchControlRunning: Bool { false }
  /// What is told to readers.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A message of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text.
    public static let announcement = Notification(rawValue: 1008)
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Reading waits.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1100)
    /// Reading goes on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1101)
  }
  /// Tells readers: nobody reads.
  public static func post(notification: Notification, argument: Any?) {}
  /// The screen is read, or not.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Movements are few, or not.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Switches have signs, or not.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Whether a sound is for one ear.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have words.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether a person is kept in one app.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether shaking takes back.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether one touch helps with all others.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether what is chosen is spoken.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is spoken.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether films begin by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether things differ in more than their colour.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether things fade rather than move.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether buttons have shapes.
  public static var buttonShapesEnabled: Bool { false }
  /// What is read, nothing here.
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
  /// Bold letters are wanted, or no longer.
  nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Strong areas are wanted, or no longer.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Darker colours are wanted, or no longer.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Turned colours are wanted, or no longer.
  nonisolated public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Greys are wanted, or no longer.
  nonisolated public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Switches are used, or no longer.
  nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// A text was said.
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
/// What an element is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Traits of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// A text.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A short description of the whole.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It begins something that plays.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// It goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It is touched as it is.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// It turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}
/// Something that can be done with an element.
@MainActor open class UIAccessibilityCustomAction {
  /// The name.
  open var name: String
  /// The image.
  open var image: UIImage?
  /// What it does.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Something that is done.
  public init(
    name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}
