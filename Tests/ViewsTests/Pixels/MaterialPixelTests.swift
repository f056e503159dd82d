import Drawing
import Foundation
import LayoutCore
import Testing
@testable import Views

/// What is drawn over a screen, and the materials that blur it.
@MainActor @Suite struct `Presentations and materials of pixels` {
  private func screen(_ view: some View, _ device: Device = .iphone) -> [DisplayList.Content] {
    let (canvas, safe) = (device.canvas ?? .zero, device.safeArea)
    let host = ViewHost(view, device: device)
    host.layOut(ProposedViewSize(width: canvas.width, height: canvas.height - safe.top - safe.bottom), safeArea: safe)
    return PhoneScene.contents(host.screen(canvas).items)
  }
  /// The bounds of the outlines with an arrow.
  private func bubbles(_ contents: [DisplayList.Content]) -> [CGRect] {
    contents.compactMap { if case .fill(.path(let path, let bounds, _), _) = $0, bounds.height > 30, path.boundingRect.height == bounds.height { bounds } else { nil } }
  }
  private struct Presenter: View {
    var adaptation = PresentationAdaptation.popover
    var edge = Edge.top
    var alignment = Alignment.topTrailing
    var body: some View {
      Text("page").frame(width: 60, height: 40)
        .popover(isPresented: .constant(true), arrowEdge: edge) { Color.red.frame(width: 200, height: 100).presentationCompactAdaptation(adaptation) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  @Test func `a popover's card lies below its view, inside the margins, with the arrow at the view`() throws {
    let card = try #require(bubbles(screen(Presenter())).first)
    // the view: x 330…390, y 47…87; the arrow is 13 high
    #expect(card == CGRect(x: 174, y: 87, width: 200, height: 113))
  }
  @Test func `a popover lies above its view where it is wished there, or where no room is below`() throws {
    let wished = try #require(bubbles(screen(Presenter(edge: .bottom, alignment: .center))).first)
    #expect(wished.maxY <= 410 && wished.height == 113)
    let low = try #require(bubbles(screen(Presenter(alignment: .bottom))).first)
    #expect(low.maxY == 770 && low.midX == 195)
  }
  @Test func `a popover is a sheet on a phone, and a card on a tablet`() {
    #expect(bubbles(screen(Presenter(adaptation: .automatic))).isEmpty)
    #expect(bubbles(screen(Presenter(adaptation: .sheet), .ipad)).count == 1)
  }
  @Test func `a popover around what is larger than the screen stays on the screen`() throws {
    let view = Text("page").popover(isPresented: .constant(true)) { Color.red.frame(width: 5000, height: 5000).presentationCompactAdaptation(.popover) }
    let card = try #require(bubbles(screen(view)).first)
    #expect(card.minX >= 16 && card.maxX <= 374 && card.minY >= 47 && card.maxY <= 810)
  }

  @Test func `a material shows what is behind in pixels, and a flat grey in cells`() {
    let view = Text("a").background(.regularMaterial, in: Capsule())
    let backdrops = PhoneScene.contents(PhoneScene(view).host.displayList.items).compactMap { if case .backdrop(_, let backdrop) = $0 { backdrop } else { nil } }
    #expect(backdrops.map(\.radius) == [30] && backdrops.map(\.saturation) == [1.8])
    #expect(backdrops.map { PhoneScene.shown($0.paint) } == ["FFFFFF 68"] && backdrops.map { PhoneScene.shown($0.flat) } == ["FFFFFF 83"])
    let host = ViewHost(view, device: .terminal)
    host.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(PhoneScene.contents(host.displayList.items).allSatisfy { if case .backdrop = $0 { false } else { true } })
  }
  @Test func `bars, alerts and choices blur what is behind them`() {
    func count(_ view: some View) -> Int { screen(view).count { if case .backdrop = $0 { true } else { false } } }
    #expect(count(TabView { Text("a").tabItem { Label("A", systemImage: "house") } }) == 1)
    #expect(count(Text("a").alert("T", isPresented: .constant(true)) { Button("OK") {} }) == 1)
    #expect(count(Text("a").confirmationDialog("T", isPresented: .constant(true)) { Button("One") {} }) == 1)
    #expect(count(Text("a")) == 0)
  }
}
