internal import Foundation

extension UUID: NamedValue {}

extension Catalogue {
  /// Foundation's identifiers, addresses and dates, as they are.
  func registerFoundation() {
    add(UUID.libraryType)
    value(UUID.self, doc: "An identifier that nothing else has.") { UUID() }
    property(of: UUID.self, "uuidString", doc: "The identifier as text.") { $0.uuidString }
    property(of: URL.self, "absoluteString", doc: "The address as text.") { $0.absoluteString }
    property(of: URL.self, "lastPathComponent", doc: "The last part of the address.") { $0.lastPathComponent }
    add(
      CatalogueEntry(
        .initializer, "URL", "init", [ParameterSignature(label: "string", name: "string", type: .string)], result: .optional(URL.staticType),
        doc: "The address that a text names; nil for what is none."
      ) { call throws(Interruption) -> Value in URL(string: try String.read(call.argument(0), call)).value })
    value(Date.self, Parameter<Double>("timeIntervalSince1970"), doc: "A time in seconds since 1970.") { Date(timeIntervalSince1970: $0) }
    property(of: Date.self, "timeIntervalSince1970", doc: "Seconds since 1970.") { $0.timeIntervalSince1970 }
    method(of: Date.self, "addingTimeInterval", Parameter<Double>(nil), doc: "A time some seconds later.") { $0.addingTimeInterval($1) }
    method(of: Date.self, "timeIntervalSince", Parameter<Date>(nil), doc: "Seconds since another time.") { $0.timeIntervalSince($1) }
  }
}
