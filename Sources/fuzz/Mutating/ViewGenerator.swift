internal import Running

/// Makes expressions from the index of the library: it knows the labels and the types of everything that a program can
/// call.
@MainActor
struct ViewGenerator {
  /// What makes a value of a type: initialisers, and members of the type itself.
  private let makers: [String: [LibraryIndex.Item]]
  private let views: [LibraryIndex.Item]
  private let modifiers: [LibraryIndex.Item]
  /// Methods and properties of values, by the type of the value.
  private let members: [String: [LibraryIndex.Item]]

  init() {
    let items = LibraryIndex.items + Self.values.flatMap { LibraryIndex.members(of: $0) }
    let made = items.filter {
      ["initializer", "staticProperty", "staticMethod"].contains($0.kind) && $0.owner != "View"
    }
    // `.red` is a colour, and some style.
    let styles = made.filter { $0.kind != "initializer" && Self.base($0.result) != $0.owner }
    makers = Dictionary(grouping: made) { Self.base($0.result) }
      .merging(Dictionary(grouping: styles) { "some " + $0.owner }) { $0 + $1 }
    modifiers = items.filter { $0.owner == "View" && $0.kind == "method" }
    members = Dictionary(
      grouping: items.filter { ["method", "property"].contains($0.kind) && $0.owner != "View" }, by: \.owner)
    // What a modifier of views can stand behind.
    let known: Set = [
      "Text", "Image", "Color", "Button", "Toggle", "Slider", "Stepper", "TextField", "SecureField", "TextEditor",
      "Picker", "DatePicker", "ColorPicker", "ProgressView", "Gauge",
      "Label", "Link",
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List",
      "Form", "Section", "Group", "ScrollView", "GeometryReader",
      "ForEach", "Spacer",
      "Divider", "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse", "Path",
      "Canvas", "NavigationStack", "NavigationLink", "TabView",
      "Menu", "ViewThatFits",
      "AngularGradient", "LinearGradient", "RadialGradient", "EllipticalGradient", "MeshGradient", "AnyView",
      "EmptyView", "LabeledContent", "DisclosureGroup", "ControlGroup",
      "GroupBox",
      "AsyncImage", "TimelineView", "ContentUnavailableView", "ContainerRelativeShape", "OutlineGroup", "ShareLink",
    ]
    views = items.filter { $0.kind == "initializer" && known.contains($0.owner) }
  }

  /// Types of the standard library and Foundation whose members are called.
  private static let values = [
    "Int", "Double", "Bool", "String", "Substring", "Character", "Array", "Set", "Dictionary", "Optional", "Range",
    "ClosedRange", "Sequence", "Collection", "StringProtocol", "BinaryInteger", "FloatingPoint", "CGFloat", "Decimal",
    "Date", "DateComponents", "Calendar", "Locale", "TimeZone", "URL", "UUID", "Data", "IndexSet",
  ]

  /// `Optional<X>` and `X?` are made as `X` is; what a type is generic over is not looked at.
  private static func base(_ type: String) -> String {
    var type = type[...]
    while type.hasSuffix("?") { type = type.dropLast() }
    return String(type.prefix { $0 != "<" })
  }

  // MARK: Views

  /// A view of up to `depth` levels, with modifiers.
  func view(_ depth: Int, _ random: inout RandomSource) -> String {
    var text = depth <= 0 ? leaf(&random) : made(random.one(of: views), depth, &random) ?? leaf(&random)
    while random.once(in: 2), let modifier = random.one(of: modifiers) {
      text += "." + call(modifier, depth - 1, &random)
    }
    return text
  }
  private func leaf(_ random: inout RandomSource) -> String {
    random.one(of: [
      "Text(\"\(Extremes.text(&random))\")", "Color.red", "Spacer()", "Circle()", "Image(systemName: \"star\")",
      "Text(\"one two three\")", "EmptyView()",
    ])
      ?? "Text(\"\")"
  }

