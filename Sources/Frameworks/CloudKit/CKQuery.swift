import Foundation

/// Which records are wanted.
open class CKQuery: @unchecked Sendable {
  /// Their kind.
  public let recordType: CKRecord.RecordType
  /// What they must be like.
  public let predicate: NSPredicate
  /// Their order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Records of a kind.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
  /// The same once more; changes of one do not change the other.
  open func copy() -> Any {
    let other = CKQuery(recordType: recordType, predicate: predicate)
    other.sortDescriptors = sortDescriptors
    return other
  }
}

/// A place in the changes of a zone or of a database.
open class CKServerChangeToken: Hashable, @unchecked Sendable {
  init() {}
  /// Whether both are one.
  public static func == (a: CKServerChangeToken, b: CKServerChangeToken) -> Bool { a === b }
  /// Tells places from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
