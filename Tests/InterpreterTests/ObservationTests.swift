import Testing
import Views

@testable import SwiftSource

/// Objects of a file's own that views observe.
@MainActor @Suite struct `Observed objects, interpreted` {
  private let store = """
    class Store: ObservableObject {
      @Published var name = "Ada"
      @Published var items = ["a"] { didSet { changes += 1 } }
      var changes = 0
      func add() { items.append("n\\(items.count)") }
    }

    """

  @Test func `a change runs the bodies that observe the object, and no others`() throws {
    let run = try Running(
      store + """
        struct Root: View {
          @StateObject private var store = Store()
          @State private var other = 1
          var body: some View {
            Button("add") { store.add() }
            Button("other") { other += 1 }
            Given(store: store)
            Found()
            Alone(n: other)
          }
        }
        struct Given: View {
          @ObservedObject var store: Store
          var body: some View { Text("\\(store.items.joined()) \\(store.changes)") }
        }
        struct Found: View {
          @EnvironmentObject private var store: Store
          var body: some View { Text("found " + store.name) }
        }
        struct Alone: View {
          let n: Int
          var body: some View { Text("alone \\(n)") }
        }
        struct Outer: View {
          @StateObject private var handed = Store()
          var body: some View { Root().environmentObject(handed) }
        }
        Outer()
        """)
    #expect(run.texts == ["add", "other", "a 0", "found Ada", "alone 1"])
    try run.tap("add")
    #expect(run.texts[2] == "an1 1")
    #expect(run.evaluated == ["Root dependency Store", "Given dependency Store"])
    try run.tap("other")
    #expect(run.evaluated == ["Root state other", "Alone input n"])
  }
  @Test func `bindings to an object's properties change the object`() throws {
    let run = try Running(
      store + """
        struct Root: View {
          @StateObject private var store = Store()
          var body: some View {
            Text("root " + store.name)
            Field(text: $store.name)
            Field(text: $store.items[0])
          }
        }
        struct Field: View {
          @Binding var text: String
          var body: some View { Button("change " + text) { text += "!" } }
        }
        Root()
        """)
    try run.tap("change Ada")
    #expect(run.texts == ["root Ada!", "change Ada!", "change a"])
    #expect(run.evaluated.contains("Field dependency Store"))
    try run.tap("change a")
    #expect(run.texts == ["root Ada!", "change Ada!", "change a!"])
  }
  @Test func `the object says that it will change when it is told to, or has a publisher of its own`() throws {
    let run = try Running(
      """
      class Manual: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        var n = 1
        func quietly() { n += 1 }
        func loudly() {
          objectWillChange.send()
          n += 1
        }
      }
      struct Root: View {
        @ObservedObject var manual: Manual
        init(manual: Manual) { self.manual = manual }
        var body: some View {
          Text("\\(manual.n)")
          Button("quietly") { manual.quietly() }
          Button("loudly") { manual.loudly() }
        }
      }
      struct Owner: View {
        @StateObject private var manual: Manual
        init() { _manual = StateObject(wrappedValue: Manual()) }
        var body: some View { Root(manual: manual) }
      }
      Owner()
      """)
    try run.tap("quietly")
    #expect(run.texts[0] == "1")
    try run.tap("loudly")
    #expect(run.texts[0] == "3")
  }
  @Test func `a body depends on the properties of an Observable that it reads`() throws {
    let run = try Running(
      """
      @Observable final class Person {
        var name = "Ada"
        var age = 3
        @ObservationIgnored var secret = 1
      }
      struct Root: View {
        @State private var person = Person()
        var body: some View {
          Name(person: person)
          Age(person: person)
          Found()
          Button("older") { person.age += 1 }
          Button("same") { person.age = person.age }
          Button("secret") { person.secret += 1 }
          Button("rename") { person.name = "Grace" }
        }
      }
      struct Name: View {
        let person: Person
        var body: some View { Text(person.name) }
      }
      struct Age: View {
        @Bindable var person: Person
        var body: some View {
          Text("\\(person.age)")
          Stepped(n: $person.age)
        }
      }
      struct Stepped: View {
        @Binding var n: Int
        var body: some View { Button("step \\(n)") { n += 1 } }
      }
      struct Found: View {
        @Environment(Person.self) private var person: Person?
        var body: some View { Text(person?.name ?? "none") }
      }
      struct Owner: View {
        @State private var other = Person()
        var body: some View {
          @Bindable var other = other
          Root().environment(other)
          Stepped(n: $other.age)
        }
      }
      Owner()
      """)
    #expect(run.texts == ["Ada", "3", "step 3", "Ada", "older", "same", "secret", "rename", "step 3"])
    try run.tap("older")
    #expect(run.texts[1] == "4")
    #expect(run.evaluated == ["Age dependency Person.age", "Stepped dependency Person.age"])
    for nothing in ["same", "secret"] {
      try run.tap(nothing)
      #expect(run.evaluated == [])
    }
    try run.tap("rename")
    #expect(run.evaluated == ["Name dependency Person.name"])
    try run.tap("step 3")
    #expect(run.texts == ["Grace", "4", "step 4", "Ada", "older", "same", "secret", "rename", "step 4"])
  }
  @Test func `an object that nobody hands down is a diagnostic with its place`() throws {
    let failure = #expect(throws: Diagnostic.self) {
      try Running(store + "struct Root: View {\n  @EnvironmentObject var store: Store\n  var body: some View { Text(store.name) }\n}\nRoot()\n")
    }
    #expect(failure?.message == "no object of type 'Store' was handed down: put '.environmentObject(…)' with one on a view around this one")
    #expect(failure?.range?.line == 9)
  }
  @Test(arguments: [
    ("struct A { @Published var n = 1 }", "1:12: error: 'wrappedValue' is unavailable: @Published is only available on properties of classes"),
    ("@Observable struct A { var n = 1 }", "1:1: error: '@Observable' cannot be applied to struct type 'A' (from macro 'Observable')"),
    (
      "class A { var n = 1 }\nstruct V: View { @ObservedObject var a = A(); var body: some View { Text(\"\") } }",
      "2:19: error: generic struct 'ObservedObject' requires that 'A' conform to 'ObservableObject'"
    ),
    (
      "class A: ObservableObject { let n = 1 }\nstruct V: View { @ObservedObject var a = A(); var body: some View { Stepper(\"\", value: $a.n) } }",
      "2:91: error: cannot assign to property: 'n' is a 'let' constant"
    ),
    (
      "class A { }\nlet v = Text(\"\").environmentObject(A())",
      "2:18: error: instance method 'environmentObject' requires that 'A' conform to 'ObservableObject'"
    ),
  ])
  func `what is no observable object is refused`(source: String, expected: String) {
    let said = Interpreted(source).diagnostics
    #expect(said.map { "\($0.range.map { "\($0.line):\($0.column)" } ?? ""): \($0.severity): \($0.message)" } == [expected])
  }
  @Test func `objects live on across a save, and stay shared`() throws {
    func text(_ word: String) -> String {
      store + """
        class Pair: ObservableObject {
          let store = Store()
          weak var me: Pair?
          init() { me = self }
        }
        struct Root: View {
          @StateObject private var pair = Pair()
          var body: some View {
            Text("\(word) \\(pair.store.items.count)")
            Shown(store: pair.store)
            Button("add") { pair.store.add() }
          }
        }
        struct Shown: View {
          @ObservedObject var store: Store
          var body: some View { Text("\\(store.items.count)") }
        }
        Root()
        """
    }
    let first = try Running(text("before"))
    try first.tap("add")
    let root = try Interpreted(text("after") + "\nlet more = 1\n").checked().root(budget: Budget())
    let host = ViewHost(root.view, device: .cells, graph: root.evaluation.adopting(first.host.graph, from: first.evaluation))
    host.layOut(.unspecified)
    let second = Running(host: host, evaluation: root.evaluation)
    #expect(second.texts == ["after 2", "2", "add"])
    try second.tap("add")
    #expect(second.texts == ["after 2", "3", "add"])
    #expect(first.texts[1] == "2")
  }

  @Test func `an observed class says itself that what it computes changes`() throws {
    let run = try Running(
      """
      import SwiftUI
      @Observable final class Account {
        @ObservationIgnored private var kept: [String: Bool] = [:]
        var isOpen: Bool {
          get { access(keyPath: \\.isOpen); return kept["open"] ?? false }
          set { withMutation(keyPath: \\.isOpen) { kept["open"] = newValue } }
        }
      }
      struct Root: View {
        @State private var account = Account()
        var body: some View { Button("tap") { account.isOpen.toggle() }; Shown(account: account) }
      }
      struct Shown: View { let account: Account; var body: some View { Text(account.isOpen ? "open" : "closed") } }
      Root()
      """)
    #expect(run.texts == ["tap", "closed"])
    try run.tap("tap")
    #expect(run.texts == ["tap", "open"])
  }
  @Test func `bindings to an object whose type is a generic parameter change it`() throws {
    let run = try Running(
      """
      import SwiftUI
      protocol Model: ObservableObject { var isOn: Bool { get set } }
      class Lamp: Model { @Published var isOn = false }
      struct Switch<M: Model>: View {
        @ObservedObject var model: M
        var body: some View { Inner(isOn: $model.isOn); Text(model.isOn ? "on" : "off") }
      }
      struct Inner: View { @Binding var isOn: Bool; var body: some View { Button("tap") { isOn.toggle() } } }
      struct Root: View { @StateObject var lamp = Lamp(); var body: some View { Switch(model: lamp) } }
      Root()
      """)
    #expect(run.texts == ["tap", "off"])
    try run.tap("tap")
    #expect(run.texts == ["tap", "on"])
  }
}
