internal import Foundation

extension URLComponents: NamedValue {}
extension URLQueryItem: NamedValue {}

extension Catalogue {
  /// Parts of addresses, identifiers by their texts. Nothing is loaded from an address.
  func registerAddresses() {
    add(URLQueryItem.libraryType)
    value(URLQueryItem.self, Parameter<String>("name"), Parameter<String?>("value"), doc: "A name and a value of an address.") { URLQueryItem(name: $0, value: $1) }
    property(of: URLQueryItem.self, "name", \.name, doc: "The name.")
    property(of: URLQueryItem.self, "value", \.value, doc: "The value.")
    add(URLComponents.libraryType)
    value(URLComponents.self, doc: "An address without parts.") { URLComponents() }
    failing("URLComponents", [("string", .string)], URLComponents.staticType, "The parts of an address; nil for what is none.") { call throws(Interruption) -> Value in
      URLComponents(string: try String.read(call.argument(0), call)).value
    }
    failing("URLComponents", [("url", URL.staticType), ("resolvingAgainstBaseURL", .bool)], URLComponents.staticType, "The parts of an address.") {
      call throws(Interruption) -> Value in
      URLComponents(url: try URL.read(call.argument(0), call), resolvingAgainstBaseURL: try Bool.read(call.argument(1), call)).value
    }
    property(of: URLComponents.self, "scheme", \.validScheme, doc: "The way, as 'https'.")
    property(of: URLComponents.self, "host", \.host, doc: "The host.")
    property(of: URLComponents.self, "path", \.path, doc: "The path.")
    property(of: URLComponents.self, "query", \.query, doc: "What stands behind '?'.")
    property(of: URLComponents.self, "fragment", \.fragment, doc: "What stands behind '#'.")
    property(of: URLComponents.self, "queryItems", \.queryItems, doc: "The names and values behind '?'.")
    property(of: URLComponents.self, "url", doc: "The address; nil where the parts make none.") { $0.url }
    property(of: URLComponents.self, "string", doc: "The address as text.") { $0.string }
    property(of: URL.self, "query", doc: "What stands behind '?'.") { $0.query }
    property(of: URL.self, "fragment", doc: "What stands behind '#'.") { $0.fragment }
    property(of: URL.self, "isFileURL", doc: "True for files.") { $0.isFileURL }
    property(of: URL.self, "pathComponents", doc: "The parts of the path.") { $0.pathComponents }
    property(of: URL.self, "description", doc: "The address as text.") { $0.description }
    method(of: URL.self, "appending", Parameter<[URLQueryItem]>("queryItems"), doc: "The address with more names and values.") { $0.appending(queryItems: $1) }
    value(URL.self, Parameter<String>("fileURLWithPath"), doc: "A file's address.") { URL(fileURLWithPath: $0) }
    value(URL.self, Parameter<String>("filePath"), doc: "A file's address.") { URL(fileURLWithPath: $0) }
    failing("URL", [("string", .string), ("relativeTo", .optional(URL.staticType))], URL.staticType, "The address that a text names, seen from another one.") {
      call throws(Interruption) -> Value in URL(string: try String.read(call.argument(0), call), relativeTo: try URL?.read(call.argument(1), call)).value
    }
    failing("UUID", [("uuidString", .string)], UUID.staticType, "The identifier that a text names; nil for what is none.") { call throws(Interruption) -> Value in
      UUID(uuidString: try String.read(call.argument(0), call)).value
    }
    property(of: UUID.self, "description", doc: "The identifier as text.") { $0.uuidString }
    property(of: UUID.self, "hashValue", doc: "A number for look-up in tables.") { id in
      Int(truncatingIfNeeded: id.uuidString.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
    }
  }
  private func failing(
    _ owner: String, _ parameters: [(String, StaticType)], _ type: StaticType, _ doc: String, _ make: @escaping @MainActor (CatalogueEntry.Call) throws(Interruption) -> Value
  ) {
    add(
      CatalogueEntry(.initializer, owner, "init", parameters.map { ParameterSignature(label: $0.0, name: $0.0, type: $0.1) }, result: .optional(type), doc: doc) {
        call throws(Interruption) -> Value in try make(call)
      })
  }
}

extension URLComponents {
  /// The scheme; what is no scheme is left out, where Foundation traps.
  fileprivate var validScheme: String? {
    get { scheme }
    set {
      guard let text = newValue, let first = text.first, first.isASCII, first.isLetter,
        text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
      else {
        scheme = nil
        return
      }
      scheme = text
    }
  }
}
