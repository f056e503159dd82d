internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

/// What programs are told of scroll views.
@MainActor @Suite struct `Geometry of scroll views` {
  @Test func `the geometry is that of the first scroll view inside`() throws {
    var told: [ScrollGeometry] = []
    let view = VStack(spacing: 0) {
      Text("title").frame(height: 20)
      ScrollView { Color.red.frame(height: 900) }.contentMargins(.top, 30)
    }
    .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { _, new in told.append(new) })
    let host = ViewHost(view, device: .iphone)
    host.layOut(ProposedViewSize(width: 300, height: 420))
    let first = try #require(told.first)
    #expect(told.count == 1)
    #expect(first.contentSize == CGSize(width: 300, height: 900))
    #expect(first.containerSize == CGSize(width: 300, height: 400))
    #expect(first.contentOffset == CGPoint(x: 0, y: -30))
    #expect(first.contentInsets == EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
    #expect(first.visibleRect == CGRect(x: 0, y: -30, width: 300, height: 400))
    #expect(first.bounds == CGRect(x: 0, y: 0, width: 300, height: 370))
    let scroll = try #require((0..<NodeID(host.tree.count)).first { host.infos[Int($0)].kind == "ScrollView" })
    #expect(host.scroll(scroll, to: 100))
    #expect(told.last.map { $0.contentOffset.y.rounded() } == 70)
  }
  @Test func `an action hears a value only where it is another one`() {
    var told: [Bool] = []
    let view = ScrollView { Color.red.frame(height: 900) }
      .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 50 }, action: { told.append($1) })
    let host = ViewHost(view, device: .iphone)
    host.layOut(ProposedViewSize(width: 300, height: 400))
    #expect(told == [])
  }
  @Test func `views hear whether they are seen`() {
    var told: [String] = []
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 300).onScrollVisibilityChange { told.append("a \($0)") }
        Color.red.frame(height: 300).onScrollVisibilityChange { told.append("b \($0)") }
        Color.red.frame(height: 300).onScrollVisibilityChange(threshold: 0.1) { told.append("c \($0)") }
      }
    }
    let host = ViewHost(view, device: .iphone)
    host.layOut(ProposedViewSize(width: 300, height: 400))
    #expect(told == ["a true"])
    if let scroll = (0..<NodeID(host.tree.count)).first(where: { host.infos[Int($0)].kind == "ScrollView" }) {
      host.scroll(scroll, to: 300)
    }
    #expect(told.sorted() == ["a false", "a true", "b true", "c true"])
  }
  @Test func `an anchor counts for its role`() {
    func top(_ height: CGFloat, _ change: (ScrollView<AnyView>) -> some View) -> CGFloat? {
      let host = ViewHost(change(ScrollView { AnyView(Color.red.frame(height: height)) }), device: .iphone)
      host.layOut(ProposedViewSize(width: 300, height: 400))
      return (0..<NodeID(host.tree.count)).first { host.label(of: $0) == "red" }.map { host.tree.frame(of: $0).minY }
    }
    #expect(top(900) { $0.defaultScrollAnchor(.bottom) } == -500)
    #expect(top(100) { $0.defaultScrollAnchor(.bottom) } == 300)
    #expect(top(900) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } == -500)
    #expect(top(100) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } == 0)
    #expect(top(900) { $0.defaultScrollAnchor(.bottom, for: .alignment) } == 0)
    #expect(top(100) { $0.defaultScrollAnchor(.bottom, for: .alignment) } == 300)
    #expect(top(900) { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) } == 0)
  }
}
