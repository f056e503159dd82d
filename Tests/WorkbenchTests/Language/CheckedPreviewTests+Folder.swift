internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing
internal import Views

@testable internal import Workbench

/// What lies beside the file: data, tables of texts, assets.
extension `A file that only Swift's rules accept` {
  @Test func `reads the files of its folder, and no others`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "checked-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appending(path: "Data"), withIntermediateDirectories: true)
    try "inside".write(to: folder.appending(path: "Data/a.txt"), atomically: true, encoding: .utf8)
    let text = """
      func read(_ url: URL?) -> String {
        guard let url else { return "none" }
        do { return try String(contentsOf: url, encoding: .utf8) } catch { return "refused" }
      }
      VStack {
        Text(read(Bundle.main.url(forResource: "a", withExtension: "txt")))
        Text(read(Bundle.main.url(forResource: "b", withExtension: "txt")))
        Text(read(URL(fileURLWithPath: "/etc/hostname")))
      }
      """
    let file = folder.appending(path: "a.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    var request = Request()
    request.proposal = ProposedViewSize(width: 320, height: 160)
    let shown = Preview(SourceFile(name: file.path, text: text), request)
    #expect(shown.host != nil, "\(shown.diagnostics)")
    #expect(texts(shown) == ["inside", "none", "refused"])
  }
  @Test(arguments: [
    ("en.lproj/Localizable.strings", "/* a */ \"title\" = \"a \\\"b\\\"\"; // c\nother = \"d\";"),
    (
      "Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"title": {"localizations": {"en": {"stringUnit": {"value": "a \"b\""}}, "#
        + #""de": {"stringUnit": {"value": "c"}}}}, "other": {"localizations": {"en": {"stringUnit": {"value": "d"}}}}}}"#
    ),
  ]) func `reads literal keys out of the project's tables`(_ name: String, _ table: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try table.write(to: url, atomically: true, encoding: .utf8)
    let text = """
      VStack {
        Text("title")
        Text(String(localized: "other"))
        Text(NSLocalizedString("none", comment: ""))
        Text(verbatim: "title")
      }
      """
    var request = Request()
    request.proposal = ProposedViewSize(width: 320, height: 160)
    let file = folder.appending(path: "a.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let shown = Preview(SourceFile(name: file.path, text: text), request)
    #expect(shown.host != nil, "\(shown.diagnostics)")
    #expect(texts(shown) == ["a \"b\"", "d", "none", "title"])
  }
  @Test func `draws pictures of lines out of a catalogue`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ text: String) throws {
      let file = folder.appending(path: "Assets.xcassets/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    func svg(_ content: String) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\">\(content)</svg>"
    }
    try write("wide.imageset/a.svg", svg("<rect width=\"40\" height=\"20\" fill=\"red\"/>"))
    try write("wide.imageset/Contents.json", #"{"images": [{"filename": "a.svg", "idiom": "universal"}]}"#)
    try write("half.imageset/a.svg", svg("<rect width=\"40\" height=\"20\" fill=\"red\"/>"))
    try write("half.imageset/Contents.json", #"{"images": [{"filename": "a.svg", "idiom": "universal", "scale": "2x"}]}"#)
    let symbol = "<path id=\"Baseline-M\" d=\"M0 10H40\"/><g id=\"Regular-M\"><rect y=\"5\" width=\"20\" height=\"10\"/></g>"
    try write("sign.symbolset/a.svg", svg(symbol))
    try write("sign.symbolset/Contents.json", #"{"symbols": [{"filename": "a.svg", "idiom": "universal"}]}"#)
    var request = Request()
    request.assets = AssetLibrary(folder: folder.path)
    let text = """
      #Preview { VStack(spacing: 0) { Image("wide"); Image("half"); Image("sign").font(.system(size: 100)) }.foregroundStyle(.green) }
      """
    let shown = Preview(SourceFile(name: folder.appending(path: "a.swift").path, text: text), request)
    #expect(shown.diagnostics.isEmpty, "\(shown.diagnostics)")
    let images = shown.host?.displayList.items.compactMap { item -> DisplayList.ImageRun? in
      if case .image(let run) = item.content { run } else { nil }
    }
    #expect(images?.map(\.frame.size) == [CGSize(width: 40, height: 20), CGSize(width: 20, height: 10), CGSize(width: 20, height: 10)])
    #expect(images?.map { $0.tint != nil } == [false, false, true])
  }
  @Test func `knows the names of assets in Swift`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let colors = folder.appending(path: "Assets.xcassets/deep sea.colorset")
    try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let components = #"{"red": "1.000", "green": "0.000", "blue": "0.500", "alpha": "1.000"}"#
    let contents = #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(components)}}]}"#
    try contents.write(to: colors.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    let text = "struct A: View { var body: some View { Color(.deepSea).frame(width: 8, height: 16) } }\n#Preview { A() }\n"
    let file = folder.appending(path: "a.swift")
    var request = Request()
    request.assets = AssetLibrary(folder: folder.path)
    let shown = Preview(SourceFile(name: file.path, text: text), request)
    #expect(!shown.hasErrors, "\(shown.diagnostics)")
    #expect(shown.dump(.display).contains("rgba(1 0 0.5 1)"))
    let kit = "let sea: UIColor = .deepSea\n#Preview { Color(uiColor: sea).frame(width: 8, height: 16) }\n"
    let other = Preview(SourceFile(name: file.path, text: kit), request)
    #expect(!other.hasErrors, "\(other.diagnostics)")
    #expect(other.dump(.display).contains("rgba(1 0 0.5 1)"))
  }
}
