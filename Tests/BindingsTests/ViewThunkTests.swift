internal import Foundation
internal import LayoutCore
internal import Runtime
internal import Testing

@testable internal import Bindings
@testable internal import Views

/// Views that thunks make are laid out as those of compiled Swift.
@MainActor @Suite struct `Thunks of views` {
  private let library = Library()

  private func make(_ owner: String, _ text: String, _ arguments: Value...) throws -> Value {
    try library.call("SwiftUI", owner, text, arguments)
  }
  private func same(_ value: Value, _ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(outline(value) == outline(view), sourceLocation: sourceLocation)
  }
  private func content(_ views: Value...) -> Value {
    library.closure { _ in
      views.count == 1 ? views[0] : value(RuntimeTuple(views.compactMap { ($0.native as? any View) }))
    }
  }

  @Test func `modifiers`() throws {
    let text = value(Text("Hello"))
    same(
      try make("View", "func frame(width: CGFloat?", text, value(80.0), .void, .void), Text("Hello").frame(width: 80))
    same(
      try make("View", "func padding(_ edges: Edge.Set", text, value(Edge.Set.leading), value(CGFloat?.some(8) as Any)),
      Text("Hello").padding(.leading, 8))
    same(try make("View", "func opacity(_", text, value(0.5)), Text("Hello").opacity(0.5))
    same(
      try make(
        "View", "func background(_ style: some ShapeStyle, in shape", text, value(Color.red), value(Circle()), .void),
      Text("Hello").background(.red, in: Circle()))
    same(
      try make(
        "View", "func overlay<Content>(alignment: Alignment", text, value(Alignment.topLeading),
        content(value(Color.blue))),
      Text("Hello").overlay(alignment: .topLeading) { Color.blue })
  }

  @Test func `containers and controls`() throws {
    let (first, second) = (value(Text("a")), value(Text("bcd")))
    same(
      try make("HStack", "init(alignment", .void, value(CGFloat?.some(8) as Any), content(first, second)),
      HStack(spacing: 8) {
        Text("a")
        Text("bcd")
      })
    same(
      try make("Button", "init(_ title: some StringProtocol, action", value("Go"), library.closure { _ in .void }),
      Button("Go") {})
    same(
      try make("Label", "init(_ title: some StringProtocol, systemImage", value("Star"), value("star")),
      Label("Star", systemImage: "star"))
    same(try make("ScrollView", "init(_ axes", .void, .void, content(first)), ScrollView { Text("a") })
  }

  @Test func `a control changes the program's value through its binding`() throws {
    var isOn = false
    let binding = Binding<Value>(get: { .bool(isOn) }, set: { if case .bool(let flag) = $0 { isOn = flag } })
    let toggle = try make(
      "Toggle", "init(_ title: some StringProtocol, isOn", value("Wifi"), .library(LibraryValue(binding)))
    same(toggle, Toggle("Wifi", isOn: .constant(false)))
    let native = try Conversion(library.evaluation, nil).native(.library(LibraryValue(binding)), Binding<Bool>.self)
    native.wrappedValue = true
    #expect(isOn)
  }

  @Test func `rows of data`() throws {
    let rows = value([1, 2, 3])
    let row = library.closure { arguments in
      guard case .int(let number)? = arguments.first else { return .void }
      return value(Text("row \(number)"))
    }
    let key = AnyHashable("self")
    let path = Value.keyPath(
      KeyPathValue(
        root: library.evaluation.types.void, value: library.evaluation.types.void,
        [KeyPathValue.Component(identity: key, get: { _, value throws(Interruption) -> Value in value }, set: nil)]))
    let list = try make(
      "ForEach", "init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content", rows, path, row)
    same(
      try make("VStack", "init(alignment", .void, .void, content(list)),
      VStack { ForEach([1, 2, 3], id: \.self) { Text("row \($0)") } })
  }
}

extension Value {
  var native: Any? {
    if case .library(let library) = self { return library.value }
    return nil
  }
}
