/// The Swift file that Xcode would make of a project's Core Data models.
///
/// Its properties are what Xcode writes. The accessors of relationships have bodies, and at the end stands what a
/// compiled model says at run time: Xcode puts that into a file beside the program.
struct DataModelSource {
  /// The models, by the order of their files.
  private let models: [DataModel]
  /// Whether a person has written a type of that name.
  private let isWritten: (String) -> Bool
  private var text = "import CoreData\nimport Foundation\n"
  /// The classes that were made already.
  private var made: Set<String> = []

  /// The text; nil where the models say nothing.
  static func text(of models: [DataModel], besides isWritten: @escaping (String) -> Bool) -> String? {
    guard models.contains(where: { !$0.entities.isEmpty }) else { return nil }
    var source = DataModelSource(models: models, isWritten: isWritten)
    for model in models { for entity in model.entities { source.add(entity, of: model) } }
    source.addDescriptions()
    return source.text
  }
  private init(models: [DataModel], isWritten: @escaping (String) -> Bool) {
    (self.models, self.isWritten) = (models, isWritten)
  }

  // MARK: Classes

  private mutating func add(_ entity: DataModel.Entity, of model: DataModel) {
    guard let name = entity.className, entity.generation != .none, made.insert(name).inserted else { return }
    let parent = model.parent(of: entity)
    let type = Self.quoted(name)
    switch entity.generation {
    case .whole where isWritten(name): return
    case .whole:
      text += "\n@objc(\(name))\npublic class \(type): \(className(of: parent)) {}\n"
    case .properties where !isWritten(name): return
    case .properties, .none: break
    }
    var seen = inherited(by: parent, of: model)
    text += """

      extension \(type) {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> {
          NSFetchRequest<\(type)>(entityName: "\(entity.name)")
        }

      """
    for attribute in entity.attributes where seen.insert(attribute.name).inserted {
      text += "  @NSManaged public var \(Self.quoted(attribute.name)): \(Self.type(of: attribute))\n"
    }
    var several: [DataModel.Relationship] = []
    for relationship in entity.relationships where seen.insert(relationship.name).inserted {
      if relationship.isToMany { several.append(relationship) }
      let target = className(of: relationship.destination.flatMap(model.entity))
      let type = relationship.isToMany ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : target
      text += "  @NSManaged public var \(Self.quoted(relationship.name)): \(type)?\n"
    }
    text += "}\n"
    for relationship in several {
      addAccessors(of: relationship, to: type, className(of: relationship.destination.flatMap(model.entity)))
    }
    if parent == nil { text += "\nextension \(type): Identifiable {}\n" }
  }
  /// What the classes above declare already.
  private func inherited(by parent: DataModel.Entity?, of model: DataModel) -> Set<String> {
    var (names, next) = (Set<String>(), parent)
    while let entity = next {
      names.formUnion(entity.attributes.map(\.name) + entity.relationships.map(\.name))
      next = model.parent(of: entity)
    }
    return names
  }
  /// The class of an entity's objects, as far as there is one.
  private func className(of entity: DataModel.Entity?) -> String {
    guard let entity, let name = entity.className, entity.generation == .whole || isWritten(name) else {
      return "NSManagedObject"
    }
    return Self.quoted(name)
  }

  private mutating func addAccessors(of relationship: DataModel.Relationship, to type: String, _ target: String) {
    let name = relationship.name
    let word = name.prefix(1).uppercased() + name.dropFirst()
    let all = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let values = relationship.isOrdered ? "values.array" : "values.allObjects"
    text += "\nextension \(type) {\n"
    if relationship.isOrdered {
      text += """
          @objc(insertObject:in\(word)AtIndex:)
          public func insertInto\(word)(_ value: \(target), at idx: Int) { _insert([value], into: "\(name)", at: idx) }
          @objc(removeObjectFrom\(word)AtIndex:)
          public func removeFrom\(word)(at idx: Int) { _remove(at: idx, from: "\(name)") }
          @objc(replaceObjectIn\(word)AtIndex:withObject:)
          public func replace\(word)(at idx: Int, with value: \(target)) {
            _remove(at: idx, from: "\(name)")
            _insert([value], into: "\(name)", at: idx)
          }

        """
    }
    text += """
        @objc(add\(word)Object:)
        public func addTo\(word)(_ value: \(target)) { _insert([value], into: "\(name)", at: nil) }
        @objc(remove\(word)Object:)
        public func removeFrom\(word)(_ value: \(target)) { _remove([value], from: "\(name)") }
        @objc(add\(word):)
        public func addTo\(word)(_ values: \(all)) { _insert(\(values), into: "\(name)", at: nil) }
        @objc(remove\(word):)
        public func removeFrom\(word)(_ values: \(all)) { _remove(\(values), from: "\(name)") }
      }

      """
  }

  // MARK: Types

