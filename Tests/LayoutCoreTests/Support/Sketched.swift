internal import Foundation
internal import LayoutCore

/// A sketch built into a tree. Node numbers are the sketch's pre-order.
struct Sketched {
  let tree = LayoutTree()
  private let texts = Words()
  /// Text nodes, in source order.
  private(set) var textNodes: [NodeID] = []
  private(set) var leaves: [NodeID] = []
  private let grid: TextGrid
  /// Spacers' least length along rows and columns.
  private let spacerMinimum: CGSize

  /// The device `cells`: text 1×1, 8 between all neighbours.
  init(_ sketch: Sketch, rightToLeft: Bool = false) {
    self.init(sketch, rightToLeft: rightToLeft, grid: TextGrid(), spacing: .standard, spacerMinimum: CGSize(width: 8, height: 8))
  }
  /// The device `terminal`: text 8×16, columns 8, rows 16 and 0 between texts.
  init(terminal sketch: Sketch) {
    self.init(
      sketch, grid: TextGrid(cell: CGSize(width: 8, height: 16)), spacing: DefaultSpacing(row: 8, column: 16, textColumn: 0), spacerMinimum: CGSize(width: 8, height: 16))
  }
  private init(_ sketch: Sketch, rightToLeft: Bool = false, grid: TextGrid, spacing: DefaultSpacing, spacerMinimum: CGSize) {
    self.grid = grid
    self.spacerMinimum = spacerMinimum
    var builder = NodeBuilder(tree)
    builder.isRightToLeft = rightToLeft
    append(sketch, to: &builder)
    tree.spacing = spacing
    tree.measureText = { [texts] content, width, height in grid.measure(texts.all[Int(content)], width, height) }
  }
  func layOut(_ width: CGFloat?, _ height: CGFloat?) -> CGSize { tree.layOut(ProposedViewSize(width: width, height: height)) }
  /// Another string in a text node.
  func setText(_ node: NodeID, _ string: String) {
    texts.all[Int(tree.content(of: node))] = string
    tree.setText(node, ideal: grid.measure(string, nil, nil), least: grid.measure(string, 0, nil), lineHeight: grid.cell.height)
  }
  /// The leaves' frames as `x y w h`, rounded to three digits.
  func leafFrames() -> [String] { leaves.map { words(tree.frame(of: $0)) } }

  private mutating func append(_ s: Sketch, to b: inout NodeBuilder) {
    switch s {
    case .text(let string):
      texts.all.append(string)
      textNodes.append(
        b.text(
          ideal: grid.measure(string, nil, nil), least: grid.measure(string, 0, nil), lineHeight: grid.cell.height, content: Int32(texts.all.count - 1)))
      leaves.append(textNodes[textNodes.count - 1])
      return
    case .color:
      leaves.append(b.flexible(content: 0))
      return
    case .circle:
      leaves.append(b.square(content: 0))
      return
    case .image(let size):
      leaves.append(b.fixed(size, content: 0))
      return
    case .resizable(let size, let inset):
      leaves.append(b.resizable(size, top: inset, leading: inset, bottom: inset, trailing: inset, content: 0))
      return
    case .bar(let thickness):
      leaves.append(b.bar(thickness: thickness, content: 0))
      return
    case .spacer(let least):
      leaves.append(b.spacer(minLength: least, defaultMinimum: spacerMinimum))
      return
    case .divider:
      leaves.append(b.divider(thickness: 1, content: 0))
      return
    case .hStack(let key, let spacing, _): b.beginHStack(alignment: key, spacing: spacing)
    case .vStack(let key, let spacing, _): b.beginVStack(alignment: key, spacing: spacing)
    case .zStack(let at, _): b.beginZStack(horizontal: at.horizontal, vertical: at.vertical)
    case .fitting(let axes, _): b.beginFitting(axes)
    case .stair(let isTight, _): b.beginCustom(Stair(isTight: isTight), stackAxis: nil)
    case .scroll(let axes, _): b.beginScroll(axes)
    case .lazyStack(let axis, let key, let spacing, _): b.beginLazyStack(axis, alignment: key, spacing: spacing)
    case .lazyGrid(let axis, let tracks, let at, let spacing, _):
      b.beginLazyGrid(axis, tracks: tracks, horizontal: at.horizontal, vertical: at.vertical, spacing: spacing)
    case .grid(let at, let h, let v, _): b.beginGrid(horizontal: at.horizontal, vertical: at.vertical, horizontalSpacing: h, verticalSpacing: v)
    case .row(let key, _): b.beginGridRow(alignment: key)
    case .cell(_, let columns): b.beginGridCell(columns: columns)
    case .unsized(_, let axes): b.beginGridCell(unsizedAxes: axes)
    case .columnAligned(_, let key): b.beginGridCell(columnAlignment: key)
    case .anchored(_, let x, let y): b.beginGridCell(anchorX: x, y: y)
    case .framed(_, let w, let h, let at): b.beginFrame(width: w, height: h, horizontal: at.horizontal, vertical: at.vertical)
    case .flexible(_, let w, let h, let at):
      b.beginFlexibleFrame(
        minWidth: w.least, idealWidth: w.ideal, maxWidth: w.most, minHeight: h.least, idealHeight: h.ideal, maxHeight: h.most, horizontal: at.horizontal, vertical: at.vertical)
    case .padded(_, let e): b.beginPadding(top: e.top, leading: e.leading, bottom: e.bottom, trailing: e.trailing)
    case .fixed(_, let h, let v): b.beginFixedSize(horizontal: h, vertical: v)
    case .prioritised(_, let p): b.beginPriority(p)
    case .shifted(_, let x, let y): b.beginOffset(x: x, y: y)
    case .boxed(_, let ratio, let fills): b.beginAspectRatio(ratio, fills: fills)
    case .positioned(_, let x, let y): b.beginPosition(x: x, y: y)
    case .neutral: b.beginNeutral()
    case .layered(_, _, let isBackground, let at): b.beginSecondary(isBackground: isBackground, horizontal: at.horizontal, vertical: at.vertical)
    case .barred, .reaching, .safePadded, .relative: s.begin(&b)
    case .guided(_, let key, let value): b.beginGuide(key, value)
    }
    for child in s.children { append(child, to: &b) }
    b.end()
  }
}

func words(_ r: CGRect) -> String { [r.minX, r.minY, r.width, r.height].map { word(Double($0)) }.joined(separator: " ") }
/// A number without trailing zeros, rounded to three digits; nil for NaN.
func word(_ v: Double) -> String {
  if v.isNaN { return "nil" }
  if v.isInfinite { return v < 0 ? "-inf" : "inf" }
  let r = (v * 1000).rounded() / 1000
  return r == r.rounded() ? String(Int(r)) : String(r)
}

private final class Words {
  var all: [String] = []
}
