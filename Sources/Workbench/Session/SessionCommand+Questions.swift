internal import Tracing

/// Questions to the current view.
extension SessionCommand {
  static let why = SessionCommand(
    name: "why", operands: "SELECTOR", summary: "the chain of reasons behind a size or a place",
    detail:
      "Of its width and height, or of one: Text[2].width, #title.x. Each line follows from those that it names; ':trace 3' has the events. With --short the few that decide."
  ) { session, operand in
    let isShort = operand?.hasSuffix(" --short") == true
    let selector = isShort ? String(operand?.dropLast(8) ?? "") : operand ?? ""
    return session.inspect(recordsEvents: true) { preview throws(SelectorError) in try preview.whyText(selector, isShort: isShort) }
  }
  static let sizes = SessionCommand(
    name: "sizes", summary: "what each node takes at least, ideally, at most and now",
    detail: "Its answers to 0, to nothing and to infinity, how often it was asked and how often that was worked out; then what overflows or is cut."
  ) { session, _ in session.inspect(recordsEvents: true) { $0.sizesText } }
  static let guides = SessionCommand(
    name: "guides", summary: "the alignment guides, and who set them", detail: "Under each view that aligns others: the guides that it read while placing."
  ) { session, _ in session.inspect(recordsEvents: true) { $0.guidesText(charset: session.charset) } }
  static let sweep = SessionCommand(
    name: "sweep", operands: "SELECTOR SIDE RANGE", summary: "a node's size as a function of what the root is offered",
    detail: "SIDE is width or height, RANGE as 0...320: break points, their reasons and a plot. With --own the node itself is offered it."
  ) { session, operand in
    session.inspect { preview throws(SelectorError) in
      var words = (operand ?? "").split(separator: " ", omittingEmptySubsequences: false).map(String.init).filter { !$0.isEmpty || (operand ?? "").contains("\"") }
      let isOwn = words.last == "--own"
      if isOwn { words.removeLast() }
      guard words.count >= 3 else { throw SelectorError(":sweep wants a selector, width or height, and a range, as in :sweep Text width 0...320", column: nil) }
      let range = try SweepRange(side: words[words.count - 2], range: words[words.count - 1])
      let sweep = try preview.sweep(try Selector(words.dropLast(2).joined(separator: " ")), range, isOwn: isOwn)
      return sweep.text(columns: session.request.window.columns, isASCII: session.charset == .ascii)
    }
  }
  static let solve = SessionCommand(
    name: "solve", operands: "CLAIM UNKNOWN RANGE", summary: "for which values a claim about the layout holds",
    detail: "As in :solve truncation(none) width 0...640, or :solve #a.width == #b.width @3:20 0...64 for a number in the source."
  ) { session, operand in
    session.inspect { preview throws(SelectorError) in
      let words = (operand ?? "").split(separator: " ").map(String.init)
      guard words.count >= 3 else { throw SelectorError(":solve wants a claim, what to vary, and a range, as in :solve truncation(none) width 0...640", column: nil) }
      let range = try SweepRange(side: "width", range: words[words.count - 1]).points
      return try preview.solve(words.dropLast(2).joined(separator: " "), for: try Solution.Unknown(words[words.count - 2]), in: range).text
    }
  }
  static let diff = SessionCommand(
    name: "diff", summary: "what the last change did to the layout",
    detail: "Compares with what was shown before: the first event that differs, what follows from it, and the edit."
  ) { session, _ in
    guard let now = session.preview else { return [.show(.failure("there is no view yet; type one, as in Text(\"Hello\")\n"))] }
    guard let earlier = session.earlier else { return [.show(.failure("there is nothing to compare with yet: only one version was shown\n"))] }
    let recorded = [earlier, now].map { Preview($0.source, $0.repeatedRequest, recordsEvents: true) }
    return [.show(.result(LayoutDifference(recorded[0], recorded[1]).text))]
  }
}

extension Session {
  /// `:trace` with a level, a selector and conditions.
  func trace(_ operand: String) -> [Effect] {
    var words = operand.split(separator: " ").map(String.init)
    let numbers = words.prefix { Int($0) != nil }
    guard numbers.count <= 1, let level = numbers.first.map({ Int($0).flatMap { Trace.Level(rawValue: $0) } }) ?? .steps else {
      return [.show(.failure(":trace wants 1, 2 or 3\n"))]
    }
    words.removeFirst(numbers.count)
    return inspect(recordsEvents: true) { preview throws(SelectorError) in
      var words = words
      var values = ["--kind": "", "--depth": ""]
      for name in values.keys.sorted() {
        guard let place = words.firstIndex(of: name) else { continue }
        guard words.indices.contains(place + 1) else { throw SelectorError("'\(name)' wants a value", column: nil) }
        values[name] = words[place + 1]
        words.removeSubrange(place...place + 1)
      }
      let filter = try preview.traceFilter(node: words.joined(separator: " "), kinds: values["--kind"] ?? "", depth: values["--depth"] ?? "")
      return preview.traceText(level, filter)
    }
  }
  /// Asks something of the current view that may be asked wrongly.
  func inspect(recordsEvents: Bool = false, _ text: (Preview) throws(SelectorError) -> String) -> [Effect] {
    guard let preview else { return [.show(.failure("there is no view yet; type one, as in Text(\"Hello\")\n"))] }
    do throws(SelectorError) {
      return [.show(.result(try text(recordsEvents ? Preview(preview.source, preview.repeatedRequest, state: preview, recordsEvents: true) : preview)))]
    } catch {
      return [.show(.failure(error.message + "\n"))]
    }
  }
}
