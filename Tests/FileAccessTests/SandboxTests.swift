internal import FileAccess
internal import Foundation
internal import TestFiles
internal import Testing

@Suite(.timeLimit(.minutes(20))) struct `A sandbox` {
  private func project() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.put([
      "project/in.txt": "inside", "project/deep/in.txt": "deep", "outside/secret.txt": "secret", "projector/near.txt": "secret", "shared/part.txt": "shared",
    ])
    try folder.link([
      "project/same.txt": "in.txt", "project/down.txt": "deep/in.txt", "project/deep/up.txt": "../in.txt", "project/whole.txt": folder.at("project/in.txt"),
      "project/round": "../project/deep", "project/out.txt": "../outside/secret.txt", "project/far.txt": folder.at("outside/secret.txt"), "project/away": "../outside",
      "project/ladder": "away/secret.txt", "project/loop": "loop", "project/gone": "nothing", "project/shared": "../shared", "project/root": "/", "entry": "project",
    ])
    return folder
  }
  private func read(_ sandbox: Sandbox, _ path: String) -> Result<String, FileError> {
    Result { () throws(FileError) in String(decoding: try sandbox.contents(of: path, limit: 100), as: UTF8.self) }
  }

  @Test(arguments: [
    ("in.txt", "inside"), ("deep/in.txt", "deep"), ("same.txt", "inside"), ("down.txt", "deep"), ("deep/up.txt", "inside"), ("whole.txt", "inside"), ("round/in.txt", "deep"),
    ("./deep/../in.txt", "inside"), ("../project/in.txt", "inside"), ("deep/../../project/deep/in.txt", "deep"), ("round/../in.txt", "inside"),
  ]) func `reads what lies in its folders, also through links`(name: String, text: String) throws {
    let folder = try project()
    for named in ["project", "entry", "project/deep/..", "outside/../project"] {
      let sandbox = Sandbox(folders: [folder.at(named)])
      #expect(read(sandbox, folder.at(named) + "/" + name) == .success(text), "\(named)/\(name)")
      #expect(read(sandbox, folder.at("project") + "/" + name) == .success(text))
    }
  }
  @Test(arguments: [
    "out.txt", "far.txt", "away/secret.txt", "ladder", "../outside/secret.txt", "../projector/near.txt", "deep/../../outside/secret.txt", "root/etc/passwd", "/etc/passwd", "..",
    "../nothing.txt", "shared/part.txt", "../entry/out.txt",
  ]) func `reads nothing that lies elsewhere, and looks nothing up there`(name: String) throws {
    let folder = try project()
    let sandbox = Sandbox(folders: [folder.at("project")])
    #expect(read(sandbox, name.hasPrefix("/") ? name : folder.at("project/") + name) == .failure(.outside))
  }
  @Test func `says what is missing, a folder, a loop or too large`() throws {
    let folder = try project()
    let sandbox = Sandbox(folders: [folder.at("project")])
    #expect(read(sandbox, folder.at("project/none.txt")) == .failure(.missing))
    #expect(read(sandbox, folder.at("project/gone")) == .failure(.missing))
    #expect(read(sandbox, folder.at("project/in.txt/x")) == .failure(.missing))
    #expect(read(sandbox, folder.at("project/deep")) == .failure(.folder))
    #expect(read(sandbox, folder.at("project")) == .failure(.folder))
    #expect(read(sandbox, folder.at("project/loop")) == .failure(.system(ELOOP)))
    #expect(read(sandbox, folder.at("project/in.txt\0.png")) == .failure(.outside))
    #expect(throws: FileError.tooLarge(limit: 5)) { try sandbox.contents(of: folder.at("project/in.txt"), limit: 5) }
    #expect(try sandbox.contents(of: folder.at("project/in.txt"), limit: 6).count == 6)
  }
  @Test func `does not wait for a pipe, and opens no device`() throws {
    let folder = try project()
    #expect(mkfifo(folder.at("project/pipe"), 0o600) == 0)
    #expect(read(Sandbox(folders: [folder.at("project")]), folder.at("project/pipe")) == .failure(.notRegular(.pipe)))
    #expect(read(Sandbox(folders: ["/dev"]), "/dev/null") == .failure(.notRegular(.device)))
  }
  @Test func `of several folders reads what lies in any of them`() throws {
    let folder = try project()
    let both = Sandbox(folders: [folder.at("project"), folder.at("shared"), folder.at("none")])
    #expect(read(both, folder.at("project/shared/part.txt")) == .success("shared"))
    #expect(read(both, folder.at("project/shared/../project/in.txt")) == .success("inside"))
    #expect(read(both, folder.at("project/out.txt")) == .failure(.outside))
    #expect(read(Sandbox(folders: []), folder.at("project/in.txt")) == .failure(.outside))
    #expect(read(Sandbox(folders: [folder.path, folder.at("project")]), folder.at("project/out.txt")) == .success("secret"))
  }
  @Test func `tells real paths and names`() throws {
    let folder = try project()
    let sandbox = Sandbox(folders: [folder.at("entry")])
    let real = URL(filePath: folder.at("project")).resolvingSymlinksInPath().path
    #expect(try sandbox.realPath(of: folder.at("entry/round/in.txt")) == real + "/deep/in.txt")
    #expect(try sandbox.names(in: folder.at("entry/round")) == ["in.txt", "up.txt"])
    #expect(throws: FileError.outside) { try sandbox.names(in: folder.at("entry/away")) }
    #expect(throws: FileError.missing) { try sandbox.names(in: folder.at("entry/in.txt")) }
  }

  /// One thread puts a link to a secret in the place of a file and of a folder, and back, while another reads.
  @Test func `gives no secret while names are exchanged`() async throws {
    let folder = try project()
    let (file, place) = (folder.at("project/in.txt"), folder.at("project/deep"))
    try folder.put(["spare/in.txt": "deep"])
    try folder.link(["file.link": "../outside/secret.txt", "folder.link": "../outside"])
    try folder.put(["outside/in.txt": "secret"])
    let (fileLink, folderLink) = (folder.at("file.link"), folder.at("folder.link"))
    let exchanging = Task.detached {
      while !Task.isCancelled {
        for (a, b) in [(file, fileLink), (place, folderLink)] {
          // Whatever stands in the one place goes to the other.
          let aside = b + ".aside"
          rename(a, aside)
          rename(b, a)
          rename(aside, b)
        }
      }
    }
    let sandbox = Sandbox(folders: [folder.at("project")])
    var found: Set<String> = []
    for _ in 0..<1_500 {
      for path in [file, place + "/in.txt"] {
        if case .success(let text) = read(sandbox, path) { found.insert(text) }
      }
    }
    exchanging.cancel()
    await exchanging.value
    #expect(found.isSubset(of: ["inside", "deep"]))
  }
}

