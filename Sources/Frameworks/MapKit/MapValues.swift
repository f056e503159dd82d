import CoreLocation
import Foundation
import SwiftUI

/// What a map shows of the earth.
public struct MapCameraPosition: Sendable {
  /// A part of the earth, where it is known.
  public let region: MKCoordinateRegion?
  /// From where it is looked at, where it is known.
  public let camera: MapCamera?
  /// Whether it follows the person.
  public let followsUserLocation: Bool
  init(region: MKCoordinateRegion?, camera: MapCamera? = nil, follows: Bool = false) {
    self.region = region
    self.camera = camera
    followsUserLocation = follows
  }
  /// All that is on it.
  public static let automatic = MapCameraPosition(region: nil)
  /// A part of the earth.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
  /// A rectangle of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(region: MKCoordinateRegion(rect))
  }
  /// From a place above.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    let region = MKCoordinateRegion(
      center: camera.centerCoordinate, latitudinalMeters: camera.distance / 2, longitudinalMeters: camera.distance / 2)
    return MapCameraPosition(region: region, camera: camera)
  }
  /// Something on the map.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  /// Where the person is: not known, so what is said for that.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(region: fallback.region, camera: fallback.camera, follows: true)
  }
}
/// From where a map is looked at.
public struct MapCamera: Sendable {
  /// The middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// In metres.
  public var distance: Double
  /// In degrees from the north.
  public var heading: Double
  /// In degrees from above.
  public var pitch: Double
  /// A place above; the distance in metres, the angles in degrees.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}
/// How far a person may go.
public struct MapCameraBounds: Sendable {
  /// In metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  /// A part of the earth, and in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
}
/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Ways of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Come nearer.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Look along.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of it.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
/// Whether a map follows the person.
public enum MapUserTrackingMode: Sendable {
  /// No, yes.
  case none, follow
}
/// How a map looks.
public struct MapStyle: Sendable {
  /// Whether heights are seen.
  public enum Elevation: Sendable {
    /// As usual, no, yes.
    case automatic, flat, realistic
  }
  /// How strong colours are.
  public enum StandardEmphasis: Sendable {
    /// As usual, faint.
    case automatic, muted
  }
  init() {}
  /// Drawn.
  public static var standard: MapStyle { MapStyle() }
  /// Photographed.
  public static var imagery: MapStyle { MapStyle() }
  /// Photographed, with names.
  public static var hybrid: MapStyle { MapStyle() }
  /// Drawn.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Photographed.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Photographed, with names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}
/// Which kinds of things a map shows.
public struct PointOfInterestCategories: Sendable {
  init() {}
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
  /// Some.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  /// All but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}
/// What a person saw when the map was moved.
public struct MapCameraUpdateContext: Sendable {
  /// From where.
  public let camera: MapCamera
  /// What.
  public let region: MKCoordinateRegion
}
/// When it is told that a map was moved.
public enum MapCameraUpdateFrequency: Sendable {
  /// All the time, at the end.
  case continuous, onEnd
}
/// What finds places of a map.
public struct MapProxy {
  init() {}
  /// The place under a point: not known.
  public func convert(_ point: CGPoint, from space: CoordinateSpace) -> CLLocationCoordinate2D? { nil }
  /// The point of a place: not known.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: CoordinateSpace) -> CGPoint? { nil }
}
/// A view that finds places of the map in it.
public struct MapReader<Content: View>: View {
  let content: Content
  /// A view that finds places.
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  /// The view.
  public var body: some View { content }
}

/// Something on an older map.
@MainActor public protocol MapAnnotationProtocol {
  /// What stands at a place.
  var mark: MapMark { get }
}
/// A balloon on an older map.
public struct MapMarker: MapAnnotationProtocol {
  /// What stands at a place.
  public let mark: MapMark
  /// A balloon of a colour.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let balloon = ZStack {
      Circle().fill(tint ?? .red)
      Image(systemName: "mappin").foregroundColor(.white)
    }
    mark = MapMark(
      coordinate: coordinate, anchor: .bottom, view: AnyView(balloon.frame(width: 30, height: 30)))
  }
}
/// A pin on an older map.
public struct MapPin: MapAnnotationProtocol {
  /// What stands at a place.
  public let mark: MapMark
  /// A pin of a colour.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let pin = Image(systemName: "mappin").font(.title).foregroundColor(tint ?? .red)
    mark = MapMark(coordinate: coordinate, anchor: .bottom, view: AnyView(pin))
  }
}
/// A view on an older map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// What stands at a place.
  public let mark: MapMark
  /// A view; the anchor in parts of its size.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    mark = MapMark(coordinate: coordinate, anchor: anchor, view: AnyView(content()))
  }
}
