/// Makes a class one whose objects a store keeps.
@attached(
  member, names: named(persistentBackingData), named(schemaMetadata), named(_$observationRegistrar))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "MacroPlugin", type: "ModelMacro")

/// Makes a stored property one whose reads and changes are followed. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "MacroPlugin", type: "PersistedPropertyMacro")

/// Says how a store keeps a property.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "MacroPlugin", type: "StoreNoteMacro")

/// Says how objects are linked with others.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "MacroPlugin", type: "StoreNoteMacro")

/// Says that a property is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "MacroPlugin", type: "StoreNoteMacro")

/// Names properties whose values are together unique.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "MacroPlugin", type: "StoreNoteMacro")

/// Names properties that a store finds quickly.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "MacroPlugin", type: "StoreNoteMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "MacroPlugin", type: "ModelActorMacro")
