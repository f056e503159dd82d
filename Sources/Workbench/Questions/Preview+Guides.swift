internal import LayoutCore
public import Terminal
internal import Tracing
internal import Views

extension Preview {
  /// `guides` for people: under each view that aligns, the guides that it read while placing, with who set them. Ask for the events when the preview is made.
  public var guidesText: String { guidesText(charset: .unicode) }
  /// `guides` with the picture, and the lines on which containers aligned their views drawn into it.
  public func guidesText(charset: Charset) -> String { guidesPicture(charset) + guidesTable }
  private var guidesTable: String {
    guard let host, let trace else { return "" }
    let paths = host.paths
    var rows: [[String]] = []
    var owner: NodeID = -1
    var isPlacing = false
    var seen = Set<String>()
    for event in trace.events {
      if event.kind == .place { isPlacing = true }
      guard isPlacing, event.kind == .guide else { continue }
      let node = event.subject
      let name = trace.guideName(event)
      let mark = "\(node) \(event.node) \(name) \(event.result)"
      guard seen.insert(mark).inserted else { continue }
      if node != owner {
        owner = node
        rows.append([host.title(of: node), paths[Int(node)], "", "", ""])
      }
      let own = event.node == node
      let setter = event.isExplicit ? trace.guideSetter(event) ?? "something in it" : "default"
      rows.append(["  " + (own ? "itself" : host.title(of: event.node)), own ? "" : paths[Int(event.node)], name, number(event.result), setter])
    }
    return rows.isEmpty ? "nothing is aligned here\n" : aligned([["", "", "guide", "at", "set by"]] + rows) + "\n"
  }
}
