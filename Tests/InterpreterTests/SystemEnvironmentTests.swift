import Testing

@MainActor @Suite struct `The environment's own values, interpreted` {
  @Test func `a key of the file's own has a default and can be set`() throws {
    let run = try Running(
      """
      private struct GapKey: EnvironmentKey { static let defaultValue = 3 }
      extension EnvironmentValues {
        var gap: Int {
          get { self[GapKey.self] }
          set { self[GapKey.self] = newValue }
        }
      }
      extension View { func gap(_ gap: Int) -> some View { environment(\\.gap, gap) } }
      struct Shown: View {
        @Environment(\\.gap) private var gap
        var body: some View { Text("\\(gap)") }
      }
      VStack {
        Shown()
        Shown().gap(9)
      }
      """)
    #expect(run.texts == ["3", "9"])
  }
  @Test func `what the system says can be read, and its actions can be called`() throws {
    let run = try Running(
      """
      struct Shown: View {
        @Environment(\\.colorScheme) var scheme
        @Environment(\\.horizontalSizeClass) var width
        @Environment(\\.isEnabled) var isEnabled
        @Environment(\\.presentationMode) var presentation
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("\\(scheme == .dark ? "dark" : "light") \\(width == .compact ? "compact" : "regular") \\(isEnabled)")
          Button("close") {
            dismiss()
            presentation.wrappedValue.dismiss()
          }
        }
      }
      VStack {
        Shown()
        Shown().disabled(true).environment(\\.colorScheme, .dark)
      }
      """)
    #expect(run.texts == ["light regular true", "close", "dark regular false", "close"])
    try run.tap("close")
  }
  @Test func `a disabled button does not react`() throws {
    let run = try Running(
      """
      struct Counting: View {
        @State private var n = 0
        var body: some View { Button("n \\(n)") { n += 1 }.disabled(n > 0) }
      }
      Counting()
      """)
    try run.tap("n 0")
    #expect(throws: (any Error).self) { try run.tap("n 1") }
  }
  @Test func `a key is a type that conforms to EnvironmentKey`() {
    let said = Interpreted("struct A { }\nextension EnvironmentValues { var a: Int { self[A.self] } }\n").said
    #expect(said == ["2:44: error: subscript 'subscript(_:)' requires that 'A' conform to 'EnvironmentKey'"])
  }
}
