// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// What of a contact is asked for: a key or several.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
/// Keys of several parts of a contact.
struct ContactKeys: CNKeyDescriptor {
  let keys: [String]
}

/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of a person or an organization.
public let CNContactTypeKey = "contactType"
/// The key of what stands before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the first name.
public let CNContactGivenNameKey = "givenName"
/// The key of the name in the middle.
public let CNContactMiddleNameKey = "middleName"
/// The key of the last name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the last name before a marriage.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of what stands after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the name among friends.
public let CNContactNicknameKey = "nickname"
/// The key of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the job.
public let CNContactJobTitleKey = "jobTitle"
/// The key of how the first name sounds.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of how the name in the middle sounds.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of how the last name sounds.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of how the organization sounds.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of a note.
public let CNContactNoteKey = "note"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the numbers of phones.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the addresses of letters.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the addresses of pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of other people.
public let CNContactRelationsKey = "contactRelations"
/// The key of names in networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of names of messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the birthday in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of other days.
public let CNContactDatesKey = "dates"
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the picture in small.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the street of an address.
public let CNPostalAddressStreetKey = "street"
/// The key of the part of the city of an address.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of the city of an address.
public let CNPostalAddressCityKey = "city"
/// The key of the district of an address.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of the state of an address.
public let CNPostalAddressStateKey = "state"
/// The key of the code of an address.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of the country of an address.
public let CNPostalAddressCountryKey = "country"
/// The key of the country's code of an address.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
