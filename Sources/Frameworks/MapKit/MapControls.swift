import CoreLocation
import Foundation
import SwiftUI

/// A button to where the person is: a frame shows no buttons.
public struct MapUserLocationButton: View {
  /// A button of a map.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
/// A needle to the north: a frame shows none.
public struct MapCompass: View {
  /// A needle of a map.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
/// A scale: a frame shows none.
public struct MapScaleView: View {
  /// A scale of a map.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
/// A button to look along: a frame shows none.
public struct MapPitchToggle: View {
  /// A button of a map.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
/// Buttons to come nearer: a frame shows none.
public struct MapZoomStepper: View {
  /// Buttons of a map.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
/// A look along a street: a frame with its name.
public struct LookAroundPreview: View {
  /// What is seen: nothing is known.
  public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true) {}
  /// The frame.
  public var body: some View { FrameworkSupport.frame("LookAroundPreview") }
}
/// What is seen along a street.
public final class MKLookAroundScene: Sendable {
  init() {}
}
/// What would find what is seen along a street: without a network it finds nothing.
public final class MKLookAroundSceneRequest {
  /// For a place.
  public init(coordinate: CLLocationCoordinate2D) {}
  /// For something on a map.
  public init(mapItem: MKMapItem) {}
  /// What is seen: nothing.
  public var scene: MKLookAroundScene? {
    get async throws { nil }
  }
}

extension View {
  /// Sets how maps look: a frame looks the same.
  public func mapStyle(_ mapStyle: MapStyle) -> some View { self }
  /// Sets the buttons of maps: a frame shows none.
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  /// Shows the buttons of maps, or not: a frame shows none.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Joins a map with its buttons.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Hears that a map was moved: it never is.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Hears that a map was moved: it never is.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
}
