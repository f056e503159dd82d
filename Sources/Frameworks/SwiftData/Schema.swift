import Foundation

/// The classes that a store keeps.
public final class Schema: Hashable {
  /// A version of a schema: three numbers.
  public struct Version: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int
    /// Makes a version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
    /// Tells which version is older.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      if lhs.major != rhs.major { return lhs.major < rhs.major }
      if lhs.minor != rhs.minor { return lhs.minor < rhs.minor }
      return lhs.patch < rhs.patch
    }
    /// The numbers, with points between.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// The version of the schema.
  public let version: Version
  /// The classes, in the order in which they were given.
  public let entities: [Entity]
  let types: [any PersistentModel.Type]

  /// Makes a schema without classes.
  public init() {
    version = Version(1, 0, 0)
    entities = []
    types = []
  }
  /// Makes a schema of entities.
  public init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
    self.version = version
    self.entities = entities
    types = []
  }
  /// Makes a schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    self.types = types
    entities = types.map { Entity($0) }
  }
  /// Makes a schema of the classes of one version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
  /// The entities by their names.
  public var entitiesByName: [String: Entity] {
    var found: [String: Entity] = [:]
    for entity in entities { found[entity.name] = entity }
    return found
  }
  /// The entity of a class, if the schema has it.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Schema.entityName(for: type)] }
  /// The name under which a store keeps the objects of a class.
  public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }
  /// Tells whether both have the same version and entities.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version && lhs.entities == rhs.entities
  }
  /// Hashes version and entities.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities)
  }
}

extension Schema {
  /// One class of a schema.
  public final class Entity: Hashable {
    /// The class's name.
    public let name: String
    /// The properties that hold values.
    public let attributes: Set<Attribute>
    /// The properties that hold other objects.
    public let relationships: Set<Relationship>

    /// Makes an entity without properties.
    public init(_ name: String) {
      self.name = name
      attributes = []
      relationships = []
    }
    init(_ type: any PersistentModel.Type) {
      name = Schema.entityName(for: type)
      let all = type.schemaMetadata
      attributes = Set(all.compactMap { $0.attribute })
      relationships = Set(all.compactMap { $0.relationship })
    }
    /// The properties that hold values, by name.
    public var attributesByName: [String: Attribute] {
      var found: [String: Attribute] = [:]
      for attribute in attributes { found[attribute.name] = attribute }
      return found
    }
    /// The properties that hold other objects, by name.
    public var relationshipsByName: [String: Relationship] {
      var found: [String: Relationship] = [:]
      for relationship in relationships { found[relationship.name] = relationship }
      return found
    }
    /// Tells whether both have the same name.
    public static func == (lhs: Entity, rhs: Entity) -> Bool { lhs.name == rhs.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
