internal import Foundation
internal import LayoutCore
public import Tracing
internal import Views

extension Preview {
  /// The layout tree as `layout --json` prints it; the schema is `playground/schema/layout.json`.
  public var layoutDocument: JSON {
    .object([
      ("version", .integer(1)), ("device", .string(request.device.name)), ("proposal", Preview.json(proposal)), ("canvas", canvasDocument),
      ("size", Preview.json(size)), ("root", host.flatMap { host in host.tree.root.map { document(of: $0, path: "0", host, host.tree.frames()) } } ?? .null),
    ])
  }
  private var canvasDocument: JSON {
    guard let canvas = request.canvas else { return .null }
    let origin = origin
    return .object([("width", .number(canvas.width)), ("height", .number(canvas.height)), ("x", .number(origin.x)), ("y", .number(origin.y))])
  }
  private func document(of node: NodeID, path: String, _ host: ViewHost, _ frames: [CGRect]) -> JSON {
    let info = host.infos[Int(node)]
    let frame = frames[Int(node)]
    let source = info.source.map { JSON.object([("file", .string($0.file)), ("line", .integer($0.line)), ("column", .integer($0.column))]) } ?? .null
    var children: [JSON] = []
    for (index, child) in host.tree.children(of: node).enumerated() { children.append(document(of: child, path: "\(path)/\(index)", host, frames)) }
    return .object([
      ("id", .string(path)), ("kind", .string(info.kind)), ("label", .optional(host.label(of: node))), ("identifier", .optional(info.identifier)),
      ("implicit", .bool(info.isImplicit)), ("through", .array(host.customViews(between: node).map { .string($0) })), ("source", source),
      ("proposal", Preview.json(host.tree.proposal(of: node))), ("size", Preview.json(host.tree.size(of: node))),
      ("frame", .object([("x", .number(frame.minX)), ("y", .number(frame.minY)), ("width", .number(frame.width)), ("height", .number(frame.height))])),
      ("children", .array(children)),
    ])
  }
  static func json(_ size: CGSize) -> JSON { .object([("width", .number(size.width)), ("height", .number(size.height))]) }
  static func json(_ proposal: ProposedViewSize) -> JSON {
    .object([("width", .optional(proposal.width.map { Double($0) })), ("height", .optional(proposal.height.map { Double($0) }))])
  }

  /// The layout tree for people: a line a node with its size, place and offer in points, and a status line.
  public var layoutText: String {
    guard let host, let root = host.tree.root else { return "nothing to lay out\n" }
    var lines: [(name: String, numbers: [String])] = []
    let frames = host.tree.frames()
    func add(_ node: NodeID, _ lead: String, _ tail: String) {
      let info = host.infos[Int(node)]
      let frame = frames[Int(node)]
      let name = lead + host.title(of: node) + (info.isImplicit ? " (implicit)" : "")
      let size = host.tree.size(of: node)
      lines.append(
        (name, [points(size.width, size.height), "at \(decimal(frame.minX)),\(decimal(frame.minY))", "offered \(words(host.tree.proposal(of: node)))"]))
      let children = Array(host.tree.children(of: node))
      for (index, child) in children.enumerated() {
        let isLast = index == children.count - 1
        add(child, tail + (isLast ? "└ " : "├ "), tail + (isLast ? "  " : "│ "))
      }
    }
    add(root, "", "")
    return aligned(lines.map { [$0.name] + $0.numbers }) + "\n" + status + "\n"
  }

  /// `640×384 pt · 80×24 cells`, for the root's offer and answer.
  public var status: String {
    let cell = request.device.cell
    func cells(_ value: CGFloat, _ unit: CGFloat) -> String { value.isFinite ? decimal((value / unit * 100).rounded() / 100) : "∞" }
    let answer = "\(points(size.width, size.height)) pt · \(cells(size.width, cell.width))×\(cells(size.height, cell.height)) cells"
    return "\(request.device.name): offered \(words(proposal)), takes \(answer)"
  }
}

extension ViewHost {
  /// How people name a node: `Text "Hello" #title`.
  func title(of node: NodeID) -> String {
    let info = infos[Int(node)]
    var title = info.kind
    if let label = label(of: node), !["spacer", "divider"].contains(label) {
      title += info.kind == "Text" ? " " + quoted(label) : label.lowercased() == info.kind.lowercased() ? "" : " " + label
    }
    if let identifier = info.identifier { title += " #\(identifier)" }
    return title
  }
}

/// A label in quotes, on one line, shortened to 40 characters.
func quoted(_ label: String) -> String {
  let line = label.replacing("\n", with: "⏎")
  return "\"" + (line.count > 40 ? line.prefix(39) + "…" : line) + "\""
}

/// `640×384`, `∞` for infinity.
func points(_ width: Double, _ height: Double) -> String { "\(length(width))×\(length(height))" }
private func length(_ value: Double) -> String { value.isInfinite ? "∞" : decimal(value) }

/// `640×384`; an unspecified dimension is `nil`.
func words(_ proposal: ProposedViewSize) -> String { points(proposal.width.map { Double($0) } ?? .nan, proposal.height.map { Double($0) } ?? .nan) }
