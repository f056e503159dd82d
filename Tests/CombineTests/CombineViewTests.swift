internal import Combine
internal import Foundation
internal import LayoutCore
internal import SwiftUI
internal import Testing
internal import Views

private final class Form: ObservableObject {
  @Published var text = ""
  @Published var isLong = false
  init() { $text.map { $0.count > 2 }.assign(to: &$isLong) }
}
private final class Store: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 { willSet { objectWillChange.send() } }
}
private struct FormView: View {
  @ObservedObject var form: Form
  var body: some View { Text(form.isLong ? "long" : "short") }
}
private struct StoreView: View {
  @ObservedObject var store: Store
  var body: some View { Text("count \(store.count)") }
}
private struct Listener: View {
  let publisher: PassthroughSubject<Int, Never>
  let last: CurrentValueSubject<String, Never>
  @State private var sum = 0
  @State private var text = "none"
  var body: some View {
    Text("sum \(sum)").onReceive(publisher) { sum += $0 }
    Text(text).onReceive(last) { text = $0 }
  }
}

/// Combine and views, compiled: what an object publishes is what views show.
@MainActor @Suite struct `Views hear publishers` {
  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(view, device: .cells)
    host.layOut(.unspecified)
    return host
  }
  private func texts(_ host: ViewHost) -> [String] {
    host.layOut(.unspecified)
    return host.texts
  }

  @Test func `a property that is assigned from another is shown`() {
    let form = Form()
    let host = host(FormView(form: form))
    #expect(texts(host) == ["short"])
    form.text = "abc"
    #expect(texts(host) == ["long"])
  }
  @Test func `an object that says its changes with a subject of its own is shown`() {
    let store = Store()
    let host = host(StoreView(store: store))
    store.count = 2
    #expect(texts(host) == ["count 2"])
    store.count += 1
    #expect(texts(host) == ["count 3"])
  }
  @Test func `a view hears the values of a publisher while it is there`() {
    let publisher = PassthroughSubject<Int, Never>()
    let host = host(Listener(publisher: publisher, last: CurrentValueSubject("first")))
    #expect(texts(host) == ["sum 0", "first"])
    publisher.send(2)
    publisher.send(3)
    #expect(texts(host) == ["sum 5", "first"])
  }
  @Test func `a debounced property is told after a time`() async {
    let form = Form()
    var heard: [String] = []
    let subscription = form.$text.dropFirst().debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
      .sink { heard.append($0) }
    form.text = "a"
    form.text = "ab"
    for _ in 0..<100 where heard.isEmpty { try? await Task.sleep(nanoseconds: 10_000_000) }
    #expect(heard == ["ab"])
    subscription.cancel()
  }
  @Test func `requests find no network`() async throws {
    let url = try #require(URL(string: "https://example.com"))
    var failure: URLError?
    let subscription = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
      .sink { if case .failure(let error) = $0 { failure = error } } receiveValue: { _ in }
    #expect(failure?.code == .notConnectedToInternet)
    subscription.cancel()
  }
}

extension ViewHost {
  /// The texts that are shown, in tree order.
  fileprivate var texts: [String] {
    var texts: [String] = []
    func add(_ node: NodeID) {
      if infos[Int(node)].kind == "Text", let label = label(of: node) { texts.append(label) }
      for child in tree.children(of: node) { add(child) }
    }
    if let root = tree.root { add(root) }
    return texts
  }
}
