import SwiftSource
import Testing

@MainActor
@Suite struct ClassTests {
  @Test func `objects are shared, structs are copied`() throws {
    let source = """
      final class Counter { var n = 0; let step: Int; init(step: Int) { self.step = step }; func up() { n += step }; deinit { } }
      struct Holder { let counter: Counter; var copies = [1] }
      func run() -> String {
        let a = Counter(step: 2), b = a
        let holder = Holder(counter: a)
        var other = holder
        other.copies.append(2)
        b.up(); holder.counter.up(); other.counter.n += 1
        return "\\(a.n) \\(a === b) \\(holder.copies.count) \\(other.copies.count)"
      }
      """
    #expect(try value("run()", after: source) == "5 true 1 2")
  }
  @Test func `subclasses override, call super, and are found by their dynamic type`() throws {
    let source = """
      class Animal { let name: String; var legs: Int { 4 }; init(name: String) { self.name = name }; func sound() -> String { "…" }; func speak() -> String { name + " " + sound() } }
      class Dog: Animal { var tricks: [String] = []; override func sound() -> String { "wuff" } }
      class Puppy: Dog { init() { super.init(name: "Pup"); tricks.append("sit") }; override func sound() -> String { super.sound() + "!" }; override var legs: Int { super.legs - 1 } }
      class Bird: Animal { convenience init() { self.init(name: "Bird") }; override var legs: Int { 2 } }
      let all: [Animal] = [Animal(name: "A"), Dog(name: "D"), Puppy(), Bird(name: "B")]
      """
    #expect(try value("all.map { $0.speak() }", after: source) == #"["A …", "D wuff", "Pup wuff!", "B …"]"#)
    #expect(try value("all.map(\\.legs)", after: source) == "[4, 4, 3, 2]")
    #expect(try value("all.compactMap { ($0 as? Dog)?.tricks.count }", after: source) == "[0, 1]")
  }
  @Test func `properties can be computed both ways, observed, lazy and static`() throws {
    let source = """
      struct Temperature {
        var celsius = 0.0 { willSet { log += "<\\(newValue)" }
          didSet { log += ">\\(oldValue)"; if celsius > 100 { celsius = 100 } } }
        var log = ""
        var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
        static var made = 0
        lazy var doubled: Double = { self.celsius * 2 }()
        subscript(offset: Int) -> Double { get { celsius + Double(offset) } set { celsius = newValue - Double(offset) } }
      }
      func run() -> String {
        var t = Temperature()
        t.fahrenheit = 212
        t.celsius += 50
        Temperature.made += 2
        t[1] = 11
        return "\\(t.celsius) \\(t.log) \\(Temperature.made) \\(t.doubled) \\(t[5])"
      }
      """
    #expect(try value("run()", after: source) == "10.0 <100.0>0.0<150.0>100.0<10.0>100.0 2 20.0 15.0")
  }
  @Test func `closures take weak objects, lists of captures, inout and autoclosures`() throws {
    let source = """
      class Model { var n = 1; lazy var read: () -> Int = { [weak self] in guard let self else { return -1 }; return self.n } ; func later() -> () -> Int { { [n] in n } } }
      func change(_ list: inout [Int], by f: (inout Int) -> Void) { for i in list.indices { f(&list[i]) } }
      func either(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() }
      func sum(_ numbers: Int..., times: Int = 1) -> Int { numbers.reduce(0, +) * times }
      func run() -> String {
        let model = Model(), old = model.later()
        model.n = 5
        var list = [1, 2, 3]
        change(&list) { $0 *= 2 }
        list.swapAt(0, 2)
        var (p, q) = (1, 2)
        swap(&p, &q)
        list[1] += p * 0 + q * 0
        func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }
        struct Local { var x = fact2(3) }
        return "\\(model.read()) \\(old()) \\(list) \\(either(false, list.isEmpty)) \\(sum(1, 2, 3)) \\(sum(4, times: 2)) \\(sum()) \\(fact(5)) \\(Local().x)"
      }
      func fact2(_ n: Int) -> Int { n * 2 }
      """
    #expect(try value("run()", after: source) == "5 1 [6, 4, 2] false 6 8 0 120 6")
  }
  @Test func `what classes must not do is refused`() {
    #expect(
      Interpreted("class A { var x: Int }\nlet a = A()").said == [
        "1:7: error: class 'A' has no initializers",
        "2:9: error: 'A' cannot be constructed because it has no accessible initializers",
      ])
    #expect(Interpreted("class A { init(x: Int) { } }\nclass B: A { init() { } }").said.first?.contains("'super.init' isn't called") == true)
    #expect(Interpreted("struct S { var x = 1; func f() { x = 2 } }").said == ["1:34: error: cannot assign to property: 'self' is immutable"])
    #expect(Interpreted("struct S { var x: Int { 1 } }\nfunc f(_ s: inout S) { s.x = 2 }").said == ["2:26: error: cannot assign to property: 'x' is a get-only property"])
    #expect(Interpreted("func f(_ n: inout Int) { }\nfunc g() { var x = 1; f(x) }").said.first?.contains("requires explicit '&'") == true)
  }
}
