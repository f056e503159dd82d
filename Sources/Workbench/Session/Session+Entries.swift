internal import Foundation
internal import SwiftSource
internal import Views

extension Session {
  /// The name that diagnostics give to what was typed.
  static let entryName = "prompt"
  /// An entry with more steps is refused (our choice): each is evaluated with everything that was declared.
  static let stepLimit = 500

  /// An entry from the prompt: all of it, or nothing, and one step to undo.
  mutating func enter(_ typed: String) -> [Effect] {
    let trimmed = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.hasPrefix(":") { return run(command: String(trimmed.dropFirst())) }
    if trimmed.hasPrefix("?") { return topic(trimmed) }
    // A semicolon at the end keeps the picture back.
    if trimmed.hasSuffix(";"), PromptEntry(String(trimmed.dropLast())).isComplete {
      return enter(String(trimmed.dropLast())).filter { effect in if case .show(let block) = effect, case .picture = block.content { false } else { true } }
    }
    let text: String
    switch expanded(typed) {
    case .success(let whole): text = whole
    case .failure(let unknown): return [.show(.failure(unknown.message))]
    }
    // A modifier goes to what is selected.
    if appliesByEditing(trimmed) {
      return build { source, unit throws(EditableSource.Failure) in source.applying(text.trimmingCharacters(in: .whitespacesAndNewlines), to: unit) }
    }
    let source = SourceFile(name: Session.entryName, text: text)
    let entry = PromptEntry(text)
    if entry.hasSyntaxError { return [.show(.diagnostics(Program.read(source).diagnostics.map { LocatedDiagnostic($0, in: source) }))] }
    let steps = Session.steps(entry.items)
    guard steps.count <= Session.stepLimit else {
      return [.show(.failure("this entry has \(steps.count) parts, and \(Session.stepLimit) is the limit; put it into a file, and ':open' it\n"))]
    }
    let kept = self
    var blocks: [Block] = []
    var draft = state
    for step in steps {
      let made = apply(step, of: source, to: &draft)
      blocks += made.blocks
      guard made.isGood else {
        self = kept
        return made.blocks.map { .show($0) }
      }
    }
    if draft.revision != state.revision { commit(draft) }
    return blocks.map { .show($0) }
  }

  /// Items that are evaluated at once: neighbouring imports and declarations, or one view.
  static func steps(_ items: [PromptEntry.Item]) -> [[PromptEntry.Item]] {
    var steps: [[PromptEntry.Item]] = []
    for item in items {
      if item.kind.isDeclaring, let last = steps.last?.last, last.kind.isDeclaring { steps[steps.count - 1].append(item) } else { steps.append([item]) }
    }
    return steps
  }

