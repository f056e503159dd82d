import Foundation

// A program that is compiled with the tests and interpreted by one of them: both must print the same.

private struct Item: Identifiable, Hashable, Comparable {
  let id: Int
  var name: String
  var tags: [String] = []
  static func < (a: Item, b: Item) -> Bool { a.name < b.name }
}
extension Collection {
  fileprivate subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Sequence {
  fileprivate func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
}
extension Sequence where Element: Numeric {
  fileprivate func total() -> Element { reduce(0, +) }
}
private func sum(_ numbers: some Sequence<Int>) -> Int { numbers.reduce(0, +) }

private func textSearches() -> [String] {
  var lines: [String] = []
  func note(_ value: Any) { lines.append("\(value)") }
  let text = "Hello, World"
  if let range = text.range(of: "World") {
    note(text[..<range.lowerBound])
    note(text[range.lowerBound...])
    note(text.distance(from: text.startIndex, to: range.lowerBound))
    note(text.replacingCharacters(in: range, with: "Swift"))
  }
  var changed = text
  changed.insert(contentsOf: "abc", at: changed.endIndex)
  changed.removeSubrange(changed.startIndex..<changed.index(changed.startIndex, offsetBy: 2))
  changed.replaceSubrange(changed.startIndex..<changed.index(after: changed.startIndex), with: "ZZ")
  note(changed)
  note("apple".compare("Banana") == .orderedAscending)
  note("apple".caseInsensitiveCompare("APPLE") == .orderedSame)
  note("a10".localizedStandardCompare("a9") == .orderedDescending)
  note("file10".compare("file9", options: .numeric) == .orderedDescending)
  note("abc".localizedCompare("abd").rawValue)
  note(Character("a").asciiValue ?? 0)
  note(Character(UnicodeScalar(65)))
  note("a1b2".unicodeScalars.filter { CharacterSet.decimalDigits.contains($0) }.count)
  note("abc".elementsEqual("abc") && "abc".starts(with: "ab"))
  note(zip("abc", 1...).map { "\($0)\($1)" })
  note(text.count(where: { $0 == "l" }))
  note("abc".commonPrefix(with: "abd"))
  note("hello".drop(while: { $0 != "l" }))
  note("hello".prefix(upTo: "hello".index("hello".startIndex, offsetBy: 2)))
  note("hello".firstIndex(where: { $0 == "l" }) == "hello".firstIndex(of: "l"))
  note("one\ntwo".split(whereSeparator: \.isNewline).map { String($0) })
  note("Äh".folding(options: .diacriticInsensitive, locale: nil))
  note(Bool("true") ?? false)
  note("a  b".replacingOccurrences(of: "\\s+", with: " ", options: .regularExpression))
  note("ab12".range(of: "[0-9]+", options: .regularExpression) != nil)
  note("mail@x.org".range(of: #"^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$"#, options: [.regularExpression, .caseInsensitive]) != nil)
  note(Data("abc".utf8).base64EncodedString())
  note("a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "")
  note("a%20b".removingPercentEncoding ?? "")
  note("hello".index("hello".startIndex, offsetBy: 9, limitedBy: "hello".endIndex) == nil)
  return lines
}

private func sequences() -> [String] {
  var lines: [String] = []
  func note(_ value: Any) { lines.append("\(value)") }
  let items = [Item(id: 1, name: "b", tags: ["x"]), Item(id: 2, name: "a", tags: ["y", "x"])]
  note(items[safe: 5]?.name ?? "none")
  note(items[safe: 1]?.name ?? "none")
  note(items.sorted(by: \.name).map(\.id))
  note(items.sorted(using: KeyPathComparator(\.name)).map(\.id))
  note(items.sorted(using: [KeyPathComparator(\.tags.count, order: .reverse), KeyPathComparator(\.name)]).map(\.id))
  note([1, nil, 3].compactMap { $0 })
  note([[1, 2], [3]].reduce([], +))
  note("banana".reduce(into: [:]) { $0[$1, default: 0] += 1 }.count)
  note([1.5, 2].total())
  note(sum([1, 2]) + sum(1...3))
  note([1, 2, 3].starts(with: [1, 2]))
  note([1, 2, 3, 4].split { $0 == 3 }.count)
  note([1, 2, 3, 4, 5].suffix(from: 3).map { $0 })
  note(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 })
  note(repeatElement("z", count: 2).joined())
  note((1...).prefix(3).map { $0 })
  var more = items
  more.replaceSubrange(0..<1, with: items)
  note(more.map(\.id))
  note(Optional(3).map { $0 + 1 } ?? 0)
  let none: Int? = Optional<Int>.none
  let some: Int? = .some(3)
  note((none ?? 9) + (some ?? 0))
  let operations: [(String, (Double, Double) -> Double)] = [("+", +), ("*", { $0 * $1 })]
  note(operations.map { $0.1(3, 4) })
  let adding = { (n: Int) -> (Int) -> Int in { $0 + n } }
  note(adding(2)(3))
  var point = Item(id: 1, name: "x")
  let path: WritableKeyPath<Item, String> = \.name
  point[keyPath: path] = "y"
  note(point.name)
  let result = Result<Int, any Error> { 4 }
  note((try? result.map { $0 * 2 }.get()) ?? 0)
  return lines
}

func searchesProgram() -> [String] { textSearches() + sequences() }
