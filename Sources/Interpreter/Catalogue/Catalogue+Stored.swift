internal import Foundation
internal import Views

extension Data: NamedValue {}

extension Catalogue {
  /// Data, bundles and defaults: a program reads the files of its project, and nothing else; defaults last as long as the evaluation.
  func registerStored() {
    registerDefaults()
    registerBundles()
    add(Data.libraryType)
    value(Data.self, doc: "No bytes.") { Data() }
    property(of: Data.self, "count", doc: "The number of bytes.") { $0.count }
    property(of: Data.self, "isEmpty", doc: "True without bytes.") { $0.isEmpty }
    let encoding = parameter("using", TextEncoding.staticType, hasDefault: true)
    choices(TextEncoding.self)
    add(
      CatalogueEntry(
        .method, "String", "data", [encoding, parameter("allowLossyConversion", .bool, hasDefault: true)], result: .optional(Data.staticType), doc: "The text as bytes of UTF-8."
      ) { call throws(Interruption) -> Value in .some(.library(Data(try String.read(call.base, call).utf8))) })
    add(
      CatalogueEntry(
        .initializer, "String", "init", [parameter("data", Data.staticType), parameter("encoding", TextEncoding.staticType)], result: .optional(.string),
        doc: "The text that bytes of UTF-8 are."
      ) { call throws(Interruption) -> Value in String(data: try Data.read(call.argument(0), call), encoding: .utf8).value })
    add(
      CatalogueEntry(
        .initializer, "String", "init", [parameter("decoding", Data.staticType), parameter("as", .any([]))], result: .string, doc: "The text that bytes of UTF-8 are."
      ) { call throws(Interruption) -> Value in .string(String(decoding: try Data.read(call.argument(0), call), as: UTF8.self)) })
    registerReading()
    add(FoundationFailure.libraryType)
    property(of: FoundationFailure.self, "localizedDescription", doc: "What went wrong.") { $0.message }
    property(of: FoundationFailure.self, "code", doc: "A number for it: 0 here.") { _ in 0 }
    property(of: FoundationFailure.self, "domain", doc: "Where it went wrong.") { _ in "NSCocoaErrorDomain" }
    add(
      CatalogueEntry(.property, "NSError", "userInfo", [], result: .dictionary(.string, .any([])), doc: "Nothing more is known.") { _ in .dictionary(Table()) })
    add(
      CatalogueEntry(
        .initializer, "NSError", "init",
        [parameter("domain", .string), parameter("code", .int), parameter("userInfo", .optional(.dictionary(.string, .any([]))), hasDefault: true)],
        result: FoundationFailure.staticType, doc: "An error."
      ) { call throws(Interruption) -> Value in
        guard case .some(.dictionary(let info)) = call.argument(2), let text = info[.string("NSLocalizedDescription")] else {
          return .library(FoundationFailure(message: "The operation couldn’t be completed. (\(call.argument(0).text) error \(call.argument(1).text).)"))
        }
        return .library(FoundationFailure(message: text.text))
      })
    registerFileNames()
  }
  private func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
    ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
  }

  private func registerDefaults() {
    let type = FoundationObject.type("UserDefaults")
    add(LibraryType("UserDefaults", ["AnyObject"]))
    add(CatalogueEntry(.staticProperty, "UserDefaults", "standard", [], result: type, doc: "What is remembered while the program runs.") { _ in .library(FoundationObject()) })
    let key = parameter("forKey", .string)
    add(
      CatalogueEntry(.method, "UserDefaults", "set", [parameter(nil, .optional(.any([]))), key], result: .void, doc: "Remembers a value.") { call throws(Interruption) -> Value in
        let key = try String.read(call.argument(1), call)
        if case .some(let value) = call.argument(0) { call.evaluation.defaults[key] = value } else { call.evaluation.defaults[key] = nil }
        return .void
      })
    add(
      CatalogueEntry(.method, "UserDefaults", "removeObject", [key], result: .void, doc: "Forgets a value.") { call throws(Interruption) -> Value in
        call.evaluation.defaults[try String.read(call.argument(0), call)] = nil
        return .void
      })
    let readers: [(String, StaticType, @MainActor (Value?) -> Value)] = [
      ("bool", .bool, { if case .bool(let value)? = $0 { .bool(value) } else { .bool(false) } }),
      ("integer", .int, { if case .int(let value)? = $0 { .int(value) } else { .int(0) } }),
      ("double", .double, { .double($0?.double ?? 0) }), ("string", .optional(.string), { if case .string(let value)? = $0 { .some(.string(value)) } else { .none } }),
      ("array", .optional(.array(.any([]))), { if case .array(let values)? = $0 { .some(.array(values)) } else { .none } }),
      ("stringArray", .optional(.array(.string)), { if case .array(let values)? = $0 { .some(.array(values)) } else { .none } }),
      ("data", .optional(Data.staticType), { if case .library(let value)? = $0, value is Data { .some(.library(value)) } else { .none } }),
      ("object", .optional(.any([])), { $0.map { .some($0) } ?? .none }), ("value", .optional(.any([])), { $0.map { .some($0) } ?? .none }),
    ]
    for (name, result, read) in readers {
      add(
        CatalogueEntry(.method, "UserDefaults", name, [key], result: result, doc: "A remembered value.") { call throws(Interruption) -> Value in
          read(call.evaluation.defaults[try String.read(call.argument(0), call)])
        })
    }
    for parameters in [[], [parameter("suiteName", .optional(.string))]] {
      add(
        CatalogueEntry(.initializer, "UserDefaults", "init", parameters, result: parameters.isEmpty ? type : .optional(type), doc: "The same defaults.") { _ in
          parameters.isEmpty ? .library(FoundationObject()) : .some(.library(FoundationObject()))
        })
    }
    add(
      CatalogueEntry(.method, "UserDefaults", "register", [parameter("defaults", .dictionary(.string, .any([])))], result: .void, doc: "Values for what is not remembered.") {
        call throws(Interruption) -> Value in
        guard case .dictionary(let table) = call.argument(0) else { return .void }
        for (key, value) in zip(table.keys, table.values) where call.evaluation.defaults[key.text] == nil { call.evaluation.defaults[key.text] = value }
        return .void
      })
    add(CatalogueEntry(.method, "UserDefaults", "synchronize", [], result: .bool, doc: "Nothing is written.") { _ in .bool(true) })
  }

  /// Parts of a file's name, and longer names.
  private func registerFileNames() {
    for name in ["appendingPathComponent", "appendingPathExtension"] {
      method(of: URL.self, name, Parameter<String>(nil), doc: "The URL with one more part.") {
        name == "appendingPathComponent" ? $0.appendingPathComponent($1) : $0.appendingPathExtension($1)
      }
    }
    method(of: URL.self, "appending", Parameter<String>("path"), doc: "The URL with one more part.") { $0.appendingPathComponent($1) }
    method(of: URL.self, "appending", Parameter<String>("component"), doc: "The URL with one more part.") { $0.appendingPathComponent($1) }
    method(of: URL.self, "deletingLastPathComponent", doc: "The URL without its last part.") { $0.deletingLastPathComponent() }
    method(of: URL.self, "deletingPathExtension", doc: "The URL without its ending.") { $0.deletingPathExtension() }
    property(of: URL.self, "pathExtension", doc: "The ending.") { $0.pathExtension }
    property(of: URL.self, "path", doc: "The path.") { $0.path }
    property(of: URL.self, "host", doc: "The host.") { $0.host }
    property(of: URL.self, "scheme", doc: "The scheme.") { $0.scheme }
  }

  private func registerBundles() {
    add(LibraryBundle.libraryType)
    for name in ["main", "module"] {
      add(CatalogueEntry(.staticProperty, "Bundle", name, [], result: LibraryBundle.staticType, doc: "The files of the project.") { _ in LibraryBundle().value })
    }
    let file = [parameter("forResource", .optional(.string)), parameter("withExtension", .optional(.string)), parameter("subdirectory", .optional(.string), hasDefault: true)]
    add(
      CatalogueEntry(.method, "Bundle", "url", file, result: .optional(URL.staticType), doc: "Where a file of the project lies; nil if there is none.") {
        call throws(Interruption) -> Value in
        try call.resource(call.argument(0), call.argument(1)).value
      })
    add(
      CatalogueEntry(
        .method, "Bundle", "path", [parameter("forResource", .optional(.string)), parameter("ofType", .optional(.string))], result: .optional(.string),
        doc: "Where a file of the project lies; nil if there is none."
      ) { call throws(Interruption) -> Value in try call.resource(call.argument(0), call.argument(1))?.path.value ?? .none })
    add(
      CatalogueEntry(.property, "Bundle", "bundleIdentifier", [], result: .optional(.string), doc: "The name of the program.") { _ in .some(.string("playground")) })
    add(
      CatalogueEntry(.method, "Bundle", "object", [parameter("forInfoDictionaryKey", .string)], result: .optional(.any([])), doc: "Nothing: there is no list of properties.") { _ in
        .none
      })
    add(
      CatalogueEntry(.property, "Bundle", "infoDictionary", [], result: .optional(.dictionary(.string, .any([]))), doc: "Nothing: there is no list of properties.") { _ in .none })
  }

  private func registerReading() {
    for (owner, parameters) in [
      ("Data", [parameter("contentsOf", URL.staticType)]), ("String", [parameter("contentsOf", URL.staticType)]),
      ("String", [parameter("contentsOf", URL.staticType), parameter("encoding", TextEncoding.staticType)]), ("String", [parameter("contentsOfFile", .string)]),
      ("String", [parameter("contentsOfFile", .string), parameter("encoding", TextEncoding.staticType)]),
    ] {
      add(
        CatalogueEntry(.initializer, owner, "init", parameters, result: owner == "Data" ? Data.staticType : .string, doc: "What a file of the project holds.") {
          call throws(Interruption) -> Value in
          var url: URL
          if case .string(let path) = call.argument(0) { url = URL(fileURLWithPath: path) } else { url = try URL.read(call.argument(0), call) }
          url = url.standardizedFileURL
          guard url.isFileURL, let files = call.evaluation.files else { throw call.throwing("the file \"\(url.lastPathComponent)\" couldn't be opened") }
          let data: Data
          do { data = try files.contents(of: url) } catch {
            throw call.throwing("the file \"\(url.lastPathComponent)\" couldn't be opened: \(error)")
          }
          return owner == "Data" ? .library(data) : .string(String(decoding: data, as: UTF8.self))
        })
    }
  }
}

extension CatalogueEntry.Call {
  /// Throws an error of Foundation, as a program can catch it.
  @MainActor func throwing(_ message: String) -> Interruption {
    evaluation.thrown = .library(FoundationFailure(message: message))
    return Interruption(.thrown)
  }
  /// A file of the project by its name; no other file is found.
  @MainActor fileprivate func resource(_ name: Value, _ ending: Value) throws(Interruption) -> URL? {
    guard case .some(.string(var file)) = name else { return nil }
    if case .some(.string(let ending)) = ending, !ending.isEmpty { file += "." + ending }
    return evaluation.files?.file(file)
  }
}

/// An error that Foundation throws.
struct FoundationFailure: LibraryValue {
  let message: String
  static var libraryType: LibraryType { LibraryType("NSError", ["Error"]) }
}
extension FoundationFailure: nonisolated CustomStringConvertible {
  nonisolated var description: String { message }
}
enum TextEncoding: NamedChoices {
  case utf8, ascii, utf16, isoLatin1
  static var libraryType: LibraryType { LibraryType("String.Encoding", ["Hashable", "Equatable"]) }
}
