internal import Foundation
internal import SwiftSource

extension Session {
  /// What somebody else did to a loaded file.
  struct FileMove: Sendable {
    /// See `key(_:)`.
    var path: String
    /// What the file held before: what was taken of it last, or what this session wrote.
    var from: LoadedFile
    var to: LoadedFile
  }

  /// What stands for a file, however its path is written.
  static func key(_ path: String) -> String {
    URL(filePath: (path as NSString).expandingTildeInPath).standardizedFileURL.path
  }

  /// Remembers a change for the states that undo and redo lead to. Changes in a row that no state stands between are
  /// one.
  mutating func note(_ move: FileMove) {
    let isSeen = past.contains { $0.moves == moves.count } || future.contains { $0.moves == moves.count }
    if !isSeen, let last = moves.last, last.path == move.path {
      moves[moves.count - 1].to = move.to
    } else if !past.isEmpty || !future.isEmpty {
      moves.append(move)
    }
    state.moves = moves.count
  }

  /// A state from before, as it is after what others did to its file meanwhile, and where they met.
  func brought(_ old: SessionState) -> (SessionState, Conflict?) {
    var (state, met) = (old, Conflict?.none)
    for move in moves.dropFirst(old.moves) where state.path.map(Session.key) == move.path {
      met = Session.conflict(of: state, with: move) ?? met
      state = Session.moved(state, move)
    }
    state.moves = moves.count
    return (state, met)
  }

  /// A state after a change of its file. What was typed is put into the new version; where this session wrote the old
  /// one, and so what was typed stands in it, the two versions are put together line by line.
  static func moved(_ state: SessionState, _ move: FileMove) -> SessionState {
    var new = state
    guard let base = state.base, !isOf(base, move.from) else {
      new.base = move.to
      return new
    }
    let text = source(of: state)
    new = state.emptied
    new.renamed = [:]
    new.base = move.to
    if text != move.from.source.text {
      let merge = LineMerge(move.from.source.text, ours: text, theirs: move.to.source.text)
      if merge.text != move.to.source.text { new.base = LoadedFile(path: move.to.source.name, text: merge.text) }
    }
    return new
  }
  private static func isOf(_ base: LoadedFile, _ version: LoadedFile) -> Bool {
    base === version || base.source.text == version.source.text
  }

  /// What a change of the file is about that was changed here too; nil if nothing was. A change that is the same on
  /// both sides is none.
  static func conflict(of state: SessionState, with move: FileMove) -> Conflict? {
    guard let base = state.base else { return nil }
    guard isOf(base, move.from) else {
      let merge = LineMerge(move.from.source.text, ours: source(of: state), theirs: move.to.source.text)
      let parts = merge.clashes.map { clash in
        Conflict.Part(name: move.from.name(ofLines: clash.lines), onDisk: clash.theirs, atPrompt: clash.ours)
      }
      return parts.isEmpty ? nil : Conflict(parts: parts, ancestor: move.from)
    }
    if state.isUntouched { return nil }
    func declarations(_ file: LoadedFile, _ keys: Set<String>) -> String {
      file.entry.items.compactMap { item in
        if case .declaration(let found) = item.kind, !found.keys.isDisjoint(with: keys) { return item.text }
        return nil
      }
      .joined(separator: "\n")
    }
    var parts: [Conflict.Part] = []
    for declared in state.declarations {
      let keys = declared.declaration.keys
      let (old, new) = (declarations(base, keys), declarations(move.to, keys))
      guard !old.isEmpty, old != new, new != declared.fragment.text else { continue }
      let name = declared.declaration.name
      parts.append(Conflict.Part(name: name, keys: keys, onDisk: new, atPrompt: declared.fragment.text))
    }
    if let view = state.view, let replaced = view.replaced,
      let new = move.to.entry.preview(state.previewNameInFile)?.whole, new != replaced, new != view.whole?.text
    {
      parts.append(Conflict.Part(name: "the preview", keys: nil, onDisk: new, atPrompt: view.whole?.text ?? replaced))
    }
    return parts.isEmpty ? nil : Conflict(parts: parts)
  }
}

extension LoadedFile {
  /// What people call the part of the file that begins at or before some lines, counted from 0.
  fileprivate func name(ofLines lines: Range<Int>) -> String {
    let bytes = source.text.utf8
    func line(_ offset: Int) -> Int { bytes.prefix(offset).count { $0 == 0x0A } }
    let item = entry.items.last { line($0.span.lowerBound) <= max(lines.lowerBound, lines.upperBound - 1) }
    switch item?.kind {
    case .declaration(let found)?: return found.name.isEmpty ? found.keyword : found.name
    case .preview?, .expression?, .modifiers?: return "the preview"
    case .importing?, nil: return "the imports"
    }
  }
}
