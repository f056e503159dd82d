@propertyWrapper struct Clamped {
  private var v: Int; let hi: Int;
  var wrappedValue: Int {
    get { v }
    set { v = min2(newValue, hi) }
  }; var projectedValue: Clamped { self }; init(wrappedValue: Int, hi: Int) { v = min2(wrappedValue, hi); self.hi = hi }
}
func min2(_ a: Int, _ b: Int) -> Int { a < b ? a : b }
struct S { @Clamped(hi: 10) var x = 20; @Clamped(hi: 5) var y: Int = 3 }
@dynamicMemberLookup struct Dyn { subscript(dynamicMember n: String) -> String { "dyn_" + n } }
@dynamicMemberLookup struct Box<T> {
  var value: T;
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: k] }
    set { value[keyPath: k] = newValue }
  }
}
struct Pt { var x = 1; var y = 2 }
struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { n + x } }
infix operator ** : MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { var r = 1; for _ in 0..<b { r = r * a }; return r }
prefix operator +++
prefix func +++ (x: inout Int) -> Int { x += 3; return x }
struct V: Equatable, Hashable { var a: Int; var b: String; static func + (l: V, r: V) -> V { V(a: l.a + r.a, b: l.b + r.b) } }
enum Suit: String, CaseIterable {
  case hearts, spades = "SP";
  var sym: String {
    switch self {
    case .hearts: "h";
    case .spades: "s"
    }
  }
}
enum Num: Int, Comparable { case one = 1, two, five = 5; static func < (a: Num, b: Num) -> Bool { a.rawValue < b.rawValue } }
struct Money: ExpressibleByIntegerLiteral, CustomStringConvertible { var c: Int; init(integerLiteral v: Int) { c = v }; var description: String { "$\(c)" } }
struct Words: ExpressibleByArrayLiteral, Sequence { var w: [String]; init(arrayLiteral e: String...) { w = e }; func makeIterator() -> AnyIt { AnyIt(w) } }
struct AnyIt: IteratorProtocol {
  var i = 0; let w: [String]; init(_ w: [String]) { self.w = w }; mutating func next() -> String? { if i < w.count { i += 1; return w[i - 1] }; return nil }
}
struct Interp: ExpressibleByStringInterpolation {
  var s: String; init(stringLiteral v: String) { s = v }; init(stringInterpolation i: I) { s = i.out }
  struct I: StringInterpolationProtocol {
    var out = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { out += l };
    mutating func appendInterpolation(_ n: Int) { out += "<\(n)>" }; mutating func appendInterpolation(q s: String) { out += "'\(s)'" }
  }
}
actor Bank { var bal = 0; func dep(_ n: Int) -> Int { bal += n; return bal } }
@resultBuilder enum LB {
  static func buildBlock(_ p: [String]...) -> [String] { var r: [String] = []; for x in p { r = r + x }; return r }; static func buildExpression(_ s: String) -> [String] { [s] };
  static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }; static func buildEither(first p: [String]) -> [String] { p };
  static func buildEither(second p: [String]) -> [String] { p }; static func buildArray(_ p: [[String]]) -> [String] { var r: [String] = []; for x in p { r = r + x }; return r }
}
func list(@LB _ f: () -> [String]) -> [String] { f() }
func run() -> String {
  var o: [String] = []
  var s = S(); o.append("\(s.x) \(s.y)"); s.x = 4; s.y = 99; o.append("\(s.x) \(s.y) \(s.$y.hi)")
  o.append(Dyn().hello); var b = Box(value: Pt()); b.x = 9; o.append("\(b.x) \(b.y)")
  o.append("\(Adder(n: 2)(5))"); o.append("\(2 ** 5 * 2)"); var z = 1; o.append("\(+++z) \(z)")
  let v = V(a: 1, b: "p") + V(a: 2, b: "q"); o.append("\(v) \(v == V(a: 3, b: "pq"))")
  o.append("\(Suit.allCases.count) \(Suit.spades.rawValue) \(Suit(rawValue: "hearts")!.sym) \(Suit(rawValue: "x") == nil)")
  o.append("\(Num.one < .two) \(Num(rawValue: 5)!) \(Num.two.rawValue)")
  let m: Money = 5; o.append("\(m)"); for w in ["a", "b"] as Words { o.append(w) }
  o.append(("n=\(5) \(q: "x")!" as Interp).s)
  let flag = o.count > 3
  o.append(
    list {
      "a"; if flag { "b" } else { "c" }; if !flag { "d" }; for i in 0..<2 { "i\(i)" }
    }.joined(separator: ""))
  @Clamped(hi: 3) var loc = 7; o.append("\(loc)"); loc = 2; o.append("\(loc)")
  var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * 10 } }; o.append("\(fs[0]()) \(fs[2]())")
  let mixed: [Any] = [1, "s", 2.5, Pt(), nil as Int? as Any];
  for x in mixed {
    switch x {
    case let n as Int: o.append("int \(n)");
    case let t as String: o.append("str \(t)");
    case is Double: o.append("dbl");
    case let p as Pt: o.append("pt \(p.x)");
    default: o.append("?")
    }
  }
  let oo: Int?? = .some(nil); o.append("\(oo == nil) \(oo! == nil)")
  func rec(_ n: Int) -> Int { n == 0 ? 0 : n + rec(n - 1) }; o.append("\(rec(10))")
  let f: (Int, Int) -> Int = (+); o.append("\(f(2, 3))"); let g: (Int, Int) -> Pt = Pt.init(x:y:); o.append("\(g(5, 6).y)")
  lazy var lz: Int = {
    o.append("computing"); return 5
  }()
    ;
  o.append("\(lz + lz)")
  var arr = [3, 1, 2]; func bump(_ i: inout Int) { i += 100 }; bump(&arr[1]); o.append("\(arr)")
  let opt: Pt? = Pt(); o.append("\(opt?.x ?? 0) \(opt.map { $0.y } ?? 0)"); var op2: Pt? = nil; op2?.x = 5; o.append("\(op2?.x == nil)")
  return o.joined(separator: "\n")
}
