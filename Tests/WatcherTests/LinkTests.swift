import Foundation
import Testing
import Watcher

extension WatcherTests {
  /// Symbolic links, at the end of a path and on its way.
  @Suite struct LinkTests {
    private func scene(_ setting: String) throws -> Scene {
      let scene = try Scene()
      try scene.run(setting)
      #expect(try scene.watch("link.swift") == [scene.changed("link.swift", "1")])
      return scene
    }

    @Test func `A link's target in another folder is watched`() throws {
      let scene = try scene("mkdir far; printf 1 > far/a.swift; ln -s far/a.swift link.swift")
      try scene.run("printf 2 > far/b; mv far/b far/a.swift")
      #expect(try scene.settled() == [scene.changed("link.swift", "2")])
    }

    @Test func `A link to a link is followed at each hop`() throws {
      let scene = try scene("mkdir x y; printf 1 > y/a; printf 2 > y/b; ln -s $PWD/y/a x/hop; ln -s x/hop link.swift")
      try scene.run("printf 3 > y/a")
      #expect(try scene.settled() == [scene.changed("link.swift", "3")])
      try scene.run("ln -sf ../y/b x/hop")
      #expect(try scene.settled() == [scene.changed("link.swift", "2")])
      try scene.run("printf 4 > y/a; printf 5 > y/b")
      #expect(try scene.settled() == [scene.changed("link.swift", "5")])
    }

    @Test(arguments: ["ln -sf b link.swift", "rm link.swift; ln -s b link.swift", "rm link.swift; printf 2 > link.swift", "ln -s b t; mv -T t link.swift"])
    func `A link that is changed is one report`(command: String) throws {
      let scene = try scene("printf 1 > a; printf 2 > b; ln -s a link.swift")
      try scene.run(command)
      #expect(try scene.settled() == [scene.changed("link.swift", "2")])
    }

    @Test func `A link in a parent folder that is changed is one report`() throws {
      let scene = try Scene()
      try scene.run("mkdir -p v1/src v2/src; printf 1 > v1/src/a; printf 2 > v2/src/a; ln -s v1 current")
      #expect(try scene.watch("current/src/a") == [scene.changed("current/src/a", "1")])
      try scene.run("ln -sfn v2 current")
      #expect(try scene.settled() == [scene.changed("current/src/a", "2")])
      try scene.run("printf 3 > v2/src/a; printf 4 > v1/src/a")
      #expect(try scene.settled() == [scene.changed("current/src/a", "3")])
    }

    @Test func `A link without a target is missing until the target is made`() throws {
      let scene = try Scene()
      try scene.run("ln -s far/a link.swift")
      #expect(try scene.watch("link.swift") == [scene.missing("link.swift")])
      try scene.run("mkdir far; printf 1 > far/a")
      #expect(try scene.settled() == [scene.changed("link.swift", "1")])
    }

    @Test func `Links in a circle are no file`() throws {
      let scene = try Scene()
      try scene.run("ln -s b a; ln -s a b")
      #expect(try scene.watch("a") == [FileChange(path: scene.path("a"), content: .unreadable(.tooManyLinks))])
      try scene.run("rm b; printf 1 > b")
      #expect(try scene.settled() == [scene.changed("a", "1")])
    }

    @Test func `Two names of one file are two reports`() throws {
      let scene = try Scene()
      try scene.run("printf 1 > a; ln -s a b")
      _ = try scene.watch("a", "b")
      try scene.run("printf 2 > a")
      #expect(try scene.settled().sorted { $0.path < $1.path } == [scene.changed("a", "2"), scene.changed("b", "2")])
    }
  }
}
