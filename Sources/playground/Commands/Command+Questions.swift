internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Tracing
internal import Views
internal import Workbench

extension Command {
  static let why = Command(
    name: "why", operands: "FILE SELECTOR[.width|.height|.x|.y]", summary: "prints the chain of reasons behind a size or a place, from the screen's proposal on",
    options: Option.layout + [.whyJSON, .short],
    examples: ["playground why playground/views/HelloWorld.swift Text.width --short", "playground why playground/views/Priority.swift /0/0.x --json"]
  ) { arguments, output in
    let selector = try operand(1, "SELECTOR", arguments)
    let preview = try previewed(arguments, output, operandCount: 2, recordsEvents: true)
    return try asking {
      try output.write(arguments.has(.whyJSON) ? preview.whyDocument(selector).text + "\n" : preview.whyText(selector, isShort: arguments.has(.short)))
      return .success
    }
  }

  static let sizes = Command(
    name: "sizes", operands: "FILE", summary: "prints what each node takes at least, ideally, at most and now, how often it was asked, and what overflows or is cut",
    options: Option.layout + [.sizesJSON, .failOn],
    examples: ["playground sizes playground/views/HelloWorld.swift", "playground sizes playground/views/Padding.swift --fail-on overflow,truncation"]
  ) { arguments, output in
    let faults = try faults(arguments)
    let preview = try previewed(arguments, output, recordsEvents: true)
    try output.write(arguments.has(.sizesJSON) ? preview.sizesDocument.text + "\n" : preview.sizesText)
    return preview.faultText(faults).isEmpty ? .success : .failure
  }

  static let guides = Command(
    name: "guides", operands: "FILE", summary: "prints the alignment guides that each view read while placing, and who set them", options: Option.layout,
    examples: ["playground guides playground/views/Alignment.swift"]
  ) { arguments, output in
    try output.write(try previewed(arguments, output, recordsEvents: true).guidesText(charset: try style(arguments, output).charset))
    return .success
  }

  static let sweep = Command(
    name: "sweep", operands: "FILE SELECTOR width|height RANGE",
    summary: "prints a node's size as a function of the root's proposal, with the break points and their reasons, and a plot",
    options: Option.layout + [.sweepJSON, .own, .charset],
    examples: [
      "playground sweep playground/views/HelloWorld.swift Text width 0...320",
      "playground sweep playground/views/HelloWorld.swift Text height 0...64 --own --json",
    ]
  ) { arguments, output in
    let selector = try operand(1, "SELECTOR", arguments)
    let (side, range) = (try operand(2, "width or height", arguments), try operand(3, "the range, as 0...640,", arguments))
    return try asking {
      let range = try SweepRange(side: side, range: range)
      let preview = try previewed(arguments, output, operandCount: 4)
      let sweep = try preview.sweep(try Selector(selector), range, isOwn: arguments.has(.own))
      let charset = try style(arguments, output).charset
      try output.write(arguments.has(.sweepJSON) ? sweep.document.text + "\n" : sweep.text(columns: output.window?.columns ?? 80, isASCII: charset == .ascii))
      return .success
    }
  }

  static let solve = Command(
    name: "solve", operands: "FILE CLAIM width|height|@LINE:COLUMN RANGE",
    summary: "prints for which widths, heights or values of a number in the source a claim about the layout holds",
    options: Option.layout + [.solveJSON],
    examples: [
      "playground solve playground/views/Wrapping.swift 'truncation(none)' width 0...640",
      "playground solve playground/views/HelloWorld.swift 'Text.width >= 13c' width 0...320 --json",
    ]
  ) { arguments, output in
    let (claim, unknown) = (try operand(1, "CLAIM", arguments), try operand(2, "width, height or @LINE:COLUMN", arguments))
    let range = try operand(3, "the range, as 0...640,", arguments)
    return try asking {
      let range = try SweepRange(side: "width", range: range).points
      let preview = try previewed(arguments, output, operandCount: 4)
      let solution = try preview.solve(claim, for: try Solution.Unknown(unknown), in: range)
      try output.write(arguments.has(.solveJSON) ? solution.document.text + "\n" : solution.text)
      return solution.holds.isEmpty ? .failure : .success
    }
  }

