import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// Pictures of devices of pixels on machines with other fonts.
@Suite(.givesWay) struct `Without the font of the measures` {
  private static let source = "VStack { Text(\"Hello, fonts\").font(.title); Text(\"漢字 and \\u{5D0}\"); Toggle(\"On\", isOn: .constant(true)) }"

  /// A picture with the fonts of some folders, and what was said; `rejected` is a family that is passed over.
  private func draw(folders: [String], rejecting rejected: String = "", in folder: URL) throws -> (picture: Data, errors: String, layout: String) {
    let reject = rejected.isEmpty ? "" : "<selectfont><rejectfont><pattern><patelt name=\"family\"><string>\(rejected)</string></patelt></pattern></rejectfont></selectfont>"
    let dirs = folders.map { "<dir>\($0)</dir>" }.joined()
    let file = folder.appending(path: "fonts.conf")
    let cache = folder.appending(path: "cache").path
    let text = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(dirs)<cachedir>\(cache)</cachedir>\(reject)</fontconfig>"
    try Data(text.utf8).write(to: file)
    let environment = ["FONTCONFIG_FILE": file.path]
    let path = folder.appending(path: "picture.png")
    let run = try Program.run(["render", "-", "-o", path.path, "--scale", "1"], input: Data(Self.source.utf8), environment: environment)
    #expect(run.status == 0, "\(run)")
    let layout = try Program.run(["layout", "-", "--device", "iphone"], input: Data(Self.source.utf8), environment: environment)
    return (try Data(contentsOf: path), run.errors, layout.output)
  }

  @Test func `another font is drawn at the same places, and a note says which is missing, once`() throws {
    try Program.withFolder { folder in
      let own = try Program.run(["layout", "-", "--device", "iphone"], input: Data(Self.source.utf8))
      let found = try draw(folders: ["/usr/share/fonts"], rejecting: "Inter", in: folder)
      #expect(found.errors.components(separatedBy: "Inter is not installed").count == 2, "\(found.errors)")
      #expect(found.layout == own.output && own.output.contains("Text"))
    }
  }
  @Test func `without any font all but the letters is drawn, and a note says so`() throws {
    try Program.withFolder { folder in
      let found = try draw(folders: [folder.appending(path: "none").path], in: folder)
      #expect(found.errors.contains("no font is installed"))
      #expect(found.picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }
  @Test func `a font whose file has become none is passed over`() throws {
    try Program.withFolder { folder in
      let fonts = folder.appending(path: "fonts")
      try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
      let all = FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String } ?? []
      let name = try #require(all.first { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") })
      let file = fonts.appending(path: "font.ttf")
      try FileManager.default.copyItem(atPath: "/usr/share/fonts/\(name)", toPath: file.path)
      // The folder's list of fonts is kept, whatever becomes of the file.
      _ = try draw(folders: [fonts.path], in: folder)
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 0)
      try handle.close()
      let found = try draw(folders: [fonts.path], in: folder)
      #expect(found.picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }
}
