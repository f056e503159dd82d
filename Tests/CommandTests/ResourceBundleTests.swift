import Foundation
import PseudoTerminal
import SwiftSource
import TestOrder
import Testing

@testable import playground

/// A package's own bundle: `Bundle.module` is what SwiftPM makes for a target with resources.
@Suite(.givesWay) struct ResourceBundleTests {
  private static let view = """
    import SwiftUI
    struct Words: View {
      var body: some View {
        Text((try? String(contentsOf: Bundle.module.url(forResource: "words", withExtension: "txt")!, encoding: .utf8)) ?? "none")
      }
    }
    #Preview { Words() }
    """
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Kit", resources: [.process("words.txt")])])
    """
  private func run(_ files: [String: String], _ check: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      for (name, text) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try check(folder)
    }
  }

  @Test func `is known in a package`() throws {
    let files = ["Package.swift": Self.manifest, "Sources/Kit/Words.swift": Self.view, "Sources/Kit/words.txt": "three words"]
    try run(files) { folder in
      let said = try Program.run("render", folder.appending(path: "Sources/Kit/Words.swift").path)
      #expect(said.output.contains("three words") && said.errors.isEmpty, "\(said)")
    }
  }
  @Test func `is known in an app that a package lies in`() throws {
    let app = Self.view.replacing("Words", with: "Screen").replacing("Text(", with: "Kit(words: ")
    let kit = """
      import SwiftUI
      public struct Kit: View {
        let words: String
        public var body: some View { Text(words + "\\(Bundle.module.bundlePath.hasSuffix(".app"))") }
      }
      """
    let files = [
      "Kit/Package.swift": Self.manifest, "Kit/Sources/Kit/Kit.swift": kit, "App.xcodeproj/x": "",
      "App/Screen.swift": app.replacing("Bundle.module", with: "Bundle.main"), "App/words.txt": "of the app ",
    ]
    try run(files) { folder in
      let said = try Program.run("render", folder.appending(path: "App/Screen.swift").path)
      #expect(said.output.contains("of the app true"), "\(said)")
    }
  }
  @Test func `is not known elsewhere`() throws {
    try run(["App.xcodeproj/x": "", "Words.swift": Self.view]) { folder in
      let said = try Program.run("check", folder.appending(path: "Words.swift").path)
      #expect(said.errors.contains("'module'"), "\(said)")
    }
  }
  @Test func `has a list of properties, a new app's where the project has none`() throws {
    let view = """
      import SwiftUI
      struct About: View {
        let version = Bundle.main.infoDictionary!["CFBundleShortVersionString"] as! String
        var body: some View {
          Text("\\(version) \\(Bundle.main.object(forInfoDictionaryKey: "Key") as? String ?? "no key")")
        }
      }
      """
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION).5</string><key>Key</key><string>k</string>
      </dict></plist>
      """
    try run(["App.xcodeproj/x": "", "App/About.swift": view, "Other/A.swift": ""]) { folder in
      let said = try Program.run("render", folder.appending(path: "App/About.swift").path)
      #expect(said.output.contains("1.0 no key"), "\(said)")
    }
    try run(["App.xcodeproj/x": "", "App/About.swift": view, "App/Info.plist": list]) { folder in
      let said = try Program.run("render", folder.appending(path: "App/About.swift").path)
      #expect(said.output.contains("1.0.5 k"), "\(said)")
    }
  }
}
