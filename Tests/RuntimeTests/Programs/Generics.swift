func twice<T>(_ x: T, _ f: (T) -> T) -> T { f(f(x)) }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
protocol Animal { var name: String { get }; func speak() -> String }
extension Animal { func speak() -> String { "\(name) speaks" }; func shout() -> String { speak() + "!" } }
struct Cat: Animal { let name: String; func speak() -> String { "meow" } }
struct Fish: Animal { let name = "fish" }
class Zoo { var all: [any Animal] = []; func add(_ a: some Animal) { all.append(a) }; subscript(i: Int) -> any Animal { all[i] } }
protocol Container { associatedtype Item; var items: [Item] { get set }; mutating func put(_ i: Item) }
extension Container { mutating func put(_ i: Item) { items.append(i) }; var first: Item? { items.count == 0 ? nil : items[0] } }
extension Container where Item == Int { func sum() -> Int { var s = 0; for i in items { s += i }; return s } }
struct Bag<T>: Container { var items: [T] = [] }
protocol Eq { static func same(_ a: Self, _ b: Self) -> Bool }
extension Int: Eq { static func same(_ a: Int, _ b: Int) -> Bool { a == b } }
extension Array: Eq where Element: Eq {
  static func same(_ a: [Element], _ b: [Element]) -> Bool {
    if a.count != b.count { return false }; for i in 0..<a.count { if !Element.same(a[i], b[i]) { return false } }; return true
  }
}
func chk<T: Eq>(_ a: T, _ b: T) -> Bool { T.same(a, b) }
extension Int { var sq: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; mutating func dbl() { self = self * 2 }; static let big = 1000 }
class Base { let id: Int; init(id: Int) { self.id = id }; class func create() -> Base { Base(id: 0) }; func copy() -> Self { self }; var desc: String { "Base\(id)" } }
class Derived: Base { var extra = "e"; override class func create() -> Base { Derived(id: 9) }; override var desc: String { super.desc + extra } }
protocol Del: AnyObject { func ping(_ n: Int) }
class Owner: Del { var got: [Int] = []; func ping(_ n: Int) { got.append(n) } }
struct Caller { weak var d: (any Del)?; func go() { d?.ping(3) } }
enum Tree<T> {
  case leaf; indirect case node(Tree<T>, T, Tree<T>)
  func insert(_ v: T, _ lt: (T, T) -> Bool) -> Tree<T> {
    switch self {
    case .leaf: return .node(.leaf, v, .leaf);
    case let .node(l, x, r): return lt(v, x) ? .node(l.insert(v, lt), x, r) : .node(l, x, r.insert(v, lt))
    }
  }
  func walk(_ f: (T) -> Void) { if case let .node(l, x, r) = self { l.walk(f); f(x); r.walk(f) } }
}
struct Matrix {
  var d: [Double]; let w: Int; init(_ w: Int, _ h: Int) { self.w = w; d = [Double](repeating: 0, count: w * h) };
  subscript(r: Int, c: Int) -> Double {
    get { d[r * w + c] }
    set { d[r * w + c] = newValue }
  }
}
enum State { case idle, run(speed: Int, name: String), done(Result2); enum Result2 { case ok, bad(String) } }
func show(_ s: State) -> String {
  switch s {
  case .idle: "idle";
  case .run(let sp, _) where sp > 10: "fast";
  case .run(speed: let sp, name: let n): "\(n)\(sp)";
  case .done(.ok): "ok";
  case .done(.bad(let m)): m
  }
}
func order(_ s: String, _ v: Int) -> Int { ord.append(s); return v }
var ord: [String] = []
func defaults(_ a: Int = 1, b: String = "x", _ c: Int...) -> String { "\(a)\(b)\(c.count)" }
func typed(_ n: Int) throws(E1) -> Int { if n == 0 { throw .zero }; return n }
enum E1: Error { case zero }
func asy(_ n: Int) async -> Int { n + 1 }
struct Lazy {
  lazy var v: Int = {
    ord.append("lz"); return 3
  }()
    ;
  var w = 1
}
struct Obs { var items: [Int] = [] { didSet { ord.append("set\(items.count)") } } }
func run() -> String {
  var o: [String] = []
  o.append("\(twice(3) { $0 + 1 }) \(pair(1, "a")) \(pair("k", 2.5).0)")
  let z = Zoo(); z.add(Cat(name: "tom")); z.add(Fish()); o.append(z[0].shout() + z[1].shout() + z.all[0].name)
  var b = Bag<Int>(); b.put(4); b.put(5); o.append("\(b.sum()) \(b.first ?? 0) \(Bag<String>().first == nil)")
  o.append("\(chk(1, 1)) \(chk([1, 2], [1, 3])) \(chk([[1]], [[1]]))")
  var n = 5; n.dbl(); var acc = 0; 4.times { acc += $0 }; o.append("\(n) \(n.sq) \(acc) \(Int.big)")
  let t: Base.Type = Derived.self; o.append("\(t.create().desc) \(Derived(id: 2).copy().extra) \(Base.create().desc)")
  let ow = Owner(); Caller(d: ow).go(); o.append("\(ow.got)"); let cl: Caller = Caller(d: Owner()); o.append("\(cl.d == nil)")
  var tr = Tree<Int>.leaf; for v in [3, 1, 2] { tr = tr.insert(v, { $0 < $1 }) }; var out: [Int] = []; tr.walk { out.append($0) }; o.append("\(out)")
  var m = Matrix(2, 2); m[0, 1] = 5; m[1, 1] += 2; o.append("\(m[0, 1]) \(m.d)")
  o.append(show(.idle) + show(.run(speed: 20, name: "a")) + show(.run(speed: 2, name: "b")) + show(.done(.ok)) + show(.done(.bad("no"))))
  var arr = [1, 2, 3]; arr[order("i", 0)] = order("v", 9); arr[order("j", 1)] += order("w", 5); o.append("\(arr) \(ord.joined())"); ord = []
  o.append(defaults() + defaults(2) + defaults(3, b: "y", 1, 2) + defaults(b: "z"))
  do { _ = try typed(0) } catch {
    switch error {
    case .zero: o.append("zero")
    }
  }
  var l = Lazy(); l.w = 2; o.append("\(l.v + l.v) \(ord.joined())"); ord = []
  var ob = Obs(); ob.items.append(1); ob.items[0] = 4; o.append(ord.joined(separator: " "))
  var c1 = 0; let inc = { c1 += 1 }; inc(); inc(); o.append("\(c1)")
  var x: Int? = 3; if var y = x { y += 1; o.append("\(y)") }; x! += 10; o.append("\(x!)"); x = nil; o.append("\(x.map { $0 + 1 } == nil)")
  let nested: [[Int]?] = [[1], nil]; o.append("\(nested[0]?[0] ?? 7) \(nested[1]?.count ?? -1)")
  o.append("0")
  for case let (i, s?) in [(1, "a"), (2, nil), (3, "c")] as [(Int, String?)] { o.append("\(i)\(s)") }
  guard case .run(let sp, let nm) = State.run(speed: 7, name: "q") else { return "" }; o.append("\(sp)\(nm)")
  let any: Any = [1, 2]; if let ints = any as? [Int] { o.append("\(ints.count)") }; o.append("\(any is [String])")
  let fn: (Any) -> String = { "\($0)" }; let fi: (Int) -> Any = fn; o.append("\(fi(3))")
  let str = """
    multi "q" \(1 + 1)
      line
    """
  o.append(str); o.append(#function); o.append("\(#line)")
  return o.joined(separator: "\n")
}