  /// A call of a type's initialiser or static member.
  private func made(_ item: LibraryIndex.Item?, _ depth: Int, _ random: inout RandomSource) -> String? {
    guard let item else { return nil }
    return item.kind == "initializer"
      ? item.owner + arguments(item, depth, &random) : item.owner + "." + call(item, depth, &random)
  }
  /// `name(label: argument)`; a property is its name.
  private func call(_ item: LibraryIndex.Item, _ depth: Int, _ random: inout RandomSource) -> String {
    item.kind.hasSuffix("roperty") ? item.name : item.name + arguments(item, depth, &random)
  }
  private func arguments(_ item: LibraryIndex.Item, _ depth: Int, _ random: inout RandomSource) -> String {
    let labels =
      item.fullName.split(separator: "(").dropFirst().first?.dropLast().split(separator: ":").map(String.init) ?? []
    var words: [String] = []
    let leavesOut = random.once(in: 4)
    for (index, type) in item.parameterTypes.enumerated() {
      // Many have a default value.
      if leavesOut, random.once(in: 2) { continue }
      let label = labels.indices.contains(index) && labels[index] != "_" ? "\(labels[index]): " : ""
      words.append(label + value(type, depth - 1, &random))
    }
    return "(" + words.joined(separator: ", ") + ")"
  }

  // MARK: Values

