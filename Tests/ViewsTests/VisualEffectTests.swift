internal import Drawing
internal import Foundation
internal import Testing
internal import Views

/// Effects that are made of a view's geometry.
@MainActor @Suite struct `A visual effect` {
  private func items(_ view: some View) -> [DisplayList.Content] {
    let host = ViewHost(view, device: .terminal)
    host.layOut(ProposedViewSize(width: 640, height: 384))
    return host.displayList.items.map(\.content)
  }
  private func map(_ view: some View) -> CGAffineTransform? {
    for case .layer(.transform(let map), _) in items(view) { return map }
    return nil
  }
  /// What is drawn, whichever node it belongs to.
  private func drawn(_ view: some View) -> String { "\(items(view))".replacing(/node: \d+/, with: "") }
  private var red: some View { Color.red.frame(width: 80, height: 32) }

  @Test func `knows the size of the view and its place, and does not move it`() {
    #expect(map(red.visualEffect { content, proxy in content.offset(x: proxy.size.width / 2, y: 4) }) == CGAffineTransform(translationX: 40, y: 4))
    let row = HStack(spacing: 0) {
      Color.blue.frame(width: 24, height: 32)
      red.visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minX) }
      Color.green.frame(width: 8, height: 32)
    }
    #expect(map(row) == CGAffineTransform(translationX: 24, y: 0))
    #expect(
      items(row).last
        == items(
          HStack(spacing: 0) {
            Color.clear.frame(width: 104, height: 32); Color.green.frame(width: 8, height: 32)
          }
        ).last)
  }
  @Test func `knows the scroll view around`() {
    let view = ScrollView { red.padding(.top, 16).visualEffect { content, proxy in content.offset(x: proxy.bounds(of: .scrollView)?.height ?? -1) } }
    #expect(map(view) == CGAffineTransform(translationX: 384, y: 0))
  }
  @Test func `makes what the modifiers of the same names make`() {
    let centre = UnitPoint(x: 0.25, y: 1)
    #expect(drawn(red.visualEffect { content, _ in content.scaleEffect(x: 2, y: 0.5, anchor: centre) }) == drawn(red.scaleEffect(x: 2, y: 0.5, anchor: centre)))
    #expect(drawn(red.visualEffect { content, _ in content.scaleEffect(3) }) == drawn(red.scaleEffect(3)))
    #expect(drawn(red.visualEffect { content, _ in content.rotationEffect(.degrees(30)) }) == drawn(red.rotationEffect(.degrees(30))))
    #expect(
      drawn(red.visualEffect { content, _ in content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) })
        == drawn(red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))))
    #expect(drawn(red.visualEffect { content, _ in content.opacity(0.5).blur(radius: 3) }) == drawn(red.opacity(0.5).blur(radius: 3)))
    #expect(drawn(red.visualEffect { content, _ in content.brightness(0.2).saturation(0.5) }) == drawn(red.brightness(0.2).saturation(0.5)))
    #expect(drawn(red.visualEffect { content, _ in content.contrast(0.5).grayscale(0.25) }) == drawn(red.contrast(0.5).grayscale(0.25)))
    #expect(drawn(red.visualEffect { content, _ in content.hueRotation(.degrees(90)) }) == drawn(red.hueRotation(.degrees(90))))
    let turn = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 3, ty: 0)
    #expect(drawn(red.visualEffect { content, _ in content.transformEffect(turn) }) == drawn(red.transformEffect(turn)))
  }
}
