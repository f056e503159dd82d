internal import Foundation
internal import Testing

/// SwiftPM does not compile a macro's users again when the macro changes (6.3.1): they keep the old expansion until their objects are removed.
@Suite struct `Expanded macros` {
  /// The targets that expand macros, besides the samples.
  static let users = ["InterpreterTests", "ProjectTests"]

  @Test func `are those of the plug-in`() throws {
    func date(_ file: URL) throws -> Date { try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate ?? .distantPast }
    let plugin = try date(SwiftTools.products.appending(path: "MacroPlugin-tool"))
    var stale: Set<String> = []
    for folder in try FileManager.default.contentsOfDirectory(at: SwiftTools.products, includingPropertiesForKeys: nil) {
      let name = folder.deletingPathExtension().lastPathComponent
      guard folder.pathExtension == "build", name.hasPrefix("Sample_") || Self.users.contains(name) else { continue }
      for object in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) where object.path.hasSuffix(".swift.o") {
        if try date(object) < plugin { stale.insert("\(folder.path)/*.swift.o") }
      }
    }
    #expect(stale.isEmpty, "compiled before the macros were: rm \(stale.sorted().joined(separator: " "))")
  }
}
