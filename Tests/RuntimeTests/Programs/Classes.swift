class Animal {
  var name: String { didSet { log.append("\(oldValue)->\(name)") } }; var log: [String] = []; init(name: String) { self.name = name }; func speak() -> String { "..." };
  var loud: Bool { false }; deinit { trace.append("bye \(name)") }
}
var trace: [String] = []
class Dog: Animal {
  let age: Int; init(_ n: String, age: Int) { self.age = age; super.init(name: n); name = n + "!" }; override func speak() -> String { "woof " + super.speak() };
  override var loud: Bool { true }; convenience init(pup n: String) { self.init(n, age: 0) }
}
final class Puppy: Dog {
  lazy var toys: [String] = {
    trace.append("lazy"); return ["ball"]
  }()
    ;
  override func speak() -> String { "yip" }
}
struct Temp {
  var c: Double;
  var f: Double {
    get { c * 9 / 5 + 32 }
    set { c = (newValue - 32) * 5 / 9 }
  }; static var zero = Temp(c: 0); static func make() -> Temp { Temp(c: 10) }
  var log = 0 {
    willSet { trace.append("will \(newValue)") }
    didSet { if log > 5 { log = 5 } }
  }
}
struct Counter { var n = 0; mutating func next() -> Int { n += 1; return n }; mutating func reset() { self = Counter() } }
func swap2(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
func outer() -> () -> Int { var n = 0; func inc() -> Int { n += 1; return n }; return inc }
func apply(_ f: (Int) -> Int, _ x: Int) -> Int { f(x) }
func opt(_ x: Int?) -> Int { guard let x else { return -1 }; return x }
enum Err: Error { case a(Int), b }
func thr(_ n: Int) throws -> Int { defer { trace.append("defer \(n)") }; if n > 2 { throw Err.a(n) }; return n }
func run() -> String {
  var o: [String] = []
  var d: Dog? = Dog("rex", age: 3)
  o.append(d!.speak() + " \(d!.loud) \(d!.log.count)")
  d = nil
  let p = Puppy(pup: "bit"); o.append(p.speak()); o.append("\(p.toys.count)"); let a: Animal = p; o.append(a.speak())
  var t = Temp(c: 100); t.f = 212; o.append("\(t.c) \(t.f)"); t.log = 9; o.append("\(t.log)"); Temp.zero.c += 5; o.append("\(Temp.zero.c) \(Temp.make().c)")
  var c = Counter(); _ = c.next(); _ = c.next(); o.append("\(c.n)"); c.reset(); o.append("\(c.n)")
  var x = 1, y = 2; swap2(&x, &y); o.append("\(x) \(y)")
  let f = outer(); _ = f(); o.append("\(f())")
  o.append("\(apply({ $0 * 2 }, 4)) \(apply({ v in let w = v; return w + 1 }, 4))")
  o.append("\(opt(nil)) \(opt(3))")
  do { _ = try thr(1); _ = try thr(3) } catch Err.a(let n) where n > 2 { o.append("a\(n)") } catch { o.append("other") }
  o.append("\((try? thr(5)) ?? 0)")
  var arr = [[1, 2], [3]]; arr[0][1] += 5; arr[1].append(7); o.append("\(arr)")
  let tup = (a: 1, b: "x"); o.append("\(tup.a) \(tup.b)")
  outerLoop: for i in 0..<5 { for j in 0..<5 { if j == 3 { continue outerLoop }; if i == 2 { break outerLoop }; if i == j { continue }; o.append("\(i)\(j)") } }
  var k = 0; repeat { k += 1 } while k < 4; o.append("\(k)")
  switch (k, "z") {
  case (0, _): o.append("0");
  case (let n, "z") where n > 3: o.append("n\(n)"); fallthrough;
  case (100, _): o.append("ft");
  default: o.append("d")
  }
  let dict = ["a": 1]; if let v = dict["a"], v == 1 { o.append("has") }
  o.append(trace.joined(separator: ","))
  let s = if k > 3 { "big" } else { "small" }; o.append(s)
  let kp = \Temp.c; o.append("\(t[keyPath: kp])"); let ks = ["ab", "c"].map(\.count); o.append("\(ks)")
  return o.joined(separator: "\n")
}
