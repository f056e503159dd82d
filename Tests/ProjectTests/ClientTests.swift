internal import Foundation
internal import Testing

/// The library is an ordinary versioned dependency: a package that has nothing but its tag builds and runs.
@Suite struct `A client package` {
  /// It compiles the library once more, as what a client gets: continuous integration has no time left for that.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] == nil), .timeLimit(.minutes(20))) func `lays out a view with a version of the library`() throws {
    try Checkout.withTemporaryFolder { folder in
      let library = folder.appending(path: "library")
      let client = folder.appending(path: "client")
      try tagLibrary(in: library)
      try FileManager.default.createDirectory(at: client.appending(path: "Sources/client"), withIntermediateDirectories: true)
      try """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "client", dependencies: [.package(url: "file://\(library.path)", from: "1.0.0")],
        targets: [.executableTarget(name: "client", dependencies: [.product(name: "SwiftUI", package: "library")])])
      """.write(to: client.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
      try """
      import Drawing
      import SwiftUI
      struct Card: View { var body: some View { HStack { Text("a").padding(); Text("b") } } }
      print(ViewHost(Card(), device: .terminal).layOut(.unspecified))
      """.write(to: client.appending(path: "Sources/client/main.swift"), atomically: true, encoding: .utf8)
      let run = try SwiftTools.run("swift", ["run", "--disable-dependency-cache"], in: client)
      let last = run.output.split(separator: "\n").last ?? ""
      #expect(run.status == 0 && last == "CGSize(width: 56.0, height: 48.0)", "\(run.output)")
    }
  }

  /// A repository with what would be committed now, tagged 1.0.0.
  private func tagLibrary(in library: URL) throws {
    let git = URL(filePath: "/usr/bin/env")
    let files = try SwiftTools.run(git, ["git", "-c", "core.quotePath=false", "ls-files", "-co", "--exclude-standard"], in: Checkout.root).output
    for file in files.split(separator: "\n").map(String.init) where FileManager.default.fileExists(atPath: Checkout.root.appending(path: file).path) {
      let copy = library.appending(path: file)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Checkout.root.appending(path: file), to: copy)
    }
    let commit = ["-c", "user.name=test", "-c", "user.email=test@example.invalid", "-c", "commit.gpgsign=false", "commit", "-qm", "Library"]
    for step in [["init", "-q"], ["add", "-A"], commit, ["tag", "1.0.0"]] {
      let run = try SwiftTools.run(git, ["git"] + step, in: library)
      try #require(run.status == 0, "git \(step): \(run.output)")
    }
  }
}
