import Foundation

/// One value of a contact, as a person picked it.
open class CNContactProperty: NSObject {
  /// The contact.
  public let contact: CNContact
  /// The key of the part.
  public let key: String
  /// The value; nil if nothing is left to pick.
  public let value: Any?
  /// What is unlike for each value of a list.
  public let identifier: String?
  /// The word for which one it is.
  public let label: String?

  init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
    self.contact = contact
    self.key = key
    self.value = value
    self.identifier = identifier
    self.label = label
    super.init()
  }
}
