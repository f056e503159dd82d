// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keyboard of a text field.
public enum UIKeyboardType: Hashable, CaseIterable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// Letters (older spelling).
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a text field is for.
public enum UITextContentType: Hashable, CaseIterable, Sendable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2,
    addressCity, addressState, addressCityAndState, postalCode, countryName, telephoneNumber, emailAddress, URL, creditCardNumber, username, password, newPassword, oneTimeCode,
    birthdate, dateTime
  case sublocality, flightNumber, shipmentTrackingNumber, birthdateDay, birthdateMonth, birthdateYear, cellularEID
  case cellularIMEI, creditCardExpiration, creditCardExpirationMonth, creditCardExpirationYear, creditCardSecurityCode
  case creditCardType, creditCardName, creditCardGivenName, creditCardMiddleName, creditCardFamilyName
}

/// Which letters are capitalised while typing (older spelling).
public enum UITextAutocapitalizationType: Hashable, CaseIterable, Sendable {
  case none, words, sentences, allCharacters
}

/// Which letters are capitalised while typing.
public enum TextInputAutocapitalization: Hashable, CaseIterable, Sendable {
  case never, words, sentences, characters
}

/// The name of the return key.
public enum SubmitLabel: Hashable, CaseIterable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// What submits: text fields or search fields.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit a choice.
  public let rawValue: Int
  /// The choices of the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// Whether texts can be selected.
public enum TextSelectability: Hashable, CaseIterable, Sendable {
  case enabled, disabled
}

/// What scrolling does to the keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, CaseIterable, Sendable {
  case automatic, immediately, interactively, never
}
