internal import Drawing
internal import Foundation
internal import SwiftSource
internal import Views

extension Session {
  /// What is selected: a part of one version of the session's source.
  struct Selection: Hashable, Sendable {
    var source: String
    var unit: Range<Int>
  }

  /// The selected part of the source as it is now; else all of the current view.
  private func selected(_ source: EditableSource) -> Range<Int>? {
    if let selection = state.selection, selection.source == source.text { return selection.unit }
    return source.root
  }

  /// Makes a change to the selected view: the source is edited, evaluated, and taken if nothing is wrong with it.
  mutating func build(_ change: (EditableSource, Range<Int>) throws(EditableSource.Failure) -> EditableSource.Change) -> [Effect] {
    guard state.view != nil || file?.showsView == true else { return [.show(.failure("there is no view yet; type one, as in Text(\"Hello\")\n"))] }
    let source = EditableSource(self.source, preview: state.previewName)
    guard let unit = selected(source) else { return [.show(.failure("the current view is several views: ':select' one of them first, or type '.' and a modifier for all\n"))] }
    do throws(EditableSource.Failure) {
      return take(try change(source, unit))
    } catch {
      return [.show(.failure(cleanedLine(error.message) + "\n"))]
    }
  }

  /// Makes an edited source the session's, all of it or nothing: one step to undo.
  mutating func take(_ change: EditableSource.Change) -> [Effect] {
    let text = SourceFile(name: "session.swift", text: change.text)
    let entry = PromptEntry(change.text)
    if entry.hasSyntaxError { return [.show(.diagnostics(Program.read(text).diagnostics.map { LocatedDiagnostic($0, in: text) }))] }
    entries += 1
    var new = state.emptied
    new.revision = entries
    let existing = Set((file?.entry.items ?? []).map(\.text))
    for item in entry.items {
      let fragment = Fragment(item, of: text, entry: entries)
      switch item.kind {
      case .importing: if item.text != "import SwiftUI", !existing.contains(item.text) { new.imports.append(fragment) }
      case .declaration(let declaration): if file == nil || !existing.contains(item.text) { _ = new.declare(DeclaredFragment(declaration: declaration, fragment: fragment)) }
      case .preview, .expression, .modifiers: break
      }
    }
    if let file { new.renamed = renamed(in: entry, file) }
    takePreviews(entry, of: text, &new)
    let before = Set(SourceParts(Composition(self.state, file: file)).all)
    // What broke before may stay so; nothing else may break.
    let judgement = judge(new) { parts in parts.shown(new).union(parts.all.filter { !before.contains($0) }) }
    if judgement.isWrong { return saying(judgement).map { .show($0) } }
    if !judgement.broken.isSubset(of: state.broken) {
      return [.show(.diagnostics(judgement.wrongs(judgement.broken.subtracting(state.broken))))]
    }
    new.broken = judgement.broken
    // The text may stand elsewhere in the new source, as when a file is loaded.
    let made = Session.text(of: new, file: file)
    if let unit = change.selection, made == change.text { new.selection = Selection(source: made, unit: unit) }
    commit(new)
    return keep(judgement.outcome, saying: entries).map { .show($0) }
  }

  /// Which declarations of the file have another name in an edited source: those that had it before, and those that are the same but for their name.
  private func renamed(in entry: PromptEntry, _ file: LoadedFile) -> [String: Set<String>] {
    func declarations(_ entry: PromptEntry) -> [(text: String, name: String, keys: Set<String>)] {
      entry.items.compactMap { item in if case .declaration(let declaration) = item.kind { (item.text, declaration.name, declaration.keys) } else { nil } }
    }
    let (old, new) = (declarations(file.entry), declarations(entry))
    let (oldKeys, newKeys) = (old.reduce(into: Set()) { $0.formUnion($1.keys) }, new.reduce(into: Set()) { $0.formUnion($1.keys) })
    var found: [String: Set<String>] = [:]
    for gone in old where gone.keys.isDisjoint(with: newKeys) {
      if let keys = state.renamed[gone.text], keys.isSubset(of: newKeys) {
        found[gone.text] = keys
        continue
      }
      let standing = state.renamed[gone.text].flatMap { keys in state.declarations.first { $0.declaration.keys == keys } }
      let (text, name) = standing.map { ($0.fragment.text, $0.declaration.name) } ?? (gone.text, gone.name)
      let same = new.first { item in
        !item.name.isEmpty && item.keys.isDisjoint(with: oldKeys) && item.text.replacing(item.name, with: name) == text
      }
      if let same { found[gone.text] = same.keys }
    }
    return found
  }

