import Foundation

/// What an address holds.
struct AddressFields: Hashable {
  var street = ""
  var subLocality = ""
  var city = ""
  var subAdministrativeArea = ""
  var state = ""
  var postalCode = ""
  var country = ""
  var isoCountryCode = ""
}
/// An address of letters. It does not change.
open class CNPostalAddress: NSObject {
  var fields: AddressFields

  /// An address of no place.
  public override init() {
    fields = AddressFields()
    super.init()
  }
  init(fields: AddressFields) {
    self.fields = fields
    super.init()
  }
  /// The street and the house.
  open var street: String { fields.street }
  /// The part of the city.
  open var subLocality: String { fields.subLocality }
  /// The city.
  open var city: String { fields.city }
  /// The district.
  open var subAdministrativeArea: String { fields.subAdministrativeArea }
  /// The state.
  open var state: String { fields.state }
  /// The code.
  open var postalCode: String { fields.postalCode }
  /// The country.
  open var country: String { fields.country }
  /// The code of the country in two letters.
  open var isoCountryCode: String { fields.isoCountryCode }
  /// The same address.
  open override func copy() -> Any { CNPostalAddress(fields: fields) }
  /// The same address, which can be changed.
  open override func mutableCopy() -> Any { CNMutablePostalAddress(fields: fields) }
  /// Whether another address is of the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNPostalAddress else { return false }
    return other.fields == fields
  }
  /// A number of the parts.
  open override var hash: Int { fields.hashValue }
  /// A key as a person reads it.
  open class func localizedString(forKey key: String) -> String { key }
}
/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
  /// An address of no place yet.
  public override init() { super.init() }
  override init(fields: AddressFields) { super.init(fields: fields) }
  /// The street and the house.
  open override var street: String {
    get { fields.street }
    set { fields.street = newValue }
  }
  /// The part of the city.
  open override var subLocality: String {
    get { fields.subLocality }
    set { fields.subLocality = newValue }
  }
  /// The city.
  open override var city: String {
    get { fields.city }
    set { fields.city = newValue }
  }
  /// The district.
  open override var subAdministrativeArea: String {
    get { fields.subAdministrativeArea }
    set { fields.subAdministrativeArea = newValue }
  }
  /// The state.
  open override var state: String {
    get { fields.state }
    set { fields.state = newValue }
  }
  /// The code.
  open override var postalCode: String {
    get { fields.postalCode }
    set { fields.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { fields.country }
    set { fields.country = newValue }
  }
  /// The code of the country in two letters.
  open override var isoCountryCode: String {
    get { fields.isoCountryCode }
    set { fields.isoCountryCode = newValue }
  }
}
