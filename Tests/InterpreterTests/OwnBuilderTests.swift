import Testing

/// What a file adds to the language for itself: result builders, interpolations, sequences, dynamic members.
@MainActor
@Suite struct OwnBuilderTests {
  private static let strings = """
    @resultBuilder enum Lines {
      static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
      static func buildExpression(_ text: String) -> [String] { [text] }
      static func buildExpression(_ number: Int) -> [String] { ["number \\(number)"] }
      static func buildOptional(_ part: [String]?) -> [String] { part ?? ["nothing"] }
      static func buildEither(first: [String]) -> [String] { first }
      static func buildEither(second: [String]) -> [String] { second }
      static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
      static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
    }
    func lines(@Lines _ content: () -> String) -> String { content() }

    """
  @Test func `a result builder makes of a block what its functions say`() throws {
    #expect(try value("lines { \"a\"; 2 }", after: Self.strings) == "a number 2")
    #expect(try value("lines { }", after: Self.strings) == "")
    #expect(try value("lines { let n = 3; if n > 3 { \"big\" } else if n > 2 { \"three\" } else { \"small\" }; if n > 5 { \"five\" } }", after: Self.strings) == "three nothing")
    #expect(try value("lines { for n in 1...4 where n % 2 == 0 { n; \"-\" } }", after: Self.strings) == "number 2 - number 4 -")
    #expect(try value("lines { switch 4 { case 1: \"one\"; default: \"more\" } }", after: Self.strings) == "more")
  }
  @Test func `a result builder stands before stored properties and local functions`() throws {
    let source =
      Self.strings
        + """
        struct Page { var size = 1; @Lines var text: String }
        func words() -> String {
          @Lines func inner() -> String { "in"; "side" }
          return inner() + Page(size: 2) { "begin"; "end" }.text
        }

        """
    #expect(try value("words()", after: source) == "in sidebegin end")
  }
  @Test func `a result builder stands before properties and functions`() throws {
    let program =
      Self.strings
      + "struct Page { let isLong: Bool\n@Lines var text: String { \"begin\"; if isLong { \"middle\" } }\n@Lines func again(_ word: String) -> String { word; word } }\n"
    #expect(try value("Page(isLong: true).text", after: program) == "begin middle")
    #expect(try value("Page(isLong: false).text + Page(isLong: true).again(\"x\")", after: program) == "begin nothingx x")
  }
  @Test func `a result builder without a function for what stands there refuses it`() {
    let builder =
      "@resultBuilder struct Only { static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) } }\nfunc only(@Only _ content: () -> Int) -> Int { content() }\n"
    #expect(Interpreted(builder + "Text(\"\\(only { 1; 2 })\")").said == [])
    #expect(
      Interpreted(builder + "Text(\"\\(only { if true { 1 } })\")").said == [
        "3:16: error: closure containing control flow statement cannot be used with result builder 'Only'"
      ])
    #expect(Interpreted(builder + "Text(\"\\(only { \"a\" })\")").said.isEmpty == false)
  }
  @Test func `partial blocks are put together one after the other`() throws {
    let builder = """
      @resultBuilder struct Joined {
        static func buildPartialBlock(first: String) -> String { first }
        static func buildPartialBlock(accumulated: String, next: String) -> String { "(\\(accumulated) \\(next))" }
      }
      func joined(@Joined _ content: () -> String) -> String { content() }

      """
    #expect(try value("joined { \"a\"; \"b\"; \"c\" }", after: builder) == "((a b) c)")
  }
  @Test func `an interpolation of the file's own writes into the text`() throws {
    let own = """
      extension String.StringInterpolation {
        mutating func appendInterpolation(money value: Double) { appendLiteral("$" + String(format: "%.2f", value)) }
        mutating func appendInterpolation(_ words: [String], joinedBy separator: String) { appendInterpolation(words.joined(separator: separator)) }
      }

      """
    #expect(try value("\"costs \\(money: 4.5), \\([\"a\", \"b\"], joinedBy: \"-\")\"", after: own) == "costs $4.50, a-b")
    #expect(try Interpreted(own + "Text(\"\\(money: 1)\")").texts() == ["$1.00"])
    #expect(try value("\"\\(4)\"", after: own) == "4")
  }
  @Test func `a sequence of the file's own has what sequences have`() throws {
    let own = """
      struct Countdown: Sequence, IteratorProtocol {
        var count: Int
        mutating func next() -> Int? {
          if count == 0 { return nil }
          defer { count -= 1 }
          return count
        }
      }
      struct Evens: Sequence {
        let limit: Int
        func makeIterator() -> AnyIterator<Int> {
          var number = 0
          return AnyIterator {
            number += 2
            return number <= limit ? number : nil
          }
        }
      }

      """
    #expect(try value("Countdown(count: 3).map { $0 * 2 }", after: own) == "[6, 4, 2]")
    #expect(try value("Evens(limit: 6).filter { $0 > 2 }.reduce(0, +)", after: own) == "10")
    #expect(try value("Array(Evens(limit: 4))", after: own) == "[2, 4]")
    #expect(try value("Evens(limit: 4).contains(4)", after: own) == "true")
  }
  @Test func `a collection of the file's own has what collections have`() throws {
    let own = """
      struct Deck: RandomAccessCollection {
        let cards = ["a", "b", "c"]
        var startIndex: Int { cards.startIndex }
        var endIndex: Int { cards.endIndex }
        subscript(position: Int) -> String { cards[position] }
      }

      """
    #expect(try value("Deck().count", after: own) == "3")
    #expect(try value("Deck().dropFirst().joined() + Deck()[0] + (Deck().last ?? \"\")", after: own) == "bcac")
  }
  @Test func `dynamic members are read and written`() throws {
    let own = """
      @dynamicMemberLookup struct Words { subscript(dynamicMember name: String) -> String { name + "!" } }
      struct Inner { var count = 3 }
      @dynamicMemberLookup final class Store<State> {
        var state: State
        init(_ state: State) { self.state = state }
        subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value { get { state[keyPath: path] } set { state[keyPath: path] = newValue } }
      }
      func changed() -> Int {
        let store = Store(Inner())
        store.count += 4
        return store.count
      }

      """
    #expect(try value("Words().hello", after: own) == "hello!")
    #expect(try value("changed()", after: own) == "7")
    #expect(Interpreted(own + "Text(\"\\(Store(Inner()).other)\")").said.count == 1)
  }
  @Test func `a mirror shows what a value is made of`() throws {
    let own =
      "struct Person { let name = \"Ann\"; var age: Int? = 4 }\nenum Shape { case circle(Double), none }\nclass Animal { var legs = 4 }\nfinal class Cat: Animal { var name = \"Minka\" }\n"
    #expect(try value("Mirror(reflecting: Person()).children.map { \"\\($0.label ?? \"\")=\\($0.value)\" }", after: own) == "[\"name=Ann\", \"age=Optional(4)\"]")
    #expect(try value("Mirror(reflecting: Person()).displayStyle == .struct", after: own) == "true")
    #expect(try value("Mirror(reflecting: Shape.circle(2)).children.first?.label ?? \"\"", after: own) == "circle")
    #expect(try value("Mirror(reflecting: Cat()).superclassMirror?.children.count ?? 0", after: own) == "1")
    #expect(try value("Mirror(reflecting: Cat()).subjectType", after: own) == "Cat")
    #expect(try value("Mirror(reflecting: Person()).descendant(\"name\") as? String ?? \"\"", after: own) == "Ann")
    #expect(try value("Mirror(reflecting: [1, 2]).displayStyle == .collection") == "true")
  }
}
