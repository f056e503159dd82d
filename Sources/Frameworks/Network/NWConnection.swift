import Foundation

/// A connection to another end. There is no network, so that it waits for one for ever.
public final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
  /// How far it is.
  public enum State: Equatable, Sendable {
    /// It has not begun.
    case setup
    /// It waits for a network.
    case waiting(NWError)
    /// It is being made.
    case preparing
    /// Data can be sent.
    case ready
    /// It has ended by a mistake.
    case failed(NWError)
    /// It was ended.
    case cancelled
  }
  /// When a content counts as sent.
  public enum SendCompletion {
    /// When it was taken: a closure is called.
    case contentProcessed((_ error: NWError?) -> Void)
    /// It may be sent twice, and nobody is told.
    case idempotent
  }
  /// What belongs to a content.
  public class ContentContext: @unchecked Sendable {
    /// The name.
    public let identifier: String
    /// After how many milliseconds it is not sent any more; 0 for never.
    public let expirationMilliseconds: UInt64
    /// How urgent it is, from 0 to 1.
    public let relativePriority: Double
    /// What is sent before it.
    public let antecedent: ContentContext?
    /// Whether nothing is sent after it.
    public let isFinal: Bool
    /// What rules know of it.
    public let protocolMetadata: [NWProtocolMetadata]
    /// A content's context.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) {
      self.identifier = identifier
      expirationMilliseconds = expiration
      relativePriority = priority
      self.isFinal = isFinal
      self.antecedent = antecedent
      protocolMetadata = metadata ?? []
    }
    /// What one rule knows of it.
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
      protocolMetadata.first { metadata in
        switch metadata {
        case is NWProtocolWebSocket.Metadata: return definition == NWProtocolWebSocket.definition
        case is NWProtocolTCP.Metadata: return definition == NWProtocolTCP.definition
        case is NWProtocolUDP.Metadata: return definition == NWProtocolUDP.definition
        case is NWProtocolTLS.Metadata: return definition == NWProtocolTLS.definition
        case is NWProtocolIP.Metadata: return definition == NWProtocolIP.definition
        default: return false
        }
      }
    }
    /// A message as usual.
    public static let defaultMessage = ContentContext(identifier: "message")
    /// The last message.
    public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
    /// Bytes without an end.
    public static let defaultStream = ContentContext(identifier: "stream")
  }
  /// The other end.
  public let endpoint: NWEndpoint
  /// How it is made.
  public let parameters: NWParameters
  /// How far it is.
  public private(set) var state = State.setup
  /// Called on the queue when it is further.
  public var stateUpdateHandler: ((_ state: State) -> Void)?
  /// Called on the queue when the network changes.
  public var pathUpdateHandler: ((_ newPath: NWPath) -> Void)?
  /// Called on the queue when data can be sent, or cannot any more.
  public var viabilityUpdateHandler: ((_ newIsViable: Bool) -> Void)?
  /// Called on the queue when there is a better way.
  public var betterPathUpdateHandler: ((_ newHasBetterPath: Bool) -> Void)?
  /// Where the handlers are called.
  public private(set) var queue: DispatchQueue?
  private var pending: [(NWError) -> Void] = []

  /// A connection to an end.
  public init(to: NWEndpoint, using: NWParameters) {
    endpoint = to
    parameters = using
  }
  /// A connection to a device and one of its doors.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }
  /// The longest single message in bytes: none.
  public var maximumDatagramSize: Int { 0 }
  /// What is reached: nothing.
  public var currentPath: NWPath? { queue == nil ? nil : NWPath(remoteEndpoint: endpoint) }
  /// The other end.
  public var debugDescription: String { "[\(endpoint.debugDescription) \(parameters.debugDescription)]" }

  /// Begins: it is prepared, and then waits for a network.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, state == .setup else { return }
    self.queue = queue
    become(.preparing)
    become(.waiting(.posix(.ENETDOWN)))
  }
  /// Begins anew: there still is no network.
  public func restart() {
    guard case .waiting = state else { return }
    become(.preparing)
    become(.waiting(.posix(.ENETDOWN)))
  }
  /// Ends; what was to be sent or taken is told so.
  public func cancel() {
    guard state != .cancelled else { return }
    let waiting = pending
    pending = []
    queue?.async { waiting.forEach { $0(.posix(.ECANCELED)) } }
    become(.cancelled)
  }
  /// Ends at once.
  public func forceCancel() { cancel() }
  /// Gives up one address of the other end: it waits for a network as before.
  public func cancelCurrentEndpoint() { restart() }

  private func become(_ newState: State) {
    guard state != .cancelled else { return }
    state = newState
    queue?.async {
      if case .waiting = newState { self.pathUpdateHandler?(NWPath(remoteEndpoint: self.endpoint)) }
      self.stateUpdateHandler?(newState)
    }
  }
  /// Calls a closure when the connection ends; it is not called before, for nothing arrives.
  private func whenOver(_ told: @escaping (NWError) -> Void) {
    guard state == .cancelled else {
      pending.append(told)
      return
    }
    queue?.async { told(.posix(.ECANCELED)) }
  }
  /// Takes bytes: none come before the connection ends.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) { whenOver { completion(nil, nil, false, $0) } }
  /// Takes a message: none comes before the connection ends.
  public func receiveMessage(
    completion:
      @escaping (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) { whenOver { completion(nil, nil, false, $0) } }
  /// Sends bytes: they wait until the connection ends.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let told) = completion { whenOver { told($0) } }
  }
  /// Sends several contents together.
  public func batch(_ block: () -> Void) { block() }
  /// What a rule knows of the connection: nothing.
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
}
