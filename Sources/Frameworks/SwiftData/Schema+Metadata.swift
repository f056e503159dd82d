import Foundation

extension Schema {
  /// What `@Model` tells of one stored property.
  public struct PropertyMetadata {
    /// The property's name.
    public let name: String
    /// Leads to the property.
    public let keypath: AnyKeyPath
    let attribute: Attribute?
    let relationship: Relationship?
    let relation: Relation?
    let read: (any PersistentModel) -> Any?
    let write: (any PersistentModel, Any) -> Void

    init<Model: PersistentModel, Value>(
      _ name: String, _ path: KeyPath<Model, Value>, _ property: (any SchemaProperty)?, relation: Relation? = nil,
      write: @escaping (any PersistentModel, Any) -> Void
    ) {
      self.name = name
      keypath = path
      self.relation = relation
      read = { model in
        guard let model = model as? Model else { return nil }
        return model[keyPath: path]
      }
      self.write = write
      if let relation {
        let made = (property as? Relationship) ?? Relationship()
        made.name = name
        made.destination = Schema.entityName(for: relation.destination)
        made.isToOneRelationship = relation.isToOne
        attribute = nil
        relationship = made
      } else {
        let made = (property as? Attribute) ?? Attribute()
        made.name = name
        attribute = made
        relationship = nil
      }
    }

    /// Describes a property that is set once.
    public static func constant<Model: PersistentModel, Value>(
      _ name: String, _ path: KeyPath<Model, Value>, _ property: (any SchemaProperty)? = nil
    ) -> PropertyMetadata {
      PropertyMetadata(name, path, property) { _, _ in }
    }
    /// Describes a property that holds a value.
    public static func variable<Model: PersistentModel, Value>(
      _ name: String, _ path: ReferenceWritableKeyPath<Model, Value>, _ property: (any SchemaProperty)? = nil
    ) -> PropertyMetadata {
      PropertyMetadata(name, path, property) { model, value in
        if let model = model as? Model, let value = value as? Value { model[keyPath: path] = value }
      }
    }
    /// Describes a property that holds one other object.
    public static func variable<Model: PersistentModel, Other: PersistentModel>(
      _ name: String, _ path: ReferenceWritableKeyPath<Model, Other>, _ property: (any SchemaProperty)? = nil
    ) -> PropertyMetadata {
      let relation = Relation(path, to: Other.self, property, isToOne: true) { model in
        guard let model = model as? Model else { return [] }
        return [model[keyPath: path]]
      } link: { model, other in
        if let model = model as? Model, let other = other as? Other, model[keyPath: path] !== other {
          model[keyPath: path] = other
        }
      } unlink: { _, _ in
      }
      return PropertyMetadata(name, path, property, relation: relation) { model, value in
        if let model = model as? Model, let value = value as? Other { model[keyPath: path] = value }
      }
    }
    /// Describes a property that holds one other object or none.
    public static func variable<Model: PersistentModel, Other: PersistentModel>(
      _ name: String, _ path: ReferenceWritableKeyPath<Model, Other?>, _ property: (any SchemaProperty)? = nil
    ) -> PropertyMetadata {
      let relation = Relation(path, to: Other.self, property, isToOne: true) { model in
        guard let model = model as? Model, let other = model[keyPath: path] else { return [] }
        return [other]
      } link: { model, other in
        if let model = model as? Model, let other = other as? Other, model[keyPath: path] !== other {
          model[keyPath: path] = other
        }
      } unlink: { model, other in
        if let model = model as? Model, let known = model[keyPath: path], known === other { model[keyPath: path] = nil }
      }
      return PropertyMetadata(name, path, property, relation: relation) { model, value in
        if let model = model as? Model { model[keyPath: path] = value as? Other }
      }
    }
    /// Describes a property that holds other objects.
    public static func variable<Model: PersistentModel, Other: PersistentModel>(
      _ name: String, _ path: ReferenceWritableKeyPath<Model, [Other]>, _ property: (any SchemaProperty)? = nil
    ) -> PropertyMetadata {
      let relation = Relation(path, to: Other.self, property, isToOne: false) { model in
        guard let model = model as? Model else { return [] }
        return model[keyPath: path]
      } link: { model, other in
        if let model = model as? Model, let other = other as? Other,
          !model[keyPath: path].contains(where: { $0 === other })
        {
          model[keyPath: path].append(other)
        }
      } unlink: { model, other in
        if let model = model as? Model, model[keyPath: path].contains(where: { $0 === other }) {
          model[keyPath: path].removeAll { $0 === other }
        }
      }
      return PropertyMetadata(name, path, property, relation: relation) { model, value in
        if let model = model as? Model, let value = value as? [Other] { model[keyPath: path] = value }
      }
    }
    /// Describes a property that holds other objects, or nil.
    public static func variable<Model: PersistentModel, Other: PersistentModel>(
      _ name: String, _ path: ReferenceWritableKeyPath<Model, [Other]?>, _ property: (any SchemaProperty)? = nil
    ) -> PropertyMetadata {
      let relation = Relation(path, to: Other.self, property, isToOne: false) { model in
        guard let model = model as? Model else { return [] }
        return model[keyPath: path] ?? []
      } link: { model, other in
        guard let model = model as? Model, let other = other as? Other else { return }
        let known = model[keyPath: path] ?? []
        if !known.contains(where: { $0 === other }) { model[keyPath: path] = known + [other] }
      } unlink: { model, other in
        guard let model = model as? Model, let known = model[keyPath: path] else { return }
        if known.contains(where: { $0 === other }) { model[keyPath: path] = known.filter { $0 !== other } }
      }
      return PropertyMetadata(name, path, property, relation: relation) { model, value in
        if let model = model as? Model { model[keyPath: path] = value as? [Other] }
      }
    }
  }

  /// How objects are linked with others by a property.
  struct Relation {
    let path: AnyKeyPath
    let destination: any PersistentModel.Type
    let isToOne: Bool
    let deleteRule: Relationship.DeleteRule
    let inverseKeyPath: AnyKeyPath?
    let models: (any PersistentModel) -> [any PersistentModel]
    let link: (any PersistentModel, any PersistentModel) -> Void
    let unlink: (any PersistentModel, any PersistentModel) -> Void

    init(
      _ path: AnyKeyPath, to destination: any PersistentModel.Type, _ property: (any SchemaProperty)?, isToOne: Bool,
      models: @escaping (any PersistentModel) -> [any PersistentModel],
      link: @escaping (any PersistentModel, any PersistentModel) -> Void,
      unlink: @escaping (any PersistentModel, any PersistentModel) -> Void
    ) {
      self.path = path
      self.destination = destination
      self.isToOne = isToOne
      deleteRule = (property as? Relationship)?.deleteRule ?? .nullify
      inverseKeyPath = (property as? Relationship)?.inverseKeyPath
      self.models = models
      self.link = link
      self.unlink = unlink
    }

    /// The property of the other objects that leads back: the one that is named, else the only one of the right class.
    func inverse(of type: any PersistentModel.Type) -> Relation? {
      let others = destination.schemaMetadata.compactMap { $0.relation }
      if let inverseKeyPath { return others.first { $0.path == inverseKeyPath } }
      if let naming = others.first(where: { $0.inverseKeyPath == path }) { return naming }
      let possible = others.filter { $0.inverseKeyPath == nil && $0.destination == type && $0.path != path }
      return possible.count == 1 ? possible.first : nil
    }
  }
}
