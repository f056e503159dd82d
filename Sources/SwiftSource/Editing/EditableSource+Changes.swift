internal import SwiftParser
internal import SwiftSyntax

extension EditableSource {
  /// Puts a modifier behind a unit: `.padding()`.
  public func applying(_ modifier: String, to unit: Range<Int>) -> Change {
    let insertion =
      text(of: unit).contains(where: \.isNewline) && bytes[unit.upperBound...].first.map { $0 == 0x0A || $0 == 0x0D } != false
      ? "\n" + indentation(at: unit.upperBound) + modifier : modifier
    return replacing(unit.upperBound..<unit.upperBound, with: insertion, selecting: unit.lowerBound..<(unit.upperBound + insertion.utf8.count))
  }
  /// Puts a unit between the braces of a container: `VStack(spacing: 8)`.
  public func wrapping(_ unit: Range<Int>, in container: String) -> Change {
    let inside = text(of: unit)
    let new: String
    if startsLine(unit.lowerBound) || inside.contains(where: \.isNewline) {
      let blanks = indentation(at: unit.lowerBound)
      new = "\(container) {\n\(blanks)  \(indented(inside, by: "  "))\n\(blanks)}"
    } else {
      new = "\(container) { \(inside) }"
    }
    return replacing(unit, with: new)
  }
  /// Puts what a container holds into its place; of a chain, takes the last modifier away.
  public func unwrapping(_ unit: Range<Int>) throws(Failure) -> Change {
    guard let expression = expression(unit) else { throw .gone }
    if EditableSource.base(of: expression) != nil { return try removing(unit) }
    guard let content = EditableSource.content(of: expression), let first = content.first, let last = content.last else {
      throw Failure("'\(shortened(unit))' holds no other view that could take its place; ':remove' takes it away")
    }
    if content.count > 1, EditableSource.modifier(of: expression) != nil {
      throw Failure("'\(shortened(unit))' holds \(content.count) views and has modifiers: ':replace Group' keeps both, or ':remove' the modifiers first")
    }
    let range = EditableSource.range(first).lowerBound..<EditableSource.range(last).upperBound
    return replacing(unit, with: dedented(text(of: range), from: indentation(at: range.lowerBound), to: indentation(at: unit.lowerBound)))
  }
  /// Puts another view into the place of a unit. A bare name keeps what is behind the old one: its arguments' braces.
  public func replacing(_ unit: Range<Int>, by view: String) -> Change {
    if view.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), let call = expression(unit).flatMap({ EditableSource.holder($0) }), let closure = call.trailingClosure {
      let head = EditableSource.range(call).lowerBound..<EditableSource.range(closure).lowerBound
      let change = replacing(head, with: view + " ", selecting: nil)
      let grown = view.utf8.count + 1 - head.count
      return Change(text: change.text, selection: unit.lowerBound..<(unit.upperBound + grown))
    }
    return replacing(unit, with: view)
  }
  /// Takes a view away with all its modifiers; of a chain, only the last modifier.
  public func removing(_ unit: Range<Int>) throws(Failure) -> Change {
    guard let expression = expression(unit), let statement = EditableSource.statement(of: expression) else { throw .gone }
    if let base = EditableSource.base(of: expression) {
      let kept = EditableSource.range(base)
      return replacing(kept.upperBound..<unit.upperBound, with: "", selecting: kept)
    }
    guard let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.count > 1 || EditableSource.container(of: expression).map({ EditableSource.isView($0) }) == true
    else {
      throw Failure("'\(shortened(unit))' is the only view here; type another one, or ':replace' it")
    }
    var range = EditableSource.range(statement)
    let outer = outer(EditableSource.range(statement.item))
    if startsLine(range.lowerBound), endsLine(range.upperBound) {
      while range.lowerBound > 0, bytes[range.lowerBound - 1] != 0x0A { range = (range.lowerBound - 1)..<range.upperBound }
      while range.upperBound < bytes.count, bytes[range.upperBound] != 0x0A { range = range.lowerBound..<(range.upperBound + 1) }
      if range.upperBound < bytes.count { range = range.lowerBound..<(range.upperBound + 1) }
    } else {
      while range.upperBound < bytes.count, [0x20, 0x3B].contains(bytes[range.upperBound]) { range = range.lowerBound..<(range.upperBound + 1) }
    }
    return replacing(range, with: "", selecting: outer.flatMap { EditableSource.isAround($0, range) ? $0.lowerBound..<($0.upperBound - range.count) : nil })
  }
  /// Puts a view behind the last one of a container, or behind a unit that holds none.
  public func adding(_ view: String, to unit: Range<Int>) throws(Failure) -> Change {
    guard let expression = expression(unit) else { throw .gone }
    guard let call = EditableSource.holder(expression), let closure = call.trailingClosure, EditableSource.isView(call) else {
      return try inserting(view, beside: unit, isBefore: false)
    }
    let braces = EditableSource.range(closure)
    guard let last = closure.statements.last else {
      let blanks = indentation(at: unit.lowerBound)
      return replacing(braces, with: "{\n\(blanks)  \(indented(view, by: blanks + "  "))\n\(blanks)}", selecting: nil).selecting(view, from: braces.lowerBound)
    }
    let place = last.endPosition.utf8Offset
    if startsLine(EditableSource.range(last).lowerBound) {
      let blanks = indentation(at: EditableSource.range(last).lowerBound)
      let insertion = "\n" + blanks + indented(view, by: blanks)
      // Behind the comment that stands behind the last view.
      return replacing(place..<place, with: insertion, selecting: nil).selecting(view, from: place)
    }
    let end = EditableSource.range(last).upperBound
    return replacing(end..<end, with: "; " + view, selecting: (end + 2)..<(end + 2 + view.utf8.count))
  }
  /// Puts a view before or behind the one that a unit belongs to.
  public func inserting(_ view: String, beside unit: Range<Int>, isBefore: Bool) throws(Failure) -> Change {
    guard let expression = expression(unit), let statement = EditableSource.statement(of: expression) else { throw .gone }
    let range = EditableSource.range(statement)
    let blanks = indentation(at: range.lowerBound)
    let separator = startsLine(range.lowerBound) ? "\n" + blanks : "; "
    let new = startsLine(range.lowerBound) ? indented(view, by: blanks) : view
    if isBefore {
      return replacing(range.lowerBound..<range.lowerBound, with: new + separator, selecting: range.lowerBound..<(range.lowerBound + new.utf8.count))
    }
    let place = startsLine(range.lowerBound) ? statement.endPosition.utf8Offset : range.upperBound
    return replacing(place..<place, with: separator + new, selecting: nil).selecting(new, from: place)
  }
  /// Exchanges a view with its neighbour.
  public func moving(_ unit: Range<Int>, isUp: Bool) throws(Failure) -> Change {
    guard let expression = expression(unit), let statement = EditableSource.statement(of: expression), let list = statement.parent?.as(CodeBlockItemListSyntax.self) else {
      throw .gone
    }
    let items = Array(list)
    guard let index = items.firstIndex(where: { $0.id == statement.id }), items.indices.contains(index + (isUp ? -1 : 1)) else {
      throw Failure("'\(shortened(unit))' is already the \(isUp ? "first" : "last") one there")
    }
    let (first, second) = (EditableSource.range(items[isUp ? index - 1 : index].item), EditableSource.range(items[isUp ? index : index + 1].item))
    let (a, b) = (text(of: first), text(of: second))
    let between = text(of: first.upperBound..<second.lowerBound)
    let moved = isUp ? unit.lowerBound - (second.lowerBound - first.lowerBound) : unit.lowerBound + b.utf8.count + between.utf8.count
    return replacing(first.lowerBound..<second.upperBound, with: b + between + a, selecting: moved..<(moved + unit.count))
  }
  /// Moves a unit into a view of its own, and calls that.
  public func extracting(_ unit: Range<Int>, as name: String) throws(Failure) -> Change {
    guard EditableSource.isName(name) else { throw Failure("'\(name)' cannot be the name of a view; a name such as 'Badge' can") }
    let body = dedented(text(of: unit), from: indentation(at: unit.lowerBound), to: "    ")
    let changed = replacing(unit, with: name + "()", selecting: nil)
    let place = file.statements.first { !$0.item.is(ImportDeclSyntax.self) }.map { EditableSource.range($0).lowerBound } ?? 0
    let declaration = "struct \(name): View {\n  var body: some View {\n    \(body)\n  }\n}\n\n"
    let before = changed.text.utf8.prefix(place)
    let new = (String(before) ?? "") + declaration + (String(changed.text.utf8.dropFirst(place)) ?? "")
    let start = unit.lowerBound + declaration.utf8.count
    return Change(text: new, selection: start..<(start + name.utf8.count + 2))
  }

  // MARK: Parts

  /// The text of a unit as it would stand at the beginning of a line.
  public func textWithoutIndentation(of unit: Range<Int>) -> String { dedented(text(of: unit), from: indentation(at: unit.lowerBound), to: "") }

  static func isView(_ call: FunctionCallExprSyntax) -> Bool { call.calledExpression.trimmedDescription.first?.isUppercase == true }
  static func isName(_ name: String) -> Bool { name.first.map { $0.isLetter || $0 == "_" } == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
  private static func isAround(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool { outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound }

  /// - Parameter selection: nil is what was put in.
  func replacing(_ range: Range<Int>, with new: String) -> Change {
    replacing(range, with: new, selecting: range.lowerBound..<(range.lowerBound + new.utf8.count))
  }
  func replacing(_ range: Range<Int>, with new: String, selecting selection: Range<Int>?) -> Change {
    var (new, selection) = (new, selection)
    let codeEnd = EditableSource.codeEnd(new)
    if codeEnd < new.utf8.count {
      // The comment behind what is put in is no part of it, and nothing may be swallowed by it.
      let end = range.lowerBound + codeEnd
      if let chosen = selection, chosen.lowerBound < end, chosen.upperBound == range.lowerBound + new.utf8.count { selection = chosen.lowerBound..<end }
      let rest = bytes[range.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }.drop { $0 == 0x20 || $0 == 0x09 }
      if !rest.isEmpty, !rest.starts(with: [0x2F, 0x2F]) { new += "\n" + indentation(at: range.lowerBound) }
    }
    return Change(text: String(decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...], as: UTF8.self), selection: selection)
  }
  /// Where the code of a piece ends, in bytes, and a line comment follows; without one, its length.
  private static func codeEnd(_ piece: String) -> Int {
    let length = piece.utf8.count
    guard piece.contains("//"), let last = Parser.parse(bounded: piece).lastToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate) else { return length }
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    return piece.utf8.dropFirst(end).split(separator: 0x0A, omittingEmptySubsequences: false).last?.contains(0x2F) == true ? end : length
  }
  func shortened(_ unit: Range<Int>) -> String {
    let line = text(of: unit).prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(39) + "…" : line.count < text(of: unit).count ? line + "…" : String(line)
  }
  private func lineStart(_ offset: Int) -> Int { (bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1 }
  private func startsLine(_ offset: Int) -> Bool { bytes[lineStart(offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 } }
  private func endsLine(_ offset: Int) -> Bool { bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
  /// The blanks at the start of the line in which an offset lies.
  private func indentation(at offset: Int) -> String { String(decoding: bytes[lineStart(offset)...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self) }
  /// All lines but the first moved to the right; not those of a string of several lines, which would become another string.
  private func indented(_ text: String, by blanks: String) -> String {
    text.contains("\"\"\"") ? text : text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + blanks)
  }
  private func dedented(_ text: String, from old: String, to new: String) -> String {
    if text.contains("\"\"\"") { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in index == 0 ? String(line) : line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line) }.joined(separator: "\n")
  }
}

extension EditableSource.Failure {
  static let gone = EditableSource.Failure("what was selected is no longer there; ':select' something else")
}

extension EditableSource.Change {
  /// Selects the first occurrence of what was put in.
  fileprivate func selecting(_ part: String, from offset: Int) -> Self {
    let bytes = Array(text.utf8)
    let line = Array(part.prefix { !$0.isNewline }.utf8)
    guard !line.isEmpty, let start = bytes.indices.dropFirst(offset).first(where: { bytes[$0...].starts(with: line) }) else { return self }
    let end = EditableSource(text).end(ofUnitAt: start)
    return Self(text: text, selection: end.map { start..<$0 })
  }
}

extension EditableSource {
  /// The end of the largest unit that begins at an offset.
  fileprivate func end(ofUnitAt offset: Int) -> Int? {
    guard let token = file.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    var node = Syntax(token)
    var end: Int?
    while let parent = node.parent {
      if let found = parent.as(ExprSyntax.self), EditableSource.range(found).lowerBound == offset { end = EditableSource.range(found).upperBound }
      if parent.is(CodeBlockItemSyntax.self) { break }
      node = parent
    }
    return end
  }
}
