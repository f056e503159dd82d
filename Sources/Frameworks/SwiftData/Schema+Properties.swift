import Foundation

/// A property of an entity.
public protocol SchemaProperty: AnyObject, Hashable {
  /// The property's name.
  var name: String { get set }
  /// The name that the property had in an older version.
  var originalName: String { get set }
  /// Whether no two objects have the same value.
  var isUnique: Bool { get }
  /// Whether the property holds other objects.
  var isRelationship: Bool { get }
  /// Whether the property is kept in memory only.
  var isTransient: Bool { get }
}

extension SchemaProperty {
  /// Whether the property holds a value.
  public var isAttribute: Bool { !isRelationship }
  /// Whether the property is kept in memory only.
  public var isTransient: Bool { false }
}

extension Schema {
  /// A property that holds a value.
  public final class Attribute: SchemaProperty {
    /// How a store keeps the value.
    public struct Option: Hashable, Sendable {
      let name: String
      /// No two objects have the same value: a later object replaces the values of the earlier one.
      public static var unique: Option { Option(name: "unique") }
      /// A transformer of that class translates the value.
      public static func transformable(by transformerType: AnyClass) -> Option { Option(name: "transformable") }
      /// A transformer of that name translates the value.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable by \(transformerName)")
      }
      /// The value stands in a file of its own.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// The value is encrypted in CloudKit.
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      /// The history keeps the value after the object is deleted.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// Changes are followed, but the value is not kept.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      /// Spotlight finds the value.
      public static var spotlight: Option { Option(name: "spotlight") }
    }
    /// The property's name.
    public var name = ""
    /// The name that the property had in an older version.
    public var originalName: String
    /// How a store keeps the value.
    public let options: [Option]
    /// Tells versions of the property apart.
    public let hashModifier: String?

    /// Makes an attribute as `@Attribute` says it.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }
    /// Whether no two objects have the same value.
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether the property holds other objects.
    public var isRelationship: Bool { false }
    /// Tells whether both are the same object.
    public static func == (lhs: Attribute, rhs: Attribute) -> Bool { lhs === rhs }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// A property that holds other objects.
  public final class Relationship: SchemaProperty {
    /// What happens to the other objects when one is deleted.
    public enum DeleteRule: String, Codable, Sendable {
      /// Nothing.
      case noAction
      /// They no longer know the deleted object.
      case nullify
      /// They are deleted, too.
      case cascade
      /// The object is not deleted while there are others.
      case deny
    }
    /// How a store keeps the relationship.
    public struct Option: Hashable, Sendable {
      let name: String
      /// No two objects have the same value.
      public static var unique: Option { Option(name: "unique") }
    }
    /// The property's name.
    public var name = ""
    /// The name that the property had in an older version.
    public var originalName: String
    /// How a store keeps the relationship.
    public let options: [Option]
    /// What happens to the other objects when one is deleted.
    public let deleteRule: DeleteRule
    /// The property of the other objects that leads back.
    public let inverseKeyPath: AnyKeyPath?
    /// The least number of other objects; nil for any.
    public let minimumModelCount: Int?
    /// The greatest number of other objects; 0 for any.
    public let maximumModelCount: Int?
    /// Tells versions of the property apart.
    public let hashModifier: String?
    /// The name of the other objects' class.
    public internal(set) var destination = ""
    /// Whether the property holds one object at most.
    public internal(set) var isToOneRelationship = false

    /// Makes a relationship as `@Relationship` says it.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }
    /// Whether no two objects have the same value.
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether the property holds other objects.
    public var isRelationship: Bool { true }
    /// Tells whether both are the same object.
    public static func == (lhs: Relationship, rhs: Relationship) -> Bool { lhs === rhs }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
