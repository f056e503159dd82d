import Foundation
import Testing
import Watcher

extension WatcherTests {
  /// Limits, floods, odd paths, starting and stopping.
  @Suite struct RobustnessTests {
    @Test func `A file above the limit is not read`() throws {
      let scene = try Scene()
      try Data(count: Watcher.maximumBytes).write(to: scene.folder.appending(path: "a"))
      #expect(try scene.watch("a") == [FileChange(path: scene.path("a"), content: .changed(Data(count: Watcher.maximumBytes)))])
      try Data(count: Watcher.maximumBytes + 1).write(to: scene.folder.appending(path: "a"))
      #expect(
        try scene.settled() == [FileChange(path: scene.path("a"), content: .unreadable(.tooLarge(bytes: Watcher.maximumBytes + 1, limit: Watcher.maximumBytes)))])
    }

    @Test func `A flood of events loses nothing`() throws {
      let scene = try Scene()
      try scene.write("1", to: "a.swift")
      _ = try scene.watch("a.swift")
      // More than the kernel's queue of 16,384 holds, each another name so that the kernel merges none.
      for number in 0..<10_000 {
        let path = scene.path("litter\(number % 100)")
        close(open(path, O_WRONLY | O_CREAT, 0o644))
        unlink(path)
      }
      try scene.write("2", to: "a.swift")
      #expect(try scene.settled() == [scene.changed("a.swift", "2")])
      try scene.write("3", to: "a.swift")
      #expect(try scene.settled() == [scene.changed("a.swift", "3")])
    }

    @Test(arguments: ["", "/", "/nowhere\0else", "/dev/null", "/tmp/../..//./", "long name", "long path"])
    func `An odd path is a report and no crash`(kind: String) throws {
      let scene = try Scene()
      let path = ["long name": "/" + String(repeating: "x", count: 300), "long path": "/" + String(repeating: "x/", count: 4_000)][kind] ?? kind
      let found = try scene.watch(paths: [path])
      #expect(found.map(\.path) == [path])
      if case .changed? = found.first?.content { Issue.record("there is no file at \(path)") }
    }

    @Test func `A relative path is one in the current folder, and is reported as given`() throws {
      let scene = try Scene()
      let name = "no-such-file-\(UUID().uuidString)"
      #expect(try scene.watch(paths: [name]) == [FileChange(path: name, content: .missing)])
    }

    @Test func `The same file by a way with dots is found`() throws {
      let scene = try Scene()
      try scene.run("mkdir sub; printf 1 > a")
      _ = try scene.watch("sub/../a")
      try scene.write("2", to: "a")
      #expect(try scene.settled() == [scene.changed("sub/../a", "2")])
    }

    @Test func `Nothing is readable when nothing happens`() throws {
      let scene = try Scene()
      try scene.write("1", to: "a.swift")
      _ = try scene.watch("a.swift")
      #expect(try scene.settled() == [])
      #expect(scene.watcher.takeChanges() == [])
      var descriptor = pollfd(fd: scene.watcher.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(poll(&descriptor, 1, 0) == 0)
      #expect(!scene.watcher.status.isPolling)
      #expect(scene.watcher.status.directories >= 3)
    }

    @Test func `Polling finds saves, removals and returns`() throws {
      let scene = try Scene(polling: .always)
      try scene.write("1", to: "a.swift")
      _ = try scene.watch("a.swift")
      #expect(scene.watcher.status.polling == .requested)
      try scene.write("22", to: "a.swift")
      #expect(try scene.settled() == [scene.changed("a.swift", "22")])
      try scene.run("rm a.swift")
      #expect(try scene.next() == scene.missing("a.swift"))
      try scene.write("333", to: "a.swift")
      #expect(try scene.next() == scene.changed("a.swift", "333"))
    }

    @Test func `A second watcher is refused while the first runs, and made afterwards`() throws {
      let first = try Watcher()
      #expect(throws: WatchError.alreadyRunning) { try Watcher() }
      #expect(InotifyTools.initialises())
      first.stop()
      first.stop()
      let scene = try Scene()
      try scene.write("1", to: "a.swift")
      #expect(try scene.watch("a.swift") == [scene.changed("a.swift", "1")])
    }

    @Test func `A watcher that is let go ends its thread and closes its descriptors`() throws {
      /// Three of ours: two for waking, one of inotify. Other tests of this process may open files meanwhile.
      func count() throws -> Int {
        let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        return numbers.filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?.hasPrefix("anon_inode:") == true }.count
      }
      let before = try count()
      for _ in 0..<20 {
        let watcher = try Watcher()
        watcher.watch(files: ["/etc/hostname"])
      }
      let after = try count()
      #expect(after < before + 20)
    }

    @Test func `A reached limit is explained with the limit, our share and the command`() {
      let limits = InotifyLimits(maxUserWatches: 8_192, maxUserInstances: 128)
      #expect(
        PollingReason.watchLimit(held: 5, limits: limits).description
          == "looking for changes at intervals: the limit of inotify watches (8192) is reached, 5 are ours; sudo sysctl fs.inotify.max_user_watches=524288 raises it")
      #expect(
        PollingReason.instanceLimit(limits: limits).description
          == "looking for changes at intervals: the limit of inotify instances (128) is reached, none is ours; sudo sysctl fs.inotify.max_user_instances=512 raises it")
      #expect(
        PollingReason.descriptor(1_030).description
          == "looking for changes at intervals: this process has too many files open: "
          + "libinotifytools takes descriptors below 1024, not 1030")
    }
  }
}