  /// The preview that is shown becomes the current view, unless it is the file's as it stands there; the others are kept where they differ from the file's.
  private func takePreviews(_ entry: PromptEntry, of source: SourceFile, _ new: inout SessionState) {
    guard let shown = entry.preview(state.previewName) else { return }
    let place = file.flatMap { file in state.view == nil ? file.entry.preview(state.previewNameInFile) : Composition.replaced(state, file) }
    if place == nil || place?.whole != shown.whole {
      new.view = CurrentView(shown, of: source, entry: entries)
      new.view?.replaced = place?.whole
    }
    guard let file else { return }
    let old = file.entry.items.filter { $0.kind == .preview && $0 != place }
    var rest = entry.items.filter { $0.kind == .preview && $0 != shown }
    if state.own != nil, rest.count == old.count + 1 { new.own = Fragment(whole: rest.removeFirst(), of: source, entry: entries) }
    guard old.count == rest.count else { return }
    for (old, item) in zip(old, rest) where old.whole != item.whole { new.otherPreviews[old.whole] = Fragment(whole: item, of: source, entry: entries) }
  }

  // MARK: Selecting

  /// `:select SELECTOR`; without one it says what is selected.
  mutating func select(_ operand: String?) -> [Effect] {
    let source = EditableSource(self.source, preview: state.previewName)
    guard let operand else { return saySelection(source) }
    do throws(SelectorError) {
      let selector = try Selector(operand)
      let made = Preview(SourceFile(name: "session.swift", text: source.text), request(of: state))
      let node = try made.node(selector)
      guard let site = made.host?.infos[Int(node)].source, site.file == "session.swift", let unit = source.unit(line: site.line, column: site.column) else {
        return [.show(.failure("'\(cleanedLine(operand))' was not written by itself: select the view that it comes from\n"))]
      }
      return select(unit, in: source)
    } catch {
      return [.show(.failure(cleanedLine(error.message) + "\n"))]
    }
  }
  /// `:up` and `:down`.
  mutating func select(around: Bool) -> [Effect] {
    let source = EditableSource(self.source, preview: state.previewName)
    guard let unit = selected(source) else { return [.show(.failure("there is nothing selected; ':select Text' selects the first text\n"))] }
    guard let next = around ? source.outer(unit) : source.inner(unit) else {
      return [.show(.failure("there is nothing \(around ? "around" : "inside") '\(cleanedLine(source.text(of: unit).prefix(40)))'\n"))]
    }
    return select(next, in: source)
  }
  private mutating func select(_ unit: Range<Int>, in source: EditableSource) -> [Effect] {
    // No step to undo: nothing has changed.
    state.selection = Selection(source: source.text, unit: unit)
    return saySelection(source)
  }
  private func saySelection(_ source: EditableSource) -> [Effect] {
    guard let selection = state.selection, selection.source == source.text else { return [.show(.talk("nothing is selected: commands are about the whole view\n"))] }
    return [.show(.result(source.textWithoutIndentation(of: selection.unit) + "\n"))]
  }

  // MARK: Earlier views

  /// `$0`, `$1` … in an entry, replaced by the source of earlier views. Nil where there is no such view.
  func expanded(_ text: String) -> Result<String, Unknown> { Session.expanded(text, state.views) }
  static func expanded(_ text: String, _ views: [String]) -> Result<String, Unknown> {
    guard text.contains("$") else { return .success(text) }
    var bytes = Array(text.utf8)
    for reference in EditableSource.viewReferences(in: text).reversed() {
      guard views.indices.contains(reference.number) else { return .failure(Unknown(number: reference.number, count: views.count)) }
      bytes.replaceSubrange(reference.range, with: Array(views[reference.number].utf8))
    }
    return .success(String(decoding: bytes, as: UTF8.self))
  }
  struct Unknown: Error {
    var number: Int
    var count: Int
    var message: String {
      count == 0 ? "there is no '$\(number)' yet: the first view that is typed is '$0'\n" : "there is no '$\(number)': the last view is '$\(count - 1)'\n"
    }
  }
}
