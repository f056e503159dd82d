internal import Foundation
internal import Lessons

extension Option {
  static let title = Option(name: "title", value: "TITLE", help: "with record: the lesson's title")
}

extension Command {
  static let lesson = Command(
    name: "lesson", operands: "new|lint|record FILE", summary: "makes lessons: a new one, advice on one, one from entries on standard input", options: [.title],
    examples: ["playground lesson lint playground/lessons/03-modifiers.md"]
  ) { arguments, output in
    let operands = arguments.operands
    guard operands.count >= 2 else { throw Failure(code: .usage, message: "lesson wants new, lint or record, and a file; see 'playground lesson --help'") }
    let path = operands[1]
    switch operands[0] {
    case "new", "record":
      guard operands.count == 2 else { throw Failure(code: .usage, message: "one FILE at a time") }
      guard path.hasSuffix(".md") else { throw Failure(code: .usage, message: "'\(path)': a lesson's name ends in .md") }
      if FileManager.default.fileExists(atPath: path) { throw Failure(code: .io, message: "\(path) is there already; nothing was written") }
      let name = String((path as NSString).lastPathComponent.dropLast(3))
      let text = operands[0] == "new" ? LessonMaker.skeleton(name) : LessonMaker.recorded(title: arguments.value(.title) ?? name, script: try Input.source("-").text)
      if let failure = Files.write(Data(text.utf8), to: path, output.writer, choice: .create) { throw Failure(code: .io, message: "\(path) cannot be written: \(failure)") }
      try output.write("\(path) is written; 'playground test \(path)' checks it\n")
      return .success
    case "lint":
      var code = ExitCode.success
      for path in operands.dropFirst() {
        guard case .text(let text) = Files.read(path) else { throw Failure(code: .missingFile, message: "\(path): there is no such lesson") }
        do {
          let advice = try LessonMaker.advice(path: path, text: text)
          if !advice.isEmpty, code == .success { code = .failure }
          try output.write(advice.map { $0 + "\n" }.joined())
        } catch let problem as LessonProblem {
          try output.write(problem.text)
          code = .source
        }
      }
      return code
    default: throw Failure(code: .usage, message: "'\(operands[0])' is none of new, lint and record")
    }
  }
}