@Suite(.timeLimit(.minutes(20))) struct `A file that a person names` {
  @Test func `is a regular file, also through links that lead anywhere`() throws {
    let folder = try TestFolder()
    try folder.put(["a/x.txt": "text"])
    try folder.link(["link": "a/x.txt", "folder": "a"])
    for name in ["a/x.txt", "link", "folder/x.txt"] { #expect(try OpenFile(folder.at(name)).contents(limit: 10) == Data("text".utf8)) }
    #expect(try OpenFile(folder.at("link")).prefix(2) == Data("te".utf8))
    #expect(throws: FileError.missing) { try OpenFile(folder.at("none")) }
    #expect(throws: FileError.missing) { try OpenFile(folder.at("a/x.txt/y")) }
    #expect(throws: FileError.folder) { try OpenFile(folder.at("a")) }
  }
  @Test func `is no pipe with a name, no socket and no device`() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
    #expect(throws: FileError.notRegular(.pipe)) { try OpenFile(folder.at("pipe")) }
    #expect(throws: FileError.notRegular(.device)) { try OpenFile("/dev/null") }
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: folder.at("socket").utf8.prefix($0.count - 1)) }
    let bound = withUnsafePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) } }
    try #require(bound == 0)
    #expect(throws: FileError.notRegular(.socket)) { try OpenFile(folder.at("socket")) }
  }
  @Test func `may be an open descriptor, of a pipe as well`() throws {
    let folder = try TestFolder()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(write(ends[1], "piped", 5) == 5)
    close(ends[1])
    try folder.link(["link": "/dev/fd/\(ends[0])"])
    #expect(try OpenFile("/dev/fd/\(ends[0])").prefix(2) == Data("pi".utf8))
    #expect(try OpenFile("/proc/self/fd/\(ends[0])").prefix(1) == Data("p".utf8))
    #expect(try OpenFile(folder.at("link")).contents(limit: 10) == Data("ed".utf8))
    close(ends[0])
    // Not the one that was closed: another test may have opened it again.
    #expect(throws: FileError.self) { try OpenFile("/dev/fd/99999") }
    #expect(throws: FileError.self) { try OpenFile("/dev/fd/x") }
  }
  @Test(arguments: FaultyCalls.Fault.allCases) func `is read whole, whatever call fails, or it is said why`(fault: FaultyCalls.Fault) throws {
    let folder = try TestFolder()
    let text = String(repeating: "all of it, ", count: 1_000)
    try folder.put(["a": text])
    var number = 1
    while true {
      let faulty = FaultyCalls(fault, at: number)
      let found = Result { () throws(FileError) in try OpenFile(folder.at("a"), calls: faulty.calls).contents(limit: 100_000) }
      switch found {
      case .success(let data): #expect(data == Data(text.utf8), "\(fault) at call \(number)")
      case .failure(let error): #expect(error == .system(fault.code) && !fault.isHarmless, "\(fault) at call \(number)")
      }
      guard faulty.hasFired else { break }
      number += 1
    }
    #expect(number > 2, "the faults were met")
  }
}
