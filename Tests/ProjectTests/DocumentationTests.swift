internal import Foundation
internal import Testing

/// Every public declaration says what it is; the cases of an enumeration are said by it as a whole.
@Suite struct `Public declarations` {
  static let modules = [
    "LayoutCore", "Drawing", "Views", "Tracing", "Terminal", "Pictures", "SwiftSource", "Running", "Workbench", "Lessons", "LineEditor", "Watcher", "Macros",
    "Customizable", "PlaygroundMacros", "FileAccess", "Interfaces",
  ]
  /// Members that only fulfil a protocol's requirement, whose documentation tells all.
  static let requirements: Set<String> = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "encode(to:)", "init(from:)", "description", "debugDescription", "rawValue", "init(rawValue:)", "id", "Body",
  ]

  @Test func `are looked for in every module that has some`() throws {
    let withoutAny: Set = [
      "Toolchain", "MacroPlugin", "SwiftUI", "benchmarks", "EngineBenchmark", "MeasuredViews", "playground", "Launcher", "fuzz", "InterfaceWriter", "Declarations", "Semantics",
      "Runtime", "Standard", "Bindings", "Traps", "Frameworks",
    ]
    let folders = try Checkout.names(in: "Sources").filter { !FileManager.default.fileExists(atPath: Checkout.root.appending(path: "Sources/\($0)/module.modulemap").path) }
    #expect(Set(folders).subtracting(withoutAny) == Set(Self.modules))
  }

  @Test(arguments: modules) func `are documented`(module: String) throws {
    let silent = try PublicNames(of: module).declarations.filter { !$0.isDocumented && $0.kind != "swift.enum.case" && !Self.requirements.contains($0.name) }
    if !silent.isEmpty { Issue.record("\(silent.map { "\($0.place ?? module): \($0.signature)" }.joined(separator: "\n"))") }
  }
}
