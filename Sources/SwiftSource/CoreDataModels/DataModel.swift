/// What a Core Data model says of its entities, as far as classes are made of it.
public struct DataModel: Sendable, Hashable {
  /// What is made for an entity.
  enum Generation: String {
    /// Nothing: a person writes the class.
    case none
    /// The class with its properties.
    case whole = "class"
    /// The properties, for a class that a person writes.
    case properties = "category"
  }
  /// A property that holds a value.
  struct Attribute: Hashable {
    let name: String
    /// As the model says it: `Integer 16`.
    let type: String
    let isOptional: Bool
    /// Whether it is a number of Swift and no object.
    let isScalar: Bool
    /// The class of what is translated.
    let customClass: String?
    /// The value of new objects, as the model writes it.
    let defaultValue: String?
  }
  /// A property that holds other objects.
  struct Relationship: Hashable {
    let name: String
    let destination: String?
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
    /// `Nullify`, `Cascade`, `Deny` or `No Action`.
    let deletionRule: String
  }
  /// The objects of one kind.
  struct Entity: Hashable {
    let name: String
    /// Without a module before it; nil for objects without a class of their own.
    let className: String?
    let generation: Generation
    let parent: String?
    let isAbstract: Bool
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }
  /// In the order of the file.
  private(set) var entities: [Entity] = []
  /// Entities whose parents lead nowhere: they inherit from nothing.
  private(set) var unfounded: Set<String> = []
  private var numbers: [String: Int] = [:]

  /// Larger files are refused, in bytes (our choice).
  public static let byteLimit = 4_000_000
  /// Models of more entities are refused (our choice).
  private static let entityLimit = 2_000
  /// An entity inherits through no more others (our choice).
  private static let depthLimit = 100

  /// Why a model cannot be read.
  public struct Damage: Error, Hashable, Sendable {
    /// In words.
    public let reason: String
    /// Makes a reason.
    public init(_ reason: String) { self.reason = reason }
  }

  /// Reads the file `contents` of a version of a model.
  public init(_ bytes: some Collection<UInt8>) throws(Damage) {
    guard bytes.count <= Self.byteLimit else { throw Damage("it has more than \(Self.byteLimit / 1_000_000) MB") }
    do throws(MarkupReader.Damage) {
      var current: Entity?
      var path: [String] = []
      for piece in try MarkupReader.pieces(of: Array(bytes)) {
        switch piece {
        case .opening(let name, let attributes):
          path.append(name)
          switch path {
          case ["model", "entity"]: current = Entity(attributes)
          case ["model", "entity", "attribute"]:
            if let made = Attribute(attributes) { current?.attributes.append(made) }
          case ["model", "entity", "relationship"]:
            if let made = Relationship(attributes) { current?.relationships.append(made) }
          default: break
          }
        case .closing:
          if path == ["model", "entity"], let made = current, numbers[made.name] == nil {
            numbers[made.name] = entities.count
            entities.append(made)
          }
          path.removeLast()
        }
      }
    } catch {
      throw Damage("line \(error.line): \(error.reason)")
    }
    guard entities.count <= Self.entityLimit else { throw Damage("it has more than \(Self.entityLimit) entities") }
    findUnfounded()
  }

  /// The entity of that name.
  func entity(_ name: String) -> Entity? { numbers[name].map { entities[$0] } }
  /// The entity that another one inherits from; nil where there is none, and where that leads nowhere.
  func parent(of entity: Entity) -> Entity? {
    unfounded.contains(entity.name) ? nil : entity.parent.flatMap(self.entity)
  }
  /// Finds the entities that inherit from each other in a circle, or through too many others.
  private mutating func findUnfounded() {
    var depths: [String: Int] = [:]
    for entity in entities where depths[entity.name] == nil {
      var (way, next) = ([entity.name], entity.parent.flatMap(self.entity))
      var seen: Set<String> = [entity.name]
      while let found = next, depths[found.name] == nil, seen.insert(found.name).inserted {
        way.append(found.name)
        next = found.parent.flatMap(self.entity)
      }
      let isCircle = next.map { depths[$0.name] == nil || unfounded.contains($0.name) } ?? false
      var depth = next.flatMap { depths[$0.name] } ?? -1
      for name in way.reversed() {
        depth += 1
        depths[name] = depth
        if isCircle || depth > Self.depthLimit { unfounded.insert(name) }
      }
    }
  }
}

extension DataModel.Entity {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"], DataModel.isName(name) else { return nil }
    self.name = name
    let written = attributes["representedClassName"].flatMap { $0.split(separator: ".").last.map(String.init) }
    let generation = DataModel.Generation(rawValue: attributes["codeGenerationType"] ?? "") ?? .none
    let className = written ?? (generation == .none ? nil : name)
    (self.generation, parent) = (generation, attributes["parentEntity"])
    self.className = className.flatMap { DataModel.isName($0) && $0 != "NSManagedObject" ? $0 : nil }
    isAbstract = attributes["isAbstract"] == "YES"
  }
}

extension DataModel.Attribute {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"], DataModel.isName(name) else { return nil }
    (self.name, type) = (name, attributes["attributeType"] ?? "Undefined")
    (isOptional, isScalar) = (attributes["optional"] == "YES", attributes["usesScalarValueType"] == "YES")
    customClass = attributes["customClassName"]
    defaultValue = attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"]
  }
}

extension DataModel.Relationship {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"], DataModel.isName(name) else { return nil }
    (self.name, destination, inverse) = (name, attributes["destinationEntity"], attributes["inverseName"])
    (isToMany, isOrdered) = (attributes["toMany"] == "YES", attributes["ordered"] == "YES")
    deletionRule = attributes["deletionRule"] ?? "Nullify"
  }
}

extension DataModel {
  /// Whether Swift takes a text as a name.
  static func isName(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.first?.isNumber == false && !text.isEmpty
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
