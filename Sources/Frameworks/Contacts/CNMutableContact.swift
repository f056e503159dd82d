import Foundation

/// A contact that can be changed.
open class CNMutableContact: CNContact {
  /// A contact of nobody yet.
  public override init() { super.init() }
  override init(fields: ContactFields) { super.init(fields: fields) }
  /// A person or an organization.
  open override var contactType: CNContactType {
    get { fields.contactType }
    set { fields.contactType = newValue }
  }
  /// What stands before the name.
  open override var namePrefix: String {
    get { fields.namePrefix }
    set { fields.namePrefix = newValue }
  }
  /// The first name.
  open override var givenName: String {
    get { fields.givenName }
    set { fields.givenName = newValue }
  }
  /// The name in the middle.
  open override var middleName: String {
    get { fields.middleName }
    set { fields.middleName = newValue }
  }
  /// The last name.
  open override var familyName: String {
    get { fields.familyName }
    set { fields.familyName = newValue }
  }
  /// The last name before a marriage.
  open override var previousFamilyName: String {
    get { fields.previousFamilyName }
    set { fields.previousFamilyName = newValue }
  }
  /// What stands after the name.
  open override var nameSuffix: String {
    get { fields.nameSuffix }
    set { fields.nameSuffix = newValue }
  }
  /// The name among friends.
  open override var nickname: String {
    get { fields.nickname }
    set { fields.nickname = newValue }
  }
  /// The organization.
  open override var organizationName: String {
    get { fields.organizationName }
    set { fields.organizationName = newValue }
  }
  /// The department.
  open override var departmentName: String {
    get { fields.departmentName }
    set { fields.departmentName = newValue }
  }
  /// The job.
  open override var jobTitle: String {
    get { fields.jobTitle }
    set { fields.jobTitle = newValue }
  }
  /// How the first name sounds.
  open override var phoneticGivenName: String {
    get { fields.phoneticGivenName }
    set { fields.phoneticGivenName = newValue }
  }
  /// How the name in the middle sounds.
  open override var phoneticMiddleName: String {
    get { fields.phoneticMiddleName }
    set { fields.phoneticMiddleName = newValue }
  }
  /// How the last name sounds.
  open override var phoneticFamilyName: String {
    get { fields.phoneticFamilyName }
    set { fields.phoneticFamilyName = newValue }
  }
  /// How the organization sounds.
  open override var phoneticOrganizationName: String {
    get { fields.phoneticOrganizationName }
    set { fields.phoneticOrganizationName = newValue }
  }
  /// A note.
  open override var note: String {
    get { fields.note }
    set { fields.note = newValue }
  }
  /// The picture.
  open override var imageData: Data? {
    get { fields.imageData }
    set { fields.imageData = newValue }
  }
  /// The numbers of phones.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { fields.phoneNumbers }
    set { fields.phoneNumbers = newValue }
  }
  /// The addresses of mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { fields.emailAddresses }
    set { fields.emailAddresses = newValue }
  }
  /// The addresses of letters.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { fields.postalAddresses }
    set { fields.postalAddresses = newValue }
  }
  /// The addresses of pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { fields.urlAddresses }
    set { fields.urlAddresses = newValue }
  }
  /// Other people.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { fields.contactRelations }
    set { fields.contactRelations = newValue }
  }
  /// Names in networks.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { fields.socialProfiles }
    set { fields.socialProfiles = newValue }
  }
  /// Names of messages.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { fields.instantMessageAddresses }
    set { fields.instantMessageAddresses = newValue }
  }
  /// The birthday.
  open override var birthday: DateComponents? {
    get { fields.birthday }
    set { fields.birthday = newValue }
  }
  /// The birthday in another calendar.
  open override var nonGregorianBirthday: DateComponents? {
    get { fields.nonGregorianBirthday }
    set { fields.nonGregorianBirthday = newValue }
  }
  /// Other days.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { fields.dates }
    set { fields.dates = newValue }
  }
}
