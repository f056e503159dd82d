import Foundation

/// What a contact is of.
public enum CNContactType: Int, Sendable {
  /// A person, an organization.
  case person, organization
}
/// How contacts are sorted.
public enum CNContactSortOrder: Int, Sendable {
  /// Not at all.
  case none
  /// As the person likes it.
  case userDefault
  /// By the first name, by the last one.
  case givenName, familyName
}
/// What somebody is called and where to reach them. It does not change.
open class CNContact: NSObject, Identifiable {
  var fields: ContactFields

  /// A contact of nobody.
  public override init() {
    fields = ContactFields()
    super.init()
  }
  init(fields: ContactFields) {
    self.fields = fields
    super.init()
  }
  /// What is unlike for each contact.
  open var identifier: String { fields.identifier }
  /// What is unlike for each contact, as a number.
  open var id: UUID { UUID(uuidString: fields.identifier) ?? UUID() }
  /// A person or an organization.
  open var contactType: CNContactType { fields.contactType }
  /// What stands before the name.
  open var namePrefix: String { fields.namePrefix }
  /// The first name.
  open var givenName: String { fields.givenName }
  /// The name in the middle.
  open var middleName: String { fields.middleName }
  /// The last name.
  open var familyName: String { fields.familyName }
  /// The last name before a marriage.
  open var previousFamilyName: String { fields.previousFamilyName }
  /// What stands after the name.
  open var nameSuffix: String { fields.nameSuffix }
  /// The name among friends.
  open var nickname: String { fields.nickname }
  /// The organization.
  open var organizationName: String { fields.organizationName }
  /// The department.
  open var departmentName: String { fields.departmentName }
  /// The job.
  open var jobTitle: String { fields.jobTitle }
  /// How the first name sounds.
  open var phoneticGivenName: String { fields.phoneticGivenName }
  /// How the name in the middle sounds.
  open var phoneticMiddleName: String { fields.phoneticMiddleName }
  /// How the last name sounds.
  open var phoneticFamilyName: String { fields.phoneticFamilyName }
  /// How the organization sounds.
  open var phoneticOrganizationName: String { fields.phoneticOrganizationName }
  /// A note.
  open var note: String { fields.note }
  /// The picture.
  open var imageData: Data? { fields.imageData }
  /// The numbers of phones.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
  /// The addresses of mail.
  open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
  /// The addresses of letters.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
  /// The addresses of pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
  /// Other people.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
  /// Names in networks.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
  /// Names of messages.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { fields.instantMessageAddresses }
  /// The birthday.
  open var birthday: DateComponents? { fields.birthday }
  /// The birthday in another calendar.
  open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }
  /// Other days.
  open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }
  /// The picture in small: the same.
  open var thumbnailImageData: Data? { fields.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { fields.imageData != nil }
  /// The same contact.
  open override func copy() -> Any { CNContact(fields: fields) }
  /// The same contact, which can be changed.
  open override func mutableCopy() -> Any { CNMutableContact(fields: fields) }
  /// Whether another contact is this one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return other.identifier == identifier
  }
  /// A number of the identifier.
  open override var hash: Int { fields.identifier.hashValue }
}
