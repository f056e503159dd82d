internal import Drawing
internal import Foundation
internal import Interpreter
internal import LayoutCore
internal import Terminal
internal import Tracing
internal import Views

extension Preview {
  /// The stages of the way from a source to a picture, in order.
  public enum Stage: String, CaseIterable, Sendable {
    case source, syntax, program, view, nodes, layout, display, cells, bytes
    /// Stages that stand even when the source cannot be evaluated.
    public var isBeforeEvaluation: Bool { [.source, .syntax, .program].contains(self) }
  }

  /// The printable form of a stage. The view tree wants written views to be recorded.
  public func dump(_ stage: Stage) -> String {
    switch stage {
    case .source: lines(source.text)
    case .syntax: lines(program.syntaxDescription)
    case .program: lines(program.programDescription)
    case .view: treeText
    case .nodes: nodesText
    case .layout: layoutText
    case .display: displayText
    case .cells: cellsText
    case .bytes: lines(((try? picture(isScreen: false, colors: .trueColor, charset: .unicode).ansi) ?? "").debugDescription)
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
    func rect(_ rect: CGRect) -> String { "\(decimal(rect.minX)),\(decimal(rect.minY)) \(points(rect.width, rect.height))" }
    func paint(_ paint: Paint) -> String {
      switch paint {
      case .foreground: "foreground"
      case .secondary: "secondary"
      case .color(let color):
        "rgba(" + [color.red, color.green, color.blue, color.alpha].map { number($0) }.joined(separator: " ") + ")"
      }
    }
    let rows = list.items.map { item in
      switch item.content {
      case .fill(.rectangle(let bounds), let color): ["\(item.node)", "fill rectangle", rect(bounds), paint(color)]
      case .fill(.ellipse(let bounds), let color): ["\(item.node)", "fill ellipse", rect(bounds), paint(color)]
      case .border(let bounds, let width, let color): ["\(item.node)", "border \(decimal(width))", rect(bounds), paint(color)]
      case .text(let run): ["\(item.node)", "text \(number(run.font.pointSize)) pt", rect(run.frame), paint(run.paint) + " " + run.lines.map { quoted($0) }.joined(separator: " ")]
      }
    }
    return rows.isEmpty ? "nothing to draw\n" : aligned(rows) + "\n"
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
