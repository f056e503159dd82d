internal import Foundation
internal import SwiftSource
internal import Terminal
internal import Testing
internal import Workbench

/// `docs/gallery.md` shows what the tool draws now.
@MainActor @Suite struct `The gallery` {
  private static let docs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs")

  @Test(arguments: ["Shapes", "Gradients", "TextStyles"]) func `shows what is drawn today`(name: String) throws {
    let page = try String(contentsOf: Self.docs.appending(path: "gallery.md"), encoding: .utf8)
    let source = try String(contentsOf: Self.docs.appending(path: "gallery/\(name).swift"), encoding: .utf8)
    var request = Request()
    request.size = CellCount("90x40")
    let preview = Preview(SourceFile(name: "\(name).swift", text: source), request)
    #expect(preview.diagnostics.isEmpty, "\(preview.diagnostics)")
    let picture = try preview.picture(isScreen: false, colors: .none, charset: .unicode).text
    #expect(page.contains("## \(name)\n\n```\n\(picture)```\n"), "run docs/gallery/make: \(name) is drawn differently now")
  }
}
