internal import Foundation
internal import SwiftSource
internal import PseudoTerminal
internal import Testing

@testable internal import playground

/// Which files a file's missing names are looked up in.
@MainActor @Suite struct `The files around a file` {
  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [.target(name: "Shop", dependencies: ["Models"]), .target(name: "Models"), .target(name: "Other"), .testTarget(name: "ShopTests"), .target(name: "Code", path: "code/main")]
        + ["A", "B"].map { .target(name: $0, path: "Samples", sources: ["\\($0).swift"]) })
    """
  private static let files = [
    "Package.swift": manifest, "Sources/Shop/Main.swift": "import SwiftUI\nimport Models\nRow()", "Sources/Shop/Views/Row.swift": "", "Sources/Models/Item.swift": "",
    "Sources/Other/Item.swift": "", "Tests/ShopTests/Test.swift": "import Other\n", "code/main/a/A.swift": "", "code/main/B.swift": "", "Samples/A.swift": "",
    "Samples/B.swift": "", "Loose/A.swift": "", "Loose/B.swift": "", "Loose/In/C.swift": "", "App/App.xcodeproj/x": "", "App/A.swift": "", "App/Deep/Down/B.swift": "",
    "App/Pods/C.swift": "", "Example/Example.xcodeproj/project.pbxproj": "\tproductName = Models;\n\trelativePath = ../Local;\n",
    "Example/A.swift": "", "Local/Package.swift": "let p = Package(name: \"L\", targets: [.target(name: \"L\")])",
    "Local/Sources/L/L.swift": "",
    "Outer/Outer.xcodeproj/project.pbxproj":
      "path = Kit/Kit.xcodeproj;\n\t\t\tname = \"A b\";\n\t\t\tproductName = N;\n"
      + "\t\t\tproductType = \"com.apple.product-type.bundle.ui-testing\";\n",
    "Outer/A b/T.swift": "", "Outer/A b/U.swift": "", "Outer/A.swift": "", "Outer/Kit/Kit.xcodeproj/project.pbxproj": "",
    "Outer/P.playground/Pages/A.xcplaygroundpage/Contents.swift": "",
    "Outer/P.playground/Pages/A.xcplaygroundpage/Sources/S.swift": "",
    "Outer/P.playground/Pages/B.xcplaygroundpage/Contents.swift": "", "Outer/P.playground/Sources/T.swift": "",
    "Outer/Kit/B.swift": "", "Outer/Game/Game.xcodeproj/project.pbxproj": "", "Outer/Game/In/C.swift": "",
  ]
  private func found(around file: String, given: String? = nil) throws -> [String] {
    try Program.withFolder { folder in
      for (name, text) in Self.files {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
      let root = folder.standardizedFileURL.path + "/"
      return ProjectFolder(of: folder.appending(path: file).path, given: given.map { folder.appending(path: $0).path }).paths().map { $0.replacing(root, with: "") }
    }
  }

  @Test func `of a package are those of its target and of the targets that it imports`() throws {
    #expect(try found(around: "Sources/Shop/Main.swift") == ["Sources/Models/Item.swift", "Sources/Shop/Main.swift", "Sources/Shop/Views/Row.swift"])
    #expect(try found(around: "Sources/Shop/Views/Row.swift") == ["Sources/Shop/Main.swift", "Sources/Shop/Views/Row.swift"])
    #expect(try found(around: "Tests/ShopTests/Test.swift") == ["Sources/Other/Item.swift", "Tests/ShopTests/Test.swift"])
    #expect(try found(around: "code/main/B.swift") == ["code/main/B.swift", "code/main/a/A.swift"])
  }
  @Test func `of a playground's page are its sources and those of the playground, and nobody else sees them`() throws {
    let (page, shared) = ("Outer/P.playground/Pages/A.xcplaygroundpage/", "Outer/P.playground/Sources/T.swift")
    #expect(
      try found(around: page + "Contents.swift") == [page + "Contents.swift", page + "Sources/S.swift", shared])
    let other = "Outer/P.playground/Pages/B.xcplaygroundpage/Contents.swift"
    #expect(try found(around: other) == [other, shared])
    #expect(try found(around: page + "Sources/S.swift") == [page + "Sources/S.swift", shared])
    #expect(try found(around: shared) == [shared])
    #expect(try found(around: "Outer/A.swift", given: "Outer/Kit") == ["Outer/Kit/B.swift"])
  }
  @Test func `of a target whose files are computed are not known`() throws {
    #expect(try found(around: "Samples/A.swift") == [])
    #expect(try found(around: "Samples/A.swift", given: "Samples") == ["Samples/A.swift", "Samples/B.swift"])
  }
  @Test func `of a project are the whole folder, of no module the file's own`() throws {
    #expect(try found(around: "App/Deep/Down/B.swift") == ["App/A.swift", "App/Deep/Down/B.swift"])
    let models = ["Sources/Models/Item.swift", "Sources/Other/Item.swift", "Sources/Shop/Main.swift", "Sources/Shop/Views/Row.swift"]
    let around = ["Example/A.swift", "Local/Sources/L/L.swift"] + models + ["code/main/B.swift", "code/main/a/A.swift"]
    #expect(try found(around: "Example/A.swift") == around)
    // Of projects inside only those that the project names.
    #expect(try found(around: "Outer/A.swift") == ["Outer/A.swift", "Outer/Kit/B.swift"])
    // Tests are no part of what they test.
    #expect(
      try found(around: "Outer/A b/T.swift") == ["Outer/A b/T.swift", "Outer/A b/U.swift", "Outer/A.swift", "Outer/Kit/B.swift"])
    #expect(try found(around: "Outer/Game/In/C.swift") == ["Outer/Game/In/C.swift"])
    #expect(try found(around: "Loose/A.swift") == ["Loose/A.swift", "Loose/B.swift"])
  }
  @Test func `are read again when one of them was saved, where a person works on them`() throws {
    try Program.withFolder { folder in
      let (shown, other) = (folder.appending(path: "Main.swift"), folder.appending(path: "Row.swift"))
      try "Row()".write(to: shown, atomically: true, encoding: .utf8)
      try "struct Row {}".write(to: other, atomically: true, encoding: .utf8)
      let reader = ProjectReader()
      @MainActor func text(isFollowed: Bool) throws -> String {
        let source = SourceFile(name: shown.path, text: "Row()")
        return ProjectFiles.completing(source, in: { reader.files(of: ProjectFolder(of: shown.path, given: nil), isFollowed: isFollowed) }).text
      }
      #expect(try text(isFollowed: true).contains("struct Row {}"))
      try "struct Row { let longer = 1 }".write(to: other, atomically: true, encoding: .utf8)
      #expect(try text(isFollowed: false).contains("struct Row {}"))
      #expect(try text(isFollowed: true).contains("longer"))
      try FileManager.default.removeItem(at: other)
      #expect(try text(isFollowed: true) == "Row()")
    }
  }

  @Test func `what a project is built of and nobody reads is found when it is asked for`() throws {
    let records = """
      A1 = {isa = PBXFileReference; path = Secrets.swift; sourceTree = "<group>"; };
      A2 = {isa = PBXFileReference; path = "Made/R.generated.swift"; sourceTree = "<group>"; };
      A3 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      A4 = {isa = XCVersionGroup; path = Shop.xcdatamodeld; sourceTree = "<group>"; };
      \t\t\tproductName = "plugin:Maker";
      """
    try Program.withFolder { folder in
      let files = [
        "App.xcodeproj/project.pbxproj": records, "Main.swift": "", "In/Sleep.mlmodel": "", "In/Other.swift": "",
      ]
      for (name, text) in files {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
      let found = ProjectFolder(of: folder.appending(path: "Main.swift").path, given: nil).unreadSources()
      #expect(found.swiftFiles == ["R.generated.swift", "Secrets.swift"])
      #expect(found.dataModels == ["Shop.xcdatamodeld"])
      #expect(found.learningModels == ["Sleep.mlmodel"])
      #expect(found.plugins == ["Maker"])
    }
  }
}
