internal import Declarations
internal import Runtime

/// How values print, as Swift does it: `print` shows a description, and a debug description of what is inside.
@MainActor
enum Describing {
  static func text(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType, _ reflecting: Bool) throws(Interruption)
    -> String
  {
    try evaluation.charge(1)
    // `Any` that holds an optional, and an optional itself.
    if let object = type.optionalObject, !isNone(value) {
      return "Optional(\(try text(evaluation, value, object, true)))"
    }
    switch value {
    case .string(let text): return reflecting ? quoted(text, type) : text
    case .bool(let flag): return flag ? "true" : "false"
    case .double(let number): return type.isStandard("Float") ? "\(Float(number))" : "\(number)"
    case .none(let depth):
      return String(repeating: "Optional(", count: depth) + "nil" + String(repeating: ")", count: depth)
    case .existential(let existential): return try text(evaluation, existential.value, existential.type, reflecting)
    case .int(let number):
      if let width = Width.of(type) { return width.text(number) }
    default: break
    }
    if let own = try described(evaluation, value, type, reflecting) { return own }
    return try parts(evaluation, value, type, reflecting)
  }
  private static func isNone(_ value: Value) -> Bool {
    if case .none = value { return true }
    return false
  }
  private static func quoted(_ text: String, _ type: RuntimeType) -> String {
    if type.isStandard("Character"), let character = text.first { return character.debugDescription }
    return text.debugDescription
  }

  /// What the type itself says about the value.
  private static func described(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType, _ reflecting: Bool)
    throws(Interruption) -> String?
  {
    switch value {
    case .array, .dictionary, .set, .library, .tuple, .closure, .void, .metatype: return nil
    default: break
    }
    let own = evaluation.dynamicType(of: value, type)
    let (plain, debug) = (("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription"))
    for (owner, name) in reflecting ? [debug, plain] : [plain, debug] {
      guard let declaration = evaluation.program.settled.standard(owner), evaluation.types.conforms(own, to: declaration),
        let requirement = evaluation.standardRequirement(owner, name)
      else { continue }
      let target = evaluation.requirement(requirement, .get, of: own)
      if case .missing = target.target { continue }
      if case .string(let text) = try evaluation.invoke(target, [value]) { return text }
    }
    return nil
  }

  private static func parts(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType, _ reflecting: Bool)
    throws(Interruption) -> String
  {
    func list(_ elements: [Value], _ element: RuntimeType) throws(Interruption) -> String {
      var texts: [String] = []
      for value in elements { texts.append(try text(evaluation, value, element, true)) }
      return try joined(evaluation, texts, "[", "]")
    }
    let name = reflecting ? type.reflected : type.description
    switch value {
    case .array(let elements):
      let text = try list(elements, type.arguments.first ?? type)
      return reflecting && type.isStandard("ContiguousArray") ? "ContiguousArray(\(text))" : text
    case .set(let table):
      let text = try list(table.all.map(\.key), type.arguments.first ?? type)
      return reflecting ? "Set(\(text))" : text
    case .dictionary(let table):
      if table.isEmpty { return "[:]" }
      var texts: [String] = []
      for entry in table.all {
        let key = try text(evaluation, entry.key, type.arguments[0], true)
        texts.append(key + ": " + (try text(evaluation, entry.value, type.arguments[1], true)))
      }
      return try joined(evaluation, texts, "[", "]")
    case .tuple(let elements):
      guard case .tuple(let parts) = type.kind else { return "()" }
      var texts: [String] = []
      for (element, part) in zip(elements, parts) {
        texts.append((part.label.map { $0 + ": " } ?? "") + (try text(evaluation, element, part.type, true)))
      }
      return try joined(evaluation, texts, "(", ")")
    case .structure(let fields):
      guard let layout = evaluation.types.layout(of: type) else { return name }
      var texts: [String] = []
      for (index, field) in fields.enumerated() where index < layout.properties.count {
        let shown = try shown(field)
        texts.append(layout.properties[index].name + ": " + (try text(evaluation, shown, layout.types[index], true)))
      }
      return name + (try joined(evaluation, texts, "(", ")"))
    case .enumeration(let index, let payload):
      guard let layout = evaluation.types.layout(of: type), layout.cases.indices.contains(index) else { return name }
      let own = layout.cases[index]
      var texts: [String] = []
      for (value, (parameter, type)) in zip(payload, zip(own.parameters, evaluation.payloadTypes(of: type, index))) {
        texts.append((parameter.label.map { $0 + ": " } ?? "") + (try text(evaluation, value, type, true)))
      }
      let start = (reflecting ? name + "." : "") + own.name
      return texts.isEmpty ? start : start + (try joined(evaluation, texts, "(", ")"))
    case .library(let library): return try self.library(evaluation, library.value, type, reflecting, list)
    case .object(let object): return object.type.reflected
    case .metatype(let type): return reflecting ? type.reflected : type.description
    case .closure: return "(Function)"
    case .void: return "()"
    default: return name
    }
  }
  /// Values share their parts: the text of one that was made in a few steps can be longer than any memory.
  private static func joined(
    _ evaluation: Evaluation, _ texts: [String], _ start: String, _ end: String
  ) throws(Interruption) -> String {
    try evaluation.makeRoom(bytes: texts.reduce(0) { $0 + $1.utf8.count })
    return start + texts.joined(separator: ", ") + end
  }
  /// A value that is kept elsewhere, as it is shown.
  private static func shown(_ value: Value) throws(Interruption) -> Value {
    if case .box(let box) = value { return box.value }
    return value
  }

