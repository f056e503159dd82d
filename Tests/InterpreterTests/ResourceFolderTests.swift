import Foundation
import Testing

@testable import SwiftSource

@Suite struct `Resources of a target` {
  @Test func `are found by their names anywhere below its folder, the nearest first`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "resources-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    for path in ["App/Data/cities.json", "App/Views/cities.json", "App/en.lproj/words.json", "App/A.xcassets/a.json", "build/b.json", "App/.hidden/c.json"] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: file)
    }
    let folder = ResourceFolder(root, start: root.appending(path: "App/Views"))
    func found(_ name: String) -> String? { folder.file(name).map { String($0.path.dropFirst(root.standardizedFileURL.path.count + 1)) } }
    #expect(found("cities.json") == "App/Views/cities.json")
    #expect(found("Data/cities.json") == "App/Data/cities.json")
    #expect(found("words.json") == "App/en.lproj/words.json")
    for name in ["a.json", "b.json", "c.json", "../App/Data/cities.json", "none.json", ""] { #expect(found(name) == nil) }
  }
}
