internal import Declarations
internal import Runtime
internal import Semantics
internal import Testing
internal import Views

@testable internal import Bindings

/// Programs that are checked and run call the library through thunks.
@MainActor @Suite struct `Programs` {
  private static let library = LibraryReader()

  private func run(_ body: String) -> String {
    let checker = ProgramCheck.checked("import SwiftUI\n" + body, library: Self.library)
    guard checker.diagnostics.isEmpty else { return checker.diagnostics.map { "\($0)" }.joined(separator: "\n") }
    let natives = NativeTable()
    natives.addBindings()
    let evaluation = Evaluation(checker.handOver(), natives: natives)
    let result = evaluation.runProgram()
    return result ?? evaluation.failure?.message ?? "nothing"
  }

  @Test(arguments: [
    ("func run() -> String { URL(string: \"https://swift.org/a/b\")?.lastPathComponent ?? \"none\" }", "b"),
    ("func run() -> String { Locale(identifier: \"de_DE\").identifier }", "de_DE"),
    ("func run() -> String { Locale.current.identifier }", "en_US"),
    ("func run() -> String { let scheme: ColorScheme = .dark; return scheme == .dark ? \"same\" : \"other\" }", "same"),
    (
      """
      func run() -> String {
        let scheme = ColorScheme.dark
        switch scheme {
        case .light: return "light"
        case .dark: return "dark"
        @unknown default: return "?"
        }
      }
      """, "dark"
    ),
    (
      """
      func run() -> String {
        let size = GridItem.Size.adaptive(minimum: 20)
        if case .adaptive(let minimum, _) = size, minimum == 20 { return "adaptive" }
        return "?"
      }
      """, "adaptive"
    ),
    (
      """
      func run() -> String {
        var parts = DateComponents()
        parts.year = 2025
        parts.month = 6
        parts.day = 9
        let date = Calendar.current.date(from: parts)
        return date == nil ? "none" : Calendar.current.isDateInToday(date!) ? "today" : "another day"
      }
      """, "today"
    ),
    ("func run() -> String { \"two words\".capitalized }", "Two Words"),
  ])
  func `run`(_ program: String, _ expected: String) { #expect(run(program) == expected) }

  /// The view that a program's function `make()` gives.
  private func view(_ body: String) throws -> any View {
    let checker = ProgramCheck.checked("import SwiftUI\n" + body, library: Self.library)
    try #require(checker.diagnostics.isEmpty, "\(checker.diagnostics)")
    let natives = NativeTable()
    natives.addBindings()
    let evaluation = Evaluation(checker.handOver(), natives: natives)
    let make = try #require(checker.program.topLevel.named("make").first as? FunctionDeclaration)
    do {
      let value = try evaluation.invoke(BoundTarget(evaluation.target(of: make, .body), []), [])
      return try Conversion(evaluation, nil).view(value)
    } catch {
      throw Library.Missing(text: evaluation.failure?.message ?? "no reason")
    }
  }

  @Test func `make views of the library`() throws {
    let made = try view(
      """
      @MainActor func make() -> some View {
        VStack(alignment: .leading, spacing: 8) {
          Text("Hello").bold()
          if true { Color.red.frame(width: 20, height: 16) }
          HStack {
            Text("a").padding()
            Text("b").opacity(0.5)
          }
        }
      }
      """)
    let compiled = VStack(alignment: .leading, spacing: 8) {
      Text("Hello").bold()
      if true { Color.red.frame(width: 20, height: 16) }
      HStack {
        Text("a").padding()
        Text("b").opacity(0.5)
      }
    }
    #expect(outline(Erased(made)) == outline(compiled))
  }

  @Test func `make views, shapes and styles of their own`() throws {
    let made = try view(
      """
      struct Half: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
      }
      struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(8) }
      }
      struct Row: View {
        let title: String
        var body: some View { Text(title).padding(.leading, 8) }
      }
      @MainActor func make() -> some View {
        VStack {
          Row(title: "first")
          Half().frame(width: 40, height: 16)
          Button("Go") {}.buttonStyle(Loud())
        }
      }
      """)
    let text = outline(Erased(made))
    #expect(text.contains("first"))
    #expect(text.contains("Go"))
    #expect(text.contains("Half"))
  }
}
