internal import FileAccess
internal import Foundation
internal import Lessons
internal import TestFiles
internal import Testing

@Suite(.timeLimit(.minutes(20))) struct `Progress` {
  @Test(arguments: FaultyCalls.Fault.allCases, [false, true]) func `is whole whatever call fails, and nothing that was kept is lost`(fault: FaultyCalls.Fault, isLasting: Bool)
    throws
  {
    var number = 1
    while true {
      let folder = try TestFolder()
      let path = folder.at("progress.json")
      var first = LearningProgress.Store(path: path)
      #expect(first.update { $0.lessons["old"] = .init(part: 3, isDone: true) } == nil)
      let faulty = FaultyCalls(fault, at: number, isLasting: isLasting)
      var store = LearningProgress.Store(path: path, calls: faulty.calls)
      let failure = store.update { $0.lessons["new"] = .init(part: 1, isDone: false) }
      let kept = LearningProgress.Store(path: path)
      #expect(kept.warning == nil && kept.progress.lessons["old"] == .init(part: 3, isDone: true), "\(fault) at call \(number)")
      let isNew = kept.progress.lessons["new"] != nil
      #expect(isNew || failure != nil || store.warning != nil, "\(fault) at call \(number): it was lost without a word")
      #expect(isNew || store.hasFailed, "\(fault) at call \(number)")
      if fault.isHarmless { #expect(isNew && failure == nil, "\(fault) at call \(number)") }
      guard faulty.hasFired else { break }
      number += 1
    }
    #expect(number > 6, "the faults were met")
  }
  @Test func `that cannot be read is left alone`() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(atPath: folder.at("progress.json"), withIntermediateDirectories: true)
    var store = LearningProgress.Store(path: folder.at("progress.json"))
    #expect(store.hasFailed && store.warning?.contains("cannot be read") == true)
    #expect(store.update { $0.models["a"] = 1 } == nil)
    #expect(folder.names == ["progress.json"])
  }
  @Test func `waits for nobody who holds the lock`() throws {
    let folder = try TestFolder()
    let lock = open(folder.at("progress.json.lock"), O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    var store = LearningProgress.Store(path: folder.at("progress.json"))
    #expect(store.update { $0.models["a"] = 1 }?.contains("another playground holds") == true)
  }
}
