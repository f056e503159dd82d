func variadic<each T>(_ x: repeat each T) -> Int { var n = 0; repeat (n += cnt(each x)); return n }
func cnt<T>(_ x: T) -> Int { 1 }
class Sub { let n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n }; convenience init() { self.init(5)! } }
class Sub2: Sub { var extra: String; init(extra: String) throws { if extra == "" { throw Bad.x }; self.extra = extra; super.init(1)! } }
enum Bad: Error { case x }
struct Pt: Hashable { var x: Int, y: Int }
class Tok: Hashable { let id: Int; init(_ i: Int) { id = i }; static func == (a: Tok, b: Tok) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
struct Wrap<T> { var v: T; func map<U>(_ f: (T) throws -> U) rethrows -> Wrap<U> { Wrap<U>(v: try f(v)) } }
protocol Greeter { func hi() -> String }
extension Greeter { func hi() -> String { "default" } }
class G1: Greeter {}
class G2: G1 { func hi() -> String { "g2" } }
struct Node {
  var kids: [Node] = []; var v: Int; func sum() -> Int { var s = v; for k in kids { s += k.sum() }; return s };
  mutating func bump() { v += 1; for i in 0..<kids.count { kids[i].bump() } }
}
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func run() -> String {
  var o: [String] = []
  o.append("\(Sub(-1) == nil) \(Sub().n) \((try? Sub2(extra: "")) == nil) \((try! Sub2(extra: "q")).extra)")
  var d: [Pt: String] = [:]; d[Pt(x: 1, y: 2)] = "a"; d[Pt(x: 1, y: 2)] = "b"; o.append("\(d[Pt(x: 1, y: 2)]!) \(d[Pt(x: 2, y: 1)] == nil)")
  var t: [Tok: Int] = [:]; t[Tok(1)] = 5; t[Tok(1), default: 0] += 2; o.append("\(t[Tok(1)]!)")
  o.append("\(Wrap(v: 3).map { $0 * 2 }.v) \((G2() as Greeter).hi()) \(G2().hi()) \((G1() as any Greeter).hi())")
  var n = Node(kids: [Node(v: 2), Node(kids: [Node(v: 3)], v: 4)], v: 1); n.bump(); o.append("\(n.sum()) \(n.kids[1].kids[0].v)")
  n.kids[1].kids[0].v *= 10; o.append("\(n.kids[1].kids[0].v)"); let copy = n; n.v = 0; o.append("\(copy.v)")
  o.append("\(gcd(48, 18))")
  var counts: [String: [Int]] = [:]; counts["a", default: []].append(1); counts["a", default: []].append(2); o.append("\(counts["a"]!)"); counts["a"]?[0] = 9;
  o.append("\(counts["a"]!)"); counts["a"] = nil; o.append("\(counts["a"] == nil)")
  var fns: [(Int) -> Int] = []; var base = 10; fns.append { $0 + base }; base = 20; o.append("\(fns[0](1))"); let fixed = { [base] (x: Int) in x + base }; base = 30;
  o.append("\(fixed(1))")
  let r: Result<Int, Bad> = .failure(.x);
  switch r {
  case .success(let v): o.append("\(v)");
  case .failure(let e): o.append("\(e)")
  }
  let a: [Int?] = [1, nil, 3]; var s = 0; for case let v? in a { s += v }; o.append("\(s)")
  let x = 5;
  switch x {
  case 1...3: o.append("low");
  case 4..<6: o.append("mid");
  case let y where y > 100: o.append("big");
  default: o.append("def")
  }
  if case 4...9 = x, x != 7 { o.append("in") }
  return o.joined(separator: "\n")
}
