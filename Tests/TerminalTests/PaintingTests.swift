import Drawing
import Foundation
import Terminal
import Testing

/// Random scenes of everything that can be drawn.
@Suite struct PaintingTests {
  private let cell = CGSize(width: 8, height: 16)
  private let columns = 24
  private let rows = 8

  private func screen(_ items: [DisplayList.Item], over grid: CellGrid? = nil) throws -> CellGrid {
    let rasteriser = Rasteriser(cell: cell)
    let list = DisplayList(items: items, bounds: CGRect(x: 0, y: 0, width: 192, height: 128))
    guard var grid else { return try rasteriser.screen(of: list, columns: columns, rows: rows, origin: .zero) }
    rasteriser.paint(list, into: &grid)
    return grid
  }

  @Test func `drawing opaque things twice changes nothing`() throws {
    var scene = RandomScene()
    for round in 0..<150 {
      // A scene without paper shows through parts of cells: its first item covers all of it.
      let items = [DisplayList.Item(.fill(.rectangle(CGRect(x: 0, y: 0, width: 192, height: 128)), Scene.blue))] + scene.items(depth: 0, isOpaque: true)
      let once = try screen(items)
      #expect(try screen(items, over: once) == once, "round \(round)")
    }
  }
  @Test func `nothing is drawn outside a clip`() throws {
    var scene = RandomScene()
    for round in 0..<150 {
      let clip = CellRect(left: scene.below(12), top: scene.below(4), right: 12 + scene.below(12), bottom: 4 + scene.below(4))
      let bounds = CGRect(x: clip.left * 8, y: clip.top * 16, width: clip.columns.count * 8, height: clip.rows.count * 16)
      let grid = try screen([DisplayList.Item(.layer(.clip(.rectangle(bounds)), scene.items(depth: 0, isOpaque: false)))])
      for row in 0..<rows {
        for column in 0..<columns where !clip.contains(column: column, row: row) {
          // Lines that become attributes of texts, and the second half of a wide character, may reach one cell out.
          let isEdge = clip.contains(column: column - 1, row: row)
          #expect(grid[column, row] == Cell() || isEdge, "round \(round): \(column), \(row)")
        }
      }
    }
  }
  @Test func `the difference painted over the old frame is the new frame`() throws {
    var scene = RandomScene()
    let painter = TextPainter(colors: .trueColor)
    var old: CellGrid?
    for round in 0..<150 {
      let new = try screen(scene.items(depth: 0, isOpaque: false))
      let changes = painter.diff(from: old, to: new)
      if let old, old == new { #expect(changes.isEmpty, "round \(round)") }
      #expect(painter.diff(from: new, to: new).isEmpty)
      old = new
    }
  }
  @Test func `a shadow has the shape that clips leave of what casts it`() throws {
    let clipped = DisplayList.Content.layer(.clip(.rectangle(CGRect(x: 16, y: 16, width: 32, height: 32))), [DisplayList.Item(Scene.fill(0, 0, 160, 112))])
    let grid = try screen([DisplayList.Item(.layer(.shadow(.black, radius: 0, offset: CGSize(width: 64, height: 32)), [DisplayList.Item(clipped)]))])
    for row in 0..<rows {
      for column in 0..<columns {
        let isCast = (10..<14).contains(column) && (3..<5).contains(row)
        let isShown = (2..<6).contains(column) && (1..<3).contains(row)
        #expect((grid[column, row] != Cell()) == (isCast || isShown), "\(column), \(row)")
      }
    }
  }
  @Test func `nonsense is drawn as nothing, at once`() throws {
    let (nan, far) = (CGFloat.nan, CGFloat(1e300))
    let bitmap = Bitmap(width: 2, height: 2, bytes: Array(repeating: 200, count: 16))
    var items: [DisplayList.Content] = []
    for rect in [CGRect(x: nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: far, height: far), CGRect(x: -far, y: 0, width: 10, height: nan), .zero] {
      items.append(.fill(.ellipse(in: rect), Scene.red))
      items.append(.stroke(.rectangle(rect), StrokeStyle(lineWidth: 10_000), Scene.red))
      items.append(.stroke(.rectangle(rect), StrokeStyle(lineWidth: 0, dash: [nan, 0]), Scene.red))
      items.append(.border(rect, width: nan, Scene.red))
      items.append(.image(DisplayList.ImageRun(bitmap, frame: rect, scale: 1)))
      items.append(.layer(.transform(CGAffineTransform(a: nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)), [DisplayList.Item(.fill(.rectangle(rect), Scene.red))]))
      items.append(.layer(.blur(radius: far), [DisplayList.Item(.fill(.rectangle(rect), Scene.red))]))
      items.append(.layer(.shadow(.black, radius: nan, offset: CGSize(width: far, height: nan)), [DisplayList.Item(.fill(.rectangle(rect), Scene.red))]))
    }
    for content in items { _ = try screen([DisplayList.Item(content)]) }
    #expect(try screen([DisplayList.Item(.fill(.path(Path(), in: .zero, isEvenOdd: false), Scene.red))]) == screen([]))
  }
}

/// Makes items, the same ones in every run.
private struct RandomScene {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(below(1000)) / 999 }
  private mutating func color(_ isOpaque: Bool) -> RGBA {
    RGBA(red: Double(below(11)) / 10, green: Double(below(11)) / 10, blue: Double(below(11)) / 10, alpha: isOpaque ? 1 : Double(1 + below(10)) / 10)
  }
  private mutating func paint(_ isOpaque: Bool) -> Paint {
    if below(3) > 0 { return .color(color(isOpaque)) }
    let stops = [GradientPaint.Stop(color: color(isOpaque), location: 0), GradientPaint.Stop(color: color(isOpaque), location: 1)]
    let geometry: GradientPaint.Geometry =
      below(2) == 0 ? .linear(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1)) : .radial(center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 40)
    return .gradient(GradientPaint(geometry, stops: stops))
  }
  private mutating func rect() -> CGRect { CGRect(x: number(-20...180), y: number(-20...120), width: number(0...120), height: number(0...80)) }

  mutating func items(depth: Int, isOpaque: Bool) -> [DisplayList.Item] { (0..<below(5)).map { _ in DisplayList.Item(item(depth, isOpaque)) } }
  private mutating func item(_ depth: Int, _ isOpaque: Bool) -> DisplayList.Content {
    let rect = rect()
    // Softness and texts add up where they are painted twice.
    if !isOpaque, below(3) == 0 { return soft(rect, depth) }
    switch below(depth < 2 ? 9 : 6) {
    case 0: return .fill(.rectangle(rect), paint(isOpaque))
    case 1: return .fill(.ellipse(in: rect), paint(isOpaque))
    case 2: return .fill(.roundedRectangle(rect, cornerSize: CGSize(width: 12, height: 12), .continuous), paint(isOpaque))
    case 3: return .border(rect, width: number(1...20), paint(isOpaque))
    case 4:
      let alpha = isOpaque ? 255 : UInt8(below(256))
      var run = DisplayList.ImageRun(Bitmap(width: 2, height: 2, bytes: (0..<16).map { $0 % 4 == 3 ? alpha : UInt8($0 * 15) }), frame: rect, scale: 1)
      run.isPixelated = below(2) == 0
      return .image(run)
    case 5: return .fill(.path(Path(roundedRect: rect, cornerRadius: 5), in: rect, isEvenOdd: true), paint(isOpaque))
    case 6: return .layer(.clip(.ellipse(in: self.rect())), items(depth: depth + 1, isOpaque: isOpaque))
    case 7: return .layer(.transform(CGAffineTransform(rotationAngle: number(0...3))), items(depth: depth + 1, isOpaque: isOpaque))
    default: return .layer(.group(opacity: isOpaque ? 1 : 0.5), items(depth: depth + 1, isOpaque: isOpaque))
    }
  }
  private mutating func soft(_ rect: CGRect, _ depth: Int) -> DisplayList.Content {
    switch below(depth < 2 ? 7 : 3) {
    case 0: return .stroke(.ellipse(in: rect), StrokeStyle(lineWidth: number(0...20), dash: below(2) == 0 ? [] : [5, 3]), paint(false))
    case 1:
      return .text(DisplayList.TextRun(lines: [["漢字", "Hello", "👍🏽"][below(3)]], frame: rect, font: ResolvedFont(pointSize: number(8...40)), paint: paint(false)))
    case 2: return .stroke(.rectangle(rect), StrokeStyle(lineWidth: number(0...4)), paint(false))
    case 3: return .layer(.blur(radius: number(0...12)), items(depth: depth + 1, isOpaque: false))
    case 4:
      return .layer(.shadow(color(false), radius: number(0...12), offset: CGSize(width: number(-20...20), height: number(-20...20))), items(depth: depth + 1, isOpaque: false))
    case 5: return .layer(.mask(items(depth: depth + 1, isOpaque: false)), items(depth: depth + 1, isOpaque: false))
    default: return .layer(.blend(.multiply), items(depth: depth + 1, isOpaque: false))
    }
  }
}
