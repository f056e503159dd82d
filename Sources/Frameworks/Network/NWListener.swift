import Foundation

/// What hears of connections that others make. There is no network, so that it waits for one for ever.
public final class NWListener: CustomDebugStringConvertible, @unchecked Sendable {
  /// How far it is.
  public enum State: Equatable, Sendable {
    /// It has not begun.
    case setup
    /// It waits for a network.
    case waiting(NWError)
    /// It hears.
    case ready
    /// It has ended by a mistake.
    case failed(NWError)
    /// It was ended.
    case cancelled
  }
  /// What says its name nearby.
  public struct Service: Equatable, CustomDebugStringConvertible, Sendable {
    /// The name; nil for that of the device.
    public let name: String?
    /// The kind, as `_http._tcp`.
    public let type: String
    /// Where it is known; nil for nearby.
    public let domain: String?
    /// What it says of itself.
    public var txtRecordObject: NWTXTRecord?
    /// Whether a name that is taken is not changed.
    public var noAutoRename = false
    /// What it says of itself, in bytes.
    public var txtRecord: Data? { txtRecordObject?.data }
    /// A service with bytes of what it says of itself.
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      self.name = name
      self.type = type
      self.domain = domain
      txtRecordObject = txtRecord.map { NWTXTRecord($0) }
    }
    /// A service with what it says of itself.
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
      self.name = name
      self.type = type
      self.domain = domain
      txtRecordObject = txtRecord
    }
    /// A service of devices of a person.
    public init(applicationService: String) {
      name = applicationService
      type = ""
      domain = nil
    }
    /// The name and the kind.
    public var debugDescription: String { [name, type, domain].compactMap { $0 }.joined(separator: ".") }
  }
  /// What happens with a service's name.
  public enum ServiceRegistrationChange: Sendable {
    /// It is known.
    case add(NWEndpoint)
    /// It is known no longer.
    case remove(NWEndpoint)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// As many connections as come.
  public static let InfiniteConnectionLimit = Int.max

  /// How connections are made.
  public let parameters: NWParameters
  /// The door that is heard at.
  public let port: NWEndpoint.Port?
  /// What says its name nearby.
  public var service: Service?
  /// How far it is.
  public private(set) var state = State.setup
  /// Called on the queue when it is further.
  public var stateUpdateHandler: ((_ newState: State) -> Void)?
  /// Called on the queue with a connection: never.
  public var newConnectionHandler: ((_ connection: NWConnection) -> Void)?
  /// Called on the queue when the service's name is known: never.
  public var serviceRegistrationUpdateHandler: ((ServiceRegistrationChange) -> Void)?
  /// How many connections may come.
  public var newConnectionLimit = NWListener.InfiniteConnectionLimit
  /// Where the handlers are called.
  public private(set) var queue: DispatchQueue?

  /// Hears at a door.
  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws {
    parameters = using
    port = on
  }
  /// Hears at any door, and says its name nearby.
  public convenience init(service: Service, using parameters: NWParameters) throws {
    try self.init(using: parameters)
    self.service = service
  }
  /// Hears devices of a person.
  public convenience init(
    applicationService name: String, using parameters: NWParameters = .applicationService
  ) throws { try self.init(service: Service(applicationService: name), using: parameters) }

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
  /// The door and the rules.
  public var debugDescription: String { "[\(port?.debugDescription ?? "any") \(parameters.debugDescription)]" }
}
