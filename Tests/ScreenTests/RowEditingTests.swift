import Foundation
import SwiftSource
import Testing
import Views
import Workbench

/// What the rows of a list show while it is edited, and which of them are marked.
@MainActor @Suite struct `Rows of a list` {
  private func preview(_ list: String, editing: Bool = true) -> Preview {
    let source = """
      enum Mood: Hashable { case calm }
      enum Place: Hashable { case home, shop(String) }
      struct Fruits: View {
        @State private var place: Place? = .home
        @State private var several: Set<String> = ["Pear"]
        @State private var one: String? = "Plum"
        let names = ["Apple", "Pear", "Plum"]
        var body: some View {
          \(list).environment(\\.editMode, .constant(.\(editing ? "active" : "inactive")))
        }
      }
      """
    var request = Request()
    request.device = .iphone
    return Preview(SourceFile(name: "a.swift", text: source + "\n"), request)
  }
  /// Left edges of the texts, then how many symbols and marked rows there are.
  private func look(_ list: String, editing: Bool = true) throws -> (texts: [CGFloat], symbols: Int, marked: Int) {
    let preview = preview(list, editing: editing)
    #expect(preview.diagnostics.isEmpty, "\(preview.diagnostics)")
    let host = try #require(preview.host)
    let frames = host.tree.frames()
    func nodes(_ kind: String) -> [Int] { host.infos.indices.filter { host.infos[$0].kind == kind } }
    return (nodes("Text").map { frames[$0].minX }, nodes("Image").count, nodes("Selection").count)
  }

  /// Text begins at 32 points in a card, and 38 farther behind a circle.
  @Test func `show what removes and moves them`() throws {
    let rows = "ForEach(names, id: \\.self) { Text($0) }"
    let plain = try look("List { \(rows) }")
    #expect(plain.texts == [32, 32, 32] && plain.symbols == 0)
    let removed = try look("List { \(rows).onDelete { _ in } }")
    #expect(removed.texts == [70, 70, 70] && removed.symbols == 3)
    let moved = try look("List { \(rows).onMove { _, _ in } }")
    #expect(moved.texts == [32, 32, 32] && moved.symbols == 3)
    let both = try look("List { \(rows).onDelete { _ in }.onMove { _, _ in }; Text(\"end\") }")
    #expect(both.texts == [70, 70, 70, 32] && both.symbols == 6)
    #expect(try look("List { \(rows).onDelete { _ in } }", editing: false).symbols == 0)
    #expect(try look("List { \(rows).onDelete(perform: nil) }").symbols == 0)
  }

  @Test(arguments: [
    "List(selection: $several) { ForEach(names, id: \\.self) { Text($0) } }",
    "List(names, id: \\.self, selection: $several) { Text($0) }",
    "List(selection: $several) { Text(\"a\").tag(\"Apple\"); Text(\"b\").tag(\"Pear\"); Text(\"c\").tag(\"Plum\") }",
  ]) func `of several that can be selected have circles`(list: String) throws {
    let edited = try look(list)
    #expect(edited.texts == [70, 70, 70] && edited.symbols == 3 && edited.marked == 1)
    let still = try look(list, editing: false)
    #expect(still.texts == [32, 32, 32] && still.symbols == 0 && still.marked == 1)
  }

  @Test func `of which one can be selected are marked only`() throws {
    let list = try look("List(names, id: \\.self, selection: $one) { Text($0) }")
    #expect(list.texts == [32, 32, 32] && list.symbols == 0 && list.marked == 1)
  }
  @Test func `are not marked for a value of another type`() throws {
    let rows = "ForEach(names, id: \\.self) { Text($0) }; Text(\"a\").tag(Mood.calm); Text(\"b\").tag(Place.home)"
    let list = try look("List(selection: $place) { \(rows); Text(\"c\").tag(Place.shop(\"x\")) }")
    #expect(list.texts.count == 6 && list.marked == 1)
  }

  @Test func `have a button that says whether they are edited`() throws {
    let titles = { (editing: Bool) in
      let preview = preview("List { EditButton() }", editing: editing)
      return preview.drawing.items.description
    }
    #expect(titles(true).contains("Done") && titles(false).contains("Edit"))
  }
}
