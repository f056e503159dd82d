import Foundation

extension CKRecord {
  /// The name of a record.
  open class ID: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// The name.
    public let recordName: String
    /// The part of the database.
    public let zoneID: CKRecordZone.ID
    /// A name; a new one if none is said.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }
    /// The name and the part of the database.
    open var description: String { "<CKRecordID: recordName=\(recordName), zoneID=\(zoneID)>" }
    /// Whether both name one record.
    public static func == (a: ID, b: ID) -> Bool { a.recordName == b.recordName && a.zoneID == b.zoneID }
    /// Tells names from each other.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(recordName)
      hasher.combine(zoneID)
    }
  }
  /// What becomes of a record when the one it points to goes.
  public enum ReferenceAction: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// It goes as well.
    case deleteSelf = 1
  }
  /// What points to a record.
  open class Reference: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// What becomes of a record when the one it points to goes.
    public typealias Action = ReferenceAction
    /// The name of the record.
    public let recordID: ID
    /// What becomes of a record when the one it points to goes.
    public let action: ReferenceAction
    /// Points to a record of a name.
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }
    /// Points to a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
    /// The name of the record.
    open var description: String { "<CKReference: \(recordID)>" }
    /// Whether both point to one record.
    public static func == (a: Reference, b: Reference) -> Bool { a.recordID == b.recordID && a.action == b.action }
    /// Tells references from each other.
    public func hash(into hasher: inout Hasher) { hasher.combine(recordID) }
  }
}
// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
/// What becomes of a record when the one it points to goes.
public typealias CKRecord_Reference_Action = CKRecord.ReferenceAction

/// A file that a record has.
open class CKAsset: Hashable, @unchecked Sendable {
  /// Where it is.
  public let fileURL: URL?
  /// A file.
  public init(fileURL: URL) { self.fileURL = fileURL }
  /// Whether both are one file.
  public static func == (a: CKAsset, b: CKAsset) -> Bool { a.fileURL == b.fileURL }
  /// Tells files from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(fileURL) }
}
