import LayoutCore

@testable import Interpreter

/// A program with holes for numbers, made for one entry of the catalogue.
struct ProgramTemplate: Hashable {
  let entry: String
  let text: Template

  func filled(_ number: Extreme, only: Int? = nil) -> String {
    let text = text.filled(number, only: only)
    let needed = Self.declarations.filter { text.contains($0.word) }.map(\.text)
    return ("import SwiftUI\n" + needed.joined(separator: "\n") + "\n" + text + "\n")
  }
  /// What programs may name.
  private static let declarations = [
    (word: "Thing", text: "struct Thing: Identifiable, Hashable, Codable { var id = 1; var size = 2.0 }"),
    (
      word: "WidthKey",
      text:
        "struct WidthKey: PreferenceKey { static var defaultValue = 0.0; static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() } }"
    ),
    (word: "PlaceKey", text: "struct PlaceKey: LayoutValueKey { static let defaultValue = 0.0 }"),
    (
      word: "Grown",
      text: "struct Grown: ViewModifier { func body(content: Content) -> some View { content.padding(4) } }"
    ),
    (word: "Failed", text: "struct Failed: Error {}"),
    (word: "generator", text: "var generator = SystemRandomNumberGenerator()"),
  ]
}

/// The programs that walk an entry: a call with numbers wherever they can be, in what it is called on too.
@MainActor
struct EntryPrograms {
  private let writer = ArgumentWriter()

  /// Where a value of a type stands that only the library hands out.
  private static let handedOut: [String: (before: String, name: String, after: String)] = [
    "GeometryProxy": ("GeometryReader { proxy in let _ = ", "proxy", "; Text(\"a\") }"),
    "GraphicsContext": ("Canvas { context, size in var context = context; let _ = ", "context", " }"),
  ]
  private static let receivers: [String: [Template]] = [
    "Shape": ["RoundedRectangle(cornerRadius: \(.hole("CGFloat")))"],
    "InsettableShape": ["RoundedRectangle(cornerRadius: \(.hole("CGFloat")))"],
    "ShapeStyle": ["Color.red"], "Gesture": ["TapGesture()"], "Publisher": ["Just(\(.hole("Int")))"],
    "Array": ["[1, 2, 3]", "[\(.hole("Double")), 2.0]"],
    "Set": ["Set([1, \(.hole("Int"))])"], "Dictionary": ["[1: \(.hole("Int"))]"],
    "Optional": ["Optional(\(.hole("Int")))"], "EnvironmentValues": ["EnvironmentValues()"],
    "Sequence": ["[1, 2, 3]"], "Collection": ["[1, 2, 3]"], "VisualEffect": ["EmptyVisualEffect()"],
    "BinaryInteger": [.hole("Int")], "BinaryFloatingPoint": [.hole("Double")],
    "Character": ["Character(\"a\")"], "String": ["\"ab cd\""], "Text": ["Text(\"ab cd\")"],
    "Measurement": ["Measurement(value: \(.hole("Double")), unit: UnitLength.meters)"],
  ]
  /// Where modifiers are applied: after the first text, before the second.
  static let places: [(before: String, after: String)] = [
    ("Text(\"ab cd\")", ""), ("Slider(value: .constant(0.5))", ""), ("HStack { Text(\"ab\"); Circle() }", ""),
    ("Rectangle()", ".frame(width: 1e18)"),
    ("VStack { Text(\"a\"); Divider() }.padding()", ""),
    ("Grid { GridRow { Text(\"a\")", "; Text(\"b\") }; Circle() }"),
    ("ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { Text(\"a\")", "; Text(\"b\") } }"),
    ("List { Text(\"a\")", "; Text(\"b\") }"),
    ("Text(\"ab cd\")", ".frame(width: 1e308).frame(width: 10)"),
    ("ZStack { Color.red; Text(\"a\")", " }.drawingGroup()"),
  ]
  /// What views are wrapped in.
  static let frames = [
    "", ".frame(width: 1e18)", ".frame(width: 1e308).frame(width: 10)", ".frame(width: 1e18, height: 1e18)",
    ".scaleEffect(1e308)", ".font(.system(size: 1e308))", ".padding(-1e308)",
  ]

  func programs(for entry: CatalogueEntry, turn: Int) -> [ProgramTemplate] {
    calls(of: entry, turn: turn).map { ProgramTemplate(entry: "\(entry.owner).\(entry.fullName)", text: $0) }
  }