  /// The type of an attribute in Swift.
  private static func type(of attribute: DataModel.Attribute) -> String {
    if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
    if attribute.type == "Transformable" { return customClass(attribute.customClass) + "?" }
    return (objects[attribute.type] ?? "NSObject") + "?"
  }
  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
    "Boolean": "Bool", "Date": "TimeInterval",
  ]
  private static let objects = [
    "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber", "Double": "NSNumber",
    "Float": "NSNumber", "Boolean": "NSNumber", "Decimal": "NSDecimalNumber", "String": "String", "Date": "Date",
    "Binary": "Data", "UUID": "UUID", "URI": "URL", "Composite": "[String: Any]",
  ]
  /// A class that a person has typed: `[String]`.
  private static func customClass(_ name: String?) -> String {
    guard let name, !name.isEmpty, name.utf8.count <= 200,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_.,:<>[]? ".contains($0) })
    else { return "NSObject" }
    return name
  }
  private static let words: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Type", "Protocol",
  ]
  private static func quoted(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }

  // MARK: What is known at run time

  private mutating func addDescriptions() {
    text += """

      extension NSManagedObjectModel: _CompiledModel {
        public static var _entities: [NSEntityDescription] {
          [

      """
    var seen: Set<String> = []
    for model in models {
      for entity in model.entities where seen.insert(entity.name).inserted { addDescription(of: entity, in: model) }
    }
    text += "    ]\n  }\n}\n"
  }
  private mutating func addDescription(of entity: DataModel.Entity, in model: DataModel) {
    let own = className(of: entity)
    var line = "      NSEntityDescription(\n        _name: \"\(entity.name)\", of: \(own).self"
    line += ", called: \"\(entity.className ?? "NSManagedObject")\""
    if let parent = model.parent(of: entity) { line += ", in: \"\(parent.name)\"" }
    if entity.isAbstract { line += ", isAbstract: true" }
    text += line + ",\n        properties: [\n"
    for attribute in entity.attributes { text += "          \(Self.description(of: attribute)),\n" }
    for relationship in entity.relationships {
      guard let target = relationship.destination.flatMap(model.entity) else { continue }
      var line = "          NSRelationshipDescription(_name: \"\(relationship.name)\", to: \"\(target.name)\""
      if let inverse = relationship.inverse, target.relationships.contains(where: { $0.name == inverse }) {
        line += ", inverse: \"\(inverse)\""
      }
      line += ", isToMany: \(relationship.isToMany), isOrdered: \(relationship.isOrdered)"
      text += line + ", deleteRule: .\(Self.rules[relationship.deletionRule] ?? "nullifyDeleteRule")),\n"
    }
    text += "        ]),\n"
  }
  private static let rules = [
    "Cascade": "cascadeDeleteRule", "Deny": "denyDeleteRule", "No Action": "noActionDeleteRule",
  ]
  private static let kinds = [
    "Integer 16": "integer16AttributeType", "Integer 32": "integer32AttributeType",
    "Integer 64": "integer64AttributeType", "Decimal": "decimalAttributeType", "Double": "doubleAttributeType",
    "Float": "floatAttributeType", "String": "stringAttributeType", "Boolean": "booleanAttributeType",
    "Date": "dateAttributeType", "Binary": "binaryDataAttributeType", "UUID": "UUIDAttributeType",
    "URI": "URIAttributeType", "Transformable": "transformableAttributeType",
  ]
  private static func description(of attribute: DataModel.Attribute) -> String {
    let kind = kinds[attribute.type] ?? "undefinedAttributeType"
    let value = defaultValue(of: attribute).map { ", defaultValue: \($0)" } ?? ""
    return "NSAttributeDescription(_name: \"\(attribute.name)\", .\(kind), isOptional: \(attribute.isOptional)\(value))"
  }
  /// The value of new objects, in Swift.
  private static func defaultValue(of attribute: DataModel.Attribute) -> String? {
    guard let text = attribute.defaultValue else { return nil }
    let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
    switch attribute.type {
    case "Integer 16": return Int16(text).map { "Int16(\($0))" }
    case "Integer 32": return Int32(text).map { "Int32(\($0))" }
    case "Integer 64": return Int64(text).map { "Int64(\($0))" }
    case "Double": return number.map { "Double(\($0))" }
    case "Float": return number.map { "Float(\($0))" }
    case "Boolean": return text == "YES" ? "true" : text == "NO" ? "false" : nil
    case "Decimal": return number.map { _ in "NSDecimalNumber(string: \(text.debugDescription))" }
    case "String": return text.debugDescription
    case "Date":
      let scalar = attribute.isScalar ? "" : "Date(timeIntervalSinceReferenceDate: "
      return number.map { scalar + "\($0)" + (attribute.isScalar ? "" : ")") }
    case "UUID": return "UUID(uuidString: \(text.debugDescription))"
    case "URI": return "URL(string: \(text.debugDescription))"
    default: return nil
    }
  }
}
