import CoreLocation
import Foundation
import SwiftUI

/// What went wrong with a map.
public struct MKError: Error, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: UInt, Sendable {
    /// Not known, no server, too many questions, nothing found.
    case unknown = 1
    /// The server does not answer.
    case serverFailure = 2
    /// There were too many questions.
    case loadingThrottled = 3
    /// Nothing was found.
    case placemarkNotFound = 4
    /// There is no way.
    case directionsNotFound = 5
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
}

/// What would look for places: without a network it finds none.
open class MKLocalSearch {
  /// What is looked for.
  open class Request {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// What kinds of results.
    open var resultTypes: ResultType = []
    /// Nothing yet.
    public init() {}
    /// Words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// What was completed.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }
  /// Kinds of results.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Things on the map.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }
  /// What was found.
  open class Response {
    /// The things.
    public let mapItems: [MKMapItem] = []
    /// Where they are.
    public let boundingRegion = MKCoordinateRegion()
    init() {}
  }
  /// Looks for places.
  public init(request: Request) {}
  /// Looks: there is no network.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Looks: there is no network.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Looks no longer.
  open func cancel() {}
}
/// What a few letters could mean.
open class MKLocalSearchCompletion: Hashable, @unchecked Sendable {
  /// What it is called.
  public let title: String
  /// Where it is.
  public let subtitle: String
  init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
  /// Whether both are the same object.
  public static func == (a: MKLocalSearchCompletion, b: MKLocalSearchCompletion) -> Bool { a === b }
  /// The object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// What would complete letters: without a network it completes none.
open class MKLocalSearchCompleter {
  /// The letters.
  open var queryFragment = ""
  /// Where.
  open var region = MKCoordinateRegion()
  /// Who is told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What they could mean.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Kinds of results.
  open var resultTypes: MKLocalSearch.ResultType = []
  /// Whether it looks.
  open var isSearching: Bool { false }
  /// Nothing yet.
  public init() {}
  /// Looks no longer.
  open func cancel() {}
}
/// Who is told what letters could mean.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are results.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  /// Nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Ways to go.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By train and bus.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// Any.
  public static let any = MKDirectionsTransportType(rawValue: 0xFFFF)
}
/// What would find ways: without a network it finds none.
open class MKDirections {
  /// What way is looked for.
  open class Request {
    /// Where it begins.
    open var source: MKMapItem?
    /// Where it ends.
    open var destination: MKMapItem?
    /// How one goes.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several are wanted.
    open var requestsAlternateRoutes = false
    /// When one goes.
    open var departureDate: Date?
    /// Nothing yet.
    public init() {}
  }
  /// What was found.
  open class Response {
    /// The ways.
    public let routes: [MKRoute] = []
    init() {}
  }
  /// Looks for a way.
  public init(request: Request) {}
  /// Looks: there is no network.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  /// Looks: there is no network.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Looks no longer.
  open func cancel() {}
}
/// A way.
open class MKRoute {
  /// What it is called.
  public let name = ""
  /// In metres.
  public let distance: CLLocationDistance = 0
  /// In seconds.
  public let expectedTravelTime: TimeInterval = 0
  /// Its line.
  public let polyline = MKPolyline(coordinates: [], count: 0)
  init() {}
}
/// A line on a map.
open class MKPolyline: MKOverlay {
  /// The middle.
  open var coordinate: CLLocationCoordinate2D {
    let count = Double(max(places.count, 1))
    return CLLocationCoordinate2D(
      latitude: places.reduce(0) { $0 + $1.latitude } / count,
      longitude: places.reduce(0) { $0 + $1.longitude } / count)
  }
  /// The title.
  open var title: String?
  /// The second title.
  open var subtitle: String?
  /// Its places.
  public let places: [CLLocationCoordinate2D]
  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) { places = Array(coordinates.prefix(count)) }
  /// How many places there are.
  public var pointCount: Int { places.count }
}
