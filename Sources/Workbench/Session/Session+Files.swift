internal import Drawing
internal import SwiftSource

extension Session {
  /// A file was read for the first time, or it changed.
  mutating func fileChanged(_ path: String, _ content: FileContent) -> [Effect] {
    if path == opening { return opened(path, content) }
    guard path == state.path else { return otherChanged(path, content) }
    if path == saving { return finishSaving(path, content) }
    switch content {
    case .missing: return lost(path, "it is gone; the picture follows when it comes back")
    case .unreadable(let reason): return lost(path, reason)
    case .text(let text):
      guard text != lastRead else { return [] }
      if !options.reloads {
        waiting = text
        return [.update([.talk("\(cleanedLine(path)) changed on disk; ':watch disk' takes it\n")], file: path)]
      }
      return changed(path, to: text)
    }
  }
  /// Takes what the loaded file holds now. What was changed here as well stays as it is here, and both are shown.
  mutating func changed(_ path: String, to text: String) -> [Effect] {
    // An editor may be about to write: nobody loses a picture to a file that is empty for a moment.
    if preview != nil, let file, !Session.isBlank(file.source.text), Session.isBlank(text) {
      return lost(path, "it is empty; the picture follows when something stands in it")
    }
    let known = onDisk[Session.key(path)]
    if file != nil, known?.source.text == text {
      waiting = nil
      lastRead = text
      return [.update(keep(evaluate(state)), file: path)]
    }
    let version = LoadedFile(path: path, text: text)
    let move = known.map { FileMove(path: Session.key(path), from: $0, to: version) }
    let met = version.entry.hasSyntaxError ? nil : move.flatMap { Session.conflict(of: state, with: $0) }
    if let met { conflict = met }
    let blocks = load(version, move)
    if onDisk[Session.key(path)] === version { state.transcript = .file(Session.lessonFile, source) }
    return [.update((met.map { say($0, path) } ?? []) + blocks, file: path)]
  }
  private mutating func lost(_ path: String, _ reason: String) -> [Effect] {
    isStale = preview != nil
    lastRead = nil
    return [.update([.failure("\(cleanedLine(path)): \(cleanedLine(reason))\n")] + stalePicture, file: path)]
  }

  private mutating func opened(_ path: String, _ content: FileContent) -> [Effect] {
    opening = nil
    switch content {
    case .missing: return [.show(.failure("\(cleanedLine(path)): there is no such file\n"))]
    case .unreadable(let reason): return [.show(.failure("\(cleanedLine(path)): \(cleanedLine(reason))\n"))]
    case .text(let text):
      var new = SessionState(device: state.device, size: state.size, scheme: state.scheme)
      new.path = path
      new.scheme = state.scheme
      entries += 1
      new.revision = entries
      if state.revision == 0, past.isEmpty { state = new } else { commit(new) }
      (preview, isStale, conflict, waiting) = (nil, false, nil, nil)
      lookAround()
      watched = []
      let version = LoadedFile(path: path, text: text)
      let known = onDisk[Session.key(path)]
      let blocks = load(version, known.flatMap { $0.source.text == text ? nil : FileMove(path: Session.key(path), from: $0, to: version) })
      if file != nil { state.transcript = .file(Session.lessonFile, source) }
      return [.watch([path]), .update(blocks, file: path)]
    }
  }

  /// Takes a version of the loaded file. One with errors of its own is not taken: the prompt goes on with the last sound one.
  /// - Parameter move: what it is a change of; nil for a file that was not there before.
  private mutating func load(_ version: LoadedFile, _ move: FileMove?) -> [Block] {
    lastRead = version.source.text
    if !state.isUntouched, version.entry.hasSyntaxError {
      isStale = preview != nil
      return [.diagnostics(Program.read(version.source).diagnostics.map { LocatedDiagnostic($0, in: version.source) })] + stalePicture
    }
    var new = move.map { Session.moved(state, $0) } ?? state
    if new.base == nil || move == nil { new.base = version }
    let judgement = judge(new) { $0.shown(new) }
    let whole = judgement.whole
    // What something typed has broken before is not the file's mistake.
    let isSound = !judgement.isWrong && !new.broken.isEmpty && judgement.broken.isSubset(of: new.broken)
    if !isSound, whole.hasErrors, whole.culprits.contains(.file) || (whole.culprits.contains(nil) && new.view == nil) {
      isStale = preview != nil
      return [.diagnostics(whole.diagnostics)] + stalePicture
    }
    // What the file's view does not need is listed, and left out from now on.
    if !whole.hasErrors { new.broken.formUnion(judgement.broken) }
    let outcome = isSound ? judgement.outcome : whole
    state = new
    onDisk[Session.key(version.source.name)] = version
    if let move { note(move) }
    if outcome.isEmpty, state.view == nil, preview != nil {
      isStale = true
      return [.failure("\(cleanedLine(version.source.name)): nothing in it can be shown now; add a '#Preview'\n")] + stalePicture
    }
    return keep(outcome)
  }
  static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
