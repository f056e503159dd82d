import Foundation

/// What a device can reach at a moment: here there is no network, so that nothing is reached.
public struct NWPath: Equatable, CustomDebugStringConvertible, Sendable {
  /// Whether data can be sent.
  public enum Status: Hashable, Sendable {
    /// Data can be sent.
    case satisfied
    /// Data cannot be sent.
    case unsatisfied
    /// Data can be sent after a connection was made.
    case requiresConnection
  }
  /// Why nothing can be sent.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// There is no network, or nobody knows why.
    case notAvailable
    /// The network of telephones is forbidden.
    case cellularDenied
    /// The network by radio nearby is forbidden.
    case wifiDenied
    /// The network nearby is forbidden.
    case localNetworkDenied
    /// A private network is needed and is off.
    case vpnInactive
  }
  /// Whether data can be sent.
  public let status: Status
  /// Why nothing can be sent.
  public let unsatisfiedReason: UnsatisfiedReason
  /// The ways into the network, the best one first.
  public let availableInterfaces: [NWInterface]
  /// Whether sending costs money, as with telephones.
  public let isExpensive: Bool
  /// Whether a person wants little to be sent.
  public let isConstrained: Bool
  /// Whether addresses of four bytes are reached.
  public let supportsIPv4: Bool
  /// Whether addresses of sixteen bytes are reached.
  public let supportsIPv6: Bool
  /// Whether names are known.
  public let supportsDNS: Bool
  /// Where the way out of the network nearby is.
  public let gateways: [NWEndpoint]
  /// This end of a connection.
  public let localEndpoint: NWEndpoint?
  /// The other end of a connection.
  public let remoteEndpoint: NWEndpoint?

  /// The path where there is no network.
  init(remoteEndpoint: NWEndpoint? = nil) {
    status = .unsatisfied
    unsatisfiedReason = .notAvailable
    availableInterfaces = []
    isExpensive = false
    isConstrained = false
    supportsIPv4 = false
    supportsIPv6 = false
    supportsDNS = false
    gateways = []
    localEndpoint = nil
    self.remoteEndpoint = remoteEndpoint
  }
  /// Whether data take a way of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
  /// The status and why it is so.
  public var debugDescription: String { "unsatisfied (No network route)" }
}
