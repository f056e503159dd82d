internal import Tracing
internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Running
internal import Terminal

extension Session {
  /// `?frame`, `?offer` and `?? alignment`: what the library says of a name, what a word of a trace means, or which names have to do with a word.
  func topic(_ text: String) -> [Effect] {
    let isSearch = text.hasPrefix("??")
    let word = text.drop { $0 == "?" || $0.isWhitespace || $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if word.isEmpty { return [.show(.result("'?frame' says what 'frame' is; '?? align' lists what has to do with a word\n"))] }
    let found = isSearch ? LibraryIndex.items(about: word) : LibraryIndex.items(named: String(word))
    let term = isSearch || TopicExample.lines[String(word)] != nil ? nil : Glossary.term(String(word))
    let meaning = term.map { broken("\($0.forms[0]): \($0.meaning)", max(request.window.columns - 1, 20)) } ?? []
    if found.isEmpty, term != nil { return [.show(.result(meaning.joined(separator: "\n") + "\n"))] }
    guard !found.isEmpty else {
      let names = Set(LibraryIndex.names + Glossary.terms.flatMap(\.forms)).sorted()
      let near = nearest(String(word), among: names).map { "; did you mean '?\($0)'?" } ?? "; '?? \(word)' searches for the word"
      return [.show(.failure("nothing is called '\(cleanedLine(word))'\(isSearch ? "" : near)\n"))]
    }
    // Views and modifiers come before values.
    let isFirst = { (item: LibraryIndex.Item) in item.kind == "initializer" || item.owner == "View" }
    var seen = Set<String>()
    let rows = (found.filter(isFirst) + found.filter { !isFirst($0) }).map { item -> [String] in
      // What has no comment is told by its types.
      [Session.shownName(of: item), item.doc.isEmpty && item.kind != "type" ? item.signature : item.doc]
    }
    .filter { seen.insert($0[0]).inserted }
    if isSearch {
      // One line each, as far as the window goes.
      let width = max(request.window.columns - 1, 20)
      let lines = rows.prefix(22).map { row -> String in
        let line = cleanedLine(row.joined(separator: "  "))
        return columns(of: line) <= width ? line : line.prefix(width - 1) + "…"
      }
      return [.show(.result(lines.joined(separator: "\n") + (rows.count > 22 ? "\n… and \(rows.count - 22) more\n" : "\n")))]
    }
    let example = TopicExample.lines[String(word)].map { self.example($0) } ?? []
    let limit = Session.helpLines - example.count - meaning.count - 1
    let lines = fitted(rows)
    let kept = lines.prefix(limit) + (lines.count > limit ? ["… and more"] : [])
    return [.show(.result((meaning + kept + example).joined(separator: "\n") + "\n"))]
  }
  /// As a source file says it.
  private static func shownName(of item: LibraryIndex.Item) -> String {
    if item.kind == "initializer" { return item.owner + item.fullName.dropFirst(4) }
    if item.owner.isEmpty { return item.fullName }
    return item.owner == "View" ? "." + item.fullName : "\(item.owner).\(item.fullName)"
  }
  /// Help stays on one screen.
  private static let helpLines = 23

  /// Name and words in one line where the window has room, else in two.
  private func fitted(_ rows: [[String]]) -> [String] {
    let width = max(request.window.columns - 1, 20)
    let lines = aligned(rows).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.allSatisfy({ columns(of: $0) <= width }) { return lines }
    return rows.flatMap { row in [row[0]] + (row[1].isEmpty ? [] : broken(row[1], width - 2).map { "  " + $0 }) }
  }
  private func broken(_ text: String, _ width: Int) -> [String] {
    var lines = [""]
    for word in cleanedLine(text).split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if columns(of: last) + 1 + columns(of: String(word)) <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// A line to try, its picture, and what the engine answers for it when it is offered nothing, no limit, and everything.
  private func example(_ line: String) -> [String] {
    var request = Request()
    request.size = CellCount(columns: 40, rows: 12)
    let source = SourceFile(name: "help", text: "import SwiftUI\n#Preview { \(line) }\n")
    let shown = Preview(source, request)
    guard !shown.hasErrors, let picture = try? shown.picture(isScreen: false, colors: .none, charset: charset) else { return [] }
    func answer(_ width: CGFloat?, _ height: CGFloat?) -> String {
      var asked = request
      asked.proposal = ProposedViewSize(width: width, height: height)
      let size = Preview(source, asked).size
      return number(size.width) + "×" + number(size.height)
    }
    let sizes = "size: \(answer(0, 0)) offered 0×0, \(answer(nil, nil)) offered nothing, \(answer(.infinity, .infinity)) offered ∞×∞"
    let lines = picture.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let drawn: [String] = lines.prefix(8).map { "  " + String($0) }
    return ["", "try: " + line] + drawn + broken(sizes, max(self.request.window.columns - 1, 20))
  }
}
