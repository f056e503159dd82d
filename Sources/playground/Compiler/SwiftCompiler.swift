internal import Foundation

/// swiftc beside the interpreter: the frontend of the toolchain whose runtime this program uses, and the library's modules that were built with it.
struct SwiftCompiler: Sendable {
  /// Why there is none.
  enum Missing: Error, Equatable {
    case toolchain
    /// Where the library's modules would be.
    case library(String)

    var words: String {
      switch self {
      case .toolchain: "no swiftc is here: install the toolchain of swift.org that the playground was built with"
      case .library(let folder):
        "the library's modules are not in \(folder): run the playground where 'swift build' put it, in .build of its checkout"
      }
    }
  }

  /// The program that is run.
  let frontend: URL
  private let arguments: [String]
  private let runtime: URL

  /// The compiler of this process.
  static func find() throws(Missing) -> SwiftCompiler {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return try SwiftCompiler(program: URL(filePath: program), toolchain: loadedToolchain)
  }
  /// `usr` of the toolchain whose runtime is loaded here.
  private static var loadedToolchain: URL? {
    let maps =
      FileHandle(forReadingAtPath: "/proc/self/maps").map { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) }
      ?? ""
    let library = "/lib/swift/linux/libswiftCore.so"
    guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix(library) }),
      let slash = line.firstIndex(of: "/")
    else { return nil }
    return URL(filePath: String(line[slash...].dropLast(library.count)))
  }

  /// - Parameters:
  ///   - program: the executable, beside which SwiftPM put the modules.
  ///   - toolchain: `usr` of a toolchain.
  init(program: URL, toolchain: URL?) throws(Missing) {
    let files = FileManager.default
    guard let toolchain, files.isExecutableFile(atPath: toolchain.appending(path: "bin/swift-frontend").path) else {
      throw .toolchain
    }
    let folder = program.deletingLastPathComponent()
    let plugin = folder.appending(path: "MacroPlugin-tool").path
    guard files.fileExists(atPath: folder.appending(path: "Modules/SwiftUI.swiftmodule").path),
      files.isExecutableFile(atPath: plugin),
      let checkout = SwiftCompiler.checkout(above: folder)
    else { throw .library(folder.path) }
    frontend = toolchain.appending(path: "bin/swift-frontend")
    runtime = toolchain.appending(path: "lib/swift/linux")
    let sources = checkout.appending(path: "Sources")
    let maps = ((try? files.contentsOfDirectory(atPath: sources.path)) ?? []).sorted().map {
      sources.appending(path: "\($0)/module.modulemap").path
    }
    .filter { files.fileExists(atPath: $0) }
    // What only SIL's passes find is found as well: initialisation, exclusivity, escaping.
    arguments =
      [
        "-emit-sil", "-o", "/dev/null", "-swift-version", "5", "-module-name", "App", "-parse-as-library", "-D",
        "DEBUG", "-I", folder.appending(path: "Modules").path,
      ]
      + [
        "-import-module", "PlaygroundMacros", "-load-plugin-executable", plugin + "#MacroPlugin", "-plugin-path",
        toolchain.appending(path: "lib/swift/host/plugins").path,
      ]
      + ["-suppress-warnings", "-diagnostic-style", "llvm", "-solver-expression-time-threshold=20", "-Xcc", "-w"]
      + (maps.map { "-fmodule-map-file=\($0)" } + SwiftCompiler.headers).flatMap { ["-Xcc", $0] }
  }
  /// The checkout that a build folder belongs to.
  private static func checkout(above folder: URL) -> URL? {
    var folder = folder
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Sources/CWidth/module.modulemap").path) {
        return folder
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
  /// Where the headers are of the C libraries that the library's modules import.
  private static let headers: [String] = {
    let process = Process()
    let answer = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", "cairo", "libjpeg", "libwebp"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = answer
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    return String(decoding: answer.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
      whereSeparator: \.isWhitespace
    ).map(String.init)
  }()

  /// Whether a file may import a module: one of the toolchain, or of the library.
  func hasModule(_ name: String) -> Bool {
    ["SwiftUI", "PlaygroundMacros", "Customizable"].contains(name)
      || FileManager.default.fileExists(atPath: runtime.appending(path: "\(name).swiftmodule").path)
      || ["Swift", "Glibc", "Dispatch"].contains(name)
  }
  /// What the frontend is called with.
  func arguments(for files: [String]) -> [String] { arguments + files }
}
