// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation

/// The entities of a store. A model that no one has described knows every entity that it is asked for.
open class NSManagedObjectModel {
  /// The entities.
  open var entities: [NSEntityDescription] = []
  /// Makes a model without entities.
  public init() {}
  /// Makes a model of a compiled file: it is the program's own.
  public convenience init?(contentsOf url: URL) {
    self.init()
    entities = NSManagedObjectModel.ofProgram.entities
  }
  /// Makes one model of all that bundles have: it is the program's own.
  public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { ofProgram }
  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    var found: [String: NSEntityDescription] = [:]
    for entity in entities { if let name = entity.name { found[name] = entity } }
    return found
  }
  /// The model of the program itself.
  static let ofProgram: NSManagedObjectModel = {
    let made = NSManagedObjectModel()
    made.entities = (NSManagedObjectModel.self as? any _CompiledModel.Type)?._entities ?? []
    made.connectEntities()
    return made
  }()
  /// The name of the entity whose objects are of a class: the class's own, unless the model says another one.
  func entityName(ofClass name: String) -> String {
    entities.first { $0.managedObjectClassName == name }?.name ?? name
  }
  /// The entity of that name; it is made if the model does not have it.
  func entity(named name: String) -> NSEntityDescription {
    if let known = entities.first(where: { $0.name == name }) { return known }
    let made = NSEntityDescription()
    made.name = name
    made.managedObjectClassName = name
    entities.append(made)
    return made
  }
}

/// Describes the objects of one kind.
open class NSEntityDescription: Hashable {
  /// The entity's name.
  open var name: String?
  /// The name of the objects' class.
  open var managedObjectClassName = "NSManagedObject"
  /// The properties.
  open var properties: [NSPropertyDescription] = []
  /// Whether there are no objects of the entity itself.
  open var isAbstract = false
  /// The entities that inherit the properties.
  open var subentities: [NSEntityDescription] = []
  /// The entity whose properties this one has as well.
  public internal(set) weak var superentity: NSEntityDescription?
  /// The name of that entity, until it is found.
  var superentityName: String?
  /// The objects' class; nil where it is not known.
  var objectClass: NSManagedObject.Type?
  /// Whether this is another entity, or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) ?? false
  }
  /// Makes an entity without a name.
  public init() {}

  /// The properties that hold values, by name.
  open var attributesByName: [String: NSAttributeDescription] {
    var found: [String: NSAttributeDescription] = [:]
    for property in properties {
      if let property = property as? NSAttributeDescription { found[property.name] = property }
    }
    return found
  }
  /// The properties that hold other objects, by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    var found: [String: NSRelationshipDescription] = [:]
    for property in properties {
      if let property = property as? NSRelationshipDescription { found[property.name] = property }
    }
    return found
  }
  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    var found: [String: NSPropertyDescription] = [:]
    for property in properties { found[property.name] = property }
    return found
  }
  /// The entity of that name in a context's model.
  public static func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model.entity(named: entityName)
  }
  /// A new object of the entity, inserted into a context.
  public static func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.model.entity(named: entityName)
    return (entity.objectClass ?? NSManagedObject.self).init(entity: entity, insertInto: context)
  }
  /// Tells whether both are the same object.
  public static func == (lhs: NSEntityDescription, rhs: NSEntityDescription) -> Bool { lhs === rhs }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Describes a property of an entity.
open class NSPropertyDescription {
  /// The property's name.
  open var name = ""
  /// Whether the property may have no value.
  open var isOptional = true
  /// Whether the property is kept in memory only.
  open var isTransient = false
  /// Further things that are said of the property.
  open var userInfo: [AnyHashable: Any]?
  /// Makes a property without a name.
  public init() {}
}

/// What kind of value an attribute holds.
public enum NSAttributeType: UInt, Sendable {
  /// Any.
  case undefinedAttributeType = 0
  /// A whole number of 16 bits.
  case integer16AttributeType = 100
  /// A whole number of 32 bits.
  case integer32AttributeType = 200
  /// A whole number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A fraction of 64 bits.
  case doubleAttributeType = 500
  /// A fraction of 32 bits.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// True or false.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// A value that is translated.
  case transformableAttributeType = 1800
  /// An object's name.
  case objectIDAttributeType = 2000
}

/// Describes a property that holds a value.
open class NSAttributeDescription: NSPropertyDescription {
  /// What kind of value it holds.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of new objects.
  open var defaultValue: Any?
  /// The name of the values' class.
  open var attributeValueClassName: String?
}

/// What happens to related objects when one is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule = 0
  /// They no longer know the deleted object.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// The object is not deleted while there are others.
  case denyDeleteRule = 3
}

/// Describes a property that holds other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the other objects.
  open var destinationEntity: NSEntityDescription?
  /// The property of the other objects that leads back.
  open var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of other objects; 0 for any.
  open var maxCount = 0
  /// The least number of other objects.
  open var minCount = 0
  /// What happens to the other objects when one is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the other objects have an order.
  open var isOrdered = false
  /// The name of the other objects' entity, and of their property that leads back, until both are found.
  var destinationName, inverseName: String?
  /// Whether it may hold several objects.
  open var isToMany: Bool { maxCount != 1 }
}