  private func calls(of entry: CatalogueEntry, turn: Int) -> [Template] {
    let lists: [Template] = entry.kind.isCallable ? writer.arguments(of: entry) : [""]
    if entry.name.first?.isLetter != true, entry.kind == .staticMethod || entry.kind == .function {
      return operations(entry)
    }
    if entry.kind == .staticMethod, entry.owner == "ShapeStyle" {
      return lists.map { Self.view("Rectangle().fill(.\(entry.name)\($0))") }
    }
    if entry.owner.hasSuffix("StringInterpolation"), entry.kind.isCallable {
      return lists.map { Self.view("Text(\"\\\($0)\")") }
    }
    switch entry.kind {
    case .initializer:
      return lists.enumerated().map { index, list in
        let frame = Self.frames[(turn + index) % Self.frames.count]
        return shown("\(Self.name(entry.owner))\(list)\(Self.isView(entry.result) ? frame : "")", entry)
      }
    case .staticMethod: return lists.map { shown("\(Self.name(entry.owner)).\(entry.name)\($0)", entry) }
    case .staticProperty: return [shown("\(Self.name(entry.owner)).\(entry.name)", entry)]
    case .function: return lists.map { shown("\(entry.name)\($0)", entry) }
    case .method, .property, .subscript:
      let member = Template(entry.kind == .subscript ? "" : "." + entry.name)
      if entry.owner == "View" {
        return lists.enumerated().map { index, list in
          let place = Self.places[(turn + index) % Self.places.count]
          return Self.view("\(place.before)\(member)\(list)\(place.after)")
        }
      }
      if let place = Self.handedOut[entry.owner] {
        return lists.map {
          Self.view("\(Template(place.before))\(Template(place.name))\(member)\($0)\(Template(place.after))")
        }
      }
      let owners =
        Self.receivers[entry.owner]
        ?? writer.values(
          of: .library(Catalogue.shared.types[entry.owner] ?? LibraryType(entry.owner), Self.arguments(entry)))
      return (0..<max(owners.isEmpty ? 0 : lists.count, lists.isEmpty ? 0 : min(owners.count, 4))).map { index in
        let (owner, list) = (owners[index % owners.count], lists[index % lists.count])
        if entry.isMutating || entry.mutate != nil {
          return Self.value(
            "var it = \(owner); let v: Any = it\(member)\(list); return String(describing: it) + String(describing: v)")
        }
        return shown("\(owner)\(member)\(list)", entry)
      }
    }
  }
  /// An operator between its operands.
  private func operations(_ entry: CatalogueEntry) -> [Template] {
    let operands = entry.parameters.map { writer.values(of: $0.type) }
    guard let first = operands.first, let last = operands.last, !first.isEmpty, !last.isEmpty else { return [] }
    return (0..<min(max(first.count, last.count), 4)).map { index in
      let (a, b) = (first[index % first.count], last[index % last.count])
      return shown(operands.count == 1 ? "(\(entry.name)\(a))" : "(\(a) \(entry.name) \(b))", entry)
    }
  }
  private static func arguments(_ entry: CatalogueEntry) -> [StaticType] {
    if case .library(_, let arguments) = entry.ownerType { return arguments }
    return []
  }
  private static func name(_ owner: String) -> Template {
    Template(
      ["Array": "[Int]", "Set": "Set<Int>", "Dictionary": "[Int: Int]", "Binding": "Binding<Int>"][owner] ?? owner)
  }

  /// A program that shows what an expression gives: the view itself, or another value as a text.
  private func shown(_ expression: Template, _ entry: CatalogueEntry) -> Template {
    if Self.isView(entry.result) { return Self.view(expression) }
    return Self.value(
      entry.result == .void ? "\(expression); return \"done\"" : "let v = \(expression); return String(describing: v)")
  }
  private static func isView(_ type: StaticType) -> Bool {
    switch type {
    case .opaque(let protocols, _): protocols.contains("View")
    case .library(let type, _): type.protocols.contains("View")
    default: false
    }
  }
  static func view(_ view: Template) -> Template { "struct ContentView: View { var body: some View { \(view) } }" }
  private static func value(_ statements: Template) -> Template {
    "func f() -> String { var scratch = 1; \(statements) }\nstruct ContentView: View { var body: some View { Text(f()) } }"
  }
}
