internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

/// By which system a file is judged, from the command line.
@Suite(.givesWay) struct `The deployment target of a command` {
  private let bold = "import SwiftUI\nstruct A: View { var body: some View { VStack { Text(\"a\") }.bold() } }\n"

  /// What `check` makes of a file in a folder with others.
  private func check(_ files: [String: String] = [:], _ options: String...) throws -> (status: Int32, said: String) {
    try Program.withFolder { folder in
      for (name, text) in files.merging(["App/A.swift": bold], uniquingKeysWith: { $1 }) {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let run = try Program.run(["check"] + options + [folder.appending(path: "App/A.swift").path])
      return (run.status, run.errors)
    }
  }
  private func xcode(_ settings: String...) -> [String: String] {
    ["App.xcodeproj/project.pbxproj": "{\n" + settings.map { "\t\t\t\t\($0);\n" }.joined() + "}\n"]
  }

  @Test func `is the documents' where nothing says more, and the message says how to say it`() throws {
    let run = try check()
    #expect(run.status == 65 && run.said.contains("--target ios16"), "\(run.said)")
  }
  @Test func `is that of the Xcode project, the newest of several`() throws {
    #expect(try check(xcode("IPHONEOS_DEPLOYMENT_TARGET = 16.4")).status == 0)
    #expect(try check(xcode("IPHONEOS_DEPLOYMENT_TARGET = 15.0", "MACOSX_DEPLOYMENT_TARGET = 13.0")).status == 0)
    #expect(try check(xcode("IPHONEOS_DEPLOYMENT_TARGET = 15.0", "MACOSX_DEPLOYMENT_TARGET = 12.3")).status == 65)
    #expect(try check(xcode("IPHONEOS_DEPLOYMENT_TARGET = ;", "SWIFT_VERSION = 26.0")).status == 65)
  }
  @Test func `is that of the package`() throws {
    let manifest =
      "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"A\", platforms: [%], targets: [.target(name: \"App\", path: \"App\")])\n"
    #expect(try check(["Package.swift": manifest.replacing("%", with: ".iOS(.v16)")]).status == 0)
    #expect(try check(["Package.swift": manifest.replacing("%", with: ".iOS(.v15)")]).status == 65)
  }
  @Test func `is what was asked for before all`() throws {
    #expect(try check([:], "--target", "ios17").status == 0)
    #expect(try check([:], "--target=macos13").status == 0)
    #expect(try check(xcode("IPHONEOS_DEPLOYMENT_TARGET = 17.0"), "--target", "ios15").status == 65)
    #expect(try check([:], "--target", "linux6").status == 2)
  }
  @Test func `is the prompt's option, as an init file sets it`() throws {
    let view = "VStack { Text(\"a\") }.bold()\n"
    #expect(try Program.run(source: ":option target ios16\n" + view).status == 0)
    #expect(try Program.run(source: ":option target ios15\n" + view).status == 65)
    #expect(try Program.run("--target", "ios16", source: view).status == 0)
  }
  @Test(arguments: [
    "bold()", "italic()", "fontWeight(.heavy)", "underline()", "strikethrough()", "kerning(2)", "tracking(2)",
    "baselineOffset(2)", "monospacedDigit()",
  ])
  func `16 has the modifiers of texts on every view`(modifier: String) throws {
    let view = "VStack { Text(\"a\") }.\(modifier)"
    #expect(try Program.run("check", "-", "--target", "ios16", source: view).status == 0)
    let older = try Program.run("check", "-", "--target", "ios15", source: view)
    #expect(older.status == 65 && older.errors.contains("--target ios16"), "\(older.errors)")
  }
}
