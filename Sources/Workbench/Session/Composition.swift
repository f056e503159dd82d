internal import SwiftSource

/// The session as one source file that compiles: `import SwiftUI`, declarations, `#Preview`; and where each of its lines was typed.
@MainActor
struct Composition {
  /// Who wrote a line.
  enum Owner: Hashable { case file, entry(Int) }

  let source: SourceFile
  private let origins: [Origin?]

  /// Where a line comes from.
  private struct Origin {
    var source: SourceFile
    var line: Int
    /// What is added to a column.
    var shift: Int
    var owner: Owner
  }

  /// - Parameter file: the loaded file.
  init(_ state: SessionState, file: LoadedFile?) {
    var writer = Writer()
    if let file { writer.file(file, state) } else { writer.session(state) }
    var composed = SourceFile(name: file?.source.name ?? "session.swift", text: writer.text)
    composed.hasOwnPreviews = file?.source.text.contains("#Preview") ?? false
    source = composed
    origins = writer.origins
  }
  /// Another text, line by line from the same places.
  init(_ text: String, as composition: Composition) {
    source = SourceFile(name: composition.source.name, text: text)
    origins = composition.origins
  }
  /// The loaded file as it stands.
  init(_ file: LoadedFile) {
    source = file.source
    origins = (1...max(source.lineCount, 1)).map { Origin(source: file.source, line: $0, shift: 0, owner: .file) }
  }
  /// A view that shows the value of an expression: its label is a list of that one value.
  init(valueOf fragment: Fragment, _ state: SessionState, file: LoadedFile?) {
    var state = state
    state.view = nil
    var writer = Writer()
    if let file { writer.file(file, state) } else { writer.session(state) }
    writer.generated("let \(Composition.valueName) = [")
    writer.fragment(fragment, indent: 2)
    writer.generated("]")
    writer.generated("#Preview(\"\(Composition.valuePreview)\") {")
    writer.generated("  SwiftUI.Text(\"\\(\(Composition.valueName))\")")
    writer.generated("}")
    var composed = SourceFile(name: "session.swift", text: writer.text)
    composed.hasOwnPreviews = file?.source.text.contains("#Preview") ?? false
    source = composed
    origins = writer.origins
  }
  /// The name of that preview.
  static let valuePreview = "playground value"
  static let valueName = "playgroundValue"

  // MARK: Places

  /// The diagnostic where the reader typed it, and who wrote that; nil for what no line is to blame for.
  /// - Parameter others: files that something was taken from.
  func located(_ diagnostic: Diagnostic, others: [SourceFile] = []) -> (diagnostic: LocatedDiagnostic, owner: Owner?) {
    var moved = diagnostic
    let origin = diagnostic.range.flatMap { lineOrigin($0) }
    moved.range = diagnostic.range.flatMap { whereTyped($0) }
    for index in moved.notes.indices { moved.notes[index].range = moved.notes[index].range.flatMap { whereTyped($0) } }
    if let fix = diagnostic.fix { moved.fix = Diagnostic.Fix(fix.words, replacing: fix.range.flatMap { whereTyped($0) }, with: fix.replacement) }
    let other = others.first { $0.name == diagnostic.range?.file }
    return (LocatedDiagnostic(moved, in: origin?.source ?? other ?? source), origin?.owner)
  }
  private func lineOrigin(_ range: SourceRange) -> Origin? {
    guard range.file == source.name, origins.indices.contains(range.line - 1) else { return nil }
    return origins[range.line - 1]
  }
  private func whereTyped(_ range: SourceRange) -> SourceRange? {
    guard let start = lineOrigin(range) else { return range.file == source.name ? nil : range }
    let end = origins.indices.contains(range.endLine - 1) ? origins[range.endLine - 1] : nil
    return SourceRange(
      file: start.source.name, line: start.line, column: max(range.column + start.shift, 1), endLine: end?.line ?? start.line,
      endColumn: max(end.map { range.endColumn + $0.shift } ?? range.column + start.shift, 1))
  }

  // MARK: Writing

  @MainActor
  private struct Writer {
    var text = ""
    var origins: [Origin?] = []

