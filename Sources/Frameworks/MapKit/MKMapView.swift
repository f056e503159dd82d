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
  public convenience init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.annotation = annotation
  }
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
