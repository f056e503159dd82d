/// All that programs can use of the library, as plain values: for completion, help, and the check that nothing is missing.
@MainActor
public enum CatalogueIndex {
  /// An entry: what it belongs to, how it is called, what it is for.
  public struct Item: Hashable, Sendable {
    /// The type or the protocol that declares it; empty for functions.
    public let owner: String
    /// The name without labels.
    public let name: String
    /// The name with its labels, `frame(width:height:alignment:)`.
    public let fullName: String
    /// `initializer`, `method`, `property`, `subscript`, `staticMethod`, `staticProperty`, `function`.
    public let kind: String
    /// The types of the parameters, in order, as Swift writes them.
    public let parameterTypes: [String]
    /// The type of the result, as Swift writes it.
    public let result: String
    /// One line on what it is for.
    public let doc: String
  }

  /// One item for each overload.
  public static var items: [Item] {
    Catalogue.shared.entries.map { entry in
      Item(
        owner: entry.owner, name: entry.name, fullName: entry.fullName, kind: entry.kind.rawValue, parameterTypes: entry.parameters.map(\.type.description),
        result: entry.result.description, doc: entry.doc)
    }
  }
}
