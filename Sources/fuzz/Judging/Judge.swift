internal import Foundation
internal import SwiftParser

/// Tells what commands did wrong from how they ended and what they wrote.
struct Judge {
  let limits: Limits

  /// Everything that is wrong with a run of a case.
  func findings(_ fuzzCase: FuzzCase, _ results: [CommandResult]) -> [Finding] {
    var findings: [Finding] = []
    for (index, (command, result)) in zip(fuzzCase.commands, results).enumerated() {
      findings += ending(fuzzCase, command, result, index) + words(fuzzCase, command, result, index)
    }
    for relation in fuzzCase.relations where findings.isEmpty && results.count == fuzzCase.commands.count {
      findings += broken(relation, fuzzCase, results)
    }
    return findings
  }

  private static let codes: Set<Int32> = [0, 1, 2, 65, 66, 74, 75]

  /// How it ended, and what it used up.
  private func ending(
    _ fuzzCase: FuzzCase, _ command: FuzzCase.Command, _ result: CommandResult, _ index: Int
  ) -> [Finding] {
    let processorTime = limits.processorTime(of: command, in: fuzzCase)
    let name = command.words.first ?? ""
    func finding(_ fault: Finding.Fault, _ what: String, cause: String? = nil) -> Finding {
      Finding(fault, what, at: index, of: name, cause: cause)
    }
    let words = Self.lastWords(result.errors)
    switch result.end {
    case .none:
      let patience = Int(limits.patience(processorTime))
      if parsing(fuzzCase) > Double(patience) { return [] }
      return [finding(.hang, "no end in \(patience) s of processor time, or nothing done", cause: "")]
    case .signal(let number): return [Finding(.signal, "signal \(number): \(words)", at: index, of: "", cause: words)]
    case .exit(let code):
      var found: [Finding] = []
      if !Self.codes.contains(code) { found.append(finding(.code, "exit code \(code): \(words)")) }
      if code != 0, result.output.isEmpty, result.errors.isEmpty {
        found.append(finding(.silence, "exit code \(code) without a word"))
      }
      // The toolchain's parser takes a time that grows with the square of a text that is broken everywhere: that time is its own.
      if result.processorTime > processorTime, result.processorTime > processorTime + parsing(fuzzCase) {
        let seconds = (result.processorTime * 10).rounded() / 10
        found.append(finding(.slow, "\(seconds) s of processor time", cause: Finding.plain(words)))
      }
      if result.memory > limits.memory {
        found.append(finding(.memory, "\(result.memory >> 20) MB of memory", cause: Finding.plain(words)))
      }
      if max(result.output.count, result.errors.count, result.written?.count ?? 0) > limits.output {
        found.append(finding(.size, "more than \(limits.output >> 20) MB of output"))
      }
      return found
    }
  }

