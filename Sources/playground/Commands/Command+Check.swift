internal import Foundation
internal import SwiftSource
internal import Terminal
internal import Tracing
internal import Views
internal import Workbench

extension Command {
  static let check = Command(
    name: "check", operands: "FILE…", summary: "prints diagnostics only; of a folder those of all its Swift files, and how many are sound",
    options: [.strict, .failOn, .noEffect, .effectJSON, .advice, .compiler, .keep, .checkReport] + Option.layout,
    examples: [
      "playground check playground/views/HelloWorld.swift", "playground check --strict playground/views/HelloWorld.swift",
      "playground check --no-effect playground/views/HelloWorld.swift", "playground check --no-effect --json playground/views/HelloWorld.swift",
      "playground check --advice playground/views/Advised.swift", "playground check --compiler playground/views/HelloWorld.swift",
    ]
  ) { arguments, output in
    if arguments.operands.isEmpty { throw Failure(code: .usage, message: "check wants a file; see 'playground check --help'") }
    var request = try request(arguments, window: .standard)
    request.window = .standard
    let faults = try faults(arguments)
    var worst = ExitCode.success
    let isJSON = arguments.has(.effectJSON)
    guard arguments.has(.noEffect) || !isJSON else { throw Failure(code: .usage, message: "check prints JSON with --no-effect only") }
    var documents: [JSON] = []
    let compiler = arguments.has(.compiler) ? compiler(output) : nil
    var summary = try CheckSummary(arguments)
    for path in try arguments.operands.flatMap(CheckSummary.files) {
      do {
        request.others = others(path, arguments)
        request.assets = assets(path, arguments)
        request.facts.ofProject = projectTarget(path, arguments)
        request.folder = targetFolder(path, arguments)
        request.checkLimit = Request.longCheck
        let preview = Preview(try Input.source(path), request)
        let said = preview.diagnosticsOfCheck.map { found in
          // A file of modifiers, styles or views that want arguments is sound: nothing of it can be shown, which is no fault of its.
          var found = found
          if found == preview.reasonForNothing { found.severity = .note }
          return found
        }
        if summary.add(said, path) { report(said, of: preview.source, arguments, output) }
        if let compiler, try !isAccepted(preview, saying: said, by: compiler, arguments, output) { worst = .source }
        if said.contains(where: \.isError) || (arguments.has(.strict) && said.contains { $0.severity == .warning }) { worst = .source }
        if preview.reasonForNothing != nil { continue }
        if arguments.has(.advice), !said.contains(where: \.isError) {
          let advice = preview.program.advice
          try output.write(paintedText(advice, of: preview.source, arguments, output, isTerminal: output.isTerminal))
          if arguments.has(.strict), !advice.isEmpty, worst == .success { worst = .failure }
        }
        if arguments.has(.noEffect), !preview.hasErrors {
          let report = preview.effectReport()
          if isJSON { documents.append(report.document(path)) } else { try output.write(preview.effectText(report)) }
          if arguments.has(.strict), !report.found.isEmpty, worst == .success { worst = .failure }
        }
        let found = preview.faultText(faults)
        if !found.isEmpty {
          output.say("\(path):\n\(found)")
          if worst == .success { worst = .failure }
        }
      } catch let diagnostic as Diagnostic {
        if summary.add([diagnostic], path) { report([diagnostic], of: SourceFile(name: path, text: ""), arguments, output) }
        worst = .source
      }
    }
    try output.write(summary.document)
    if arguments.operands.contains(where: { FollowedFolder($0) != nil }) { output.say(summary.words) }
    if isJSON { try output.write(JSON.object([("version", .integer(1)), ("files", .array(documents))]).text + "\n") }
    return worst
  }
}

extension Option {
  static let noEffect = Option(
    name: "no-effect", help: "also what does nothing: modifiers and spacers without which all is the same, now and at every width; with --strict they fail the check")
  static let advice = Option(
    name: "advice", help: "also what is allowed and better not done, with reason and remedy: work in initialisers, many optional parts …; with --strict it fails the check")
  static let effectJSON = Option(name: "json", help: "with --no-effect: as JSON; the schema is playground/schema/effects.json")
  static let compiler = Option(name: "compiler", help: "also asks swiftc, where it is, and says where it and the playground disagree")
  static let keep = Option(name: "keep", value: "DIR", help: "with --compiler: leaves what swiftc read of the last file there")
  static let noCompiler = Option(name: "no-compiler", help: "swiftc is not asked in the background whether it agrees")
  static let strict = Option(name: "strict", help: "warnings are errors")
  static let checkReport = Option(
    name: "report", value: "FORMAT",
    help: "what is found on standard output: text (default: on standard error alone), json, github (annotations) or sarif")
}
