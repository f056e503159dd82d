import Foundation

// A program that is compiled with the tests and interpreted by one of them: both must print the same.

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var price: Double
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }
  fileprivate func chunked(_ size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
}
extension Array where Element: Identifiable {
  fileprivate func index(matching element: Element) -> Int? { firstIndex { $0.id == element.id } }
}
private func largest<C: Collection>(_ values: C) -> Int? where C.Element == Int { values.max() }

func collectionsProgram() -> [String] {
  var lines: [String] = []
  var items = [Item(id: 1, name: "pen", price: 1.5), Item(id: 2, name: "ink", price: 7), Item(id: 3, name: "pad", price: 3.25)]
  lines.append("\(items.map(\.name)) \(items.map { $0.price }.reduce(0, +)) \(items.filter { $0.price > 2 }.count)")
  lines.append("\(items.sorted { $0.price < $1.price }.map(\.id)) \(items.max { $0.price < $1.price }?.name ?? "-")")
  items[0].price *= 2
  items.append(Item(id: 4, name: "cap", price: 0.5))
  items.removeAll { $0.id == 2 }
  items.swapAt(0, 1)
  lines.append("\(items.map { "\($0.id):\($0.price)" }) \(items.index(matching: items[2]) ?? -1)")
  items.remove(at: 0)
  lines.append("\(items.count) \(items.first?.name ?? "none") \(items.indices) \([5].only ?? 0) \([1, 2].only ?? 0)")
  var scores: [String: Int] = ["a": 1]
  scores["b"] = 2
  scores["c", default: 10] += 5
  scores["a"] = nil
  lines.append("\(scores.count) \(scores.keys.sorted()) \(scores.values.reduce(0, +)) \(scores["z"] ?? 0) \(scores.mapValues { $0 * 2 }["b"] ?? 0)")
  for (key, value) in scores.sorted(by: { $0.key < $1.key }) { lines.append("\(key)=\(value)") }
  let grouped = Dictionary(grouping: ["ant", "bee", "asp"]) { $0.first! }
  lines.append("\(grouped.keys.sorted()) \(grouped["a"]?.count ?? 0)")
  var visited: Set<Int> = [1, 2, 2]
  visited.insert(5)
  visited.formUnion([7])
  lines.append("\(visited.count) \(visited.contains(2)) \(visited.sorted()) \(visited.intersection([2, 9])) \(visited.subtracting([1, 2, 5]))")
  lines.append("\([1, 2, 3, 4, 5].chunked(2)) \(Array(zip([1, 2], ["a", "b"])).count) \([[1], [2, 3]].flatMap { $0 }) \(Array([[1], [2]].joined()))")
  lines.append("\([3, 1, 2].sorted(by: >)) \([1, 2, 3].reversed().map { $0 }) \([1, 2, 3].dropFirst().map { $0 }) \(["1", "x"].compactMap { Int($0) })")
  lines.append("\([1, 2, 3].allSatisfy { $0 > 0 }) \([1, 2].contains { $0 == 2 }) \([1, 2, 3].firstIndex(of: 2) ?? -1) \([1, 2, 1].lastIndex(of: 1) ?? -1)")
  for (index, value) in ["x", "y"].enumerated() { lines.append("\(index)\(value)") }
  lines.append("\(largest([4, 9, 2]) ?? 0) \(Array(1...3)) \((1..<4).map { $0 * $0 }) \(Array(repeating: 0, count: 3)) \([Int]().isEmpty)")
  let grid = [[1, 2], [3, 4]]
  lines.append("\(grid[1][0]) \(grid.map { $0.reduce(0, +) }) \(grid.flatMap { $0 }.prefix(3).map { $0 })")
  let counts = "hello".reduce(into: [:]) { (result: inout [Character: Int], letter) in result[letter, default: 0] += 1 }
  lines.append("\(counts["l"] ?? 0) \(counts.count)")
  return lines
}
