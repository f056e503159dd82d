import Foundation

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
  /// How far an address of a group is known.
  public enum Scope: UInt8, Sendable {
    /// In the device.
    case nodeLocal = 1
    /// Nearby.
    case linkLocal = 2
    /// In a house.
    case siteLocal = 5
    /// In an organisation.
    case organizationLocal = 8
    /// Everywhere.
    case global = 14
  }
  /// Every address.
  public static let any = IPv6Address(words: [0, 0, 0, 0, 0, 0, 0, 0])
  /// Every address.
  public static let broadcast = IPv6Address(words: [0, 0, 0, 0, 0, 0, 0, 0])
  /// The device itself.
  public static let loopback = IPv6Address(words: [0, 0, 0, 0, 0, 0, 0, 1])
  /// All of the device.
  public static let nodeLocalNodes = IPv6Address(words: [0xff01, 0, 0, 0, 0, 0, 0, 1])
  /// All devices nearby.
  public static let linkLocalNodes = IPv6Address(words: [0xff02, 0, 0, 0, 0, 0, 0, 1])
  /// All routers nearby.
  public static let linkLocalRouters = IPv6Address(words: [0xff02, 0, 0, 0, 0, 0, 0, 2])

  /// Eight numbers of two bytes.
  private let words: [UInt16]
  /// The way into the network that the address belongs to.
  public let interface: NWInterface?

  private init(words: [UInt16]) {
    self.words = words
    interface = nil
  }
  /// An address of sixteen bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    let bytes = [UInt8](rawValue)
    words = (0..<8).map { UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1]) }
    self.interface = interface
  }
  /// An address as numbers in sixteens with colons between them; `::` stands for zeros.
  public init?(_ string: String) {
    guard let words = Self.words(of: string) else { return nil }
    self.init(words: words)
  }
  private static func words(of text: String) -> [UInt16]? {
    let halves = text.components(separatedBy: "::")
    guard halves.count <= 2, let first = numbers(in: halves[0]) else { return nil }
    guard halves.count == 2 else { return first.count == 8 ? first : nil }
    guard let last = numbers(in: halves[1]), first.count + last.count < 8 else { return nil }
    return first + [UInt16](repeating: 0, count: 8 - first.count - last.count) + last
  }
  private static func numbers(in text: String) -> [UInt16]? {
    guard !text.isEmpty else { return [] }
    var found: [UInt16] = []
    let parts = text.components(separatedBy: ":")
    for (place, part) in parts.enumerated() {
      if place == parts.count - 1, let inner = IPv4Address(part) {
        let bytes = [UInt8](inner.rawValue)
        found.append(UInt16(bytes[0]) << 8 | UInt16(bytes[1]))
        found.append(UInt16(bytes[2]) << 8 | UInt16(bytes[3]))
      } else if part.count <= 4, !part.hasPrefix("+"), let number = UInt16(part, radix: 16) {
        found.append(number)
      } else {
        return nil
      }
    }
    return found
  }
  /// The sixteen bytes.
  public var rawValue: Data { Data(words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }) }
  /// Whether it is every address.
  public var isAny: Bool { words.allSatisfy { $0 == 0 } }
  /// Whether it is the device itself.
  public var isLoopback: Bool { words == [0, 0, 0, 0, 0, 0, 0, 1] }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether it is one of four bytes, after zeros.
  public var isIPv4Compatabile: Bool {
    words[0..<6].allSatisfy { $0 == 0 } && (words[6] != 0 || words[7] > 1)
  }
  /// Whether it stands for one of four bytes.
  public var isIPv4Mapped: Bool { words[0..<5].allSatisfy { $0 == 0 } && words[5] == 0xffff }
  /// The address of four bytes that it stands for.
  public var asIPv4: IPv4Address? {
    isIPv4Compatabile || isIPv4Mapped ? IPv4Address(Data(rawValue.suffix(4))) : nil
  }
  /// Whether it is made of one of four bytes.
  public var is6to4: Bool { words[0] == 0x2002 }
  /// Whether it is known only nearby.
  public var isLinkLocal: Bool { words[0] & 0xffc0 == 0xfe80 }
  /// Whether many devices share it.
  public var isMulticast: Bool { words[0] >> 8 == 0xff }
  /// Whether it is known only in a private network.
  public var isUniqueLocal: Bool { words[0] & 0xfe00 == 0xfc00 }
  /// How far an address of a group is known.
  public var multicastScope: Scope? { isMulticast ? Scope(rawValue: UInt8(words[0] & 0xf)) : nil }

  /// Numbers in sixteens with colons between them; the longest run of zeros is `::`.
  public var debugDescription: String {
    if isIPv4Mapped { return "::ffff:" + (asIPv4?.debugDescription ?? "") }
    var longest = 0..<0
    var start = 0
    while start < 8 {
      var end = start
      while end < 8, words[end] == 0 { end += 1 }
      if end - start > max(longest.count, 1) { longest = start..<end }
      start = end + 1
    }
    guard !longest.isEmpty else { return Self.text(words[0..<8]) }
    return Self.text(words[0..<longest.lowerBound]) + "::" + Self.text(words[longest.upperBound..<8])
  }
  private static func text(_ words: ArraySlice<UInt16>) -> String {
    words.map { String($0, radix: 16) }.joined(separator: ":")
  }
}
