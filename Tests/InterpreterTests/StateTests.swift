import LayoutCore
import Testing
import Views

@testable import SwiftSource

@MainActor @Suite struct `State of interpreted views` {
  @Test func `outlives evaluations, and only what reads it runs again`() throws {
    let run = try Running(
      """
      struct Counter: View {
        var title: String
        @State var count = 0
        var body: some View {
          Button("\\(title) \\(count)") { count += 1 }
          Shown(count: $count)
          Plain()
        }
      }
      struct Shown: View {
        @Binding var count: Int
        var body: some View { Text("shown \\(count)") }
      }
      struct Plain: View { var body: some View { Text("plain") } }
      Counter(title: "n")
      """)
    #expect(run.texts == ["n 0", "shown 0", "plain"])
    try run.tap("n 0")
    #expect(run.texts == ["n 1", "shown 1", "plain"])
    #expect(run.evaluated == ["Counter state count", "Shown state count"])
  }
  @Test func `is changed through bindings to members, to elements and to what functions say`() throws {
    let run = try Running(
      """
      struct Person { var name: String; var age: Int }
      struct Item: Identifiable { let id: Int; var isOn: Bool }
      struct Page: View {
        @State private var person = Person(name: "Ada", age: 1)
        @State private var items = [Item(id: 1, isOn: false), Item(id: 2, isOn: true)]
        var body: some View {
          Older(age: $person.age)
          Older(age: Binding(get: { person.age }, set: { person.age = $0 + 100 }))
          ForEach($items) { $item in
            Row(item: $item)
          }
          Toggle("first", isOn: $items[0].isOn)
          Text("\\(person.name) \\(person.age) \\(items[0].isOn) \\(items[1].isOn)")
        }
      }
      struct Older: View {
        @Binding var age: Int
        var body: some View { Button("age \\(age)") { age += 1 } }
      }
      struct Row: View {
        @Binding var item: Item
        var body: some View { Button("row \\(item.id)") { item.isOn.toggle() } }
      }
      Page()
      """)
    #expect(run.texts.last == "Ada 1 false true")
    try run.tap("age 1")
    try run.tap("row 2")
    #expect(run.texts.last == "Ada 2 false false")
    try run.tap("first")
    #expect(run.texts.last == "Ada 2 true false")
  }
  @Test func `begins in an initialiser, in an argument, or with nil`() throws {
    let run = try Running(
      """
      struct A: View {
        @State var n: Int
        @State var name: String?
        init(_ start: Int) { _n = State(initialValue: start * 2) }
        var body: some View { Text("\\(n) \\(name ?? "nobody")") }
      }
      struct B: View {
        @State var n = 3
        @Binding var flag: Bool
        var body: some View { Text("\\(n) \\(flag)") }
      }
      struct C: View {
        @Binding var flag: Bool
        init(flag: Binding<Bool>) { self._flag = flag }
        var body: some View { Text("\\(flag)") }
      }
      A(4)
      B(flag: .constant(true))
      B(n: 5, flag: .constant(false))
      C(flag: .constant(true))
      """)
    #expect(run.texts == ["8 nobody", "3 true", "5 false", "true"])
  }
  @Test func `lives in previews`() throws {
    let run = try Running(
      """
      #Preview {
        @Previewable @State var isOn = false
        Button(isOn ? "on" : "off") { isOn.toggle() }
      }
      """)
    try run.tap("off")
    #expect(run.texts == ["on"])
  }
  @Test(arguments: [
    ("struct A: View { @State var n: Int\nvar body: some View { Text(n) } }", "2:28: error: cannot convert value of type 'Int' to expected argument type 'ClosedRange<Date>'"),
    ("struct A: View { @State var n = 1\nvar body: some View { Text(\"\") }\nfunc f() { n = \"a\" } }", "3:16: error: cannot assign value of type 'String' to type 'Int'"),
    (
      "struct A: View { @Binding var n: Int\nvar body: some View { Text(\"\") } }\nA(n: 3)",
      "3:6: error: cannot convert value of type 'Int' to expected argument type 'Binding<Int>'"
    ),
    (
      "struct A: View { @State var n = 1\nvar body: some View { Toggle(\"\", isOn: $n) } }",
      "2:40: error: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Bool>'"
    ),
    (
      "struct A: View { @Environment(\\.font) var f\nvar body: some View { Text(\"\") }\nfunc g() { f = nil } }",
      "3:12: error: cannot assign to property: 'f' is a get-only property"
    ),
  ])
  func `refuses what Swift refuses`(source: String, said: String) { #expect(Interpreted(source).said == [said]) }
  @Test func `is read from the environment`() throws {
    let run = try Running(
      """
      struct A: View {
        @Environment(\\.font) private var font: Font?
        var body: some View { Text(font == nil ? "none" : "some") }
      }
      VStack {
        A()
        A().environment(\\.font, .title)
      }
      """)
    #expect(run.texts == ["none", "some"])
  }
}
