internal import Drawing
internal import Foundation
internal import Testing
internal import Views

@MainActor @Suite struct `A canvas` {
  private func items(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayList.Content] {
    let host = ViewHost(Canvas(renderer: draw), device: .terminal)
    host.layOut(ProposedViewSize(width: 80, height: 32))
    return host.displayList.items.map(\.content)
  }
  private let square = Path(CGRect(x: 8, y: 8, width: 8, height: 8))

  @Test func `takes what it is offered and tells its size`() {
    var told = CGSize.zero
    _ = items { _, size in told = size }
    #expect(told == CGSize(width: 80, height: 32))
  }
  @Test func `shows nothing outside of its bounds`() {
    let wide = Path(CGRect(x: -50, y: 0, width: 500, height: 10))
    guard case .layer(.clip(.rectangle(let rect)), _)? = items({ context, _ in context.fill(wide, with: .color(.red)) }).first else {
      Issue.record("no clip")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 80, height: 32))
    guard case .fill? = items({ context, _ in context.fill(square, with: .color(.red)) }).first else {
      Issue.record("a clip that nothing needs")
      return
    }
  }
  @Test func `keeps what is set in a copy apart, and draws through both`() {
    let drawn = items { context, _ in
      var copy = context
      copy.translateBy(x: 10, y: 0)
      copy.opacity = 0.5
      copy.fill(square, with: .color(.black))
      context.fill(square, with: .color(.black))
    }
    let places = drawn.map { content -> (CGFloat, Double) in
      if case .fill(let outline, .color(let color)) = content { (outline.path.boundingRect.minX, color.alpha) } else { (-1, -1) }
    }
    #expect(places.map(\.0) == [18, 8])
    #expect(places.map(\.1) == [0.5, 1])
  }
  @Test func `draws the views that have tags, and no others`() {
    let canvas = Canvas { context, _ in
      #expect(context.resolveSymbol(id: "none").map(\.size) == nil)
      guard let symbol = context.resolveSymbol(id: 2) else { return }
      #expect(symbol.size == CGSize(width: 24, height: 16))
      context.draw(symbol, at: CGPoint(x: 40, y: 16))
    } symbols: {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    let host = ViewHost(canvas, device: .terminal)
    host.layOut(ProposedViewSize(width: 80, height: 32))
    guard case .layer(.transform(let map), let inner)? = host.displayList.items.first?.content, case .text(let run)? = inner.first?.content else {
      Issue.record("no symbol")
      return
    }
    #expect(run.lines == ["two"] && map.tx == 28 && map.ty == 8)
  }
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, 0, -5]) func `survives any number`(number: CGFloat) {
    let drawn = items { context, _ in
      var copy = context
      copy.scaleBy(x: number, y: 1)
      copy.stroke(square, with: .linearGradient(Gradient(colors: [.red]), startPoint: CGPoint(x: number, y: 0), endPoint: .zero), lineWidth: number)
      copy.addFilter(.blur(radius: number))
      copy.fill(Path(ellipseIn: CGRect(x: number, y: 0, width: number, height: number)), with: .color(.red))
      copy.draw(Text("a"), at: CGPoint(x: number, y: number))
      copy.clip(to: Path(), options: .inverse)
      copy.draw(Text("a"), in: CGRect(x: 0, y: 0, width: number, height: number))
    }
    #expect(drawn.count <= 4)
    #expect(drawn.allSatisfy { $0.extent.map { $0.maxX <= 80 && $0.maxY <= 32 } ?? true })
  }
}
