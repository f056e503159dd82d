internal import Foundation
internal import SwiftSource
internal import Running
internal import Tracing

extension Session {
  /// What an editor gave back.
  public enum EditedText: Hashable, Sendable {
    case text(String)
    /// Why there is none: the editor is missing, failed or was ended.
    case failed(String)
  }

  /// What is being written.
  struct Writing: Sendable {
    var path: String
    /// Nil for pictures and lessons.
    var text: String?
    /// What writes it, for a person.
    var command: String
  }

  /// `:save [FILE]`: Swift, or with `.md` a lesson; without a name the loaded file.
  /// - Parameter isForced: `:save!`: whatever the file holds.
  mutating func save(_ name: String?, isForced: Bool = false) -> [Effect] {
    guard let path = name ?? state.path else {
      return [.show(.failure(":save FILE: what is missing is FILE, because no file is loaded\n"))]
    }
    if path.lowercased().hasSuffix(".md") {
      guard let transcript = state.transcript, !transcript.script.entries.isEmpty || transcript.beginsWithFile else {
        return [.show(.failure("nothing was typed yet that a lesson could be made of\n"))]
      }
      writing = Writing(path: path, text: nil, command: "save")
      return [.record(path: path, transcript, over: overwriting(path, isForced))]
    }
    guard let loaded = state.path, Session.key(path) == Session.key(loaded) else {
      return write(to: path, over: overwriting(path, isForced))
    }
    if isForced { return write(to: loaded, over: .anything) }
    // What the file holds now decides whether something would be lost.
    saving = loaded
    return [.read(path: loaded)]
  }
  /// What a file may hold that is written over: what this session has written there.
  private func overwriting(_ path: String, _ isForced: Bool) -> Overwriting {
    if isForced { return .anything }
    guard let known = written[Session.key(path)] else { return .nothing }
    return known.map { .text($0) } ?? .anything
  }
  private mutating func write(to path: String, over: Overwriting) -> [Effect] {
    let text = source
    writing = Writing(path: path, text: text, command: "save")
    return [.write(path: path, text: text, over: over)]
  }

  /// Goes on with `:save` of the loaded file when it is known what the file holds.
  mutating func finishSaving(_ path: String, _ content: FileContent) -> [Effect] {
    saving = nil
    switch content {
    case .missing: return write(to: path, over: .nothing)
    case .unreadable(let reason): return [.show(.failure("\(cleanedLine(path)) is not saved: \(cleanedLine(reason))\n"))]
    case .text(let text) where Session.isBlank(text): return write(to: path, over: .text(text))
    case .text(let text):
      let effects: [Effect] = text == lastRead ? [] : changed(path, to: text)
      if conflict != nil {
        return effects + [
          .show(.failure("\(cleanedLine(path)) is not saved: it changed on disk too; ':watch prompt' first keeps what is here, ':watch disk' takes what is there\n"))
        ]
      }
      if let known = onDisk[Session.key(path)], known.source.text != text {
        return effects + [
          .show(
            .failure(
              "\(cleanedLine(path)) is not saved: what is on disk has errors and was not taken, and would be lost; ':save' another file, or ':save!' over it\n"))
        ]
      }
      return effects + write(to: path, over: .text(text))
    }
  }
  /// Something was written, or could not be. Nothing in the session changes: what was typed is still put into the
  /// version that was loaded, and undo leads back to it.
  mutating func written(_ path: String, _ failure: String?) -> [Effect] {
    let done = writing
    writing = nil
    if let failure { return [.show(.failure("\(cleanedLine(path)) cannot be written: \(cleanedLine(failure))\n"))] }
    let names = state.broken.map { cleanedLine($0.name) }.sorted().joined(separator: ", ")
    let reason = names.isEmpty ? done?.text.flatMap { refusal(of: $0, path) } : "\(names) no longer holds"
    let warning = done?.text == nil ? nil : reason.map { "; it does not compile: \($0)" }
    let said = Effect.show(.talk("saved \(cleanedLine(path))\(warning ?? "")\n"))
    written[Session.key(path)] = .some(done?.text)
    guard let text = done?.text, let loaded = state.path, Session.key(loaded) == Session.key(path) else {
      return [said]
    }
    // So a watcher that finds it is told nothing new.
    onDisk[Session.key(path)] = LoadedFile(path: loaded, text: text)
    (lastRead, conflict, waiting) = (text, nil, nil)
    return isStale ? [said] + redraw() : [said]
  }
  /// The first error that Swift's rules find in what is saved, with its line and column.
  private func refusal(of text: String, _ path: String) -> String? {
    let check = SourceCheck(SourceFile(name: path, text: text), among: request.others?(), assets: request.assets)
    guard let first = check.diagnostics.first(where: \.isError) else { return nil }
    let place = first.range.map { "\($0.line):\($0.column): " } ?? ""
    return place + cleanedLine(first.message)
  }
  /// A file is there that is not this session's.
  mutating func occupied(_ path: String) -> [Effect] {
    let command = writing?.command ?? "save"
    writing = nil
    let name = cleanedLine(path)
    let reason = "it holds what this session did not write; ':\(command)! \(name)' writes over it"
    return [.show(.failure("\(name) is left alone: \(reason)\n"))]
  }

