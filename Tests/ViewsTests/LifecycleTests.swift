internal import LayoutCore
internal import Testing
internal import Views

private final class Model: ObservableObject {
  @Published var count = 0
}
@Observable private final class Store {
  var read = 0
  var unread = 0
}
private struct Owner: View {
  @StateObject var model = Model()
  var body: some View {
    Button("more") { model.count += 1 }
    Reader(model: model)
    Handed().environmentObject(model)
    Still()
  }
}
private struct Reader: View {
  @ObservedObject var model: Model
  var body: some View { Text("read \(model.count)") }
}
private struct Handed: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("handed \(model.count)") }
}
private struct Still: View {
  var body: some View { Text("still") }
}
private struct Observing: View {
  let store: Store
  var body: some View {
    Text("store \(store.read)")
    Button("read") { store.read += 1 }
    Button("unread") { store.unread += 1 }
  }
}
private struct Appearing: View {
  @State var text = "before"
  @State var changes: [String] = []
  var body: some View {
    Text(text).onAppear { text = "after" }
    Text(changes.joined(separator: ",")).onChange(of: text) { old, new in changes.append(old + ">" + new) }
    Button("again") { text += "!" }
  }
}
private struct Starting: View {
  @State var told: [String] = []
  var body: some View {
    VStack {
      Text(told.joined(separator: ",")).task { told.append("inner task") }.onAppear { told.append("inner") }
    }
    .onAppear { told.append("outer") }
    .task { told.append("outer task") }
  }
}
private struct Stored: View {
  @AppStorage("n") var n = 1
  var body: some View { Button("n \(n)") { n += 1 } }
}

@MainActor @Suite struct `Objects and lifecycles` {
  @Test func `an observed object makes its readers run again, and no others`() {
    let host = ViewHost(Owner(), device: .cells)
    host.layOut(.unspecified)
    #expect(host.tap("more"))
    #expect(host.texts == ["more", "read 1", "handed 1", "still"])
    #expect(host.graph.evaluations.map(\.name) == ["Owner", "Reader", "Handed"])
  }
  @Test func `an observable object makes run again what read the property`() {
    let host = ViewHost(Observing(store: Store()), device: .cells)
    host.layOut(.unspecified)
    #expect(host.tap("unread") && host.evaluated.isEmpty)
    #expect(host.tap("read") && host.texts.first == "store 1")
  }
  @Test func `actions run when a view appears and when a value changes`() {
    let host = ViewHost(Appearing(), device: .cells)
    host.layOut(.unspecified)
    #expect(host.texts == ["after", "before>after", "again"])
    #expect(host.tap("again"))
    #expect(host.texts == ["after!", "before>after,after>after!", "again"])
  }
  @Test func `tasks start after all views have heard that they appear`() {
    let host = ViewHost(Starting(), device: .cells)
    host.layOut(.unspecified)
    let told = host.texts.first?.split(separator: ",") ?? []
    #expect(Set(told.prefix(2)) == ["inner", "outer"] && Set(told.dropFirst(2)) == ["inner task", "outer task"])
  }
  @Test func `a value under a key is shared`() {
    let host = ViewHost(
      VStack {
        Stored()
        Stored()
      }, device: .cells)
    host.layOut(.unspecified)
    #expect(host.tap("n 1"))
    #expect(host.texts == ["n 2", "n 2"])
  }
}
