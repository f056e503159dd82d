internal import Drawing
internal import Foundation
public import Terminal
internal import Views

/// What `render` shows, as cells and as text.
public struct Picture: Sendable {
  /// The cells.
  public let grid: CellGrid
  let painter: TextPainter
  /// What a terminal that shows pixels is sent instead; nil on a device of cells.
  public internal(set) var pixels: PixelScreen?

  /// Without escape sequences; lines have no trailing blanks.
  public var text: String { grid.frame.isEmpty ? "" : painter.text(grid) + "\n" }
  /// With colours and attributes.
  public var ansi: TerminalText { grid.frame.isEmpty ? "" : painter.ansi(grid) + "\n" }
}

extension Preview {
  /// The smallest rectangle of cells that holds the root's bounds and everything painted outside them; with `isScreen` the whole canvas.
  /// - Throws: a picture of more cells than a grid may have.
  public func picture(isScreen: Bool, colors: ColorSupport, charset: Charset) throws(CellGridError) -> Picture {
    let rasteriser = Rasteriser(cell: request.device.cell, charset: charset)
    let list = drawing
    let grid: CellGrid
    if isScreen, request.device.look == .cells, let canvas = request.canvas {
      let canvasCells = (columns: Int(bounded: (canvas.width / request.device.cell.width).rounded()), rows: Int(bounded: (canvas.height / request.device.cell.height).rounded()))
      grid = try rasteriser.screen(of: list, columns: canvasCells.columns, rows: canvasCells.rows, origin: origin)
    } else {
      grid = try rasteriser.picture(of: list)
    }
    return Picture(grid: grid, painter: TextPainter(colors: colors, charset: charset), pixels: pixels)
  }

  /// What a terminal that shows pixels is sent; nil on a device of cells.
  public var pixels: PixelScreen? {
    guard host != nil, request.device.look == .pixels else { return nil }
    return PixelScreen(list: drawing, cell: request.device.cell, scale: request.device.scale, isDark: scheme == .dark)
  }
}
