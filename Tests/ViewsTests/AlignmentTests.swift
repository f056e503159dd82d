import Foundation
import LayoutCore
import Testing

@testable import Views

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}
private enum Fourth: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment(Third.self)] + 1 }
}

@MainActor
@Suite struct AlignmentTests {
  private func frames(_ view: some View) -> [CGRect] {
    let host = ViewHost(view, device: .cells)
    host.layOut(ProposedViewSize(width: 100, height: 100))
    return host.tree.frames().enumerated().filter { host.tree.isLeaf(NodeID($0.offset)) }.map(\.element)
  }

  @Test func `an id is one guide on either axis each, and equal to itself`() {
    #expect(VerticalAlignment(Third.self) == VerticalAlignment(Third.self))
    #expect(VerticalAlignment(Third.self) != VerticalAlignment(Fourth.self))
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
  }
  @Test func `views that set no guide answer the id's default, which may read other guides`() {
    let row = HStack(alignment: VerticalAlignment(Fourth.self), spacing: 0) {
      Color.red.frame(width: 1, height: 30)
      Color.blue.frame(width: 1, height: 6).alignmentGuide(VerticalAlignment(Third.self)) { _ in 5 }
    }
    #expect(frames(row).map(\.minY) == [0, 5])
  }
  @Test func `an alignment that was first made inside a guide's closure has its default too`() {
    enum Late: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 7 } }
    let row = HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 1, height: 30).alignmentGuide(.top) { $0[VerticalAlignment(Late.self)] }
      Color.blue.frame(width: 1, height: 30)
    }
    #expect(frames(row).map(\.minY) == [0, 7])
  }
  @Test func `dimensions tell explicit values from defaults`() {
    var seen: [CGFloat?] = []
    let view = VStack(alignment: .leading) {
      Color.red.frame(width: 4, height: 6).alignmentGuide(.trailing) { _ in 3 }.padding(1)
        .alignmentGuide(.leading) { d in
          seen = [d.width, d.height, d[explicit: .trailing], d[explicit: .leading], d[.leading], d[HorizontalAlignment.center], d[.lastTextBaseline]]
          return 0
        }
    }
    _ = frames(view)
    #expect(seen == [6, 8, 4, nil, 0, 3, 8])
  }
  @Test func `the same dimensions are equal`() {
    var seen: [ViewDimensions] = []
    let view = VStack(alignment: .leading) {
      Color.red.alignmentGuide(.leading) {
        seen.append($0)
        return 0
      }
      Color.blue
    }
    let host = ViewHost(view, device: .cells)
    for width in [100, 50, 100] { host.layOut(ProposedViewSize(width: CGFloat(width), height: 100)) }
    #expect(seen.map(\.width) == [100, 50])
    #expect(seen.first == seen.first && seen.first != seen.last)
  }
}