  private static func library(
    _ evaluation: Evaluation, _ value: Any, _ type: RuntimeType, _ reflecting: Bool,
    _ list: ([Value], RuntimeType) throws(Interruption) -> String
  ) throws(Interruption) -> String {
    switch value {
    case let part as Substring: return reflecting ? String(part).debugDescription : String(part)
    case let view as TextView where view.kind == .bytes || view.kind == .scalars:
      let text = String(view.text)
      return reflecting ? text.debugDescription : text
    case let slice as NativeSlice:
      let text = try list(slice.elements, type.arguments.first ?? type)
      return reflecting ? "ArraySlice(\(text))" : text
    case let view as TableView:
      let text = try list(view.elements, view.isKeys ? type.arguments[0] : type.arguments[1])
      return reflecting ? "Dictionary.\(view.isKeys ? "Keys" : "Values")(\(text))" : text
    case let mirror as MirrorValue: return "Mirror for \(mirror.subject)"
    case is Absent: throw evaluation.fail("what is to be described here is not in the playground yet")
    case let shown as any CustomDebugStringConvertible where reflecting || !(shown is any CustomStringConvertible):
      let text = try evaluation.guarded("\(type).debugDescription") { shown.debugDescription }
      return evaluation.shownObjects.numbered(text, of: value)
    case let shown as any CustomStringConvertible:
      let text = try evaluation.guarded("\(type).description") { shown.description }
      return evaluation.shownObjects.numbered(text, of: value)
    // As Swift shows a value that says nothing of itself: its parts.
    case let shown where type.nominal?.module.name == "Foundation":
      let text = try evaluation.guarded("\(type)") {
        reflecting ? String(reflecting: shown) : String(describing: shown)
      }
      return evaluation.shownObjects.numbered(text, of: value)
    default: return type.description
    }
  }

  // MARK: dump

  /// The parts of a value, with their names.
  static func children(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType) throws(Interruption)
    -> [(label: String?, value: Value, type: RuntimeType)]
  {
    if case .existential(let existential) = value {
      return try children(evaluation, existential.value, existential.type)
    }
    if let object = type.optionalObject { return value.unwrapped.map { [("some", $0, object)] } ?? [] }
    switch value {
    case .array(let elements): return elements.map { (nil, $0, type.arguments[0]) }
    case .set(let table): return table.all.map { (nil, $0.key, type.arguments[0]) }
    case .dictionary(let table):
      let pair = evaluation.types.make(
        .tuple([RuntimeType.Element("key", type.arguments[0]), RuntimeType.Element("value", type.arguments[1])]))
      return table.all.map { (nil, .tuple([$0.key, $0.value]), pair) }
    case .tuple(let elements):
      guard case .tuple(let parts) = type.kind else { return [] }
      return zip(elements, parts).enumerated().map { ($1.1.label ?? ".\($0)", $1.0, $1.1.type) }
    case .structure(let fields):
      guard let layout = evaluation.types.layout(of: type) else { return [] }
      return zip(fields, zip(layout.properties, layout.types)).map { ($1.0.name, $0, $1.1) }
    case .object(let object):
      guard let layout = evaluation.types.layout(of: object.type) else { return [] }
      return zip(object.fields, zip(layout.properties, layout.types)).map { ($1.0.name, $0, $1.1) }
    case .enumeration(let index, let payload):
      guard let layout = evaluation.types.layout(of: type), !payload.isEmpty else { return [] }
      let types = evaluation.payloadTypes(of: type, index)
      let own = layout.cases[index]
      if payload.count == 1, own.parameters[0].label == nil { return [(own.name, payload[0], types[0])] }
      let elements = zip(own.parameters, types).map { RuntimeType.Element($0.label, $1) }
      return [(own.name, .tuple(payload), evaluation.types.make(.tuple(elements)))]
    default: return []
    }
  }

  /// What `dump` writes.
  /// - Parameter depth: how many levels of parts are shown.
  static func dump(
    _ evaluation: Evaluation, _ value: Value, _ type: RuntimeType, _ name: String?, _ indent: Int, depth: Int = .max
  ) throws(Interruption) -> String {
    if case .existential(let existential) = value {
      return try dump(evaluation, existential.value, existential.type, name, indent, depth: depth)
    }
    let parts = try children(evaluation, value, type)
    var text = String(repeating: " ", count: indent) + (parts.isEmpty ? "- " : depth > 0 ? "▿ " : "▹ ")
    if let name { text += name + ": " }
    switch value {
    case .array(let elements): text += elements.count == 1 ? "1 element" : "\(elements.count) elements"
    case .set(let table): text += table.count == 1 ? "1 member" : "\(table.count) members"
    case .dictionary(let table): text += table.count == 1 ? "1 key/value pair" : "\(table.count) key/value pairs"
    case .tuple(let elements): text += "(\(elements.count) element\(elements.count == 1 ? "" : "s"))"
    case .object(let object): text += object.type.reflected + " #0"
    case .structure where try described(evaluation, value, type, true) == nil: text += type.reflected
    case .enumeration(let index, _) where type.optionalObject == nil:
      let layout = evaluation.types.layout(of: type)
      text += type.reflected + "." + (layout.map { $0.cases.indices.contains(index) ? $0.cases[index].name : "" } ?? "")
    default: text += try Describing.text(evaluation, value, type, true)
    }
    text += "\n"
    if depth <= 0 { return text }
    for part in parts {
      text += try dump(evaluation, part.value, part.type, part.label, indent + 2, depth: depth - 1)
    }
    return text
  }
}