  private static let whole: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "BinaryInteger",
    "some BinaryInteger", "some FixedWidthInteger",
  ]
  private static let real: Set = [
    "CGFloat", "Double", "Float", "Decimal", "TimeInterval", "FloatingPoint", "some BinaryFloatingPoint",
    "some FloatingPoint",
  ]

  /// A value of a type as the index writes it; mostly right, now and then at the edges.
  func value(_ type: String, _ depth: Int, _ random: inout RandomSource) -> String {
    if type.hasSuffix("?") { return random.once(in: 4) ? "nil" : value(String(type.dropLast()), depth, &random) }
    if type.hasPrefix("(("), type.hasSuffix(")") { return value(String(type.dropFirst().dropLast()), depth, &random) }
    if let closure = closure(type, depth, &random) { return closure }
    if type.hasPrefix("some "), let other = type.firstRange(of: " & ") {
      return value(String(type[..<other.lowerBound]), depth, &random)
    }
    if type.hasPrefix("inout ") { return "&number" }
    if type.hasSuffix("...") { return value(String(type.dropLast(3)), depth, &random) }
    if type.hasPrefix("("), type.hasSuffix(")") { return tuple(type, depth, &random) }
    if type.hasPrefix("["), type.hasSuffix("]") { return array(String(type.dropFirst().dropLast()), depth, &random) }
    if Self.whole.contains(type) {
      return random.once(in: 3) ? random.one(of: Extremes.integers) ?? "0" : "\(random.below(20))"
    }
    if Self.real.contains(type) {
      return random.once(in: 2) ? random.one(of: Extremes.numbers) ?? "0" : "\(random.below(200))"
    }
    switch type {
    case "String", "LocalizedStringKey", "Substring", "StringProtocol", "some StringProtocol":
      return "\"\(Extremes.text(&random))\""
    case "Bool": return random.once(in: 2) ? "true" : "false"
    case "Text": return "Text(\"\(Extremes.text(&random))\")"
    case "some View", "V", "Content", "Label": return view(depth - 1, &random)
    case "Any", "T", "Element", "Value", "ID", "Item", "Output", "_", "Key", "A", "B", "C", "some Hashable",
      "some Equatable", "some Comparable":
      return any(&random)
    case "Array", "Sequence", "Collection", "some RandomAccessCollection", "some Sequence", "some Collection":
      return array("Int", depth, &random)
    case "some ShapeStyle":
      return random.one(of: [
        ".red", "Color.blue", ".tint", "Circle()", ".plain", ".automatic",
        "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
      ]) ?? ".red"
    default: break
    }
    if type.hasPrefix("Binding<") { return ".constant(\(value(inner(type), depth, &random)))" }
    if type.hasPrefix("ClosedRange<") {
      return "\(value(inner(type), depth, &random))...\(value(inner(type), depth, &random))"
    }
    if type.hasPrefix("Range<") {
      return "\(value(inner(type), depth, &random))..<\(value(inner(type), depth, &random))"
    }
    if type.hasPrefix("Set<") { return "Set(\(array(inner(type), depth, &random)))" }
    if type.hasPrefix("KeyPath<") || type.hasPrefix("WritableKeyPath<") {
      return random.once(in: 2) ? "\\.self" : "\\.description"
    }
    if type.hasSuffix(".Type") { return "Int.self" }
    if type.hasSuffix(".Set") {
      return random.one(of: ["[]", ".all", ".horizontal", ".vertical", "[.top, .leading]"]) ?? "[]"
    }
    guard depth > -6, let item = random.one(of: makers[Self.base(type)] ?? []) else { return any(&random) }
    // Where a type can be inferred, its name is mostly left out.
    let name =
      item.kind == "initializer"
      ? item.owner + arguments(item, depth - 2, &random)
      : (random.once(in: 8) ? "" : item.owner) + "." + call(item, depth - 2, &random)
    return name
  }
  private func any(_ random: inout RandomSource) -> String {
    random.one(of: [
      "0", "1", "\"a\"", "nil", "[1, 2]", ".red", "true", Extremes.number(&random), "\"\(Extremes.text(&random))\"",
      "Circle()", "{ }", "$0", "\\.self", "number", "text",
    ]) ?? "0"
  }
  private func inner(_ type: String) -> String { String(type.drop { $0 != "<" }.dropFirst().dropLast()) }

  private func tuple(_ type: String, _ depth: Int, _ random: inout RandomSource) -> String {
    let parts = type.dropFirst().dropLast().split(separator: ",").map { part in
      let words = part.split(separator: ":").map { $0.drop { $0 == " " } }
      return words.count == 2
        ? "\(words[0]): \(value(String(words[1]), depth, &random))"
        : value(String(part.drop { $0 == " " }), depth, &random)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }
  private func array(_ type: String, _ depth: Int, _ random: inout RandomSource) -> String {
    if type.contains(":") { return "[:]" }
    return "[" + (0..<random.below(4)).map { _ in value(type, depth, &random) }.joined(separator: ", ") + "]"
  }
  /// `(Int) -> some View`
  private func closure(_ type: String, _ depth: Int, _ random: inout RandomSource) -> String? {
    guard type.hasPrefix("("), let arrow = type.ranges(of: ") -> ").last else { return nil }
    let parameters = type[type.index(after: type.startIndex)..<arrow.lowerBound]
    let result = String(type[arrow.upperBound...])
    let head = parameters.isEmpty ? "" : "a\(parameters.contains(",") ? ", b" : "") in "
    if result == "Void" { return "{ \(head)\(random.once(in: 2) ? "number += 1" : "") }" }
    if result.hasPrefix("some View") || result == "V" || result == "Content" {
      let content = (0..<random.few(upTo: 3)).map { _ in view(depth - 1, &random) }
      return "{ \(head)" + content.joined(separator: "; ") + " }"
    }
    if !parameters.isEmpty, random.once(in: 2), let member = random.one(of: members[String(parameters)] ?? []) {
      return "{ \(head)a.\(call(member, depth - 2, &random)) }"
    }
    return "{ \(head)\(value(result, depth - 1, &random)) }"
  }

  /// A line of a function: a value of any type, and what one of its members says.
  func statement(_ random: inout RandomSource) -> String {
    guard let owner = random.one(of: members.keys.sorted()), let member = random.one(of: members[owner] ?? []) else {
      return ""
    }
    return "said += \"\\(\(value(owner, 2, &random)).\(call(member, 1, &random)))\""
  }
}
