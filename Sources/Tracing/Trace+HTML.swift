internal import LayoutCore

extension Trace {
  /// The events of a level as one page without scripts: what happens inside a question can be folded away, and a step's rule is shown behind it.
  /// - Parameters:
  ///   - title: what the trace is of.
  ///   - status: a line under all of it.
  public func html(_ level: Level, _ filter: TraceFilter = TraceFilter(), title: String, status: String) -> String {
    let shown = entries(level).enumerated().filter { filter.keeps($0.element, events[$0.element.event]) }
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>\(Trace.escaped(title))</title>
      <style>
      body { font: 15px/1.5 ui-monospace, monospace; margin: 2em; color: #222; background: #fff }
      details, p { margin: 0 0 0 1.5em } summary { cursor: pointer; margin-left: -1em }
      .measure { color: #0550ae } .answer { color: #116329 } .place { color: #953800 } .evaluate { color: #8250df } small { color: #777 }
      @media (prefers-color-scheme: dark) { body { color: #ddd; background: #111 } .measure { color: #79c0ff } .answer { color: #7ee787 } .place { color: #ffa657 } .evaluate { color: #d2a8ff } }
      </style>
      <h1>\(Trace.escaped(title))</h1>

      """
    var open: [Int] = []
    for (index, line) in shown.enumerated() {
      let depth = line.element.depth
      while let last = open.last, last >= depth {
        text += "</details>\n"
        open.removeLast()
      }
      let event = events[line.element.event]
      var words = "<span class=\"\(event.kind)\">\(line.offset + 1)&ensp;\(Trace.escaped(sentence(line.element.event)))</span>"
      var notes: [String] = []
      if let rule = event.rule { notes.append("\(rule.id), \(rule.certainty.rawValue)") }
      if event.kind != .evaluate, let site = node(event.node)?.source { notes.append("\(site.file):\(site.line):\(site.column)") }
      if !notes.isEmpty { words += " <small>\(Trace.escaped(notes.joined(separator: " · ")))</small>" }
      if index + 1 < shown.count, shown[index + 1].element.depth > depth {
        text += "<details open><summary>\(words)</summary>\n"
        open.append(depth)
      } else {
        text += "<p>\(words)</p>\n"
      }
    }
    text += String(repeating: "</details>\n", count: open.count)
    return text + "<hr>\n<p>\(Trace.escaped(omission + status))</p>\n</html>\n"
  }
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{8}", "\u{b}"..."\u{1f}", "\u{7f}"..."\u{9f}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