  /// `:render FILE`.
  mutating func render(_ path: String, isForced: Bool = false) -> [Effect] {
    let endings = ["png", "svg", "pdf", "html", "txt", "ansi"]
    guard let preview else { return [.show(.failure("there is no view yet; type one, as in Text(\"Hello\")\n"))] }
    guard endings.contains(URL(filePath: path).pathExtension.lowercased()) else {
      return [.show(.failure("the name says what is drawn: picture\(endings.map { "." + $0 }.joined(separator: ", "))\n"))]
    }
    writing = Writing(path: path, text: nil, command: "render")
    return [.render(path: path, preview, charset, over: overwriting(path, isForced))]
  }

  // MARK: Editing elsewhere

  /// `:edit`: the source, or what was rejected of it, in the person's editor.
  func edit() -> [Effect] { [.edit(rejected ?? source)] }

  /// What the editor made of it: all of it, or nothing.
  mutating func edited(_ outcome: EditedText) -> [Effect] {
    switch outcome {
    case .failed(let reason): return [.show(.failure("\(cleanedLine(reason)); nothing is changed\n"))]
    case .text(let text):
      if text == source {
        rejected = nil
        return [.show(.talk("nothing is changed\n"))]
      }
      let before = state.revision
      let effects = take(EditableSource.Change(text: text.hasSuffix("\n") ? text : text + "\n"))
      guard state.revision != before else {
        rejected = text
        return effects + [.show(.talk("nothing is changed; ':edit' goes on with your text\n"))]
      }
      rejected = nil
      state.transcript = .file(Session.lessonFile, source)
      return effects
    }
  }
  static let lessonFile = "Start.swift"

  /// `:history [N|TEXT] [--json]`: the last entries, or those that hold a text.
  func showHistory(_ operand: String?) -> [Effect] {
    var words = (operand ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    let isJSON = words.last == "--json"
    if isJSON { words.removeLast() }
    if words.first == "-n" { words.removeFirst() }
    let operand = words.isEmpty ? nil : words.joined(separator: " ")
    var numbered = history.enumerated().map { (number: $0 + 1, text: $1) }
    if let operand, let count = Int(operand) {
      numbered = Array(numbered.suffix(max(count, 0)))
    } else if let operand {
      numbered.removeAll { !$0.text.localizedCaseInsensitiveContains(operand) }
      if numbered.isEmpty { return [.show(.failure("no entry holds '\(cleanedLine(operand.prefix(40)))'\n"))] }
    } else {
      numbered = Array(numbered.suffix(20))
    }
    if isJSON {
      let document = JSON.object([("version", .integer(1)), ("entries", .array(numbered.map { .object([("number", .integer($0.number)), ("text", .string($0.text))]) }))])
      return [.show(.result(document.text + "\n"))]
    }
    let width = "\(history.count)".count
    let lines = numbered.map { number, text in
      String(repeating: " ", count: width - "\(number)".count) + "\(number)  " + text.replacing("\n", with: "\n" + String(repeating: " ", count: width) + "  ")
    }
    return [.show(.result(lines.map { $0 + "\n" }.joined()))]
  }

  /// `:time ENTRY`: how long an entry takes, from its text to its picture.
  mutating func time(_ entry: String) -> [Effect] {
    let start = ContinuousClock.now
    let effects = enter(entry)
    let time = start.duration(to: .now) / .milliseconds(1)
    return effects + [.show(.talk("\((time * 10).rounded() / 10) ms\n"))]
  }

  /// Keeps what was typed for a lesson, if it did something.
  mutating func note(_ typed: String, _ effects: [Effect], expanding views: [String]) {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, !text.hasPrefix("?"), !effects.contains(where: \.isError) else { return }
    if text.hasPrefix(":"), SessionCommand.named(text.dropFirst().prefix { !$0.isWhitespace })?.isPlayed != true { return }
    // Behind a source, views have other numbers.
    var entry = text
    if text.contains("$"), state.transcript?.beginsWithFile == true, case .success(let whole) = Session.expanded(text, views) { entry = whole }
    state.transcript = .entry(entry, after: state.transcript)
  }
}
