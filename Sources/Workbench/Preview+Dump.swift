public import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Terminal
internal import Tracing
internal import Views

extension Preview {
  /// The stages of the way from a source to a picture, in order.
  public enum Stage: String, CaseIterable, Sendable {
    case source, syntax, view, nodes, layout, display, cells, bytes
    /// Stages that stand even when the source cannot be evaluated.
    public var isBeforeEvaluation: Bool { [.source, .syntax].contains(self) }
  }

  /// The printable form of a stage. The view tree wants written views to be recorded.
  public func dump(_ stage: Stage) -> String {
    switch stage {
    case .source: lines(source.text)
    case .syntax: lines(program.syntaxDescription)
    case .view: treeText
    case .nodes: nodesText
    case .layout: layoutText
    case .display: displayText
    case .cells: cellsText
    case .bytes: lines(((try? picture(isScreen: false, colors: .trueColor, charset: .unicode).ansi.text) ?? "").debugDescription)
    }
  }
  private func lines(_ text: String) -> String { text.isEmpty || text.hasSuffix("\n") ? text : text + "\n" }

  /// The nodes before layout: kind, label, who made them.
  private var nodesText: String {
    guard let host, let root = host.tree.root else { return "no nodes\n" }
    var rows: [[String]] = []
    func add(_ node: NodeID, _ depth: Int) {
      let through = host.customViews(between: node).joined(separator: " › ")
      let priority = host.tree.priority(of: node)
      rows.append(["\(node)", String(repeating: "  ", count: depth) + host.title(of: node), priority == 0 ? "" : "priority \(number(priority))", through])
      for child in host.tree.children(of: node) { add(child, depth + 1) }
    }
    add(root, 0)
    return aligned(rows) + "\n"
  }

  private var displayText: String {
    guard let list = host?.displayList else { return "" }
    let lines = lines(of: list)
    return lines.isEmpty ? "nothing to draw\n" : lines.joined(separator: "\n") + "\n"
  }
  /// What a list draws, a line an item.
  public func lines(of list: DisplayList) -> [String] {
    let rows = list.items.flatMap { self.rows($0, depth: 0) }
    return rows.isEmpty ? [] : aligned(rows).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  /// A line an item; what is inside a layer stands below it.
  private func rows(_ item: DisplayList.Item, depth: Int) -> [[String]] {
    func line(_ what: String, _ place: CGRect?, _ how: String) -> [String] {
      ["\(item.node)", String(repeating: "  ", count: depth) + what, place.map { "\(decimal($0.minX)),\(decimal($0.minY)) \(points($0.width, $0.height))" } ?? "", how]
    }
    switch item.content {
    case .fill(let outline, let paint): return [line("fill \(name(outline))", outline.bounds, words(paint))]
    case .stroke(let outline, let style, let paint): return [line("stroke \(decimal(style.lineWidth)) \(name(outline))", outline.bounds, words(paint))]
    case .image(let run): return [line("image \(run.bitmap.width)×\(run.bitmap.height)", run.frame, run.tint.map(words) ?? "original")]
    case .backdrop(let outline, let backdrop): return [line("blurred \(decimal(backdrop.radius)) \(name(outline))", outline.bounds, words(backdrop.paint))]
    case .border(let bounds, let width, let paint): return [line("border \(decimal(width))", bounds, words(paint))]
    case .text(let run): return [line("text \(number(run.font.pointSize)) pt", run.frame, words(run.paint) + " " + run.lines.map { quoted($0) }.joined(separator: " "))]
    case .layer(let effect, let items):
      let inner = if case .group = effect { [[String]]() } else { items.flatMap { self.rows($0, depth: depth + 1) } }
      return [line(words(effect), item.content.extent, "\(items.count) items")] + inner
    }
  }
  private func name(_ outline: DisplayList.Outline) -> String {
    switch outline {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .roundedRectangle: "rounded rectangle"
    case .path: "path"
    }
  }
  private func words(_ paint: Paint) -> String {
    func rgba(_ color: RGBA) -> String { "rgba(" + [color.red, color.green, color.blue, color.alpha].map { number($0) }.joined(separator: " ") + ")" }
    switch paint {
    case .foreground: return "foreground"
    case .secondary: return "secondary"
    case .faint(let opacity): return "foreground \(number(opacity))"
    case .color(let color): return rgba(color)
    case .gradient(let gradient): return "gradient " + gradient.stops.map { rgba($0.color) }.joined(separator: " ")
    }
  }
  private func words(_ effect: DisplayList.Effect) -> String {
    switch effect {
    case .group(let opacity): opacity == 1 ? "one picture" : "one picture, opacity \(number(opacity))"
    case .clip(let outline): "clip \(name(outline))"
    case .mask(let items): "mask of \(items.count) items"
    case .transform(let map): "map " + [map.a, map.b, map.c, map.d, map.tx, map.ty].map { decimal($0) }.joined(separator: " ")
    case .blend(let mode): "blend \(mode)"
    case .blur(let radius): "blur \(decimal(radius))"
    case .shadow(_, let radius, let offset): "shadow \(decimal(radius)) at \(decimal(offset.width)),\(decimal(offset.height))"
    }
  }

  /// The cells by row and column: a line a run of equal colours and attributes.
  private var cellsText: String {
    guard let grid = try? picture(isScreen: false, colors: .none, charset: .unicode).grid else { return "" }
    var rows: [[String]] = []
    for row in grid.frame.rows {
      for (column, cell) in zip(grid.frame.columns, grid.row(row)) where cell != Cell() && cell.columns > 0 {
        rows.append(["\(column),\(row)", quoted(cell.cluster), "\(cell.foreground) on \(cell.background)", cell.attributes.isEmpty ? "" : "\(cell.attributes.rawValue)"])
      }
    }
    return rows.isEmpty ? "no cells\n" : aligned(rows) + "\n"
  }
}
