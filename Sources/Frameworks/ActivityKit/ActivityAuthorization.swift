import Foundation

/// Whether an app may show live activities. Here it may, as on a simulator: what it starts is kept in memory.
public final class ActivityAuthorizationInfo: Sendable {
  /// Tells whether live activities may be shown: what holds now, then nothing more.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    /// Whether they may be shown.
    public typealias Element = Bool
    let stream: ActivityStream<Bool>
    /// Begins to tell.
    public func makeAsyncIterator() -> ActivityStream<Bool>.Iterator { stream.makeAsyncIterator() }
  }
  /// Tells whether servers may update often: what holds now, then nothing more.
  public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
    /// Whether they may.
    public typealias Element = Bool
    let stream: ActivityStream<Bool>
    /// Begins to tell.
    public func makeAsyncIterator() -> ActivityStream<Bool>.Iterator { stream.makeAsyncIterator() }
  }
  /// What the app may do.
  public init() {}
  /// Whether live activities may be shown: yes, as on a simulator whose settings nobody changed.
  public var areActivitiesEnabled: Bool { true }
  /// Whether servers may update often: no, there is no network.
  public var frequentPushesEnabled: Bool { false }
  /// Tells whether live activities may be shown.
  public var activityEnablementUpdates: ActivityEnablementUpdates {
    ActivityEnablementUpdates(stream: ActivityStream(of: true))
  }
  /// Tells whether servers may update often.
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates {
    FrequentPushEnablementUpdates(stream: ActivityStream(of: false))
  }
}

/// Why a live activity did not start.
public enum ActivityAuthorizationError: Error, LocalizedError, Hashable, Sendable {
  /// What it shows is larger than four kilobytes.
  case attributesTooLarge
  /// The device shows none.
  case unsupported
  /// A person does not want any.
  case denied
  /// The device shows too many.
  case globalMaximumExceeded
  /// The app shows too many.
  case targetMaximumExceeded
  /// The app cannot show any.
  case unsupportedTarget
  /// The app is not in front.
  case visibility
  /// It cannot be kept.
  case persistenceFailure
  /// The app is not known.
  case missingProcessIdentifier
  /// The app may not do it.
  case unentitled
  /// There is no activity of that name.
  case malformedActivityIdentifier
  /// It belongs to another process.
  case reconnectNotPermitted
  /// The domain of these mistakes.
  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorizationError" }
  /// Says what is wrong.
  public var errorDescription: String? { "The live activity cannot start: " + (failureReason ?? "") }
  /// Says why.
  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: return "its attributes are too large."
    case .unsupported, .unsupportedTarget: return "live activities are not supported."
    case .denied: return "live activities are not allowed."
    case .globalMaximumExceeded, .targetMaximumExceeded: return "there are too many activities."
    case .visibility: return "the app is not in front."
    case .persistenceFailure: return "it cannot be kept."
    case .missingProcessIdentifier, .unentitled: return "the app may not do it."
    case .malformedActivityIdentifier: return "there is no such activity."
    case .reconnectNotPermitted: return "it belongs to another process."
    }
  }
  /// Says what helps.
  public var recoverySuggestion: String? { nil }
}
