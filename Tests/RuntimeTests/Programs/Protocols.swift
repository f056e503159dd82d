protocol Shape { associatedtype U; var name: String { get }; func area() -> Double; static var kind: String { get }; init(side: Double); mutating func grow() }
extension Shape { func describe() -> String { "\(name):\(area())" }; var name: String { "shape" }; static var kind: String { "default" } }
struct Sq: Shape { typealias U = Int; var s: Double; init(side: Double) { s = side }; func area() -> Double { s * s }; mutating func grow() { s += 1 } }
struct Ci: Shape {
  typealias U = String; var r: Double; var name: String { "circle" }; static var kind: String { "ci" }; init(side: Double) { r = side }; func area() -> Double { 3 * r * r };
  mutating func grow() { r *= 2 }
}
func make<S: Shape>(_ t: S.Type, _ d: Double) -> S { var s = t.init(side: d); s.grow(); return s }
func total(_ xs: [any Shape]) -> Double { var t = 0.0; for x in xs { t += x.area() }; return t }
func some1() -> some Shape { Ci(side: 2) }
func gen<T: Shape>(_ t: T) -> String { T.kind + " " + t.describe() }
struct Stack<E> {
  private var items: [E] = []; mutating func push(_ e: E) { items.append(e) }; var count: Int { items.count };
  subscript(i: Int) -> E {
    get { items[i] }
    set { items[i] = newValue }
  }
}
extension Stack where E: Equatable { func has(_ e: E) -> Bool { for i in 0..<count { if self[i] == e { return true } }; return false } }
class Node<T> { let v: T; var next: Node<T>?; init(_ v: T, _ n: Node<T>? = nil) { self.v = v; next = n } }
func len<T>(_ n: Node<T>?) -> Int { var c = 0; var x = n; while let y = x { c += 1; x = y.next }; return c }
indirect enum Ex {
  case num(Int); case add(Ex, Ex); case mul(Ex, Ex);
  func eval() -> Int {
    switch self {
    case .num(let n): return n;
    case let .add(a, b): return a.eval() + b.eval();
    case .mul(let a, let b): return a.eval() * b.eval()
    }
  }
}
func run() -> String {
  var o: [String] = []
  o.append(gen(Sq(side: 2))); o.append(gen(make(Ci.self, 2)))
  o.append("\(total([Sq(side: 1), Ci(side: 1)]))")
  o.append(some1().describe())
  var s = Stack<Int>(); s.push(4); s.push(5); s[0] += 10; o.append("\(s.count) \(s[0]) \(s.has(5)) \(s.has(6))")
  o.append("\(len(Node(1, Node(2, Node(3)))))")
  o.append("\(Ex.add(.num(2), .mul(.num(3), .num(4))).eval())")
  var any: any Shape = Sq(side: 3); any.grow(); o.append(any.describe()); o.append("\(type(of: any).kind)")
  let shapes: [any Shape] = [Sq(side: 1), Ci(side: 1)]
  for x in shapes { if let c = x as? Ci { o.append("circle \(c.r)") } else if x is Sq { o.append("square") } }
  return o.joined(separator: "\n")
}
