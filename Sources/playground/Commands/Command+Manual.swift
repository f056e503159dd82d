internal import Foundation

extension Command {
  static let manual = Command(
    name: "manual", operands: "[COMMAND]", summary: "prints a page for man: playground manual render | man -l -", options: [], examples: ["playground manual render"]
  ) { arguments, output in
    guard arguments.operands.count <= 1 else { throw Failure(code: .usage, message: "one COMMAND at a time") }
    guard let name = arguments.operands.first else {
      try output.write(Command.manualOverview)
      return .success
    }
    guard let command = Command.all.first(where: { $0.name == name }) else { throw Failure(code: .usage, message: "there is no command '\(name)'; see 'playground --help'") }
    try output.write(command.manualPage)
    return .success
  }

  /// A page in the language of man(7), from the same declaration as `--help`.
  var manualPage: String {
    var text = ".TH PLAYGROUND-\(name.uppercased()) 1 \"\" \"playground \(version)\"\n.SH NAME\nplayground\\-\(name) \\- \(Command.roff(summary))\n"
    text += ".SH SYNOPSIS\n.B playground \(name)\n\(Command.roff(operands))\n[options]\n.SH OPTIONS\n"
    for option in allOptions {
      let short = option.short.map { "\\-\($0), " } ?? ""
      text += ".TP\n.B \(short)\\-\\-\(Command.roff(option.name))\(option.value.map { " " + Command.roff($0) } ?? "")\n\(Command.roff(option.help))\n"
    }
    text += ".SH EXAMPLES\n"
    for example in examples { text += ".PP\n.nf\n\(Command.roff(example))\n.fi\n" }
    return text + ".SH \"SEE ALSO\"\n.BR playground (1)\n"
  }
  static var manualOverview: String {
    var text = ".TH PLAYGROUND 1 \"\" \"playground \(version)\"\n.SH NAME\nplayground \\- runs SwiftUI source, shows the view, and how its layout came about\n"
    text += ".SH SYNOPSIS\n.B playground\n[FILE]\n.br\n.B playground\nCOMMAND FILE [options]\n.SH COMMANDS\n"
    for command in all { text += ".TP\n.B \(command.name)\n\(roff(command.summary))\n" }
    text += ".SH \"EXIT STATUS\"\n0 ok, 1 a check failed, 2 usage, 65 the source is wrong, 66 file missing, 70 a bug of the playground, 74 input or output failed, 75 timeout.\n"
    text += ".SH FILES\n.TP\n.I $XDG_CONFIG_HOME/playground/init\nentries that the prompt runs first\n.TP\n.I $XDG_STATE_HOME/playground/history\nwhat was typed\n"
    return text + ".TP\n.I ~/.editrc\nkeys of the line, see editrc(5)\n"
  }
  /// Text that roff takes as it is: backslashes and dashes are written out, and no line begins with a request.
  private static func roff(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
