import CoreLocation
import Foundation
import SwiftUI

/// How much of the earth is shown, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// In degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How much there is of it.
  public var span: MKCoordinateSpan
  /// Nothing.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// A part around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A part around a place, in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_195.0
    let across = max(degree * cos(center.latitude * Double.pi / 180), 1)
    self.center = center
    span = MKCoordinateSpan(latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / across)
  }
  /// The part that a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let middle = MKMapPoint(x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2)
    let low = MKMapPoint(x: rect.origin.x, y: rect.origin.y + rect.size.height).coordinate
    let high = MKMapPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y).coordinate
    center = middle.coordinate
    span = MKCoordinateSpan(
      latitudeDelta: high.latitude - low.latitude, longitudeDelta: high.longitude - low.longitude)
  }
}

/// A point of the map of the whole earth, which is 2^28 wide.
public struct MKMapPoint: Sendable {
  /// From the west.
  public var x: Double
  /// From the north.
  public var y: Double
  /// The corner.
  public init() { (x, y) = (0, 0) }
  /// A point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  static let worldWidth = 268_435_456.0
  /// The point of a place, by Mercator's map.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let height = min(max(coordinate.latitude, -85.051129), 85.051129) * Double.pi / 180
    x = (coordinate.longitude + 180) / 360 * MKMapPoint.worldWidth
    y = (1 - log(tan(height / 2 + Double.pi / 4)) / Double.pi) / 2 * MKMapPoint.worldWidth
  }
  /// The place of a point.
  public var coordinate: CLLocationCoordinate2D {
    let turned = (1 - 2 * y / MKMapPoint.worldWidth) * Double.pi
    return CLLocationCoordinate2D(
      latitude: (2 * atan(exp(turned)) - Double.pi / 2) * 180 / Double.pi,
      longitude: x / MKMapPoint.worldWidth * 360 - 180)
  }
}
/// A size on the map of the whole earth.
public struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double
  /// Nothing.
  public init() { (width, height) = (0, 0) }
  /// A size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
/// A rectangle of the map of the whole earth.
public struct MKMapRect: Sendable {
  /// The north-west corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize
  /// Nothing.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// A rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// The whole earth.
  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
}

/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// What it is called.
  open var title: String? { name }
  /// What else is known.
  open var subtitle: String? { nil }
  /// A place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// A place with parts of an address.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  /// A place of another placemark.
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
    name = placemark.name
  }
}
/// Something on a map.
open class MKMapItem: Hashable, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// Its telephone.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// What it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Something at a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Nothing.
  public convenience init() { self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
  /// Where the device is: not known.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem() }
  /// Shows it in the maps: nothing is opened.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Shows several in the maps: nothing is opened.
  @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    false
  }
  /// Whether both are the same object.
  public static func == (a: MKMapItem, b: MKMapItem) -> Bool { a === b }
  /// The object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A way to go.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How much is shown.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// Kinds of things on a map.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where one drinks coffee.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// Where one eats.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// Where one sleeps.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// A park.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// A school.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// A museum.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// Where planes land.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// A beach.
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
}

/// Something that a map shows at a place.
public protocol MKAnnotation: AnyObject {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What else is known.
  var subtitle: String? { get }
}
extension MKAnnotation {
  /// Nothing.
  public var title: String? { nil }
  /// Nothing.
  public var subtitle: String? { nil }
}
/// A pin.
open class MKPointAnnotation: MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  open var title: String?
  /// What else is known.
  open var subtitle: String?
  /// A pin at 0, 0.
  public init() {}
  /// A pin at a place.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}
