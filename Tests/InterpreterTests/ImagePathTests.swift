import Drawing
import Foundation
import LayoutCore
import Testing
import Views

@testable import SwiftSource

/// Names of images lead nowhere but into the folder of the file.
@MainActor
@Suite struct ImagePathTests {
  @Test(arguments: ["../outside", "../../outside.png", "inner/../../outside", "/ABSOLUTE/outside.png", "./../outside"])
  func `a name that leads out of the folder is a frame`(_ name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("a/inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let views = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("playground/views")
    for place in ["outside.png", "a/outside.png", "a/inner/inside.png"] {
      try FileManager.default.copyItem(at: views.appendingPathComponent("brawler.png"), to: folder.appendingPathComponent(place))
    }
    let asked = name.replacing("/ABSOLUTE", with: folder.path)
    #expect(try showsImage("inside", in: inner))
    #expect(try showsImage(asked, in: inner) == false)
  }
  @Test func `a missing image is the file's mistake where there are others`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func notes() throws -> [Bool] {
      let host = ViewHost(try Interpreted("Image(\"absent\")").checked().root(budget: Budget()).view, device: .cells, assets: AssetLibrary(folder: folder.path))
      return host.numberWarnings.map(\.isNote)
    }
    #expect(try notes() == [true])
    let views = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("playground/views")
    try FileManager.default.copyItem(at: views.appendingPathComponent("brawler.png"), to: folder.appendingPathComponent("there.png"))
    #expect(try notes() == [false])
  }
  /// Whether pixels are drawn, or a frame with the name.
  private func showsImage(_ name: String, in folder: URL) throws -> Bool {
    let root = try Interpreted("Image(\"\(name)\")").checked().root(budget: Budget())
    let host = ViewHost(root.view, device: .cells, assets: AssetLibrary(folder: folder.path))
    _ = host.layOut(.unspecified)
    return host.displayList.items.contains { if case .image = $0.content { true } else { false } }
  }
}
