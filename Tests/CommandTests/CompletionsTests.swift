import Foundation
import PseudoTerminal
import TestOrder
import Testing

@testable import playground

/// Completions of shells and pages of the manual: from the one declaration of the commands.
@Suite(.givesWay) struct `What shells and man are told` {
  /// What bash offers for a line; the last word is the one that is completed.
  private func offered(_ words: String..., folder: URL? = nil) throws -> [String] {
    let script = """
      \(ShellCompletions.bash)
      playground() { \(Products.path(of: "playground")) "$@"; }
      cd '\(folder?.path ?? "/")'
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _playground
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["--norc", "-c", script]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `bash completes commands, options, values, files, previews and selectors`() throws {
    #expect(try offered("playground", "ren") == ["render"])
    #expect(try offered("playground", "render", "--for") == ["--format"])
    #expect(try offered("playground", "render", "--device", "p") == ["phone"])
    #expect(try offered("playground", "--pri") == ["--private"])
    try Program.withFolder { folder in
      try Data("#Preview(\"one two\") { Text(\"a\").accessibilityIdentifier(\"title\") }\n#Preview(\"other\") { Text(\"b\") }\n".utf8).write(to: folder.appending(path: "a.swift"))
      try Data().write(to: folder.appending(path: "notes.txt"))
      #expect(try offered("playground", "layout", "", folder: folder).contains("a.swift"))
      #expect(try !offered("playground", "layout", "", folder: folder).contains("notes.txt"))
      #expect(try offered("playground", "render", "a.swift", "--preview", "on", folder: folder) == ["one\\ two"])
      #expect(try offered("playground", "why", "a.swift", "#t", folder: folder) == ["\\#title"])
    }
  }
  @Test(arguments: ["bash", "zsh", "fish"]) func `every command and every option is completed`(shell: String) throws {
    let text = try Program.run("completions", shell).output
    for command in Command.all {
      #expect(text.contains(command.name))
      for option in command.allOptions { #expect(text.contains(shell == "fish" ? "-l \(option.name)" : "--\(option.name)"), "\(command.name) \(option.name)") }
    }
    guard let path = ["/usr/bin/\(shell)", "/bin/\(shell)"].first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return }
    // The shells that are here can read it.
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-n", "-c", text]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
  @Test func `a shell that is not known is a usage failure`() throws { #expect(try Program.run("completions", "tcsh").status == 2) }

  @Test(arguments: [nil] + Command.all.map(\.name)) func `a page of the manual has what help has`(name: String?) throws {
    let run = try Program.run(["manual"] + (name.map { [$0] } ?? []))
    #expect(run.status == 0 && run.output.hasPrefix(".TH PLAYGROUND"))
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") else { return }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/groff")
    process.arguments = ["-man", "-Tutf8", "-Kutf8", "-ww", "-z"]
    let (input, errors) = (Pipe(), Pipe())
    (process.standardInput, process.standardError, process.standardOutput) = (input, errors, FileHandle.nullDevice)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(run.output.utf8))
    try input.fileHandleForWriting.close()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && said == "", "\(said)")
  }
  @Test func `33 the version says what a start takes`() throws {
    #expect(try Program.run("--version", "--verbose").output.contains(/start +[0-9]+ ms of processor time/))
  }
}
