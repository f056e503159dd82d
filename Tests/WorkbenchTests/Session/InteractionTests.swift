internal import Testing
internal import Workbench

@MainActor @Suite struct `Interaction at the prompt` {
  private let counter = """
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Count \\(count)") { count += 1 }
          Toggle("Big", isOn: .constant(false))
          Text("still")
          Row(title: "row \\(count / 2)")
        }
      }
    }
    struct Row: View {
      var title: String
      var body: some View { Text(title) }
    }
    """
  @Test func `a tap changes the picture, and says which bodies ran`() {
    var driver = SessionDriver()
    _ = driver.type(counter)
    _ = driver.type("Counter()")
    let first = driver.type(":tap \"Count 0\"")
    #expect(first.contains("[ Count 1 ]"))
    #expect(first.hasSuffix("Counter: its body runs, because the state 'count' changed\n"))
    #expect(driver.type(":tap Button").hasSuffix("because the state 'count' changed\nRow: its body runs, because its input 'title' changed\n"))
  }
  @Test func `state goes on when the source changes, as long as the property is the same`() {
    var driver = SessionDriver()
    _ = driver.type(counter)
    _ = driver.type("Counter()")
    _ = driver.type(":tap Button")
    #expect(driver.type("struct Row: View {\nvar title: String\nvar body: some View { Text(title + \"!\") } }").contains("Count 1"))
    #expect(driver.type(":size 40x8").contains("Count 1"))
    #expect(driver.type(counter.replacing("count = 0", with: "count = 7.0").replacing("count / 2", with: "count")).contains("Count 7.0"))
  }
  @Test func `what does not react says so`() {
    var driver = SessionDriver()
    _ = driver.type(counter)
    _ = driver.type("Counter()")
    #expect(driver.type(":tap \"still\"") == "Text \"still\" does not react to a tap, nor does what is around it\n")
    #expect(driver.type(":toggle Button").contains("does not react to being turned"))
    #expect(driver.type(":tap \"nobody\"").contains("nobody"))
    #expect(driver.type(":type x").hasPrefix("':type' wants a selector and a text"))
    #expect(driver.failed)
  }
}
