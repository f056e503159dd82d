internal import SwiftSource
internal import LayoutCore
internal import Running
internal import Testing
internal import Views

/// The app in `playground/apps/Trails`: several files, a store that two screens observe.
@MainActor @Suite struct `An app of two screens` {
  private func shown(_ name: String) throws -> ViewHost {
    let folder = "playground/apps/Trails"
    let file = SourceFile(name: "\(folder)/\(name).swift", text: try Checkout.text("\(folder)/\(name).swift"))
    let names = (try? Checkout.names(in: folder)) ?? []
    let others = names.filter { $0 != "\(name).swift" }.compactMap { other in
      (try? Checkout.text("\(folder)/\(other)")).map { SourceFile(name: "\(folder)/\(other)", text: $0) }
    }
    let checked = try CheckedProgram.read(file, among: ProjectFiles(others))
    #expect(checked.diagnostics == [])
    let host = ViewHost(checked.root(budget: Budget()).view, device: .phone)
    host.layOut(ProposedViewSize(width: 390, height: 751))
    return host
  }
  private func node(_ label: String, _ host: ViewHost) throws -> NodeID {
    try #require(host.infos.indices.first { host.label(of: NodeID($0)) == label }.map { NodeID($0) })
  }
  private func evaluations(_ host: ViewHost) -> [String] { host.graph.evaluations.map { "\($0.name) \($0.reason) \($0.input)" } }

  @Test func `shows its list, and after a change only what depends on the store is evaluated`() throws {
    let host = try shown("TrailsApp")
    #expect(host.infos.indices.contains { host.label(of: NodeID($0)) == "North ridge" })
    #expect(host.toggle(try node("Favourites only", host)))
    #expect(evaluations(host) == ["TrailsApp dependency TrailStore", "TrailList dependency TrailStore"])
    #expect(!host.infos.indices.contains { host.label(of: NodeID($0)) == "North ridge" })
    #expect(host.infos.indices.contains { host.label(of: NodeID($0)) == "Lake round" })
  }
  @Test func `shows a trail, and what was remembered of it`() throws {
    let host = try shown("TrailDetail")
    #expect(host.tap(try node("Remember", host)))
    #expect(evaluations(host) == ["TrailDetail dependency TrailStore"])
    _ = try node("Forget", host)
  }
}
