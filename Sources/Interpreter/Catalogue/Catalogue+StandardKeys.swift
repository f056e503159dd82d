internal import Foundation
internal import Views

extension Catalogue {
  /// The environment's keys about where a person lives, and what they have chosen for their device.
  func registerStandardKeys() {
    let environment = EnvironmentValues.self
    for name in ["accessibilityEnabled", "accessibilityInvertColors", "accessibilitySwitchControlEnabled"] {
      property(of: environment, name, doc: "What a person has chosen for their device: false.") { _ in false }
    }
    modifier("contentShape", Parameter<ShapeArgument>(nil), Parameter<Bool>("eoFill", default: false), doc: "Where the view can be touched; not shown.") {
      $0.contentShape($1.erased, eoFill: $2)
    }
  }
}
