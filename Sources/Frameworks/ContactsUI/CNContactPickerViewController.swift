import Contacts
import Foundation
import SwiftUI
import UIKit

/// A controller to pick contacts with: there are none, so nobody is picked.
open class CNContactPickerViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// What of a contact is shown; nil for all.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be picked; nil for all.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are picked at once; nil for all.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which values are picked at once; nil for all.
  open var predicateForSelectionOfProperty: NSPredicate?
}
/// Who is told of contacts that are picked.
@MainActor public protocol CNContactPickerDelegate: AnyObject {
  /// It was ended.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// A contact was picked.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// A value was picked.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Contacts were picked.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Values were picked.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}
extension CNContactPickerDelegate {
  /// Nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  /// Nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  /// Nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}
