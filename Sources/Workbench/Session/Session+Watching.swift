internal import Foundation
internal import SwiftSource

extension Session {
  /// A part of the loaded file that was changed on disk and at the prompt.
  struct Conflict: Sendable {
    struct Part: Sendable {
      var name: String
      /// What the declaration means; nil for the preview.
      var keys: Set<String>?
      var onDisk: String
      var atPrompt: String
    }
    var parts: [Part]
    /// What both began with, where the two were put together line by line; nil where what was typed is put into the version on disk.
    var ancestor: LoadedFile?
  }

  /// `:watch`: what is watched, or what to do when two versions meet.
  mutating func watch(_ operand: String?) -> [Effect] {
    guard let path = state.path else {
      return [.show(.failure("no file is loaded: ':open FILE' loads one and watches it\n"))]
    }
    switch operand {
    case nil:
      var lines = ["\(cleanedLine(path)): every save is shown" + (options.reloads ? "" : " after ':watch disk' (':option reload on' shows it at once)")]
      if isStale { lines.append("what is on disk could not be drawn; the last good version is shown") }
      if let conflict { lines += ["changed on disk and here:"] + describe(conflict, path) }
      if let waiting { lines.append(waiting == lastRead ? "nothing is waiting" : "a newer version is on disk: ':watch disk' takes it") }
      lines.append("its folder is watched, so that editors may save by renaming; other files there (.swp, 4913, ~, .tmp) are not read")
      return [.show(.result(lines.map { $0 + "\n" }.joined()))]
    case "disk"?:
      if let text = waiting, conflict == nil {
        waiting = nil
        return changed(path, to: text)
      }
      guard let conflict else { return [.show(.talk("what is on disk is shown already\n"))] }
      var new = state
      if let ancestor = conflict.ancestor, let disk = onDisk[Session.key(path)] {
        new = new.emptied
        let merge = LineMerge(ancestor.source.text, ours: source, theirs: disk.source.text, preferring: .theirs)
        new.base = merge.text == disk.source.text ? disk : LoadedFile(path: path, text: merge.text)
      }
      for part in conflict.parts where conflict.ancestor == nil {
        if let keys = part.keys { new.removeDeclarations(of: keys) } else { new.view = nil }
      }
      self.conflict = nil
      entries += 1
      new.revision = entries
      commit(new)
      return [.show(.talk("the version on disk is taken; ':undo' brings the prompt's back\n"))] + redraw()
    case "prompt"?:
      guard conflict != nil else { return [.show(.talk("what was typed is shown already\n"))] }
      conflict = nil
      return [.show(.talk("the prompt's version stays; ':save \(cleanedLine(path))' writes it\n"))]
    case let operand?:
      return [.show(.failure("':watch' wants nothing, 'disk' or 'prompt', not '\(cleanedLine(operand.prefix(40)))'\n"))]
    }
  }

  func say(_ conflict: Conflict, _ path: String) -> [Block] {
    let names = conflict.parts.map(\.name).joined(separator: ", ")
    let lines =
      ["\(cleanedLine(path)) changed on disk, and so did the prompt: \(cleanedLine(names)). Both versions are kept, and the prompt's is shown."] + describe(conflict, path)
      + ["':watch disk' takes the version on disk, ':watch prompt' stays with this one; until then ':save' leaves the file alone"]
    return [Block(.text(lines.map { $0 + "\n" }.joined()), .talk)]
  }
  private func describe(_ conflict: Conflict, _ path: String) -> [String] {
    conflict.parts.flatMap { part in
      ["--- \(cleanedLine(path)), on disk", "+++ \(cleanedLine(part.name)), at the prompt"] + Session.changedLines(part.onDisk, part.atPrompt).map { cleanedLine($0) }
    }
  }
  /// The lines that differ, `-` and `+`, with one line around them.
  static func changedLines(_ old: String, _ new: String) -> [String] {
    let (a, b) = (old.split(separator: "\n", omittingEmptySubsequences: false), new.split(separator: "\n", omittingEmptySubsequences: false))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (before, after) = (a[..<start].suffix(1), a[(a.count - end)...].prefix(1))
    let removed = a[start..<(a.count - end)].map { "-" + $0 }
    let added = b[start..<(b.count - end)].map { "+" + $0 }
    return before.map { " " + $0 } + removed + added + after.map { " " + $0 }
  }
}
