internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

@MainActor @Suite struct `What scrolls on a phone` {
  /// Where a red rectangle of 2,000 points is seen, from the top edge of the root, which is offered 800 points between a status bar of 47 and a home indicator of 34.
  private func seen(_ view: some View, on device: Device = .iphone) -> [ClosedRange<CGFloat>] {
    let host = ViewHost(view, device: device)
    host.layOut(ProposedViewSize(width: 390, height: 800), safeArea: Device.Insets(top: 47, bottom: 34))
    return ranges(host.displayList.items, in: -10_000...10_000)
  }
  private func ranges(_ items: [DisplayList.Item], in window: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    items.flatMap { item -> [ClosedRange<CGFloat>] in
      switch item.content {
      case .fill(let outline, _): [(outline.bounds.minY...outline.bounds.maxY).clamped(to: window)]
      case .layer(.clip(let outline), let inner): ranges(inner, in: (outline.bounds.minY...outline.bounds.maxY).clamped(to: window))
      case .layer(_, let inner): ranges(inner, in: window)
      default: []
      }
    }
  }
  private var long: some View { ScrollView { Color.red.frame(height: 2000) } }

  @Test func `a bar whose items are too wide makes no screen wider`() {
    let stack = NavigationStack { Color.red.navigationTitle("A title").navigationBarItems(leading: Color.blue.frame(width: 1000, height: 9)) }
    #expect(PhoneScene(stack, width: 390).frame("NavigationStack") == "0,0 390×800")
    let tools = NavigationStack { Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Color.blue.frame(width: 1000, height: 9) } } }
    #expect(PhoneScene(tools, width: 390).frame("NavigationStack") == "0,0 390×800")
  }
  @Test func `content is seen below the home indicator`() { #expect(seen(long) == [0...834]) }
  @Test func `a view away from the edges cuts its content at its own`() {
    #expect(seen(VStack(spacing: 0) { long.frame(height: 300) }) == [0...300])
  }
  @Test func `content is seen below a bar at the bottom`() {
    #expect(seen(long.safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 49) }).first == 0...834)
  }
  @Test func `on devices of cells content ends with the view`() { #expect(seen(long, on: .phone) == [0...800]) }
  @Test func `offers without end cut nothing and end nothing`() {
    let host = ViewHost(long, device: .iphone)
    host.layOut(ProposedViewSize(width: .infinity, height: .infinity), safeArea: Device.Insets(top: .infinity, bottom: .nan))
    _ = host.displayList
  }
}
