import Foundation
import SwiftUI

/// What a device can do.
public struct CHHapticDeviceCapability: Sendable {
  /// Whether a hand can feel something: no.
  public let supportsHaptics = false
  /// Whether something can be heard: no.
  public let supportsAudio = false
}
/// What lets a hand feel: nothing is felt.
open class CHHapticEngine {
  /// Called when it stops.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when it begins anew.
  open var resetHandler: () -> Void = {}
  /// Why it stopped.
  public enum StoppedReason: Int, Sendable {
    /// Nobody knows.
    case systemError = -1
  }
  /// An engine.
  public init() throws {}
  /// What a device can do: nothing.
  public static func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticDeviceCapability() }
  /// Begins.
  open func start() throws {}
  /// Ends.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  /// What plays a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
}
/// What plays a pattern: nothing is felt.
public final class CHHapticPatternPlayer {
  init() {}
  /// Plays.
  public func start(atTime time: TimeInterval) throws {}
  /// Ends.
  public func stop(atTime time: TimeInterval) throws {}
}
/// Something that is felt.
public final class CHHapticEvent {
  /// Kinds.
  public enum EventType: Sendable {
    /// A knock, a hum.
    case hapticTransient, hapticContinuous
  }
  /// Parts.
  public enum ParameterID: Sendable {
    /// How strong, how sharp.
    case hapticIntensity, hapticSharpness
  }
  /// Something at a time in seconds.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {}
}
/// A part of something that is felt.
public final class CHHapticEventParameter {
  /// From 0 to 1.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
/// What is felt, one after the other.
public final class CHHapticPattern {
  /// What is felt.
  public init(events: [CHHapticEvent], parameters: [CHHapticEventParameter]) throws {}
}
