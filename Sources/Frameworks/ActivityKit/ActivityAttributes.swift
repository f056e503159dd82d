import Foundation
import SwiftUI

/// What a live activity shows and what does not change in it.
public protocol ActivityAttributes: Codable {
  /// What changes in it.
  associatedtype ContentState: Codable, Hashable
}

/// What a live activity shows now.
public struct ActivityContent<State: Codable & Hashable>: CustomStringConvertible {
  /// What changes.
  public let state: State
  /// When it is too old; nil for never.
  public let staleDate: Date?
  /// How much it matters beside other activities; more is shown first.
  public let relevanceScore: Double
  /// A state, when it is too old, and how much it matters.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
  /// The state as a text.
  public var description: String { "ActivityContent(state: \(state), relevanceScore: \(relevanceScore))" }
}
extension ActivityContent: Sendable where State: Sendable {}

/// What a live activity does.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It is shown and can be updated.
  case active
  /// It is shown and cannot be updated any more.
  case ended
  /// It is no longer shown.
  case dismissed
  /// It is shown although it is too old.
  case stale
}

/// How long a live activity stays.
public enum ActivityStyle: Codable, Hashable, Sendable {
  /// It stays until it ends.
  case standard
  /// It goes by itself.
  case transient
}

/// How long a live activity is shown after its end.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  /// In seconds; nil where a date says it.
  let delay: TimeInterval?
  let date: Date?
  /// It is shown for at most four hours.
  public static let `default` = ActivityUIDismissalPolicy(delay: 4 * 3600, date: nil)
  /// It is shown no longer.
  public static let immediate = ActivityUIDismissalPolicy(delay: 0, date: nil)
  /// It is shown until a date, but for at most four hours.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(delay: nil, date: date)
  }
  /// When an activity goes that ends at a moment.
  func dismissal(endedAt end: Date) -> Date {
    let latest = end.addingTimeInterval(4 * 3600)
    if let date { return date < latest ? date : latest }
    return end.addingTimeInterval(delay ?? 0)
  }
}

/// How updates of a live activity come from a server.
public struct PushType: Equatable, Sendable {
  let name: String
  /// They come to a token of the activity.
  public static let token = PushType(name: "token")
  /// They come to all that hear a channel.
  public static func channel(_ channelId: String) -> PushType { PushType(name: "channel " + channelId) }
}

/// What tells a person that a live activity was updated: nothing is heard or shown.
public struct AlertConfiguration: Equatable {
  /// A sound.
  public struct AlertSound: Equatable, Sendable {
    let name: String
    /// The system's sound.
    public static var `default`: AlertSound { AlertSound(name: "default") }
    /// A sound of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  /// The title.
  public var title: LocalizedStringResource
  /// The words below the title.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound
  /// A title, words and a sound.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
