/// A module that programs import, and the modules of the toolchain or of this package that make it up.
struct LibraryModule: Sendable {
  /// As programs say it.
  let name: String
  /// The compiled modules whose declarations it shows.
  let parts: [String]
  /// What comes with it, the nearest first, without `Swift`.
  let reexports: [String]
  /// Folders of this package with the sources of the documentation comments; empty for the toolchain's modules. Without compiled modules, the sources tell the declarations too.
  let sources: [String]

  /// Its place among all: the index tells modules by it.
  var number: Int { Self.all.firstIndex { $0.name == name } ?? 0 }

  /// `SwiftUI` as the name of a constant.
  var constant: String { name.prefix(1).lowercased() + name.dropFirst() }

  var isOfToolchain: Bool { sources.isEmpty }

  /// On Apple's systems `Foundation` holds what stands in `FoundationNetworking` here.
  /// `SwiftUI` brings Foundation and Observation, as `Sources/Views/Reexports.swift` says.
  /// The playground's macros come with every program, as in Xcode those of SwiftUI do.
  /// `Drawing` is no module for programs: `SwiftUI` names types of it by aliases, and its text holds what those reach.
  static let all: [LibraryModule] = [
    LibraryModule(name: "Swift", parts: ["Swift", "_Concurrency", "_StringProcessing"], reexports: [], sources: []),
    LibraryModule(name: "RegexBuilder", parts: [], reexports: [], sources: []),
    LibraryModule(name: "Observation", parts: ["Observation"], reexports: [], sources: []),
    LibraryModule(
      name: "Foundation", parts: ["FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking"], reexports: ["Dispatch", "Glibc"], sources: []),
    LibraryModule(name: "Dispatch", parts: ["Dispatch"], reexports: [], sources: []),
    LibraryModule(name: "Glibc", parts: ["Glibc"], reexports: [], sources: []),
    LibraryModule(name: "LayoutCore", parts: ["LayoutCore"], reexports: [], sources: ["LayoutCore"]),
    LibraryModule(name: "Drawing", parts: ["Drawing"], reexports: [], sources: ["Drawing"]),
    LibraryModule(name: "PlaygroundMacros", parts: [], reexports: [], sources: ["PlaygroundMacros"]),
    LibraryModule(name: "Customizable", parts: [], reexports: [], sources: ["Customizable"]),
    LibraryModule(name: "SwiftUI", parts: ["Views"], reexports: ["PlaygroundMacros", "LayoutCore", "Foundation", "Observation", "Dispatch", "Glibc"], sources: ["Views"]),
  ]

  /// Whether the library of that name is made of modules of this package.
  static func isOwn(_ library: String) -> Bool { ownNames.contains(library) }

  private static let ownNames: Set<String> = Set(all.filter { !$0.isOfToolchain }.map(\.name))

  /// The library's name for a compiled module.
  static let nameOfPart: [String: String] = Dictionary(
    uniqueKeysWithValues: all.flatMap { module in (module.parts.isEmpty ? module.sources : module.parts).map { ($0, module.name) } })
}
