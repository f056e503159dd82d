import Foundation

/// What looks for services nearby. There is no network, so that none is found.
public final class NWBrowser: CustomDebugStringConvertible, @unchecked Sendable {
  /// How far it is.
  public enum State: Equatable, Sendable {
    /// It has not begun.
    case setup
    /// It looks.
    case ready
    /// It has ended by a mistake.
    case failed(NWError)
    /// It was ended.
    case cancelled
    /// It waits for a network.
    case waiting(NWError)
  }
  /// What is looked for.
  public enum Descriptor: Hashable, Sendable {
    /// Services of a kind, as `_http._tcp`.
    case bonjour(type: String, domain: String?)
    /// Services of a kind, with what they say of themselves.
    case bonjourWithTXTRecord(type: String, domain: String?)
    /// Services of devices of a person.
    case applicationService(name: String)
  }
  /// A service that was found.
  public struct Result: Hashable, Sendable {
    /// What it says of itself.
    public enum Metadata: Hashable, Sendable {
      /// Nothing.
      case none
      /// Names with values.
      case bonjour(NWTXTRecord)
    }
    /// What has changed.
    public enum Change: Hashable, Sendable {
      /// Parts that have changed.
      public struct Flags: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt8
        /// Flags of bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Nothing.
        public static let identical = Flags(rawValue: 1)
        /// There is one more way to it.
        public static let interfaceAdded = Flags(rawValue: 8)
        /// There is one way less to it.
        public static let interfaceRemoved = Flags(rawValue: 16)
        /// It says something else of itself.
        public static let metadataChanged = Flags(rawValue: 32)
      }
      /// Nothing.
      case identical
      /// It is new.
      case added(Result)
      /// It is gone.
      case removed(Result)
      /// It is another one.
      case changed(old: Result, new: Result, flags: Flags)
    }
    /// Where it is.
    public let endpoint: NWEndpoint
    /// The ways to it.
    public let interfaces: [NWInterface]
    /// What it says of itself.
    public let metadata: Metadata
  }
  /// What is looked for.
  public let descriptor: Descriptor
  /// How connections are made.
  public let parameters: NWParameters
  /// How far it is.
  public private(set) var state = State.setup
  /// What was found: nothing.
  public var browseResults: Set<Result> { [] }
  /// Where the handlers are called.
  public private(set) var queue: DispatchQueue?
  /// Called on the queue when it is further.
  public var stateUpdateHandler: ((_ newState: State) -> Void)?
  /// Called on the queue when something is found: never.
  public var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?

  /// Looks for services.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters
  }
  /// Begins: it waits for a network.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, state == .setup else { return }
    self.queue = queue
    become(.waiting(.posix(.ENETDOWN)))
  }
  /// Ends.
  public func cancel() { become(.cancelled) }
  private func become(_ newState: State) {
    guard state != .cancelled else { return }
    state = newState
    queue?.async { self.stateUpdateHandler?(newState) }
  }
  /// What is looked for.
  public var debugDescription: String { "NWBrowser \(descriptor)" }
}
