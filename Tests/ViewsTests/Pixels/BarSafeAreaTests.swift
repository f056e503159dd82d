internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Bars and what the device keeps free` {
  /// The frames of all nodes of a kind on an iPhone's screen, in points from its upper left corner.
  private func frames(_ kind: String, _ view: some View) -> [CGRect] {
    let host = ViewHost(view, device: .iphone)
    let safe = Device.iphone.safeArea
    host.layOut(ProposedViewSize(width: 390, height: 844 - safe.top - safe.bottom), safeArea: safe)
    let frames = host.tree.frames()
    return frames.indices.filter { host.infos[$0].kind == kind }.map { frames[$0].offsetBy(dx: 0, dy: safe.top) }
  }
  @ViewBuilder private var stack: some View {
    NavigationStack { Color.red.navigationTitle("Title").toolbar { Button("Edit") {} } }
  }

  @Test func `items keep their size when texts are larger`() {
    let buttons = { (size: DynamicTypeSize) in
      frames("Button", NavigationStack { Text("a").toolbar { Button("Edit") {} } }.dynamicTypeSize(size)).map(\.size)
    }
    #expect(buttons(.accessibility3) == buttons(.large) && buttons(.large).count == 1)
  }
  @Test func `a title stands where it always does when the stack, or what is around it, ignores the safe area`() {
    // The large title below a bar of 44 points below the status bar (phone.md, 5.2).
    #expect(frames("Text", stack).contains { abs($0.minY - (47 + 44 + 10.0 / 3)) < 0.5 && $0.minX == 16 })
    #expect(frames("Text", stack).map(\.minY) == frames("Text", stack.ignoresSafeArea()).map(\.minY))
    let around = ZStack {
      Color.yellow
      stack
    }
    #expect(frames("Text", around.edgesIgnoringSafeArea(.all)).map(\.minY) == frames("Text", stack).map(\.minY))
    #expect(frames("Text", around.ignoresSafeArea(edges: .bottom)).map(\.minY) == frames("Text", stack).map(\.minY))
  }
  @Test func `content that ignores the safe area lies below the bar and the status bar`() {
    let inside = NavigationStack { Color.red.ignoresSafeArea().navigationTitle("Title") }
    #expect(frames("Color", inside) == [CGRect(x: 0, y: 0, width: 390, height: 844)])
    #expect(frames("Color", inside.ignoresSafeArea()) == [CGRect(x: 0, y: 0, width: 390, height: 844)])
  }
  @Test func `a bar of tabs keeps off the home indicator, pages reach to the edge`() {
    let tabs = TabView { Color.red.tabItem { Label("One", systemImage: "star") } }
    #expect(frames("Text", tabs.ignoresSafeArea()).map(\.minY) == frames("Text", tabs).map(\.minY))
    let pages = tabs.tabViewStyle(.page).ignoresSafeArea()
    #expect(frames("TabView", pages) == [CGRect(x: 0, y: 0, width: 390, height: 844)])
  }
}
