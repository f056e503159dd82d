import CoreLocation
import Foundation
import SwiftUI

/// What is on a map.
@MainActor public protocol MapContent {
  /// What it is made of.
  associatedtype Body: MapContent
  /// What it is made of.
  @MapContentBuilder var body: Body { get }
  /// What stands at places.
  var marks: [MapMark] { get }
}
extension MapContent {
  /// Those of its body.
  public var marks: [MapMark] { body.marks }
}
extension MapContent where Body == EmptyMapContent {
  /// Nothing more.
  public var body: EmptyMapContent { EmptyMapContent() }
}
/// Nothing on a map.
public struct EmptyMapContent: MapContent {
  /// Nothing.
  public init() {}
  /// Nothing more.
  public var body: EmptyMapContent { self }
  /// None.
  public var marks: [MapMark] { [] }
}
/// Things on a map.
public struct MapContentGroup: MapContent {
  /// Nothing more.
  public typealias Body = EmptyMapContent
  /// What stands at places.
  public let marks: [MapMark]
}
extension Optional: MapContent where Wrapped: MapContent {
  /// Nothing more.
  public typealias Body = EmptyMapContent
  /// Nothing more.
  public var body: EmptyMapContent { EmptyMapContent() }
  /// Those of its value.
  public var marks: [MapMark] { self?.marks ?? [] }
}
/// Puts things on a map.
@MainActor @resultBuilder public enum MapContentBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// One thing.
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  /// The first thing.
  public static func buildPartialBlock<C: MapContent>(first: C) -> C { first }
  /// One more thing.
  public static func buildPartialBlock<A: MapContent, B: MapContent>(accumulated: A, next: B) -> MapContentGroup {
    MapContentGroup(marks: accumulated.marks + next.marks)
  }
  /// A thing, or not.
  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
  /// One of two things.
  public static func buildEither<C: MapContent>(first: C) -> MapContentGroup { MapContentGroup(marks: first.marks) }
  /// The other of two things.
  public static func buildEither<C: MapContent>(second: C) -> MapContentGroup { MapContentGroup(marks: second.marks) }
  /// A thing of newer systems.
  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> MapContentGroup {
    MapContentGroup(marks: content.marks)
  }
}
extension ForEach: MapContent where Content: MapContent {
  /// Nothing more.
  public typealias Body = EmptyMapContent
  /// Nothing more.
  public var body: EmptyMapContent { EmptyMapContent() }
  /// Those of each element.
  public var marks: [MapMark] { elementContents.flatMap { $0.marks } }
}
extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Something on a map for each element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self = FrameworkSupport.forEach(data, id: \.id, content: content)
  }
}
extension ForEach where Content: MapContent {
  /// Something on a map for each element, identified by the value under a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self = FrameworkSupport.forEach(data, id: id, content: content) }
}

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
  /// Nothing more.
  public typealias Body = EmptyMapContent
  let coordinate: CLLocationCoordinate2D
  let symbol: String
  let monogram: Text?
  let label: Label
  var color = Color.red
  init(_ coordinate: CLLocationCoordinate2D, _ symbol: String, monogram: Text? = nil, _ label: Label) {
    self.coordinate = coordinate
    self.symbol = symbol
    self.monogram = monogram
    self.label = label
  }
  /// A balloon with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate, "mappin", label())
  }
  /// The balloon in another colour.
  public func tint(_ tint: Color?) -> Marker<Label> {
    var copy = self
    copy.color = tint ?? .red
    return copy
  }
  /// The balloon.
  public var marks: [MapMark] {
    let balloon = VStack(spacing: 2) {
      ZStack {
        Circle().fill(color)
        if let monogram { monogram.foregroundColor(.white) } else { Image(systemName: symbol).foregroundColor(.white) }
      }
      .frame(width: 30, height: 30)
      label.font(.caption2)
    }
    return [MapMark(coordinate: coordinate, anchor: UnitPoint(x: 0.5, y: 0.6), view: AnyView(balloon))]
  }
}
extension Marker where Label == Text {
  /// A balloon with a title.
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, "mappin", Text(title))
  }
  /// A balloon with a title and one of Apple's symbols.
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, systemImage, Text(title))
  }
  /// A balloon with a title and an image of the project.
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, "mappin", Text(title))
  }
  /// A balloon with a title and letters.
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, "mappin", monogram: monogram, Text(title))
  }
  /// A balloon for something on a map.
  public init(item: MKMapItem) { self.init(item.placemark.coordinate, "mappin", Text(item.name ?? "")) }
}
/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
  /// Nothing more.
  public typealias Body = EmptyMapContent
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: Content
  let label: Label
  /// A view with a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
    self.label = label()
  }
  /// The view, and its label below.
  public var marks: [MapMark] {
    let view = content.overlay(alignment: .bottom) {
      label.font(.caption2).fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
    }
    return [MapMark(coordinate: coordinate, anchor: anchor, view: AnyView(view))]
  }
}
extension Annotation where Label == Text {
  /// A view with a title.
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}
/// Where the person is: not known, so nothing is shown.
public struct UserAnnotation: MapContent {
  /// Nothing more.
  public typealias Body = EmptyMapContent
  /// Nothing.
  public init() {}
  /// None.
  public var marks: [MapMark] { [] }
}
/// A line through places: it is not drawn.
public struct MapPolyline: MapContent {
  /// Nothing more.
  public typealias Body = EmptyMapContent
  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// A line of MapKit.
  public init(_ polyline: MKPolyline) {}
  /// The line of a way.
  public init(_ route: MKRoute) {}
  /// None.
  public var marks: [MapMark] { [] }
}
/// An area: it is not drawn.
public struct MapPolygon: MapContent {
  /// Nothing more.
  public typealias Body = EmptyMapContent
  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// None.
  public var marks: [MapMark] { [] }
}
/// A circle: it is not drawn.
public struct MapCircle: MapContent {
  /// Nothing more.
  public typealias Body = EmptyMapContent
  /// A circle; the radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  /// None.
  public var marks: [MapMark] { [] }
}
extension MapContent {
  /// The same, chosen by a value.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  /// The same in a colour.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// The same with a line.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// The same with a line.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  /// The same, filled.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// The same, with titles or not.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
}
