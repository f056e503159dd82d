public import Drawing
internal import Foundation
internal import LayoutCore
internal import Views

extension Preview {
  /// Several pictures one below the other, each under its name.
  public static func sheet(_ previews: [(String, Preview)]) -> DisplayList {
    var sheet = DisplayList()
    var y: CGFloat = 0
    for (name, preview) in previews {
      let cell = preview.request.device.cell
      guard preview.host != nil else { continue }
      let list = preview.drawing
      if !name.isEmpty {
        let layout = TextLayout(name, font: ResolvedFont(weight: 700), cell: cell)
        let frame = CGRect(origin: CGPoint(x: 0, y: y), size: layout.ideal)
        sheet.items.append(
          DisplayList.Item(.text(DisplayList.TextRun(lines: layout.lines(width: nil, height: nil).map(\.text), frame: frame, font: layout.font, paint: .foreground))))
        sheet.bounds = sheet.bounds.union(frame)
        y += layout.ideal.height + cell.height / 2
      }
      let extent = list.items.compactMap(\.content.extent).reduce(list.bounds) { $0.union($1) }
      let map = CGAffineTransform(translationX: -min(0, extent.minX), y: y - min(0, extent.minY))
      var items = list.items
      // One of another scheme than the sheet's has its own paper and ink.
      if preview.scheme != previews.first?.1.scheme {
        let (paper, ink): (RGBA, RGBA) = preview.scheme == .dark ? (.black, .white) : (.white, .black)
        items = [DisplayList.Item(.fill(.rectangle(extent), .color(paper)))] + items.map { $0.inked(ink) }
      }
      sheet.items.append(DisplayList.Item(.layer(.transform(map), items)))
      sheet.bounds = sheet.bounds.union(extent.applying(map))
      y = sheet.bounds.maxY + 2 * cell.height
    }
    return sheet
  }
}
