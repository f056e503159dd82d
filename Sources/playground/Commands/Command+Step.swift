internal import Foundation
internal import Terminal
internal import Tracing
internal import Workbench

extension Command {
  static let step = Command(
    name: "step", operands: "FILE [FILE]", summary: "steps through a layout, forth and back, full screen; two files side by side",
    options: Option.layout + [.charset, .stepLevel, .script],
    examples: ["playground step playground/views/HelloWorld.swift --script n*5", "playground step playground/views/HelloWorld.swift --level 2 --script G"]
  ) { arguments, output in
    let level = try arguments.value(.stepLevel, wants: "1, 2 or 3") { Int($0).flatMap { Trace.Level(rawValue: $0) } } ?? .offers
    let path = try operand(0, "FILE", arguments)
    guard arguments.operands.count <= 2 else { throw Failure(code: .usage, message: "two files at most: '\(arguments.operands[2])' is one too many") }
    let steppers = try arguments.operands.map { path in
      guard let stepper = Stepper(try previewed(path, arguments, output, recordsEvents: true), level: level) else {
        throw Failure(code: .failure, message: "\(path): there is nothing to lay out, so nothing to step through")
      }
      return stepper
    }
    let style = try style(arguments, output)
    var content = steppers.count == 2 ? Stepped.two(SteppedPair(steppers[0], steppers[1])) : .one(steppers[0])
    if let script = arguments.value(.script) {
      return try asking {
        let window = output.window.map { CellCount(columns: $0.columns, rows: $0.rows) } ?? .standard
        try output.write(try content.run(script: script, window: window, charset: style.charset))
        return .success
      }
    }
    guard isatty(STDIN_FILENO) == 1, output.isTerminal, output.environment["TERM"] != "dumb", path != "-" else {
      throw Failure(code: .usage, message: "step wants a file and a terminal with a screen; --script KEYS prints instead, as does 'playground trace'")
    }
    var screen = StepScreen(content, following: steppers.count == 1 ? path : nil, steppers[0].preview.request, style, output)
    return try screen.run()
  }
}

extension Option {
  static let stepLevel = Option(name: "level", value: "N", help: "1 (default) offers, answers, places; 2 also steps and probes; 3 also remembered answers and the second pass")
  static let script = Option(name: "script", value: "KEYS", help: "press these keys and print what is seen: 'n n b', 'n*5', '/Text G', \"B'width<100' r\"")
}
