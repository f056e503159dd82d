internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

@testable internal import playground

/// What the documents show is what the program prints: their files are written to a folder, their commands are run there, in order.
@Suite(.givesWay) struct `The documents` {
  /// A fenced block: what stands behind the fence, its lines, and where they begin.
  struct Block {
    var info: [String]
    var lines: [String]
    var line: Int
  }
  private static func text(_ name: String) throws -> String { try String(contentsOf: Program.root.appending(path: "docs/\(name)"), encoding: .utf8) }
  /// The fenced blocks of a page; a fence of four marks holds fences of three.
  private static func blocks(_ name: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: (fence: String, block: Block)?
    for (index, line) in try text(name).components(separatedBy: "\n").enumerated() {
      if let (fence, block) = open {
        if line == fence {
          blocks.append(block)
          open = nil
        } else {
          open?.block.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        let fence = String(line.prefix { $0 == "`" })
        open = (fence, Block(info: line.dropFirst(fence.count).split(separator: " ").map(String.init), lines: [], line: index + 2))
      }
    }
    return blocks
  }
  /// As a shell takes them apart.
  private static func words(_ command: String) -> [String] {
    command.matches(of: /'([^']*)'|[^ ]+/).map { String($0.output.1 ?? $0.output.0) }
  }
  /// Whether lines are the expected ones, where `…` stands for any.
  private static func agree(_ found: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return found.isEmpty }
    if first == "…" { return (found.startIndex...found.endIndex).contains { agree(found[$0...], wanted.dropFirst()) } }
    guard let line = found.first else { return false }
    let isEqual = first.hasSuffix("…") ? line.hasPrefix(first.dropLast()) : line == first
    return isEqual && agree(found.dropFirst(), wanted.dropFirst())
  }

  @Test(arguments: ["tracing.md", "ci.md"]) func `show what the program prints`(name: String) throws {
    try Program.withFolder { folder in
      var status: Int32 = 0
      var commands = 0
      for block in try Self.blocks(name) {
        if block.info.count == 2, ["swift", "markdown", "text"].contains(block.info[0]) {
          let file = folder.appending(path: block.info[1])
          try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data((block.lines + [""]).joined(separator: "\n").utf8).write(to: file)
        }
        guard block.info == ["console"] else { continue }
        var index = 0
        while index < block.lines.count {
          let (command, line) = (block.lines[index], block.line + index)
          #expect(command.hasPrefix("$ "), "docs/\(name):\(line)")
          let end = block.lines[(index + 1)...].firstIndex { $0.hasPrefix("$ ") } ?? block.lines.count
          let wanted = block.lines[(index + 1)..<end]
          index = end
          commands += 1
          if command == "$ echo $?" {
            #expect(Array(wanted) == ["\(status)"], "docs/\(name):\(line)")
            continue
          }
          let words = Self.words(String(command.dropFirst(2)))
          #expect(words.first == "playground", "docs/\(name):\(line)")
          let run = try Program.run(Array(words.dropFirst()), in: folder)
          status = run.status
          var found = run.output.components(separatedBy: "\n")
          while found.last?.isEmpty == true { found.removeLast() }
          #expect(Self.agree(found[...], wanted), "docs/\(name):\(line): \(command)\n\(run.output)\(run.errors)")
        }
      }
      #expect(commands > 3)
    }
  }
  @Test func `name commands and options that there are, in the workflow and in the prose`() throws {
    let workflow = try #require(try Self.blocks("ci.md").first { $0.info == ["yaml"] })
    var commands = workflow.lines.compactMap { $0.firstMatch(of: /- run: (playground .*)$/).map { String($0.1) } }
    #expect(commands.count == 2)
    commands += try Self.text("ci.md").matches(of: /`(playground [a-z][^`]*)`/).map { String($0.output.1).replacing("\n", with: " ") }
    for command in commands {
      let words = Self.words(command)
      let known = try #require(Command.all.first { $0.name == words[1] }, "\(command)")
      for word in words where word.hasPrefix("--") { #expect(known.options.contains { "--" + $0.name == word }, "\(command): \(word)") }
    }
    // The packages are the README's.
    let packages = try #require(workflow.lines.joined(separator: "\n").firstMatch(of: /apt-get install -y ([a-z0-9 -]+)/)).1
    let readme = try String(contentsOf: Program.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("apt-get install -y \(packages);"), "\(packages)")
  }
  @Test func `list every exit code`() throws {
    let listed = try Self.text("ci.md").matches(of: /(?m)^\| (\d+) \|/).compactMap { Int32($0.1) }
    #expect(listed == (0...255).filter { ExitCode(rawValue: $0) != nil })
  }
}
