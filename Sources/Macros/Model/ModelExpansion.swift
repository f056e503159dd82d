package import SwiftSyntax

/// What `@Model` adds to a class and `@ModelActor` to an actor: the compiler's plug-in and the interpreter share it.
package enum ModelExpansion {
  /// The members that `@Model` adds, without what follows reads and changes.
  package static func members(of model: ClassDeclSyntax) -> [String] {
    let properties = model.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(StoredProperty.all)
    let list = properties.map { "    " + $0.metadata(of: model.name.text) }.joined(separator: ",\n")
    return [
      "public let persistentBackingData = SwiftData.ModelRecord()",
      "public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {\n  [\n\(list)\n  ]\n}",
    ]
  }

  /// The members that `@ModelActor` adds.
  package static let actorMembers = [
    "public nonisolated let modelExecutor: any SwiftData.ModelExecutor",
    "public nonisolated let modelContainer: SwiftData.ModelContainer",
    """
    public init(modelContainer: SwiftData.ModelContainer) {
      let context = SwiftData.ModelContext(modelContainer)
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: context)
      self.modelContainer = modelContainer
    }
    """,
  ]
}