    mutating func generated(_ line: String) {
      text += line + "\n"
      origins.append(nil)
    }
    mutating func fragment(_ fragment: Fragment, indent: Int = 0) {
      lines(fragment.text, indent, fragment.source, fragment.line, fragment.column, .entry(fragment.entry))
    }
    private mutating func lines(
      _ part: some StringProtocol, _ indent: Int, _ source: SourceFile, _ start: Int, _ column: Int, _ owner: Owner, isIndented: Bool = false
    ) {
      let contents = part.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" })
      // What stands indented in its source gets the new indentation in the place of the old one, where all lines have that.
      let blanks = String(repeating: " ", count: column - 1)
      let old = isIndented && contents.dropFirst().allSatisfy { $0.isEmpty || $0.hasPrefix(blanks) } ? column - 1 : 0
      for (index, content) in contents.enumerated() {
        let line = index == 0 ? content : content.dropFirst(old)
        text += (line.isEmpty ? "" : String(repeating: " ", count: indent)) + line + "\n"
        origins.append(Origin(source: source, line: start + index, shift: (index == 0 ? column - 1 : old) - indent, owner: owner))
      }
    }

    /// Without a file.
    mutating func session(_ state: SessionState) {
      imports(state, besides: [])
      for declared in state.declarations {
        generated("")
        fragment(declared.fragment)
      }
      if let view = state.view {
        generated("")
        preview(view, nil, nil)
      }
    }
    private mutating func imports(_ state: SessionState, besides existing: [String]) {
      if existing.isEmpty { generated("import SwiftUI") }
      var written = Set(existing + ["import SwiftUI"])
      for line in state.imports where written.insert(line.text).inserted { fragment(line) }
    }

