import Foundation

/// A way into a network that a device has.
public struct NWInterface: Hashable, CustomDebugStringConvertible, Sendable {
  /// Kinds of ways.
  public enum InterfaceType: Hashable, Sendable {
    /// A kind that has no other name.
    case other
    /// A network by radio nearby.
    case wifi
    /// The network of telephones.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The device itself.
    case loopback
  }
  /// Kinds of radio.
  public enum RadioType: Hashable, Sendable {
    /// Standards of networks by radio nearby.
    public enum WiFi: Hashable, Sendable {
      /// The standards 802.11b to 802.11ax.
      case b, a, g, n, ac, ax
    }
    /// Standards of the network of telephones.
    public enum Cellular: Hashable, Sendable {
      /// Frequencies of the fifth generation.
      public enum NewRadio5GVariant: Hashable, Sendable {
        /// Below and above six gigahertz.
        case sub6GHz, mmWave
      }
      /// The fourth generation.
      case lte
      /// The fifth generation beside the fourth.
      case dualConnectivity5G(NewRadio5GVariant)
      /// The fifth generation alone.
      case standalone5G(NewRadio5GVariant)
      /// Older generations.
      case wcdma, gsm, cdma, evdo
    }
    /// A network nearby.
    case wifi(WiFi)
    /// The network of telephones.
    case cell(Cellular)
  }
  /// The kind.
  public let type: InterfaceType
  /// The name that the system gives it.
  public let name: String
  /// The number that the system gives it.
  public let index: Int

  init(type: InterfaceType, name: String, index: Int) {
    self.type = type
    self.name = name
    self.index = index
  }
  /// The name.
  public var debugDescription: String { name }
}
