internal import Foundation
internal import Testing
@testable internal import Views

private struct Shopping: View {
  @State private var items = ["Milk", "Eggs", "Bread"]
  var body: some View {
    NavigationStack {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
    }
  }
}

private struct Choosing: View {
  @State private var chosen: Set<String> = []
  @State private var one: Int?
  let isEditing: Bool
  var body: some View {
    List(["Milk", "Eggs"], id: \.self, selection: $chosen) { Text($0) }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    List(1..<4, id: \.self, selection: $one) { Text("Row \($0)") }
    Text("\(chosen.sorted().joined(separator: "+")) \(one ?? 0)")
  }
}

@MainActor @Suite struct `Lists that a person edits` {
  private let rows: Set<String> = ["Milk", "Eggs", "Bread"]
  private func rows(_ screen: ShownScreen) -> [String] { screen.texts.filter(rows.contains) }

  @Test func `remove a row by a swipe`() {
    let screen = ShownScreen(Shopping())
    #expect(screen.touch("Eggs") { $0.swipe($1, from: .trailing) })
    #expect(screen.tap("Delete"))
    #expect(rows(screen) == ["Milk", "Bread"] && !screen.texts.contains("Delete"))
  }
  @Test func `remove a row by the sign before it, which asks first`() {
    let screen = ShownScreen(Shopping())
    #expect(screen.tap("Edit") && screen.texts.contains("Done"))
    let host = screen.host
    let signs = host.infos.indices.filter { host.infos[$0].kind == "Signs" }
    #expect(signs.count == 3)
    #expect(screen.tap("Signs"))
    #expect(rows(screen).count == 3 && screen.texts.contains("Delete"))
    #expect(screen.tap("Delete"))
    #expect(rows(screen) == ["Eggs", "Bread"])
    #expect(screen.tap("Done") && screen.texts.contains("Edit"))
  }
  @Test func `move a row to a place, only while they are edited`() {
    let screen = ShownScreen(Shopping())
    #expect(!screen.touch("Milk") { $0.set(2, at: $1) })
    #expect(screen.tap("Edit"))
    #expect(screen.touch("Milk") { $0.set(99, at: $1) } && rows(screen) == ["Eggs", "Bread", "Milk"])
    #expect(screen.touch("Bread") { $0.set(0, at: $1) } && rows(screen) == ["Bread", "Eggs", "Milk"])
  }
  @Test func `select rows by taps, several only while they are edited`() {
    let still = ShownScreen(Choosing(isEditing: false))
    #expect(!still.tap("Milk") && still.tap("Row 2") && still.texts.contains(" 2"))
    let edited = ShownScreen(Choosing(isEditing: true))
    #expect(edited.tap("Milk") && edited.tap("Eggs") && edited.texts.contains("Eggs+Milk 0"))
    #expect(edited.tap("Milk") && edited.texts.contains("Eggs 0"))
  }
  @Test func `Offsets are removed and moved as in SwiftUI`() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [0, 4], toOffset: 3)
    #expect(String(letters) == "bcaedf")
    letters.move(fromOffsets: [5], toOffset: 0)
    #expect(String(letters) == "fbcaed")
    letters.remove(atOffsets: [0, 2, 5])
    #expect(String(letters) == "bae")
    var slice = Array("abcdef")[2...]
    slice.move(fromOffsets: [0], toOffset: 4)
    #expect(String(slice) == "defc")
  }
}

private struct Fruits: View {
  @State private var chosen: String?
  var body: some View {
    NavigationSplitView {
      List(["Apple", "Pear"], id: \.self, selection: $chosen) { fruit in
        if fruit == "Apple" { Text(fruit) } else { NavigationLink(fruit, value: fruit) }
      }
      .navigationTitle("Fruits")
    } detail: {
      if let chosen { Text("All about \(chosen)") } else { Text("None") }
    }
  }
}

private struct Folders: View {
  @State private var folder: String?
  @State private var note: Int?
  var body: some View {
    NavigationSplitView {
      List(["Work", "Home"], id: \.self, selection: $folder) { Text($0) }
    } content: {
      List(1..<3, id: \.self, selection: $note) { Text("\(folder ?? "") \($0)") }.navigationTitle("Notes")
    } detail: {
      Text("Note \(note ?? 0)")
    }
  }
}

@MainActor @Suite struct `Columns on a phone` {
  @Test func `push the detail of what is selected, until a person goes back`() {
    for fruit in ["Apple", "Pear"] {
      let screen = ShownScreen(Fruits())
      #expect(!screen.texts.contains("None"))
      #expect(screen.tap(fruit) && screen.texts.contains("All about \(fruit)"))
      #expect(screen.tap("Fruits") && !screen.texts.contains("All about \(fruit)"))
    }
  }
  @Test func `push three deep`() {
    let screen = ShownScreen(Folders())
    #expect(screen.tap("Home") && screen.texts.contains("Home 2"))
    #expect(screen.tap("Home 2") && screen.texts.contains("Note 2"))
    #expect(screen.tap("Notes") && !screen.texts.contains("Note 2"))
    #expect(screen.tap("Back") && screen.texts.filter { $0 == "Home 1" }.isEmpty)
  }
}
