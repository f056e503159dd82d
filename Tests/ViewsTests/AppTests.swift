import Drawing
import LayoutCore
import Testing

@testable import Views

@MainActor @Suite struct `Programs with windows` {
  final class Store: ObservableObject {
    @Published var n = 4
  }
  struct Shop: App {
    @StateObject private var store = Store()
    var body: some Scene {
      WindowGroup { Root().environmentObject(store) }
      Settings { Text("settings") }
    }
  }
  struct Root: View {
    @EnvironmentObject private var store: Store
    var body: some View { Button("\(store.n)") { store.n += 1 } }
  }
  @Test func `show the views of their first window, and keep their state`() {
    let host = ViewHost(AppRoot(Shop()), device: .cells)
    host.layOut(.unspecified)
    func labels() -> [String] { host.infos.indices.compactMap { host.label(of: NodeID($0)) } }
    #expect(labels() == ["4"])
    #expect(host.tap(0))
    #expect(labels() == ["5"])
    #expect(host.graph.evaluations.map(\.name) == ["Shop", "Root"])
  }
  @Test func `a control that is disabled takes no taps`() {
    var taps = 0
    let host = ViewHost(VStack { Button("a") { taps += 1 }.disabled(true) }, device: .cells)
    host.layOut(.unspecified)
    #expect(!host.tap(0))
    #expect(taps == 0)
  }
}
