internal import Foundation
internal import Testing

/// The README's commands are those that continuous integration runs.
@Suite struct `The README` {
  let commands: [String]

  init() throws {
    commands = try Checkout.text("README.md").matches(of: /(?m)^```sh\n((?:.*\n)*?)```$/).map { String($0.1) }
  }

  @Test func `gives two commands of one line`() {
    #expect(commands.count == 2)
    for command in commands { #expect(command.filter(\.isNewline).count == 1) }
  }
  @Test func `installs what is missing in both`() throws {
    let packages = try Checkout.text("Package.swift").matches(of: /\.apt\(\["([^"]+)"\]\)/).map { String($0.1) } + ["pkg-config"]
    for command in commands {
      for package in packages { #expect(command.matches(of: try Regex("\\b\(package)\\b")).count == 2, "\(package): once to look, once to install") }
    }
  }
  @Test func `draws a sample, then tests`() throws {
    let sample = try #require(commands.first?.firstMatch(of: /swift run -c release playground render (playground\/views\/\w+\.swift)/)).1
    #expect(FileManager.default.fileExists(atPath: Checkout.root.appending(path: String(sample)).path))
    // Without the flag SwiftPM compiles all modules once more: the manifest says which can be tested.
    #expect(commands.last?.contains("swift test -c release --disable-testable-imports") == true)
  }
}
