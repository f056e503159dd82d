import Testing

/// What files about layout, styles and own components have use of the language and of the library.
@MainActor @Suite struct `Idioms of demonstrations, interpreted` {
  @Test func `a key names the type of its values by the name that its protocol has for it`() throws {
    let declarations = """
      struct Widths: PreferenceKey {
        static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue(), uniquingKeysWith: max) }
        static let defaultValue: [Int: CGFloat] = [:]
      }
      """
    #expect(try value("{ var w: Widths.Value = [0: 20]; Widths.reduce(value: &w) { [0: 30, 1: 5] }; return w[0]! + w[1]! }()", after: declarations) == "35.0")
    #expect(Interpreted("struct A: Equatable { func f(_ value: Value) {} }\nText(\"a\")").said.count == 1)
  }
  @Test func `a protocol's other names for types are known behind Self and behind a generic parameter`() throws {
    let declarations = """
      struct Settings { let name: String }
      protocol Look { associatedtype Body; typealias Configuration = Settings; func make(_ configuration: Self.Configuration) -> Self.Body }
      extension Look { func twice(_ configuration: Configuration) -> (Body, Body) { (make(configuration), make(configuration)) } }
      struct Plain: Look { func make(_ configuration: Configuration) -> String { configuration.name + "!" } }
      func made<L: Look>(_ look: L, _ configuration: L.Configuration) -> L.Body { look.make(configuration) }
      """
    #expect(try value("made(Plain(), Settings(name: \"a\")) + Plain().twice(Settings(name: \"b\")).1", after: declarations) == "a!b!")
  }
  @Test func `a wrapper with arguments wraps what the memberwise initialiser is given`() throws {
    let declarations = """
      @propertyWrapper struct Kept<Value: Comparable> {
        private var value: Value
        let range: ClosedRange<Value>
        init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.range = range; value = range.contains(wrappedValue) ? wrappedValue : range.upperBound }
        var wrappedValue: Value { get { value } set { value = min(max(range.lowerBound, newValue), range.upperBound) } }
      }
      struct Star { @Kept(0...Int.max) var points: Int = 5; @Kept(0.0...1.0) var ratio: Double = 0.4 }
      """
    #expect(try value("Star().points + Star(points: 7).points", after: declarations) == "12")
    #expect(try value("Star(ratio: 3).ratio", after: declarations) == "1.0")
    #expect(try value("{ var s = Star(points: 2); s.points = -4; return s.points }()", after: declarations) == "0")
  }
  @Test func `ranges to the largest number are ranges, and too long to be gone through`() throws {
    #expect(try value("(0...Int.max).contains(7) && !(1...Int.max).contains(0)", after: "") == "true")
    #expect(try value("{ var n = 0; for i in 0...Int.max { if i > 3 { break }; n += i }; return n }()", after: "") == "6")
    #expect(Interpreted("ForEach(0...Int.max, id: \\.self) { Text(\"\\($0)\") }").said.count == 1)
    #expect(Interpreted("Text(\"\\((Int.min...Int.max).map { $0 }.count)\")").said.count == 1)
  }
  @Test func `extensions of library views have initialisers with the view's generic parameters`() throws {
    let source = """
      enum Part: Hashable { case first, second }
      extension DisclosureGroup where Label == Text {
        init<V: Hashable, S: StringProtocol>(_ label: S, tag: V, selection: Binding<V?>, @ViewBuilder content: @escaping () -> Content) {
          let isOpen = Binding<Bool>(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
          self.init(label, isExpanded: isOpen, content: content)
        }
      }
      extension Label where Title == Text, Icon == Image {
        init(_ title: LocalizedStringKey, sign: String) { self.init { Text(title) } icon: { Image(systemName: sign) } }
      }
      struct Parts: View {
        @State var open: Part? = .second
        var body: some View {
          VStack {
            DisclosureGroup("One", tag: .first, selection: $open) { Text("in one") }
            DisclosureGroup("Two", tag: .second, selection: $open) { Text("in two") }
            Label("Three", sign: "star")
          }
        }
      }
      Parts()
      """
    let shown = Interpreted(source)
    #expect(shown.said.isEmpty)
    let texts = try shown.texts()
    #expect(texts.contains("in two") && !texts.contains("in one") && texts.contains("Three"))
  }
  @Test func `what a where clause of an initialiser makes a generic parameter equal to can be stored`() throws {
    let source = """
      struct Field<Top: View>: View {
        let top: Top
        init(@ViewBuilder top: () -> Top) { self.top = top() }
        var body: some View { VStack { top; Text("field") } }
      }
      extension Field {
        init<End: View>(@ViewBuilder end: () -> End) where Top == HStack<Group<End>> {
          self.top = { HStack { Group { end() } } }()
        }
        init(title: String) where Top == HStack<Group<Text>> { self.init(end: { Text(title) }) }
      }
      VStack { Field(end: { Text("b") }); Field(title: "c"); Field(top: { Text("d") }) }
      """
    let shown = Interpreted(source)
    #expect(shown.said.isEmpty)
    #expect(try shown.texts() == ["b", "field", "c", "field", "d", "field"])
  }
  @Test(arguments: [
    ("(cos(Float(0)) * Float(2)) as Float", "2.0"), ("pow(Float(2), 3)", "8.0"), ("sin(0.0)", "0.0"), ("[3, 9, 4].reduce(0, max)", "9"), ("[4.0, 9.0].map(sqrt)", "[2.0, 3.0]"),
    ("{ let find: (Int, Int) -> Int = min; return find(4, 2) }()", "2"),
  ])
  func `functions of numbers take any of the fractions, and are values`(_ expression: String, _ expected: String) throws {
    #expect(try value(expression, after: "") == expected)
  }
  @Test func `texts by keys of a table, and empty sets of options`() throws {
    let source = """
      struct Titled: View {
        let title: Text
        init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
          title = Text(key, tableName: tableName, bundle: bundle, comment: comment)
        }
        var pinned: PinnedScrollableViews = .init()
        var body: some View { LazyVStack(pinnedViews: pinned) { title } }
      }
      Titled("key")
      """
    #expect(try Interpreted(source).texts() == ["key"])
  }
  @Test(arguments: [
    "PlaygroundPage.current.setLiveView(Page())", "PlaygroundPage.current.liveView = UIHostingController(rootView: Page())",
    "PlaygroundPage.current.needsIndefiniteExecution = true\nPlaygroundPage.current.setLiveView(view)", "PlaygroundPage.current.needsIndefiniteExecution = true",
  ])
  func `the live view of a playground's page is what is shown`(_ end: String) throws {
    let source = "import PlaygroundSupport\nimport SwiftUI\nstruct Page: View { var body: some View { Text(\"page\") } }\nlet view = Page()\n" + end
    let shown = Interpreted(source)
    #expect(shown.isSound)
    #expect(try shown.texts() == ["page"])
  }
  @Test func `an extension names the arguments of a generic type, also of one around`() throws {
    let declarations = """
      struct Box<Value> { var value: Value
        struct Source { let make: (Double) -> Value } }
      extension Box<Int> { var doubled: Int { value * 2 } }
      extension Box<Int>.Source { static var whole: Self { Self { Int($0) } } }
      extension Box<String>.Source { static var written: Self { Self { "\\($0)" } } }
      extension [Box<Int>] { var total: Int { reduce(0) { $0 + $1.value } } }
      func made<V>(_ source: Box<V>.Source) -> Box<V> { Box(value: source.make(4.5)) }
      """
    #expect(try value("Box(value: 3).doubled + [Box(value: 1), Box(value: 2)].total", after: declarations) == "9")
    #expect(try value("String(made(.whole).value) + made(.written).value", after: declarations) == "44.5")
    #expect(Interpreted(declarations + "\nText(\"\\(Box(value: 1.5).doubled)\")").said.count == 1)
  }
  @Test(arguments: [
    ("ClosedRange(uncheckedBounds: (0.0, 2.5)).upperBound", "2.5"), ("Range(uncheckedBounds: (lower: 1, upper: 4)).count", "3"), ("Range(1...3).upperBound", "4"),
    ("ClosedRange(1..<3).upperBound", "2"), ("{ let step: Double.Stride? = 2; return step ?? 0 }()", "2.0"), ("TimeInterval() + Double(Int()) + CGFloat()", "0.0"),
    ("Bool() || UInt8() > 0", "false"), ("Duration.seconds(65).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2)))", "01:05"),
    ("{ let n: [Int].Index = 2; return dump(n) }()", "2"),
  ])
  func `ranges are made of bounds and of each other, and numbers name their strides`(_ expression: String, _ expected: String) throws {
    #expect(try value(expression, after: "") == expected)
  }
}
