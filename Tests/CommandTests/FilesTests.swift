internal import Foundation
internal import PseudoTerminal
internal import TestFiles
internal import TestOrder
internal import Testing

@Suite(.givesWay, .timeLimit(.minutes(20))) struct `Files of the person's` {
  private static let view = "import SwiftUI\n#Preview { Text(\"Hi\") }\n"
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.put(["x.swift": Self.view])
    return folder
  }
  /// Runs a line of a shell in a folder; `$P` is the program.
  private func shell(_ line: String, in folder: borrowing TestFolder) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "P": Products.path(of: "playground"), "HOME": folder.path]
    let (output, errors) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, errors)
    try process.run()
    let found = (output.fileHandleForReading.readDataToEndOfFile(), errors.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return (status, String(decoding: found.0, as: UTF8.self), String(decoding: found.1, as: UTF8.self))
  }

  @Test func `are written through links and pipes, which stay`() throws {
    let folder = try folder()
    try folder.link(["link.txt": "out.txt"])
    #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
    let run = try shell("$P render x.swift -o link.txt && cat pipe > read.txt & $P render x.swift -o pipe; wait; test -p pipe -a -L link.txt", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    #expect(folder.text("out.txt") == "Hi\n" && folder.text("read.txt") == "Hi\n")
  }
  @Test func `are written into open descriptors, from where these stand`() throws {
    let folder = try folder()
    #expect(try shell("echo begun > a.txt; $P render x.swift -o /dev/stdout >> a.txt; $P render x.swift -o - >> a.txt", in: folder).status == 0)
    #expect(folder.text("a.txt") == "begun\nHi\nHi\n")
    #expect(try shell("$P render x.swift -o >(cat > b.txt); while ! test -s b.txt; do sleep 0.01; done", in: folder).status == 0)
    #expect(folder.text("b.txt") == "Hi\n")
  }
  @Test(arguments: ["x.swift", "link.swift", "hard.swift", "./x.swift"]) func `are no picture's where they are its source`(name: String) throws {
    let folder = try folder()
    try folder.link(["link.swift": "x.swift"])
    try FileManager.default.linkItem(atPath: folder.at("x.swift"), toPath: folder.at("hard.swift"))
    for format in ["text", "png", "svg"] {
      let run = try shell("$P render x.swift --format \(format) -o \(name)", in: folder)
      #expect(run.status == 2 && run.errors.contains("it is the source itself"), "\(run)")
    }
    #expect(folder.text("x.swift") == Self.view)
  }
  @Test func `take pictures from standard output`() throws {
    let folder = try folder()
    for line in ["$P render x.swift --format png > a.png", "$P render x.swift --format png | cat > a.png", "$P render x.swift --format png -o - > a.png"] {
      #expect(try shell(line, in: folder).status == 0)
      #expect(FileManager.default.contents(atPath: folder.at("a.png"))?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true, "\(line)")
    }
    #expect(try shell("$P render x.swift --format pdf | head -c 5", in: folder).output == "%PDF-")
    #expect(try shell("$P render x.swift --format png | head -c 0; exit ${PIPESTATUS[0]}", in: folder).status <= 141)
  }
  @Test func `are no terminal's where they are no text`() throws {
    let folder = try folder()
    for target in ["", "-o /dev/tty", "-o /dev/stdout"] {
      let run = try shell("script -qec \"$P render x.swift --format png \(target)\" /dev/null", in: folder)
      #expect(run.status == 2 && run.output.contains("is a terminal, which cannot show this") && !run.output.contains("IHDR"), "\(run)")
    }
  }
  @Test func `of a device, a folder or nowhere are told with 74`() throws {
    let folder = try folder()
    for (target, reason) in [("none/a.txt", "there is no such folder"), (".", "it is a directory"), ("/proc/self/status", "Permission denied")] {
      let run = try shell("$P render x.swift -o \(target)", in: folder)
      #expect(run.status == 74 && run.errors.split(separator: "\n").count == 1, "\(run)")
      #expect(run.errors.contains(reason) || geteuid() == 0, "\(run)")
    }
    #expect(try shell("$P -e 'Text(\"a\")' -e ':save none/a.swift'", in: folder).status == 74)
  }
  @Test func `that grow too large are told with 74, and nothing is left of them`() throws {
    let folder = try folder()
    try folder.put(["old.txt": "old"])
    for target in ["new.txt", "old.txt"] {
      let run = try shell("ulimit -f 0; exec $P render x.swift -o \(target)", in: folder)
      #expect(run.status == 74 && run.errors == "playground: \(target): cannot be written: File too large\n", "\(run)")
    }
    let run = try shell("ulimit -f 0; exec $P render x.swift > out.txt", in: folder)
    #expect(run.status == 74 && run.errors == "playground: cannot write to standard output: File too large\n", "\(run)")
    #expect(folder.names.filter { !$0.hasPrefix(".cache") } == ["old.txt", "out.txt", "x.swift"] && folder.text("old.txt") == "old")
  }

  @Test func `of assets lie in the project, whatever links lead out of it`() throws {
    let folder = try TestFolder()
    let contents = "{\"images\": [{\"filename\": \"in.png\"}]}"
    try folder.put([
      "project/x.swift": "import SwiftUI\n#Preview { VStack { Image(\"own\"); Image(\"near\"); Image(\"far\"); Image(\"set\") } }\n",
      "outside/Far.xcassets/set.imageset/Contents.json": contents,
    ])
    let picture = Program.root.appending(path: "playground/views/brawler.png").path
    for name in ["project/own.png", "outside/far.png", "outside/Far.xcassets/set.imageset/in.png"] { try FileManager.default.copyItem(atPath: picture, toPath: folder.at(name)) }
    try folder.link(["project/near.png": "own.png", "project/far.png": "../outside/far.png", "project/Far.xcassets": "../outside/Far.xcassets"])
    let run = try shell("$P check project/x.swift", in: folder)
    #expect(["far", "set"].allSatisfy { run.errors.contains("there is no image '\($0)'") } && !run.errors.contains("'own'") && !run.errors.contains("'near'"), "\(run)")
  }

  // MARK: Sources

  @Test(arguments: ["render", "check", "layout", "test", ""]) func `that are no regular ones are no sources, and nobody waits for them`(command: String) throws {
    let folder = try folder()
    #expect(mkfifo(folder.at("pipe.swift"), 0o600) == 0)
    for name in ["pipe.swift", "/dev/null", "."] where command != "test" || name == "pipe.swift" {
      let run = try shell("timeout 60 $P \(command) \(name)", in: folder)
      #expect(run.status == 66, "\(run)")
      #expect((run.errors + run.output).contains(name == "." ? "is a " : name == "/dev/null" ? "it is a device" : "it is a named pipe"), "\(run)")
    }
  }
  @Test func `may come from pipes that are open already`() throws {
    let folder = try folder()
    for line in [
      "cat x.swift | $P render /dev/stdin", "cat x.swift | $P render -", "$P render <(cat x.swift)", "$P render /dev/stdin < x.swift", "$P render /proc/self/fd/7 7< x.swift",
    ] {
      let run = try shell(line, in: folder)
      #expect(run.status == 0 && run.output == "Hi\n", "\(line): \(run)")
    }
    #expect(try shell("$P check <(echo 'Text(')", in: folder).errors.contains(":1:6: error:"))
    #expect(try shell("$P render - < .", in: folder).status == 66)
  }
}
