import Foundation
import Testing
import Watcher

extension WatcherTests {
  /// Files and folders that go and come back.
  @Suite struct DisappearingTests {
    @Test func `A deleted file is missing, and comes back as another file`() throws {
      let scene = try Scene()
      try scene.write("1", to: "a.swift")
      _ = try scene.watch("a.swift")
      try scene.run("rm a.swift")
      #expect(try scene.settled() == [scene.missing("a.swift")])
      try scene.run("touch b; printf 2 > a.swift")
      #expect(try scene.settled() == [scene.changed("a.swift", "2")])
    }

    @Test func `A file that comes back with the same bytes is reported`() throws {
      let scene = try Scene()
      try scene.write("1", to: "a.swift")
      _ = try scene.watch("a.swift")
      try scene.run("mv a.swift b")
      #expect(try scene.settled() == [scene.missing("a.swift")])
      try scene.run("mv b a.swift")
      #expect(try scene.settled() == [scene.changed("a.swift", "1")])
    }

    @Test func `A path that does not exist yet is missing until it is made`() throws {
      let scene = try Scene()
      #expect(try scene.watch("one/two/a.swift") == [scene.missing("one/two/a.swift")])
      try scene.run("mkdir one; mkdir one/two; printf 1 > one/two/a.swift")
      #expect(try scene.settled() == [scene.changed("one/two/a.swift", "1")])
      try scene.run("printf 2 > one/two/a.swift")
      #expect(try scene.settled() == [scene.changed("one/two/a.swift", "2")])
    }

    @Test func `A folder that is deleted and made again is attached again`() throws {
      let scene = try Scene()
      try scene.run("mkdir -p one/two; printf 1 > one/two/a.swift")
      _ = try scene.watch("one/two/a.swift")
      for number in 2...4 {
        try scene.run("rm -r one")
        #expect(try scene.settled() == [scene.missing("one/two/a.swift")])
        try scene.run("mkdir -p one/two; printf \(number) > one/two/a.swift")
        #expect(try scene.settled() == [scene.changed("one/two/a.swift", "\(number)")])
      }
    }

    @Test func `A folder that is renamed and back is followed`() throws {
      let scene = try Scene()
      try scene.run("mkdir -p one/two; printf 1 > one/two/a.swift")
      _ = try scene.watch("one/two/a.swift")
      try scene.run("mv one other")
      #expect(try scene.settled() == [scene.missing("one/two/a.swift")])
      try scene.run("printf 2 > other/two/a.swift")
      #expect(try scene.settled() == [])
      try scene.run("mv other one")
      #expect(try scene.settled() == [scene.changed("one/two/a.swift", "2")])
      try scene.run("printf 3 > one/two/a.swift")
      #expect(try scene.settled() == [scene.changed("one/two/a.swift", "3")])
    }

    @Test func `A file that becomes a folder or a pipe cannot be read, and can again`() throws {
      let scene = try Scene()
      try scene.write("1", to: "a.swift")
      _ = try scene.watch("a.swift")
      try scene.run("rm a.swift; mkdir a.swift")
      #expect(try scene.settled() == [FileChange(path: scene.path("a.swift"), content: .unreadable(.notRegular))])
      try scene.run("rmdir a.swift; printf 2 > a.swift")
      #expect(try scene.settled() == [scene.changed("a.swift", "2")])
      try scene.run("mkfifo pipe; mv pipe a.swift")
      #expect(try scene.settled() == [FileChange(path: scene.path("a.swift"), content: .unreadable(.notRegular))])
    }

    @Test func `Only the last set of files counts`() throws {
      let scene = try Scene()
      try scene.write("1", to: "a.swift")
      try scene.write("1", to: "b.swift")
      #expect(try scene.watch("a.swift") == [scene.changed("a.swift", "1")])
      scene.watcher.watch(files: [])
      // Orders that come before the thread has taken the last one replace it.
      let deadline = ContinuousClock.now + .seconds(10)
      while scene.watcher.status.directories > 0, ContinuousClock.now < deadline { sched_yield() }
      #expect(try scene.watch("b.swift") == [scene.changed("b.swift", "1")])
      try scene.write("2", to: "a.swift")
      try scene.write("2", to: "b.swift")
      #expect(try scene.settled() == [scene.changed("b.swift", "2")])
    }
  }
}
