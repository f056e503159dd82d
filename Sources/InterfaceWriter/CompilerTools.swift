internal import Foundation

/// The toolchain whose syntax library this program is linked to, and what its compiler says of a module.
struct CompilerTools {
  /// The folder `usr` of the toolchain.
  let root: URL
  /// Where the compiler finds the toolchain's modules of C.
  private let flags: [String]

  enum Failure: Error, CustomStringConvertible {
    case noToolchain
    case noInterface(module: String, message: String)

    var description: String {
      switch self {
      case .noToolchain: "The toolchain was not found: the program is not linked to its libSwiftSyntax.so."
      case .noInterface(let module, let message): "The compiler gives no interface of \(module): \(message)"
      }
    }
  }

  init() throws {
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps").map { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) } ?? ""
    let parser = "/lib/swift/host/libSwiftSyntax.so"
    guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix(parser) }), let slash = line.firstIndex(of: "/") else { throw Failure.noToolchain }
    root = URL(fileURLWithPath: String(line[slash...].dropLast(parser.count)))
    // The folder of dispatch's headers is not named: its `semaphore.h` would stand before that of libc.
    flags = ["-I", root.appendingPathComponent("lib/swift").path]
  }

  /// The interface of a compiled module, as swiftc writes it: the toolchain's own where it has one, else made from the compiled module, by the step that merges modules.
  /// - Parameter own: the folder of compiled modules of this package.
  func interface(of module: String, in own: URL? = nil) throws -> String {
    let flags = flags + (own.map { ["-I", $0.path] } ?? [])
    let folder = root.appendingPathComponent("lib/swift/linux/\(module).swiftmodule")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    if let file = files.sorted().first(where: { $0.hasSuffix(".swiftinterface") && !$0.contains(".private.") }) {
      return try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    let compiled =
      files.first { $0.hasSuffix(".swiftmodule") }.map { folder.appendingPathComponent($0).path }
      ?? own.map { "\($0.path)/\(module).swiftmodule" }.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    guard let compiled else { throw Failure.noInterface(module: module, message: "it is not compiled") }
    let out = FileManager.default.temporaryDirectory.appendingPathComponent("interfaces-\(ProcessInfo.processInfo.processIdentifier)-\(module)")
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: out) }
    let text = out.appendingPathComponent("text.swiftinterface")
    var message = ""
    var absent = AbsentModules()
    repeat {
      try absent.putMap(into: out)
      message = try Self.run(
        root.appendingPathComponent("bin/swift-frontend").path,
        ["-merge-modules", "-emit-module", compiled, "-module-name", module, "-swift-version", "5", "-parse-as-library", "-o", out.appendingPathComponent("m.swiftmodule").path]
          + ["-emit-module-interface-path", out.appendingPathComponent("plain").path, "-emit-private-module-interface-path", text.path, "-I", out.path] + flags)
    } while absent.grow(by: message)
    if let result = try? String(contentsOf: text, encoding: .utf8), !result.isEmpty { return result }
    // Where a public declaration needs a missing type, merging fails. What editors show is the same but for the attributes that begin with an underscore.
    let shown = try? Self.run(
      root.appendingPathComponent("bin/swift-synthesize-interface").path,
      ["-module-name", module, "-print-fully-qualified-types", "-target", Self.target, "-sdk", "/", "-I", out.path] + flags)
    guard let shown, shown.contains("public ") else { throw Failure.noInterface(module: module, message: message) }
    return shown
  }

  /// What the compiler imports of a module of C, with its comments.
  func importedInterface(of module: String) throws -> String {
    try Self.run(root.appendingPathComponent("bin/swift-synthesize-interface").path, ["-module-name", module, "-include-submodules", "-target", Self.target, "-sdk", "/"])
  }

  private static let target = "x86_64-unknown-linux-gnu"

  /// The version that swiftc writes in its interfaces: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  func version() throws -> String {
    let marker = "// swift-compiler-version: "
    let line = try interface(of: "Swift").prefix(2000).split(separator: "\n").first { $0.hasPrefix(marker) }
    return line.map { String($0.dropFirst(marker.count)) } ?? "unknown"
  }

  /// Runs a program to its end, and gives what it writes.
  static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let message = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: message, as: UTF8.self)
  }
}
