import SwiftSource
import Testing

@Suite struct `A package's manifest` {
  @Test func `names its targets, with their folders and files`() {
    let manifest = PackageManifest(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let names = ["A", "B"]
      let package = Package(
        name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])],
        targets: [
          .target(name: "Models"), .executableTarget(name: "Shop", dependencies: ["Models", .target(name: "Inner")], path: "App"),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]), .target(name: "One", path: "One", sources: ["a.swift", "b"]),
        ] + names.map { .target(name: "Sample_\\($0)", path: "Samples", sources: ["\\($0).swift"]) })
      """)
    #expect(manifest.targets.map(\.name) == ["Models", "Shop", "ShopTests", "One", nil])
    #expect(manifest.targets.map(\.path) == [nil, "App", nil, "One", "Samples"])
    #expect(manifest.targets.map(\.isTest) == [false, false, true, false, false])
    #expect(manifest.targets[3].sources == ["a.swift", "b"])
    #expect(manifest.targets.map(\.computesSources) == [false, false, false, false, true])
  }
  @Test func `of nonsense has no targets`() {
    for text in ["", ".target(", "let a = [", "\u{0}", ".target()"] { #expect(PackageManifest(text).targets.allSatisfy { $0.name == nil }) }
  }
  @Test func `is used by files that import its targets`() {
    let text = "import SwiftUI\n@testable import Models\n  import struct Shop.Item\n// import No\nlet a = \"import Never\"\n"
    #expect(PackageManifest.imports(text) == ["SwiftUI", "Models", "Shop"])
  }
}
