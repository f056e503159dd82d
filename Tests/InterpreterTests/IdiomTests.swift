import Testing

/// More of what files that people have use of the language.
@MainActor @Suite struct `Idioms of design systems and models, interpreted` {
  @Test func `a choice between implicit members is of the type that has both`() throws {
    #expect(Interpreted("let on = true\nText(\"a\").foregroundStyle(on ? .white : .primary)").said == [])
    #expect(Interpreted("let on = true\nText(\"a\").foregroundStyle(on ? .white : .nothing)").said.count == 1)
  }
  @Test func `a condition on Self makes its initialiser known`() throws {
    let declarations = """
      struct Big: ButtonStyle { var n = 1; func makeBody(configuration: Configuration) -> some View { configuration.label.padding(CGFloat(n)) } }
      extension ButtonStyle where Self == Big { static var big: Big { .init() }
        static func big(_ n: Int) -> Self { Self(n: n) } }
      """
    #expect(Interpreted(declarations + "\nButton(\"a\") { }.buttonStyle(.big(3))").said == [])
  }
  @Test func `operators behind their operand, defaults that are builders, texts of any kind`() throws {
    let run = try Running(
      """
      postfix operator %
      enum Space: Double { case small = 4; static postfix func % (space: Space) -> Double { space.rawValue * 2 } }
      struct Card<Header: View, Footer: View>: View { let header: Header; let footer: Footer
        init(@ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer = { EmptyView() }) { self.header = header(); self.footer = footer() }
        var body: some View { header; footer } }
      struct Big<Label: View>: View { let label: Label; var body: some View { label } }
      extension Big where Label == Text { init(_ title: some StringProtocol) { label = Text(title) } }
      VStack { Card { Text("\\(Space.small%)") }; Big("title") }
      """)
    #expect(run.texts == ["8.0", "title"])
  }
  @Test func `key paths that wait for the value they belong to`() throws {
    let declarations = """
      final class Model { var name = "a" }
      func change<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>, to value: Value, on root: Root) { root[keyPath: path] = value }
      func changed() -> String { let model = Model(); change(\\.name, to: "b", on: model); return model.name }
      """
    #expect(try value("changed()", after: declarations) == "b")
  }
  @Test func `generic types are found out from what is wanted, or from a static call`() throws {
    let declarations = """
      struct Box<T> { let value: T?; init(_ value: T?) { self.value = value }
        static func holding(_ value: T) -> Box<T> { Box(value) } }
      extension Box where T: Numeric { var doubled: T? { value.map { $0 + $0 } } }
      func empty() -> Box<Int> { Box(nil) }
      func counted() -> AsyncStream<Int> { AsyncStream { stream in for n in 1...3 { stream.yield(n) }; stream.finish() } }
      extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
      """
    #expect(try value("(empty().value ?? 1) + (Box.holding(4).doubled ?? 0)", after: declarations) == "9")
    #expect(try value("Optional<String>.none.isNilOrEmpty", after: declarations) == "true")
    #expect(Interpreted(declarations + "\nText(\"a\").task { for await n in counted() { print(n) } }").said == [])
  }
  @Test func `a binding sets its value in its own extension`() throws {
    let run = try Running(
      """
      extension Binding where Value == Int { var text: Binding<String> { Binding<String>(get: { String(wrappedValue) }, set: { wrappedValue = Int($0) ?? 0 }) } }
      struct Shown: View { @State private var n = 4
        var body: some View { Text("n \\(n)"); Inner(text: $n.text) } }
      struct Inner: View { @Binding var text: String; var body: some View { Button("set") { text = "7" } } }
      Shown()
      """)
    try run.tap("set")
    #expect(run.texts.first == "n 7")
  }
  @Test func `a way through screens grows and shrinks`() throws {
    let declarations = """
      final class Router { var path = NavigationPath()
        func told() -> Int { path.append("a"); path.append(2); path.append(3); path.removeLast(2); return path.count } }
      """
    #expect(try value("Router().told()", after: declarations) == "1")
  }
  @Test func `a task that waits again and again ends, and what it did is shown`() throws {
    let run = try Running(
      """
      struct Ticking: View { @State private var n = 0
        var body: some View { Text("\\(n)").task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); n += 1 } } } }
      Ticking()
      """)
    #expect(run.texts == ["10"])
  }
  @Test func `a task of an object that waits too long ends by itself, and the view is shown`() throws {
    let run = try Running(
      """
      final class Model: ObservableObject { @Published var n = 0
        init() { Task { for _ in 0..<20 { try? await Task.sleep(for: .seconds(3)); Task { @MainActor in self.n += 1 } } } } }
      struct Late: View { @StateObject var model = Model()
        var body: some View { GeometryReader { _ in Text("shown") } } }
      Late()
      """)
    #expect(run.texts == ["shown"])
  }
  @Test func `a task ends where the library lacks something, and the view is shown`() throws {
    let run = try Running(
      """
      import SwiftUI
      import WeatherKit
      struct Sky: View { @State private var n = 0
        var body: some View { Text("\\(n)").task {
          n = 1
          let hours = try? await WeatherService.shared.weather(for: 1)
          for hour in hours ?? [] { n += hour.count }
        } } }
      Sky()
      """)
    #expect(run.texts == ["1"])
    #expect(run.evaluation.takeActionDiagnostics().allSatisfy { $0.severity == .warning })
  }
  @Test func `what is wanted of a called closure, or of a map's, says what it returns`() throws {
    let declarations = """
      final class Player { let n: Int; init(url: Int) { n = url } }
      let some: Player? = { if [1].count == 1 { return .init(url: 3) }
        return nil }()
      let double: Double? = { let k = 1; if k > 2 { return nil }
        return 2 }()
      let all: [Int?] = [1, 2].map { n in if n > 1 { return nil }
        return n }
      struct Kept { @State var player: Player? = { if [1].count == 2 { return .init(url: 3) }
        return nil }() }
      """
    #expect(try value("\"\\(some?.n ?? 0) \\(double ?? 0) \\(all)\"", after: declarations) == "3 2.0 [Optional(1), nil]")
  }
  @Test func `a range is matched by its operator, positions are walked over`() throws {
    let declarations = """
      func kind(_ code: Int) -> String { if 200..<300 ~= code { return "good" }; return 400... ~= code ? "bad" : "odd" }
      func sum(_ set: IndexSet) -> Int { var total = 0; for index in set { total += index }; return total }
      """
    #expect(try value("kind(204) + kind(404) + kind(302) + \"\\(sum(IndexSet([1, 4])))\"", after: declarations) == "goodbadodd5")
  }
  @Test func `types that literals can be written for`() throws {
    let declarations = """
      struct Tag: ExpressibleByStringLiteral { let text: String; init(stringLiteral value: String) { text = value } }
      struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { let cents: Int
        init(integerLiteral value: Int) { cents = value * 100 }
        init(floatLiteral value: Double) { cents = Int(value * 100) } }
      struct Bag: ExpressibleByArrayLiteral { let items: [Int]; init(arrayLiteral elements: Int...) { items = elements } }
      func sum(_ money: Money...) -> Int { money.reduce(0) { $0 + $1.cents } }
      let tags: [Tag] = ["a", "b"]
      let bag: Bag = [1, 2, 3]
      """
    #expect(try value("tags.map(\\.text).joined() + \"\\(sum(3, 2.5)) \\(bag.items.count)\"", after: declarations) == "ab550 3")
    #expect(Interpreted(declarations + "\nlet wrong: Bag = [\"x\"]\nText(\"a\")").said.count == 1)
  }
  @Test func `methods of the library are functions, and a result becomes an optional`() throws {
    let declarations = """
      let formatter: DateFormatter = { let made = DateFormatter(); made.dateFormat = "yyyy"; return made }()
      let half: (Int) -> Int? = { n in n / 2 }
      func apply(_ name: String) -> (Double, Double) -> Double? { if name == "+" { return (+) }; return { $1 == 0 ? nil : $0 / $1 } }
      """
    #expect(try value("[Date(timeIntervalSince1970: 0)].map(formatter.string).joined()", after: declarations) == "1970")
    #expect(try value("[apply(\"+\")(1, 2), apply(\"/\")(1, 0), half(4).map(Double.init)].compactMap { $0 }", after: declarations) == "[3.0, 2.0]")
  }
  @Test func `a closure's plain value becomes the optional that is wanted`() throws {
    #expect(try value("[\"a\", \"bb\"].compactMap { $0.count }") == "[1, 2]")
    #expect(try value("[\"a\", \"bb\"].compactMap { text in return text.count }.max() ?? 0") == "2")
    #expect(try value("[3, 4].compactMap { number in if number > 3 { return \"big\" }; return \"small\" }") == "[\"small\", \"big\"]")
    #expect(try value("[\"1\", \"x\"].compactMap { Int($0) }") == "[1]")
    #expect(try value("Optional(4).flatMap { $0 + 1 } ?? 0") == "5")
    #expect(try value("[[\"k\": 1], [:]].compactMap { $0[\"k\"] }") == "[1]")
    #expect(try value("[\"a\": 1].compactMapValues { $0 * 2 }[\"a\"] ?? 0") == "2")
  }
  @Test func `the most digits of a formatter move the fewest, and the other way round`() throws {
    let source = """
      func money(_ most: Int?, _ fewest: Int?) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        if let most { formatter.maximumFractionDigits = most }
        if let fewest { formatter.minimumFractionDigits = fewest }
        return formatter.string(from: 2000) ?? ""
      }

      """
    #expect(try value("money(nil, nil) + money(0, nil) + money(nil, 3) + money(1, 0)", after: source) == "$2,000.00$2,000$2,000.000$2,000")
  }
  @Test func `numbers of phases and first values of keyframes become what the closures need`() {
    let source = """
      VStack {
        Text("a").phaseAnimator([0, 10]) { $0.offset(x: $1) }
        Text("b").phaseAnimator([0, 20, 0], trigger: 1) { content, phase in content.offset(y: phase) }
        Text("c").keyframeAnimator(initialValue: 1, trigger: 1) { content, value in content.scaleEffect(value) } keyframes: { _ in
          LinearKeyframe(2, duration: 1)
        }
        Text("d").phaseAnimator([1, 2]) { content, phase in content.opacity(Double(phase)) }
      }
      """
    #expect(Interpreted(source).said == [])
  }
}
