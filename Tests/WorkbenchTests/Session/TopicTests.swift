import SwiftSource
import Testing

@testable import Workbench

/// `?name` and `?? word`.
@MainActor @Suite struct `Help on names` {
  private var driver = SessionDriver()

  @Test mutating func `19 has the signature, a line to try, its picture and its sizes, on one screen`() {
    let help = driver.type("?padding")
    #expect(help.hasPrefix(".padding("), "\(help)")
    #expect(
      help.hasSuffix(
        "try: Text(\"a\").padding(16).border(.gray)\n  ┌────┐\n  │    │\n  │ a  │\n  │    │\n  └────┘\nsize: 40×48 offered 0×0, 40×48 offered nothing, 40×48 offered ∞×∞\n")
        || help.contains("try: Text(\"a\").padding(16)"), "\(help)")
    #expect(driver.type("?Spacer").contains("try: HStack"))
  }
  @Test(arguments: TopicExample.lines.keys.sorted()) mutating func `19 each line to try is drawn, and is about its name`(name: String) throws {
    let line = try #require(TopicExample.lines[name])
    #expect(line.contains(name))
    #expect(driver.type(line) != "" && !driver.failed, "\(line)")
    let help = driver.type("?" + name)
    #expect(help.contains("try: " + line) && help.contains("offered ∞×∞"), "\(help)")
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
  }
  @Test mutating func `19 fits narrow windows`() {
    _ = driver.send(.resized(CellCount(columns: 50, rows: 20)))
    for line in driver.type("?frame").split(separator: "\n") where !line.hasPrefix("try:") && !line.hasPrefix(".") && !line.hasPrefix("Geo") {
      #expect(line.count <= 50, "\(line)")
    }
  }
}
