import CoreLocation
import Foundation

/// What a record takes as a value.
public protocol CKRecordValueProtocol {}
/// What a record takes as a value.
public protocol CKRecordValue: CKRecordValueProtocol {}

extension String: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Int: CKRecordValue {}
extension Int8: CKRecordValue {}
extension Int16: CKRecordValue {}
extension Int32: CKRecordValue {}
extension Int64: CKRecordValue {}
extension UInt: CKRecordValue {}
extension UInt8: CKRecordValue {}
extension UInt16: CKRecordValue {}
extension UInt32: CKRecordValue {}
extension UInt64: CKRecordValue {}
extension Float: CKRecordValue {}
extension Double: CKRecordValue {}
extension Date: CKRecordValue {}
extension Data: CKRecordValue {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension Array: CKRecordValue where Element: CKRecordValueProtocol {}
extension CLLocation: CKRecordValue {}
extension CKRecord.Reference: CKRecordValue {}
extension CKAsset: CKRecordValue {}

/// What has values with names.
public protocol CKRecordKeyValueSetting: AnyObject {
  /// The value of a name.
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
  /// Gives a name a value; nil takes it away.
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
  /// All names of values.
  func allKeys() -> [CKRecord.FieldKey]
  /// The names of values that were changed and not saved.
  func changedKeys() -> [CKRecord.FieldKey]
}
extension CKRecordKeyValueSetting {
  /// The value of a name; nil takes it away.
  public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
  /// The value of a name, of a type; nil takes it away.
  public subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? {
    get { FieldStore.value(object(forKey: key), as: Value.self) }
    set { setObject(newValue, forKey: key) }
  }
}

/// Values with names, in memory.
final class FieldStore: CKRecordKeyValueSetting {
  private var values: [CKRecord.FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<CKRecord.FieldKey> = []

  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) {
    values[key] = object.map { Self.plain($0) }
    changed.insert(key)
  }
  func allKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }
  func changedKeys() -> [CKRecord.FieldKey] { changed.sorted() }

  /// A value of Swift's own for one of the older kind.
  private static func plain(_ value: any CKRecordValueProtocol) -> any CKRecordValueProtocol {
    if value is Bool || value is Int || value is Double || value is String { return value }
    if let text = value as? NSString { return String(describing: text) }
    if let date = value as? NSDate { return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) }
    if let number = value as? NSNumber {
      let fraction = number.doubleValue
      return fraction == fraction.rounded() && abs(fraction) < 1e15 ? number.intValue : fraction
    }
    return value
  }
  /// A value as a type: numbers become numbers of other types.
  static func value<Value>(_ value: (any CKRecordValueProtocol)?, as type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    let fraction: Double
    switch value {
    case let number as Int: fraction = Double(number)
    case let number as Double: fraction = number
    case let number as Bool: fraction = number ? 1 : 0
    default: return nil
    }
    if let number = fraction as? Value { return number }
    if let number = Int(exactly: fraction.rounded(.towardZero)) as? Value { return number }
    if let number = Float(fraction) as? Value { return number }
    if let number = Int64(exactly: fraction.rounded(.towardZero)) as? Value { return number }
    return (fraction != 0) as? Value
  }
}
