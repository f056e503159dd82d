import Testing

/// What files of playgrounds and courses say beside their views.
@MainActor @Suite struct `Pages of playgrounds` {
  @Test(arguments: [
    "PlaygroundPage.current.setLiveView(page)", "PlaygroundPage.current.setLiveView(Page(name: \"tea\"))",
    "PlaygroundPage.current.liveView = UIHostingController(rootView: page)",
    "PlaygroundPage.current.needsIndefiniteExecution = true\nPlaygroundPage.current.liveView = NSHostingView(rootView: page.padding())",
    "let names = [\"a\", \"b\"]\nfor name in names { print(name) }\nprint(names.count)\nPlaygroundPage.current.setLiveView(page)",
  ])
  func `show their live view`(_ statements: String) throws {
    let program = Interpreted(
      """
      import PlaygroundSupport
      import SwiftUI
      struct Page: View { let name: String; var body: some View { Text(name) } }
      let page = Page(name: "tea")
      \(statements)
      """)
    #expect(program.said == [])
    #expect(try program.texts() == ["tea"])
  }
  @Test func `what is wrong in them is said at its place`() {
    #expect(
      Interpreted("PlaygroundPage.current.setLiveView(3)").said == [
        "1:36: error: static method 'buildExpression' requires that 'Int' conform to 'View'"
      ])
  }
  @Test func `a task that begins aside throws where its value is asked for`() throws {
    let source = """
      struct Kettle { func boil() async throws -> Int { 100 }; func fill() async -> Int { 1 } }
      struct Page: View { @State private var sum = 0
        var body: some View { Text("\\(sum)").task { do { async let heat = Kettle().boil(); async let water = Kettle().fill(); sum = try await heat + water } catch { sum = -1 } } } }
      Page()
      """
    #expect(Interpreted(source).said == [])
  }
  @Test func `an opaque style begins with a dot`() throws {
    let source = """
      extension ShapeStyle where Self == LinearGradient { static var dusk: some ShapeStyle { .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) } }
      Circle().fill(.dusk)
      """
    #expect(Interpreted(source).said == [])
    #expect(Interpreted("var none: some View { .nothing }\nnone").said.count == 1)
  }
  @Test func `options of untyped JSON have their names`() throws {
    let made = "String(data: try! JSONSerialization.data(withJSONObject: [\"a\": 1], options: [.prettyPrinted, .sortedKeys]), encoding: .utf8)!.contains(\"\\n\")"
    #expect(try value(made) == "true")
    #expect(try value("((try? JSONSerialization.jsonObject(with: Data(\"{}\".utf8), options: [])) as? [String: Any])?.count ?? 9") == "0")
  }
}
