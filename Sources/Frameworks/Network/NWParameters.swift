import Foundation

/// How a connection is made.
public final class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
  /// How urgent data are.
  public enum ServiceClass: Hashable, Sendable {
    /// As usual, in the background, for films, for voices, for a person who waits, for calls that begin.
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }
  /// Whether a connection takes several ways.
  public enum MultipathServiceType: Hashable, Sendable {
    /// No, one after the other, the fastest one, all at once.
    case disabled, handover, interactive, aggregate
  }
  /// Whether old answers to names are used.
  public enum ExpiredDNSBehavior: Hashable, Sendable {
    /// As the system wants, yes, no.
    case systemDefault, allow, prohibit
  }
  /// Who wanted the connection.
  public enum Attribution: Hashable, Sendable {
    /// Who wrote the app, who uses it.
    case developer, user
  }
  /// The rules of a connection, one above the other.
  public class ProtocolStack: @unchecked Sendable {
    /// The rules of what is said, the top one first.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// The rule by which it is sent.
    public var transportProtocol: NWProtocolOptions?
    /// The rule of packets.
    public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    init() {}
  }
  /// The one way that is taken.
  public var requiredInterface: NWInterface?
  /// The kind of way that is taken; `.other` for any.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// Ways that are not taken.
  public var prohibitedInterfaces: [NWInterface]?
  /// Kinds of ways that are not taken.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether ways that cost money are not taken.
  public var prohibitExpensivePaths = false
  /// Whether ways where little is wanted are not taken.
  public var prohibitConstrainedPaths = false
  /// Whether nobody passes the data on.
  public var preferNoProxies = false
  /// This end.
  public var requiredLocalEndpoint: NWEndpoint?
  /// Whether several connections share this end.
  public var allowLocalEndpointReuse = false
  /// Whether only devices nearby are heard.
  public var acceptLocalOnly = false
  /// Whether devices speak to each other without a network.
  public var includePeerToPeer = false
  /// Whether answers to names are to be signed.
  public var requiresDNSSECValidation = false
  /// How urgent the data are.
  public var serviceClass = ServiceClass.bestEffort
  /// Whether it takes several ways.
  public var multipathServiceType = MultipathServiceType.disabled
  /// Whether data are sent with the first packet.
  public var allowFastOpen = false
  /// Whether old answers to names are used.
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  /// Who wants the connection.
  public var attribution = Attribution.developer
  /// The rules.
  public let defaultProtocolStack = ProtocolStack()

  /// No rule but that of packets.
  public init() {}
  /// Bytes in order, encrypted if there are ways for it.
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  /// Single messages, encrypted if there are ways for it.
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }
  /// Bytes in order, encrypted.
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// Single messages, encrypted.
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
  /// Bytes in order.
  public class var tcp: NWParameters { NWParameters(tls: nil) }
  /// Single messages.
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  /// What devices of a person speak.
  public class var applicationService: NWParameters {
    let parameters = NWParameters(tls: NWProtocolTLS.Options())
    parameters.includePeerToPeer = true
    return parameters
  }
  /// The same once more; changes of one do not change the other.
  public func copy() -> NWParameters {
    let other = NWParameters()
    other.requiredInterface = requiredInterface
    other.requiredInterfaceType = requiredInterfaceType
    other.prohibitedInterfaces = prohibitedInterfaces
    other.prohibitedInterfaceTypes = prohibitedInterfaceTypes
    other.prohibitExpensivePaths = prohibitExpensivePaths
    other.prohibitConstrainedPaths = prohibitConstrainedPaths
    other.preferNoProxies = preferNoProxies
    other.requiredLocalEndpoint = requiredLocalEndpoint
    other.allowLocalEndpointReuse = allowLocalEndpointReuse
    other.acceptLocalOnly = acceptLocalOnly
    other.includePeerToPeer = includePeerToPeer
    other.requiresDNSSECValidation = requiresDNSSECValidation
    other.serviceClass = serviceClass
    other.multipathServiceType = multipathServiceType
    other.allowFastOpen = allowFastOpen
    other.expiredDNSBehavior = expiredDNSBehavior
    other.attribution = attribution
    other.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    other.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    other.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
    return other
  }
  /// The rules, the top one first.
  public var debugDescription: String {
    var names = defaultProtocolStack.applicationProtocols.map {
      $0 is NWProtocolTLS.Options ? "tls" : $0 is NWProtocolWebSocket.Options ? "websocket" : "custom"
    }
    if let transport = defaultProtocolStack.transportProtocol {
      names.append(transport is NWProtocolTCP.Options ? "tcp" : "udp")
    }
    return names.joined(separator: ", ")
  }
}
