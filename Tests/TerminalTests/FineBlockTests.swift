import Drawing
import Foundation
import Terminal
import Testing

/// What is finer than a cell, in characters that not every terminal has.
@Suite struct `Fine blocks` {
  private static let red = Paint.color(RGBA(red: 1, green: 0, blue: 0)),
    blue = Paint.color(RGBA(red: 0, green: 0, blue: 1))
  /// One cell of 8 × 16 points, of which a shape covers some.
  private func glyph(_ charset: Charset, _ points: [CGPoint], paper: Paint? = nil) throws -> Cell {
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    let bounds = CGRect(x: 0, y: 0, width: 8, height: 16)
    var items = paper.map { [DisplayList.Item(.fill(.rectangle(bounds), $0))] } ?? []
    items.append(DisplayList.Item(.fill(DisplayList.Outline(path, in: bounds), Self.red)))
    let grid = try Rasteriser(cell: CGSize(width: 8, height: 16), charset: charset).screen(
      of: DisplayList(items: items, bounds: bounds), columns: 1, rows: 1, origin: .zero)
    return grid[0, 0]
  }
  /// The lower left corner up to a height and a width, slanted.
  private static let triangle = [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 16), CGPoint(x: 0, y: 16)]

  @Test func `are used where the charset says so, and only there`() throws {
    let plain = try glyph(.unicode, Self.triangle).cluster
    let sixths = try glyph(.sextants, Self.triangle).cluster
    let eighths = try glyph(.octants, Self.triangle).cluster
    #expect(plain == "▄")
    #expect((0x1FB00...0x1FB3B).contains(sixths.unicodeScalars.first?.value ?? 0), "\(sixths)")
    #expect((0x1CD00...0x1CDE5).contains(eighths.unicodeScalars.first?.value ?? 0), "\(eighths)")
  }
  @Test func `show two colours of a cell`() throws {
    let cell = try glyph(.octants, Self.triangle, paper: Self.blue)
    #expect(Set([cell.foreground, cell.background]) == [.rgb(255, 0, 0), .rgb(0, 0, 255)])
  }
}
