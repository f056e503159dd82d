internal import Drawing
public import Terminal

extension Block {
  /// The block as lines for a terminal, and the cells that each takes. A picture wider than the window is cut at its edge.
  public func lines(isStyled: Bool, columns: Int) -> (lines: [TerminalText], widths: [Int]) {
    if case .picture(let picture, let isStale) = content, picture.grid.frame.columns.count > columns {
      let frame = picture.grid.frame
      let rect = CellRect(left: frame.left, top: frame.top, right: frame.left + max(columns, 1), bottom: frame.bottom)
      if let grid = try? picture.grid.cropped(to: rect) { return Block(.picture(Picture(grid: grid, painter: picture.painter), isStale: isStale), stream).split(isStyled) }
    }
    return split(isStyled)
  }
  private func split(_ isStyled: Bool) -> (lines: [TerminalText], widths: [Int]) {
    let plain = styled(false).lines
    return (isStyled ? styled(true).lines : plain, plain.map { Drawing.columns(of: $0.text) })
  }
}
