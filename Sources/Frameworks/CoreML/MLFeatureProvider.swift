import Foundation

/// What has values for a model, or from it.
public protocol MLFeatureProvider {
  /// The names of the values.
  var featureNames: Set<String> { get }
  /// The value of a name.
  func featureValue(for featureName: String) -> MLFeatureValue?
}
/// What has many sets of values.
public protocol MLBatchProvider {
  /// How many sets there are.
  var count: Int { get }
  /// The set at a place.
  func features(at index: Int) -> any MLFeatureProvider
}

/// Values of names.
open class MLDictionaryFeatureProvider: MLFeatureProvider, @unchecked Sendable {
  /// The values.
  public let dictionary: [String: MLFeatureValue]

  /// Values of names: numbers, fractions, texts, rows of numbers, or values of a model.
  public init(dictionary: [String: Any]) throws {
    var values: [String: MLFeatureValue] = [:]
    for (name, value) in dictionary {
      guard let converted = try Self.value(value) else {
        throw MLModelError(.featureType, "The value for the feature \(name) is of a type that no model takes.")
      }
      values[name] = converted
    }
    self.dictionary = values
  }
  /// The names of the values.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// The value of a name.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  /// The value of a name.
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }

  private static func value(_ value: Any) throws -> MLFeatureValue? {
    switch value {
    case let value as MLFeatureValue: return value
    case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
    case let value as MLSequence: return MLFeatureValue(sequence: value)
    case let value as String: return MLFeatureValue(string: value)
    case let value as Int: return MLFeatureValue(int64: Int64(value))
    case let value as Int64: return MLFeatureValue(int64: value)
    case let value as Double: return MLFeatureValue(double: value)
    case let value as Float: return MLFeatureValue(double: Double(value))
    case let value as Bool: return MLFeatureValue(int64: value ? 1 : 0)
    case let value as [AnyHashable: NSNumber]: return try MLFeatureValue(dictionary: value)
    case let value as NSNumber: return MLFeatureValue(double: value.doubleValue)
    default: return nil
    }
  }
}
/// Many sets of values.
open class MLArrayBatchProvider: MLBatchProvider, @unchecked Sendable {
  /// The sets.
  public let array: [any MLFeatureProvider]
  /// Many sets of values.
  public init(array: [any MLFeatureProvider]) { self.array = array }
  /// Many values of names; there are as many of each name.
  public convenience init(dictionary: [String: [Any]]) throws {
    let count = dictionary.values.first?.count ?? 0
    guard dictionary.values.allSatisfy({ $0.count == count }) else { throw MLModelError(.featureType) }
    var sets: [any MLFeatureProvider] = []
    for place in 0..<count {
      sets.append(try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[place] }))
    }
    self.init(array: sets)
  }
  /// How many sets there are.
  open var count: Int { array.count }
  /// The set at a place.
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
