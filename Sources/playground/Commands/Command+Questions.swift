internal import Foundation
internal import Interpreter
internal import LayoutCore
internal import Tracing
internal import Views
internal import Workbench

extension Command {
  static let why = Command(
    name: "why", operands: "FILE SELECTOR[.width|.height|.x|.y]", summary: "prints the chain of reasons behind a size or a place, from the screen's proposal on",
    options: Option.layout + [.whyJSON],
    examples: ["playground why playground/views/HelloWorld.swift Text.width", "playground why playground/views/Priority.swift /0/0.x --json"]
  ) { arguments, output in
    let selector = try operand(1, "SELECTOR", arguments)
    let preview = try previewed(arguments, output, operandCount: 2, recordsEvents: true)
    return try asking {
      try output.write(arguments.has(.whyJSON) ? preview.whyDocument(selector).text + "\n" : preview.whyText(selector))
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
    try output.write(try previewed(arguments, output, recordsEvents: true).guidesText)
    return .success
  }

  /// What `--fail-on` asks for.
  static func faults(_ arguments: Arguments) throws(Failure) -> Set<Preview.Fault> {
    let found = try arguments.value(.failOn, wants: "overflow, truncation or both: overflow,truncation") { text in
      let words = text.split(separator: ",", omittingEmptySubsequences: false).map { Preview.Fault(rawValue: String($0)) }
      return words.contains(nil) ? nil : Set(words.compactMap { $0 })
    }
    return found ?? []
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
  static let sizesJSON = Option(name: "json", help: "as JSON; the schema is playground/schema/sizes.json")
  static let failOn = Option(name: "fail-on", value: "FAULTS", help: "end with code 1 when something has these faults: overflow, truncation, or both with a comma")
  static let whyJSON = Option(name: "json", help: "as JSON; the schema is playground/schema/why.json")
}
