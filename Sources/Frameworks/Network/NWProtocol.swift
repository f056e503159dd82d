import Foundation

/// The name of a rule by which data are sent.
public class NWProtocolDefinition: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
  /// The name.
  public let name: String
  init(name: String) { self.name = name }
  /// Whether both are the same rule.
  public static func == (lhs: NWProtocolDefinition, rhs: NWProtocolDefinition) -> Bool { lhs.name == rhs.name }
  /// The name.
  public var debugDescription: String { name }
}
/// How a rule is followed.
public class NWProtocolOptions: @unchecked Sendable {
  init() {}
}
/// What is known of data that were sent by a rule.
public class NWProtocolMetadata: @unchecked Sendable {
  init() {}
}
/// A rule by which data are sent.
public class NWProtocol: @unchecked Sendable {
  init() {}
}

/// The rule of bytes that arrive in order.
public class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  /// The rule's name.
  public static let definition = NWProtocolDefinition(name: "tcp")
  /// How the rule is followed.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether small amounts are sent at once.
    public var noDelay = false
    /// Whether data wait for a full packet.
    public var noPush = false
    /// Whether packets have no options.
    public var noOptions = false
    /// Whether a silent connection is probed.
    public var enableKeepalive = false
    /// How many probes are sent before it ends.
    public var keepaliveCount = 0
    /// After how many seconds of silence it is probed.
    public var keepaliveIdle = 0
    /// How many seconds are between probes.
    public var keepaliveInterval = 0
    /// The largest part in bytes; 0 as the system wants.
    public var maximumSegmentSize = 0
    /// After how many seconds a connection that is not made ends.
    public var connectionTimeout = 0
    /// After how many seconds a receiver that takes nothing is given up.
    public var persistTimeout = 0
    /// After how many seconds data that are lost end the connection.
    public var connectionDropTime = 0
    /// Whether the end is said only so often.
    public var retransmitFinDrop = false
    /// Whether every packet is answered.
    public var disableAckStretching = false
    /// Whether data are sent with the first packet.
    public var enableFastOpen = false
    /// Whether routers are not asked of their load.
    public var disableECN = false
    /// The usual ways.
    public override init() { super.init() }
  }
  /// What is known of data that were sent.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    /// How many bytes wait to be read.
    public var availableReceiveBuffer: UInt32 { 0 }
    /// How many bytes wait to be sent.
    public var availableSendBuffer: UInt32 { 0 }
  }
}
/// The rule of single messages that may be lost.
public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  /// The rule's name.
  public static let definition = NWProtocolDefinition(name: "udp")
  /// How the rule is followed.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether messages have no sum by which they are checked.
    public var preferNoChecksum = false
    /// The usual ways.
    public override init() { super.init() }
  }
  /// What is known of a message.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    /// Nothing.
    public override init() { super.init() }
  }
}
/// The rule of encryption.
public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  /// The rule's name.
  public static let definition = NWProtocolDefinition(name: "tls")
  /// How the rule is followed.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// The usual ways.
    public override init() { super.init() }
  }
  /// What is known of encrypted data.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {}
}
/// The rule of packets.
public class NWProtocolIP: NWProtocol, @unchecked Sendable {
  /// The rule's name.
  public static let definition = NWProtocolDefinition(name: "ip")
  /// Marks by which routers say their load.
  public enum ECN: Hashable, Sendable {
    /// No mark, two marks of those who listen, a full router.
    case nonECT, ect0, ect1, ce
  }
  /// How the rule is followed.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// Kinds of addresses.
    public enum Version: Hashable, Sendable {
      /// Any, four bytes, sixteen bytes.
      case any, v4, v6
    }
    /// Which address of its own a device uses.
    public enum AddressPreference: Hashable, Sendable {
      /// As the system wants, one for a while, one for long.
      case `default`, temporary, stable
    }
    /// The kind of addresses.
    public var version = Version.any
    /// How many routers pass a packet on; 0 as the system wants.
    public var hopLimit: UInt8 = 0
    /// Whether packets are as small as all routers take.
    public var useMinimumMTU = false
    /// Whether packets are never cut.
    public var disableFragmentation = false
    /// Whether the time of arrival is kept.
    public var shouldCalculateReceiveTime = false
    /// Which address of its own the device uses.
    public var localAddressPreference = AddressPreference.default
    /// Whether a device does not hear what it tells a group.
    public var disableMulticastLoopback = false
  }
  /// What is known of a packet.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    /// The mark of routers.
    public var ecn = ECN.nonECT
    /// How urgent it is.
    public var serviceClass = NWParameters.ServiceClass.bestEffort
    /// When it arrived, in nanoseconds.
    public var receiveTime: UInt64 { 0 }
    /// Nothing.
    public override init() { super.init() }
  }
}
