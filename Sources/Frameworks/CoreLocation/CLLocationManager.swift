import Foundation
import SwiftUI

/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Not asked, not allowed to ask, no, always, while it is used.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// Always.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}
/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exactly, about.
  case fullAccuracy, reducedAccuracy
}
/// What a device does.
public enum CLActivityType: Int, Sendable {
  /// Anything, driving, walking, other ways, flying.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking.
  case fitness = 3
  /// Other ways.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}
/// What went wrong.
public struct CLError: Error, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// The place is not known, not allowed, no network.
    case locationUnknown, denied, network, headingFailure
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// It is not allowed.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
}

/// What would tell where a device is: here nobody is ever asked, so no place is told.
open class CLLocationManager {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places are wanted, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far one must move, in metres.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the device does.
  open var activityType = CLActivityType.other
  /// Whether places are told while the app is not shown.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system says so.
  open var showsBackgroundLocationIndicator = false
  /// Whether it may wait.
  open var pausesLocationUpdatesAutomatically = true
  /// A manager.
  public init() {}
  /// Where the device is: not known.
  open var location: CLLocation? { nil }
  /// Where the device points: not known.
  open var heading: CLHeading? { nil }
  /// Whether it is allowed: nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// How exactly it is allowed.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether it is allowed: nobody was asked.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether places can be known: no.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether directions can be known: no.
  open class func headingAvailable() -> Bool { false }
  /// Asks: nobody is asked.
  open func requestWhenInUseAuthorization() {}
  /// Asks: nobody is asked.
  open func requestAlwaysAuthorization() {}
  /// Asks for one place: none is told.
  open func requestLocation() {}
  /// Asks for places: none are told.
  open func startUpdatingLocation() {}
  /// Wants no more places.
  open func stopUpdatingLocation() {}
  /// Asks for directions: none are told.
  open func startUpdatingHeading() {}
  /// Wants no more directions.
  open func stopUpdatingHeading() {}
  /// Asks for places far apart: none are told.
  open func startMonitoringSignificantLocationChanges() {}
  /// Wants no more of them.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Asks about a part of the earth.
  open func startMonitoring(for region: CLRegion) {}
  /// Asks no longer.
  open func stopMonitoring(for region: CLRegion) {}
}
/// Who is told where a device is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// A mistake.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// A direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// It is allowed, or not.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// It is allowed, or not.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// One came.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// One went.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}
extension CLLocationManagerDelegate {
  /// Nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// Nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// What is at a place.
open class CLPlacemark: Hashable, @unchecked Sendable {
  /// Whether both are the same object.
  public static func == (a: CLPlacemark, b: CLPlacemark) -> Bool { a === b }
  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// The place.
  public let location: CLLocation?
  /// The name.
  open var name: String?
  /// The street.
  open var thoroughfare: String?
  /// The number of the house.
  open var subThoroughfare: String?
  /// The town.
  open var locality: String?
  /// The part of the town.
  open var subLocality: String?
  /// The state.
  open var administrativeArea: String?
  /// The part of the state.
  open var subAdministrativeArea: String?
  /// The code of the post.
  open var postalCode: String?
  /// The country.
  open var country: String?
  /// The country in two letters.
  open var isoCountryCode: String?
  /// What is told at a place.
  public init(location: CLLocation?) { self.location = location }
}
/// What would find the names of places: without a network it finds none.
open class CLGeocoder {
  /// A geocoder.
  public init() {}
  /// Whether it looks.
  open var isGeocoding: Bool { false }
  /// Looks for the name of a place: there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Looks for the name of a place: there is no network.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Looks for a place of a name: there is no network.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Looks for a place of a name: there is no network.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Looks no longer.
  open func cancelGeocode() {}
}
