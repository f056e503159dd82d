import Foundation

/// An address of a device in a network.
public protocol IPAddress: Sendable {
  /// The bytes.
  var rawValue: Data { get }
  /// The way into the network that the address belongs to.
  var interface: NWInterface? { get }
  /// Whether it is the device itself.
  var isLoopback: Bool { get }
  /// Whether it is known only nearby.
  var isLinkLocal: Bool { get }
  /// Whether many devices share it.
  var isMulticast: Bool { get }
  /// An address of bytes; nil unless there are as many as it needs.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// An address as it is written.
  init?(_ string: String)
}

/// An address of four bytes.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
  /// Every address.
  public static let any = IPv4Address(0, 0, 0, 0)
  /// All devices nearby.
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  /// The device itself.
  public static let loopback = IPv4Address(127, 0, 0, 1)
  /// All devices that listen to groups.
  public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
  /// All routers that listen to groups.
  public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
  /// All that hear of groups.
  public static let allReportsGroup = IPv4Address(224, 0, 0, 22)
  /// All that say their names nearby.
  public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

  private let bytes: [UInt8]
  /// The way into the network that the address belongs to.
  public let interface: NWInterface?

  private init(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) {
    bytes = [a, b, c, d]
    interface = nil
  }
  /// An address of four bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    bytes = [UInt8](rawValue)
    self.interface = interface
  }
  /// An address as four numbers with points between them.
  public init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt8($0) }
    guard parts.count == 4, numbers.count == 4, !string.contains("+") else { return nil }
    bytes = numbers
    interface = nil
  }
  /// The four bytes.
  public var rawValue: Data { Data(bytes) }
  /// Whether it is the device itself.
  public var isLoopback: Bool { bytes[0] == 127 }
  /// Whether it is known only nearby.
  public var isLinkLocal: Bool { bytes[0] == 169 && bytes[1] == 254 }
  /// Whether many devices share it.
  public var isMulticast: Bool { bytes[0] >= 224 && bytes[0] < 240 }
  /// Four numbers with points between them.
  public var debugDescription: String { bytes.map { String($0) }.joined(separator: ".") }
}
