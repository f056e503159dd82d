import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// Standard input that is no terminal, `-e`, and terminals that understand nothing.
@Suite(.givesWay, .timeLimit(.minutes(20))) struct `A script` {
  let home: Home
  init() throws { home = try Home() }

  @Test func `draws each view in its turn, without a prompt or an escape sequence`() throws {
    let run = try Program.run(source: "let name = \"Ann\"\nText(name)\n.padding(.leading, 8)\n:layout\n")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix(" Ann\n") && run.output.contains("offered"), "\(run.output)")
    #expect(!run.output.contains("\u{1b}") && !run.output.contains("> "))
  }
  @Test func `31 ends at its first error with 65`() throws {
    let run = try Program.run(source: "Text(\"one\")\nText(\"two\").bolt()\nText(\"three\")\n")
    #expect(run.status == 65 && run.output == "one\n")
    #expect(run.errors.hasPrefix("-:2:13: error:"), "\(run.errors)")
  }
  @Test func `goes on after errors with --keep-going, and still fails`() throws {
    let run = try Program.run("--keep-going", source: "Text(\"one\")\nText(\"two\").bolt()\nText(\"three\")\n:nonsense\n")
    #expect(run.status == 65 && run.output == "one\nthree\n" && run.errors.contains("nonsense"), "\(run)")
  }
  @Test func `ends where it quits`() throws {
    let run = try Program.run(source: "Text(\"one\")\n:quit\nText(\"two\")\n")
    #expect(run.status == 0 && run.output == "one\n")
  }
  @Test func `may stand in the arguments`() throws {
    #expect(try Program.run("-e", "Text(\"a\")\n.bold()", source: "Text(\"not read\")").output == "a\n")
    let run = try Program.run("-e", "Text(1)")
    #expect(run.status == 65 && run.errors.hasPrefix("-e:1:"), "\(run.errors)")
    #expect(try Program.run("-e", "").status == 0)
    #expect(try Program.run("-e").status == 2)
  }
  @Test func `begins with a file`() throws {
    try home.write("let name = \"from the file\"\n", to: "View.swift")
    let run = try Program.run(home.path("View.swift"), "-e", "Text(name).padding(.leading, 8)")
    #expect(run.status == 0 && run.output == " from the file\n", "\(run)")
    let missing = try Program.run(home.path("Missing.swift"), "-e", "Text(\"a\")")
    #expect(missing.status == 65 && missing.output == "" && missing.errors.contains("no such file"), "\(missing)")
  }
  @Test func `that opens a pipe, a device or a folder goes on with a message`() throws {
    #expect(mkfifo(home.path("pipe"), 0o600) == 0)
    for path in [home.path("pipe"), home.folder.path, "/dev/zero", "/dev/tty"] {
      let run = try Program.run("-e", ":open \(path)", seconds: 10)
      #expect(run.status == 65 && run.errors.contains(path), "\(path): \(run)")
    }
  }

  @Test(arguments: [["LC_ALL": "C"], ["LC_ALL": "no_such.locale"], ["LANG": ""]]) func `is UTF-8 in any locale`(environment: [String: String]) throws {
    let run = try Program.run(["-e", "Text(\"é漢😀\")"], environment: environment)
    #expect(run.status == 0 && run.output == "é漢😀\n")
  }

  @Test func `at a terminal sends no escape sequences without colours`() throws {
    let session = try home.start(["-e", "Text(\"a\").foregroundStyle(.red)"], ["NO_COLOR": "1"])
    #expect(try session.end() == 0)
    #expect(session.screen?.unknown == [] && !session.shows("\u{1b}[3") && !session.shows("\u{1b}[?"))
  }
}