    /// With a file: its text stays as it is; a redeclared declaration stands in the place of the old one, new ones follow the imports, and the typed view comes before the
    /// file's own previews, so that it is the first.
    mutating func file(_ file: LoadedFile, _ state: SessionState) {
      let bytes = Array(file.source.text.utf8)
      var done = 0
      var used = Set<Int>()
      let place = Composition.replaced(state, file)
      // What stands before the file's own previews.
      var isOwnWritten = state.own == nil && (state.view == nil || place != nil)
      func chunk(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      func verbatim(to end: Int, _ writer: inout Writer) {
        guard done < end else { return }
        var start = done
        if start > 0 {
          while start < end, [0x20, 0x09, 0x3B].contains(bytes[start]) { start += 1 }
          if start < end, bytes[start] == 0x0D { start += 1 }
          if start < end, bytes[start] == 0x0A { start += 1 }
        }
        let place = Composition.place(of: start, bytes)
        var part = chunk(start..<end)
        if part.hasSuffix("\n") || part.hasSuffix("\r\n") { part.removeLast() } else if part.isEmpty { return }
        writer.lines(part, 0, file.source, place.line, place.column, .file)
      }
      let renamed = Set(state.renamed.values)
      let replaced = state.declarations.indices.filter { file.declares(state.declarations[$0].declaration.keys) || renamed.contains(state.declarations[$0].declaration.keys) }
      let lastImport = file.entry.items.last { $0.kind == .importing }
      func added(_ writer: inout Writer) {
        let existing = file.entry.items.filter { $0.kind == .importing }.map(\.text)
        writer.imports(state, besides: existing)
        for index in state.declarations.indices where !replaced.contains(index) {
          writer.generated("")
          writer.fragment(state.declarations[index].fragment)
        }
        if !state.declarations.isEmpty, existing.isEmpty { writer.generated("") }
      }
      if lastImport == nil { added(&self) }
      for item in file.entry.items {
        switch item.kind {
        case .importing where item == lastImport:
          verbatim(to: item.span.upperBound, &self)
          done = item.span.upperBound
          added(&self)
        case .declaration(let declaration):
          let keys = declaration.keys.union(state.renamed[item.text] ?? [])
          let newer = replaced.filter { !state.declarations[$0].declaration.keys.isDisjoint(with: keys) }
          guard !newer.isEmpty else { continue }
          verbatim(to: item.span.lowerBound, &self)
          done = item.span.upperBound
          for index in newer where used.insert(index).inserted { fragment(state.declarations[index].fragment) }
        case .preview, .expression:
          if !isOwnWritten {
            verbatim(to: item.span.lowerBound, &self)
            done = item.span.lowerBound
            own(state, file)
            if item.kind == .preview { generated("") }
            isOwnWritten = true
          }
          if let edited = state.otherPreviews[item.whole] {
            verbatim(to: item.span.lowerBound, &self)
            done = item.span.upperBound
            fragment(edited)
            continue
          }
          guard let view = state.view else { continue }
          if let place {
            guard item == place else { continue }
            verbatim(to: item.span.lowerBound, &self)
            done = item.span.upperBound
            preview(view, file, state.previewNameInFile)
            continue
          }
          if item.kind != .preview {
            verbatim(to: item.span.lowerBound, &self)
            done = item.span.upperBound
          }
        case .importing, .modifiers: continue
        }
      }
      verbatim(to: bytes.count, &self)
      if !isOwnWritten {
        generated("")
        own(state, file)
      }
    }
    /// The view that was typed, and that stands in the place of none of the file's.
    private mutating func own(_ state: SessionState, _ file: LoadedFile) {
      if let own = state.own { fragment(own) } else if let view = state.view { preview(view, file, nil) }
    }

    private mutating func preview(_ view: CurrentView, _ file: LoadedFile?, _ name: String?) {
      if let whole = view.whole { return fragment(whole) }
      var isWrapped = false
      let shown = file?.entry.preview(name)
      let isFiles = if case .file = view.base { true } else { false }
      generated((isFiles ? shown.map { CurrentView.head(of: $0.whole) } ?? view.head : view.head) + " {")
      switch view.base {
      case .typed(let base, let form): isWrapped = wrapped(form, isModified: !view.modifiers.isEmpty) { $0.fragment(base, indent: $1) }
      case .file:
        let items = file?.entry.items ?? []
        if let preview = shown, let file {
          let inner = PromptEntry(preview.text).items
          let form: PromptEntry.Form = if inner.count == 1, case .expression(let form) = inner[0].kind { form } else { .block }
          isWrapped = wrapped(form, isModified: !view.modifiers.isEmpty) { $0.lines(preview.text, $1, file.source, preview.line, preview.column, .file, isIndented: true) }
        } else {
          let expressions = items.filter { if case .expression = $0.kind { true } else { false } }
          if let file, !expressions.isEmpty {
            isWrapped = wrapped(.block, isModified: !view.modifiers.isEmpty) { writer, indent in
              for item in expressions { writer.lines(item.text, indent, file.source, item.line, item.column, .file, isIndented: true) }
            }
          } else {
            generated("  " + (file?.shownCall ?? "EmptyView()"))
          }
        }
      }
      for modifier in view.modifiers { fragment(modifier, indent: isWrapped ? 2 : 4) }
      generated("}")
    }
    /// What a modifier can follow. Returns whether brackets were needed.
    private mutating func wrapped(_ form: PromptEntry.Form, isModified: Bool, _ content: (inout Writer, Int) -> Void) -> Bool {
      guard isModified, form != .postfix else {
        content(&self, 2)
        return false
      }
      generated(form == .block ? "  Group {" : "  (")
      content(&self, 4)
      generated(form == .block ? "  }" : "  )")
      return true
    }
  }
  /// The file's preview in whose place the session's view stands.
  static func replaced(_ state: SessionState, _ file: LoadedFile) -> PromptEntry.Item? {
    guard let view = state.view else { return nil }
    if case .file = view.base { return file.entry.preview(state.previewNameInFile) }
    return view.replaced.flatMap { replaced in file.entry.items.first { $0.kind == .preview && $0.whole == replaced } }
  }
  /// Line and column of an offset, from 1; the column in characters.
  private static func place(of offset: Int, _ bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let start = (before.lastIndex(of: 0x0A) ?? -1) + 1
    return (before.count { $0 == 0x0A } + 1, String(decoding: bytes[start..<offset], as: UTF8.self).count + 1)
  }
}
