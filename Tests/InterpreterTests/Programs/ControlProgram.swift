import Foundation

/// Control flow, errors, protocols with defaults, generics, closures and patterns: each line says what came of a piece of code.
func controlProgram() -> [String] {
  var lines: [String] = []
  func note(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }

  // Labels, where clauses, ranges and strides.
  var found: [Int] = []
  outer: for i in 1...5 where i % 2 == 1 {
    for j in stride(from: 10, through: 2, by: -4) {
      if j == 6 && i == 3 { continue outer }
      if i == 5 { break outer }
      found.append(i * j)
    }
  }
  note("loops", found)
  var n = 27
  var steps = 0
  while n != 1 {
    n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1
    steps += 1
  }
  note("collatz", steps)
  var countdown = 3
  repeat { countdown -= 1 } while countdown > 0
  note("repeat", countdown)

  // Errors.
  enum Failure: Error, Equatable { case empty, tooLong(by: Int), odd(String) }
  func check(_ text: String) throws -> Int {
    guard !text.isEmpty else { throw Failure.empty }
    defer { lines.append("checked \(text)") }
    if text.count > 3 { throw Failure.tooLong(by: text.count - 3) }
    if text.first == "x" { throw Failure.odd(text) }
    return text.count
  }
  for text in ["", "abc", "abcdef", "xy"] {
    do {
      note("fine", try check(text))
    } catch Failure.empty {
      note("empty")
    } catch Failure.tooLong(let by) where by > 2 {
      note("too long by", by)
    } catch let failure as Failure {
      note("other", failure == .odd("xy"))
    } catch {
      note("never")
    }
  }
  note("optional try", (try? check("abcd")) as Any, (try? check("ab")) ?? -1)

  // Protocols, defaults, generics.
  note("areas", shapes.map { String(format: "%.2f", $0.area) }, largest(shapes)?.name ?? "none")
  note("described", Box(3).description, Box("a").description)
  note(
    "stack",
    { () -> String in
      var stack = Stack<String>()
      for word in ["a", "b", "c"] { stack.push(word) }
      let top = stack.pop() ?? "-"
      return top + "\(stack.count)" + (stack.peek ?? "-")
    }())

  // Closures with captures, functions as values.
  func counter(from start: Int) -> () -> Int {
    var value = start
    return {
      value += 1
      return value
    }
  }
  let (first, second) = (counter(from: 0), counter(from: 10))
  note("counters", first(), first(), second(), first())
  let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
  note("composed", compose({ $0 + 1 }, { $0 * 10 })(4))
  note("memo", [1, 2, 10, 30].map { fibonacci($0) })

  // Patterns.
  for value in [(0, 0), (3, 0), (0, -2), (2, 2), (5, 7)] {
    switch value {
    case (0, 0): note("origin")
    case (let x, 0), (0, let x): note("axis", x)
    case let (x, y) where x == y: note("diagonal", x)
    case (1...5, let y): note("near", y)
    default: note("far")
    }
  }
  let tree = Tree.node(.node(.leaf(1), .leaf(2)), .node(.leaf(3), .leaf(4)))
  note("tree", tree.sum, tree.depth, tree.map { $0 * $0 }.sum)
  let mixed: [Any] = [1, "two", 3.5, [4], false]
  note(
    "kinds",
    mixed.map { item -> String in
      switch item {
      case let number as Int: return "int \(number)"
      case is String: return "text"
      case let number as Double where number > 3: return "large"
      case let list as [Int]: return "list \(list.count)"
      default: return "else"
      }
    })
  if case .node(_, .node(.leaf(let three), _)) = tree { note("three", three) }
  let numbers: [Int?] = [1, nil, 3]
  for case let number? in numbers { note("some", number) }

  // Value and reference semantics, observers, lazy, subscripts, key paths.
  var a = Account(owner: "Ann")
  var b = a
  b.deposit(5)
  b[.bonus] = 7
  note("accounts", a.total, b.total, b.log.count, a[.bonus])
  a.owner += "a"
  note("owner", a.owner, a.log)
  let shared = Counter()
  let same = shared
  same.count += 2
  note("shared", shared.count, shared === same, shared.doubled, shared.doubled)
  note("paths", [a, b].map(\.owner), [b, a].sorted { $0.total < $1.total }.map(\.total))
  return lines
}

private protocol Measured: Sendable {
  var name: String { get }
  var area: Double { get }
}
extension Measured {
  var name: String { "some shape of \(Int(area))" }
}
private struct Square: Measured {
  var side: Double
  var area: Double { side * side }
}
private struct Disc: Measured {
  var radius: Double
  let name = "disc"
  var area: Double { Double.pi * radius * radius }
}
private let shapes: [any Measured] = [Square(side: 2), Disc(radius: 1), Square(side: 1.5)]
private func largest(_ all: [any Measured]) -> (any Measured)? { all.max { $0.area < $1.area } }

private struct Box<Content>: CustomStringConvertible {
  var content: Content
  init(_ content: Content) { self.content = content }
  var description: String { "<\(content)>" }
}
private struct Stack<Element> {
  private var items: [Element] = []
  var count: Int { items.count }
  var peek: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
}
private func fibonacci(_ n: Int) -> Int {
  var known: [Int: Int] = [:]
  func value(_ n: Int) -> Int {
    if n < 2 { return n }
    if let found = known[n] { return found }
    let made = value(n - 1) + value(n - 2)
    known[n] = made
    return made
  }
  return value(n)
}
private indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)
  var sum: Int {
    switch self {
    case .leaf(let value): value
    case .node(let left, let right): left.sum + right.sum
    }
  }
  var depth: Int {
    guard case .node(let left, let right) = self else { return 0 }
    return 1 + max(left.depth, right.depth)
  }
  func map(_ change: (Int) -> Int) -> Tree {
    switch self {
    case .leaf(let value): return .leaf(change(value))
    case let .node(left, right): return .node(left.map(change), right.map(change))
    }
  }
}
private struct Account {
  enum Kind: String, CaseIterable { case normal, bonus }
  var owner: String {
    willSet { log.append("\(owner) → \(newValue)") }
    didSet { if oldValue.count < owner.count { log.append("longer") } }
  }
  private(set) var log: [String] = []
  private var amounts: [Kind: Int] = [:]
  init(owner: String) { self.owner = owner }
  var total: Int { Kind.allCases.reduce(0) { $0 + self[$1] } }
  mutating func deposit(_ amount: Int) { self[.normal] += amount }
  subscript(kind: Kind) -> Int {
    get { amounts[kind, default: 0] }
    set {
      log.append("\(kind.rawValue) \(newValue)")
      amounts[kind] = newValue
    }
  }
}
private final class Counter {
  var count = 0
  lazy var doubled: Int = {
    count += 1
    return count * 2
  }()
}
