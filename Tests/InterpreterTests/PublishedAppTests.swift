import Testing
import Views

@testable import SwiftSource

/// What small apps, as people publish them, use of the language and of the library.
@MainActor @Suite struct `Idioms of published apps, interpreted` {
  @Test func `an optional tuple is taken apart where it is unwrapped`() throws {
    let declarations = """
      func nearest(_ x: Double, _ marks: [String: Double]) -> String {
        if let (name, _) = marks.first(where: { (_, mark) -> Bool in abs(mark - x) < 1 }) { return name }
        guard let (first, mark) = marks.min(by: { $0.value < $1.value }) else { return "none" }
        return "\\(first) at \\(mark)"
      }
      """
    #expect(try value("nearest(3, [\"a\": 9, \"b\": 2.5])", after: declarations) == "b")
    #expect(try value("nearest(3, [\"a\": 9, \"b\": 7])", after: declarations) == "b at 7.0")
    #expect(try value("nearest(3, [:])", after: declarations) == "none")
    #expect(Interpreted("struct A: View { var body: some View { if let (a, b) = (1, 2) { Text(\"\\(a + b)\") } } }").said.count == 1, "the tuple is no optional")
  }
  @Test func `a type in an extension is extended in its turn, in any order`() throws {
    let source = """
      extension Screen.List.Row { static let name = "row" }
      extension Screen.List { struct Row { let title: String } }
      extension Screen { struct List { var row: Row { Row(title: Row.name) } } }
      struct Screen { var list: List { List() } }
      """
    #expect(try value("Screen().list.row.title", after: source) == "row")
    #expect(Interpreted("struct Screen { }\nextension Screen.Missing { }\nText(\"a\")").said == ["2:18: error: 'Missing' is not a member type of struct 'main.Screen'"])
  }
  @Test func `a binding is written through, plain, made of functions or optional`() throws {
    let running = try Running(
      """
      struct Counter: View {
        @State private var count = 1
        var reset: Binding<Int>? = nil
        var body: some View {
          let plain = Binding(get: { count }, set: { count = $0 })
          let doubled = Binding(get: { count }, set: { count = $0 })
          Text("\\(count)")
          Text("more").onTapGesture { plain.wrappedValue += 1 }
          Text("twice").onTapGesture { doubled.wrappedValue *= 2 }
          Child(count: $count)
        }
      }
      struct Child: View {
        var count: Binding<Int>?
        var body: some View { Text("clear").onTapGesture { count?.wrappedValue = 0 } }
      }
      Counter()
      """)
    try running.tap("more")
    try running.tap("twice")
    #expect(running.texts.first == "4")
    try running.tap("clear")
    #expect(running.texts.first == "0", "what an optional binding binds to changes, though the view itself cannot")
  }
  @Test func `a builder's several views have no tuple type that can be written down yet`() throws {
    let source = "func two<A: View, B: View>(@ViewBuilder _ c: () -> TupleView<(A, B)>) -> some View { c() }\ntwo { Text(\"1\"); Text(\"2\") }"
    #expect(Interpreted(source).said.contains { $0.contains("cannot convert value of type 'TupleView2<Text, Text>'") })
  }
  @Test func `a binding's second function hears how the change moves`() {
    let source = "let b = Binding(get: { 1 }, set: { new, transaction in print(new) })\nText(\"\\(b.wrappedValue)\")"
    #expect(Interpreted(source).said == [])
  }
  @Test func `a number formatter writes significant digits and its own signs`() throws {
    let declarations = """
      func written(_ number: Double, _ change: (NumberFormatter) -> Void) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        change(formatter)
        return formatter.string(from: NSNumber(value: number)) ?? "?"
      }
      """
    #expect(try value("written(1234.5678) { $0.maximumSignificantDigits = 3 }", after: declarations) == "1,230")
    #expect(try value("written(-2) { $0.minusSign = \"~\"; $0.positiveSuffix = \"!\" }", after: declarations) == "~2")
    #expect(try value("written(2.5) { $0.roundingMode = .up; $0.maximumFractionDigits = 0 }", after: declarations) == "3")
    #expect(try value("written(0.5) { $0.multiplier = 100; $0.positiveSuffix = \" %\" }", after: declarations) == "50 %")
    #expect(try value("NumberFormatter.localizedString(from: 12345, number: .decimal)") == "12,345")
  }
  @Test func `arguments of C's printf come as an array too, and a file's own logger names its place`() throws {
    let declarations = """
      @inline(__always) func line(_ message: @autoclosure () -> StaticString, _ values: CVarArg..., line: UInt = #line) -> String {
        String(format: "\\(message())", arguments: values)
      }
      """
    #expect(try value("line(\"%.1f of %d\", 2.25, 7)", after: declarations) == "2.2 of 7")
  }
  @Test func `wrapping operators assign`() throws {
    #expect(try value("{ var n = Int.max; n &+= 1; n &-= 1; return n == Int.max }()") == "true")
  }
  @Test func `a rectangle is made of whole numbers, and put right`() throws {
    let declarations = "let heights = [20, 30]\nlet bars = heights.enumerated().map { index, height in CGRect(x: index * 10, y: 100, width: 10, height: -height) }"
    #expect(try value("bars[1].standardized.minY", after: declarations) == "70.0")
    #expect(try value("CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral.width") == "2.0")
  }
  @Test func `how titles look in a state is said of bars, and not seen`() {
    let source = """
      struct A: View {
        init() {
          UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
          UITableView.appearance().sectionHeaderTopPadding = 0
        }
        var body: some View { Text("a") }
      }
      """
    #expect(Interpreted(source).said == [])
  }
  @Test func `an optional type has its cases by its short name`() throws {
    let declarations = "enum Filter: Hashable { case done, open }\nlet all = [Filter?.none, Filter?.some(.open)]"
    #expect(try value("all.map { $0 == nil ? \"any\" : \"one\" }.joined()", after: declarations) == "anyone")
    #expect(try value("Int?.none ?? 3") == "3")
  }
  @Test func `a text of UIKit is measured as the playground's texts are`() throws {
    let declarations = """
      extension String {
        func width(_ font: UIFont) -> CGFloat { self.size(withAttributes: [NSAttributedString.Key.font: font]).width }
        func height(_ width: CGFloat, _ font: UIFont) -> CGFloat {
          let room = CGSize(width: width, height: .greatestFiniteMagnitude)
          return boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil).height
        }
      }
      """
    // Other tests show views on other devices.
    FrameworkSupport.device = .iphone
    let twice = "\"hello\".width(UIFont.boldSystemFont(ofSize: 34)) > \"hello\".width(.systemFont(ofSize: 17)) * 1.9"
    #expect(try value(twice, after: declarations) == "true")
    // In 48 points there is room for one word.
    let lines = "\"hello world\".height(48, .systemFont(ofSize: 17)) == \"hello\\nworld\".height(900, .systemFont(ofSize: 17))"
    #expect(try value(lines, after: declarations) == "true")
  }
}
