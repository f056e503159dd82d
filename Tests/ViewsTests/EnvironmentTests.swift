internal import LayoutCore
internal import Testing
internal import Views

private struct Gap: EnvironmentKey { static let defaultValue = 4 }
extension EnvironmentValues {
  fileprivate var gap: Int {
    get { self[Gap.self] }
    set { self[Gap.self] = newValue }
  }
}
private struct Shown: View {
  @Environment(\.gap) private var gap
  var body: some View { Text("gap \(gap)") }
}
private struct Around: View {
  @State var gap = 1
  var body: some View {
    Button("more") { gap += 1 }
    Shown().environment(\.gap, gap)
    Shown()
  }
}

@MainActor @Suite struct `The environment` {
  @Test func `has a key's default, what a view sets, and what a view changes`() {
    let host = ViewHost(
      VStack {
        Shown()
        VStack {
          Shown()
          Shown().transformEnvironment(\.gap) { $0 *= 2 }
        }
        .environment(\.gap, 7)
      }, device: .cells)
    #expect(host.texts == ["gap 4", "gap 7", "gap 14"])
  }
  @Test func `makes a body run again only where a value that it read is another one`() {
    let host = ViewHost(Around(), device: .cells)
    host.layOut(.unspecified)
    host.graph.forgetEvaluations()
    #expect(host.tap("more"))
    #expect(host.texts == ["more", "gap 2", "gap 4"])
    #expect(host.evaluated == ["Around state gap", "Shown environment a value of type Int"])
  }
}
