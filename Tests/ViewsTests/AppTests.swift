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
  struct Delivery: App {
    var body: some Scene { WKNotificationScene(category: "delivery") { Color.red } }
  }
  @Test func `S09 a notification stands on a watch`() throws {
    let host = ViewHost(AppRoot(Delivery()), device: .cells)
    host.layOut(ProposedViewSize(width: 640, height: 384))
    let root = try #require(host.tree.root)
    #expect(host.tree.size(of: root) == CGSize(width: 184, height: 224))
    #expect(host.tree.frames().last == CGRect(x: 0, y: 0, width: 184, height: 224))
  }
  @Test func `a control that is disabled takes no taps`() {
    var taps = 0
    let host = ViewHost(VStack { Button("a") { taps += 1 }.disabled(true) }, device: .cells)
    host.layOut(.unspecified)
    #expect(!host.tap(0))
    #expect(taps == 0)
  }
}
