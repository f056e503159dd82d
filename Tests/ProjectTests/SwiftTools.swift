internal import Foundation

/// The tools of the toolchain that built this test, and what it built.
enum SwiftTools {
  /// `usr/bin` of the toolchain: its runtime library is loaded here.
  static let folder: URL = {
    let handle = FileHandle(forReadingAtPath: "/proc/self/maps")
    let maps = String(decoding: handle?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
    let library = "/lib/swift/linux/libswiftCore.so"
    let runtime = maps.split(separator: "\n").first { $0.hasSuffix(library) }!
    return URL(filePath: runtime[runtime.firstIndex(of: "/")!...].dropLast(library.count) + "/bin")
  }()
  /// `.build/debug`, wherever it is.
  static let products = URL(filePath: try! FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).deletingLastPathComponent()
  /// What every tool needs that reads the built modules.
  static let modules: [String] = {
    let host = folder.deletingLastPathComponent().appending(path: "lib/swift/host").path
    let maps = try! Checkout.names(in: "Sources").map { Checkout.root.appending(path: "Sources/\($0)/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    // Where the C libraries' headers are, as the manifest finds them.
    let packages = try! Checkout.text("Package.swift").matches(of: /pkgConfig: "([^"]+)"/).map { String($0.1) }
    let flags = try! run(URL(filePath: "/usr/bin/env"), ["pkg-config", "--cflags"] + packages).output.split(whereSeparator: \.isWhitespace)
    return ["-I", products.appending(path: "Modules").path, "-I", host] + flags.flatMap { ["-Xcc", String($0)] } + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }()
  /// The target of this build. Linux only, as the package is.
  static let target: String = {
    #if arch(x86_64)
      "x86_64-unknown-linux-gnu"
    #elseif arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      #error("name the target triple of this machine")
    #endif
  }()

  /// Runs a program to its end; output and errors come together.
  @discardableResult
  static func run(_ tool: URL, _ arguments: [String], in folder: URL? = nil) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
  /// Runs a tool of the toolchain.
  @discardableResult
  static func run(_ tool: String, _ arguments: [String], in folder: URL? = nil) throws -> (status: Int32, output: String) {
    try run(self.folder.appending(path: tool), arguments, in: folder)
  }
}