  /// Evaluates a step and, where it is good, changes the draft.
  mutating func apply(_ step: [PromptEntry.Item], of source: SourceFile, to draft: inout SessionState) -> (blocks: [Block], isGood: Bool) {
    guard let first = step.first else { return ([], true) }
    entries += 1
    let fragment = Fragment(first, of: source, entry: entries)
    switch first.kind {
    case .importing, .declaration: return declare(step, source, &draft)
    case .preview: return show(CurrentView(first, of: source, entry: entries), fragment, first.code, &draft)
    case .expression(let form): return show(CurrentView(base: .typed(fragment, form)), fragment, first.code, &draft)
    case .modifiers:
      guard var view = draft.view ?? (file?.showsView == true ? CurrentView(base: .file) : nil) else {
        return ([.failure("there is no view yet that '\(Session.shortened(first.text))' could be applied to; type one, as in Text(\"Hello\")\n")], false)
      }
      view.modifiers.append(fragment)
      view.whole = nil
      return show(view, nil, nil, &draft)
    }
  }
  private static func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return cleanedLine(line.count > 40 ? line.prefix(39) + "…" : line)
  }

  /// Whether a line is a modifier that is put into the source as it stands: to what is selected, or behind a preview that was edited.
  func appliesByEditing(_ text: String) -> Bool {
    guard text.hasPrefix("."), PromptEntry(text).items.map(\.kind) == [.modifiers] else { return false }
    if state.selection?.source == source { return true }
    return (state.view?.whole != nil || !state.otherPreviews.isEmpty) && EditableSource(source, preview: state.previewName).root != nil
  }

  private mutating func show(_ view: CurrentView, _ expression: Fragment?, _ code: String?, _ draft: inout SessionState) -> (blocks: [Block], isGood: Bool) {
    var new = expression == nil ? draft : keepingShown(draft)
    new.view = view
    if expression != nil { (new.previewName, new.own) = (nil, nil) }
    new.revision = entries
    let judgement = judge(new) { $0.shown(new) }
    if judgement.isWrong {
      if !judgement.outcome.isRunnable, let expression, let value = value(of: expression, draft) {
        return (value, !value.contains(where: \.isError))
      }
      return (saying(judgement), false)
    }
    if let code { new.views.append(code) }
    new.broken = judgement.broken
    draft = new
    return (keep(judgement.outcome, saying: entries), true)
  }

  private mutating func declare(_ step: [PromptEntry.Item], _ source: SourceFile, _ draft: inout SessionState) -> (blocks: [Block], isGood: Bool) {
    var new = draft
    var replaces = isStale
    for item in step {
      let fragment = Fragment(item, of: source, entry: entries)
      if case .declaration(let declaration) = item.kind {
        if new.declare(DeclaredFragment(declaration: declaration, fragment: fragment)) || file?.declares(declaration.keys) == true { replaces = true }
      } else if !new.imports.contains(where: { $0.text == fragment.text }) {
        new.imports.append(fragment)
      }
    }
    new.revision = entries
    let clashes = redeclarations(of: step, in: source, draft)
    if !clashes.isEmpty { return ([.diagnostics(clashes)], false) }
    let keys = step.reduce(into: Set<String>()) { keys, item in
      if case .declaration(let declaration) = item.kind { keys.formUnion(declaration.keys) }
    }
    let judgement = judge(new) { $0.declaring(keys) }
    if judgement.isWrong { return (saying(judgement), false) }
    let newly = judgement.broken.subtracting(draft.broken)
    let isRepaired = !draft.broken.subtracting(judgement.broken).isEmpty
    new.broken = judgement.broken
    draft = new
    if judgement.isViewBroken {
      isStale = preview != nil
      return newly.isEmpty ? ([], true) : (saying(judgement, broken: newly) + stalePicture, true)
    }
    let said = newly.isEmpty ? [] : saying(judgement, broken: newly)
    if replaces || isRepaired || !newly.isEmpty { return (said + keep(judgement.outcome, saying: entries), true) }
    let warnings = judgement.outcome.diagnostics(of: entries)
    return (warnings.isEmpty ? [] : [.diagnostics(warnings)], true)
  }

  /// What of a step cannot stand beside what is declared already: it is something else of the same name.
  private func redeclarations(
    of step: [PromptEntry.Item], in source: SourceFile, _ draft: SessionState
  ) -> [LocatedDiagnostic] {
    func bases(_ declaration: PromptEntry.Declaration) -> [String] {
      declaration.name.split(separator: ", ").map { String($0.prefix { $0 != "(" }) }
    }
    var names = Set<String>()
    for case .declaration(let declaration) in step.map(\.kind) { names.formUnion(bases(declaration)) }
    var others = draft.declarations.filter { !names.isDisjoint(with: bases($0.declaration)) }.map(\.fragment.text)
    for item in draft.base?.entry.items ?? [] {
      guard case .declaration(let found) = item.kind, !names.isDisjoint(with: bases(found)) else { continue }
      others.append(item.text)
    }
    if others.isEmpty { return [] }
    return PromptEntry.redeclarations(in: source, beside: others).map { LocatedDiagnostic($0, in: source) }
  }

  /// The value of an expression that is no view, as Swift prints it inside an array, or what went wrong while it was computed; nil if the expression itself is wrong.
  private func value(of fragment: Fragment, _ state: SessionState) -> [Block]? {
    var request = request
    request.preview = .preview(Composition.valuePreview)
    func parts(_ all: SourceParts) -> Set<SourcePart> {
      all.declaring(["var " + Composition.valueName])
        .union(all.all.filter { $0.isPreview(named: Composition.valuePreview) })
    }
    let composition = Composition(valueOf: fragment, state, file: file)
    let judgement = judge(composition, state, request, shows: true, shown: parts, required: parts)
    let outcome = judgement.outcome
    guard outcome.isRunnable else { return judgement.needed.isEmpty ? nil : saying(judgement) }
    if outcome.hasErrors { return [.diagnostics(outcome.diagnostics)] }
    guard let host = outcome.preview?.host, let root = host.tree.root, let label = host.label(of: root),
      label.hasPrefix("["), label.hasSuffix("]")
    else { return nil }
    return [.result(String(label.dropFirst().dropLast()) + "\n")]
  }
}

extension PromptEntry.Kind {
  fileprivate var isDeclaring: Bool {
    switch self {
    case .importing, .declaration: true
    case .preview, .expression, .modifiers: false
    }
  }
}
