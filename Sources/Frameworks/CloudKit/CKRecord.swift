import Foundation

/// A record: values with names. It is kept in memory, and never saved.
open class CKRecord: Hashable, CKRecordKeyValueSetting, CustomStringConvertible, @unchecked Sendable {
  /// The name of a kind of records.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// Kinds of records that every container has.
  public enum SystemType {
    /// People.
    public static let userRecord = "Users"
    /// Records that are shared.
    public static let share = "cloudkit.share"
  }
  /// Values that every record has.
  public enum SystemFieldKey {
    /// What it belongs to.
    public static let parent = "parent"
    /// How it is shared.
    public static let share = "share"
    /// Who made it.
    public static let creatorUserRecordID = "createdUserRecordName"
    /// When it was made.
    public static let creationDate = "createdTimestamp"
    /// Who changed it.
    public static let lastModifiedUserRecordID = "modifiedUserRecordName"
    /// When it was changed.
    public static let modificationDate = "modifiedTimestamp"
  }
  /// The kind.
  public let recordType: RecordType
  /// The name.
  public let recordID: ID
  /// The name of the last change: none before it is saved.
  open var recordChangeTag: String? { nil }
  /// Who made it: nobody before it is saved.
  open var creatorUserRecordID: ID? { nil }
  /// When it was made: not before it is saved.
  open var creationDate: Date? { nil }
  /// Who changed it: nobody before it is saved.
  open var lastModifiedUserRecordID: ID? { nil }
  /// When it was changed: not before it is saved.
  open var modificationDate: Date? { nil }
  /// How it is shared: not at all.
  open var share: Reference? { nil }
  /// What it belongs to.
  open var parent: Reference?
  /// Values that the cloud cannot read.
  public let encryptedValues: any CKRecordKeyValueSetting
  private let fields = FieldStore()

  /// A record of a kind; without a name it has a new one.
  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    encryptedValues = FieldStore()
  }
  /// A record of a kind in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// The value of a name.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields.object(forKey: key) }
  /// Gives a name a value; nil takes it away.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    fields.setObject(object, forKey: key)
  }
  /// All names of values.
  open func allKeys() -> [FieldKey] { fields.allKeys() }
  /// The names of values that were changed and not saved.
  open func changedKeys() -> [FieldKey] { fields.changedKeys() }
  /// Words by which it is found.
  open func allTokens() -> [String] {
    allKeys().compactMap { object(forKey: $0) as? String }.flatMap { text in
      text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    }
  }
  /// The value of a name, of any kind.
  open func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Gives a name a value of any kind that a record takes.
  open func setValue(_ value: Any?, forKey key: String) {
    setObject(value as? any CKRecordValueProtocol, forKey: key)
  }
  /// Gives names values.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  /// Says what it belongs to.
  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
  /// Says what it belongs to.
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }
  /// The same once more; changes of one do not change the other.
  open func copy() -> Any {
    let other = CKRecord(recordType: recordType, recordID: recordID)
    for key in allKeys() { other.setObject(object(forKey: key), forKey: key) }
    for key in encryptedValues.allKeys() {
      other.encryptedValues.setObject(encryptedValues.object(forKey: key), forKey: key)
    }
    other.parent = parent
    return other
  }
  /// The kind, the name and the values.
  open var description: String {
    let values = allKeys().map { "\($0)=\(object(forKey: $0).map { "\($0)" } ?? "nil")" }
    return "<CKRecord: recordType=\(recordType), recordID=\(recordID), values={\(values.joined(separator: ", "))}>"
  }
  /// Whether both are one.
  public static func == (a: CKRecord, b: CKRecord) -> Bool { a === b }
  /// Tells records from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension CKRecord: Sequence {
  /// Goes through names and values.
  public func makeIterator() -> IndexingIterator<[(FieldKey, any CKRecordValueProtocol)]> {
    allKeys().compactMap { key in object(forKey: key).map { (key, $0) } }.makeIterator()
  }
}
