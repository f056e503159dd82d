internal import Drawing
internal import Foundation
internal import SwiftSource
internal import Terminal
internal import Views

extension Session {
  private static let noView = "there is no view yet; type one, as in Text(\"Hello\")\n"

  /// `:scheme light|dark`.
  mutating func chooseScheme(_ name: String?) -> [Effect] {
    guard let name else { return [.show(.result(((preview?.scheme ?? state.scheme) == .dark ? "dark" : "light") + "\n"))] }
    guard let scheme = ["light": ColorScheme.light, "dark": .dark][name] else { return [.show(.failure("':scheme' wants light or dark\n"))] }
    var new = state
    new.scheme = scheme
    return change(to: new)
  }

  /// `:preview [NAME]`: another preview of the file becomes the current view.
  mutating func choosePreview(_ name: String?) -> [Effect] {
    let source = source
    let entry = PromptEntry(source)
    let previews = entry.items.filter { $0.kind == .preview }
    guard let name else {
      if previews.isEmpty { return [.show(.result("there is no '#Preview' in ':source'\n"))] }
      let shown = entry.preview(state.previewName)
      return [.show(.result(aligned(previews.enumerated().map { [$1 == shown ? "▸" : " ", "\($0 + 1)", $1.previewName ?? "(no name)", "line \($1.line)"] }) + "\n"))]
    }
    let word = name.count > 1 && name.hasPrefix("\"") && name.hasSuffix("\"") ? String(name.dropFirst().dropLast()) : name
    guard let chosen = entry.preview(word) else {
      let names = previews.enumerated().map { $1.previewName ?? "\($0 + 1)" }
      let near = nearest(word, among: names).map { "did you mean '\($0)'?" } ?? (names.isEmpty ? "there is none" : "there are \(names.joined(separator: ", "))")
      return [.show(.failure("there is no preview '\(cleanedLine(word.prefix(40)))'; \(cleanedLine(near))\n"))]
    }
    guard file != nil, let index = previews.firstIndex(of: chosen), chosen != entry.preview(state.previewName) else { return redraw() }
    var new = keepingShown(state)
    (new.view, new.selection) = (nil, nil)
    if index == 0, new.own != nil {
      new.own = nil
      new.view = CurrentView(chosen, of: SourceFile(name: "session.swift", text: source), entry: entries)
    }
    let isUnique = chosen.previewName != nil && previews.count { $0.previewName == chosen.previewName } == 1
    new.previewName = index == 0 ? nil : isUnique ? chosen.previewName : "\(index + 1)"
    return change(to: new)
  }

  /// The state with what is shown kept for the time when another view is: an edited preview of the file in its place, a typed view before those of the file.
  func keepingShown(_ state: SessionState) -> SessionState {
    guard let file, state.view != nil else { return state }
    let text = Session.text(of: state, file: file)
    guard let shown = PromptEntry(text).preview(state.previewName) else { return state }
    var new = state
    let whole = Fragment(whole: shown, of: SourceFile(name: "session.swift", text: text), entry: entries)
    guard let place = Composition.replaced(state, file) else {
      new.own = whole
      return new
    }
    if shown.whole != place.whole { new.otherPreviews[place.whole] = whole }
    return new
  }

  /// `:screen`: the whole canvas.
  func showScreen() -> [Effect] {
    guard let preview else { return [.show(.failure(Session.noView))] }
    do throws(CellGridError) {
      return [.show(Block(.picture(try preview.picture(isScreen: true, colors: colors, charset: charset), isStale: isStale), .result))]
    } catch {
      return [.show(.failure("\(error)\n"))]
    }
  }

  /// `:compare 20 40 80`: the view at several widths; `:compare $0 $1`: two views.
  func compare(_ operand: String?) -> [Effect] {
    guard let preview else { return [.show(.failure(Session.noView))] }
    let words = (operand ?? "20 40 80").split(whereSeparator: \.isWhitespace).map(String.init)
    if words.allSatisfy({ $0.hasPrefix("$") }) { return compare(views: words) }
    let widths = words.compactMap { Int($0) }
    guard widths.count == words.count, widths.allSatisfy({ (1...1_000).contains($0) }), widths.count <= 8 else {
      return [.show(.failure("':compare' wants up to eight widths in columns, as in ':compare 20 40 80', or two views, as in ':compare $0 $1'\n"))]
    }
    let made = widths.map { width in
      var request = preview.repeatedRequest
      request.proposal = nil
      request.size = CellCount(columns: width, rows: (state.size ?? request.window).rows)
      return (title: "\(width) columns", preview: Preview(preview.source, request))
    }
    return [.show(.result(beside(made)))]
  }
  private func compare(views words: [String]) -> [Effect] {
    let numbers = words.compactMap { Int($0.dropFirst()) }
    guard words.count == 2, numbers.count == 2 else { return [.show(.failure("':compare' wants two views, as in ':compare $0 $1'\n"))] }
    if let unknown = numbers.first(where: { !state.views.indices.contains($0) }) { return [.show(.failure(Unknown(number: unknown, count: state.views.count).message))] }
    let made = numbers.map { number in
      var shown = state.emptied
      shown.previewName = nil
      for declared in state.declarations { _ = shown.declare(declared) }
      shown.imports = state.imports
      let source = SourceFile(name: "$\(number)", text: state.views[number])
      if let item = PromptEntry(source.text).items.first {
        let form: PromptEntry.Form = if case .expression(let form) = item.kind { form } else { .block }
        shown.view = CurrentView(base: .typed(Fragment(item, of: source, entry: 0), form))
      }
      return (title: "$\(number)", preview: Preview(SourceFile(name: "$\(number)", text: Session.text(of: shown, file: file)), request(of: shown), recordsEvents: true))
    }
    if let wrong = made.first(where: \.preview.hasErrors) {
      return [.show(.failure("\(wrong.title) cannot be drawn any more: \(cleanedLine(wrong.preview.diagnostics.first(where: \.isError)?.message ?? ""))\n"))]
    }
    return [.show(.result(beside(made) + LayoutDifference(made[0].preview, made[1].preview).text))]
  }
  /// Pictures with their titles, next to each other where the window has room, else below each other. Without colours.
  private func beside(_ pictures: [(title: String, preview: Preview)]) -> String {
    let blocks = pictures.map { title, preview -> [String] in
      if let error = preview.diagnostics.first(where: \.isError) { return [title, cleanedLine(error.message)] }
      guard let picture = try? preview.picture(isScreen: false, colors: .none, charset: charset) else { return [title, "(too large)"] }
      return ["\(title): \(preview.size.width.formatted())×\(preview.size.height.formatted()) pt"]
        + picture.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    let widths = blocks.map { $0.map { columns(of: $0) }.max() ?? 0 }
    guard widths.reduce(0, +) + 3 * (widths.count - 1) <= request.window.columns else { return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n" }
    let bar = charset == .ascii ? " | " : " │ "
    return (0..<(blocks.map(\.count).max() ?? 0)).map { row in
      zip(blocks, widths).map { block, width in
        let line = row < block.count ? block[row] : ""
        return line + String(repeating: " ", count: width - columns(of: line))
      }
      .joined(separator: bar).trimmingTrailingBlanks + "\n"
    }
    .joined()
  }
}
