import Foundation

/// A group of contacts.
open class CNGroup: NSObject {
  var title = ""
  /// What is unlike for each group.
  public let identifier = UUID().uuidString
  /// The name.
  open var name: String { title }
  /// A group without a name.
  public override init() { super.init() }
}
/// A group that can be changed.
open class CNMutableGroup: CNGroup {
  /// The name.
  open override var name: String {
    get { title }
    set { title = newValue }
  }
  /// A group without a name yet.
  public override init() { super.init() }
}
/// Where contacts are kept.
public enum CNContainerType: Int, Sendable {
  /// Nobody knows, on the device, on a server of Exchange, on a server of cards.
  case unassigned, local, exchange, cardDAV
}
/// A place that keeps contacts.
open class CNContainer: NSObject {
  /// What is unlike for each place.
  public let identifier = UUID().uuidString
  /// The name.
  public let name = ""
  /// Where it is.
  public let type = CNContainerType.local
}
/// What shall be saved. A store takes it as a whole or not at all.
open class CNSaveRequest: NSObject {
  /// Who saves.
  open var transactionAuthor: String?
  /// Whether the contacts are read again afterwards.
  open var shouldRefetchContacts = true
  /// How many changes there are.
  private(set) var changeCount = 0

  /// Nothing to save yet.
  public override init() { super.init() }
  /// Adds a contact to a container; nil is the usual one.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { changeCount += 1 }
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) { changeCount += 1 }
  /// Deletes a contact.
  open func delete(_ contact: CNMutableContact) { changeCount += 1 }
  /// Adds a group to a container; nil is the usual one.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) { changeCount += 1 }
  /// Changes a group.
  open func update(_ group: CNMutableGroup) { changeCount += 1 }
  /// Deletes a group.
  open func delete(_ group: CNMutableGroup) { changeCount += 1 }
  /// Adds a contact to a group.
  open func addMember(_ contact: CNContact, to group: CNGroup) { changeCount += 1 }
  /// Takes a contact out of a group.
  open func removeMember(_ contact: CNContact, from group: CNGroup) { changeCount += 1 }
}
