internal import Foundation

extension Catalogue {
  /// `FileManager` and writing: a program has a folder of documents that is empty, and nothing that it writes is kept (a view reaches no file but those of its project).
  func registerFiles() {
    let type = FoundationObject.type("FileManager")
    add(LibraryType("FileManager", ["AnyObject"]))
    choices(SearchFolder.self)
    choices(SearchDomain.self)
    choices(WritingOptions.self)
    func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
      ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
    }
    add(CatalogueEntry(.staticProperty, "FileManager", "default", [], result: type, doc: "The files that there are: none.") { _ in .library(FoundationObject()) })
    let documents = URL(fileURLWithPath: "/Documents", isDirectory: true)
    add(
      CatalogueEntry(
        .method, "FileManager", "urls", [parameter("for", SearchFolder.staticType), parameter("in", SearchDomain.staticType)], result: .array(URL.staticType),
        doc: "A folder, which is empty."
      ) { _ in .array([.library(documents)]) })
    add(
      CatalogueEntry(
        .method, "FileManager", "url",
        [
          parameter("for", SearchFolder.staticType), parameter("in", SearchDomain.staticType), parameter("appropriateFor", .optional(URL.staticType)), parameter("create", .bool),
        ], result: URL.staticType, doc: "A folder, which is empty."
      ) { _ in .library(documents) })
    for name in ["documentsDirectory", "temporaryDirectory", "cachesDirectory"] { constant(documents, name, of: "URL", doc: "A folder, which is empty.") }
    add(CatalogueEntry(.property, "FileManager", "temporaryDirectory", [], result: URL.staticType, doc: "A folder, which is empty.") { _ in .library(documents) })
    add(CatalogueEntry(.method, "FileManager", "fileExists", [parameter("atPath", .string)], result: .bool, doc: "No file is there.") { _ in .bool(false) })
    add(
      CatalogueEntry(.method, "FileManager", "contents", [parameter("atPath", .string)], result: .optional(Data.staticType), doc: "No file is there.") { _ in .none })
    for (name, parameters) in [
      ("removeItem", [parameter("at", URL.staticType)]), ("removeItem", [parameter("atPath", .string)]),
      ("createDirectory", [parameter("at", URL.staticType), parameter("withIntermediateDirectories", .bool)]),
      ("copyItem", [parameter("at", URL.staticType), parameter("to", URL.staticType)]), ("moveItem", [parameter("at", URL.staticType), parameter("to", URL.staticType)]),
    ] {
      add(CatalogueEntry(.method, "FileManager", name, parameters, result: .void, doc: "Nothing is written.") { _ in .void })
    }
    for owner in ["Data", "String"] {
      let rest =
        owner == "Data"
        ? [parameter("options", .array(WritingOptions.staticType), hasDefault: true)]
        : [parameter("atomically", .bool), parameter("encoding", TextEncoding.staticType)]
      add(CatalogueEntry(.method, owner, "write", [parameter("to", URL.staticType)] + rest, result: .void, doc: "Nothing is written.") { _ in .void })
    }
    add(
      CatalogueEntry(.method, "Data", "write", [parameter("to", URL.staticType), parameter("options", WritingOptions.staticType)], result: .void, doc: "Nothing is written.") { _ in
        .void
      })
    let units: [(name: String, type: StaticType, values: (String) -> [Value])] = [
      ("utf8", UInt8.staticType, { $0.utf8.map(\.value) }), ("utf16", UInt16.staticType, { $0.utf16.map(\.value) }),
      ("unicodeScalars", UnicodeScalarValue.staticType, { $0.unicodeScalars.map { .library(UnicodeScalarValue(scalar: $0)) } }),
    ]
    for (name, type, values) in units {
      add(
        CatalogueEntry(.property, "String", name, [], result: .array(type), doc: "The text's units.") { call throws(Interruption) -> Value in
          .array(values(try String.read(call.base, call)))
        })
    }
    add(UnicodeScalarValue.libraryType)
    property(of: UnicodeScalarValue.self, "value", doc: "The number of the scalar.") { $0.scalar.value }
    property(of: UnicodeScalarValue.self, "isASCII", doc: "True below 128.") { $0.scalar.isASCII }
    add(
      CatalogueEntry(.initializer, "Data", "init", [parameter(nil, .array(UInt8.staticType))], result: Data.staticType, doc: "Some bytes.") { call throws(Interruption) -> Value in
        var bytes: [UInt8] = []
        for value in try call.argument(0).elements(call) { bytes.append(try UInt8.read(value, call)) }
        return .library(Data(bytes))
      })
  }
}

/// An element of a string's `unicodeScalars`.
struct UnicodeScalarValue: LibraryValue, Hashable {
  let scalar: Unicode.Scalar
  static var libraryType: LibraryType { LibraryType("Unicode.Scalar", ["Hashable", "Equatable"]) }
}
enum SearchFolder: NamedChoices {
  case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory, downloadsDirectory
  static var libraryType: LibraryType { LibraryType("FileManager.SearchPathDirectory", ["Hashable", "Equatable"]) }
}
enum SearchDomain: NamedChoices {
  case userDomainMask, localDomainMask, allDomainsMask
  static var libraryType: LibraryType { LibraryType("FileManager.SearchPathDomainMask", ["Hashable", "Equatable"]) }
}
enum WritingOptions: NamedChoices {
  case atomic, completeFileProtection, atomicWrite, withoutOverwriting, noFileProtection
  static var libraryType: LibraryType { LibraryType("Data.WritingOptions", ["Hashable", "Equatable"]) }
}
