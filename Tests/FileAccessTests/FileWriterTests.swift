internal import FileAccess
internal import Foundation
internal import Synchronization
internal import TestFiles
internal import Testing

@Suite(.timeLimit(.minutes(20))) struct `The writer` {
  private let new = Data("the new text, which is longer\n".utf8)

  @Test func `makes a file as any program does, and replaces one whole`() throws {
    let folder = try TestFolder()
    try FileWriter().write(new, to: folder.at("a"))
    #expect(folder.text("a") == "the new text, which is longer\n")
    let mask = umask(0)
    umask(mask)
    #expect(try permissions(folder.at("a")) == 0o666 & ~Int(mask))
    let open = try OpenFile(folder.at("a"))
    try FileWriter().write(Data("x".utf8), to: folder.at("a"))
    #expect(folder.text("a") == "x")
    #expect(try open.contents(limit: 100) == new, "who has the old file open keeps it")
    #expect(folder.names == ["a"])
  }
  @Test(arguments: [0o600, 0o644, 0o755, 0o640]) func `keeps the permissions of a file`(mode: Int) throws {
    let folder = try TestFolder()
    try folder.put(["a": "old"])
    chmod(folder.at("a"), mode_t(mode))
    try FileWriter().write(new, to: folder.at("a"))
    #expect(try permissions(folder.at("a")) == mode)
  }
  @Test func `writes what a link leads to, and leaves the link`() throws {
    let folder = try TestFolder()
    try folder.put(["deep/a": "old"])
    try folder.link(["one": "deep/a", "two": "one", "folder": "deep", "whole": folder.at("deep/a"), "new": "deep/b"])
    for name in ["one", "two", "folder/a", "whole"] {
      let text = Data(name.utf8)
      try FileWriter().write(text, to: folder.at(name))
      #expect(folder.text("deep/a") == name)
    }
    try FileWriter().write(new, to: folder.at("new"))
    #expect(folder.text("deep/b") == String(decoding: new, as: UTF8.self))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at("two")) == "one")
    #expect(folder.names == ["deep", "folder", "new", "one", "two", "whole"])
    try folder.link(["loop": "loop", "lost": "none/b"])
    #expect(throws: FileError.system(ELOOP)) { try FileWriter().write(new, to: folder.at("loop")) }
    #expect(throws: FileError.missing) { try FileWriter().write(new, to: folder.at("lost")) }
  }
  @Test func `writes through a pipe, which stays one`() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
    try folder.link(["link": "pipe"])
    for name in ["pipe", "link"] {
      let reader = open(folder.at("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      try FileWriter().write(new, to: folder.at(name))
      #expect(FileHandle(fileDescriptor: reader, closeOnDealloc: true).readDataToEndOfFile() == new)
    }
    #expect(folder.names == ["link", "pipe"])
    var status = stat()
    #expect(lstat(folder.at("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }
  @Test func `waits for a reader of a pipe that comes a little later`() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
    let path = folder.at("pipe")
    let read = Mutex(Data?.none)
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      usleep(100_000)
      let found = try? FileHandle(forReadingFrom: URL(filePath: path)).readToEnd()
      read.withLock { $0 = found }
      isRead.signal()
    }
    let big = Data(repeating: 7, count: 300_000)
    try FileWriter().write(big, to: path)
    isRead.wait()
    #expect(read.withLock { $0 } == big)
  }
  @Test func `writes through an open descriptor, from where it stands`() throws {
    let folder = try TestFolder()
    try folder.put(["a": "begun "])
    let file = open(folder.at("a"), O_WRONLY | O_APPEND | O_CLOEXEC)
    try folder.link(["link": "/dev/fd/\(file)"])
    for name in ["/dev/fd/\(file)", "/proc/self/fd/\(file)", folder.at("link")] { try FileWriter().write(Data("x".utf8), to: name) }
    close(file)
    #expect(folder.text("a") == "begun xxx")
  }
  @Test func `refuses folders, sockets, and a source by any of its names`() throws {
    let folder = try TestFolder()
    try folder.put(["a.swift": "source", "deep/b": ""])
    try folder.link(["link": "a.swift"])
    try FileManager.default.linkItem(atPath: folder.at("a.swift"), toPath: folder.at("hard"))
    let file = open(folder.at("a.swift"), O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    for name in ["a.swift", "link", "hard", "deep/../a.swift"] {
      #expect(throws: FileError.source) { try FileWriter().write(new, to: folder.at(name), sparing: ["/none", folder.at("a.swift")]) }
    }
    #expect(throws: FileError.source) { try FileWriter().write(new, to: folder.at("a.swift"), sparing: [folder.at("link")]) }
    #expect(throws: FileError.source) { try FileWriter().write(new, to: "/dev/fd/\(file)", sparing: [folder.at("link")]) }
    for name in ["deep", "deep/", ".", ""] { #expect(throws: FileError.folder) { try FileWriter().write(new, to: folder.at(name)) } }
    #expect(throws: FileError.missing) { try FileWriter().write(new, to: folder.at("none/a")) }
    #expect(throws: FileError.missing) { try FileWriter().write(new, to: folder.at("a.swift/b")) }
    #expect(throws: FileError.missing) { try FileWriter().write(new, to: "") }
    #expect(folder.text("a.swift") == "source")
    #expect(folder.names == ["a.swift", "deep", "hard", "link"])
  }
  @Test func `makes a new file only where that is wanted`() throws {
    let folder = try TestFolder()
    try FileWriter().write(new, to: folder.at("a"), choice: .create)
    #expect(throws: FileError.exists) { try FileWriter().write(Data(), to: folder.at("a"), choice: .create) }
    #expect(folder.text("a") == String(decoding: new, as: UTF8.self))
    #expect(folder.names == ["a"])
  }
  @Test func `leaves a file alone that is not to be written`() throws {
    let folder = try TestFolder()
    try folder.put(["a": "old"])
    chmod(folder.at("a"), 0o444)
    // Who may do everything may do this.
    guard geteuid() != 0 else { return }
    #expect(throws: FileError.system(EACCES)) { try FileWriter().write(new, to: folder.at("a")) }
    #expect(folder.text("a") == "old")
  }

  // MARK: Faults

  /// Every call fails in turn, in every way, until none is left that could.
  @Test(arguments: FaultyCalls.Fault.allCases, [FileWriter.Choice.replace, .create])
  func `never leaves half a file, whatever call fails`(fault: FaultyCalls.Fault, choice: FileWriter.Choice) throws {
    for isLasting in [false, true] {
      var number = 1
      while true {
        let folder = try TestFolder()
        if choice == .replace {
          try folder.put(["a": "old"])
          chmod(folder.at("a"), 0o640)
        }
        let faulty = FaultyCalls(fault, at: number, isLasting: isLasting)
        let failure = Result { () throws(FileError) in try FileWriter(calls: faulty.calls).write(new, to: folder.at("a"), choice: choice) }
        let text = folder.text("a")
        let what = "\(fault) \(number) \(isLasting): \(failure)"
        switch failure {
        case .success:
          #expect(text == String(decoding: new, as: UTF8.self), "\(what)")
          if choice == .replace { #expect(try permissions(folder.at("a")) == 0o640) }
        case .failure(let error):
          #expect(error == .system(fault.code) && !fault.isHarmless, "\(what)")
          #expect(text == (choice == .replace ? "old" : nil) || text == String(decoding: new, as: UTF8.self), "\(what)")
        }
        // Where nothing can be removed any more, the temporary file stays; also where its name is what could not be removed.
        if !isLasting, fault != .short, choice == .replace || text == nil { #expect(folder.names.allSatisfy { $0 == "a" }, "\(what): \(folder.names)") }
        guard faulty.hasFired else { break }
        number += 1
      }
      #expect(number > 6, "the faults were met")
    }
  }
  private func permissions(_ path: String) throws -> Int? { try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int }
}
