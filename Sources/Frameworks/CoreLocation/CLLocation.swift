import Foundation
import SwiftUI

/// An angle of the earth's grid, in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double
/// A direction in degrees, from the north.
public typealias CLLocationDirection = Double
/// How exact a place is, in metres.
public typealias CLLocationAccuracy = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As exact as it can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exact as it can be, for driving.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// From -90 (south) to 90 (north).
  public var latitude: CLLocationDegrees
  /// From -180 (west) to 180 (east).
  public var longitude: CLLocationDegrees
  /// The place at 0, 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// A place in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A place in degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A place with a height and a time.
open class CLLocation: Hashable, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// In metres above the sea.
  public let altitude: CLLocationDistance
  /// In metres; below 0 where it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// In metres; below 0 where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// In degrees; below 0 where it is not known.
  public let course: CLLocationDirection
  /// In metres a second; below 0 where it is not known.
  public let speed: CLLocationSpeed
  /// When it was there.
  public let timestamp: Date
  /// A place with all that is known.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }
  /// A place with a height.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// A place in degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }
  /// The way to another place over the ground, in metres: along a ball of the earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let rise = sin((b - a) / 2)
    let turn = sin((location.coordinate.longitude - coordinate.longitude) * radians / 2)
    let part = rise * rise + cos(a) * cos(b) * turn * turn
    return 2 * 6_371_008.8 * asin(min(1, sqrt(part)))
  }
  /// Whether the places are the same.
  public static func == (a: CLLocation, b: CLLocation) -> Bool {
    a.coordinate.latitude == b.coordinate.latitude && a.coordinate.longitude == b.coordinate.longitude
      && a.altitude == b.altitude && a.timestamp == b.timestamp
  }
  /// The place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(coordinate.latitude)
    hasher.combine(coordinate.longitude)
  }
}
/// Where a device points.
public final class CLHeading: Sendable {
  /// In degrees from the magnetic north.
  public let magneticHeading: CLLocationDirection = 0
  /// In degrees from the north.
  public let trueHeading: CLLocationDirection = -1
  init() {}
}

/// A part of the earth.
open class CLRegion: @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Whether it is told that one comes.
  open var notifyOnEntry = true
  /// Whether it is told that one goes.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}
/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance
  /// A circle; the radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  /// Whether a place lies inside.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let here = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return here.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
