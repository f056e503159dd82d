internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

private struct Square: View {
  @ScaledMetric private var side = 22.0
  @ScaledMetric(relativeTo: .caption) private var other = 16.0
  var body: some View { Color.red.frame(width: side, height: other) }
}

@MainActor @Suite struct `Numbers that grow with texts` {
  private func size(_ size: DynamicTypeSize, on device: Device) -> CGSize {
    let host = ViewHost(Square().dynamicTypeSize(size), device: device)
    return host.layOut(ProposedViewSize(width: 300, height: 300))
  }
  @Test func `they follow the lines of their text style on an iPhone`() {
    #expect(size(.large, on: .iphone) == CGSize(width: 22, height: 16))
    #expect(size(.xSmall, on: .iphone) == CGSize(width: 19, height: 13))
    #expect(size(.accessibility5, on: .iphone) == CGSize(width: 62, height: 51))
  }
  @Test func `they stay what they are in a grid of cells`() {
    #expect(size(.accessibility5, on: .terminal) == CGSize(width: 22, height: 16))
  }
  @Test func `they change with the surroundings`() {
    struct Grower: View {
      @State var isLarge = false
      var body: some View {
        Button("Grow") { isLarge.toggle() }
        Square().dynamicTypeSize(isLarge ? .accessibility5 : .large)
      }
    }
    let host = ViewHost(Grower(), device: .iphone)
    host.layOut(ProposedViewSize(width: 300, height: 600))
    func width() -> CGFloat? { host.tree.frames().indices.first { host.infos[$0].kind == "frame" }.map { host.tree.frames()[$0].width } }
    #expect(width() == 22)
    if let button = host.tree.frames().indices.first(where: { host.infos[$0].kind == "Button" }) { host.tap(NodeID(button)) }
    #expect(width() == 62)
  }
}
