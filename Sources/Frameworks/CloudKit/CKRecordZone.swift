import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the person who uses the app.
public let CKCurrentUserDefaultName = "__defaultOwner__"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the person who uses the app.
public let CKOwnerDefaultName = CKCurrentUserDefaultName

/// A part of a database.
open class CKRecordZone: Hashable, @unchecked Sendable {
  /// The name of a zone.
  open class ID: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// The name of the usual zone.
    public static let defaultZoneName = "_defaultZone"
    /// The usual zone.
    public static let `default` = ID()
    /// The name.
    public let zoneName: String
    /// Whose it is.
    public let ownerName: String
    /// A zone's name.
    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }
    /// The name and whose it is.
    open var description: String { "\(zoneName):\(ownerName)" }
    /// Whether both name one zone.
    public static func == (a: ID, b: ID) -> Bool { a.zoneName == b.zoneName && a.ownerName == b.ownerName }
    /// Tells names from each other.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(zoneName)
      hasher.combine(ownerName)
    }
  }
  /// What a zone can.
  public struct Capabilities: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Capabilities of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It says what has changed.
    public static let fetchChanges = Capabilities(rawValue: 1)
    /// It saves all or nothing.
    public static let atomic = Capabilities(rawValue: 2)
    /// Its records are shared.
    public static let sharing = Capabilities(rawValue: 4)
    /// It is shared as a whole.
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }
  /// What is encrypted.
  public enum EncryptionScope: Int, Sendable {
    /// Each record.
    case perRecord = 0
    /// The zone.
    case perZone = 1
  }
  /// The name.
  public let zoneID: ID
  /// What is encrypted.
  open var encryptionScope = EncryptionScope.perRecord
  /// How the zone is shared: not at all.
  open var share: CKRecord.Reference? { nil }
  /// What it can: nothing before it is saved.
  open var capabilities: Capabilities { [] }

  /// A zone of a name.
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  /// A zone of a name.
  public init(zoneID: ID) { self.zoneID = zoneID }
  /// The usual zone.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  /// Whether both are one zone.
  public static func == (a: CKRecordZone, b: CKRecordZone) -> Bool { a.zoneID == b.zoneID }
  /// Tells zones from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(zoneID) }
}
