import Foundation
import Testing

@testable import Watcher

@Suite struct DirectoryEventTests {
  private func event(_ mask: Int, directory: String = "/a", name: String = "b") -> DirectoryEvent? {
    DirectoryEvent(mask: UInt32(mask), directory: directory, name: name)
  }

  @Test(arguments: [Int(IN_Q_OVERFLOW), Int(IN_IGNORED), Int(IN_UNMOUNT), Int(IN_DELETE_SELF), Int(IN_MOVE_SELF) | Int(IN_ISDIR)])
  func `Lost events and lost directories ask for new watches`(mask: Int) {
    #expect(event(mask, directory: "", name: "") == .stale)
  }

  @Test func `An event says what happened to a name`() {
    let place = LinkChain.Place(directory: "/a", name: "b")
    #expect(event(Int(IN_CLOSE_WRITE)) == .saved(place, isFolder: false))
    #expect(event(Int(IN_MOVED_TO) | Int(IN_ISDIR)) == .saved(place, isFolder: true))
    #expect(event(Int(IN_CREATE)) == .created(place, isFolder: false))
    #expect(event(Int(IN_MOVED_FROM)) == .removed(place, isFolder: false))
    #expect(event(Int(IN_MODIFY)) == nil)
    #expect(event(Int(IN_CREATE), name: "") == nil)
  }
}
