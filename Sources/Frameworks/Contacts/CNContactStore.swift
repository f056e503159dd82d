import Foundation

/// What a store has.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}
/// Whether the person allows an app to see the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Not asked yet, forbidden by somebody else, no, yes, some of them.
  case notDetermined, restricted, denied, authorized, limited
}
/// The contacts of a person. Nobody is asked here, so the answer is no.
open class CNContactStore: NSObject {
  /// The contacts.
  public override init() { super.init() }
  /// Whether the person allows it: no.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  /// Asks the person: no.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }
  /// Asks the person: no.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// The contacts that match a predicate: not allowed.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  /// The contact of an identifier: not allowed.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }
  /// Runs a block for each contact of a request: not allowed.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// The groups that match a predicate: not allowed.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
  /// The containers that match a predicate: not allowed.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNError(.authorizationDenied)
  }
  /// Saves what a request says: not allowed.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
  /// The container of new contacts: none.
  open func defaultContainerIdentifier() -> String { "" }
  /// The mark of the changes so far: none.
  open var currentHistoryToken: Data? { nil }
}
extension NSNotification.Name {
  /// The contacts have changed. Nobody posts it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
/// What of which contacts is asked for.
open class CNContactFetchRequest: NSObject {
  /// Which contacts; nil for all.
  open var predicate: NSPredicate?
  /// What of them.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether they can be changed.
  open var mutableObjects = false
  /// Whether the contacts of one person become one.
  open var unifyResults = true
  /// How they are sorted.
  open var sortOrder = CNContactSortOrder.none

  /// A request of parts of all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}
extension CNContact {
  /// Contacts of a name.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  /// Contacts with an address of mail.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Contacts with a number of a phone.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Contacts of identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Contacts of a group.
  public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Contacts of a container.
  public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Whether a part is there: yes, since all parts are.
  public func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether parts are there: yes, since all parts are.
  public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// Whether another contact is of the same person: if it is the same one.
  public func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    contactIdentifier == identifier
  }
  /// A key as a person reads it.
  public class func localizedString(forKey key: String) -> String { key }
  /// What of contacts has to be asked for to sort them.
  public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { ContactKeys(keys: []) }
}
