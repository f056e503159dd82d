protocol Named { var name: String { get set } }
struct Pn: Named { var name: String }
func setName(_ x: inout some Named, _ n: String) { x.name = n }
func openIt(_ x: any Named) -> String { func inner<T: Named>(_ t: T) -> String { "\(T.self) \(t.name)" }; return inner(x) }
protocol Fac { associatedtype Out: Named; func make() -> Out }
struct PF: Fac { func make() -> Pn { Pn(name: "made") } }
func build<F: Fac>(_ f: F) -> F.Out { f.make() }
func buildAny(_ f: any Fac) -> String { let n = f.make(); return n.name }
class Gen<T> { var v: T; init(_ v: T) { self.v = v }; func map<U>(_ f: (T) -> U) -> Gen<U> { Gen<U>(f(v)) }; class var label: String { "Gen" } }
class IntGen: Gen<Int> { override init(_ v: Int) { super.init(v * 2) }; override class var label: String { "Int" + super.label } }
struct Pairs<A, B> { let a: A, b: B; struct Inner { let x: A; let y: B }; func inner() -> Inner { Inner(x: a, y: b) } }
extension Pairs: Equatable where A: Equatable, B: Equatable {}
extension Pairs: CustomStringConvertible { var description: String { "<\(a),\(b)>" } }
enum Op: CaseIterable {
  case add, sub;
  func apply(_ a: Int, _ b: Int) -> Int {
    switch self {
    case .add: a + b;
    case .sub: a - b
    }
  }; static var first: Op { allCases[0] };
  init?(_ s: String) {
    switch s {
    case "+": self = .add;
    case "-": self = .sub;
    default: return nil
    }
  }
}
struct Fail { let v: Int; init?(_ v: Int) { if v < 0 { return nil }; self.v = v }; init(twice v: Int) { self.init(v * 2)! } }
class Obs2 { var total = 0; var onChange: ((Int) -> Void)?; var v = 0 { didSet { total += v; onChange?(v) } } }
class SubObs: Obs2 { override var v: Int { didSet { total += 100 } } }
actor Cnt { private(set) var n = 0; func inc() { n += 1 }; var doubled: Int { n * 2 } }
struct Memo {
  private var cache: [Int: Int] = [:];
  mutating func fib(_ n: Int) -> Int { if n < 2 { return n }; if let c = cache[n] { return c }; let r = fib(n - 1) + fib(n - 2); cache[n] = r; return r }
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func auto(_ c: @autoclosure () -> Bool, _ m: @autoclosure () -> String) -> String { c() ? "y" : m() }
func re(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
struct Err2: Error, Equatable { let code: Int }
func nestedThrow() throws { do { throw Err2(code: 1) } catch let e as Err2 where e.code == 2 { _ = e } }
typealias Handler = (String) -> Void
struct Cfg { var a = 1; var h: Handler? = nil; static let shared = Cfg(); static var count = 0 { didSet { hist.append(count) } } }
var hist: [Int] = []
var glob = {
  hist.append(-1); return 7
}()
struct Grid {
  var cells: [[Int]];
  subscript(_ p: (Int, Int)) -> Int {
    get { cells[p.0][p.1] }
    set { cells[p.0][p.1] = newValue }
  }; static subscript(n: Int) -> Int { n * 3 }
}
extension Array { func second() -> Element? { count > 1 ? self[1] : nil } }
extension Optional where Wrapped == Int { var orZero: Int { self ?? 0 } }
extension Array where Element: Named { func names() -> [String] { var r: [String] = []; for e in self { r.append(e.name) }; return r } }
func run() async -> String {
  var o: [String] = []
  var p = Pn(name: "a"); setName(&p, "b"); o.append(p.name); o.append(openIt(p)); o.append(build(PF()).name + buildAny(PF()))
  let g = Gen(3).map { "\($0)!" }; o.append(g.v); o.append("\(IntGen(4).v) \(IntGen.label) \(type(of: IntGen(1) as Gen<Int>).label)")
  let pr = Pairs(a: 1, b: "z"); o.append("\(pr) \(pr.inner().y) \(pr == Pairs(a: 1, b: "z"))")
  o.append("\(Op.first.apply(3, 4)) \(Op("-")!.apply(3, 4)) \(Op("?") == nil)")
  o.append("\(Fail(-1) == nil) \(Fail(twice: 4).v)")
  let ob = SubObs(); var seen = 0; ob.onChange = { seen += $0 }; ob.v = 5; o.append("\(ob.total) \(seen)")
  let c = Cnt(); await c.inc(); await c.inc(); o.append("\(await c.n) \(await c.doubled)")
  var m = Memo(); o.append("\(m.fib(30))")
  o.append(compose({ (x: Int) in x + 1 }, { "\($0)" })(4)); o.append(auto(false, "no"))
  o.append("\(re { 4 })"); do { try nestedThrow() } catch { o.append("\(error as? Err2 == Err2(code: 1))") }
  Cfg.count += 2; Cfg.count = 7; o.append("\(hist.count > 1) \(glob) \(glob) \(Cfg.shared.a)")
  var gr = Grid(cells: [[1, 2], [3, 4]]); gr[(1, 0)] = 9; o.append("\(gr[(1, 0)]) \(Grid[4])")
  o.append("\([1, 2].second() ?? 0) \((nil as Int?).orZero) \([Pn(name: "q")].names())")
  let t = Task { () -> Int in
    await c.inc(); return await c.n
  }; o.append("\(await t.value)")
  async let x = c.doubled; async let y = c.n; o.append("\(await x + y)")
  var path: WritableKeyPath<Grid, [[Int]]> = \.cells; path = \Grid.cells; gr[keyPath: path][0][0] = 42; o.append("\(gr.cells)")
  let kps: [KeyPath<Pn, String>] = [\.name]; o.append(p[keyPath: kps[0]])
  if #available(macOS 10, *) { o.append("avail") }
  label: do { if o.count > 2 { break label }; o.append("never") }
  defer { hist = [] }
  return o.joined(separator: "\n")
}
