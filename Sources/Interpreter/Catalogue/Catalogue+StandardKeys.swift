internal import Foundation
internal import Views

extension Catalogue {
  /// The environment's keys about where a person lives, and what they have chosen for their device.
  func registerStandardKeys() {
    let environment = EnvironmentValues.self
    property(of: environment, "locale", doc: "The language: American English.") { _ in FixedSurroundings.locale }
    property(of: environment, "calendar", doc: "The calendar: the Gregorian one.") { _ in FixedSurroundings.calendar }
    property(of: environment, "timeZone", doc: "The time zone: Greenwich's.") { _ in FixedSurroundings.timeZone }
    for name in ["accessibilityEnabled", "accessibilityInvertColors", "accessibilitySwitchControlEnabled"] {
      property(of: environment, name, doc: "What a person has chosen for their device: false.") { _ in false }
    }
    modifier("contentShape", Parameter<ShapeArgument>(nil), Parameter<Bool>("eoFill", default: false), doc: "Where the view can be touched; not shown.") {
      $0.contentShape($1.erased, eoFill: $2)
    }
  }
}
