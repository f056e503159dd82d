import Foundation

/// Names an object in its store.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// What tells the object from the others of the process.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let number: Int
    /// Tells which object was named first.
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.number < rhs.number }
  }
  /// What tells the object from the others of the process.
  public let id: ID
  /// The name of the object's class.
  public let entityName: String
  /// The name of the store on disk: there is none.
  public var storeIdentifier: String? { nil }

  init(entityName: String, number: Int) {
    id = ID(number: number)
    self.entityName = entityName
  }
  /// Tells which object was named first.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id < rhs.id }
}
