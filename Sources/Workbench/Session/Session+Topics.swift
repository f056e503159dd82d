internal import Foundation
internal import Interpreter

extension Session {
  /// `?frame` and `?? alignment`: what the catalogue says of a name, or which names have to do with a word.
  func topic(_ text: String) -> [Effect] {
    let isSearch = text.hasPrefix("??")
    let word = text.drop { $0 == "?" || $0.isWhitespace || $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if word.isEmpty { return [.show(.result("'?frame' says what 'frame' is; '?? align' lists what has to do with a word\n"))] }
    let items = CatalogueIndex.items
    let found =
      isSearch
      ? items.filter { $0.name.localizedCaseInsensitiveContains(word) || $0.owner.localizedCaseInsensitiveContains(word) || $0.doc.localizedCaseInsensitiveContains(word) }
      : items.filter { $0.name == word || ($0.kind == "initializer" && $0.owner == word) }
    guard !found.isEmpty else {
      let names = Array(Set(items.flatMap { [$0.name, $0.owner] }))
      let near = nearest(String(word), among: names.sorted()).map { "; did you mean '?\($0)'?" } ?? "; '?? \(word)' searches for the word"
      return [.show(.failure("nothing is called '\(cleanedLine(word))'\(isSearch ? "" : near)\n"))]
    }
    // Views and modifiers come before values.
    let isFirst = { (item: CatalogueIndex.Item) in item.kind == "initializer" || item.owner == "View" }
    var seen = Set<String>()
    let rows = (found.filter(isFirst) + found.filter { !isFirst($0) }).map { item -> [String] in
      let name =
        item.kind == "initializer" ? item.owner + item.fullName.dropFirst(4) : item.owner.isEmpty || item.owner == "View" ? "." + item.fullName : "\(item.owner).\(item.fullName)"
      return [name, item.doc]
    }
    .filter { seen.insert($0[0]).inserted }
    let lines = aligned(Array(rows.prefix(22))) + (rows.count > 22 ? "\n… and \(rows.count - 22) more\n" : "\n")
    return [.show(.result(lines))]
  }
}
