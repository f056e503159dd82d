internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

@Suite(.givesWay) struct `Checking in several processes` {
  @Test func `gives the bytes that one gives, in any environment`() throws {
    try Program.withFolder { folder in
      for number in 1...5 {
        try Data("```swift\nText(\"\(number)\")\n```\n```expect\nText.width == \(number == 3 ? 9 : 8)\n```\n".utf8).write(to: folder.appending(path: "\(number).md"))
      }
      let one = try Program.run(["test", "."], in: folder)
      #expect(one.status == 1 && one.output.contains("./3.md:5: error:") && one.output.hasSuffix("1 of 5 files failed (10 checks)\n"), "\(one.output)\(one.errors)")
      let strange = ["TZ": "Pacific/Chatham", "LANG": "tr_TR.UTF-8", "HOME": "/nowhere", "TERM": "xterm-256color", "COLUMNS": "20", "NO_COLOR": ""]
      for other in [try Program.run(["test", ".", "-j", "3"], in: folder), try Program.run(["test", "."], environment: strange, in: folder)] {
        #expect(other.output == one.output && other.status == one.status)
      }
      #expect(try Program.run(["test", ".", "-j", "2", "--report", "tap"], in: folder).output == Program.run(["test", ".", "--report", "tap"], in: folder).output)
    }
  }
}
