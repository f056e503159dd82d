internal import Foundation

/// A command of the playground. Parsing, `--help` and dispatch come from this declaration.
struct Command: Sendable {
  var name: String
  /// The operands, as help shows them.
  var operands: String
  /// One line.
  var summary: String
  var options: [Option]
  /// Each is run in the tests.
  var examples: [String]
  var run: @MainActor @Sendable (Arguments, Output) throws -> ExitCode

  var allOptions: [Option] { options + [.help] }
  var hint: String { name.isEmpty ? "; see 'playground --help'" : "; see 'playground \(name) --help'" }

  var help: String {
    var text = "\(summary)\n\nUsage: playground \(name) \(operands) [options]\n\nExamples:\n"
    for example in examples { text += "  \(example)\n" }
    return text + "\nOptions:\n" + Command.table(allOptions)
  }
  private static func table(_ options: [Option]) -> String {
    let rows = options.map { option in
      ((option.short.map { "-\($0), " } ?? "    ") + "--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in "  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)\n" }.joined()
  }

  static let all: [Command] = [
    .watch, .render, .layout, .tree, .trace, .why, .sizes, .guides, .sweep, .solve, .diff, .predict, .step, .check, .project,
    .snapshot, .test, .learn, .lesson, .symbols, .completions, .manual, .dump,
  ]

  static var overview: String {
    var text = """
      playground \(version): runs real SwiftUI source on Linux; shows the view, and how its layout came about

      Usage: playground [FILE]                    the prompt; the file's declarations are loaded, and the file is watched
             playground -e SOURCE                 a script; without a terminal, standard input is one
             playground COMMAND FILE [options]    FILE may be '-' for standard input

      Commands:

      """
    for command in all { text += "  \(command.name.padding(toLength: 8, withPad: " ", startingAt: 0))  \(command.summary)\n" }
    text += "\nOptions of the prompt and of scripts:\n" + table(prompt.options)
    text += """

      Options:
        --help       this text; 'playground COMMAND --help' has a command's options and examples
        --version    the version; with --verbose what it is built on

      Exit codes: 0 ok, 1 a check failed, 2 usage, 65 the source is wrong, 66 file missing, 70 a bug of the playground, 74 input or output failed.

      """
    return text
  }
}
