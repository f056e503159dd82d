import CoreLocation
import Foundation
import SwiftUI
import UIKit

/// Something that lies on a map.
public protocol MKOverlay: MKAnnotation {}
/// How high something lies.
public enum MKOverlayLevel: Int, Sendable {
  /// Above streets, above names.
  case aboveRoads, aboveLabels
}
/// A circle on a map.
open class MKCircle: MKOverlay {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// How far it goes, in metres.
  public let radius: CLLocationDistance
  /// The title.
  open var title: String?
  /// The second title.
  open var subtitle: String?
  /// A circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
  }
}
/// A shape on a map.
open class MKPolygon: MKPolyline {}
/// What draws something that lies on a map: nothing is drawn.
@MainActor open class MKOverlayRenderer {
  /// What it draws.
  public let overlay: any MKOverlay
  /// How much it covers, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Something that lies on a map.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
/// What draws a path on a map: nothing is drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The colour inside.
  open var fillColor: UIColor?
  /// The width of the line in points.
  open var lineWidth: CGFloat = 0
  /// How long strokes and gaps are.
  open var lineDashPattern: [NSNumber]?
}
/// What draws lines on a map: nothing is drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Lines.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
/// What draws shapes on a map: nothing is drawn.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// A shape.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
/// What draws circles on a map: nothing is drawn.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// A circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
/// Makes pictures of maps: throws, there are no maps here.
open class MKMapSnapshotter {
  /// What is wanted.
  open class Options {
    /// As usual.
    public init() {}
    /// The part of the map.
    open var region = MKCoordinateRegion()
    /// The size in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels a point.
    open var scale: CGFloat = 3
    /// The kind.
    open var mapType = MKMapType.standard
    /// Whether houses are shown.
    open var showsBuildings = true
    /// What it is for.
    open var traitCollection = UITraitCollection.current
  }
  /// A picture of a map: none is made.
  open class Snapshot {
    init() {}
    /// The picture.
    open var image: UIImage { UIImage() }
    /// Where a place is, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  /// Makes a picture.
  public init(options: Options) {}
  /// Tells a picture: none, there are no maps here.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Tells a picture on a queue: none, there are no maps here.
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// A picture: throws, there are no maps here.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  /// Makes none.
  open func cancel() {}
  /// Whether it makes one: no.
  open var isLoading: Bool { false }
}
