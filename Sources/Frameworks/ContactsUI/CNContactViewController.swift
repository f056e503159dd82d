import Contacts
import Foundation
import SwiftUI
import UIKit

/// A controller that holds a contact, to show or to change. It shows nothing.
open class CNContactViewController: UIViewController {
  /// The contact.
  open private(set) var contact = CNContact()
  /// What of the contact is shown; nil for all.
  open var displayedPropertyKeys: [Any]?
  /// Who is told.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Where the contact comes from.
  open var contactStore: CNContactStore?
  /// The group that a new contact gets into.
  open var parentGroup: CNGroup?
  /// The container that a new contact gets into.
  open var parentContainer: CNContainer?
  /// What stands there instead of a name.
  open var alternateName: String?
  /// What stands below the name.
  open var message: String?
  /// Whether the contact can be changed.
  open var allowsEditing = true
  /// Whether it has buttons to call and to write.
  open var allowsActions = true
  /// Whether other contacts of the same person are shown.
  open var shouldShowLinkedContacts = false

  /// Shows a contact.
  public convenience init(for contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
    self.contact = contact
  }
  /// Shows a contact that the store does not have.
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
    self.contact = contact
  }
  /// Changes a new contact; nil is an empty one.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(nibName: nil, bundle: nil)
    if let contact { self.contact = contact }
  }
  /// What of a contact has to be asked for.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
  }
  /// Makes a value stand out. It shows nothing.
  open func highlightProperty(withKey key: String, identifier: String?) {}
}
/// Who is told of a contact that is shown.
@MainActor public protocol CNContactViewControllerDelegate: AnyObject {
  /// A value was touched: whether to do what is usual.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// It was ended, with a contact or without.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
  /// Does what is usual.
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  /// Nothing.
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
