internal import Foundation
internal import Lessons
internal import LineEditor
internal import Pictures
internal import Testing
internal import Watcher

/// The C libraries are linked and answer.
@Suite struct `C libraries` {
  @Test(arguments: [("libedit", libeditVersion), ("cairo", cairoVersion), ("cmark", cmarkVersion)])
  func `tell their version`(library: String, version: String) { #expect(version.wholeMatch(of: /\d+(\.\d+)+/) != nil) }

  @Test func `start to watch, more than once`() {
    #expect(InotifyTools.initialises())
    #expect(InotifyTools.initialises())
  }
}

/// The kernel's limits of watching.
@Suite struct `Inotify limits` {
  @Test func `are read from the kernel`() throws {
    let limits = try InotifyLimits()
    #expect(limits.maxUserWatches > 0 && limits.maxUserInstances > 0)
  }
  @Test func `are the numbers of two files`() throws {
    try Checkout.withTemporaryFolder { folder in
      try "42\n".write(to: folder.appending(path: "max_user_watches"), atomically: true, encoding: .utf8)
      try "7\n".write(to: folder.appending(path: "max_user_instances"), atomically: true, encoding: .utf8)
      #expect(try InotifyLimits(readFrom: folder) == InotifyLimits(maxUserWatches: 42, maxUserInstances: 7))
    }
  }
  @Test(arguments: ["", "many\n", "-1\n", "99999999999999999999\n"]) func `that are no numbers are an error with the file`(text: String) throws {
    try Checkout.withTemporaryFolder { folder in
      let file = folder.appending(path: "max_user_watches")
      try text.write(to: file, atomically: true, encoding: .utf8)
      #expect(throws: InotifyLimits.Unreadable(path: file.path)) { try InotifyLimits(readFrom: folder) }
    }
  }
}
