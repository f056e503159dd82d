// A program that is compiled with the tests and interpreted by one of them: both must print the same.

private protocol Animal {
  var name: String { get }
  func speak() -> String
}
extension Animal {
  func speak() -> String { "..." }
  func introduce() -> String { "\(name): \(speak())" }
}
private struct Dog: Animal {
  let name: String
  func speak() -> String { "Woof" }
}
private struct Fish: Animal { let name: String }

private struct Game<Content: Equatable> {
  struct Card {
    var isUp = false
    let content: Content
    let id: Int
  }
  private(set) var cards: [Card]
  private var onlyUp: Int? {
    get {
      let up = cards.indices.filter { cards[$0].isUp }
      return up.count == 1 ? up.first : nil
    }
    set { cards.indices.forEach { cards[$0].isUp = $0 == newValue } }
  }
  init(pairs: Int, make: (Int) -> Content) {
    cards = []
    for index in 0..<pairs {
      let content = make(index)
      cards.append(Card(content: content, id: index * 2))
      cards.append(Card(content: content, id: index * 2 + 1))
    }
  }
  mutating func choose(_ id: Int) -> String {
    guard let index = cards.firstIndex(where: { $0.id == id }), !cards[index].isUp else { return "nothing" }
    if let other = onlyUp {
      cards[index].isUp = true
      return cards[index].content == cards[other].content ? "match" : "no match"
    }
    onlyUp = index
    return "up"
  }
}

private indirect enum Term {
  case number(Double)
  case sum(Term, Term)
  case product(Term, Term)
  var value: Double {
    switch self {
    case .number(let value): value
    case .sum(let a, let b): a.value + b.value
    case .product(let a, let b): a.value * b.value
    }
  }
}
private enum Planet: Int, CaseIterable, CustomStringConvertible {
  case mercury = 1, venus, earth
  var description: String { "planet \(rawValue)" }
  static let home = Planet.earth
}
private class Account {
  nonisolated(unsafe) static var opened = 0
  let owner: String
  private(set) var balance = 0 {
    didSet { history.append(balance - oldValue) }
  }
  var history: [Int] = []
  lazy var label: String = "\(owner)'s"
  init(owner: String) {
    self.owner = owner
    Account.opened += 1
  }
  func add(_ amount: Int) throws {
    guard amount > 0 else { throw Problem.notPositive(amount) }
    balance += amount
  }
}
private final class Savings: Account {
  override func add(_ amount: Int) throws { try super.add(amount * 2) }
}
private enum Problem: Error { case notPositive(Int) }
private struct Vector: Equatable {
  var x = 0.0
  var y = 0.0
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static let zero = Vector()
  subscript(index: Int) -> Double { index == 0 ? x : y }
  mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
  }
}
private func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
private func counter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}

func typesProgram() -> [String] {
  var lines: [String] = []
  let animals: [any Animal] = [Dog(name: "Rex"), Fish(name: "Nemo")]
  lines.append(animals.map { $0.introduce() }.joined(separator: ", "))
  var game = Game<String>(pairs: 2) { ["a", "b"][$0] }
  lines.append("\(game.choose(0)) \(game.choose(1)) \(game.choose(2)) \(game.cards.filter(\.isUp).count) \(game.choose(9))")
  let card: Game<String>.Card? = game.cards.last
  lines.append("\(card?.content ?? "-") \(card?.id ?? -1)")
  lines.append("\(Term.sum(.number(2), .product(.number(3), .number(4))).value)")
  lines.append("\(Planet.allCases.map(\.rawValue)) \(Planet(rawValue: 2).map { "\($0)" } ?? "none") \(Planet.home) \(Planet(rawValue: 9) == nil)")
  let account = Savings(owner: "Ann")
  do {
    try account.add(5)
    try account.add(-1)
  } catch Problem.notPositive(let amount) {
    lines.append("refused \(amount)")
  } catch {
    lines.append("other")
  }
  lines.append("\(account.balance) \(account.history) \(account.label) \(Account.opened) \((try? account.add(0)) == nil)")
  var vector = Vector(x: 1, y: 2) + -Vector(x: 0.5, y: 0)
  vector.scale(by: 2)
  lines.append("\(vector) \(vector[1]) \(vector == Vector.zero) \(swapped((1, "x")))")
  let next = counter()
  _ = next()
  lines.append("\(next()) \(next())")
  let description =
    switch vector.x {
    case ..<0: "negative"
    case 0: "zero"
    case 0..<2: "small"
    default: "large"
    }
  let size = if vector.y > 3 { "tall" } else { "flat" }
  lines.append("\(description) \(size)")
  let point: (x: Int, y: Int) = (lines.count, -lines.count)
  switch point {
  case (0, 0): lines.append("origin")
  case (let x, let y) where y < 0: lines.append("below \(x) \(y)")
  default: lines.append("elsewhere")
  }
  let optional: Int? = 5
  if let optional, optional > 3 { lines.append("has \(optional)") }
  outer: for row in 0..<3 {
    for column in 0..<3 {
      if column == 2 { continue outer }
      if row == 2 { break outer }
      lines.append("\(row)\(column)")
    }
  }
  defer { lines.append("never seen") }
  let path = \Vector.x
  lines.append("\(vector[keyPath: path]) \([vector].map(\.y)) \(type(of: vector)) \(vector as Any is Vector)")
  return lines
}
