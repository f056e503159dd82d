import Foundation
import SwiftSource
import Running
import Testing
import Views

/// What grows without end is stopped by counting, whatever the machine: in the checker, in the library's walks over values, in what it makes, in what runs for a picture.
@MainActor
@Suite struct `Bounds of` {
  /// What lowering says, or the run, or making the picture.
  private func said(_ source: String, steps: Int = 200_000) throws -> [String] {
    let program = Interpreted("import SwiftUI\n" + source)
    if !program.isSound { return program.diagnostics.map(\.message) }
    let (host, evaluation) = try program.host(budget: Budget(steps: steps, time: .seconds(600)))
    if evaluation.diagnostics.isEmpty {
      host.layOut(ProposedViewSize(width: 640, height: 384))
      _ = host.displayList
    }
    return evaluation.diagnostics.map(\.message)
  }
  private func run(_ body: String, _ declarations: String = "", steps: Int = 200_000) throws -> [String] {
    try said("\(declarations)\nfunc f() -> Int { \(body) }\nText(\"\\(f())\")", steps: steps)
  }

  // MARK: Checking

  private static let operators = ["Int", "Double", "String"].flatMap { a in
    ["Int", "Double", "String"].map { b in "func <+> (a: \(a), b: \(b)) -> \(a) { a }" }
  }.joined(separator: "\n")
  @Test func `own operators with many overloads are checked in steps that add up`() throws {
    let row = Array(repeating: "1", count: 26).joined(separator: " <+> ")
    #expect(try run("return \(row)", "infix operator <+>: AdditionPrecedence\n" + Self.operators) == [])
    let sums = "struct P { static func +(a: P, b: P) -> P { a }; static func +(a: P, b: Double) -> P { a }; static func +(a: Double, b: P) -> P { b } }"
    let nested = String(repeating: "(p + ", count: 40) + "p" + String(repeating: ")", count: 40)
    #expect(try said("\(sums)\nfunc f(_ p: P) -> P { \(nested) }\nText(\"a\")") == [])
  }
  @Test func `an expression that multiplies with each closure is settled in time`() throws {
    let nested = (0..<26).map { "[1].compactMap { a\($0) in " }.joined() + "1" + String(repeating: " }", count: 26)
    #expect(try value("f()", after: "let before = 1\nfunc f() -> Int { \(nested).count }") == "1")
  }
  @Test func `a type that doubles is refused, or not looked at to the end`() {
    let calls = String(repeating: "d(", count: 40) + "1" + String(repeating: ")", count: 40)
    let doubled = Interpreted("func d<T>(_ t: T) -> (T, T) { (t, t) }\nlet x = \(calls)\nText(\"a\")").said
    #expect(doubled.count == 1 && doubled[0].hasPrefix("2:9: error: the compiler is unable to type-check"), "\(doubled)")
    let steps = (1...40).map { "let a\($0) = (a\($0 - 1), a\($0 - 1))" }.joined(separator: "\n")
    let late = Interpreted("func f() { let a0 = 1\n\(steps) }\nText(\"a\")").said
    // Which of the two limits comes first, that of one expression or that of the file's time, is the machine's load's.
    let ends = ["the compiler is unable to type-check this expression", "checking this file takes too long"]
    #expect(late.first.map { first in ends.contains { first.contains($0) } } == true, "\(late)")
  }
  @Test func `errors end after some hundred`() {
    let names = (0..<3_000).map { "  print(unknown\($0))" }.joined(separator: "\n")
    let said = Interpreted("func f() {\n\(names)\n}\nText(\"a\")").said
    #expect(said.count == 302)
    let end = "302:3: warning: there is too much to be said of this file: it was not checked from line 302 on"
    #expect(said.contains(end), "\(said.suffix(2))")
  }
  @Test func `square brackets that the parser would never end with are refused`() {
    for source in [
      "let d = " + String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60), "let d = " + String(repeating: "[", count: 200),
      "let d: " + String(repeating: "[", count: 40) + "Int" + String(repeating: "]", count: 40), "let d = " + String(repeating: "[(", count: 40),
      "let d = \"\\(" + String(repeating: "[/* a */", count: 40), "let u = \"http://a\"; let d = " + String(repeating: "[", count: 40),
    ] {
      let said = Interpreted(source).said
      #expect(said.count == 1 && said[0].hasSuffix("square brackets are nested too deeply here; move a part of them into a property of its own"), "\(said)")
    }
  }
  @Test func `square brackets that people write are read`() throws {
    let board = "[" + Array(repeating: "[[1, 2], [3, 4]]", count: 40).joined(separator: ", ") + "]"
    #expect(try value("a.count", after: "let a = \(board)") == "40")
    #expect(try value("a", after: "let a = \"\(String(repeating: "[", count: 60))\" // \(String(repeating: "[", count: 60))").count == 60)
    #expect(try value("a[0][0][0][0][0][0].count", after: "let a = [[[[[[[1, 2]]]]]]]") == "2")
  }

  // MARK: Walks

  private static let shared = "struct P: Hashable, Codable { var a: [P] }\nfunc g() -> P { var t = P(a: []); for _ in 0..<40 { t = P(a: [t, t]) }; return t }"
  @Test(arguments: [
    "\"\\(g())\".count", "g() == g() ? 1 : 0", "String(describing: [g()]).count", "(try? JSONEncoder().encode(g()))?.count ?? 0", "a(g() as Any, 60).count",
  ])
  func `a walk over a value count for the run`(_ expression: String) throws {
    let nested = "func a(_ x: Any, _ n: Int) -> String { var t: [Any] = [x]; for _ in 0..<n { t = [t, t] }; return \"\\(t)\" }"
    let said = try run("return \(expression)", Self.shared + "\n" + nested)
    #expect(said == ["this loop or call has run 200,000 steps; the playground stops here, it may never end"])
  }
  @Test(arguments: ["Set([g(), g()]).count", "[g(): 1][g()] ?? 0"])
  func `a hash of a value that holds itself twice counts for the run`(_ expression: String) throws {
    let said = try run("return \(expression)", Self.shared)
    #expect(said == ["this loop or call has run 200,000 steps; the playground stops here, it may never end"])
  }
  @Test func `a description of an enum that holds itself twice count for the run`() throws {
    let tree = "indirect enum T { case l, n(T, T) }\nfunc g() -> T { var t = T.l; for _ in 0..<60 { t = .n(t, t) }; return t }"
    #expect(try run("return \"\\(g())\".count", tree).count == 1)
  }
  @Test func `a value of many parts is compared and shown all the same`() throws {
    let many = "struct P: Hashable { var a: [Int] }\nfunc g() -> P { P(a: Array(0..<5_000)) }"
    #expect(try value("g() == g()", after: many) == "true")
    #expect(try value("\"\\(g())\".count", after: many) == "28896")
  }
  @Test func `JSON of an object that holds itself is one diagnostic`() throws {
    let node = "class N: Codable { var n: N?; init() {} }"
    let said = try run("let a = N(); a.n = a; return (try? JSONEncoder().encode(a))?.count ?? 0", node)
    #expect(said == ["more than 512 values are encoded inside each other here; an object may hold itself"])
  }

  // MARK: Making

  @Test(arguments: [
    "var v = AttributedString(\"a\"); for _ in 0..<60 { v += v }; return v.characters.count",
    "var p = Path(CGRect(x: 0, y: 0, width: 9, height: 9)); for _ in 0..<60 { p.addPath(p) }; return p.isEmpty ? 1 : 0",
    "var t = Text(\"a\"); for _ in 0..<60 { t = t + t }; return 1", "var t = Text(\"\"); for _ in 0..<90 { t = t + t }; return 1",
    "var t = Text(\"\"); for _ in 0..<5_000 { t = Text(\"\") + t }; return 1",
    "let p = UIBezierPath(); p.move(to: .zero); for _ in 0..<60 { p.append(p) }; return 1",
    "Array(repeating: String(repeating: \"a\", count: 900_000), count: 900_000).joined().count",
    "String(repeating: \"a\", count: 900_000).replacingOccurrences(of: \"a\", with: String(repeating: \"b\", count: 900_000), options: .caseInsensitive).count",
    "String(repeating: \"a\", count: 900_000).replacingOccurrences(of: \"a\", with: String(repeating: \"b\", count: 900_000), options: .regularExpression).count",
  ])
  func `what is made end before it is made`(_ body: String) throws {
    let said = try run(body.contains("return") ? body : "return \(body)", steps: 2_000_000)
    #expect(said.count == 1 && said[0].hasSuffix("becomes too long for the playground"), "\(said)")
  }
  @Test(arguments: [
    "Array(repeating: Array(repeating: 1, count: 900_000), count: 900_000).joined().count",
    "(0..<900_000).flatMap { _ in Array(repeating: 1, count: 900_000) }.count",
  ])
  func `what is walked over piece by piece ends at one of the limits`(_ body: String) throws {
    let said = try run("return \(body)", steps: 2_000_000)
    #expect(said.count == 1 && said[0].contains("the playground stops here"), "\(said)")
  }
  @Test func `a regular expression count for the run`() throws {
    for call in [
      "range(of: \"((a{1,1000}){1,1000}){1,1000}b\", options: .regularExpression) == nil ? 1 : 0",
      "replacingOccurrences(of: \"(a+)+b\", with: \"\", options: .regularExpression).count",
    ] {
      #expect(try run("return String(repeating: \"a\", count: 1_000).\(call)").first?.hasPrefix("this loop or call has run 200,000 steps") == true)
    }
  }
  @Test func `regular expressions find and replace as Foundation does`() throws {
    #expect(try value("\"a1b22\".replacingOccurrences(of: \"([a-z])([0-9]+)\", with: \"$2$1\", options: .regularExpression)") == "1a22b")
    #expect(try value("\"naïve café\".replacingOccurrences(of: \"\\\\w+é\", with: \"x\", options: [.regularExpression, .caseInsensitive])") == "naïve x")
    #expect(try value("\"abc\".replacingOccurrences(of: \"[\", with: \"x\", options: .regularExpression)") == "abc")
    #expect(try value("s[s.range(of: \"[0-9]+\", options: .regularExpression)!]", after: "let s = \"ab12c\"") == "12")
    #expect(try value("\"aAa\".replacingOccurrences(of: \"a\", with: \"b\", options: .caseInsensitive)") == "bbb")
  }
  @Test(arguments: [
    "return \"abc\".distance(from: \"abc\".endIndex, to: \"abcdef\".endIndex)", "let s = \"abc\"; return s[\"abcdef\".index(before: \"abcdef\".endIndex)] == \"a\" ? 1 : 0",
    "return \"abc\".index(after: \"abcdef\".endIndex) == \"a\".startIndex ? 1 : 0", "return \"abc\".index(\"abcdef\".endIndex, offsetBy: -1) == \"a\".startIndex ? 1 : 0",
    "return \"abc\".index(\"abc\".startIndex, offsetBy: 4) == \"a\".startIndex ? 1 : 0", "return \"abc\"[..<\"abcdef\".endIndex].count",
    "return \"abc\"[\"abcdef\".endIndex...].count",
    "return \"abc\".prefix(upTo: \"abcdef\".endIndex).count", "var s = \"abc\"; s.remove(at: \"abcdef\".endIndex); return s.count",
    "var s = \"abc\"; s.insert(\"a\", at: \"abcdef\".endIndex); return s.count", "var s = \"abc\"; s.removeSubrange(\"abc\".startIndex..<\"abcdef\".endIndex); return s.count",
  ])
  func `a position of another text is said as Swift says it`(_ body: String) throws {
    let said = try run(body)
    let words = [
      "String index is out of bounds", "String index range is out of bounds", "Range requires lowerBound <= upperBound",
    ]
    #expect(said.count == 1 && words.contains(said[0]), "\(said)")
  }

  // MARK: Pictures

  @Test func `a canvas that never ends is one diagnostic`() throws {
    let fill = "c.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))"
    #expect(try said("Canvas { c, s in while true { \(fill) } }", steps: 20_000) == ["this loop or call has run 20,000 steps; the playground stops here, it may never end"])
    #expect(
      try said("Canvas { c, s in for _ in 0..<40_000 { \(fill) } }", steps: 2_000_000) == [
        "this value becomes too long for the playground"
      ])
  }
  @Test(arguments: [
    "struct S: Shape { func path(in r: CGRect) -> Path { while true { }; return Path(r) } }\nS()",
    """
    struct L: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { while true { }; return .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
    }
    L { Text("a") }
    """,
    "GeometryReader { g in Text(\"\\(f())\") }\nfunc f() -> Int { while true { }; return 1 }",
    "VStack(alignment: .leading) { Text(\"a\").alignmentGuide(.leading) { d in f() }; Text(\"b\") }\nfunc f() -> CGFloat { while true { }; return 1 }",
    "Text(\"a\").visualEffect { content, proxy in while true { }; return content.opacity(0.5) }",
  ])
  func `what runs for a layout or a picture ends with one diagnostic`(_ source: String) throws {
    #expect(try said(source, steps: 20_000) == ["this loop or call has run 20,000 steps; the playground stops here, it may never end"])
  }

  // MARK: Files

  @Test func `files that a program reads lie in its folder, links and all, and are no larger than it may read`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bounds-\(UUID())")
    let project = folder.appendingPathComponent("project")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("secret".utf8).write(to: folder.appendingPathComponent("secret.txt"))
    try Data("mine".utf8).write(to: project.appendingPathComponent("mine.txt"))
    let path = { project.appendingPathComponent($0).path }
    try FileManager.default.createSymbolicLink(atPath: path("link.txt"), withDestinationPath: "../secret.txt")
    try FileManager.default.createSymbolicLink(atPath: path("own.txt"), withDestinationPath: "mine.txt")
    try Data().write(to: project.appendingPathComponent("large.txt"))
    #expect(truncate(path("large.txt"), 6 << 30) == 0)
    #expect(mkfifo(path("pipe.txt"), 0o600) == 0)
    func shown(_ expression: String) throws -> String? {
      let text = "import SwiftUI\nText(\"\\(\(expression))\")"
      try Data(text.utf8).write(to: project.appendingPathComponent("a.swift"))
      let root = try CheckedProgram.read(SourceFile(name: path("a.swift"), text: text)).root(budget: Budget())
      let host = ViewHost(root.view, device: .cells, recordsWrittenViews: true)
      if let failure = root.evaluation.diagnostics.first { throw failure }
      return host.writtenViews.first?.detail
    }
    #expect(try shown("Bundle.main.url(forResource: \"link\", withExtension: \"txt\") == nil") == "true")
    #expect(try shown("Bundle.main.url(forResource: \"pipe\", withExtension: \"txt\") == nil") == "true")
    for name in ["link", "large", "pipe", "none"] {
      #expect(try shown("(try? String(contentsOfFile: \"\(path(name + ".txt"))\", encoding: .utf8)) ?? \"nothing\"") == "nothing")
      #expect(try shown("(try? Data(contentsOf: URL(fileURLWithPath: \"\(path(name + ".txt"))\")))?.count ?? -1") == "-1")
    }
    for name in ["mine", "own"] {
      #expect(try shown("(try? String(contentsOf: Bundle.main.url(forResource: \"\(name)\", withExtension: \"txt\")!, encoding: .utf8)) ?? \"nothing\"") == "mine")
    }
  }
}
