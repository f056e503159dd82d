import Foundation
import Testing
import Watcher

extension WatcherTests {
  /// Each way of saving gives one report.
  @Suite struct SavingTests {
    private func reports(of save: (Scene) throws -> Void) throws -> (Scene, [FileChange]) {
      let scene = try Scene()
      try scene.write("old\n", to: "a.swift")
      #expect(try scene.watch("a.swift") == [scene.changed("a.swift", "old\n")])
      try save(scene)
      return (scene, try scene.settled())
    }

    @Test(arguments: [
      "printf 'new\\n' > a.swift",
      "printf 'new\\n' > b && mv b a.swift",
      "sed -i s/old/new/ a.swift",
      "rm a.swift && printf 'new\\n' > a.swift",
      "mv a.swift a.swift~ && printf 'new\\n' > a.swift && rm a.swift~",
      "printf 'new\\n' > b && ln -f b a.swift",
      "cp -p a.swift b && printf 'new\\n' > b && mv a.swift c && mv b a.swift",
      "touch .a.swift.swp .a.swift.swx 4913 a.swift~ '.#a.swift' '#a.swift#' && printf 'new\\n' > a.swift && rm .a.swift.swp .a.swift.swx 4913 a.swift~ '.#a.swift' '#a.swift#'",
    ]) func `A save by the shell is one report`(command: String) throws {
      let (scene, found) = try reports { try $0.run(command) }
      #expect(found == [scene.changed("a.swift", "new\n")])
    }

    @Test(.enabled(if: isInstalled("vim")), arguments: ["yes", "no", "auto"]) func `A save by vim is one report`(backupcopy: String) throws {
      let (scene, found) = try reports { try $0.run("vim -u NONE -n -es -c 'set backupskip= writebackup backup backupcopy=\(backupcopy)' -c 's/old/new/' -c 'wq' a.swift") }
      #expect(found == [scene.changed("a.swift", "new\n")])
    }

    @Test(.enabled(if: isInstalled("vim"))) func `A save by vim with a swap file is one report`() throws {
      let (scene, found) = try reports { try $0.run("vim -u NONE -es -c 's/old/new/' -c 'wq' a.swift") }
      #expect(found == [scene.changed("a.swift", "new\n")])
    }

    @Test(.enabled(if: isInstalled("git"))) func `A checkout by git is one report`() throws {
      let scene = try Scene()
      try scene.write("old\n", to: "a.swift")
      let git = "git -c user.name=a -c user.email=a@example.com"
      try scene.run("git init -q && git add . && \(git) commit -qm a && printf 'new\\n' > a.swift && \(git) commit -qam b && git checkout -q HEAD~1")
      #expect(try scene.watch("a.swift") == [scene.changed("a.swift", "old\n")])
      try scene.run("git checkout -q -")
      #expect(try scene.settled() == [scene.changed("a.swift", "new\n")])
    }

    @Test func `A file that is truncated and written in three parts is one report`() throws {
      let (scene, found) = try reports { scene in
        let file = open(scene.path("a.swift"), O_WRONLY | O_TRUNC)
        for part in ["n", "ew", "\n"] {
          _ = write(file, part, part.utf8.count)
          usleep(5_000)  // the writer's own pace
        }
        close(file)
      }
      #expect(found == [scene.changed("a.swift", "new\n")])
    }

    @Test func `A file that is emptied by one program and filled by another is one report`() throws {
      let (scene, found) = try reports { try $0.run(": > a.swift; printf 'new\\n' > a.swift") }
      #expect(found == [scene.changed("a.swift", "new\n")])
    }

    @Test func `A file that stays empty is reported`() throws {
      let (scene, found) = try reports { try $0.run(": > a.swift") }
      #expect(found == [scene.changed("a.swift", "")])
    }

    @Test(arguments: ["touch a.swift", "cat a.swift", "printf 'old\\n' > a.swift", "cp a.swift b && mv b a.swift", "chmod 600 a.swift", "touch other.swift"])
    func `Equal bytes are no report`(command: String) throws {
      let (_, found) = try reports { try $0.run(command) }
      #expect(found == [])
    }

    @Test func `Saves without a change are counted`() throws {
      let (scene, _) = try reports { try $0.run("printf 'old\\n' > a.swift") }
      #expect(scene.watcher.status.unchanged == 1)
    }

    @Test func `A thousand saves in a second end with the last one`() throws {
      let scene = try Scene()
      try scene.write("start", to: "a.swift")
      _ = try scene.watch("a.swift")
      let start = ContinuousClock.now
      var found: [FileChange] = []
      for number in 1...1_000 {
        let file = open(scene.path("b"), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        _ = write(file, "\(number)", "\(number)".utf8.count)
        close(file)
        rename(scene.path("b"), scene.path("a.swift"))
        found += scene.watcher.takeChanges()
        usleep(500)  // the writer's own pace
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      found += try scene.settled()
      #expect(found.last == scene.changed("a.swift", "1000"))
      #expect(Double(found.count) <= 60 * seconds + 10)
    }
  }
}
