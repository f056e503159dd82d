internal import SwiftSource

/// What would be wrong with an entry, found while it is being typed.
public struct EntryMistake: Hashable, Sendable {
  /// In characters of the entry.
  public var range: Range<Int>
  /// As it would be said after Enter.
  public var message: String
  /// The whole entry as it is right, where that is known.
  public var correction: EntryCorrection?

  /// What was only put behind the entry to read it is no part of it.
  func without(_ ending: String) -> EntryMistake {
    var mistake = self
    if let found = correction, found.text.hasSuffix(ending) {
      mistake.correction?.text = String(found.text.dropLast(ending.count))
      mistake.correction?.cursor = min(found.cursor, found.text.count - ending.count)
    }
    return mistake
  }
}

extension Session {
  /// How long an entry is checked while it is typed (our choice).
  private static let markingLimit: Duration = .milliseconds(500)
  /// Longer entries are not looked at before Enter (our choice: reading costs 1 to 2 µs a byte).
  private static let markedBytes = 20_000

  /// The first mistake of an entry that is being typed; nothing runs. What is only unfinished is none, nor is the word at the cursor.
  /// - Parameter cursor: characters before it.
  public func mistake(in text: String, cursor: Int) -> EntryMistake? {
    guard text.utf8.count <= Session.markedBytes, let first = text.firstIndex(where: { !$0.isWhitespace }) else { return nil }
    if text[first] == ":" { return mistake(inCommand: text, from: text.distance(from: text.startIndex, to: first) + 1) }
    if text[first] == "?" { return nil }
    guard case .success(let whole) = expanded(text), whole == text else { return nil }
    let closers = Session.closers(of: text)
    // As it stands; finished; with its last string finished.
    for ending in ["", closers, "\"" + closers] {
      let entry = PromptEntry(text + ending)
      guard entry.isComplete, !entry.hasSyntaxError else { continue }
      return mistakes(of: entry).first {
        !($0.range.lowerBound <= cursor && cursor <= $0.range.upperBound) && $0.range.upperBound <= text.count
      }?.without(ending)
    }
    let source = SourceFile(name: Session.entryName, text: text + closers)
    return Program.read(source).diagnostics.lazy.filter(\.isError).compactMap { Session.mistake($0, in: source.text) }.first {
      $0.range.upperBound < text.count && $0.range.upperBound != cursor
    }?.without(closers)
  }

  private func mistake(inCommand text: String, from start: Int) -> EntryMistake? {
    let rest = text.dropFirst(start)
    let name = rest.prefix { !$0.isWhitespace }
    guard name.count < rest.count, !name.isEmpty, SessionCommand.named(name) == nil else { return nil }
    return EntryMistake(range: start..<(start + name.count), message: "there is no command ':\(cleanedLine(name))'")
  }

  /// What the names of an entry come to, in the session as it is.
  private func mistakes(of entry: PromptEntry) -> [EntryMistake] {
    let source = SourceFile(name: Session.entryName, text: entry.text)
    var draft = state
    var expression: Fragment?
    let number = entries + 1
    for item in entry.items {
      let fragment = Fragment(item, of: source, entry: number)
      switch item.kind {
      case .importing: draft.imports.append(fragment)
      case .declaration(let declaration): _ = draft.declare(DeclaredFragment(declaration: declaration, fragment: fragment))
      case .preview: draft.view = CurrentView(item, of: source, entry: number)
      case .expression(let form):
        draft.view = CurrentView(base: .typed(fragment, form))
        expression = fragment
      case .modifiers:
        guard var view = draft.view ?? (file?.showsView == true ? CurrentView(base: .file) : nil) else { return [] }
        view.modifiers.append(fragment)
        view.whole = nil
        draft.view = view
      }
    }
    func found(_ composition: Composition) -> [EntryMistake] {
      let said = request.check(composition.source, within: Session.markingLimit).diagnostics
      return said.filter(\.isError).compactMap { diagnostic in
        let located = composition.located(diagnostic)
        guard located.owner == .entry(number) else { return nil }
        return Session.mistake(located.diagnostic.diagnostic, in: entry.text)
      }
    }
    let mistakes = found(Composition(draft, file: file))
    // An expression may be a value.
    if !mistakes.isEmpty, let expression, found(Composition(valueOf: expression, draft, file: file)).isEmpty { return [] }
    return mistakes.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func mistake(_ diagnostic: Diagnostic, in text: String) -> EntryMistake? {
    guard let range = diagnostic.range, range.file == entryName else { return nil }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    func offset(_ line: Int, _ column: Int) -> Int { lines.prefix(max(line - 1, 0)).reduce(0) { $0 + $1.count + 1 } + column - 1 }
    let start = min(max(offset(range.line, range.column), 0), text.count)
    let end = min(max(offset(range.endLine, range.endColumn), start + 1), text.count)
    guard start < end else { return nil }
    return EntryMistake(
      range: start..<end, message: cleanedLine(diagnostic.message),
      correction: EntryCorrection(diagnostic.fix, of: SourceFile(name: entryName, text: text)))
  }

  /// What closes the brackets that are open at the end of a text.
  static func closers(of text: String) -> String {
    let characters = Array(text)
    var open: [Character] = []
    var skipped = PromptEntry.classifications(of: text).filter { $0.syntaxClass == .string || $0.syntaxClass == .comment }.map(\.range)[...]
    var index = 0
    while index < characters.count {
      if let range = skipped.first, index >= range.lowerBound {
        index = max(range.upperBound, index)
        skipped.removeFirst()
        continue
      }
      switch characters[index] {
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}": if open.last == characters[index] { open.removeLast() }
      default: break
      }
      index += 1
    }
    return String(open.reversed())
  }
}
