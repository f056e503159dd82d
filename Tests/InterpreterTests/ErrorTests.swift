import SwiftSource
import Testing

@MainActor
@Suite struct ErrorTests {
  private let source = """
    enum Failure: Error { case empty, code(Int) }
    struct Wrong: Error { let words: String }
    func check(_ n: Int) throws -> Int { if n == 0 { throw Failure.empty }; if n < 0 { throw Failure.code(n) }; if n > 9 { throw Wrong(words: "big") }; return n }
    func told(_ n: Int) -> String {
      var log = ""
      defer { log += "never seen" }
      do {
        defer { log += "d" }
        let value = try check(n)
        return log + "ok \\(value)"
      } catch Failure.empty {
        return log + "empty"
      } catch Failure.code(let code) where code < -5 {
        return log + "low"
      } catch let error as Failure {
        return log + "failure \\(error)"
      } catch {
        return log + ((error as? Wrong)?.words ?? "?")
      }
    }
    func order() -> [Int] { var list: [Int] = []; func run() { defer { list.append(3) }; defer { list.append(2) }; list.append(1) }; run(); return list }
    outer: for _ in [1] { }
    """
  @Test(arguments: [
    ("told(1)", "ok 1"), ("told(0)", "dempty"), ("told(-9)", "dlow"), ("told(-1)", "dfailure code(-1)"), ("told(10)", "dbig"), ("(try? check(3)) ?? 0", "3"),
    ("(try? check(0)) ?? 7", "7"),
    ("order()", "[1, 2, 3]"), ("pairs()", "[3, 4]"), ("result(true) + result(false)", "12"),
  ])
  func `errors are thrown, passed on and caught; deferred statements run on every way out`(_ expression: String, _ expected: String) throws {
    let more =
      source.replacing("\nouter: for _ in [1] { }", with: "") + """

        func pairs() -> [Int] { var found: [Int] = []; outer: for i in 1...5 { for j in 1...5 { if j == 2 { continue outer }; if i == 5 { break outer }; if i > 2 { found.append(i) } } }; return found }
        func result(_ ok: Bool) -> Int { let r: Result<Int, Failure> = ok ? .success(5) : .failure(.code(7)); switch r { case .success(let n): return n; case .failure(.code(let c)): return c; case .failure: return 0 } }
        """
    #expect(try value(expression, after: more) == expected)
  }
  @Test func `what nothing catches is said, with the error`() {
    #expect(
      Interpreted("enum E: Error { case a }\nfunc f() throws -> Int { throw E.a }\nText(\"\\(try! f())\")").said == [
        "3:9: error: 'try!' expression unexpectedly raised an error: E.a"
      ])
  }
  @Test(arguments: [
    ("func f() throws { }\nfunc g() { f() }", "2:12: error: call can throw, but it is not marked with 'try' and the error is not handled"),
    ("func f() throws { }\nfunc g() { try f() }", "2:12: error: errors thrown from here are not handled"),
    (
      "enum E: Error { case a }\nfunc g() { throw E.a }",
      "2:12: error: error is not handled because the enclosing function is not declared 'throws'"
    ),
    ("func g() throws { throw 3 }", "1:25: error: thrown expression type 'Int' does not conform to 'Error'"),
  ])
  func `what can throw must be marked and handled`(_ source: String, _ expected: String) { #expect(Interpreted(source).said == [expected]) }
}