  static let diff = Command(
    name: "diff", operands: "A B", summary: "compares the layouts of two files: the first event that differs, what follows from it, and the edit",
    options: Option.layout + [.diffJSON],
    examples: ["playground diff playground/views/HelloWorld.swift playground/views/HelloWorld.swift"]
  ) { arguments, output in
    let paths = (try operand(0, "A", arguments), try operand(1, "B", arguments))
    let (a, b) = (try previewed(paths.0, arguments, output), try previewed(paths.1, arguments, output))
    let difference = LayoutDifference(a, b)
    try output.write(arguments.has(.diffJSON) ? difference.document.text + "\n" : difference.text)
    return .success
  }

  static let predict = Command(
    name: "predict", operands: "FILE SELECTOR[.width|.height|.x|.y] SIZE", summary: "says whether a view takes the size you think, and which mistake gives your number",
    options: Option.layout,
    examples: ["playground predict playground/views/HelloWorld.swift Text 640x384"]
  ) { arguments, output in
    let (selector, size) = (try operand(1, "SELECTOR", arguments), try operand(2, "the size, as 40x16,", arguments))
    let preview = try previewed(arguments, output, operandCount: 3, recordsEvents: true)
    return try asking {
      try output.write(try preview.prediction(of: selector, size))
      return .success
    }
  }

  /// What `--fail-on` asks for.
  static func faults(_ arguments: Arguments) throws(Failure) -> Set<Preview.Fault> {
    let found = try arguments.value(.failOn, wants: "overflow, truncation or both: overflow,truncation") { text in
      let words = text.split(separator: ",", omittingEmptySubsequences: false).map { Preview.Fault(rawValue: String($0)) }
      return words.contains(nil) ? nil : Set(words.compactMap { $0 })
    }
    return found ?? []
  }

  /// Tells a person of the faults that were asked for; they make the command fail.
  @MainActor static func report(_ faults: Set<Preview.Fault>, of preview: Preview, _ output: Output) -> ExitCode {
    let found = preview.faultText(faults)
    if !found.isEmpty { output.say(found) }
    return found.isEmpty ? .success : .failure
  }

  /// An operand that a command cannot do without.
  static func operand(_ index: Int, _ name: String, _ arguments: Arguments) throws(Failure) -> String {
    guard arguments.operands.indices.contains(index) else { throw Failure(code: .usage, message: "\(name) is missing behind '\(arguments.operands.joined(separator: " "))'") }
    return arguments.operands[index]
  }
  /// A selector that is wrong, or names nothing or too much, is a usage failure.
  static func asking(_ ask: () throws -> ExitCode) throws -> ExitCode {
    do {
      return try ask()
    } catch let error as SelectorError {
      throw Failure(code: .usage, message: error.message)
    }
  }
}

extension Option {
  static let short = Option(name: "short", help: "only the three to six reasons that decide")
  static let sweepJSON = Option(name: "json", help: "as JSON; the schema is playground/schema/sweep.json")
  static let own = Option(name: "own", help: "offer it to the node itself, beside the layout, not to the root")
  static let solveJSON = Option(name: "json", help: "as JSON; the schema is playground/schema/solve.json")
  static let diffJSON = Option(name: "json", help: "as JSON; the schema is playground/schema/diff.json")
  static let sizesJSON = Option(name: "json", help: "as JSON; the schema is playground/schema/sizes.json")
  static let failOn = Option(name: "fail-on", value: "FAULTS", help: "end with code 1 when something has these faults: overflow, truncation, or both with a comma")
  static let whyJSON = Option(name: "json", help: "as JSON; the schema is playground/schema/why.json")
}
