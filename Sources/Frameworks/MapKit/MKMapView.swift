import CoreLocation
import Foundation
import SwiftUI
import UIKit

/// A map of UIKit: its settings are kept.
open class MKMapView: UIView {
  /// Who is told.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What is shown.
  open var region = MKCoordinateRegion()
  /// The middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// How it looks.
  open var mapType = MKMapType.standard
  /// Whether the person is shown.
  open var showsUserLocation = false
  /// Whether the needle is shown.
  open var showsCompass = true
  /// Whether the scale is shown.
  open var showsScale = false
  /// Whether it can come nearer.
  open var isZoomEnabled = true
  /// Whether it can be moved.
  open var isScrollEnabled = true
  /// Whether it can be turned.
  open var isRotateEnabled = true
  /// Whether it follows the person.
  open var userTrackingMode = MKUserTrackingMode.none
  /// What is on it.
  open private(set) var annotations: [any MKAnnotation] = []
  /// What is chosen.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// What lies on it.
  open private(set) var overlays: [any MKOverlay] = []
  /// Lays something on it.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Lays something on it, at a height.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  /// Lays things on it.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Takes something away.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Takes things away.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  /// The rectangle that is seen.
  open var visibleMapRect = MKMapRect()
  /// Shows a rectangle.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    visibleMapRect = mapRect
    region = MKCoordinateRegion(mapRect)
  }
  /// Shows a rectangle, away from edges.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    setVisibleMapRect(mapRect, animated: animated)
  }
  /// Whether it can lean.
  open var isPitchEnabled = true
  /// Whether traffic is shown.
  open var showsTraffic = false
  /// Whether houses are shown.
  open var showsBuildings = true
  /// Chooses something.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  /// Chooses something no longer.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// The view of something: none is drawn.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Names a class of views.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  /// A view of a name, for something.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  /// Shows a part of the earth.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Shows a place in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  /// Follows the person, or not.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  /// Puts something on it.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Puts things on it.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Takes something off.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Takes things off.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  /// Shows things.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  /// A view that is used again: none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}
/// How a map looks.
public enum MKMapType: UInt, Sendable {
  /// Drawn, photographed, both.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
/// Whether a map follows the person.
public enum MKUserTrackingMode: Int, Sendable {
  /// No, yes, and turns.
  case none, follow, followWithHeading
}
/// What shows something on a map.
open class MKAnnotationView: UIView {
  /// What a view that is dragged is in.
  public enum DragState: UInt, Sendable {
    /// None, begun, dragged, let go, ended.
    case none, starting, dragging, canceling, ending
  }
  /// What it shows.
  open var annotation: (any MKAnnotation)?
  /// The image.
  open var image: UIImage?
  /// Whether it tells more.
  open var canShowCallout = false
  /// Whether it can be dragged.
  open var isDraggable = false
  /// The view on the right of what it tells.
  open var rightCalloutAccessoryView: UIView?
  /// A view of something.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// From a file of views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The name under which it is used again.
  public private(set) var reuseIdentifier: String?
  /// Gets ready to be used again.
  open func prepareForReuse() {}
  /// Gets ready to be shown.
  open func prepareForDisplay() {}
  /// How far its middle is from the place, in points.
  open var centerOffset = CGPoint.zero
  /// How far what it tells is from its top, in points.
  open var calloutOffset = CGPoint.zero
  /// The name of what it may be grouped with.
  open var clusteringIdentifier: String?
  /// The view on the left of what it tells.
  open var leftCalloutAccessoryView: UIView?
  /// The view below the title of what it tells.
  open var detailCalloutAccessoryView: UIView?
}
/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// Its colour.
  open var pinTintColor: UIColor?
  /// Whether it falls.
  open var animatesDrop = false
}
/// A balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its colour.
  open var markerTintColor: UIColor?
  /// The image in it.
  open var glyphImage: UIImage?
  /// The letters in it.
  open var glyphText: String?
}
/// Who is told of a map.
@MainActor public protocol MKMapViewDelegate: AnyObject {
  /// The view of something.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Another part is shown.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Another part is shown, all the time.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Another part will be seen.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// What draws something that lies on it.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Something is chosen no longer.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// The map is there.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Something was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A button was touched.
  func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped: UIControl)
  /// Something was dragged.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
}
extension MKMapViewDelegate {
  /// As usual.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// One that draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped: UIControl
  ) {}
  /// Nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
}
