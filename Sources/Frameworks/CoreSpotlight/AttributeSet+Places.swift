import Foundation

// MARK: Places
extension CSSearchableItemAttributeSet {
  /// What a place is known for.
  public var headline: String? {
    get { values["headline"] as? String }
    set { values["headline"] = newValue }
  }
  /// How it is to be used.
  public var instructions: String? {
    get { values["instructions"] as? String }
    set { values["instructions"] = newValue }
  }
  /// The street.
  public var thoroughfare: String? {
    get { values["thoroughfare"] as? String }
    set { values["thoroughfare"] = newValue }
  }
  /// The number of the house.
  public var subThoroughfare: String? {
    get { values["subThoroughfare"] as? String }
    set { values["subThoroughfare"] = newValue }
  }
  /// The number of the post.
  public var postalCode: String? {
    get { values["postalCode"] as? String }
    set { values["postalCode"] = newValue }
  }
  /// The town.
  public var city: String? {
    get { values["city"] as? String }
    set { values["city"] = newValue }
  }
  /// The part of a country.
  public var stateOrProvince: String? {
    get { values["stateOrProvince"] as? String }
    set { values["stateOrProvince"] = newValue }
  }
  /// The country.
  public var country: String? {
    get { values["country"] as? String }
    set { values["country"] = newValue }
  }
  /// The whole address.
  public var fullyFormattedAddress: String? {
    get { values["fullyFormattedAddress"] as? String }
    set { values["fullyFormattedAddress"] = newValue }
  }
  /// How high it is above the sea, in metres.
  public var altitude: NSNumber? {
    get { values["altitude"] as? NSNumber }
    set { values["altitude"] = newValue }
  }
  /// Degrees from south to north.
  public var latitude: NSNumber? {
    get { values["latitude"] as? NSNumber }
    set { values["latitude"] = newValue }
  }
  /// Degrees from west to east.
  public var longitude: NSNumber? {
    get { values["longitude"] as? NSNumber }
    set { values["longitude"] = newValue }
  }
  /// How fast it moves, in kilometres an hour.
  public var speed: NSNumber? {
    get { values["speed"] as? NSNumber }
    set { values["speed"] = newValue }
  }
  /// When it was there.
  public var timestamp: Date? {
    get { values["timestamp"] as? Date }
    set { values["timestamp"] = newValue }
  }
  /// Where it looks, in degrees.
  public var imageDirection: NSNumber? {
    get { values["imageDirection"] as? NSNumber }
    set { values["imageDirection"] = newValue }
  }
  /// The name of the place.
  public var namedLocation: String? {
    get { values["namedLocation"] as? String }
    set { values["namedLocation"] = newValue }
  }
  /// Whether one can be led there.
  public var supportsNavigation: NSNumber? {
    get { values["supportsNavigation"] as? NSNumber }
    set { values["supportsNavigation"] = newValue }
  }
  /// Whether one can call.
  public var supportsPhoneCall: NSNumber? {
    get { values["supportsPhoneCall"] as? NSNumber }
    set { values["supportsPhoneCall"] = newValue }
  }
  /// Where it moves, in degrees.
  public var gpsTrack: NSNumber? {
    get { values["gpsTrack"] as? NSNumber }
    set { values["gpsTrack"] = newValue }
  }
  /// Whether satellites were seen.
  public var gpsStatus: String? {
    get { values["gpsStatus"] as? String }
    set { values["gpsStatus"] = newValue }
  }
  /// How satellites were used.
  public var gpsMeasureMode: String? {
    get { values["gpsMeasureMode"] as? String }
    set { values["gpsMeasureMode"] = newValue }
  }
  /// When satellites were seen.
  public var gpsDateStamp: Date? {
    get { values["gpsDateStamp"] as? Date }
    set { values["gpsDateStamp"] = newValue }
  }
  /// Degrees north of where it goes.
  public var gpsDestLatitude: NSNumber? {
    get { values["gpsDestLatitude"] as? NSNumber }
    set { values["gpsDestLatitude"] = newValue }
  }
  /// Degrees east of where it goes.
  public var gpsDestLongitude: NSNumber? {
    get { values["gpsDestLongitude"] as? NSNumber }
    set { values["gpsDestLongitude"] = newValue }
  }
}
