import Foundation

/// How a container keeps objects of some classes. Whatever it says, they are kept in memory.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// Which database of CloudKit is kept in step: none here.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    /// The one that the app's entitlements name.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    /// None.
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "none") }
    /// The private database of a container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }
  /// Which folder several apps share.
  public struct GroupContainer: Hashable, Sendable {
    let name: String
    /// The one that the app's entitlements name.
    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    /// None.
    public static var none: GroupContainer { GroupContainer(name: "none") }
    /// The one of that name.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }
  /// The configuration's name.
  public let name: String
  /// The classes that the configuration is for; nil for all.
  public var schema: Schema? {
    get { schemaHolder?.schema }
    set { schemaHolder = newValue.map { SchemaHolder(schema: $0) } }
  }
  private var schemaHolder: SchemaHolder?
  /// Where the store would lie.
  public var url: URL { givenURL ?? URL(fileURLWithPath: "/dev/null") }
  private let givenURL: URL?
  /// Whether changes are saved.
  public let allowsSave: Bool
  /// Whether the store is gone with the process.
  public let isStoredInMemoryOnly: Bool
  /// Which folder several apps share.
  public let groupContainer: GroupContainer
  /// Which database of CloudKit is kept in step.
  public let cloudKitDatabase: CloudKitDatabase
  /// Where the store would lie.
  public var id: URL { url }

  private init(
    name: String?, _ schema: Schema?, _ url: URL?, isStoredInMemoryOnly: Bool, allowsSave: Bool = true,
    _ groupContainer: GroupContainer = .automatic, _ cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    givenURL = url
    schemaHolder = schema.map { SchemaHolder(schema: $0) }
    self.allowsSave = allowsSave
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
  }
  /// Makes a configuration for all classes.
  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(name: nil, nil, nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  /// Makes a configuration for some classes.
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(name: nil, Schema(forTypes), nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  /// Makes a configuration with a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name, schema, nil, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave, groupContainer,
      cloudKitDatabase)
  }
  /// Makes a configuration of a store at a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name, schema, url, isStoredInMemoryOnly: false, allowsSave: allowsSave, .automatic, cloudKitDatabase)
  }
  /// Tells whether both have the same place.
  public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool {
    lhs.givenURL == rhs.givenURL && lhs.name == rhs.name
  }
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(givenURL) }
}

/// A schema that no one changes.
private final class SchemaHolder: @unchecked Sendable {
  let schema: Schema
  init(schema: Schema) { self.schema = schema }
}
