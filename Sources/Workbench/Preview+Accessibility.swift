internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Views

extension Preview {
  /// The view as a screen reader tells it: a line for each element, in reading order, with its label, value, kind and hint. Needs the views as written.
  public var accessibilityText: String {
    guard let host, let root = host.tree.root else { return "nothing\n" }
    let reader = AccessibilityReader(host)
    let lines = reader.elements(in: root).map(\.line)
    return lines.isEmpty ? "nothing to tell: the view has neither texts nor controls\n" : lines.joined(separator: "\n") + "\n"
  }
}

/// Finds what assistive technologies are told of a layout.
@MainActor
private struct AccessibilityReader {
  /// One thing that is told.
  struct Element {
    var label = ""
    var value = ""
    var traits: [String] = []
    var hint = ""
    var priority = 0.0

    /// `Add, 3, button. Adds one.`
    var line: String {
      let facts = ([label, value] + traits).filter { !$0.isEmpty }.joined(separator: ", ")
      return cleanedLine(Substring(hint.isEmpty ? facts : facts + ". " + hint))
    }
  }
  /// What the modifiers around a node say.
  fileprivate struct Notes {
    var label: String?
    var value: String?
    var hint: String?
    var added: [String] = []
    var removed: [String] = []
    var isHidden = false
    var children: String?
    var priority = 0.0
  }

  private let host: ViewHost
  private var notes: [NodeID: Notes] = [:]
  /// Of images: the symbol or the file.
  private var names: [NodeID: String] = [:]

  init(_ host: ViewHost) {
    self.host = host
    // A modifier without a node of its own speaks for the outermost nodes of the lines below it.
    var open: [(depth: Int, name: String, detail: String, end: NodeID?)] = []
    for view in host.writtenViews {
      open.removeAll { $0.depth >= view.depth }
      if view.name.hasPrefix("accessibility"), view.name != "accessibilityIdentifier" { open.append((view.depth, view.name, view.detail ?? "", nil)) }
      if view.name == "Image", let node = view.nodes.first { names[node] = view.detail }
      for node in view.nodes {
        for index in open.indices {
          if let outer = open[index].end, isInside(node, outer) { continue }
          open[index].end = node
          notes[node, default: Notes()].add(open[index].name, open[index].detail)
        }
      }
    }
  }
  private func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
    var next: NodeID? = node
    while let node = next {
      if node == outer { return true }
      next = host.tree.parent(of: node)
    }
    return false
  }

  /// What is told of a node and of all inside it, in reading order.
  func elements(in root: NodeID) -> [Element] {
    let note = notes[root] ?? Notes()
    if note.isHidden { return [] }
    var found: [Element]
    if let element = control(root) {
      found = [element]
    } else {
      found = host.tree.children(of: root).flatMap { elements(in: $0) }
      // Higher priorities are read first; equals in the order of the source.
      found = found.enumerated().sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }.map(\.element)
    }
    switch note.children {
    case "ignore": found = [Element()]
    case "combine":
      var element = Element()
      element.label = found.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      element.value = found.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
      for trait in found.flatMap(\.traits) where !element.traits.contains(trait) { element.traits.append(trait) }
      found = [element]
    default: break
    }
    // A shape with a label becomes something that is told.
    if found.isEmpty, note.label != nil { found = [Element()] }
    return found.map { element in
      var element = element
      if let label = note.label { element.label = label }
      if let value = note.value { element.value = value }
      if let hint = note.hint { element.hint = hint }
      element.traits += note.added.filter { !element.traits.contains($0) }
      element.traits.removeAll { note.removed.contains($0) }
      element.priority = note.priority == 0 ? element.priority : note.priority
      return element
    }
  }

  /// The kinds that are one element with all that they hold.
  private static let traits = [
    "Button": "button", "Toggle": "switch", "Slider": "adjustable", "Stepper": "adjustable", "TextField": "text field", "SecureField": "secure text field",
    "TextEditor": "text field", "Picker": "picker", "Link": "link", "Menu": "menu", "NavigationLink": "button", "ProgressView": "progress", "Gauge": "gauge",
    "DatePicker": "date picker", "ColorPicker": "colour picker", "EditButton": "button", "ShareLink": "button",
  ]
  private func control(_ node: NodeID) -> Element? {
    let kind = host.infos[Int(node)].kind
    var element = Element()
    switch kind {
    case "Text": element.label = host.label(of: node) ?? ""
    case "Image":
      element.label = names[node] ?? ""
      element.traits = ["image"]
    case "Label": element.label = host.infos[Int(node)].spokenLabel ?? texts(in: node).joined(separator: ", ")
    default:
      guard let trait = AccessibilityReader.traits[kind] else { return nil }
      element.label = texts(in: node).joined(separator: ", ")
      element.traits = [trait]
      if kind == "Toggle" { element.value = isOn(node).map { $0 ? "on" : "off" } ?? "" }
    }
    return element
  }
  /// Labels and pictures inside, but not the signs of the control itself.
  private func texts(in node: NodeID) -> [String] {
    host.tree.children(of: node).flatMap { child -> [String] in
      if notes[child]?.isHidden == true { return [] }
      if let label = notes[child]?.label ?? host.infos[Int(child)].spokenLabel { return [label] }
      if host.infos[Int(child)].kind == "Text", let text = host.label(of: child) { return [text] }
      return texts(in: child)
    }
  }
  private func isOn(_ node: NodeID) -> Bool? {
    for child in host.tree.children(of: node) {
      if let sign = host.sign(of: child) { return sign == "(━●)" }
      if let inner = isOn(child) { return inner }
    }
    return nil
  }
}

extension AccessibilityReader.Notes {
  /// Takes what one modifier says; the outer modifier of a kind was there first, and the inner one does not replace it.
  mutating func add(_ name: String, _ detail: String) {
    var (topic, text) = (name.dropFirst("accessibility".count).lowercased(), detail)
    if topic.isEmpty, let colon = detail.firstIndex(of: ":") {
      // The older spelling: accessibility(label: …)
      topic = detail[..<colon].lowercased()
      text = String(detail[detail.index(after: colon)...].dropFirst())
    }
    switch topic {
    case "label": label = label ?? text
    case "value": value = value ?? text
    case "hint": hint = hint ?? text
    case "hidden": isHidden = isHidden || text == "true"
    case "addtraits": added += text.components(separatedBy: ", ").filter { !$0.isEmpty }
    case "removetraits": removed += text.components(separatedBy: ", ")
    case "heading": added.append("heading")
    case "element": children = children ?? text
    case "sortpriority": priority = priority == 0 ? Double(text) ?? 0 : priority
    default: break
    }
  }
}
