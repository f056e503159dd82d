internal import Foundation

/// The modules of this package that programs see, compiled without code.
///
/// What a compiled module says depends on how it was built: a release merges its files in another order, and writes some members down that a debug build makes when they are asked for.
/// So the texts are made from modules that are compiled for them alone, in some seconds.
struct PackageModules {
  /// Each after those that it imports.
  private static let names = ["LayoutCore", "Drawing", "FileAccess", "Views"]

  enum Failure: Error, CustomStringConvertible {
    case notCompiled(module: String, message: String)

    var description: String {
      switch self {
      case .notCompiled(let module, let message): "\(module) is not compiled: \(message)"
      }
    }
  }

  /// - Parameters:
  ///   - package: the folder of this package.
  ///   - folder: where the modules are put.
  static func compile(_ package: URL, with tools: CompilerTools, into folder: URL) throws {
    let sources = package.appendingPathComponent("Sources")
    let maps = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().map { sources.appendingPathComponent("\($0)/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let headers = try CompilerTools.run("/usr/bin/env", ["pkg-config", "--cflags", "cairo", "libjpeg", "libwebp"]).split(whereSeparator: \.isWhitespace).map(String.init)
    let clang = (headers + maps.map { "-fmodule-map-file=\($0)" }).flatMap { ["-Xcc", $0] }
    for name in names {
      let module = folder.appendingPathComponent("\(name).swiftmodule").path
      let paths = FileManager.default.enumerator(atPath: sources.appendingPathComponent(name).path)?.compactMap { $0 as? String } ?? []
      let files = paths.filter { $0.hasSuffix(".swift") }.sorted().map { sources.appendingPathComponent("\(name)/\($0)").path }
      let message = try CompilerTools.run(
        tools.root.appendingPathComponent("bin/swiftc").path,
        [
          "-emit-module", "-whole-module-optimization", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types", "-parse-as-library", "-module-name", name,
          "-package-name", "playground", "-swift-version", "6", "-I", folder.path, "-o", module,
        ]
          + ["InternalImportsByDefault", "ExistentialAny"].flatMap { ["-enable-upcoming-feature", $0] } + clang + files)
      guard FileManager.default.fileExists(atPath: module) else { throw Failure.notCompiled(module: name, message: message) }
    }
  }
}
