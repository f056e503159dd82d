import Foundation

/// An end of a connection.
public enum NWEndpoint: Hashable, CustomDebugStringConvertible, Sendable {
  /// A device and one of its doors.
  case hostPort(host: Host, port: Port)
  /// A service that says its name nearby.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A file of the device.
  case unix(path: String)
  /// An address of the web.
  case url(URL)

  /// A device.
  public enum Host: Hashable, CustomDebugStringConvertible, ExpressibleByStringLiteral, Sendable {
    /// A device by its name.
    case name(String, NWInterface?)
    /// A device by four bytes.
    case ipv4(IPv4Address)
    /// A device by sixteen bytes.
    case ipv6(IPv6Address)

    /// A device by a name or an address.
    public init(stringLiteral: String) { self.init(stringLiteral) }
    /// A device by a name or an address.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }
    /// The way into the network that leads to it.
    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): return interface
      case .ipv4(let address): return address.interface
      case .ipv6(let address): return address.interface
      }
    }
    /// The name or the address.
    public var debugDescription: String {
      switch self {
      case .name(let name, let interface): return name + (interface.map { "%" + $0.name } ?? "")
      case .ipv4(let address): return address.debugDescription
      case .ipv6(let address): return address.debugDescription
      }
    }
  }
  /// A door of a device, by its number.
  public struct Port: Hashable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt16
    /// Any door.
    public static let any: Port = 0
    /// The door of remote shells.
    public static let ssh: Port = 22
    /// The door of mail that is sent.
    public static let smtp: Port = 25
    /// The door of the web.
    public static let http: Port = 80
    /// The door of mail that is taken.
    public static let pop: Port = 110
    /// The door of mail that is read.
    public static let imap: Port = 143
    /// The door of the encrypted web.
    public static let https: Port = 443
    /// The door of mail that is read encrypted.
    public static let imaps: Port = 993
    /// The door of those who pass data on.
    public static let socks: Port = 1080

    /// A door by its number or by the name of its service.
    public init?(_ service: String) {
      let names: [String: UInt16] = [
        "ssh": 22, "smtp": 25, "http": 80, "pop3": 110, "imap": 143, "https": 443, "imaps": 993, "socks": 1080,
      ]
      guard let number = UInt16(service) ?? names[service] else { return nil }
      rawValue = number
    }
    /// A door by its number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// A door by its number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// The number.
    public var debugDescription: String { String(rawValue) }
  }
  /// The way into the network that leads to it.
  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): return host.interface
    case .service(_, _, _, let interface): return interface
    case .unix, .url: return nil
    }
  }
  /// What a service says of itself: it is never asked.
  public var txtRecord: NWTXTRecord? { nil }
  /// How it is written.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port):
      if case .ipv6 = host { return "\(host.debugDescription).\(port.debugDescription)" }
      return "\(host.debugDescription):\(port.debugDescription)"
    case .service(let name, let type, let domain, _): return "\(name).\(type)\(domain)"
    case .unix(let path): return path
    case .url(let url): return url.absoluteString
    }
  }
}
