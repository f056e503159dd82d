import Foundation

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
  /// As it is written, as it sounds.
  case fullName, phoneticFullName
}
/// Which name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// As the person likes it.
  case userDefault
  /// The first name, the last one.
  case givenNameFirst, familyNameFirst
}
/// Writes the name of a contact.
open class CNContactFormatter: NSObject {
  /// How it is written.
  open var style = CNContactFormatterStyle.fullName
  /// Writes whole names.
  public override init() { super.init() }
  /// The name; nil if the contact has none.
  open func string(from contact: CNContact) -> String? { CNContactFormatter.string(from: contact, style: style) }
  /// The name with attributes added; nil if the contact has none.
  open func attributedString(
    from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    string(from: contact).map { NSAttributedString(string: $0) }
  }
  /// The name in a way; nil if the contact has none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let isPhonetic = style == .phoneticFullName
    let parts =
      isPhonetic
      ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
      : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let organization = isPhonetic ? contact.phoneticOrganizationName : contact.organizationName
    if contact.contactType == .organization && !organization.isEmpty { return organization }
    if !name.isEmpty { return name }
    return organization.isEmpty ? nil : organization
  }
  /// What of a contact has to be asked for.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    ContactKeys(keys: [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactOrganizationNameKey])
  }
  /// What of a contact has to be asked for to know which name comes first.
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { ContactKeys(keys: []) }
  /// What of a contact has to be asked for to know what stands between the names.
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { ContactKeys(keys: []) }
  /// Which name comes first: the first one.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  /// What stands between the names: a space.
  open class func delimiter(for contact: CNContact) -> String { " " }
}
/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// As on a letter.
  case mailingAddress
}
/// Writes an address.
open class CNPostalAddressFormatter: NSObject {
  /// How it is written.
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  /// Writes addresses as on a letter.
  public override init() { super.init() }
  /// The lines of an address.
  open func string(from postalAddress: CNPostalAddress) -> String {
    CNPostalAddressFormatter.string(from: postalAddress, style: style)
  }
  /// The lines of an address in a way: street; city, state and code; country.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let city = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    let lines = [postalAddress.street, city.joined(separator: " "), postalAddress.country]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
