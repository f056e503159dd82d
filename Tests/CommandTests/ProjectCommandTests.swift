import Foundation
import PseudoTerminal
import TestOrder
import Testing

@testable import playground

/// `playground project`, `check` of folders, and what is done before a picture is drawn.
@Suite(.givesWay) struct ProjectCommandTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      T1 = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P1); };
      T2 = { isa = PBXNativeTarget; name = "Shop Kit"; productType = "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (G1); };
      P1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      F1 = { isa = PBXFileReference; path = ContentView.swift; }; F2 = { isa = PBXFileReference; path = Model.xcdatamodeld; };
      G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; };
      R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Cards"; };
      L1 = { isa = XCLocalSwiftPackageReference; relativePath = ../Models; };
    }; rootObject = X; }
    """
  private func write(_ files: [String: String], into folder: URL) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  @Test func `a project of Xcode is told with its targets, files, resources and packages`() throws {
    try Program.withFolder { folder in
      try write(
        [
          "Shop.xcodeproj/project.pbxproj": Self.project, "ContentView.swift": "", "Kit/A.swift": "", "data.json": "{}",
          "Assets.xcassets/a.imageset/Contents.json": "{}", "Assets.xcassets/a.imageset/a.png": "", "Pods/B.swift": "",
        ], into: folder)
      let said = try Program.run("project", folder.path).output
      #expect(said.contains(": Xcode project Shop.xcodeproj\n"))
      #expect(said.contains("  Shop: application, 1 Swift file\n  Shop Kit: framework, files of Kit\n"))
      #expect(said.contains("Swift files: 2\nresources: 1 image of a catalogue, 1 JSON file\n"))
      #expect(said.contains("packages beside it: ../Models\n"))
      #expect(said.contains("packages that are fetched, and not here: https://example.org/Cards\n"))
      let document = try Program.run("project", folder.path, "--json").output
      let read = try #require(JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
      #expect((read["targets"] as? [Any])?.count == 2 && read["version"] as? Int == 1)
    }
  }
  @Test func `a package beside the app is a part of it, and its name stands before its names`() throws {
    try Program.withFolder { folder in
      let kind = "public enum Kind: String { case a; public init(_ text: String) { self = .a } }\n"
      try write(
        [
          "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; rootObject = X; }",
          "App/A.swift": "import SwiftUI\nimport Store\nText(Store.Kind(\"b\") == .a ? Store.Kind.Other().text : \"\")\n",
          "Packages/Store/Sources/Store/Kind.swift": kind,
          "Packages/Store/Sources/Store/Other.swift":
            "extension Kind { public struct Other { public let text = \"other\"; public init() {} } }\n",
        ], into: folder)
      let shown = try Program.run(["render", "App/A.swift", "--format", "text"], in: folder)
      #expect(shown.output == "other\n" && shown.errors.isEmpty, "\(shown.errors)")
    }
  }
  @Test func `the nearer of two files with one name is taken, however the file is named`() throws {
    try Program.withFolder { folder in
      let view = { (text: String) in "import SwiftUI\nstruct Shown: View { var body: some View { Text(\"\(text)\") } }\n" }
      let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Shown() } } }\n"
      try write(
        [
          "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; rootObject = X; }", "Phone/Phone.swift": app,
          "Phone/Views/Shown.swift": view("phone"), "Mac/Mac.swift": app, "Mac/Shown.swift": view("mac"),
        ], into: folder)
      for (file, text) in [("Phone/Phone.swift", "phone\n"), ("Mac/Mac.swift", "mac\n")] {
        let whole = folder.appending(path: file)
        for path in [whole.path, whole.deletingLastPathComponent().path + "/./" + whole.lastPathComponent] {
          #expect(try Program.run("render", path).output == text)
        }
      }
    }
  }
  @Test func `files around an app without a project are a module`() throws {
    try Program.withFolder { folder in
      try write(
        [
          "ShopApp.swift": "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { Shown() } } }\n",
          "Views/Shown.swift": "import SwiftUI\nstruct Shown: View { let m = Model(); var body: some View { Text(m.tab.rawValue) } }\n",
          "Model/Model.swift": "struct Model { var tab: Tab = .home }\n",
          "Model/Tab.swift": "enum Tab: String { case home, other }\n",
        ], into: folder)
      for file in ["ShopApp.swift", "Views/Shown.swift"] {
        #expect(try Program.run("render", folder.appending(path: file).path).output == "home\n")
      }
    }
  }
  @Test func `a damaged project, a package and a folder without a project are told`() throws {
    try Program.withFolder { folder in
      try write(["App.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n{ objects = {", "A.swift": ""], into: folder)
      #expect(try Program.run("project", folder.path).output.contains("App.xcodeproj cannot be read: all files of its folder count\n"))
    }
    try Program.withFolder { folder in
      try write(["Package.swift": "let p = Package(name: \"P\", targets: [.target(name: \"P\")])", "Sources/P/A.swift": ""], into: folder)
      #expect(try Program.run("project", folder.path).output.contains(": package\ntargets:\n  P: by its name\n"))
    }
    try Program.withFolder { folder in
      try write(["Views/Deep/A.swift": "", "ShopApp.swift": "@main struct ShopApp {}"], into: folder)
      let said = try Program.run("project", folder.appending(path: "Views/Deep/A.swift").path).output
      #expect(said.contains("no project file") && said.contains("Swift files: 2\n"))
    }
    #expect(try Program.run("project", "/nowhere/at/all").status == 66)
  }
  @Test func `the files of a folder are checked, and counted`() throws {
    try Program.withFolder { folder in
      try write(
        [
          "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }",
          "In/B.swift": "struct B { let n: Int = \"\" }", "In/BTests/C.swift": "let c: Int = \"\"",
        ], into: folder)
      let run = try Program.run("check", folder.path)
      #expect(run.status == 65 && run.errors.hasSuffix("2 files: 1 sound, 1 with errors\n"))
      let marks = try Program.run("check", folder.path, "--report", "github").output
      #expect(marks.hasPrefix("::error file=\(folder.path)/In/B.swift,line=1,col=25::cannot convert value of type 'String'"))
      let sarif = try Program.run("check", folder.path, "--report", "sarif").output
      let read = try #require(JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
      let results = ((read["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
      #expect(results.count == 1 && results.first?["level"] as? String == "error")
      #expect(try Program.run("check", folder.path, "--report", "json").output.contains("\"severity\": \"error\""))
    }
  }
  @Test func `a fix is told with its place`() throws {
    try Program.withFolder { folder in
      try write(["A.swift": "import SwiftUI\nlet a = Txt(\"a\")\n"], into: folder)
      func report(_ kind: String) throws -> [String: Any] {
        let text = try Program.run("check", folder.path, "--report", kind).output
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      }
      func first(_ key: String, of object: [String: Any]?) -> [String: Any]? { (object?[key] as? [[String: Any]])?.first }
      let fix = first("diagnostics", of: first("files", of: try report("json")))?["fix"] as? [String: Any]
      #expect(fix?["replacement"] as? String == "Text" && fix?["line"] as? Int == 2)
      #expect(fix?["column"] as? Int == 9 && fix?["endColumn"] as? Int == 12)
      let result = first("results", of: first("runs", of: try report("sarif")))
      let replacement = first("replacements", of: first("artifactChanges", of: first("fixes", of: result)))
      #expect((replacement?["insertedContent"] as? [String: Any])?["text"] as? String == "Text")
      let region = replacement?["deletedRegion"] as? [String: Any]
      #expect(region?["startLine"] as? Int == 2 && region?["startColumn"] as? Int == 9)
    }
  }
  @Test func `what a person does comes before the picture`() throws {
    try Program.withFolder { folder in
      let source = """
        import SwiftUI
        struct Counter: View {
          @State private var count = 0
          @State private var name = ""
          var body: some View {
            Text("\\(count) \\(name)")
            Button("Add") { count += 1 }
            TextField("Name", text: $name)
          }
        }
        #Preview { Counter() }
        """
      try write(["Counter.swift": source], into: folder)
      let file = folder.appending(path: "Counter.swift").path
      #expect(try Program.run("render", file, "--do", "tap \"Add\"; tap Add; type \"a;b\"").output.contains("2 a;b"))
      #expect(try Program.run("layout", file, "--do", "type TextField \"Ada\"").output.contains("0 Ada"))
      let nothing = try Program.run("render", file, "--do", "tap \"Save\"")
      #expect(nothing.status == 1 && nothing.errors.contains("--do: tap \"Save\": nothing is labelled \"Save\"") && nothing.output.isEmpty)
      let unknown = try Program.run("render", file, "--do", "tup Add")
      #expect(unknown.status == 2 && unknown.errors.contains("'tup' is nothing that can be done; did you mean 'tap'?"))
      #expect(try Program.run("render", file, "--do", "set Slider").status == 2)
    }
  }
}