  /// What the parser alone needs for the case's sources, in seconds of processor time. Most commands parse a text
  /// twice; a prompt does it with an entry, with what it makes of the source, and again with what that undoes.
  private func parsing(_ fuzzCase: FuzzCase) -> Double {
    let start = clock()
    for (name, data) in fuzzCase.files where name.hasSuffix(".swift") {
      _ = Parser.parse(source: String(decoding: data, as: UTF8.self))
    }
    if fuzzCase.kind == .prompt { _ = Parser.parse(source: String(decoding: fuzzCase.subjectBytes, as: UTF8.self)) }
    return (fuzzCase.kind == .prompt ? 4 : 2) * Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  /// What it wrote.
  private func words(_ fuzzCase: FuzzCase, _ command: FuzzCase.Command, _ result: CommandResult, _ index: Int)
    -> [Finding]
  {
    var found: [Finding] = []
    let name = command.words.first ?? ""
    func add(_ fault: Finding.Fault, _ what: String) {
      let isOfSource = fault == .mistake || fault == .place
      found.append(Finding(fault, what, at: index, of: isOfSource ? "" : name))
    }
    let format = command.format
    let isColored = command.words.contains("always")
    let texts = [
      (result.errors, "standard error", FuzzCase.Format.text),
      (result.output, "standard output", command.written == nil ? format : .text),
    ]
    let written = result.written.map { [($0, "file", format)] } ?? []
    let secret = Data(CaseFolder.secret.utf8)
    for (data, place, format) in texts + written {
      // At the prompt a person opens any file.
      if fuzzCase.kind != .prompt, data.range(of: secret) != nil { add(.escape, "\(place) shows a file outside of the folder") }
      if format == .png || format == .pdf { continue }
      if let sign = ControlBytes.first(in: data, isColored: isColored || format == .ansi) {
        let kind = sign.hasPrefix("the bidirectional") ? "a bidirectional control" : "a control byte"
        found.append(
          Finding(
            .control, "\(place) of \(format.rawValue) holds \(sign)", at: index, of: name,
            cause: "\(place), \(format.rawValue): \(kind)"))
      }
    }
    for line in result.errors.split(separator: UInt8(ascii: "\n")).map({ String(decoding: $0, as: UTF8.self) }) {
      if let range = line.range(of: "its own mistake") ?? line.range(of: "out of memory") {
        add(.mistake, String(line[range.lowerBound...]))
      }
      if let message = Self.wholeFileMessage(line, fuzzCase.subject) {
        add(.place, "an error without a place: \(message)")
      }
    }
    if case .exit(let code) = result.end, code == 0 || code == 1,
      let what = Readability.fault(of: result.written ?? result.output, format)
    {
      add(.syntax, "\(format.rawValue): \(what)")
    }
    return found
  }

  /// Errors about a file as a whole are allowed where no place would say more.
  private static let wholeFile = [
    "is not UTF-8", "more than", "takes more than", "interrupted", "there is no", "is empty", "too large",
    "cannot be read", "nothing to", "no view",
  ]
  private static func wholeFileMessage(_ line: String, _ subject: String) -> String? {
    guard line.hasPrefix("\(subject): error: ") else { return nil }
    let message = String(line.dropFirst(subject.count + 9))
    return wholeFile.contains { message.contains($0) } ? nil : message
  }

  private func broken(_ relation: FuzzCase.Relation, _ fuzzCase: FuzzCase, _ results: [CommandResult]) -> [Finding] {
    switch relation {
    case .endsAlike(let earlier, let later):
      let mark = Data(FuzzCase.mark.answer.utf8)
      let ends = [earlier, later].compactMap { index in
        results[index].output.range(of: mark, options: .backwards).map { results[index].output[$0.upperBound...] }
      }
      guard ends.count == 2, ends[0] != ends[1] else { return [] }
      return [Finding(.relation, "after ':undo' of everything the session is not what it was", at: later, of: "undo")]
    case .follows(let first, let second):
      guard results[first].end == .exit(0), results[second].end != .exit(0) else { return [] }
      let words = Self.lastWords(results[second].errors)
      return [
        Finding(
          .relation,
          "'\(fuzzCase.commands[first].text)' succeeds, '\(fuzzCase.commands[second].text)' does not: \(words)",
          at: second, of: "follows", cause: Finding.plain(words))
      ]
    case .sound(let index, let saving):
      guard results[index].end == .exit(65) else { return [] }
      let words = Self.lastWords(results[index].errors)
      // The prompt shows what it can: what Swift refuses of that is said when it is saved.
      if results[saving].output.range(of: Data(words.utf8)) != nil || results[saving].errors.range(of: Data(words.utf8)) != nil {
        return []
      }
      // A session in which nothing was typed has nothing to show.
      if words.hasPrefix("there is nothing to preview") { return [] }
      // A declaration that was typed need not have been shown: what happens while it is, is no refusal.
      if words.contains("error: Fatal error: ") || ["Precondition failed", "Assertion failed"].contains(where: words.hasPrefix) { return [] }
      return [
        Finding(
          .relation, "what a session saves is refused: \(words)", at: index, of: "saved", cause: Finding.plain(words))
      ]
    case .same(let first, let second):
      let (one, two) = (results[first], results[second])
      guard one.end != two.end || one.output != two.output || one.errors != two.errors else { return [] }
      // How far a check comes within its time is not the same twice; that it takes so long is a finding of its own.
      let isCut = [one, two].contains { $0.errors.range(of: Data("checking this file takes too long".utf8)) != nil }
      if isCut { return [] }
      let lines = Self.difference(one.output + one.errors, two.output + two.errors)
      return [
        Finding(
          .order, "the second '\(fuzzCase.commands[first].text)' says something else: \(lines)", at: second, of: "same",
          cause: Finding.plain(lines))
      ]
    }
  }

  /// The first lines that differ.
  private static func difference(_ one: Data, _ two: Data) -> String {
    let (first, second) = (
      String(decoding: one, as: UTF8.self).split(separator: "\n"),
      String(decoding: two, as: UTF8.self).split(separator: "\n")
    )
    let index =
      zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(first.count, second.count)
    return "'\(first.dropFirst(index).first ?? "")', '\(second.dropFirst(index).first ?? "")'"
  }

  /// What a command said at last: Swift's words for a trap, else where it struck, else its last error.
  static func lastWords(_ errors: Data) -> String {
    let lines = String(decoding: errors.suffix(20_000), as: UTF8.self).split(separator: "\n").map(String.init)
    if let fatal = lines.last(where: { $0.contains("Fatal error") }) { return fatal }
    // The frames of the handler come first.
    let frames = lines.filter { $0.hasSuffix("]") && $0.contains("[0x") }.compactMap { line in
      line.split(separator: "(").last.map { "(" + String($0.prefix { $0 != "[" }) }
    }
    if !frames.isEmpty { return frames.dropFirst(3).prefix(4).joined(separator: " ") }
    guard let line = lines.first(where: { $0.contains("error: ") }), let range = line.range(of: "error: ") else {
      return lines.last ?? ""
    }
    return String(line[range.upperBound...])
  }
}
