import CoreLocation
import Foundation
import SwiftUI

/// A map: a frame with its name, and what it shows at its places. There are no pictures of the earth here.
public struct Map<Content: View>: View {
  let overlay: Content
  init(overlay: Content) { self.overlay = overlay }
  /// The frame, and what is on it.
  public var body: some View {
    ZStack {
      FrameworkSupport.frame("Map")
      overlay
    }
    .clipped()
  }
}

extension Map where Content == MapOverlay {
  /// A map that a person moves, with what is on it.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) { self.init(overlay: MapOverlay(position: position.wrappedValue, marks: content().marks)) }
  /// A map that a person moves and chooses on, with what is on it.
  public init<C: MapContent, SelectedValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) { self.init(overlay: MapOverlay(position: position.wrappedValue, marks: content().marks)) }
  /// A map that begins at a place, with what is on it.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) { self.init(overlay: MapOverlay(position: initialPosition, marks: content().marks)) }
  /// A map that begins at a place and that a person chooses on, with what is on it.
  public init<C: MapContent, SelectedValue: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(overlay: MapOverlay(position: initialPosition, marks: content().marks)) }
  /// A map that a person moves.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(overlay: MapOverlay(position: position.wrappedValue, marks: [])) }
  /// A map that begins at a place.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(overlay: MapOverlay(position: initialPosition, marks: [])) }
  /// A map of a part of the earth.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(overlay: MapOverlay(position: .region(coordinateRegion.wrappedValue), marks: [])) }
  /// A map of a part of the earth with something for each item.
  public init<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Mark
  ) where Items.Element: Identifiable {
    let marks = annotationItems.map { annotationContent($0).mark }
    self.init(overlay: MapOverlay(position: .region(coordinateRegion.wrappedValue), marks: marks))
  }
  /// A map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(overlay: MapOverlay(position: .rect(mapRect.wrappedValue), marks: [])) }
}

/// What stands at a place of a map.
public struct MapMark {
  let coordinate: CLLocationCoordinate2D
  /// What of it is at the place, in parts of its size.
  let anchor: UnitPoint
  let view: AnyView
}

/// What is on a map, at its places by Mercator's map.
public struct MapOverlay: View {
  let position: MapCameraPosition
  let marks: [MapMark]
  /// The things at their places.
  public var body: some View {
    GeometryReader { geometry in
      ForEach(0..<marks.count, id: \.self) { index in
        MapPlacedMark(mark: marks[index], place: place(marks[index].coordinate, in: geometry.size))
      }
    }
  }
  private var region: MKCoordinateRegion {
    if let region = position.region { return region }
    let latitudes = marks.map { $0.coordinate.latitude }
    let longitudes = marks.map { $0.coordinate.longitude }
    let (south, north) = (latitudes.min() ?? 0, latitudes.max() ?? 0)
    let (west, east) = (longitudes.min() ?? 0, longitudes.max() ?? 0)
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max((north - south) * 1.4, 0.01), longitudeDelta: max((east - west) * 1.4, 0.01)))
  }
  /// Points from the middle, by the scale at which the whole region is seen.
  private func place(_ coordinate: CLLocationCoordinate2D, in size: CGSize) -> CGPoint {
    let shown = region
    let middle = MKMapPoint(shown.center)
    let north = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: shown.center.latitude + shown.span.latitudeDelta / 2, longitude: shown.center.longitude))
    let south = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: shown.center.latitude - shown.span.latitudeDelta / 2, longitude: shown.center.longitude))
    let height = max(south.y - north.y, 1)
    let width = max(shown.span.longitudeDelta / 360 * MKMapPoint.worldWidth, 1)
    let scale = min(Double(size.width) / width, Double(size.height) / height)
    let point = MKMapPoint(coordinate)
    return CGPoint(
      x: Double(size.width) / 2 + (point.x - middle.x) * scale,
      y: Double(size.height) / 2 + (point.y - middle.y) * scale)
  }
}
/// Something whose anchor is at a point.
struct MapPlacedMark: View {
  let mark: MapMark
  let place: CGPoint
  var body: some View {
    mark.view
      .fixedSize()
      .alignmentGuide(.leading) { $0.width * mark.anchor.x - place.x }
      .alignmentGuide(.top) { $0.height * mark.anchor.y - place.y }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
