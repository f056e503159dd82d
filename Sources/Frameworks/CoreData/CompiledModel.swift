import Foundation

/// What a program knows of its own model. Xcode keeps it in a file beside the program; here the program declares it for
/// the type of all models.
public protocol _CompiledModel {
  /// The entities, not connected with each other yet.
  static var _entities: [NSEntityDescription] { get }
}

extension NSEntityDescription {
  /// Describes an entity of the program's model with its own properties.
  public convenience init(
    _name name: String, of objectClass: NSManagedObject.Type, called className: String, in parent: String? = nil,
    isAbstract: Bool = false, properties: [NSPropertyDescription]
  ) {
    self.init()
    self.name = name
    self.isAbstract = isAbstract
    self.properties = properties
    self.objectClass = objectClass
    managedObjectClassName = className
    superentityName = parent
  }
}

extension NSAttributeDescription {
  /// Describes an attribute of the program's model.
  public convenience init(_name name: String, _ type: NSAttributeType, isOptional: Bool, defaultValue: Any? = nil) {
    self.init()
    self.name = name
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    attributeType = type
  }
}

extension NSRelationshipDescription {
  /// Describes a relationship of the program's model.
  public convenience init(
    _name name: String, to destination: String, inverse: String? = nil, isToMany: Bool, isOrdered: Bool,
    deleteRule: NSDeleteRule
  ) {
    self.init()
    self.name = name
    self.isOrdered = isOrdered
    self.deleteRule = deleteRule
    maxCount = isToMany ? 0 : 1
    (destinationName, inverseName) = (destination, inverse)
  }
}

extension NSManagedObjectModel {
  /// Connects entities that know each other by their names.
  func connectEntities() {
    let known = entitiesByName
    for entity in entities {
      entity.superentity = entity.superentityName.flatMap { known[$0] }
      entity.superentity?.subentities.append(entity)
    }
    let own = entities.map(\.properties)
    for entity in entities {
      var above = entity.superentity
      while let found = above {
        if let index = entities.firstIndex(where: { $0 === found }) { entity.properties += own[index] }
        above = found.superentity
      }
    }
    for entity in entities {
      for property in entity.properties {
        guard let property = property as? NSRelationshipDescription, property.destinationEntity == nil else { continue }
        property.destinationEntity = property.destinationName.flatMap { known[$0] }
        property.inverseRelationship = property.inverseName.flatMap { property.destinationEntity?.relationship($0) }
      }
    }
  }
}

extension NSEntityDescription {
  /// The property of that name that holds other objects.
  func relationship(_ name: String) -> NSRelationshipDescription? {
    for property in properties where property.name == name { return property as? NSRelationshipDescription }
    return nil
  }
}
